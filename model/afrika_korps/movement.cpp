#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <array>

namespace intendant::afrika_korps {

namespace {

/// The lone enemy supply units that a combat unit captures where it comes, or next to it. Rule: AK-CAP-2, AK-CAP-4, AK-CAP-7.
std::vector<CounterId> captured_at(const State& state, HexId hex, Side captor) {
    std::vector<CounterId> found;
    for (const auto id : supply_units(state, enemy_of(captor))) {
        const auto& there = state[id].hex;
        if (!there) {
            continue;
        }
        const bool fortress = state.tables->map->terrain(*there) == Terrain::Fortress;
        const auto guards = stack_in(state, *there, enemy_of(captor));
        const bool alone = std::ranges::all_of(guards, [&](CounterId guard) { return state[guard].overrun; }); // AK-CAP-9
        if (alone && (*there == hex || (!fortress && meet(state, hex, *there)))) {
            found.push_back(id);
        }
    }
    return found;
}

/// Whether one of the units stands beside enemies that even all of its side beside them may not attack. Rule: AK-AMB-22.
bool in_vain(const State& state, const std::vector<CounterId>& units) {
    const auto hopeless = doomed(state);
    return std::ranges::any_of(
        hopeless, [&](const Doomed& each) { return each.rule.id == "AK-DIV-2" && std::ranges::find(units, each.unit) != units.end(); });
}

/// As if every own unit that can still come next to the enemies beside these had come, one after the other: whether they then have a
/// battle that is allowed. Rule: AK-AMB-22.
bool others_can_join(State state, const std::vector<CounterId>& units) {
    const auto side = state.turn.side;
    const auto contested = [&](HexId hex) {
        const auto enemies = combat_units(state, enemy_of(side));
        return std::ranges::any_of(enemies, [&](CounterId enemy) {
            return state[enemy].hex && meet(state, hex, *state[enemy].hex) && std::ranges::any_of(units, [&](CounterId id) {
                       return state[id].hex && meet(state, *state[id].hex, *state[enemy].hex);
                   });
        });
    };
    for (const auto id : combat_units(state, side)) {
        const auto& piece = state[id];
        if (!piece.hex || piece.moved || piece.fixed || std::ranges::find(units, id) != units.end()) {
            continue;
        }
        const auto reach = reach_of(state, std::array{id}, false); // its hexes are no longer there than itself
        const auto place = std::ranges::find_if(reach.hexes(), [&](HexId hex) {
            return contested(hex) && stack_in(state, hex, side).size() < static_cast<std::size_t>(state.tables->amounts.stack);
        });
        if (place != reach.hexes().end()) {
            state.pieces[id.index].hex = *place;
            if (!in_vain(state, units)) {
                return true;
            }
        }
    }
    return false;
}

Parameters about(const Tables& tables, CounterId id) { return {{"unit", name(tables, id)}}; }

/// Rule: AK-MOV-1, AK-MOV-3, AK-VA-6, AK-VA-7, AK-SUB-4, AK-CAP-15, AK-ROM-1.
void check_units(Decision& decision, const MoveUnits& command, const std::vector<HexId>& way) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    for (const auto id : command.units) {
        const auto& piece = state[id];
        if (piece.fixed) {
            decision.breaks("AK-VA-6", INTENDANT_TR("{unit} holds an automatic victory and moves no more before the battles."),
                            about(tables, id));
        }
        if (piece.cannot_move && tables[id].combat_unit()) {
            decision.breaks("AK-CAP-7",
                            INTENDANT_TR("{unit} has taken supply in a fortress, which is done at the end of movement: it moves no more."),
                            about(tables, id));
        } else if (piece.cannot_move) {
            decision.breaks("AK-CAP-15", INTENDANT_TR("{unit} was captured so that it does not move in this turn."), about(tables, id));
        }
        if (piece.moved && piece.went.size() == 1) {
            decision.breaks("AK-SUB-4", INTENDANT_TR("{unit} was exchanged in this turn and moves no more before the battles."),
                            about(tables, id));
        } else if (piece.moved && piece.went.empty()) { // how far is not in the books
            decision.breaks("AK-MOV-3", INTENDANT_TR("{unit} has moved in this turn."), about(tables, id));
        }
        const bool rommel_himself = tables[id].type == UnitType::Hq; // he may help several stacks
        if (command.with_rommel && !rommel_himself && (piece.with_rommel || decision.side() == Side::Allies)) {
            decision.breaks("AK-ROM-1", INTENDANT_TR("{unit} cannot have Rommel's bonus, or not again."), about(tables, id));
        }
    }
    const auto rommel =
        counters_where(state, [&](CounterId id) { return tables[id].type == UnitType::Hq && state[id].status == Status::Map; });
    const bool only_along = state.options.rommel_only_along; // AK-AMB-16
    const bool along = std::ranges::any_of(rommel, [&](CounterId id) {
        const bool with_them = std::ranges::find(command.units, id) != command.units.end();
        return with_them || (!only_along && state[id].hex && std::ranges::find(way, *state[id].hex) != way.end());
    });
    if (command.with_rommel && std::ranges::all_of(command.units, [&](CounterId id) { return tables[id].type == UnitType::Hq; })) {
        decision.breaks("AK-ROM-1", INTENDANT_TR("Rommel gives his bonus to units that move with him, not to himself."));
    }
    if (command.with_rommel && !along) {
        decision.breaks("AK-ROM-1", INTENDANT_TR("Rommel is not on the way of these units."));
    }
}

/// Rule: AK-SUP-14, AK-ROM-5.
void check_company(Decision& decision, const MoveUnits& command, const std::vector<HexId>& way) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    if (std::ranges::any_of(command.units, [&](CounterId id) { return tables[id].combat_unit(); })) {
        return;
    }
    const auto side = decision.side();
    for (const auto id : command.units) {
        if (tables[id].type == UnitType::Hq) {
            if (zones_of(state, enemy_of(side)).contains(command.to) && stack_in(state, command.to, side).empty()) {
                decision.breaks("AK-ROM-5", INTENDANT_TR("{unit} may not go alone into a zone of control of the Allies."),
                                about(tables, id));
            }
        } else if (std::any_of(way.begin() + 1, way.end(), [&](const HexId& hex) { // at its end with whom it finds there
                       const bool escorted = &hex == &way.back() && !stack_in(state, hex, side).empty();
                       return !escorted && beside_enemy_supply(state, hex, side);
                   })) {
            decision.breaks("AK-SUP-14", INTENDANT_TR("{unit} may not go next to an enemy supply unit without a combat unit."),
                            about(tables, id));
        }
    }
}

} // namespace

std::vector<StandingVictory> closed_victories(const State& state) {
    auto closed = state.turn.victories;
    std::erase_if(closed, [&](const StandingVictory& each) {
        return each.by_odds || !whole_map(state) ||
               std::ranges::any_of(each.defenders, [&](const Defender& unit) { return !retreat_ways(state, unit.unit).empty(); });
    });
    return closed;
}

void check_closed(Decision& decision, const std::vector<StandingVictory>& before) {
    const auto closed = closed_victories(decision.now());
    for (const auto& each : before) {
        if (std::ranges::find(closed, each) == closed.end()) {
            decision.breaks("AK-VA-7", INTENDANT_TR("This opens a retreat of {units}, against whom an automatic victory stands."),
                            {{"units", list_of(decision.tables(), units_of(each.defenders))}});
        }
    }
}

namespace {

/// Why nothing of the other side can go there. Rule: AK-MOV-2, AK-MOV-4.
std::optional<core::Refused> no_place(const State& state, HexId to, Side enemy) {
    const auto guards = stack_in(state, to, enemy);
    if (!state.tables->map->land(to) || !guards.empty()) {
        return refuse(guards.empty() ? "AK-MOV-4" : "AK-MOV-2",
                      guards.empty() ? INTENDANT_TR("Nothing can stand in {hex}.") : INTENDANT_TR("In {hex} stand enemy combat units."),
                      {{"hex", name(*state.tables, to)}});
    }
    return std::nullopt;
}

/// Lone supply units in the hexes of the way are captured. Rule: AK-CAP-1 to AK-CAP-5, AK-AMB-22.
void capture_on_the_way(Decision& decision, const std::vector<CounterId>& units, const std::vector<HexId>& way, bool before_contact) {
    if (std::ranges::any_of(units, [&](CounterId id) { return decision.tables()[id].combat_unit(); })) {
        for (std::size_t i = 1; i < way.size(); ++i) {
            const auto lone = captured_at(decision.now(), way[i], decision.side());
            if (!lone.empty() && i + 1 == way.size() && !before_contact && in_vain(decision.now(), units)) {
                if (!others_can_join(decision.now(), units)) {
                    decision.breaks(
                        "AK-AMB-22",
                        INTENDANT_TR("These units would capture {supply} and then stand beside enemies that they may not attack "
                                     "at 1-6 or better, and nobody else can come to join them."),
                        {{"supply", list_of(decision.tables(), lone)}});
                }
            }
            for (const auto supply : lone) {
                capture(decision, supply, CaptureMethod::Move);
            }
        }
    }
}

} // namespace

/// Rule: AK-CAL-5, AK-MOV-1 to AK-MOV-13, AK-ZOC-3, AK-ZOC-4, AK-STK-2, AK-CMB-1, AK-CMB-11, AK-ROM-1, AK-ROM-3, AK-RNF-3, AK-SUP-12,
/// AK-CAP-1 to AK-CAP-5, AK-CAP-13.
core::Verdict<Event> decide(const State& state, const MoveUnits& command) {
    if (!whole_map(state)) {
        return refuse("AK-MOV-1", INTENDANT_TR("These books do not keep where counters stand: a move needs no entry."));
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    if (state.turn.phase < Phase::Movement) {
        if (const auto why = reach_phase(decision, Phase::Movement)) {
            return *why;
        }
    }
    const auto side = decision.side();
    if (auto why = counters_objection(decision.now(), command.units, side, Status::Map)) {
        return *why;
    }
    const auto now = decision.now();
    const auto from = now[command.units.front()].hex;
    if (!from || std::ranges::any_of(command.units, [&](CounterId id) { return now[id].hex != from; })) {
        return refuse("AK-STK-2", INTENDANT_TR("Units that move together begin in the same hex, which the books know."));
    }
    const auto captures_freed =
        std::ranges::all_of(command.units, [&](CounterId id) { return now[id].captured && now[id].cannot_support; });
    if (now.turn.phase > Phase::Movement && !captures_freed) { // AK-CAP-12
        decision.breaks("AK-CAL-5", INTENDANT_TR("All movement comes before the battles."));
    }
    if (command.to == *from) {
        return refuse("AK-MOV-1", INTENDANT_TR("The units stand there already."));
    }
    if (auto why = no_place(now, command.to, enemy_of(side))) {
        return *why;
    }
    std::vector<HexId> way;
    if (command.way.empty()) {
        way = way_to(now, command.units, command.with_rommel, command.to);
    } else {
        way.push_back(*from);
        way.insert(way.end(), command.way.begin(), command.way.end());
        if (way.back() != command.to) {
            return refuse("AK-MOV-1", INTENDANT_TR("The way does not end in {hex}."), {{"hex", name(tables, command.to)}});
        }
    }
    if (way.empty()) {
        const auto why = hindrance(now, command.units, command.with_rommel, command.to);
        decision.breaks(why.rule.id, why.why.id, why.why.parameters);
        way = {*from, command.to};
    } else if (!may_go(now, command.units, command.with_rommel, way)) {
        decision.breaks("AK-MOV-1", INTENDANT_TR("These units cannot go this way to {hex} in this turn."),
                        {{"hex", name(tables, command.to)}});
    }
    check_units(decision, command, way);
    check_company(decision, command, way);
    decision.book(UnitsMoved{.units = command.units, .way = way, .with_rommel = command.with_rommel});
    check_closed(decision, closed_victories(now));
    capture_on_the_way(decision, command.units, way, now.options.capture_before_contact);
    return std::move(decision).accepted();
}

/// Rule: AK-ROM-4, AK-ROM-6, AK-RET-5.
core::Verdict<Event> decide(const State& state, const PlaceRommel& command) {
    const auto& tables = *state.tables;
    const auto rommel =
        counters_where(state, [&](CounterId id) { return tables[id].type == UnitType::Hq && state[id].status == Status::Map; });
    if (!whole_map(state) || rommel.empty() || !tables.map->land(command.to)) {
        return refuse("AK-ROM-4", INTENDANT_TR("Rommel cannot be put into {hex} in these books."), {{"hex", name(tables, command.to)}});
    }
    Decision decision(state);
    const auto nearest = rommel_joins(state);
    const Parameters where{{"hex", name(tables, command.to)}, {"hexes", list_of(tables, nearest)}};
    if (stack_in(state, command.to, Side::Axis).empty()) {
        decision.breaks("AK-ROM-4", INTENDANT_TR("Rommel is put with a combat unit of the Axis; none stands in {hex}."), where);
    } else if (nearest.empty()) {
        decision.breaks("AK-ROM-4", INTENDANT_TR("Rommel stays: he is neither alone in a zone of control of the Allies nor cut off alone."),
                        where);
    } else if (std::ranges::find(nearest, command.to) == nearest.end()) {
        decision.breaks("AK-ROM-6", INTENDANT_TR("A unit in {hexes} is nearer to Rommel than one in {hex}."), where);
    }
    decision.book(RommelPlaced{.rommel = rommel.front(), .hex = command.to});
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
