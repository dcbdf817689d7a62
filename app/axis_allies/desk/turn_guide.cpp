#include "app/axis_allies/desk/turn_guide.hpp"

#include "app/axis_allies/looks.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr int roundel_size = 36;

/// As the head of the desk has room for.
wxString short_word(Action action) {
    switch (action) {
    case Action::ResearchAndPurchase:
        return _("Purchase");
    case Action::CombatMovement:
        return _("Combat movement");
    case Action::Combat:
        return _("Combat");
    case Action::NonCombatMovement:
        return _("Non-combat");
    case Action::Placement:
        return _("Placement");
    case Action::Income:
        return _("Income");
    }
    return {};
}

wxString change(core::Money now, core::Money before) {
    const auto more = now.amount - before.amount;
    return more == 0 ? wxString{} : wxString::Format("(%+lld)", static_cast<long long>(more));
}

} // namespace

wxString player_of(const State& state, Power power) {
    const auto found = std::ranges::find_if(
        state.players, [power](const auto& each) { return std::ranges::find(each.powers, power) != each.powers.end(); });
    return found != state.players.end() ? to_wx(found->name) : wxString{};
}

wxString TurnGuide::next_label() const {
    const auto& turn = state().turn;
    if (state().outcome) {
        return _("The game is over");
    }
    if (state().battle) {
        return state().battle->owed                           ? wxString{_("Take the losses as shown")}
               : state().battle->step == BattleStep::Decision ? wxString{_("Press on")}
                                                              : wxString::Format(_("Battle: %s"), word(state().battle->step));
    }
    if (turn.breakthroughs > 0) {
        return _("Throw for the development");
    }
    if (const auto battle = next_battle()) {
        return wxString::Format(battle->kind == BattleKind::Raid ? _("Bombing raid on %s") : _("Begin the battle: %s"),
                                word(tables(), battle->space));
    }
    if (turn.action == Action::Income) {
        const auto income = m_table.income();
        return turn.income_collected || !income ? wxString::Format(_("Hand over to %s"), word(tables(), next_power(turn.power)))
                                                : wxString::Format(_("Collect %s"), ipc(income->production - income->debt_paid));
    }
    return wxString::Format(_("Go on to %s"), word(static_cast<Action>(static_cast<int>(turn.action) + 1)));
}

/// The one that is selected, unless it must wait.
std::optional<PendingBattle> TurnGuide::next_battle() const {
    if (state().turn.action != Action::Combat) {
        return std::nullopt;
    }
    if (const auto chosen = selected ? selected() : std::nullopt; chosen && !chosen->must_wait) {
        return chosen;
    }
    const auto pending = pending_battles(state());
    const auto found = std::ranges::find(pending, false, &PendingBattle::must_wait);
    return found != pending.end() ? std::optional{*found} : std::nullopt;
}

TurnHead TurnGuide::head() const {
    const auto& turn = state().turn;
    TurnHead head{.emblem = roundel(turn.power, roundel_size),
                  .who = word(tables(), turn.power),
                  .under = player_of(state(), turn.power),
                  .steps = {},
                  .next = next_label(),
                  .may = !state().outcome && !m_table.read_only()};
    const wxString dot{L" \u00B7 "};
    head.under += (head.under.empty() ? wxString{} : dot) + wxString::Format(_("Round %d"), turn.round) + dot;
    if (state().outcome) {
        const auto& outcome = *state().outcome;
        head.under +=
            outcome.winner ? wxString::Format(_("The %s have won."), word(*outcome.winner)) : wxString{_("The game was left unfinished.")};
    } else {
        head.under += wxString::Format(_("Then: %s"), word(tables(), next_power(turn.power)));
    }
    for (const auto action : all_actions) {
        head.steps.push_back({short_word(action), action < turn.action    ? TurnHead::When::Done
                                                  : action == turn.action ? TurnHead::When::Now
                                                                          : TurnHead::When::ToCome});
    }
    return head;
}

void TurnGuide::next_step() {
    const auto& turn = state().turn;
    if (state().outcome || m_table.read_only()) {
        return;
    }
    if (state().battle) {
        to_battle_board();
        return;
    }
    if (turn.breakthroughs > 0) {
        to_research();
        return;
    }
    if (const auto battle = next_battle()) {
        const auto chosen = selected();
        if (chosen && chosen->space == battle->space && chosen->kind == battle->kind) {
            begin_selected();
        } else {
            m_table.book(BeginBattle{.space = battle->space, .raid = battle->kind == BattleKind::Raid});
        }
        return;
    }
    if (turn.action == Action::Income && !turn.income_collected) {
        m_table.book(CollectIncome{});
        return;
    }
    m_table.book(EndAction{});
}

std::vector<Account> accounts_of(const Table& table) {
    constexpr int size = 28;
    std::vector<Account> accounts;
    const auto& state = table.state();
    const auto& before = table.before() != nullptr ? *table.before() : state;
    for (const auto power : all_powers) {
        const auto treasury = state.powers[power].treasury;
        accounts.push_back({.key = std::string{id_of(power)},
                            .emblem = roundel(power, size),
                            .figure = wxString::Format("%lld", static_cast<long long>(treasury.amount)),
                            .unit = _("IPC"),
                            .change = change(treasury, before.powers[power].treasury),
                            .name = word(table.tables(), power),
                            .detail = wxString::Format(_("makes %lld"), static_cast<long long>(production(state, power).amount)) +
                                      (production(state, power) == production(before, power)
                                           ? wxString{}
                                           : " " + change(production(state, power), production(before, power))),
                            .now = !state.outcome && power == state.turn.power});
    }
    return accounts;
}

} // namespace intendant::app::aa
