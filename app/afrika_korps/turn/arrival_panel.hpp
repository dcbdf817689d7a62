#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/desk/form_panel.hpp"

#include <vector>

namespace intendant::app::ak {

/// What comes in: the supply of the turn with the die of the Axis, reinforcements that wait, units from the sea, and those that come back
/// for replacement factors. Rule: AK-SUP-2, AK-SUP-3, AK-SUP-11, AK-RNF-2, AK-RPL-4, AK-SEA-2.
class ArrivalPanel : public StepPanel {
public:
    ArrivalPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    void set_focus() override;
    std::optional<wxString> act() const override;
    void do_act() override;
    void point_at(HexId hex) override;

private:
    bool supply_due() const;
    wxString about_supply() const;

    wxStaticText* m_about;
    FormPanel* m_supply;
    FormPanel* m_decline;
    std::vector<FormPanel*> m_forms; ///< these two, then a form for each kind of units
};

} // namespace intendant::app::ak
