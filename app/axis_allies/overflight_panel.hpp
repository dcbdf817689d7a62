#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/dice_entry.hpp"

#include <wx/stattext.h>

namespace intendant::app::aa {

/// An enemy gun that was flown over fires: one die for each aircraft, and who was shot down. Hidden when there is none.
/// Rule: C-20, C-22, C-25.
class OverflightPanel : public Page {
public:
    OverflightPanel(wxWindow* parent, Table& table);
    void show_state() override;

private:
    void fired(const core::Throw& dice);

    wxStaticText* m_what;
    CountList* m_losses;
    DiceEntry* m_dice;
};

} // namespace intendant::app::aa
