#pragma once

#include "model/axis_allies/commands.hpp"

#include <variant>

/// What happened, past tense, with its numbers. `apply` takes an event into the state and has no opinion.
/// Events that change pieces carry the stacks that went (`before`) and those that came (`after`).
namespace intendant::axis_allies {

struct GameBegun {
    Options options;
    std::vector<Player> players;
    int round;
    Power power;
    Action action;
    std::vector<ControlRow> controllers;
    std::vector<Stack> units;
    std::vector<TreasuryRow> treasuries;
    std::vector<WeaponRow> weapons;
    std::vector<TreasuryRow> debts{};
    std::vector<WaitingRow> waiting{};
    Facts facts{};
    std::vector<SpaceId> followed{}; ///< whose gun and complex go with a territory that is no longer its first owner's (C-112)
};
struct BidTaken {
    Power power;
    core::Money amount;
    std::vector<Stack> units;
};
struct ResearchThrown {
    Power power;
    core::Throw dice;
    core::Money paid;
    int breakthroughs;
};
struct WeaponDeveloped {
    Power power;
    core::Throw dice;
    Weapon weapon;
};
/// Units: `price` in IPC a piece.
struct BoughtUnits {
    Unit unit;
    int count;
    core::Money price;
};
struct UnitsBought {
    Power power;
    std::vector<BoughtUnits> units;
    core::Money paid;
};
struct UnitsMoved {
    Power power;
    std::vector<SpaceId> path;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
struct TransportLoaded {
    Power power;
    SpaceId from;
    SpaceId zone;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
/// Cargo came ashore, or (into a hostile coast) was told to land there in combat.
struct TransportUnloaded {
    Power power;
    SpaceId zone;
    SpaceId to;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
/// `controls`: the violator now controls the territory.
struct NeutralityViolated {
    Power power;
    SpaceId space;
    core::Money paid;
    bool controls;
};
/// Aircraft flew over an enemy gun, which may now fire.
struct GunOverflown {
    Overflight flight;
};
struct OverflightFired {
    Power power;
    Overflight flight;
    core::Throw dice;
    std::vector<Stack> lost;
};
/// The table passed over the shot of a gun: it is not asked for again this turn.
struct OverflightWaived {
    Power power;
    Overflight flight;
};
struct MoneyPaid {
    std::optional<Power> from;
    std::optional<Power> to;
    core::Money amount;
    std::string purpose;
};
struct OptionsChanged {
    Options before;
    Options after;
    std::string reason;
};
/// A territory changed hands. `by` took it; `to` now controls it (a liberated ally, else `by`).
struct TerritoryTaken {
    SpaceId space;
    Power by;
    std::optional<Power> from;
    Power to;
    core::Money value;
    std::vector<Stack> before; ///< guns and complexes as they stood
    std::vector<Stack> after;  ///< the same under their new owner
};
struct TreasuryLooted {
    Power from;
    Power to;
    core::Money amount;
};
/// `origins`: from where ships or soldiers of the attack came. Entered forces are part of `before` and `after`.
struct BattleBegun {
    SpaceId space;
    BattleKind kind;
    bool amphibious;
    std::vector<SpaceId> origins;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
/// The battle went on to a step of the printed sequence.
struct BattleStepReached {
    int round;
    BattleStep step;
    std::vector<FireGroup> to_fire;
};
/// Support shots that are not fired: these battleships may still support another landing.
struct SupportWaived {
    SpaceId space;
    int shots;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
/// One column threw. `owed`: hits that must now be taken (hits without a target are wasted).
struct ColumnFired {
    Side side;
    BattleStep step;
    FireGroup group;
    core::Throw dice;
    int hits;
    std::optional<OwedHits> owed;
};
/// Losses were chosen. Behind the casualty line they still fire this round; else they go to the tray.
/// `chosen_by_attacker`: the defending powers did not agree (C-62).
struct LossesTaken {
    Side side;
    std::vector<Stack> units;
    bool behind_casualty_line;
    bool chosen_by_attacker;
};
struct CasualtiesRemoved {
    std::vector<Stack> units;
};
struct SubmarinesWithdrew {
    Side side;
    std::optional<SpaceId> to;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
struct AttackerRetreated {
    SpaceId to;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
enum class BattleResult : std::uint8_t { AttackerWon, DefenderWon, BothDestroyed, Retreat, NothingLeftToFight };
struct BattleEnded {
    SpaceId space;
    BattleKind kind;
    BattleResult result;
    std::vector<Stack> before;
    std::vector<Stack> after;
};
struct RaidPaid {
    Power attacker;
    Power owner;
    core::Money damage;
    core::Money paid;
    core::Money owed;
};
struct RocketFired {
    Power power;
    SpaceId from;
    SpaceId target;
    Power owner;
    core::Throw dice;
    core::Money paid;
    core::Money owed;
};
struct UnitsPlaced {
    Power power;
    SpaceId space;
    std::vector<UnitCount> units;
    std::vector<Stack> after;
    std::optional<SpaceId> complex;
};
struct UnitsForfeited {
    Power power;
    std::vector<UnitCount> units;
};
struct UnitsLost {
    std::vector<Stack> units;
};
struct IncomeCollected {
    Power power;
    core::Money production;
    core::Money debt_paid;
};
struct ActionBegun {
    Action action;
};
/// All marks of the turn are cleared; the next power begins.
struct TurnEnded {
    Power power;
    int round;
    Power next;
    int next_round;
};
struct GameEnded {
    Outcome outcome;
};
struct TreasuryCorrected {
    Power power;
    core::Money before;
    core::Money after;
    std::string reason;
};
struct UnitsCorrected {
    SpaceId space;
    Power power;
    Unit unit;
    std::vector<Stack> before;
    std::vector<Stack> after;
    std::string reason;
};
/// `units_before`, `units_after`: the gun and complex that go with the territory. `complex_lost`: its first owner has lost an original
/// complex, for Q-05.
struct ControllerCorrected {
    SpaceId space;
    std::optional<Power> before;
    std::optional<Power> after;
    std::string reason;
    std::vector<Stack> units_before{};
    std::vector<Stack> units_after{};
    bool complex_lost{false};
};
struct WeaponCorrected {
    Power power;
    Weapon weapon;
    bool owned;
    std::string reason;
};
struct DebtCorrected {
    Power power;
    core::Money before;
    core::Money after;
    std::string reason;
};
struct WaitingCorrected {
    Power power;
    Unit unit;
    int before;
    int after;
    std::string reason;
};
struct SeatsCorrected {
    std::vector<Player> before;
    std::vector<Player> after;
    std::string reason;
};
/// One of the facts that no piece shows: `before` and `after` have it, and nothing else.
struct FactsCorrected {
    Facts before;
    Facts after;
    std::string reason;
};
/// A stocktake found the books right.
struct BoardCounted {
    std::string reason;
};
/// A turn ends although these contradict the board; the table has said why, and is not asked again as long as they stand.
struct ContradictionsLeft {
    std::vector<LetStand> left;
};

using Event =
    std::variant<GameBegun, BidTaken, ResearchThrown, WeaponDeveloped, UnitsBought, UnitsMoved, TransportLoaded, TransportUnloaded,
                 NeutralityViolated, TerritoryTaken, TreasuryLooted, BattleBegun, BattleStepReached, ColumnFired, LossesTaken,
                 CasualtiesRemoved, SubmarinesWithdrew, AttackerRetreated, BattleEnded, RaidPaid, RocketFired, UnitsPlaced, UnitsForfeited,
                 UnitsLost, IncomeCollected, ActionBegun, TurnEnded, GameEnded, TreasuryCorrected, UnitsCorrected, ControllerCorrected,
                 GunOverflown, OverflightFired, MoneyPaid, OptionsChanged, SupportWaived, WeaponCorrected, DebtCorrected, WaitingCorrected,
                 SeatsCorrected, OverflightWaived, FactsCorrected, BoardCounted, ContradictionsLeft>;

} // namespace intendant::axis_allies
