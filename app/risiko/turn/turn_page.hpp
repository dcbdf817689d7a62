#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <wx/stattext.h>

#include <functional>

namespace intendant::app::rk {

class AttackPanel;
class CardsPanel;
class MovePanel;
class PlacingPanel;
class SetupPanel;

/// What the table does now: set-up, armies to place, cards, the attack sheet, the strategic move, the end of the turn. Only
/// what belongs to the moment is shown.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table);

    void show_state() override;
    void set_focus() override;
    /// Books what is typed for the set-up or to be placed; what is missing is answered, and the keyboard goes there.
    void book_placing();
    /// A territory was pointed at on the board: base or target of an attack, or of the move.
    void point_at(TerritoryId id);
    /// What is carried on the board stands in the sheet too; none: it was put down or let go.
    void carry(TerritoryId from, int armies);
    /// The attack sheet is filled in.
    void prepare_attack(TerritoryId from, TerritoryId to);
    /// Puts a command into its panel, to be changed and booked again.
    void fill(const Command& command);
    void end_turn();

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    bool placing() const;

    SetupPanel* m_setup;
    CardsPanel* m_cards;
    PlacingPanel* m_placing;
    AttackPanel* m_attack;
    MovePanel* m_move;
    wxPanel* m_end;
    wxPanel* m_drawn_row;
    NameField* m_drawn;
    wxButton* m_no_more;
    wxStaticText* m_over;
};

} // namespace intendant::app::rk
