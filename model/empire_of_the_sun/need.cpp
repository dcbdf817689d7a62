#include "model/empire_of_the_sun/need.hpp"

#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"
#include "model/odds/need.hpp"

#include <algorithm>
#include <utility>

namespace intendant::empire_of_the_sun {

namespace {

bool takes_part(const State& state, HexId hex, UnitId unit) {
    if (state[unit].on_map() && state[unit].place.hex == hex) {
        return true;
    }
    const auto afar = from_afar(state, hex, (*state.tables)[unit].side);
    return std::ranges::any_of(afar, [&](const FighterRow& row) { return row.unit == unit && row.from != FightsFrom::Escort; });
}

/// The unit where it goes, active.
void join(State& state, const FurtherUnit& further) {
    auto& offensive = *state.offensive;
    auto& active = (*state.tables)[further.unit].side == offensive.side ? offensive.activated : offensive.reacting;
    if (!has(active, further.unit)) {
        active.push_back(further.unit);
    }
    if (further.move) {
        auto& place = state.units[further.unit.index].place;
        offensive.moved.push_back({.unit = further.unit, .from = place.hex, .by = further.move->by});
        place.hex = further.move->to;
    }
}

/// The cheapest move by which it takes part, of the first kind of travel that leads to one; nothing where none does. Aircraft and carriers keep away
/// where they can. The unit is active.
std::optional<MoveUnits> move_to_battle(const State& state, const Supply& supply, HexId hex, UnitId id) {
    const auto& unit = (*state.tables)[id];
    const auto away = [&](HexId from) { return state.tables->map->distance(from, hex); };
    std::optional<MoveUnits> found;
    for (const auto by : travels_of(unit)) {
        if (by == Travel::Strategic || found) {
            continue;
        }
        const auto reached = reach(state, supply, id, by);
        const ReachedHex* best = nullptr;
        for (const auto& each : reached.hexes) {
            const bool near = unit.zone() && away(each.hex) > 0 && away(each.hex) <= unit.range;
            const bool best_near = best != nullptr && away(best->hex) > 0;
            if ((near || (each.hex == hex && unit.kind != UnitKind::Air)) &&
                (best == nullptr || (near && !best_near) || (near == best_near && each.way.cost < best->way.cost))) {
                best = &each;
            }
        }
        if (best != nullptr) {
            found = lone_move(state, supply, id, best->hex, by);
        }
    }
    return found;
}

/// How that unit would take part, once it is active; nothing where it would not, or does already.
std::optional<FurtherUnit> as_further(const State& state, HexId hex, UnitId id, bool active) {
    const auto then = as_if_active(state, id, {}, false);
    if (!then || (active && takes_part(state, hex, id))) {
        return {};
    }
    FurtherUnit found{.unit = id, .active = active};
    if (takes_part(*then, hex, id)) {
        return found;
    }
    Supply supply; // of active units (ES-SUP-7)
    supply.compute(*then->tables, board_of(*then));
    found.move = move_to_battle(*then, supply, hex, id);
    return found.move ? std::optional{std::move(found)} : std::nullopt;
}

int attack_of(const State& state, UnitId id) { return (*state.tables)[id].attack[state[id].step == Step::Full ? 0 : 1]; }

/// The same books, with a battle there that the other side has seen coming: whoever asks who could react.
State as_if_intercepted(State state, HexId hex) {
    if (!has(state.offensive->battles, hex)) {
        state.offensive->battles.push_back(hex);
    }
    state.offensive->status = state.offensive->status.value_or(Status::Intercept);
    return state;
}

/// Those whom that headquarters can activate one after the other, the most attack first.
std::vector<FurtherUnit> reacting_under(const State& state, HexId hex, UnitId headquarters) {
    auto then = as_if_intercepted(state, hex);
    auto units = units_on_map(*state.tables, board_of(state), enemy_of(state.offensive->side));
    std::ranges::stable_sort(units, std::ranges::greater{}, [&](UnitId id) { return attack_of(state, id); });
    std::vector<FurtherUnit> found;
    for (const auto id : units) {
        const ActivateUnits activation{.units = {id}, .headquarters = headquarters};
        if ((*state.tables)[id].hq() || has(then.offensive->reacting, id) || takes_part(then, hex, id) ||
            !core::lawful(decide(then, activation))) {
            continue;
        }
        if (auto further = as_further(then, hex, id, false)) {
            then.offensive->reacting.push_back(id);
            found.push_back(*std::move(further));
        }
    }
    return found;
}

/// A share of the faces of the die makes it intercept, and the other battle is a surprise. Rule: ES-INT-4.
double share_of_intercept(const State& state) {
    const auto& offensive = *state.offensive;
    const auto& card = (*state.tables)[offensive.card];
    if (offensive.rolled || !may_roll(card, offensive.as_event)) {
        return 0;
    }
    const core::Throw one{.die = Tables::usual_die, .faces = {core::lowest_face(Tables::usual_die)}};
    const auto verdict = decide(state, SetIntelligence{.dice = one, .crossed = {}, .modifier = {}});
    if (core::refused(verdict)) {
        return 0;
    }
    for (const auto& event : core::acceptance(verdict).events) {
        if (const auto* const rolled = std::get_if<DieRolled>(&event)) {
            const int modifier = rolled->value - one.faces.front();
            int faces = 0;
            int all = 0;
            for (int face = core::lowest_face(Tables::usual_die); face <= core::highest_face(Tables::usual_die); ++face, ++all) {
                faces += intercepts(face, intelligence_value(card, offensive.as_event).value_or(0), modifier) ? 1 : 0;
            }
            return static_cast<double>(faces) / all;
        }
    }
    return 0;
}

double chance_of_battle(const Tables& tables, Battle battle, Status status, const OffensiveQuestion& question) {
    battle.status = status;
    const auto sums = sums_of(battle, battle_odds(tables, battle, question.rule));
    return static_cast<double>(question.aim == BattleAim::Hex ? sums.taken : sums.wins) / static_cast<double>(sums.all);
}

std::optional<core::Message> objection(const State& state, const OffensiveQuestion& question) {
    const Parameters at{{"hex", name(question.hex)}};
    if (!state.offensive) {
        return core::Message{INTENDANT_TR("No offensive is under way: play a card for one, and ask again."), {}};
    }
    if (auto why = odds::objection_to_chance(question.chance)) {
        return why;
    }
    if (!stands_in(state, question.hex, enemy_of(state.offensive->side))) {
        return core::Message{INTENDANT_TR("No enemy stands in {hex}."), at};
    }
    if (has(state.offensive->fought_at_sea, question.hex) || has(state.offensive->fought, question.hex)) {
        return core::Message{INTENDANT_TR("The battle in {hex} has begun: its own page shows the odds."), at};
    }
    if (question.aim == BattleAim::Hex && state.tables->map->land(question.hex) == nullptr) {
        return core::Message{INTENDANT_TR("{hex} is sea: nobody takes it. Ask who wins there in the air and at sea."), at};
    }
    return {};
}

/// Places in the list: the fewest new activations first, then the fewest units.
std::vector<std::vector<std::size_t>> all_choices(const std::vector<FurtherUnit>& could) {
    std::vector<std::vector<std::size_t>> all{{}};
    for (std::size_t i = 0; i < could.size(); ++i) {
        all.push_back({i});
        for (std::size_t k = i + 1; k < could.size() && all.size() <= OffensiveNeed::most_positions; ++k) {
            all.push_back({i, k});
        }
    }
    return all;
}

std::vector<FurtherUnit> chosen_of(const std::vector<FurtherUnit>& could, const std::vector<std::size_t>& places) {
    std::vector<FurtherUnit> chosen;
    chosen.reserve(places.size());
    for (const auto place : places) {
        chosen.push_back(could[place]);
    }
    return chosen;
}

} // namespace

std::vector<FurtherUnit> further_units(const State& state, HexId hex) {
    std::vector<FurtherUnit> found;
    if (!state.offensive || !state.offensive->battles.empty() || fighting_has_begun(state)) {
        return found;
    }
    const auto& offensive = *state.offensive;
    const auto add = [&](UnitId id, bool active) {
        if (auto further = as_further(state, hex, id, active)) {
            found.push_back(*std::move(further));
        }
    };
    for (const auto id : still_to_move(state)) {
        add(id, true);
    }
    for (const auto id : units_on_map(*state.tables, board_of(state), offensive.side)) {
        if (!(*state.tables)[id].hq() && !has(offensive.activated, id) &&
            core::lawful(decide(state, ActivateUnits{.units = {id}, .headquarters = {}}))) {
            add(id, false);
        }
    }
    return found;
}

std::vector<FurtherUnit> reacting_units(const State& state, HexId hex) {
    std::vector<FurtherUnit> most;
    if (!state.offensive || fighting_has_begun(state)) {
        return most;
    }
    Supply supply;
    const auto board = board_of(state);
    supply.compute(*state.tables, board);
    const auto& leads = state.offensive->reaction_headquarters;
    const auto attack = [&](const std::vector<FurtherUnit>& units) {
        int sum = 0;
        for (const auto& each : units) {
            sum += attack_of(state, each.unit);
        }
        return sum;
    };
    for (const auto each : reaction_headquarters(*state.tables, board, supply, enemy_of(state.offensive->side), {hex})) {
        if (!leads || *leads == each) {
            auto found = reacting_under(state, hex, each);
            most = attack(found) > attack(most) ? std::move(found) : std::move(most);
        }
    }
    return most;
}

std::optional<double> chance_with(const State& state, const OffensiveQuestion& question, const std::vector<FurtherUnit>& further,
                                  const std::vector<FurtherUnit>& reacting) {
    auto then = state;
    for (const auto* const units : {&further, &reacting}) {
        for (const auto& each : *units) {
            join(then, each);
        }
    }
    const auto side = state.offensive->side;
    FightAtSea command{.hex = question.hex};
    command.offensive.units = from_afar(then, question.hex, side);
    command.reaction.units = from_afar(then, question.hex, enemy_of(side));
    Decision decision(then);
    Engagement fight;
    if (engage(decision, command, fight)) {
        return {};
    }
    for (std::size_t i = 0; i < fight.reaction.rows.size(); ++i) { // not there under surprise (ES-REA-1)
        fight.battle.reaction.units[i].reacts = has(then.offensive->reacting, fight.reaction.rows[i].unit);
    }
    const auto chance = [&](Status status) { return chance_of_battle(*state.tables, fight.battle, status, question); };
    if (then.offensive->status) {
        return chance(*then.offensive->status);
    }
    if (!has(then.offensive->battles, question.hex)) {
        then.offensive->battles.push_back(question.hex);
    }
    const double seen = share_of_intercept(then);
    return (seen > 0 ? seen * chance(Status::Intercept) : 0) + (seen < 1 ? (1 - seen) * chance(Status::Surprise) : 0);
}

bool can_come(const State& state, const std::vector<FurtherUnit>& further) {
    ActivateUnits activation{.units = {}, .headquarters = {}};
    for (const auto& each : further) {
        if (!each.active) {
            activation.units.push_back(each.unit);
        }
    }
    auto now = state;
    const auto enter = [&](const Command& command) {
        const auto verdict = decide(now, command);
        if (!core::lawful(verdict)) {
            return false;
        }
        for (const auto& event : core::acceptance(verdict).events) {
            now = apply(std::move(now), event);
        }
        return true;
    };
    return (activation.units.empty() || enter(activation)) &&
           std::ranges::all_of(further, [&](const FurtherUnit& each) { return !each.move || enter(*each.move); });
}

OffensiveNeed offensive_need(const State& state, const OffensiveQuestion& question, const std::stop_token& stop) {
    OffensiveNeed need;
    need.none = objection(state, question);
    const auto could = need.none ? std::vector<FurtherUnit>{} : further_units(state, question.hex);
    auto choices = all_choices(could);
    if (choices.size() > OffensiveNeed::most_positions) {
        need.none = core::Message{INTENDANT_TR("So much could be added that not everything can be tried; offer less."), {}};
    }
    if (need.none) {
        need.refused = true;
        return need;
    }
    if (question.reaction == ReactionWeighed::All) {
        need.reacting = reacting_units(state, question.hex);
    }
    const auto price = [&](const std::vector<std::size_t>& places) {
        const auto activations = std::ranges::count_if(places, [&](std::size_t place) { return !could[place].active; });
        return std::pair{activations, places.size()};
    };
    std::ranges::stable_sort(choices, {}, price);
    const auto enough = [&] { return need.greatest >= question.chance - odds::same_chance; };
    for (std::size_t i = 0; i < choices.size() && !stop.stop_requested(); ++i) {
        if (enough() && price(choices[i]) != price(choices[i - 1])) {
            break;
        }
        const auto chosen = chosen_of(could, choices[i]);
        const auto chance = chance_with(state, question, chosen, need.reacting);
        ++need.positions;
        need.before = choices[i].empty() ? chance.value_or(0) : need.before;
        if (chance && *chance > need.greatest + odds::same_chance && can_come(state, chosen)) {
            need.greatest = need.chance = *chance;
            need.units = chosen;
        }
    }
    need.cancelled = stop.stop_requested();
    if (!enough()) {
        need.units.clear();
        need.chance = 0;
        need.none = need.cancelled ? std::nullopt : std::optional{odds::nothing_suffices(question.chance, need.greatest)};
    }
    return need;
}

} // namespace intendant::empire_of_the_sun
