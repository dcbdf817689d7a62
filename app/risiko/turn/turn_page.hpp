#pragma once

#include "app/board/situation.hpp"
#include "app/desk/form_panel.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

#include <functional>
#include <vector>

namespace intendant::app::rk {

class AttackPanel;
class DealPanel;

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
    void end_turn() { m_end->book(); }

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;
    /// The clock of TIME ATTACK is to be started.
    std::function<void()> on_start_clock;

private:
    FormPanel* form(const char* id, const char* name, FormPanel::Look look = FormPanel::Look::Sheet);
    bool placing() const;
    void draw(const core::Form& form);
    void say_over();

    FormPanel* m_first;
    DealPanel* m_deal;
    FormPanel* m_set;
    FormPanel* m_discard;
    FormPanel* m_placing;
    FormPanel* m_no_more;
    FormPanel* m_end;
    FormPanel* m_move;
    FormPanel* m_follow;
    AttackPanel* m_attack;
    std::vector<FormPanel*> m_forms; ///< all of them
    wxStaticText* m_over;
    wxButton* m_start_clock;
    bool m_carried{false}; ///< armies of the move are held on the board
};

} // namespace intendant::app::rk
