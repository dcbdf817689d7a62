#include "app/risiko/desk/battle_for_table.hpp"

#include "app/risiko/words.hpp"
#include "model/risiko/decision.hpp"

#include <algorithm>
#include <functional>

namespace intendant::app::rk {

namespace {

/// The last entry, where it is a throw.
std::optional<DiceThrown> last_throw(const Table& table) {
    for (const auto& line : table.session().last_entries(1)) {
        for (const auto& event : line.undone ? std::vector<Event>{} : db::RisikoSession::read_events(table.tables(), line.entry.events)) {
            if (const auto* const thrown = std::get_if<DiceThrown>(&event)) {
                return *thrown;
            }
        }
    }
    return std::nullopt;
}

TableView::Battle::Side side_of(const Tables& tables, Colour colour, TerritoryId territory, int armies) {
    constexpr int large = 96;
    const auto emblem = patch(tables, colour, large);
    return {.name = word(tables, colour) + L" \u00B7 " + word(tables, territory),
            .emblem = emblem,
            .pieces = {{.picture = emblem, .name = word(tables, territory), .count = armies}}};
}

/// Highest against highest, as the books compare them. Rule: RK-ATK-6, RK-ATK-7.
void add_dice(TableView::Battle& shown, const DiceThrown& thrown) {
    auto attack = thrown.attack.faces;
    auto defence = thrown.defence.faces;
    std::ranges::sort(attack, std::greater{});
    std::ranges::sort(defence, std::greater{});
    shown.dice.assign(2, {});
    for (std::size_t die = 0; die < std::max(attack.size(), defence.size()); ++die) {
        const bool both = die < std::min(attack.size(), defence.size());
        const bool attacker_hits = both && compare({attack[die]}, {defence[die]}).defender > 0;
        if (die < attack.size()) {
            shown.dice.front().push_back({.face = attack[die], .hits = attacker_hits});
        }
        if (die < defence.size()) {
            shown.dice.back().push_back({.face = defence[die], .hits = both && !attacker_hits});
        }
    }
}

} // namespace

std::optional<TableView::Battle> battle_for_table(const Table& table) {
    const auto& state = table.now();
    const auto& tables = *state.tables;
    auto thrown = last_throw(table);
    const auto& attack = state.turn.attack;
    if (thrown && attack && (attack->from != thrown->from || attack->to != thrown->to)) {
        thrown.reset();
    }
    if (!thrown && (!attack || !state[attack->to].owner)) {
        return std::nullopt;
    }
    const auto from = thrown ? thrown->from : attack->from;
    const auto to = thrown ? thrown->to : attack->to;
    TableView::Battle shown{
        .title = word(tables, from) + L" \u2192 " + word(tables, to),
        .attacker =
            side_of(tables, thrown ? thrown->attacker : state.turn.player, from, thrown ? thrown->attacker_left : state[from].armies),
        .defender = side_of(tables, thrown ? thrown->defender : *state[to].owner, to, thrown ? thrown->defender_left : state[to].armies),
        .throw_words = {},
        .dice = {}};
    if (thrown) {
        shown.throw_words = table.say(summary(tables, *thrown));
        add_dice(shown, *thrown);
    } else {
        shown.attacker.throws = true;
    }
    return shown;
}

} // namespace intendant::app::rk
