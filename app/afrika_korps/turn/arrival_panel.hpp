#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"

#include <wx/choice.h>

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
    std::optional<HexId> port() const;
    void bring(std::optional<core::Throw> dice);
    void enter();
    void show_cost();

    wxStaticText* m_supply;
    wxPanel* m_port_row;
    wxChoice* m_port;
    wxPanel* m_die_row;
    wxTextCtrl* m_die;
    wxPanel* m_place_row;
    wxPanel* m_units_part;
    wxStaticText* m_about_units;
    UnitTicks* m_units;
    std::vector<HexId> m_ports; ///< in the order of the choice
};

} // namespace intendant::app::ak
