#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"

#include <wx/choice.h>

#include <array>

namespace intendant::app::ak {

/// The first and the last step of a turn: who controls the four places, which units are isolated, and what the end of the turn brings.
/// With the whole map the books find it; else the table says it. Rule: AK-CAL-8, AK-CAL-10, AK-ISO-2, AK-SUP-15, AK-VIC-4.
class StartPanel : public StepPanel {
public:
    StartPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    void set_focus() override;
    std::optional<wxString> act() const override;
    void do_act() override;

private:
    std::vector<ControlRow> control() const;
    std::optional<std::vector<CounterId>> isolated() const;
    wxString found_on_map() const;
    wxString what_ends() const;

    wxStaticText* m_title;
    wxStaticText* m_words;
    wxPanel* m_asked;
    std::array<wxChoice*, all_key_places.size()> m_control{};
    UnitTicks* m_isolated;
};

} // namespace intendant::app::ak
