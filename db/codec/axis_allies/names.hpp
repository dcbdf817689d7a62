#pragma once

#include "db/codec/core_fields.hpp"
#include "db/codec/description.hpp"
#include "model/axis_allies/events.hpp"

/// The written names of commands, events and whatever has an id in Axis & Allies.

namespace intendant::db {

INTENDANT_NAMES(axis_allies::Edition, {E::Italian, "IT"}, {E::French, "FR2"}, {E::FrenchWithClarifications, "FR2+CL"});
INTENDANT_NAMES(axis_allies::Depth, {E::FullBoard, "full_board"}, {E::BankAndBattles, "bank_and_battles"}, {E::Bank, "bank"});
INTENDANT_NAMES(axis_allies::BattleKind, {E::Land, "land"}, {E::Sea, "sea"}, {E::Raid, "raid"});
INTENDANT_NAMES(axis_allies::Side, {E::Attacker, "attacker"}, {E::Defender, "defender"});
INTENDANT_NAMES(axis_allies::BattleStep, {E::AaFire, "aa_fire"}, {E::Bombardment, "bombardment"}, {E::FirstStrike, "first_strike"},
                {E::AttackerFire, "attacker_fire"}, {E::DefenderFire, "defender_fire"}, {E::AttackerWithdrawal, "attacker_withdrawal"},
                {E::DefenderWithdrawal, "defender_withdrawal"}, {E::Decision, "decision"}, {E::RaidDamage, "raid_damage"});
INTENDANT_NAMES(axis_allies::HitScope, {E::Any, "any"}, {E::ShipsOnly, "ships_only"}, {E::AircraftOnly, "aircraft_only"});
INTENDANT_NAMES(axis_allies::Ending, {E::Military, "military"}, {E::Economic, "economic"}, {E::Concession, "concession"},
                {E::Unfinished, "unfinished"});
INTENDANT_NAMES(axis_allies::BattleResult, {E::AttackerWon, "attacker_won"}, {E::DefenderWon, "defender_won"},
                {E::BothDestroyed, "both_destroyed"}, {E::Retreat, "retreat"}, {E::NothingLeftToFight, "nothing_left_to_fight"});

INTENDANT_NAMES(axis_allies::Contradictory, {E::SideBySide, "side_by_side"}, {E::InEnemyTerritory, "in_enemy_territory"},
                {E::InNeutral, "in_neutral"}, {E::Gun, "second_gun"}, {E::Complex, "second_complex"}, {E::GunOfEnemy, "gun_of_enemy"},
                {E::ComplexOfEnemy, "complex_of_enemy"}, {E::Decks, "decks"}, {E::WrongElement, "wrong_element"}, {E::Cargo, "cargo"},
                {E::Box, "box"});

INTENDANT_TYPE(axis_allies::BeginGame, "begin");
INTENDANT_TYPE(axis_allies::Bid, "bid");
INTENDANT_TYPE(axis_allies::Research, "research");
INTENDANT_TYPE(axis_allies::Develop, "develop");
INTENDANT_TYPE(axis_allies::BuyUnits, "buy");
INTENDANT_TYPE(axis_allies::MoveUnits, "move");
INTENDANT_TYPE(axis_allies::LoadTransport, "load");
INTENDANT_TYPE(axis_allies::UnloadTransport, "unload");
INTENDANT_TYPE(axis_allies::BeginBattle, "battle");
INTENDANT_TYPE(axis_allies::Fire, "fire");
INTENDANT_TYPE(axis_allies::TakeLosses, "losses");
INTENDANT_TYPE(axis_allies::WithdrawSubmarines, "withdraw");
INTENDANT_TYPE(axis_allies::Retreat, "retreat");
INTENDANT_TYPE(axis_allies::PressOn, "press_on");
INTENDANT_TYPE(axis_allies::FireRocket, "rocket");
INTENDANT_TYPE(axis_allies::PlaceUnits, "place");
INTENDANT_TYPE(axis_allies::CollectIncome, "collect");
INTENDANT_TYPE(axis_allies::EndAction, "end_action");
INTENDANT_TYPE(axis_allies::Concede, "concede");
INTENDANT_TYPE(axis_allies::LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(axis_allies::CorrectTreasury, "correct_treasury");
INTENDANT_TYPE(axis_allies::CorrectUnits, "correct_units");
INTENDANT_TYPE(axis_allies::CorrectController, "correct_owner");
INTENDANT_TYPE(axis_allies::CorrectWeapon, "correct_development");
INTENDANT_TYPE(axis_allies::CorrectDebt, "correct_debt");
INTENDANT_TYPE(axis_allies::CorrectWaiting, "correct_waiting");
INTENDANT_TYPE(axis_allies::CorrectSeats, "correct_seats");

INTENDANT_TYPE(axis_allies::FireAtOverflight, "aa_fire");
INTENDANT_TYPE(axis_allies::Pay, "pay");
INTENDANT_TYPE(axis_allies::Capture, "capture");
INTENDANT_TYPE(axis_allies::ChangeOptions, "options");
INTENDANT_TYPE(axis_allies::Stocktake, "stocktake");
INTENDANT_TYPE(axis_allies::GunOverflown, "gun_overflown");
INTENDANT_TYPE(axis_allies::OverflightFired, "overflight_fired");
INTENDANT_TYPE(axis_allies::MoneyPaid, "money_paid");
INTENDANT_TYPE(axis_allies::OptionsChanged, "options_changed");

INTENDANT_TYPE(axis_allies::GameBegun, "game_begun");
INTENDANT_TYPE(axis_allies::BidTaken, "bid_taken");
INTENDANT_TYPE(axis_allies::ResearchThrown, "research_thrown");
INTENDANT_TYPE(axis_allies::WeaponDeveloped, "weapon_developed");
INTENDANT_TYPE(axis_allies::UnitsBought, "units_bought");
INTENDANT_TYPE(axis_allies::UnitsMoved, "units_moved");
INTENDANT_TYPE(axis_allies::TransportLoaded, "transport_loaded");
INTENDANT_TYPE(axis_allies::TransportUnloaded, "transport_unloaded");
INTENDANT_TYPE(axis_allies::NeutralityViolated, "neutrality_violated");
INTENDANT_TYPE(axis_allies::TerritoryTaken, "territory_taken");
INTENDANT_TYPE(axis_allies::TreasuryLooted, "treasury_looted");
INTENDANT_TYPE(axis_allies::BattleBegun, "battle_begun");
INTENDANT_TYPE(axis_allies::BattleStepReached, "battle_step_reached");
INTENDANT_TYPE(axis_allies::ColumnFired, "column_fired");
INTENDANT_TYPE(axis_allies::LossesTaken, "losses_taken");
INTENDANT_TYPE(axis_allies::CasualtiesRemoved, "casualties_removed");
INTENDANT_TYPE(axis_allies::SubmarinesWithdrew, "submarines_withdrew");
INTENDANT_TYPE(axis_allies::SupportWaived, "support_waived");
INTENDANT_TYPE(axis_allies::OverflightWaived, "overflight_waived");
INTENDANT_TYPE(axis_allies::AttackerRetreated, "attacker_retreated");
INTENDANT_TYPE(axis_allies::BattleEnded, "battle_ended");
INTENDANT_TYPE(axis_allies::RaidPaid, "raid_paid");
INTENDANT_TYPE(axis_allies::RocketFired, "rocket_fired");
INTENDANT_TYPE(axis_allies::UnitsPlaced, "units_placed");
INTENDANT_TYPE(axis_allies::UnitsForfeited, "units_forfeited");
INTENDANT_TYPE(axis_allies::UnitsLost, "units_lost");
INTENDANT_TYPE(axis_allies::IncomeCollected, "income_collected");
INTENDANT_TYPE(axis_allies::ActionBegun, "action_begun");
INTENDANT_TYPE(axis_allies::TurnEnded, "turn_ended");
INTENDANT_TYPE(axis_allies::GameEnded, "game_ended");
INTENDANT_TYPE(axis_allies::TreasuryCorrected, "treasury_corrected");
INTENDANT_TYPE(axis_allies::UnitsCorrected, "units_corrected");
INTENDANT_TYPE(axis_allies::ControllerCorrected, "owner_corrected");
INTENDANT_TYPE(axis_allies::WeaponCorrected, "development_corrected");
INTENDANT_TYPE(axis_allies::DebtCorrected, "debt_corrected");
INTENDANT_TYPE(axis_allies::WaitingCorrected, "waiting_corrected");
INTENDANT_TYPE(axis_allies::SeatsCorrected, "seats_corrected");
INTENDANT_TYPE(axis_allies::FactsCorrected, "facts_corrected");
INTENDANT_TYPE(axis_allies::BoardCounted, "board_counted");
INTENDANT_TYPE(axis_allies::ContradictionsLeft, "contradictions_left");

} // namespace intendant::db
