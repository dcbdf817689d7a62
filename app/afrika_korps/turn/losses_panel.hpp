#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/widgets/card_list.hpp"

namespace intendant::app::ak {

/// The units that must be eliminated before the battles. Rule: AK-DIV-2, AK-DIV-4, AK-DIV-6.
class LossesPanel : public StepPanel {
public:
    LossesPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    std::optional<wxString> act() const override;
    void do_act() override;

private:
    wxStaticText* m_words;
    CardList* m_units;
};

} // namespace intendant::app::ak
