#include "model/afrika_korps/advice.hpp"

#include "model/afrika_korps/battle/exchange.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

bool among(std::span<const CounterId> list, CounterId id) { return std::ranges::find(list, id) != list.end(); }

bool beside_all(const State& state, CounterId unit, std::span<const CounterId> others) {
    return state[unit].hex && std::ranges::all_of(others, [&](CounterId other) {
               return state[other].hex && meet(state, *state[unit].hex, *state[other].hex);
           });
}

SupplyLine line_in(const hex::Lines& lines, CounterId unit, HexId hex) {
    SupplyLine line{.unit = unit, .line = lines.line(hex), .cut = {}};
    if (!line.line.empty()) {
        line.cut = lines.cut(hex);
    }
    return line;
}

std::vector<HexId> hexes_of(const State& state, std::span<const CounterId> units) {
    std::vector<HexId> hexes;
    for (const auto id : units) {
        if (state[id].hex) {
            hexes.push_back(*state[id].hex);
        }
    }
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

Duty duty_at(const State& state, HexId hex, std::vector<CounterId> enemies) {
    Duty duty{.hex = hex, .enemies = std::move(enemies), .own = {}, .value = {}};
    duty.own = may_attack(state, duty.enemies);
    duty.value = value_of(state, duty.own, duty.enemies);
    return duty;
}

bool supports_all(const State& state, std::span<const CounterId> supply, std::span<const CounterId> attackers,
                  std::span<const CounterId> defenders) {
    return std::ranges::all_of(attackers, [&](CounterId unit) {
        return std::ranges::any_of(supply, [&](CounterId from) { return supports(state, from, unit, defenders); });
    });
}

} // namespace

std::vector<SupplyLine> supply_lines(const State& state, Side side) {
    std::vector<SupplyLine> found;
    if (!whole_map(state)) {
        return found;
    }
    const auto lines = lines_that_isolate(state, side);
    for (const auto id : combat_units(state, side)) {
        if (state[id].hex) {
            found.push_back(line_in(lines, id, *state[id].hex));
        }
    }
    return found;
}

SupplyLine attack_line(const State& state, CounterId supply, CounterId unit, std::span<const CounterId> defenders) {
    const auto& from = state[supply].hex;
    const auto& to = state[unit].hex;
    if (!from || !to) {
        return {.unit = unit};
    }
    const bool beside_defender = supports(state, supply, unit, defenders) && !supports(state, supply, unit, {});
    const std::array sources{*from};
    const auto lines = lines_of_supply(state, side_of(state, supply), sources, state.tables->amounts.supply_line_hexes,
                                       beside_defender ? from : std::nullopt);
    return line_in(lines, unit, *to);
}

Duties duties(const State& state) {
    Duties found;
    if (!whole_map(state) || state.outcome) {
        return found;
    }
    const auto left = still_to_fight(state);
    found.attackers = left.attackers;
    for (const auto hex : hexes_of(state, left.defenders)) {
        auto enemies = left.defenders;
        std::erase_if(enemies, [&](CounterId id) { return state[id].hex != hex; });
        found.enemies.push_back(duty_at(state, hex, std::move(enemies)));
    }
    return found;
}

std::vector<Duty> targets(const State& state) {
    auto found = duties(state).enemies;
    if (!whole_map(state)) {
        return found;
    }
    const auto enemy = enemy_of(state.turn.side);
    for (const auto place : all_key_places) {
        const auto hex = state.tables->hex_of(place);
        auto garrison = stack_in(state, hex, enemy);
        std::erase_if(garrison, [&](CounterId id) { return state[id].fought && !state[id].retreated; });
        const bool known = std::ranges::find(found, hex, &Duty::hex) != found.end();
        if (state.tables->map->terrain(hex) == Terrain::Fortress && !garrison.empty() && !known) {
            if (auto duty = duty_at(state, hex, std::move(garrison)); !duty.own.empty()) {
                found.push_back(std::move(duty));
            }
        }
    }
    return found;
}

Contact contact_to_plan(const State& state) {
    auto contact = whole_map(state) ? contact_on_map(state) : Contact{};
    const auto closed = [&](CounterId id) { return retreat_ways(state, id).empty() ? Retreat::Closed : Retreat::Open; };
    for (auto& each : contact.attackers) {
        each.retreat = closed(each.unit.unit);
    }
    for (auto& each : contact.defenders) {
        each.retreat = closed(each.unit.unit);
    }
    return contact;
}

std::optional<BattleValue> value_of(const State& state, std::span<const CounterId> attackers, std::span<const CounterId> defenders,
                                    Terrain ground) {
    const auto& tables = *state.tables;
    std::vector<Attacker> own;
    for (const auto id : attackers) {
        own.push_back({.unit = id, .attack = tables[id].attack});
    }
    std::vector<Defender> enemies;
    for (const auto id : defenders) {
        const auto terrain = state[id].hex ? tables.map->terrain(*state[id].hex) : ground;
        enemies.push_back({.unit = id,
                           .defence = tables[id].defence,
                           .terrain = terrain,
                           .retreated_in = state[id].fought && state[id].retreated && terrain == Terrain::Fortress});
    }
    const auto answer = battle_value(tables, state.options, own, enemies);
    const auto* const value = std::get_if<BattleValue>(&answer);
    return value != nullptr ? std::optional{*value} : std::nullopt;
}

std::vector<CounterId> may_attack(const State& state, std::span<const CounterId> defenders) {
    auto units = combat_units(state, state.turn.side);
    std::erase_if(units, [&](CounterId id) { return state[id].fought || !beside_all(state, id, defenders); });
    return units;
}

std::vector<std::vector<CounterId>> supply_choices(const State& now, std::span<const CounterId> attackers,
                                                   std::span<const CounterId> defenders) {
    std::vector<std::vector<CounterId>> found;
    if (attackers.empty() || !whole_map(now)) {
        return found;
    }
    const auto state = now.turn.phase == Phase::Combat ? as_battles_began(now) : now; // AK-ASP-3
    auto supply = supply_units(state, state.turn.side);
    std::erase_if(supply, [&](CounterId id) { return now[id].status != Status::Map || state[id].cannot_support || !state[id].hex; });
    for (const auto id : supply) {
        if (supports_all(state, std::array{id}, attackers, defenders)) {
            found.push_back({id});
        }
    }
    for (std::size_t i = 0; found.empty() && i < supply.size(); ++i) {
        for (std::size_t k = i + 1; k < supply.size(); ++k) {
            if (supports_all(state, std::array{supply[i], supply[k]}, attackers, defenders)) {
                found.push_back({supply[i], supply[k]});
            }
        }
    }
    if (found.empty() && supports_all(state, supply, attackers, defenders)) {
        found.push_back(supply);
    }
    return found;
}

std::vector<Variant> variants(const State& state, const std::vector<CounterId>& attackers, std::span<const CounterId> defenders) {
    std::vector<Variant> found;
    const auto consider = [&](CounterId unit, bool joins) {
        auto others = attackers;
        if (joins) {
            others.push_back(unit);
        } else {
            std::erase(others, unit);
        }
        const auto value = value_of(state, others, defenders);
        if (value) {
            found.push_back({.unit = unit,
                             .joins = joins,
                             .value = *value,
                             .chances = chances(*state.tables, value->column),
                             .supported = !value->supply_needed || !supply_choices(state, others, defenders).empty()});
        }
    };
    for (const auto id : may_attack(state, defenders)) {
        if (!among(attackers, id)) {
            consider(id, true);
        }
    }
    for (const auto id : attackers) {
        if (attackers.size() > 1) {
            consider(id, false);
        }
    }
    return found;
}

std::vector<PossibleVictory> possible_victories(const State& state) {
    std::vector<PossibleVictory> found;
    if (!whole_map(state) || state.turn.phase > Phase::Movement || state.outcome) {
        return found;
    }
    const auto lost = doomed(state);
    for (const auto& target : targets(state)) {
        auto own = target.own;
        std::erase_if(own, [&](CounterId id) { return state[id].fixed || std::ranges::find(lost, id, &Doomed::unit) != lost.end(); });
        std::erase_if(own, [&](CounterId id) { // out of supply, the defender's zone of control included
            return std::ranges::none_of(supply_units(state, state.turn.side),
                                        [&](CounterId from) { return supports(state, from, id, {}); });
        });
        auto enemies = target.enemies;
        std::erase_if(enemies, [&](CounterId id) { return state[id].overrun; });
        const auto value = own.empty() || enemies.empty() ? std::nullopt : value_of(state, own, enemies);
        if (!value) {
            continue;
        }
        const bool closed = std::ranges::all_of(enemies, [&](CounterId id) { return retreat_ways(state, id).empty(); });
        const auto supply = supply_choices(state, own, {});
        if (!supply.empty() && automatic(*state.tables, value->column, closed ? Retreat::Closed : Retreat::Open)) {
            found.push_back({.attackers = own, .defenders = enemies, .supply = supply.front(), .value = *value, .closed = closed});
        }
    }
    return found;
}

std::vector<CounterId> lone_supply_in_fortresses(const State& state) {
    std::vector<CounterId> found;
    const auto own = whole_map(state) && !state.outcome ? combat_units(state, state.turn.side) : std::vector<CounterId>{};
    for (const auto id : supply_units(state, enemy_of(state.turn.side))) {
        const auto& hex = state[id].hex;
        if (hex && state.tables->map->terrain(*hex) == Terrain::Fortress && stack_in(state, *hex, enemy_of(state.turn.side)).empty() &&
            std::ranges::any_of(own, [&](CounterId each) { return state[each].hex && meet(state, *state[each].hex, *hex); })) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<CounterId> who_may_enter(const State& state) {
    const auto side = state.turn.side;
    std::vector<CounterId> units;
    for (const auto status : {Status::Waiting, Status::Sea, Status::Eliminated}) {
        const auto more = counters_where(state, [&](CounterId id) {
            const auto& counter = (*state.tables)[id];
            const bool earlier = state[id].since < state.turn.count();
            const bool paid =
                counter.combat_unit() && counter.kind != CounterKind::Substitute && counter.attack <= state.sides[side].factors && earlier;
            return counter.side == side && state[id].status == status &&
                   (status == Status::Waiting || (status == Status::Sea && earlier) || (status == Status::Eliminated && paid));
        });
        units.insert(units.end(), more.begin(), more.end());
    }
    return units;
}

std::vector<std::vector<CounterId>> possible_exchanges(const State& state, const std::vector<CounterId>& give) {
    std::vector<std::vector<CounterId>> found;
    const auto offer = [&](std::vector<CounterId> take) {
        const auto verdict = decide(state, ExchangeCounters{.give = give, .take = take});
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            found.push_back(std::move(take));
        }
    };
    for (const auto& each : state.formed) {
        if (give == std::vector{each.substitute}) {
            offer(each.parts);
        }
    }
    for (const auto id : give.empty() ? std::vector<CounterId>{} : counters_where(state, [&](CounterId each) {
             return (*state.tables)[each].kind == CounterKind::Substitute && state[each].status == Status::Stock;
         })) {
        offer({id});
    }
    return found;
}

std::vector<RetreatRow> proposed_retreats(const State& state) {
    std::vector<RetreatRow> rows;
    if (!state.turn.aftermath) {
        return rows;
    }
    auto now = state;
    for (const auto id : state.turn.aftermath->retreating) {
        RetreatRow row{.unit = id, .way = {}, .eliminated = false};
        if (whole_map(state)) {
            const auto ways = retreat_ways(now, id);
            row.eliminated = ways.empty();
            row.way = ways.empty() ? std::vector<HexId>{} : ways.front();
        }
        const auto verdict = decide(now, RetreatUnits{{row}});
        for (const auto& event : core::refused(verdict) ? std::vector<Event>{} : core::acceptance(verdict).events) {
            now = apply(std::move(now), event);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<std::vector<CounterId>> proposed_payments(const State& state) {
    std::vector<std::vector<CounterId>> found;
    const auto& after = state.turn.aftermath;
    if (!after || !after->payer) {
        return found;
    }
    const auto money = after->payer == state.turn.side ? coins(*state.tables, after->attackers) : coins(*state.tables, after->defenders);
    for (const auto& choice : cheapest_choices(money, after->due)) {
        auto& units = found.emplace_back();
        for (const auto place : choice) {
            units.push_back(money[place].unit);
        }
    }
    return found;
}

std::vector<PossibleAdvance> possible_advances(const State& state) {
    std::vector<PossibleAdvance> found;
    const auto& after = state.turn.aftermath;
    if (!after || after->open() || !whole_map(state) || state.turn.phase != Phase::Combat) {
        return found;
    }
    const auto& tables = *state.tables;
    for (const auto hex : after->hexes) {
        const bool known = std::ranges::find(found, hex, &PossibleAdvance::hex) != found.end();
        if (known || !tables[tables.map->terrain(hex)].advance || !stack_in(state, hex, enemy_of(state.turn.side)).empty()) {
            continue;
        }
        PossibleAdvance advance{.hex = hex, .units = {}};
        for (const auto& each : after->attackers) {
            const auto& piece = state[each.unit];
            if (piece.status == Status::Map && piece.hex && piece.hex != hex && !piece.retreated && meet(state, *piece.hex, hex)) {
                advance.units.push_back(each.unit);
            }
        }
        const auto room = static_cast<std::size_t>(tables.amounts.stack) -
                          std::min(stack_in(state, hex, state.turn.side).size(), static_cast<std::size_t>(tables.amounts.stack));
        if (!advance.units.empty() && room > 0) {
            found.push_back(std::move(advance));
        }
    }
    return found;
}

} // namespace intendant::afrika_korps
