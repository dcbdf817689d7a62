#include "model/afrika_korps/need.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/ground.hpp"
#include "model/odds/need.hpp"

#include <algorithm>
#include <array>

namespace intendant::afrika_korps {

namespace {

double value_of(const Chance& chance) { return static_cast<double>(chance.part) / static_cast<double>(chance.of); }

/// The best division by which the hex is taken; nothing where the planner has none.
std::optional<Plan> best_plan(const State& state, const Contact& contact, HexId hex) {
    auto answer = plans(*state.tables, state.options, contact, {.take = hex}, 1);
    auto* const found = std::get_if<Plans>(&answer);
    return found != nullptr && !found->best.empty() ? std::optional{std::move(found->best.front())} : std::nullopt;
}

} // namespace

std::vector<FurtherUnit> further_units(const State& state, HexId hex) {
    std::vector<FurtherUnit> found;
    if (!whole_map(state)) {
        return found;
    }
    const auto& tables = *state.tables;
    for (const auto id : combat_units(state, state.turn.side)) {
        const auto from = state[id].hex;
        if (!from || meet(state, *from, hex) || std::ranges::count(movable_in(state, *from), id) == 0) {
            continue;
        }
        const std::array alone{id};
        const auto reach = reach_of(state, alone, false);
        for (const auto to : reach.hexes()) {
            if (to != *from && meet(state, to, hex)) {
                found.push_back({.unit = id, .to = to, .attack = tables[id].attack});
            }
        }
    }
    std::ranges::stable_sort(found, {}, &FurtherUnit::attack);
    return found;
}

HexNeed hex_need(const State& state, HexId hex, double chance, const std::function<void(const HexNeed&)>& better,
                 const std::stop_token& stop) {
    HexNeed need;
    need.none = odds::objection_to_chance(chance);
    if (!need.none && stack_in(state, hex, enemy_of(state.turn.side)).empty()) {
        need.none = core::Message{INTENDANT_TR("No enemy stands in {hex}."), {{"hex", name(*state.tables, hex)}}};
    }
    if (need.none) {
        need.refused = true;
        return need;
    }
    bool found = false;
    const auto enough = [&](double what) { return what >= chance - odds::same_chance; };
    /// Takes the best division of a position where it is better than what there is.
    const auto consider = [&](const State& position, const std::optional<FurtherUnit>& unit) {
        auto contact = contact_to_plan(position);
        auto plan = best_plan(position, contact, hex);
        ++need.divisions;
        const auto there = plan && plan->taken ? *plan->taken : Chance{0, 1};
        need.before = unit ? need.before : there;
        need.greatest = std::max(need.greatest, value_of(there));
        if (!plan || !enough(value_of(there)) || (found && value_of(there) <= value_of(need.chance) + odds::same_chance)) {
            return;
        }
        found = true;
        need.unit = unit;
        need.contact = std::move(contact);
        need.plan = *std::move(plan);
        need.chance = there;
        if (better) {
            better(need);
        }
    };
    consider(state, std::nullopt);
    if (!found) {
        for (const auto& each : further_units(state, hex)) {
            if (stop.stop_requested() || (found && each.attack > need.unit->attack)) {
                break;
            }
            auto position = state;
            position.pieces[each.unit.index].hex = each.to;
            consider(position, each);
        }
    }
    need.cancelled = stop.stop_requested();
    if (!found && !need.cancelled) {
        need.none = odds::nothing_suffices(chance, need.greatest);
    }
    return need;
}

} // namespace intendant::afrika_korps
