#pragma once

#include "app/axis_allies/deployment_grid.hpp"
#include "app/axis_allies/table.hpp"

#include <wx/dialog.h>
#include <wx/textctrl.h>

namespace intendant::app::aa {

/// What the books believe to stand where, to be set to what is really on the board; booked as one entry.
class StocktakeDialog : public wxDialog {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What the table found.
    Stocktake command() const;

private:
    void finish();

    const Table& m_table;
    NoticeBar* m_notice;
    DeploymentGrid* m_grid;
    wxTextCtrl* m_reason;
};

} // namespace intendant::app::aa
