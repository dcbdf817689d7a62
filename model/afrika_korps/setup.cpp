#include "model/afrika_korps/counting.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

/// Where a counter is that the situation does not name. Rule: AK-SET-2, AK-SET-5, AK-SET-6, AK-RNF-1, AK-ROM-4.
Status unnamed(const Counter& counter, int turn) {
    if (counter.type == UnitType::Hq) {
        return Status::Map;
    }
    if (!counter.combat_unit() || counter.kind == CounterKind::Substitute) {
        return Status::Stock;
    }
    return counter.arrival > turn ? Status::Due : Status::Eliminated;
}

/// Where the counters are at the beginning, and who controls what. Rule: AK-CAL-10, AK-VIC-4.
Objection placed(State& state, GameBegun& begun, const std::optional<Situation>& situation) {
    const auto& tables = *state.tables;
    const bool map = begun.options.depth == Depth::WholeMap;
    state.options = begun.options;
    std::vector<PieceRow> rows;
    for (std::size_t i = 0; i < tables.counters.size(); ++i) {
        const auto& counter = tables.counters[i];
        const auto march = counter.setup ? Status::Map : counter.kind == CounterKind::Reinforcement ? Status::Due : Status::Stock;
        rows.push_back({.counter = {static_cast<std::uint8_t>(i)},
                        .status = situation ? unnamed(counter, situation->turn) : march,
                        .hex = situation ? std::nullopt : counter.setup});
    }
    std::vector<CounterId> named;
    for (const auto& row : situation ? situation->count.pieces : std::vector<PieceRow>{}) {
        if (auto why = place_objection(tables, row, begun.options.depth)) {
            return why;
        }
        if (std::ranges::find(named, row.counter) != named.end()) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} is named twice."), {{"unit", name(tables, row.counter)}});
        }
        named.push_back(row.counter);
        rows[row.counter.index] = row;
    }
    for (auto& row : rows) {
        state.pieces[row.counter.index].status = row.status;
        state.pieces[row.counter.index].hex = row.hex;
        if (row.status != Status::Stock) {
            row.hex = map ? row.hex : std::nullopt;
            begun.pieces.push_back(row);
        }
    }
    begun.control = control_on_map(state);
    return std::nullopt;
}

/// Rule: AK-CAL-2, AK-SUP-1, AK-SUP-9.
Objection count_of(Decision& decision, const Situation& situation) {
    auto count = situation.count;
    count.pieces.clear();
    for (const auto& row : situation.count.pieces) { // captured by its print
        const bool captured =
            decision.tables()[row.counter].type == UnitType::CapturedSupply && (row.status == Status::Map || row.status == Status::Sea);
        const auto said = std::ranges::find(count.marks, row.counter, &MarksRow::counter);
        if (captured && said == count.marks.end()) {
            count.marks.push_back({.counter = row.counter, .captured = true});
        } else if (captured && !said->captured) {
            said->captured = true;
        }
    }
    if (!count.control.empty() && count.control_of_turn.empty()) {
        count.control_of_turn = count.control;
    }
    for (const auto& row : count.formed) {
        for (const auto id : row.parts) {
            if (std::ranges::find(situation.count.pieces, id, &PieceRow::counter) != situation.count.pieces.end()) {
                return refuse("AK-SUB-6", INTENDANT_TR("{unit} is part of a substitute, and {where} too."),
                              {{"unit", name(decision.tables(), id)}, {"where", name(decision.now()[id].status)}});
            }
        }
    }
    if (auto why = book_count(decision, count)) {
        return why;
    }
    for (const auto side : all_sides) {
        if (combat_units(decision.now(), side).empty()) {
            return refuse("AK-VIC-1", INTENDANT_TR("In this situation the {side} has no combat unit on the map: the game would be over."),
                          {{"side", name(side)}});
        }
    }
    return tell_new_contradictions(decision, empty_state(decision.now().tables), Stacks::Always);
}

} // namespace

State before_counting(const State& empty, const Options& options, const std::optional<Situation>& situation) {
    GameBegun begun{.options = options, .pieces = {}, .control = {}};
    auto begun_at = situation;
    auto first = empty;
    if (placed(first, begun, begun_at)) { // what is named cannot be: all is where the calendar has it
        begun_at->count.pieces.clear();
        first = empty;
        begun = {.options = options, .pieces = {}, .control = {}};
        static_cast<void>(placed(first, begun, begun_at));
    }
    if (begun_at) {
        begun.number = begun_at->turn;
        begun.side = begun_at->side;
    }
    return apply(empty, begun);
}

/// Rule: AK-SET-2 to AK-SET-6, AK-SUP-4, AK-CAL-2, AK-CAL-10, AK-GEN-4.
core::Verdict<Event> decide(const State& state, const BeginGame& command) {
    if (state.begun) {
        return refuse("AK-SET-3", INTENDANT_TR("The game has begun already."));
    }
    constexpr std::size_t longest_name = 1000; // bytes
    for (auto each = command.players.begin(); each != command.players.end(); ++each) {
        if (each->name.size() > longest_name) {
            return refuse("AK-SET-1", INTENDANT_TR("A player's name is too long."));
        }
        if (std::ranges::find(each + 1, command.players.end(), each->side, &Player::side) != command.players.end()) {
            return refuse("AK-SET-1", INTENDANT_TR("Each side is played by one player."));
        }
    }
    const auto& situation = command.situation;
    const auto last = static_cast<int>(state.tables->calendar.size());
    if (situation && (situation->turn < 1 || situation->turn > last)) {
        return refuse("AK-CAL-2", INTENDANT_TR("The calendar has no turn {turn}: give a number from 1 to {most}."),
                      {{"turn", number(situation->turn)}, {"most", number(last)}});
    }
    GameBegun begun{.options = command.options, .pieces = {}, .control = {}, .players = command.players};
    begun.pieces.reserve(state.pieces.size());
    auto first = state;
    if (auto why = placed(first, begun, situation)) {
        return *why;
    }
    if (situation) {
        begun.number = situation->turn;
        begun.side = situation->side;
    }
    Decision decision(state);
    decision.book(std::move(begun));
    if (auto why = book_count(decision, {.factors = command.factors})) {
        return *why;
    }
    if (situation) {
        if (auto why = count_of(decision, *situation)) {
            return *why;
        }
    }
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
