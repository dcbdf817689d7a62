#include "model/afrika_korps/counting.hpp"

#include "model/afrika_korps/map.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace intendant::afrika_korps {

namespace {

constexpr int most_factors_typed = 9999;
constexpr int most_factor = 15; ///< of one counter; above every printed one

bool enters(const Counter& counter, Status status) {
    switch (status) {
    case Status::Stock:
        return (!counter.combat_unit() && counter.type != UnitType::Hq) || counter.kind == CounterKind::Substitute;
    case Status::Due:
        return counter.kind == CounterKind::Reinforcement;
    case Status::Waiting:
    case Status::Eliminated:
        return counter.combat_unit() && counter.kind != CounterKind::Substitute;
    case Status::Map:
        return true;
    case Status::Sea:
        return counter.kind != CounterKind::Substitute;
    case Status::Merged:
        break;
    }
    return false; // only an exchange merges
}

bool in_play(Status status) { return status == Status::Map || status == Status::Sea; }

const MarksRow* row_of(const Stocktake& count, CounterId id) {
    const auto found = std::ranges::find(count.marks, id, &MarksRow::counter);
    return found == count.marks.end() ? nullptr : &*found;
}

Objection set_factors(Decision& decision, const std::vector<OwnFactors>& rows) {
    std::set<CounterId> named;
    for (const auto& row : rows) {
        const bool combat = decision.tables()[row.counter].combat_unit();
        const auto fits = [&](int factor, bool moves) { return combat || moves ? factor >= 1 && factor <= most_factor : factor == 0; };
        if (!named.insert(row.counter).second || !fits(row.attack, false) || !fits(row.defence, false) || !fits(row.movement, true)) {
            return refuse("AK-GEN-4",
                          INTENDANT_TR("{unit} cannot be a {factors}: a combat unit has three factors from 1 to {most}, supply and Rommel "
                                       "a movement factor only, and each counter is named once."),
                          {{"unit", name(decision.tables(), row.counter)},
                           {"factors", number(row.attack) + "-" + number(row.defence) + "-" + number(row.movement)},
                           {"most", number(most_factor)}});
        }
        if (const auto before = factors_of(decision.now(), row.counter); before != row) {
            decision.book(FactorsSet{.before = before, .after = row});
        }
    }
    return std::nullopt;
}

std::vector<CounterId> parts_of(const State& state, CounterId substitute) {
    const auto known = std::ranges::find(state.formed, substitute, &Formed::substitute);
    return known == state.formed.end() ? std::vector<CounterId>{} : known->parts;
}

/// What is formed otherwise now is first let go, and so is what is counted off the map: then its parts can be counted elsewhere.
void let_parts_go(Decision& decision, const Stocktake& count) {
    std::vector<CounterId> whole;
    for (const auto& row : count.formed) {
        if (parts_of(decision.now(), row.substitute) != row.parts) {
            whole.push_back(row.substitute);
        }
    }
    for (const auto& row : count.pieces) {
        if (row.status != Status::Map) {
            whole.push_back(row.counter);
        }
    }
    for (const auto id : whole) {
        if (const auto parts = parts_of(decision.now(), id); !parts.empty()) {
            decision.book(SubstituteCorrected{.substitute = id, .before = parts, .after = {}});
        }
    }
}

/// Rule: AK-SUB-1, AK-SUB-2, AK-SUB-6.
Objection set_formed(Decision& decision, const Stocktake& count) {
    const auto& tables = decision.tables();
    std::set<CounterId> named;
    for (const auto& row : count.pieces) {
        if (row.status != Status::Map || tables[row.counter].kind != CounterKind::Substitute) {
            named.insert(row.counter);
        }
    }
    const auto& rows = count.formed;
    for (const auto& row : rows) {
        const auto part = [&](CounterId id) {
            return named.insert(id).second && tables[id].side == Side::Allies && tables[id].combat_unit() &&
                   tables[id].kind != CounterKind::Substitute;
        };
        const auto before = parts_of(decision.now(), row.substitute);
        if (before == row.parts) {
            continue;
        }
        const bool there = decision.now()[row.substitute].status == Status::Map;
        if (tables[row.substitute].kind != CounterKind::Substitute || !there || !named.insert(row.substitute).second ||
            !std::ranges::all_of(row.parts, part) ||
            std::ranges::any_of(row.parts, [&](CounterId id) { return decision.now()[id].status == Status::Merged; })) {
            return refuse(
                "AK-SUB-6",
                INTENDANT_TR("{unit} cannot be formed so: a substitute on the map is formed of combat units that are nowhere else."),
                {{"unit", name(tables, row.substitute)}});
        }
        const auto armoured = [&](CounterId id) {
            return tables[id].type == UnitType::Armour || tables[id].type == UnitType::MechInfantry;
        };
        if (std::ranges::any_of(row.parts, [&](CounterId id) { return armoured(id) != armoured(row.substitute); })) {
            decision.breaks("AK-SUB-2", INTENDANT_TR("Armour is exchanged with armour and mechanised infantry, infantry with infantry and "
                                                     "reconnaissance."));
        }
        const int parts =
            std::accumulate(row.parts.begin(), row.parts.end(), 0, [&](int sum, CounterId id) { return sum + tables[id].attack; });
        if (!row.parts.empty() && parts != tables[row.substitute].attack) {
            decision.breaks("AK-SUB-1", INTENDANT_TR("The attack factors are not the same: {give} against {take}."),
                            {{"give", number(parts)}, {"take", number(tables[row.substitute].attack)}});
        }
        decision.book(SubstituteCorrected{.substitute = row.substitute, .before = before, .after = row.parts});
    }
    return std::nullopt;
}

/// A counter that comes back into play bears what it bore when it was counted off; captured supply by its print is captured.
/// `then`: as it was before this count. Rule: AK-SUP-9, AK-CMB-9, AK-ISO-3.
void bear_again(Decision& decision, const Stocktake& count, CounterId id, const Piece& then, const std::optional<Marks>& bore) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto* const said = row_of(count, id);
    const auto before = marks_of(state[id]);
    auto after = bore.value_or(before);
    const bool lost_now = then.status == Status::Eliminated && then.since == state.turn.count() && state.turn.phase > Phase::Start;
    if (!bore && lost_now && said == nullptr) {
        decision.doubts(
            "AK-CMB-9",
            INTENDANT_TR("{unit} was eliminated in this turn: say in the marks whether it has fought, and its turns of isolation."),
            {{"unit", name(tables, id)}});
    }
    if (tables[id].type == UnitType::CapturedSupply && state[id].status == Status::Map && (said == nullptr || !said->captured)) {
        after.captured = true;
    }
    if (after != before) {
        decision.book(MarksCorrected{.counter = id, .before = before, .after = after});
    }
}

/// Rule: AK-GEN-4, AK-SUB-6.
Objection set_places(Decision& decision, const Stocktake& count, const std::vector<Piece>& then) {
    const auto& tables = decision.tables();
    std::set<CounterId> named;
    for (const auto& row : count.pieces) {
        if (auto why = place_objection(tables, row, decision.now().options.depth)) {
            return why;
        }
        const auto piece = decision.now()[row.counter];
        if (!named.insert(row.counter).second || piece.status == Status::Merged) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} cannot be {where} so: each counter is in one place that the books have."),
                          {{"unit", name(tables, row.counter)}, {"where", name(row.status)}});
        }
        const PieceRow before{.counter = row.counter, .status = piece.status, .hex = piece.hex};
        if (before == row) {
            continue;
        }
        const bool back = in_play(row.status) && !in_play(piece.status);
        const auto& off = decision.now().turn.counted_off;
        const auto kept = std::ranges::find(off, row.counter, &CountedOff::unit);
        const auto bore = kept == off.end() ? std::nullopt : std::optional{kept->marks};
        decision.book(PieceCorrected{.counter = row.counter, .before = before, .after = row});
        if (back) {
            bear_again(decision, count, row.counter, then[row.counter.index], bore);
        }
    }
    return std::nullopt;
}

struct Unbearable {
    const char* rule;
    const char* sentence;
};

/// The first mark that the counter cannot bear.
std::optional<Unbearable> unbearable(const State& state, CounterId id, const Marks& marks) {
    const auto& counter = (*state.tables)[id];
    const auto& piece = state[id];
    const bool map = piece.status == Status::Map;
    const bool supply = supply_unit(state, id);
    const bool combat = counter.combat_unit();
    const auto own = supply_units(state, state.turn.side);
    const bool of_the_side_on_turn = std::ranges::find(own, id) != own.end();
    if (marks.captured && !(supply && in_play(piece.status))) {
        return Unbearable{"AK-SUP-9", INTENDANT_TR("{unit} is marked as captured, which only supply in play can be.")};
    }
    if ((marks.used || marks.cannot_support) && !of_the_side_on_turn) {
        return Unbearable{"AK-SUP-15",
                          INTENDANT_TR("{unit} cannot be marked as used: that is for supply of the side on turn, on the map.")};
    }
    if (marks.cannot_move && !(supply && map && marks.captured)) {
        return Unbearable{"AK-CAP-15", INTENDANT_TR("{unit} cannot be marked as not to move: that is for captured supply on the map.")};
    }
    if ((marks.fought || marks.retreated) && !(combat && map)) {
        return Unbearable{"AK-CMB-9", INTENDANT_TR("{unit} is marked as having fought, which only a combat unit on the map can have.")};
    }
    if (marks.retreated && !marks.fought) {
        return Unbearable{"AK-FOR-5", INTENDANT_TR("{unit} cannot have retreated without a battle: mark it as having fought too.")};
    }
    if ((marks.isolated > 0 || marks.isolated_at_start) && !(combat && in_play(piece.status))) {
        return Unbearable{"AK-ISO-1", INTENDANT_TR("{unit} cannot be isolated: that is for combat units on the map or at sea.")};
    }
    if (marks.isolated < 0 || marks.isolated >= state.tables->amounts.isolated_turns) {
        return Unbearable{"AK-ISO-2", INTENDANT_TR("{unit} cannot have so many turns of isolation: at two it is eliminated.")};
    }
    if (marks.landed && !map) {
        return Unbearable{"AK-SEA-4", INTENDANT_TR("{unit} cannot have landed: it is not on the map.")};
    }
    if (marks.moved && !map) {
        return Unbearable{"AK-MOV-1", INTENDANT_TR("{unit} cannot have moved: it is not on the map.")};
    }
    if (marks.with_rommel && !(map && counter.side == Side::Axis && counter.type != UnitType::Hq)) {
        return Unbearable{"AK-ROM-1", INTENDANT_TR("{unit} cannot have had Rommel's bonus: that is for other units of the Axis.")};
    }
    return std::nullopt;
}

Objection set_marks(Decision& decision, const std::vector<MarksRow>& rows) {
    std::set<CounterId> named;
    for (const auto& row : rows) {
        if (!named.insert(row.counter).second) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} is named twice."), {{"unit", name(decision.tables(), row.counter)}});
        }
        const auto before = marks_of(decision.now()[row.counter]);
        Marks after{.captured = row.captured.value_or(before.captured),
                    .isolated = row.isolated.value_or(before.isolated),
                    .isolated_at_start = row.isolated_at_start.value_or(before.isolated_at_start),
                    .landed = row.landed.value_or(before.landed),
                    .moved = row.moved.value_or(before.moved),
                    .with_rommel = row.with_rommel.value_or(before.with_rommel),
                    .fought = row.fought.value_or(before.fought),
                    .retreated = row.retreated.value_or(before.retreated),
                    .used = row.used.value_or(before.used),
                    .cannot_move = row.cannot_move.value_or(before.cannot_move),
                    .cannot_support = row.cannot_support.value_or(before.cannot_support)};
        if (after == before) {
            continue;
        }
        if (const auto why = unbearable(decision.now(), row.counter, after)) {
            return refuse(why->rule, why->sentence, {{"unit", name(decision.tables(), row.counter)}});
        }
        decision.book(MarksCorrected{.counter = row.counter, .before = before, .after = after});
    }
    return std::nullopt;
}

/// Rule: AK-ISO-7, AK-VIC-1.
Objection set_clocks(Decision& decision, const std::vector<ClocksRow>& rows) {
    const auto& amounts = decision.tables().amounts;
    std::set<Side> named;
    for (const auto& row : rows) {
        const auto& books = decision.now().sides[row.side];
        const Clocks before{.without_supply = books.without_supply,
                            .control_turns = books.control_turns,
                            .without_supply_at_start = books.without_supply_at_start,
                            .control_at_start = books.control_at_start};
        const Clocks after{.without_supply = row.without_supply.value_or(before.without_supply),
                           .control_turns = row.control_turns.value_or(before.control_turns),
                           .without_supply_at_start = row.without_supply_at_start.value_or(before.without_supply_at_start),
                           .control_at_start = row.control_at_start.value_or(before.control_at_start)};
        const bool binds = row.side == Side::Axis || decision.now().options.allies_lose_without_supply;
        const int most = binds ? amounts.isolated_turns - 1 : static_cast<int>(decision.tables().calendar.size());
        if (!named.insert(row.side).second || after.without_supply < 0 || after.without_supply > most) {
            return refuse("AK-ISO-7",
                          INTENDANT_TR("The {side} cannot have {count} {count:turn|turns} without supply: give a number from 0 to {most}."),
                          {{"side", name(row.side)}, {"count", number(after.without_supply)}, {"most", number(most)}});
        }
        if (after.control_turns < 0 || after.control_turns >= amounts.control_turns) {
            return refuse("AK-VIC-1",
                          INTENDANT_TR("The {side} cannot have {count} {count:turn|turns} of control: give a number from 0 to {most}."),
                          {{"side", name(row.side)}, {"count", number(after.control_turns)}, {"most", number(amounts.control_turns - 1)}});
        }
        if (after != before) {
            decision.book(ClocksCorrected{.side = row.side, .before = before, .after = after});
        }
    }
    const auto& sides = decision.now().sides.values;
    const auto holds = [](const SideBooks& each) { return each.control_at_start || each.control_turns > 0; };
    if (!rows.empty() && std::ranges::all_of(sides, holds)) {
        return refuse("AK-VIC-1", INTENDANT_TR("Both sides cannot control all four places in the same turns."));
    }
    return std::nullopt;
}

void set_turn(Decision& decision, const Stocktake& count) {
    const auto& state = decision.now();
    const TurnFacts before{.control = state.control, .control_of_turn = state.control_of_turn, .supply_done = state.turn.supply_done};
    auto after = before;
    for (const auto& row : count.control) {
        after.control[static_cast<std::size_t>(row.place)] = row.side;
    }
    for (const auto& row : count.control_of_turn) {
        after.control_of_turn[static_cast<std::size_t>(row.place)] = row.side;
    }
    after.supply_done = count.supply_done.value_or(before.supply_done);
    if (after != before) {
        decision.book(TurnCorrected{.before = before, .after = after});
    }
}

Objection set_replacements(Decision& decision, const Stocktake& count) {
    for (const auto side : all_sides) {
        const auto& factors = side == Side::Axis ? count.axis_factors : count.allied_factors;
        const int before = decision.now().sides[side].factors;
        if (!factors || *factors == before) {
            continue;
        }
        if (*factors < 0 || *factors > most_factors_typed) {
            return refuse("AK-RPL-6", INTENDANT_TR("The {side} cannot have {factors} replacement {factors:factor|factors}."),
                          {{"side", name(side)}, {"factors", number(*factors)}});
        }
        decision.book(FactorsCorrected{.side = side, .before = before, .after = *factors});
    }
    return std::nullopt;
}

} // namespace

Objection place_objection(const Tables& tables, const PieceRow& row, Depth depth) {
    if (row.hex && !tables.map->land(*row.hex)) {
        return refuse("AK-MOV-4", INTENDANT_TR("Nothing can stand in {hex}."), {{"hex", name(tables, *row.hex)}});
    }
    if (tables[row.counter].type == UnitType::Hq && !enters(tables[row.counter], row.status)) {
        return refuse("AK-ROM-4", INTENDANT_TR("Rommel is on the map or at sea: he cannot be {where}."), {{"where", name(row.status)}});
    }
    if (!enters(tables[row.counter], row.status) || (row.hex && (row.status != Status::Map || depth != Depth::WholeMap))) {
        return refuse("AK-GEN-4", INTENDANT_TR("{unit} cannot be {where} so: each counter is in one place that the books have."),
                      {{"unit", name(tables, row.counter)}, {"where", name(row.status)}});
    }
    return std::nullopt;
}

Objection book_count(Decision& decision, const Stocktake& count) {
    if (auto why = set_factors(decision, count.factors)) {
        return why;
    }
    const auto then = decision.now().pieces;
    let_parts_go(decision, count);
    if (auto why = set_places(decision, count, then)) {
        return why;
    }
    if (auto why = set_formed(decision, count)) {
        return why;
    }
    if (auto why = set_marks(decision, count.marks)) {
        return why;
    }
    if (auto why = set_clocks(decision, count.clocks)) {
        return why;
    }
    set_turn(decision, count);
    return set_replacements(decision, count);
}

Objection tell_new_contradictions(Decision& decision, const State& before, Stacks stacks) {
    return hex::tell_contradictions(decision,
                                    hex::new_contradictions(contradictions(before, stacks), contradictions(decision.now(), stacks)));
}

} // namespace intendant::afrika_korps
