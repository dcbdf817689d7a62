#pragma once

#include "model/empire_of_the_sun/commands.hpp"

#include <variant>

/// What happened, past tense, with its numbers. `apply` takes an event into the state and has no opinion.
namespace intendant::empire_of_the_sun {

/// The set-up is that of the tables. Rule: ES-SCN-1.
struct GameBegun {
    ScenarioId scenario;
    Options options;
    std::vector<Player> players{};
    std::optional<int> china_length{};
    int bid{0};
    std::vector<UnitId> prewar{};
};
/// What belongs to one turn begins anew. Rule: ES-EOT-1, ES-EOT-2.
struct TurnBegun {
    int number;
};
/// `next`: who acts first, when the Offensives Phase begins. Rule: ES-SEQ-1, ES-INI-1.
struct PhaseBegun {
    Phase phase;
    std::optional<Side> next{};
};
/// Tracks as they stand now. Rule: ES-MRK-1.
struct TracksMoved {
    Cause cause;
    std::optional<CardId> card;
    std::vector<TrackRow> tracks;
    bool at_once{false}; ///< replacements of the card, used before the next action, and lost unless they are stored (ES-REP-19)
};
/// Rule: ES-PWL-1.
struct WillChanged {
    WillId cause;
    int before;
    int after;
};
/// Units are there now, at that step. Rule: ES-GEN-21.
struct UnitsPlaced {
    Cause cause;
    std::optional<CardId> card;
    std::vector<UnitRow> units;
    std::vector<UnitId> arrived{}; ///< headquarters among them that come in this turn (ES-REI-5)
};
/// Units that wait for a place: a card brings them. Rule: ES-REI-23.
struct UnitsDue {
    CardId card;
    std::vector<UnitId> units;
};
/// Rule: ES-CTL-1, ES-CTL-5.
struct HexesTaken {
    Side side;
    Cause cause;
    std::vector<HexId> hexes;
    std::vector<HexId> fallen{}; ///< cities among them whose garrison is gone for good (ES-GND-13)
};
/// Hexes that score once for all. Rule: ES-VPT-1.
struct HexesScored {
    std::vector<HexId> hexes;
};
/// A single die. `value`: what it comes to with its modifiers. Rule: ES-GEN-1.
struct DieRolled {
    Purpose purpose;
    core::Throw dice;
    std::optional<UnitId> unit;
    int value;
    bool success;
    std::optional<CardId> card{}; ///< for which it was thrown
};
/// A player has acted; the card counts as one of the two ways, never as both. Rule: ES-CRD-2, ES-CRD-4.
struct ActionTaken {
    Side side;
    Action action;
    std::optional<CardId> card;
    bool as_event;
    bool first{false}; ///< of the Offensives Phase (ES-INI-3)
};
struct CardMoved {
    CardId card;
    CardPlace to;
    CardMove how;
};
/// The discards of the side go back into its deck. Rule: ES-CRD-32, ES-DRW-7.
struct DeckReshuffled {
    Side side;
};
/// Rule: ES-OFF-1.
struct OffensiveBegun {
    Side side;
    CardId card;
    bool as_event;
    std::vector<UnitId> headquarters;
    std::optional<Status> status; ///< printed on the card (ES-CRD-11)
    int asp_more;
    bool undo{false}; ///< the books keep what it changes (ES-CRD-21)
};
struct UnitsActivated {
    Side side;
    std::optional<UnitId> headquarters;
    std::vector<UnitId> units;
    bool undone{false};           ///< they are active no more (ES-CRD-24)
    std::vector<HexId> battles{}; ///< battle hexes that fall away with them
};
/// `asp`: shipping points spent. Rule: ES-ASP-2.
struct UnitsMoved {
    std::vector<UnitId> units;
    HexId to;
    Travel by;
    int asp;
};
struct BattlesDeclared {
    std::vector<HexId> hexes;
    bool special{false}; ///< by special reaction (ES-SRM-2)
};
/// Rule: ES-INT-1.
struct StatusSet {
    Status status;
};
/// A unit as it fought: its attack and defence with what cards changed. Units: `level` 2 full, 1 reduced or one step, 0 eliminated.
struct FoughtRow {
    UnitId unit{};
    FightsFrom from{FightsFrom::Hex};
    int attack{0};
    int defence{0};
    int before{2};
    int after{2};

    friend bool operator==(const FoughtRow&, const FoughtRow&) = default;
};
/// One side of a combat. Units: `modifier` to its die, `hits` after efficiency.
struct FoughtSide {
    core::Throw die{};
    int strength{0};
    int modifier{0};
    int hits{0};
    std::vector<FoughtRow> units{};

    friend bool operator==(const FoughtSide&, const FoughtSide&) = default;
};
/// Rule: ES-BAT-33.
struct SeaBattleFought {
    HexId hex;
    Status status;
    FoughtSide offensive;
    FoughtSide reaction;
    bool offensive_wins;
    bool raid{false}; ///< a US carrier has fought in the Japanese islands by the card of the offensive (ES-STW-14)
};
/// `taken`: by the Offensive side. Rule: ES-GND-14.
struct LandBattleFought {
    HexId hex;
    FoughtSide offensive;
    FoughtSide reaction;
    bool taken;
};
/// Rule: ES-SEQ-6.
/// Rule: ES-SUP-9.
struct ExpressPlaced {
    CardId card;
    HexId hex;
};
struct OffensiveEnded {
    bool cancelled;
};
/// Rule: ES-POL-1.
struct NationSurrendered {
    Area area;
};
/// A printed item of the victory points, and what it scores. Rule: ES-VPT-1.
struct PointRow {
    std::string item{};
    int points{0};

    friend bool operator==(const PointRow&, const PointRow&) = default;
};
struct GameEnded {
    Outcome outcome;
    std::vector<PointRow> items{}; ///< where points decide (ES-VPT-1)
};
struct OptionsChanged {
    Options before;
    Options after;
    std::string reason;
};
/// These units have the dot, and no others. Rule: ES-GEN-12.
struct PrewarMarked {
    std::vector<UnitId> units;
};
/// Why what was corrected with it was corrected.
struct StockTaken {
    std::string reason;
};

/// What only the map tells, affirmed by the table as it goes on: the clauses. Rule: ES-GEN-20.
struct MapAffirmed {
    std::vector<std::string> clauses;
};

using Event = std::variant<GameBegun, TurnBegun, PhaseBegun, TracksMoved, WillChanged, UnitsPlaced, UnitsDue, HexesTaken, HexesScored,
                           DieRolled, ActionTaken, CardMoved, DeckReshuffled, OffensiveBegun, UnitsActivated, UnitsMoved, BattlesDeclared,
                           StatusSet, ExpressPlaced, SeaBattleFought, LandBattleFought, OffensiveEnded, NationSurrendered, GameEnded,
                           OptionsChanged, PrewarMarked, StockTaken, MapAffirmed>;

} // namespace intendant::empire_of_the_sun
