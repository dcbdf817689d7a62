#include "model/afrika_korps/ground.hpp"

#include "model/afrika_korps/battle/planner.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/hex/lines.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::afrika_korps {

namespace {

const Map& map_of(const State& state) { return *state.tables->map; }

bool fortress(const State& state, HexId hex) { return map_of(state).terrain(hex) == Terrain::Fortress; }

/// Where combat units of the side stand, those overrun left out.
hex::PerHex<bool> held_by(const State& state, Side side) {
    hex::PerHex<bool> held(map_of(state).grid().size(), false);
    for (const auto id : combat_units(state, side)) {
        if (state[id].hex && !state[id].overrun) {
            held[*state[id].hex] = true;
        }
    }
    return held;
}

/// Which side of a hex leads there.
std::optional<hex::Leg> leg_between(const State& state, HexId from, HexId to, std::uint8_t mode = 0) {
    const auto& around = map_of(state).grid().around(from);
    for (const auto direction : hex::directions) {
        if (around[direction].hex == to) {
            return hex::Leg{.from = from, .to = to, .side = around[direction].side, .direction = direction, .mode = mode};
        }
    }
    return std::nullopt;
}

} // namespace

namespace {

/// `free(hex)`: a source that counts as free of zones.
template <class Free> hex::Lines lines_from(const State& state, Side side, std::span<const HexId> sources, int most, const Free& free) {
    const auto zones = zones_of(state, enemy_of(side));
    const auto enemies = held_by(state, enemy_of(side));
    hex::Lines lines;
    hex::lay_lines(
        map_of(state).grid(), {.sources = sources, .most = most},
        [&](const hex::Leg& leg) {
            if (blocked(state, leg) || !map_of(state).land(leg.to)) {
                return hex::Crossing{.passage = hex::Passage::Closed};
            }
            const bool barred = (zones.contains(leg.from) && !free(leg.from)) || enemies[leg.from];
            return hex::Crossing{.passage = barred ? hex::Passage::Barred : hex::Passage::Open};
        },
        lines);
    return lines;
}

} // namespace

hex::Lines lines_of_supply(const State& state, Side side, std::span<const HexId> sources, int most, std::optional<HexId> free) {
    return lines_from(state, side, sources, most, [&](HexId hex) { return hex == free; });
}

hex::Lines lines_that_isolate(const State& state, Side side) {
    std::vector<HexId> sources;
    for (const auto id : supply_units(state, side)) {
        if (state[id].hex) {
            sources.push_back(*state[id].hex);
        }
    }
    const bool free = !state.options.supply_hex_must_be_free;
    return lines_from(state, side, sources, hex::Laying::any_length,
                      [&](HexId hex) { return free && std::ranges::find(sources, hex) != sources.end(); });
}

bool blocked(const State& state, const hex::Leg& leg) {
    const auto& map = map_of(state);
    if (map.blocked(leg.side)) {
        return true;
    }
    if (!state.options.both_sea_sides_blocked) {
        return false;
    }
    static constexpr std::string_view other_a = "E18";
    static constexpr std::string_view other_b = "E19";
    const auto& from = map.label(leg.from);
    const auto& to = map.label(leg.to);
    return (from == other_a && to == other_b) || (from == other_b && to == other_a);
}

bool meet(const State& state, HexId a, HexId b) {
    const auto leg = leg_between(state, a, b);
    return leg && !blocked(state, *leg);
}

Zones zones_of(const State& state, Side side) {
    const auto& grid = map_of(state).grid();
    Zones zones(grid);
    for (const auto id : combat_units(state, side)) {
        const auto& piece = state[id];
        if (!piece.hex || piece.overrun || fortress(state, *piece.hex)) {
            continue;
        }
        for (const auto direction : hex::directions) {
            const auto& beside = grid.around(*piece.hex)[direction];
            if (beside.there() && !fortress(state, beside.hex) &&
                !blocked(state, {.from = *piece.hex, .to = beside.hex, .side = beside.side, .direction = direction, .mode = 0})) {
                zones.add(beside.hex, id);
            }
        }
    }
    return zones;
}

Control control_on_map(const State& state) {
    Control control{};
    for (const auto place : all_key_places) {
        const auto hex = state.tables->hex_of(place);
        for (const auto side : all_sides) {
            const bool base = place == KeyPlace::AxisBase || place == KeyPlace::AlliedBase;
            if (!units_in(state, hex, side).empty() && (!base || !zones_of(state, enemy_of(side)).contains(hex))) {
                control[static_cast<std::size_t>(place)] = side;
            }
        }
    }
    return control;
}

std::vector<CounterId> isolated_on_map(const State& state, Side side) {
    const auto lines = lines_that_isolate(state, side);
    auto units = combat_units(state, side);
    std::erase_if(units, [&](CounterId id) { return !state[id].hex || lines.open(*state[id].hex); });
    return units;
}

std::vector<HexId> overstacked(const State& state, Side side) {
    std::vector<HexId> found;
    for (const auto id : combat_units(state, side)) {
        const auto& hex = state[id].hex;
        if (hex && std::ranges::find(found, *hex) == found.end() &&
            stack_in(state, *hex, side).size() > static_cast<std::size_t>(state.tables->amounts.stack)) {
            found.push_back(*hex);
        }
    }
    return found;
}

std::vector<HexId> rommel_joins(const State& state) {
    const auto rommel = counters_where(
        state, [&](CounterId id) { return (*state.tables)[id].type == UnitType::Hq && state[id].status == Status::Map && state[id].hex; });
    if (rommel.empty() || !stack_in(state, *state[rommel.front()].hex, Side::Axis).empty()) {
        return {};
    }
    const auto here = *state[rommel.front()].hex;
    if (!zones_of(state, Side::Allies).contains(here) && lines_that_isolate(state, Side::Axis).open(here)) {
        return {};
    }
    const auto lines = lines_of_supply(state, Side::Axis, std::array{here}, hex::Laying::any_length, here);
    std::vector<HexId> nearest;
    std::tuple<bool, std::size_t, int> least{};
    for (const auto id : combat_units(state, Side::Axis)) {
        const auto& hex = state[id].hex;
        if (!hex || std::ranges::find(nearest, *hex) != nearest.end()) {
            continue;
        }
        const bool no_line = lines.link(*hex) == hex::Link::None; // no other way than over what cannot be crossed
        const std::tuple far{no_line, no_line ? 0 : lines.cut(*hex).size(),
                             no_line ? map_of(state).grid().distance(here, *hex) : lines.length(*hex)};
        if (nearest.empty() || far < least) {
            nearest.clear();
            least = far;
        }
        if (far == least) {
            nearest.push_back(*hex);
        }
    }
    return nearest;
}

bool supports(const State& state, CounterId supply, CounterId unit, std::span<const CounterId> defenders) {
    const auto& source = state[supply].hex;
    const auto& target = state[unit].hex;
    if (!source || !target || state[supply].cannot_support) {
        return false;
    }
    const auto side = side_of(state, supply);
    const auto zones = zones_of(state, enemy_of(side));
    std::optional<HexId> free;
    if (zones.contains(*source) && !state.options.supply_beside_defender_never) {
        const auto reasons = zones.reasons(*source);
        if (std::all_of(reasons.begin(), reasons.end(),
                        [&](CounterId id) { return std::ranges::find(defenders, id) != defenders.end(); })) {
            free = *source;
        }
    }
    if (zones.contains(*source) && !free) {
        return false;
    }
    const std::array sources{*source};
    return lines_of_supply(state, side, sources, state.tables->amounts.supply_line_hexes, free).open(*target);
}

State as_battles_began(State state) {
    for (const auto& each : state.turn.stood) {
        state.pieces[each.unit.index].status = Status::Map;
        state.pieces[each.unit.index].hex = each.hex;
    }
    return state;
}

namespace {

/// As the duties are found: from COMBAT on, everybody who stood on the map at its start where he stood then, with his zone of control.
State as_duties_began(const State& state) {
    auto then = state;
    if (state.turn.phase >= Phase::Combat) {
        for (const auto& each : state.turn.stood) {
            auto& piece = then.pieces[each.unit.index];
            piece.status = Status::Map;
            piece.hex = each.hex;
            piece.retreated = false;
        }
    }
    return then;
}

} // namespace

StillToFight still_to_fight(const State& state) {
    const auto side = state.turn.side;
    const auto then = as_duties_began(state);
    const auto placed = [&](Side of) {
        auto units = combat_units(then, of);
        std::erase_if(units, [&](CounterId id) { return !then[id].hex; });
        return units;
    };
    const auto own = placed(side);
    const auto enemies = placed(enemy_of(side));
    // A unit that came here by its retreat lays a duty on nobody.
    const auto met = [&](CounterId id, const std::vector<CounterId>& others) {
        return !fortress(then, *then[id].hex) && std::ranges::any_of(others, [&](CounterId other) {
            return !then[other].retreated && !then[other].overrun && !fortress(then, *then[other].hex) &&
                   meet(then, *then[id].hex, *then[other].hex);
        });
    };
    const auto open = [&](CounterId id) { return state[id].status == Status::Map && !state[id].fought; };
    const auto claims = [&](CounterId id) {
        return std::ranges::any_of(state.turn.victories, [&](const StandingVictory& each) {
            return std::ranges::find(each.attackers, id) != each.attackers.end();
        });
    };
    StillToFight left;
    for (const auto id : own) {
        if (open(id) && (claims(id) || met(id, enemies))) {
            left.attackers.push_back(id);
        }
    }
    for (const auto id : enemies) { // a garrison that attacks leaves no adjacent enemy out (AK-FOR-2)
        const bool sortie = std::ranges::any_of(state.turn.sallied, [&](CounterId each) {
            return then[each].hex && fortress(then, *then[each].hex) && meet(then, *then[each].hex, *then[id].hex);
        });
        if (open(id) && (state[id].overrun || sortie || met(id, own))) {
            left.defenders.push_back(id);
        }
    }
    return left;
}

namespace {

/// The hexes where supply of the side stands with combat units, fortresses left out. Rule: AK-CAP-11.
std::vector<HexId> guarded_supply(const State& state, Side side) {
    std::vector<HexId> hexes;
    for (const auto id : supply_units(state, side)) {
        const auto& hex = state[id].hex;
        if (hex && !fortress(state, *hex) && !stack_in(state, *hex, side).empty() && std::ranges::find(hexes, *hex) == hexes.end()) {
            hexes.push_back(*hex);
        }
    }
    return hexes;
}

} // namespace

Contact contact_on_map(const State& state) {
    const auto side = state.turn.side;
    const auto& tables = *state.tables;
    auto attackers = combat_units(state, side);
    auto enemies = combat_units(state, enemy_of(side));
    const auto idle = [&](CounterId id) { // where nothing can stand nobody fights
        const auto& piece = state[id];
        return !piece.hex || !map_of(state).land(*piece.hex) || piece.fought || piece.fixed || piece.overrun;
    };
    std::erase_if(attackers, idle);
    std::erase_if(enemies, idle);
    const auto touches = [&](CounterId id, const std::vector<CounterId>& others) {
        return std::ranges::any_of(others, [&](CounterId other) { return meet(state, *state[id].hex, *state[other].hex); });
    };
    std::erase_if(attackers, [&](CounterId id) { return !touches(id, enemies); });
    std::erase_if(enemies, [&](CounterId id) { return !touches(id, attackers); });
    if (attackers.empty() || attackers.size() > UnitSet{}.size() || enemies.size() > UnitSet{}.size()) {
        return {};
    }
    Contact contact;
    const auto isolated = isolated_on_map(state, side);
    for (const auto id : enemies) {
        contact.defenders.push_back(
            {.unit = {.unit = id, .defence = tables[id].defence, .terrain = map_of(state).terrain(*state[id].hex)}, .hex = *state[id].hex});
    }
    for (const auto id : attackers) {
        AttackerInContact unit{.unit = {id, tables[id].attack},
                               .hex = *state[id].hex,
                               .terrain = map_of(state).terrain(*state[id].hex),
                               .adjacent = {},
                               .supported = {},
                               .isolated = std::ranges::find(isolated, id) != isolated.end()};
        for (std::size_t i = 0; i < enemies.size(); ++i) {
            unit.adjacent[i] = meet(state, unit.hex, contact.defenders[i].hex);
        }
        for (const auto supply : supply_units(state, side)) {
            if (supports(state, supply, id, {})) {
                unit.supported.emplace_back();
            } else if (supports(state, supply, id, enemies)) { // it stands in the zone of some of them (AK-ASP-4)
                UnitSet together;
                for (std::size_t i = 0; i < enemies.size(); ++i) {
                    together[i] = !fortress(state, contact.defenders[i].hex) && meet(state, *state[supply].hex, contact.defenders[i].hex);
                }
                unit.supported.push_back(together);
            }
        }
        contact.attackers.push_back(std::move(unit));
    }
    for (const auto hex : guarded_supply(state, enemy_of(side))) {
        UnitSet captors;
        for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
            captors[i] = meet(state, contact.attackers[i].hex, hex);
        }
        if (captors.any() && std::ranges::find(state.turn.captors, hex, &Stood::hex) == state.turn.captors.end()) {
            contact.captors.push_back(captors);
        }
    }
    return contact;
}

std::vector<Doomed> doomed(const State& state) {
    const auto contact = contact_on_map(state);
    std::vector<Doomed> found;
    for (const auto& each : forced_eliminations(*state.tables, state.options, contact)) {
        found.push_back({.unit = contact.attackers[each.attacker].unit.unit, .rule = each.rule});
    }
    return found;
}

std::vector<TooMany> too_many(const State& state) {
    const auto contact = contact_on_map(state);
    std::vector<TooMany> found;
    for (const auto& each : surplus(*state.tables, state.options, contact)) {
        TooMany& units = found.emplace_back(TooMany{.units = {}, .count = each.count, .rule = each.rule});
        for (const auto& attacker : attackers_of(contact, each.attackers)) {
            units.units.push_back(attacker.unit);
        }
    }
    return found;
}

core::Message said(const Tables& tables, const TooMany& units) {
    const Parameters parameters{{"units", list_of(tables, units.units)}, {"count", number(units.count)}};
    return {units.count == 1 ? INTENDANT_TR("No division of the battles has a place for all of these: {units}. One of them must be "
                                            "eliminated before the battles.")
                             : INTENDANT_TR("No division of the battles has a place for all of these: {units}. {count} of them must be "
                                            "eliminated before the battles."),
            parameters};
}

bool may_be_eliminated(const State& state, std::span<const CounterId> units) {
    const auto contact = contact_on_map(state);
    UnitSet gone;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        gone[i] = std::ranges::find(units, contact.attackers[i].unit.unit) != units.end();
    }
    return gone.count() == units.size() && spared_by(*state.tables, state.options, contact, gone);
}

bool beside_enemy_supply(const State& state, HexId hex, Side side) {
    const auto enemy = enemy_of(side);
    return std::ranges::any_of(supply_units(state, enemy), [&](CounterId id) {
        const auto& there = state[id].hex;
        if (!there || (*there != hex && (fortress(state, *there) || !meet(state, hex, *there)))) {
            return false;
        }
        const auto guards = stack_in(state, *there, enemy);
        return !state.options.guarded_supply_bars_nobody ||
               std::ranges::all_of(guards, [&](CounterId each) { return state[each].overrun; });
    });
}

std::vector<std::vector<HexId>> retreat_ways(const State& state, CounterId unit) {
    const auto side = (*state.tables)[unit].side;
    const auto& from = state[unit].hex;
    std::vector<std::vector<HexId>> ways;
    if (!from) {
        return ways;
    }
    const auto zones = zones_of(state, enemy_of(side));
    const auto enemies = held_by(state, enemy_of(side));
    const auto& grid = map_of(state).grid();
    const auto most = static_cast<std::size_t>(state.tables->amounts.retreat_hexes);
    std::vector<HexId> way;
    const auto go_on = [&](const auto& self, HexId here) -> void {
        if (way.size() == most) {
            if (stack_in(state, here, side).size() < static_cast<std::size_t>(state.tables->amounts.stack)) {
                ways.push_back(way);
            }
            return;
        }
        for (const auto direction : hex::directions) {
            const auto& beside = grid.around(here)[direction];
            if (!beside.there() || beside.hex == *from || std::ranges::find(way, beside.hex) != way.end() ||
                !map_of(state).land(beside.hex) || zones.contains(beside.hex) || enemies[beside.hex] ||
                blocked(state, {.from = here, .to = beside.hex, .side = beside.side, .direction = direction, .mode = 0})) {
                continue;
            }
            way.push_back(beside.hex);
            self(self, beside.hex);
            way.pop_back();
        }
    };
    go_on(go_on, *from);
    return ways;
}

} // namespace intendant::afrika_korps
