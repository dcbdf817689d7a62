#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// What the bank pays, and for which territories. Rule: I-01 to I-08.
class IncomePanel : public Panel {
public:
    IncomePanel(wxWindow* parent, Table& table);
    void show_state() override;

private:
    wxStaticText* m_what;
    wxStaticText* m_why;
    wxButton* m_collect;
    RowList* m_territories;
};

} // namespace intendant::app::aa
