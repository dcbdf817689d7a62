#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/desk/form_panel.hpp"

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
    wxString found_on_map() const;
    wxString what_ends() const;

    wxStaticText* m_title;
    wxStaticText* m_words;
    FormPanel* m_asked;
};

} // namespace intendant::app::ak
