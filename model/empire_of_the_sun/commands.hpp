#pragma once

#include "model/core/dice.hpp"
#include "model/empire_of_the_sun/battle/force.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the table asks. Each command is decided in the file of its part of the game.
namespace intendant::empire_of_the_sun {

/// The next part of the turn, or the next turn; what the program can compute for it is booked. Rule: ES-SEQ-1.
struct EndPhase {};

/// A unit and where it goes: a hex, the China box, the Delay box, or lost for good.
struct ArrivalRow {
    UnitId unit{};
    PlaceKind place{PlaceKind::Hex};
    std::optional<HexId> hex{};

    friend bool operator==(const ArrivalRow&, const ArrivalRow&) = default;
};
/// Units that the turn or a card brings. Rule: ES-REI-1 to ES-REI-10, ES-REI-19, ES-REI-22, ES-REI-24.
struct PlaceReinforcements {
    std::vector<ArrivalRow> units;
};
/// One die for a unit.
struct DieRow {
    UnitId unit{};
    core::Throw die{};

    friend bool operator==(const DieRow&, const DieRow&) = default;
};
/// Rule: ES-REI-16 to ES-REI-18.
struct RollForEurope {
    std::vector<DieRow> dice;
};
/// A unit that is mended, or that comes back, reduced or full, into a hex. Rule: ES-REP-2.
struct ReplacementRow {
    UnitId unit{};
    std::optional<HexId> hex{};
    Step step{Step::Full};

    friend bool operator==(const ReplacementRow&, const ReplacementRow&) = default;
};
/// Rule: ES-REP-2 to ES-REP-16.
struct Replace {
    std::vector<ReplacementRow> units;
};
/// The submarine roll and one die for each B29 that bombs. Rule: ES-STW-4 to ES-STW-12.
struct StrategicWarfare {
    std::optional<core::Throw> submarines{};
    std::vector<DieRow> bombers{};
};

/// An operations card or a military event begins an offensive. `future`: the card lay aside; `express`: where the Tokyo Express is put.
/// Rule: ES-CRD-2, ES-CRD-8, ES-OFF-1, ES-FUT-4, ES-SUP-9.
struct BeginOffensive {
    CardId card;
    bool as_event{false};
    std::vector<UnitId> headquarters{};
    bool future{false};
    std::optional<HexId> express{};
    std::optional<CardId> give{}; ///< the card that leaves the Japanese hand (ES-STW-14)
};
/// An event that is no offensive. `give`, `take`: of a swap; `give` alone: the card that leaves the Japanese hand (ES-STW-14). What its text does to
/// units is entered after it.
/// Rule: ES-CRD-8 to ES-CRD-12, ES-CRD-25 to ES-CRD-34.
struct PlayEvent {
    CardId card;
    bool future{false};
    std::optional<CardId> give{};
    std::optional<CardId> take{};
};
/// An operations card for the offensive in China. Rule: ES-CHN-2 to ES-CHN-5.
struct AttackChina {
    CardId card;
    core::Throw dice;
};
/// An operations card takes an air unit or a headquarters from the map. Rule: ES-AIR-7, ES-HQ-5.
struct WithdrawUnit {
    CardId card;
    UnitId unit;
};
/// Rule: ES-HQ-8.
struct ReturnHeadquarters {
    CardId card;
    UnitId unit;
    HexId hex;
};
/// Rule: ES-SCN-17.
struct EndRivalry {
    CardId card;
};
/// Rule: ES-CRD-2.
struct DiscardCard {
    CardId card;
    bool future{false};
};
/// `card`: only where the table plays with open hands. Rule: ES-FUT-1.
struct SetAside {
    Side side{};
    std::optional<CardId> card{};
};
/// Rule: ES-DRW-5.
struct PassAction {
    Side side{};
};

/// Units of the offensive, or of the reaction, that a headquarters activates. Rule: ES-OFF-2 to ES-OFF-6, ES-REA-2 to ES-REA-6.
struct ActivateUnits {
    std::vector<UnitId> units;
    std::optional<UnitId> headquarters{};
};
/// Rule: ES-MOV-1 to ES-MOV-8, ES-AMP-1 to ES-AMP-3.
struct MoveUnits {
    std::vector<UnitId> units;
    HexId to;
    Travel by{Travel::Land};
    std::vector<HexId> through{}; ///< enemy hexes that ground units pass, which become their own (ES-CTL-1)
    std::optional<CardId> card{}; ///< by whose event they move; its limits are checked (ES-HQ-10, ES-LND-9, ES-LND-10)
};
/// An air unit between the China box and an airfield of northern India; no hex: into the box. Rule: ES-AIR-9, ES-CHN-8.
struct FlyChina {
    UnitId unit;
    std::optional<HexId> hex{};
};
/// Rule: ES-OFF-8 to ES-OFF-10.
struct DeclareBattles {
    std::vector<HexId> hexes;
};
/// The Reaction player rolls for intelligence, or nobody does and the status stays as it is. `crossed`: whether a zone of influence was entered,
/// crossed or left, where the table saw it otherwise than the books; `modifier`: the same of what a card adds. Rule: ES-INT-1 to ES-INT-9.
struct SetIntelligence {
    std::optional<core::Throw> dice{};
    std::optional<bool> crossed{};
    std::optional<int> modifier{};
};
/// Up to three, laid together. `future`: the one of them that lay aside; `unit`: whose activation a personality undoes, or whom it reduces, where there is
/// a choice. Rule: ES-CRD-13 to ES-CRD-24.
struct PlayReaction {
    std::vector<CardId> cards;
    std::optional<CardId> future{};
    std::optional<UnitId> unit{};
};
/// Special reaction to a hex. Rule: ES-SRM-1 to ES-SRM-4.
struct SpecialReaction {
    HexId hex;
    core::Throw dice;
    std::optional<bool> crossed{};
};

/// From where a unit fights; `Landing`: in the hex, and it came there by sea, where the books do not know how it came. Rule: ES-BAT-2 to ES-BAT-6, ES-GND-7.
enum class FightsFrom : std::uint8_t { Hex, Range, Extended, Escort, Landing };

/// A unit of a battle. `attack` and `defence`: what cards add, or take, where the table sees it otherwise than the books. Rule: ES-BAT-12.
struct FighterRow {
    UnitId unit{};
    FightsFrom from{FightsFrom::Hex};
    std::optional<int> attack{};
    std::optional<int> defence{};

    friend bool operator==(const FighterRow&, const FighterRow&) = default;
};
/// Steps that a unit loses.
struct LossRow {
    UnitId unit{};
    int steps{1};

    friend bool operator==(const LossRow&, const LossRow&) = default;
};
/// What one side brings to a combat. `loses`: its losses as the player who rolled applies them; else the program takes those that `rule` asks for.
struct CombatSide {
    std::vector<FighterRow> units{};
    core::Throw die{};
    std::optional<int> modifier{}; ///< of events, where the table sees it otherwise than the books
    std::optional<int> instead{};  ///< the same of a final modifier that stands alone (ES-GND-8)
    std::optional<std::vector<LossRow>> loses{};

    friend bool operator==(const CombatSide&, const CombatSide&) = default;
};
/// Units in the hex fight whether they are named or not; those at range are named. Rule: ES-BAT-1 to ES-BAT-33.
struct FightAtSea {
    HexId hex;
    CombatSide offensive{};
    CombatSide reaction{};
    std::optional<LossRule> rule{}; ///< most attack kept
    bool critical_modified{false};  ///< ES-BAT-11
};
/// All ground units in the hex fight. Aircraft and ships that took part at sea are found in the record of that combat.
/// Rule: ES-GND-1 to ES-GND-15.
struct FightOnLand {
    HexId hex;
    CombatSide offensive{};
    CombatSide reaction{};
    std::optional<LossRule> rule{}; ///< most attack kept
};
/// An event, or the table, throws a die that is to stand in the log. Rule: ES-CRD-19, ES-GEN-1.
struct ThrowDie {
    CardId card;
    core::Throw dice;
};
/// Steps that units lose by a card, by overstacking, or as the table rules. Rule: ES-BAT-31, ES-BAT-32, ES-STK-3.
struct LoseSteps {
    std::vector<LossRow> units;
    std::optional<Cause> cause{}; ///< a card
    std::optional<CardId> card{}; ///< which one
};
/// Overstacked units go to the turn track or are eliminated, ships and aircraft move in an emergency. Rule: ES-STK-3, ES-HQ-6.
struct RemoveUnits {
    std::vector<UnitId> units;
    std::optional<Cause> cause{}; ///< stacking
};
/// Rule: ES-CTL-1, ES-CTL-2, ES-CTL-6.
struct TakeHexes {
    Side side{};
    std::vector<HexId> hexes;
    std::optional<Cause> cause{}; ///< movement
    std::optional<CardId> card{}; ///< whose paratroops (ES-LND-9)
};
/// `cancelled`: by weather or a personality (ES-CRD-21, ES-CRD-24); `give`: the card that leaves the Japanese hand after a raid of carriers (ES-STW-14).
/// Rule: ES-SEQ-6.
struct EndOffensive {
    bool cancelled{false};
    std::optional<CardId> give{};
};

/// A side gives up: the other wins.
struct Concede {
    Side side{};
};
struct LeaveUnfinished {};
/// A table ruling.
struct ChangeOptions {
    Options options;
    std::string reason;
};
struct ControlRow {
    HexId hex{};
    Side side{};

    friend bool operator==(const ControlRow&, const ControlRow&) = default;
};
struct CardRow {
    CardId card{};
    CardPlace place{};

    friend bool operator==(const CardRow&, const CardRow&) = default;
};
/// Sets the books to what is on the table, as far as given. Rule: ES-GEN-21, ES-GEN-22.
struct Stocktake {
    std::vector<UnitRow> units{};
    std::vector<ControlRow> control{};
    std::vector<CardRow> cards{};
    std::vector<TrackRow> tracks{};
    std::optional<std::vector<UnitId>> prewar{}; ///< all units with the dot
    std::string reason{};
};
/// The game begins in the middle of its scenario: at the start of a turn, set up as the scenario says but for what is counted here (without a
/// reason) and for what has surrendered. Rule: ES-SCN-1, ES-GEN-21, ES-POL-1.
struct Situation {
    int turn{1};
    std::vector<Area> surrendered{};
    Stocktake count{};
};
/// `players`: those whose name is known. `china_length`: boxes of the China track, as the table counts them. `bid`: what the bids leave, above 0 for
/// the side of the Allies, below for Japan. `situation`: instead of the scenario's first turn. `prewar`: units whose counter shows the dot. Rule: ES-SCN-1, ES-CHN-1, ES-BID-1 to ES-BID-3, ES-GEN-12.
struct BeginGame {
    ScenarioId scenario{};
    Options options{};
    std::vector<Player> players{};
    std::optional<int> china_length{};
    int bid{0};
    std::vector<UnitId> prewar{};
    std::optional<Situation> situation{};
};

using Command = std::variant<BeginGame, EndPhase, PlaceReinforcements, RollForEurope, Replace, StrategicWarfare, BeginOffensive, PlayEvent,
                             AttackChina, WithdrawUnit, ReturnHeadquarters, EndRivalry, DiscardCard, SetAside, PassAction, ActivateUnits,
                             MoveUnits, FlyChina, DeclareBattles, SetIntelligence, PlayReaction, SpecialReaction, FightAtSea, FightOnLand,
                             ThrowDie, LoseSteps, RemoveUnits, TakeHexes, EndOffensive, Concede, LeaveUnfinished, ChangeOptions, Stocktake>;

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

namespace eots = empire_of_the_sun;

template <> inline constexpr std::array<std::string_view, 5> enum_words<eots::FightsFrom>{"hex", "range", "extended", "escort", "landing"};

} // namespace intendant::core
