#pragma once

#include "app/axis_allies/setup/cargo_grid.hpp"
#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/axis_allies/setup/owners_grid.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/money_field.hpp"

#include <wx/dialog.h>
#include <wx/textctrl.h>

namespace intendant::app::aa {

/// What the books believe of pieces, cargo, owners and treasuries, to be set to what is really on the table; booked as one entry.
class StocktakeDialog : public wxDialog {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What the table found. Throws: std::runtime_error when a treasury is no amount.
    Stocktake command() const;

private:
    wxWindow* make_treasuries(wxWindow* parent);
    void finish();

    const Table& m_table;
    NoticeBar* m_notice;
    DeploymentGrid* m_pieces;
    CargoGrid* m_cargo;
    OwnersGrid* m_owners;
    PerPower<MoneyField*> m_treasuries;
    wxTextCtrl* m_reason;
};

} // namespace intendant::app::aa
