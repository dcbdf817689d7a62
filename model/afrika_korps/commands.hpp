#pragma once

#include "model/afrika_korps/battle/exchange.hpp"
#include "model/afrika_korps/state.hpp"
#include "model/core/dice.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the table asks. Each command is decided in the file of its phase. Where a fact of the map may be given (control, isolation,
/// terrain, a closed retreat), depth whole map finds it itself, and what is said otherwise counts with a reason.
namespace intendant::afrika_korps {

/// Who controls a place; nobody: empty.
struct ControlRow {
    KeyPlace place{};
    std::optional<Side> side{};

    friend bool operator==(const ControlRow&, const ControlRow&) = default;
};

/// Where a counter is found.
struct PieceRow {
    CounterId counter{};
    Status status{};
    std::optional<HexId> hex{};

    friend bool operator==(const PieceRow&, const PieceRow&) = default;
};
/// What a counter bears; what is not said stays. Units: `isolated` in turns. Rule: AK-SUP-1, AK-SUP-9, AK-CMB-9, AK-ISO-3.
struct MarksRow {
    CounterId counter{};
    std::optional<bool> captured{};
    std::optional<int> isolated{};
    std::optional<bool> isolated_at_start{};
    std::optional<bool> landed{};
    std::optional<bool> moved{};
    std::optional<bool> with_rommel{};
    std::optional<bool> fought{};
    std::optional<bool> retreated{};
    std::optional<bool> used{};
    std::optional<bool> cannot_move{};
    std::optional<bool> cannot_support{};

    friend bool operator==(const MarksRow&, const MarksRow&) = default;
};
/// The clocks of a side; what is not said stays. Units: turns. Rule: AK-ISO-7, AK-VIC-1.
struct ClocksRow {
    Side side{};
    std::optional<int> without_supply{};
    std::optional<int> control_turns{};
    std::optional<bool> without_supply_at_start{};
    std::optional<bool> control_at_start{};

    friend bool operator==(const ClocksRow&, const ClocksRow&) = default;
};
/// Sets the books to what is on the table, as far as given; what agrees with the books is an entry too. `control`: at the start of the
/// player turn, `control_of_turn`: of the game turn; `formed`: substitutes with the units that formed them; `factors`: of the players' own
/// counters. Rule: AK-GEN-4, AK-SUP-1, AK-SUB-6.
struct Stocktake {
    std::vector<PieceRow> pieces{};
    std::optional<int> axis_factors{};
    std::optional<int> allied_factors{};
    std::string reason{};
    std::vector<MarksRow> marks{};
    std::vector<Formed> formed{};
    std::vector<ClocksRow> clocks{};
    std::vector<ControlRow> control{};
    std::vector<ControlRow> control_of_turn{};
    std::optional<bool> supply_done{};
    std::vector<OwnFactors> factors{};

    friend bool operator==(const Stocktake&, const Stocktake&) = default;
};
/// A game that begins in the middle: before the START of this player turn. Counters that are not named are where the calendar has them:
/// due later, at hand, or else eliminated. Units: `turn` of the calendar. Rule: AK-CAL-2, AK-CAL-10.
struct Situation {
    int turn{1};
    Side side{Side::Axis};
    Stocktake count{}; ///< without a reason

    friend bool operator==(const Situation&, const Situation&) = default;
};
/// March 1941, or a situation. `players`: those whose name is known. `factors`: of the players' own counters.
/// Rule: AK-SET-1, AK-SET-3, AK-SET-5, AK-SET-6, AK-GEN-4.
struct BeginGame {
    Options options{};
    std::vector<Player> players{};
    std::vector<OwnFactors> factors{};
    std::optional<Situation> situation{};
};
/// START is left: what is controlled and which own units are isolated. What is not said stays as it was. Rule: AK-CAL-10.
struct StartTurn {
    std::vector<ControlRow> control{};
    std::optional<std::vector<CounterId>> isolated{};
};
/// The supply of the turn: the die of the Axis, the port where it is placed. Rule: AK-SUP-2, AK-SUP-3, AK-SUP-5, AK-SUP-11.
struct BringSupply {
    std::optional<core::Throw> dice{};
    std::optional<HexId> port{};
    bool declined{false};
};
/// Units that wait, come from the sea, or are brought back for replacement factors, enter at a port.
/// Rule: AK-RNF-2, AK-SEA-2, AK-RPL-4, AK-RPL-5.
struct EnterUnits {
    std::vector<CounterId> units;
    std::optional<HexId> port{};
};
/// Rule: AK-SEA-2.
struct Embark {
    std::vector<CounterId> units;
};
/// `way`: from hex to hex, where it matters; else the cheapest. Rule: AK-CAL-5, AK-MOV-1, AK-ROM-1.
struct MoveUnits {
    std::vector<CounterId> units;
    HexId to;
    std::vector<HexId> way{};
    bool with_rommel{false};
};
/// Rommel is put with the nearest unit. Rule: AK-ROM-4.
struct PlaceRommel {
    HexId to;
};
/// Rule: AK-SUP-16.
struct DestroySupply {
    CounterId supply;
};
/// `captor`: the unit that does it. Rule: AK-CAP-15.
struct CaptureSupply {
    CounterId supply;
    CaptureMethod method;
    std::optional<CounterId> captor{};
};
/// Units on the map for substitutes, or back. Rule: AK-SUB-1, AK-SUB-5.
struct ExchangeCounters {
    std::vector<CounterId> give;
    std::vector<CounterId> take;
};
/// A unit attacked. `terrain`: of its hex, below depth whole map; clear where nothing is said.
struct DefenderRow {
    CounterId unit;
    std::optional<Terrain> terrain{};

    friend bool operator==(const DefenderRow&, const DefenderRow&) = default;
};
/// An automatic victory in movement. `closed`: the defender cannot survive a retreat. Rule: AK-VA-10.
struct ClaimVictory {
    std::vector<CounterId> attackers;
    std::vector<CounterId> blockers{};
    std::vector<DefenderRow> defenders{};
    std::vector<CounterId> supply{};
    std::optional<bool> closed{};
};
/// Units eliminated before combat, or by a ruling. Rule: AK-DIV-2, AK-DIV-4, AK-DIV-6.
struct EliminateUnits {
    std::vector<CounterId> units;
    Cause cause{Cause::Table};
};
/// A battle. No die where the odds are automatic or an automatic victory stands. Rule: AK-CMB-12.
struct Attack {
    std::vector<CounterId> attackers;
    std::vector<DefenderRow> defenders;
    std::vector<CounterId> supply{};
    std::optional<core::Throw> dice{};
};
/// What the other side loses in an exchange. Rule: AK-EXC-2.
struct PayExchange {
    std::vector<Payment> payments;
};
/// `way`: the hexes entered, the last is where it ends; `eliminated`: it had no way. Rule: AK-RET-7.
struct RetreatRow {
    CounterId unit{};
    std::vector<HexId> way{};
    bool eliminated{false};

    friend bool operator==(const RetreatRow&, const RetreatRow&) = default;
};
/// Rule: AK-RET-1.
struct RetreatUnits {
    std::vector<RetreatRow> units;
};
/// Rule: AK-ADV-1.
struct AdvanceUnits {
    std::vector<CounterId> units;
    std::optional<HexId> to{};
};
/// The next step of the turn. Rule: AK-CAL-9.
struct EndPhase {};
/// END is left: control and own isolated units as they are now. Rule: AK-CAL-8, AK-ISO-2, AK-SUP-15.
struct EndTurn {
    std::vector<ControlRow> control{};
    std::optional<std::vector<CounterId>> isolated{};
};
/// A side gives up: the other wins.
struct Concede {
    Side side{};
};
struct LeaveUnfinished {};
/// A table ruling. `named`: the keys of the written form that count, the others stay as they are; without it all count.
struct ChangeOptions {
    Options options;
    std::string reason;
    std::optional<std::vector<std::string>> named{};
};

using Command = std::variant<BeginGame, StartTurn, BringSupply, EnterUnits, Embark, MoveUnits, PlaceRommel, DestroySupply, CaptureSupply,
                             ExchangeCounters, ClaimVictory, EliminateUnits, Attack, PayExchange, RetreatUnits, AdvanceUnits, EndPhase,
                             EndTurn, Concede, LeaveUnfinished, ChangeOptions, Stocktake>;

} // namespace intendant::afrika_korps
