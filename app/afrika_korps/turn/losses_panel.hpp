#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/widgets/card_list.hpp"

namespace intendant::app::ak {

/// The units that must be eliminated before the battles; where the books do not keep the map, the table says which and why, and where they
/// keep no battles, what was lost in them. Rule: AK-DIV-2, AK-DIV-4, AK-DIV-6, AK-CMB-12.
class LossesPanel : public StepPanel {
public:
    LossesPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    std::optional<wxString> act() const override;
    void do_act() override;
    void set_focus() override;

private:
    bool only_books() const;
    std::vector<Cause> causes() const;
    void show_given();
    void eliminate();

    wxStaticText* m_heading;
    wxStaticText* m_words;
    CardList* m_units;
    wxPanel* m_given;
    UnitTicks* m_lost;
    wxChoice* m_cause;
};

} // namespace intendant::app::ak
