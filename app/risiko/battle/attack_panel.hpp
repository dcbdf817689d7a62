#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"
#include "app/widgets/dice_strip.hpp"
#include "app/widgets/typed_on.hpp"
#include "model/core/form.hpp"

#include <wx/stattext.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app::rk {

/// The attack sheet: base and target, the dice that both sides declare, the dice of the table or of the program; and the odds of the next
/// throw, of the conquest, and of a chain of territories.
/// Rule: RK-ATK-1 to RK-ATK-11, RK-OCC-1, RK-OCC-2.
class AttackPanel : public Panel {
public:
    AttackPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    /// A territory of the player is a base, another one a target.
    void point_at(TerritoryId id);
    void carry(TerritoryId from, int armies);
    void prepare(TerritoryId from, TerritoryId to);
    void fill(const ThrowDice& dice);

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    int text_width() const;
    wxSizer* make_where();
    wxSizer* make_dice();
    core::FormValues filled(std::optional<TerritoryId> from, std::optional<TerritoryId> to) const;
    void offer_targets();
    void show_odds();
    wxString odds_of_throw(TerritoryId from, TerritoryId to) const;
    wxString odds_of_chain(TerritoryId from, TerritoryId to) const;
    void show_last();
    void typed();
    void hand_on(const wxString& attack, const wxString& defence, const wxString& beyond);
    void hand_on_now(const wxString& attack, const wxString& defence);
    void booked();
    void empty();
    void announce();
    void throw_typed();
    void void_throw();
    void roll(bool to_the_end);
    void roll_once(TerritoryId from, TerritoryId to, bool to_the_end);
    void next_throw();

    NameField* m_from;
    NameField* m_to;
    wxTextCtrl* m_chain;
    wxSpinCtrl* m_attacker;
    wxSpinCtrl* m_defender;
    wxTextCtrl* m_attack_dice;
    wxTextCtrl* m_defence_dice;
    wxSpinCtrl* m_occupy;
    wxSpinCtrl* m_stop_at;
    wxStaticText* m_odds;
    wxStaticText* m_last;
    DiceStrip* m_strip;
    std::pair<int, Colour> m_turn{}; ///< round and player for whom it was filled in
    bool m_carried{false};
    bool m_on_its_way{false}; ///< a complete throw is being booked; what is typed meanwhile is for the next
    bool m_taken{false};
    bool m_given_back{false}; ///< a complete throw was not booked and stands in the fields again
    TypedOn m_typed_on;
};

} // namespace intendant::app::rk
