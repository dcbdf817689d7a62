#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-SCN-1, ES-GEN-21, ES-POL-1.
Objection begin_in_the_middle(Decision& decision, const Situation& situation) {
    const auto& scenario = scenario_of(decision.now());
    if (!core::within(situation.turn, scenario.first_turn, scenario.last_turn)) {
        return refuse("ES-SCN-1", INTENDANT_TR("This scenario is played from turn {first} to turn {last}."),
                      {{"first", number(scenario.first_turn)}, {"last", number(scenario.last_turn)}});
    }
    if (situation.turn != scenario.first_turn) {
        decision.book(TurnBegun{.number = situation.turn});
    }
    for (const auto area : situation.surrendered) {
        if (!has(decision.now().surrendered, area)) {
            decision.book(NationSurrendered{.area = area});
        }
    }
    return count_in(decision, situation.count);
}

} // namespace

/// Rule: ES-SCN-1 to ES-SCN-16.
core::Verdict<Event> decide(const State& state, const BeginGame& command) {
    if (state.begun) {
        return refuse("ES-SCN-1", INTENDANT_TR("The game has begun already."));
    }
    constexpr std::size_t longest_name = 1000; // bytes
    for (auto each = command.players.begin(); each != command.players.end(); ++each) {
        if (each->name.size() > longest_name) {
            return refuse("ES-SCN-1", INTENDANT_TR("A player's name is too long."));
        }
        if (std::ranges::find(each + 1, command.players.end(), each->side, &Player::side) != command.players.end()) {
            return refuse("ES-SCN-1", INTENDANT_TR("Each side is played by one player."));
        }
    }
    // Stable Front, a box without a name, Major Breakthrough and Collapse at least.
    if (command.china_length && !core::within(*command.china_length, 3, facts_of(Track::ChinaLength).most)) {
        return refuse("ES-CHN-1", INTENDANT_TR("The China track has at least three boxes below Stable Front."));
    }
    if (!core::within(command.bid, facts_of(Track::Bid).least, facts_of(Track::Bid).most)) {
        return refuse("ES-BID-1", INTENDANT_TR("Nobody bids so much."));
    }
    if (std::set<UnitId>(command.prewar.begin(), command.prewar.end()).size() != command.prewar.size()) {
        return refuse("ES-GEN-12", INTENDANT_TR("A unit is marked as pre-war twice."));
    }
    Decision decision(state);
    if (std::abs(command.bid) > decision.tables().limit("bid_advice_max")) {
        decision.doubts("ES-BID-1", INTENDANT_TR("A bid of more than three points is held to be too much."));
    }
    decision.book(GameBegun{.scenario = command.scenario,
                            .options = command.options,
                            .players = command.players,
                            .china_length = command.china_length,
                            .bid = command.bid,
                            .prewar = command.prewar});
    if (command.situation) {
        if (const auto why = begin_in_the_middle(decision, *command.situation)) {
            return *why;
        }
    }
    if (const auto why = tell_new_contradictions(decision, state)) {
        return *why;
    }
    return std::move(decision).accepted();
}

namespace {

/// Units that wait in the Delay box from now on. Rule: ES-REI-12, ES-REI-15, ES-REI-19.
UnitRow delayed_row(const State& state, UnitId unit) {
    return {.unit = unit, .place = {.kind = PlaceKind::DelayBox, .turn = state.turn.number}, .step = state[unit].step};
}

/// Rule: ES-REI-12 to ES-REI-15, ES-REI-21.
void delay_reinforcements(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    std::vector<UnitRow> waiting;
    std::vector<UnitRow> lost;
    for (const auto unit : due(state, Side::Allies)) {
        const auto& place = state[unit].place;
        const bool fresh = place.kind == PlaceKind::TurnTrack && place.turn == tables[unit].entry_turn;
        if (!fresh) {
            continue; // back from the turn track, or waiting since an earlier turn
        }
        if (tables[unit].sub_nation == SubNation::Australian && has(state.surrendered, Area::Australia)) {
            lost.push_back({.unit = unit, .place = {.kind = PlaceKind::Eliminated}, .step = state[unit].step});
        } else if (delayed(tables, unit, state[Track::Wie], state[Track::UsRivalry] != 0, state[Track::Panama] == state.turn.number)) {
            waiting.push_back(delayed_row(state, unit));
        }
    }
    decision.place(Cause::Surrender, lost);
    decision.place(Cause::Delay, waiting);
}

/// What is still to be done when a part of the turn is left. Rule: ES-SEQ-1.
void leave_reinforcements(Decision& decision) {
    if (const auto dice = to_roll_for_europe(decision.now()); !dice.empty()) {
        decision.breaks("ES-REI-17", INTENDANT_TR("Still to be rolled for Europe: {units}."), {{"units", list_of(dice)}});
    }
    std::vector<UnitRow> waiting;
    std::vector<UnitId> units;
    for (const auto side : all_sides) {
        for (const auto unit : due(decision.now(), side)) {
            waiting.push_back(delayed_row(decision.now(), unit));
            units.push_back(unit);
        }
    }
    if (!waiting.empty()) {
        decision.doubts("ES-REI-19", INTENDANT_TR("These units have not been placed and wait in the Delay box: {units}."),
                        {{"units", list_of(units)}});
        decision.place(Cause::Delay, waiting);
    }
}

/// Unused replacements are lost, but for those that Japan stores. Rule: ES-REP-5 to ES-REP-7.
void leave_replacements(Decision& decision) {
    std::vector<TrackRow> rows;
    for (const auto pool :
         {Track::AlliedLand, Track::AlliedAir, Track::UsNaval, Track::CommonwealthNaval, Track::ChinesePool, Track::JapaneseLand}) {
        rows.push_back({pool, 0});
    }
    decision.set(Cause::Replacement, rows);
}

/// Rule: ES-STW-4.
void leave_strategic_warfare(Decision& decision) {
    if (!decision.now().turn.submarines_rolled) {
        decision.breaks("ES-STW-4", INTENDANT_TR("The submarine roll of this turn has not been made."));
    }
}

/// Ships and aircraft left in a country that has surrendered, and Commonwealth units in India, move before the phase ends.
/// Rule: ES-NAV-5, ES-AIR-5, ES-POL-3, ES-POL-8.
void leave_national_status(Decision& decision) {
    if (const auto left = in_enemy_hexes(decision.now()); !left.empty()) {
        decision.breaks("ES-POL-3", INTENDANT_TR("Left in hexes of the enemy, they make emergency movement first: {units}."),
                        {{"units", list_of(left)}});
    }
    if (!has(decision.now().surrendered, Area::India)) {
        return;
    }
    std::vector<UnitId> waiting;
    for (const auto id : units_on_map(decision.tables(), board_of(decision.now()), Side::Allies)) {
        const auto* land = decision.map().land(decision.now()[id].place.hex);
        if (decision.tables()[id].nation == Nation::Commonwealth && land != nullptr &&
            (land->region == "India" || land->region == "NIndia")) {
            waiting.push_back(id);
        }
    }
    if (!waiting.empty()) {
        decision.breaks("ES-POL-8", INTENDANT_TR("India has surrendered: these units leave it first, for Ceylon and 1005: {units}."),
                        {{"units", list_of(waiting)}});
    }
}

/// Rule: ES-SEQ-3, ES-DRW-5.
Objection leave_offensives(Decision& decision) {
    const auto& state = decision.now();
    if (state.offensive) {
        return refuse("ES-SEQ-6", INTENDANT_TR("An offensive is under way: end it first."));
    }
    for (const auto side : all_sides) {
        if (state[cards_of(side)] > 0) {
            decision.breaks(
                "ES-SEQ-3",
                INTENDANT_TR("{side}: {count} {count:card is|cards are} still in hand and {count:has|have} to be played first."),
                {{"side", name(side)}, {"count", number(state[cards_of(side)])}});
        }
    }
    decision.set(Cause::Turn, {{Track::JapanesePasses, 0}, {Track::AlliedPasses, 0}});
    return {};
}

/// A turn does not close over what the table has to count, without a reason. Rule: ES-EOT-1, ES-GEN-21.
void leave_turn(Decision& decision) {
    for (const auto& each : contradictions(decision.now())) {
        decision.breaks(each.rule.id, each.why);
    }
}

Objection leave(Decision& decision) {
    ask_the_table(decision);
    switch (decision.now().turn.phase) {
    case Phase::Reinforcements:
        leave_reinforcements(decision);
        break;
    case Phase::Replacements:
        leave_replacements(decision);
        break;
    case Phase::StrategicWarfare:
        leave_strategic_warfare(decision);
        break;
    case Phase::Offensives:
        return leave_offensives(decision);
    case Phase::NationalStatus:
        leave_national_status(decision);
        break;
    case Phase::EndOfTurn:
        leave_turn(decision);
        break;
    case Phase::Cards:
    case Phase::UsWill:
    case Phase::Attrition:
        break;
    }
    return {};
}

void enter(Decision& decision, Phase phase) {
    std::optional<Side> next;
    if (phase == Phase::Offensives) { // ES-INI-1, ES-INI-2
        next = first_player(decision.tables(), decision.now().turn.number, decision[Track::JapaneseCards], decision[Track::AlliedCards]);
    }
    decision.book(PhaseBegun{.phase = phase, .next = next});
    switch (phase) {
    case Phase::Replacements:
        enter_replacements(decision);
        break;
    case Phase::Cards:
        enter_cards(decision);
        break;
    case Phase::NationalStatus:
        enter_national_status(decision);
        break;
    case Phase::UsWill:
        enter_us_will(decision);
        break;
    case Phase::Attrition:
        enter_attrition(decision);
        break;
    case Phase::EndOfTurn:
        enter_end_of_turn(decision);
        break;
    case Phase::Reinforcements:
    case Phase::StrategicWarfare:
    case Phase::Offensives:
        break;
    }
}

} // namespace

/// Rule: ES-ASP-1, ES-ASP-3, ES-ASP-4, ES-EOT-2.
void begin_turn(Decision& decision, int number) {
    decision.book(TurnBegun{.number = number});
    const auto& tables = decision.tables();
    const auto& box = wie_box(tables, decision[Track::Wie]);
    decision.move(Cause::Turn, Track::AlliedAsp, std::min(tables.turn(number).allied_asp, box.asp));
    delay_reinforcements(decision);
}

core::Verdict<Event> decide(const State& state, const EndPhase&) {
    Decision decision(state);
    if (const auto why = leave(decision)) {
        return *why;
    }
    const auto phase = decision.now().turn.phase;
    if (phase == Phase::EndOfTurn) {
        if (state.turn.number >= scenario_of(state).last_turn) {
            return refuse("ES-SCN-1", INTENDANT_TR("The scenario has no further turn."));
        }
        begin_turn(decision, state.turn.number + 1);
    } else {
        enter(decision, static_cast<Phase>(static_cast<int>(phase) + 1));
    }
    return std::move(decision).accepted();
}

/// Rule: ES-SUP-6, ES-ATR-1 to ES-ATR-5.
void enter_attrition(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    if (!tables.turn(state.turn.number).attrition) {
        return;
    }
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    std::vector<UnitRow> rows;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId unit{static_cast<std::uint8_t>(i)};
        switch (attrition(tables, board, unit, supply.supplied(unit))) {
        case Attrition::Reduced:
        case Attrition::Eliminated:
            rows.push_back(after_losing(state, unit, 1));
            break;
        case Attrition::None:
        case Attrition::Stays:
            break;
        }
    }
    decision.place(Cause::Attrition, rows);
}

core::Verdict<Event> decide(const State& state, const Concede& command) {
    if (state.outcome) {
        return refuse("ES-EOT-1", INTENDANT_TR("The game has ended already."));
    }
    Decision decision(state);
    end_game(decision, {.ending = Ending::Concession, .winner = enemy_of(command.side)});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const LeaveUnfinished&) {
    if (state.outcome) {
        return refuse("ES-EOT-1", INTENDANT_TR("The game has ended already."));
    }
    Decision decision(state);
    end_game(decision, {.ending = Ending::Unfinished});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
