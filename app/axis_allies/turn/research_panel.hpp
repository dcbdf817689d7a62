#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/dice_entry.hpp"

#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// Research and development: dice bought and thrown, then one die for each breakthrough. Rule.
class ResearchPanel : public Panel {
public:
    ResearchPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    /// Called when nothing is left to throw for.
    std::function<void()> on_done;

private:
    void thrown(const core::Throw& dice);
    void booked();

    wxStaticText* m_what;
    wxSpinCtrl* m_how_many;
    DiceEntry* m_dice;
    wxStaticText* m_hint;
};

} // namespace intendant::app::aa
