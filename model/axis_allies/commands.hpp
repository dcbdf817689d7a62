#pragma once

#include "model/axis_allies/state.hpp"
#include "model/core/dice.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the table asks. Each command is decided in the file of its phase; fields without a value are found by the program.
namespace intendant::axis_allies {

struct UnitCount {
    Unit unit;
    int count;

    friend bool operator==(const UnitCount&, const UnitCount&) = default;
};

/// Sets the controller of a territory in a situation; no power = neutral.
struct ControlRow {
    SpaceId space;
    std::optional<Power> power;

    friend bool operator==(const ControlRow&, const ControlRow&) = default;
};

/// Sets how many pieces of a kind and owner stand in a space in a situation (0 clears them).
struct UnitRow {
    SpaceId space;
    Power power;
    Unit unit;
    int count;

    friend bool operator==(const UnitRow&, const UnitRow&) = default;
};

struct TreasuryRow {
    Power power;
    core::Money amount;

    friend bool operator==(const TreasuryRow&, const TreasuryRow&) = default;
};

/// Units: pieces bought that wait for their placement.
struct WaitingRow {
    Power power;
    Unit unit;
    int count;

    friend bool operator==(const WaitingRow&, const WaitingRow&) = default;
};

/// Whether a power has a development.
struct DevelopmentRow {
    Power power;
    Weapon weapon;
    bool owned;

    friend bool operator==(const DevelopmentRow&, const DevelopmentRow&) = default;
};

struct WeaponRow {
    Power power;
    Weapon weapon;

    friend bool operator==(const WeaponRow&, const WeaponRow&) = default;
};

/// Units: pieces aboard one transport.
struct CarriedUnits {
    Power power;
    Unit unit;
    int count;

    friend bool operator==(const CarriedUnits&, const CarriedUnits&) = default;
};

/// What one transport carries, by which it is told from another; nothing in it: an empty one. Rule: M-100, M-112.
struct ShipLoad {
    std::vector<CarriedUnits> units;

    friend bool operator==(const ShipLoad&, const ShipLoad&) = default;
};

/// One transport in a situation or a stocktake. Where any of an owner in a space is given, those that are not carry nothing.
struct ShipRow {
    SpaceId space;
    Power power;
    ShipLoad load;

    friend bool operator==(const ShipRow&, const ShipRow&) = default;
};

/// What this turn has brought `count` of the pieces that stand there: where they came from, and their marks. What is left out stays as
/// the books have it. Units: `moved` in spaces. Rule: M-04, M-08, C-32, C-37, C-52.
struct Past {
    int count{1};
    std::optional<SpaceId> from{};       ///< the space from which they entered this one
    std::optional<SpaceId> started_at{}; ///< where they stood before they moved; left out: `from`
    std::optional<int> moved{};
    std::optional<bool> attacking{};
    std::optional<bool> fought{};
    std::optional<bool> landed{};
    std::optional<bool> raiding{};
    std::optional<bool> halted{};
    std::optional<bool> fresh{};
    std::optional<bool> in_trust{};

    friend bool operator==(const Past&, const Past&) = default;
};

struct PastRow {
    SpaceId space;
    Power power;
    Unit unit;
    Past past;

    friend bool operator==(const PastRow&, const PastRow&) = default;
};

/// How many units a complex has put on the board this turn. Rule: L-08.
struct PlacedRow {
    SpaceId space;
    int placed;

    friend bool operator==(const PlacedRow&, const PlacedRow&) = default;
};

/// What the books know and no piece or marker on the board shows. What is left out stays as the books have it.
struct Facts {
    std::optional<int> round{};
    std::optional<Action> action{};
    std::optional<bool> first_turn_started{};
    std::optional<bool> researched{};
    std::optional<bool> bought{};
    std::optional<int> breakthroughs{};
    std::optional<bool> rocket_fired{};
    std::optional<std::vector<ControlRow>> taken{};       ///< this turn, with who controlled it before
    std::optional<std::vector<SpaceId>> battle_sites{};   ///< of this turn
    std::optional<std::vector<PlacedRow>> placed{};       ///< this turn
    std::optional<std::vector<SpaceId>> paid_neutrals{};  ///< flown over and paid for, and still nobody's (M-132)
    std::optional<std::vector<SpaceId>> lost_complexes{}; ///< original complexes that their first owner has lost at least once (Q-05)
    std::optional<std::vector<SpaceId>> origins{};        ///< where the attack in the battle under way came from (C-32, C-37)

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// Where a game starts from: the printed deployment or an empty board, changed by the rows. `past`: what the turn has already brought
/// the pieces.
struct Situation {
    bool empty_board{false};
    int round{1};
    Power power{Power::Ussr};
    Action action{Action::ResearchAndPurchase};
    std::vector<ControlRow> controllers{};
    std::vector<UnitRow> units{};
    std::vector<TreasuryRow> treasuries{};
    std::vector<WeaponRow> weapons{};
    std::vector<ShipRow> ships{};
    std::vector<TreasuryRow> debts{};
    std::vector<WaitingRow> waiting{};
    std::vector<PastRow> past{};
    Facts facts{};

    friend bool operator==(const Situation&, const Situation&) = default;
};

/// The seats as the books deal them out for 2 to 5 players. Rule: S-03, S-04, S-05, S-06.
std::vector<Player> printed_players(std::size_t count);

/// Sets the board up. No players: the two-player seats. Rule: S-01 to S-06, S-13, S-19, O-03.
struct BeginGame {
    Options options{};
    std::vector<Player> players{};
    Situation situation{};
};
/// Extra IPC or pieces before the first turn.
struct Bid {
    Power power;
    core::Money amount;
    std::vector<UnitRow> units;
};
/// Buys one die of research for each die of the throw, and throws them.
struct Research {
    core::Throw dice;
};
/// The die that names the development won, with its re-throws in order.
struct Develop {
    core::Throw dice;
};
struct BuyUnits {
    std::vector<UnitCount> units;
};
/// Moves units of the power whose turn it is. An empty path is found by the program. `raid`: bombers announce a raid. `ships`: which of
/// the transports go, by what they carry; the others of their number are proposed. Fighters named with a carrier that sails into a
/// battle take off first and fight, all but `aboard` of them, which stay on deck; elsewhere they ride. Rule: M-57.
struct MoveUnits {
    std::vector<UnitCount> units;
    SpaceId from;
    SpaceId to;
    std::vector<SpaceId> path{};
    bool raid{false};
    std::vector<ShipLoad> ships{};
    int aboard{0};
};
/// `ship`: the transport that takes all of them, by what it carries before.
struct LoadTransport {
    std::vector<UnitCount> units;
    SpaceId from;
    SpaceId zone;
    std::optional<ShipLoad> ship{};
};
/// `ship`: the transport from which all of them come, by what it has still to land.
struct UnloadTransport {
    std::vector<UnitCount> units;
    SpaceId zone;
    SpaceId to;
    std::optional<ShipLoad> ship{};
};
/// Units: pieces that the table puts on the battle board when the program does not keep the board.
struct EnteredForce {
    Power power;
    Unit unit;
    int count;
    friend bool operator==(const EnteredForce&, const EnteredForce&) = default;
};
/// `forces`: what really stands there, where the books do not know; they are set to it. Attackers: the power whose turn it is.
/// `support`: how many battleships lend their shot to this landing; nothing: those proposed by `proposed_support`.
struct BeginBattle {
    SpaceId space;
    bool raid{false};
    std::vector<EnteredForce> forces{};
    std::optional<int> support{};
};
/// An enemy gun fires at aircraft that flew over it; `losses` names the aircraft shot down. Rule: C-20, C-22, C-25.
struct FireAtOverflight {
    SpaceId gun;
    core::Throw dice;
    std::vector<UnitCount> losses;
};
/// Fighters that lose their carrier in the battle come down here when it ends: on an island there, or, where `to` is the zone itself, on
/// another carrier. Each command that can end a battle at sea takes such `landings`; what is not named is proposed. Rule: C-102.
struct FighterLanding {
    Power power;
    int count;
    SpaceId to;
    friend bool operator==(const FighterLanding&, const FighterLanding&) = default;
};
/// One column throws. Without power and column: the next one in the printed order.
struct Fire {
    core::Throw dice;
    std::optional<Power> power{};
    std::optional<int> column{};
    std::vector<FighterLanding> landings{};
};
/// One kind of unit given up. `started_at` tells apart units that came from different spaces, `ship` transports by what they carry.
struct Loss {
    Power power;
    Unit unit;
    int count;
    std::optional<SpaceId> started_at{};
    std::optional<ShipLoad> ship{};
};
/// `chosen_by_attacker`: several powers defend and do not agree, so the attacker chooses. Rule: C-61, C-62.
struct TakeLosses {
    std::vector<Loss> losses;
    bool chosen_by_attacker{false};
    std::vector<FighterLanding> landings{};
};
/// Like submarines told apart by where they stood before this turn and by where they entered the zone from.
struct SubmarinesFrom {
    int count;
    std::optional<SpaceId> started_at{};
    std::optional<SpaceId> entered_from{};

    friend bool operator==(const SubmarinesFrom&, const SubmarinesFrom&) = default;
};
/// Submarines leave the battle; count 0: they stay. `power`: whose, where allies defend together. `which` of them: the others of
/// the count are proposed.
struct WithdrawSubmarines {
    int count;
    std::optional<SpaceId> to;
    std::optional<Power> power{};
    std::vector<SubmarinesFrom> which{};
    std::vector<FighterLanding> landings{};
};
/// `to`: where ships or soldiers go; aircraft that fight alone break off without it. Rule: C-36.
struct Retreat {
    std::optional<SpaceId> to{};
    std::vector<FighterLanding> landings{};
};
struct PressOn {};
struct FireRocket {
    SpaceId from;
    SpaceId target;
    core::Throw dice;
};
struct PlaceUnits {
    std::vector<UnitCount> units;
    SpaceId space;
    std::optional<SpaceId> complex{};
};
/// Takes the income of the level and ends the turn. Rule: I-01, T-01.
struct CollectIncome {};
/// Goes on to the next Action; what cannot stay as it is (aircraft in the air, units without a place) is lost.
struct EndAction {};
struct Concede {
    Alliance alliance;
};
/// The table stops here; it may name a winner.
struct LeaveUnfinished {
    std::optional<Alliance> winner;
};
/// Money changes hands at the bank. No power stands for the bank.
struct Pay {
    std::optional<Power> from;
    std::optional<Power> to;
    core::Money amount;
    std::string purpose;
};
/// Land units of the power whose turn it is took this territory, at depths where the board is not kept.
struct Capture {
    SpaceId space;
};
struct ChangeOptions {
    Options options;
    std::string reason;
};
/// Sets the books to what is really on the board. `whole_board`: what is not listed is not there. One that agrees with the books is
/// booked as that: counted, and right.
struct Stocktake {
    std::vector<UnitRow> units;
    std::vector<ControlRow> controllers;
    std::vector<TreasuryRow> treasuries;
    bool whole_board{false};
    std::string reason;
    std::vector<ShipRow> ships{};
    std::vector<PastRow> past{};
    std::vector<TreasuryRow> debts{};
    std::vector<WaitingRow> waiting{};
    std::vector<DevelopmentRow> developments{};
    Facts facts{};
};
struct CorrectTreasury {
    Power power;
    core::Money amount;
    std::string reason;
};
/// `past`: what this turn has brought them, where the books do not know it.
struct CorrectUnits {
    SpaceId space;
    Power power;
    Unit unit;
    int count;
    std::string reason;
    std::vector<Past> past{};
};
struct CorrectController {
    SpaceId space;
    std::optional<Power> power;
    std::string reason;
};
/// `owned`: the power has the development, else it has not.
struct CorrectWeapon {
    Power power;
    Weapon weapon;
    bool owned{true};
    std::string reason;
};
/// What the power still owes for bombs. Units: IPC.
struct CorrectDebt {
    Power power;
    core::Money amount;
    std::string reason;
};
/// How many pieces of a kind are bought and wait for their placement.
struct CorrectWaiting {
    Power power;
    Unit unit;
    int count;
    std::string reason;
};
/// Who plays which power from now on.
struct CorrectSeats {
    std::vector<Player> players;
    std::string reason;
};

using Command = std::variant<BeginGame, Bid, Research, Develop, BuyUnits, MoveUnits, LoadTransport, UnloadTransport, BeginBattle, Fire,
                             TakeLosses, WithdrawSubmarines, Retreat, PressOn, FireRocket, PlaceUnits, CollectIncome, EndAction, Concede,
                             LeaveUnfinished, CorrectTreasury, CorrectUnits, CorrectController, FireAtOverflight, Pay, Capture,
                             ChangeOptions, Stocktake, CorrectWeapon, CorrectDebt, CorrectWaiting, CorrectSeats>;

} // namespace intendant::axis_allies
