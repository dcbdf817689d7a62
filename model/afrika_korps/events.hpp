#pragma once

#include "model/afrika_korps/commands.hpp"

#include <variant>

/// What happened, past tense, with its numbers. `apply` takes an event into the state and has no opinion.
namespace intendant::afrika_korps {

/// Every counter that is not at hand. `number`, `side`: the player turn before which it begins, where that is not the first.
struct GameBegun {
    Options options;
    std::vector<PieceRow> pieces;
    Control control;
    std::vector<Player> players{};
    std::optional<int> number{};
    std::optional<Side> side{};
};
/// `due`: reinforcements that wait from now on; `factors`: of replacement that come in. Rule: AK-CAL-10, AK-RNF-1, AK-RPL-2, AK-RPL-3.
struct TurnStarted {
    int number;
    Side side;
    Control control;
    std::vector<CounterId> isolated;
    std::vector<CounterId> due;
    int factors;
    bool without_supply;
};
struct PhaseBegun {
    Phase phase;
};
/// Rule: AK-SUP-3.
struct SupplyRolled {
    core::Throw dice;
    bool arrives;
};
struct SupplyArrived {
    CounterId supply;
    std::optional<HexId> hex;
};
struct SupplyForgone {
    Side side;
    Forgone why;
};
/// `from`: they waited, were at sea, or had been eliminated; `factors` are spent. `isolated`: the turns of isolation they take on.
/// Rule: AK-RNF-2, AK-RPL-4, AK-ISO-5.
struct UnitsEntered {
    std::vector<CounterId> units;
    Status from;
    std::optional<HexId> hex;
    int factors;
    std::optional<int> isolated;
    bool isolated_at_start;
};
struct UnitsEmbarked {
    std::vector<CounterId> units;
};
struct UnitsMoved {
    std::vector<CounterId> units;
    std::vector<HexId> way; ///< the hex they left first
    bool with_rommel;
};
struct RommelPlaced {
    CounterId rommel;
    HexId hex;
};
struct SupplyDestroyed {
    CounterId supply;
};
/// `supply` goes back to its owner's stock, `as` is the captor's counter in its place; where he has none at hand, a spare one that the
/// books call by the same name (AK-SET-6). `captor`: the unit whose combat it was (AK-CAP-11), or that stays where it is (AK-CAP-7).
/// Rule: AK-CAP-2, AK-CAP-15.
struct SupplyCaptured {
    CounterId supply;
    CounterId as;
    CaptureMethod method;
    std::optional<CounterId> captor;
};
/// Rule: AK-SUB-1.
struct CountersExchanged {
    std::vector<CounterId> give;
    std::vector<CounterId> take;
    std::vector<CounterId> lost; ///< parts of a broken substitute that do not come back
};
struct VictoryObtained {
    StandingVictory victory;
    int attack;
    int defence;
    OddsColumn column;
};
/// It lacks its supply or its closed retreat at the end of movement; or the books have no battles from now on. Rule: AK-VA-10.
struct VictoryLapsed {
    std::vector<CounterId> attackers;
    bool without_battles{false};
};
struct UnitsEliminated {
    std::vector<CounterId> units;
    Cause cause;
};
/// Units: factors as they count. `result` at automatic odds: the defenders are eliminated. Rule: AK-CMB-12.
struct BattleFought {
    std::vector<Attacker> attackers;
    std::vector<Defender> defenders;
    std::vector<CounterId> supply;
    int attack;
    int defence;
    OddsColumn column;
    std::optional<core::Throw> dice;
    CombatResult result;
};
/// One side has lost all; the other owes as much. Rule: AK-EXC-1.
struct ExchangeDue {
    Side payer;
    int due;
};
struct ExchangePaid {
    Side side;
    std::vector<CounterId> units;
};
struct UnitRetreated {
    CounterId unit;
    std::vector<HexId> way;
};
struct UnitsAdvanced {
    std::vector<CounterId> units;
    std::optional<HexId> hex;
};
/// Supply used this turn goes back to the stock. Rule: AK-SUP-15.
struct SupplyUsedUp {
    std::vector<CounterId> supply;
};
struct IsolationRow {
    CounterId unit{};
    int turns{0};

    friend bool operator==(const IsolationRow&, const IsolationRow&) = default;
};
/// The units whose count of isolated turns changes. Rule: AK-ISO-3.
struct IsolationCounted {
    std::vector<IsolationRow> units;
};
/// `*_turns`: as they stand after this turn. Rule: AK-VIC-3, AK-ISO-7.
struct TurnEnded {
    int number;
    Side side;
    Control control;
    PerSide<int> control_turns;
    PerSide<int> without_supply;
};
struct GameEnded {
    Outcome outcome;
};
struct OptionsChanged {
    Options before;
    Options after;
    std::string reason;
};
struct PieceCorrected {
    CounterId counter;
    PieceRow before;
    PieceRow after;
};
struct FactorsCorrected {
    Side side;
    int before;
    int after;
};
/// Why what was corrected with it was corrected. `agrees`: nothing was, the books were right.
struct StockTaken {
    std::string reason;
    bool agrees{false};
};
/// Rule: AK-SUP-1, AK-SUP-9, AK-CMB-9, AK-ISO-3.
struct MarksCorrected {
    CounterId counter;
    Marks before;
    Marks after;
};
/// The units that form a substitute. Those that do no more are eliminated. Rule: AK-SUB-6.
struct SubstituteCorrected {
    CounterId substitute;
    std::vector<CounterId> before;
    std::vector<CounterId> after;
};
/// Units: turns. Rule: AK-ISO-7, AK-VIC-1.
struct Clocks {
    int without_supply{0};
    int control_turns{0};
    bool without_supply_at_start{false};
    bool control_at_start{false};

    friend bool operator==(const Clocks&, const Clocks&) = default;
};
struct ClocksCorrected {
    Side side;
    Clocks before;
    Clocks after;
};
/// What the turn knows. Rule: AK-CAL-10, AK-SUP-2.
struct TurnFacts {
    Control control{};
    Control control_of_turn{};
    bool supply_done{false};

    friend bool operator==(const TurnFacts&, const TurnFacts&) = default;
};
struct TurnCorrected {
    TurnFacts before;
    TurnFacts after;
};
/// The players' own counter has these factors. Rule: AK-GEN-4.
struct FactorsSet {
    OwnFactors before;
    OwnFactors after;
};

using Event = std::variant<GameBegun, TurnStarted, PhaseBegun, SupplyRolled, SupplyArrived, SupplyForgone, UnitsEntered, UnitsEmbarked,
                           UnitsMoved, RommelPlaced, SupplyDestroyed, SupplyCaptured, CountersExchanged, VictoryObtained, VictoryLapsed,
                           UnitsEliminated, BattleFought, ExchangeDue, ExchangePaid, UnitRetreated, UnitsAdvanced, SupplyUsedUp,
                           IsolationCounted, TurnEnded, GameEnded, OptionsChanged, PieceCorrected, FactorsCorrected, StockTaken,
                           MarksCorrected, SubstituteCorrected, ClocksCorrected, TurnCorrected, FactorsSet>;

} // namespace intendant::afrika_korps
