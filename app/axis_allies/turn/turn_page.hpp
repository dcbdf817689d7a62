#pragma once

#include "app/axis_allies/table.hpp"
#include "app/board/situation.hpp"

#include "app/widgets/count_list.hpp"
#include "app/widgets/link_row.hpp"
#include "model/axis_allies/landings.hpp"

#include <wx/stattext.h>

class wxButton;

namespace intendant::app::aa {

class IncomePanel;
class MovementPanel;
class OverflightPanel;
class PlacementPanel;
class PurchasePanel;
class ResearchPanel;
class ThisAction;

/// What is entered in the Action that is being played.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table);
    void show_state() override;
    /// What is typed takes more lines or fewer: the rows of numbers, and what stands below them, share the room anew.
    bool Layout() override;
    /// Puts the keyboard where the Action begins.
    void set_focus() override;
    void set_focus_on_research();
    void move_from(SpaceId space);
    /// Puts a purchase, a move or a placement into the sheet, to be changed and booked.
    void fill(const Command& command);

    /// A space was picked on the board.
    void pick(SpaceId space);
    /// What is carried on the board, as the sheet shows it too.
    void carry(std::optional<SpaceId> from, const std::vector<UnitCount>& units);
    /// The keyboard goes to the numbers of what was filled in.
    void set_focus_on_counts();

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;
    /// A purchase is typed; nothing: none is.
    std::function<void(const std::vector<UnitCount>&)> on_purchase;
    /// Whether a raid is announced, as it is said on the sheet and on the board.
    void wish_raid(bool raid);
    std::function<void(bool)> on_raid;
    std::function<void()> to_battle_board;
    /// A battle to come was picked.
    std::function<void(SpaceId)> on_battle;
    /// Aircraft that are still to land were picked: they are to be taken up, and then `land`.
    std::function<void(const LandingDue&)> on_landing;
    /// The move of these aircraft stands in the sheet, and Enter books it.
    void land(const LandingDue& due);

private:
    enum Sheet { Buying, Moving, Fighting, Placing, Collecting };
    Sheet sheet() const;
    CountList* counts();
    void fit_counts();

    void show_title();

    wxStaticText* m_title;
    ThisAction* m_so_far;
    LinkRow* m_know;
    wxPanel* m_buying;
    wxPanel* m_fighting;
    ResearchPanel* m_research;
    PurchasePanel* m_purchase;
    OverflightPanel* m_overflight;
    MovementPanel* m_movement;
    wxButton* m_to_battle;
    PlacementPanel* m_placement;
    IncomePanel* m_income;
    wxSize m_fitted_for; ///< while the page is being sized GTK forgets what is moved
    bool m_fitting{false};
};

} // namespace intendant::app::aa
