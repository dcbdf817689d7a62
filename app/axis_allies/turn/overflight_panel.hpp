#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/dice_entry.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

#include <optional>
#include <vector>

namespace intendant::app::aa {

/// An enemy gun that was flown over fires: one die for each aircraft, then, when it hits, who was shot down; both are
/// booked together. Hidden when there is none.
/// Rule: C-20, C-22, C-25.
class OverflightPanel : public Panel {
public:
    OverflightPanel(wxWindow* parent, Table& table);
    void show_state() override;

private:
    void thrown(const core::Throw& dice);
    void propose(int hits);
    void show_sum();
    void take();
    void forget_throw();
    void book(const std::vector<UnitCount>& losses);

    wxStaticText* m_what;
    DiceEntry* m_dice;
    wxPanel* m_losing;
    CountList* m_losses;
    wxStaticText* m_sum;
    wxButton* m_take;
    std::optional<Overflight> m_flight;  ///< the one that is shown
    std::optional<core::Throw> m_thrown; ///< waits for its losses
};

} // namespace intendant::app::aa
