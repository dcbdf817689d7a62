#pragma once

#include "db/codec/core_fields.hpp"
#include "model/axis_allies/events.hpp"

/// The written names of commands, events and whatever has an id in Axis & Allies.

namespace intendant::db {

#define INTENDANT_NAMES(Type, ...)                                                                                     \
    template <>                                                                                                        \
    struct EnumNames<axis_allies::Type> {                                                                              \
        using E = axis_allies::Type;                                                                                   \
        static constexpr std::pair<E, std::string_view> names[] = {__VA_ARGS__};                                       \
    }

INTENDANT_NAMES(Power, {E::Ussr, "ussr"}, {E::Germany, "germany"}, {E::Uk, "uk"}, {E::Japan, "japan"}, {E::Usa, "usa"});
INTENDANT_NAMES(Alliance, {E::Allies, "allies"}, {E::Axis, "axis"});
INTENDANT_NAMES(Unit, {E::Infantry, "infantry"}, {E::Armor, "armor"}, {E::Fighter, "fighter"}, {E::Bomber, "bomber"},
                {E::AaGun, "aa_gun"}, {E::IndustrialComplex, "industrial_complex"}, {E::Battleship, "battleship"},
                {E::Carrier, "carrier"}, {E::Transport, "transport"}, {E::Submarine, "submarine"});
INTENDANT_NAMES(Weapon, {E::JetPower, "jet_power"}, {E::Rockets, "rockets"}, {E::SuperSubmarines, "super_submarines"},
                {E::LongRangeAircraft, "long_range_aircraft"}, {E::IndustrialTechnology, "industrial_technology"},
                {E::HeavyBombers, "heavy_bombers"});
INTENDANT_NAMES(Action, {E::ResearchAndPurchase, "research_and_purchase"}, {E::CombatMovement, "combat_movement"},
                {E::Combat, "combat"}, {E::NonCombatMovement, "non_combat_movement"}, {E::Placement, "placement"},
                {E::Income, "income"});
INTENDANT_NAMES(Edition, {E::Italian, "IT"}, {E::French, "FR2"}, {E::FrenchWithClarifications, "FR2+CL"});
INTENDANT_NAMES(Depth, {E::FullBoard, "full_board"}, {E::BankAndBattles, "bank_and_battles"}, {E::Bank, "bank"});
INTENDANT_NAMES(BattleKind, {E::Land, "land"}, {E::Sea, "sea"}, {E::Raid, "raid"});
INTENDANT_NAMES(Side, {E::Attacker, "attacker"}, {E::Defender, "defender"});
INTENDANT_NAMES(BattleStep, {E::AaFire, "aa_fire"}, {E::Bombardment, "bombardment"}, {E::FirstStrike, "first_strike"},
                {E::AttackerFire, "attacker_fire"}, {E::DefenderFire, "defender_fire"},
                {E::AttackerWithdrawal, "attacker_withdrawal"}, {E::DefenderWithdrawal, "defender_withdrawal"},
                {E::Decision, "decision"}, {E::RaidDamage, "raid_damage"});
INTENDANT_NAMES(HitScope, {E::Any, "any"}, {E::ShipsOnly, "ships_only"}, {E::AircraftOnly, "aircraft_only"});
INTENDANT_NAMES(Ending, {E::Military, "military"}, {E::Economic, "economic"}, {E::Concession, "concession"},
                {E::Unfinished, "unfinished"});
INTENDANT_NAMES(BattleResult, {E::AttackerWon, "attacker_won"}, {E::DefenderWon, "defender_won"},
                {E::BothDestroyed, "both_destroyed"}, {E::Retreat, "retreat"},
                {E::NothingLeftToFight, "nothing_left_to_fight"});

#undef INTENDANT_NAMES

#define INTENDANT_TYPE(Type, word)                                                                                     \
    template <>                                                                                                        \
    inline constexpr std::string_view json_type<axis_allies::Type> = word

INTENDANT_TYPE(BeginGame, "begin");
INTENDANT_TYPE(Bid, "bid");
INTENDANT_TYPE(Research, "research");
INTENDANT_TYPE(Develop, "develop");
INTENDANT_TYPE(BuyUnits, "buy");
INTENDANT_TYPE(MoveUnits, "move");
INTENDANT_TYPE(LoadTransport, "load");
INTENDANT_TYPE(UnloadTransport, "unload");
INTENDANT_TYPE(BeginBattle, "battle");
INTENDANT_TYPE(Fire, "fire");
INTENDANT_TYPE(TakeLosses, "losses");
INTENDANT_TYPE(WithdrawSubmarines, "withdraw");
INTENDANT_TYPE(Retreat, "retreat");
INTENDANT_TYPE(PressOn, "press_on");
INTENDANT_TYPE(FireRocket, "rocket");
INTENDANT_TYPE(PlaceUnits, "place");
INTENDANT_TYPE(CollectIncome, "collect");
INTENDANT_TYPE(EndAction, "end_action");
INTENDANT_TYPE(Concede, "concede");
INTENDANT_TYPE(LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(CorrectTreasury, "correct_treasury");
INTENDANT_TYPE(CorrectUnits, "correct_units");
INTENDANT_TYPE(CorrectController, "correct_owner");

INTENDANT_TYPE(FireAtOverflight, "aa_fire");
INTENDANT_TYPE(Pay, "pay");
INTENDANT_TYPE(Capture, "capture");
INTENDANT_TYPE(ChangeOptions, "options");
INTENDANT_TYPE(Stocktake, "stocktake");
INTENDANT_TYPE(GunOverflown, "gun_overflown");
INTENDANT_TYPE(OverflightFired, "overflight_fired");
INTENDANT_TYPE(MoneyPaid, "money_paid");
INTENDANT_TYPE(OptionsChanged, "options_changed");

INTENDANT_TYPE(GameBegun, "game_begun");
INTENDANT_TYPE(BidTaken, "bid_taken");
INTENDANT_TYPE(ResearchThrown, "research_thrown");
INTENDANT_TYPE(WeaponDeveloped, "weapon_developed");
INTENDANT_TYPE(UnitsBought, "units_bought");
INTENDANT_TYPE(UnitsMoved, "units_moved");
INTENDANT_TYPE(TransportLoaded, "transport_loaded");
INTENDANT_TYPE(TransportUnloaded, "transport_unloaded");
INTENDANT_TYPE(NeutralityViolated, "neutrality_violated");
INTENDANT_TYPE(TerritoryTaken, "territory_taken");
INTENDANT_TYPE(TreasuryLooted, "treasury_looted");
INTENDANT_TYPE(BattleBegun, "battle_begun");
INTENDANT_TYPE(BattleStepReached, "battle_step_reached");
INTENDANT_TYPE(ColumnFired, "column_fired");
INTENDANT_TYPE(LossesTaken, "losses_taken");
INTENDANT_TYPE(CasualtiesRemoved, "casualties_removed");
INTENDANT_TYPE(SubmarinesWithdrew, "submarines_withdrew");
INTENDANT_TYPE(AttackerRetreated, "attacker_retreated");
INTENDANT_TYPE(BattleEnded, "battle_ended");
INTENDANT_TYPE(RaidPaid, "raid_paid");
INTENDANT_TYPE(RocketFired, "rocket_fired");
INTENDANT_TYPE(UnitsPlaced, "units_placed");
INTENDANT_TYPE(UnitsForfeited, "units_forfeited");
INTENDANT_TYPE(UnitsLost, "units_lost");
INTENDANT_TYPE(IncomeCollected, "income_collected");
INTENDANT_TYPE(ActionBegun, "action_begun");
INTENDANT_TYPE(TurnEnded, "turn_ended");
INTENDANT_TYPE(GameEnded, "game_ended");
INTENDANT_TYPE(TreasuryCorrected, "treasury_corrected");
INTENDANT_TYPE(UnitsCorrected, "units_corrected");
INTENDANT_TYPE(ControllerCorrected, "owner_corrected");

#undef INTENDANT_TYPE

} // namespace intendant::db
