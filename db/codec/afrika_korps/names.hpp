#pragma once

#include "db/codec/core_fields.hpp"
#include "db/codec/description.hpp"
#include "model/afrika_korps/events.hpp"

/// The written names of commands, events and whatever has an id in Afrika Korps.

namespace intendant::db {

INTENDANT_NAMES(afrika_korps::Ending, {E::Elimination, "elimination"}, {E::AllControlled, "control"}, {E::Time, "time"},
                {E::NoSupply, "no_supply"}, {E::Unfinished, "unfinished"}, {E::Concession, "concession"});

INTENDANT_TYPE(afrika_korps::BeginGame, "begin");
INTENDANT_TYPE(afrika_korps::StartTurn, "start_turn");
INTENDANT_TYPE(afrika_korps::BringSupply, "supply");
INTENDANT_TYPE(afrika_korps::EnterUnits, "enter");
INTENDANT_TYPE(afrika_korps::Embark, "embark");
INTENDANT_TYPE(afrika_korps::MoveUnits, "move");
INTENDANT_TYPE(afrika_korps::PlaceRommel, "place_rommel");
INTENDANT_TYPE(afrika_korps::DestroySupply, "destroy_supply");
INTENDANT_TYPE(afrika_korps::CaptureSupply, "capture");
INTENDANT_TYPE(afrika_korps::ExchangeCounters, "substitute");
INTENDANT_TYPE(afrika_korps::ClaimVictory, "automatic_victory");
INTENDANT_TYPE(afrika_korps::EliminateUnits, "eliminate");
INTENDANT_TYPE(afrika_korps::Attack, "attack");
INTENDANT_TYPE(afrika_korps::PayExchange, "pay");
INTENDANT_TYPE(afrika_korps::RetreatUnits, "retreat");
INTENDANT_TYPE(afrika_korps::AdvanceUnits, "advance");
INTENDANT_TYPE(afrika_korps::EndPhase, "end_phase");
INTENDANT_TYPE(afrika_korps::EndTurn, "end_turn");
INTENDANT_TYPE(afrika_korps::Concede, "concede");
INTENDANT_TYPE(afrika_korps::LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(afrika_korps::ChangeOptions, "options");
INTENDANT_TYPE(afrika_korps::Stocktake, "stocktake");

INTENDANT_TYPE(afrika_korps::GameBegun, "game_begun");
INTENDANT_TYPE(afrika_korps::TurnStarted, "turn_started");
INTENDANT_TYPE(afrika_korps::PhaseBegun, "phase_begun");
INTENDANT_TYPE(afrika_korps::SupplyRolled, "supply_rolled");
INTENDANT_TYPE(afrika_korps::SupplyArrived, "supply_arrived");
INTENDANT_TYPE(afrika_korps::SupplyForgone, "supply_forgone");
INTENDANT_TYPE(afrika_korps::UnitsEntered, "units_entered");
INTENDANT_TYPE(afrika_korps::UnitsEmbarked, "units_embarked");
INTENDANT_TYPE(afrika_korps::UnitsMoved, "units_moved");
INTENDANT_TYPE(afrika_korps::RommelPlaced, "rommel_placed");
INTENDANT_TYPE(afrika_korps::SupplyDestroyed, "supply_destroyed");
INTENDANT_TYPE(afrika_korps::SupplyCaptured, "supply_captured");
INTENDANT_TYPE(afrika_korps::CountersExchanged, "counters_exchanged");
INTENDANT_TYPE(afrika_korps::VictoryObtained, "victory_obtained");
INTENDANT_TYPE(afrika_korps::VictoryLapsed, "victory_lapsed");
INTENDANT_TYPE(afrika_korps::UnitsEliminated, "units_eliminated");
INTENDANT_TYPE(afrika_korps::BattleFought, "battle_fought");
INTENDANT_TYPE(afrika_korps::ExchangeDue, "exchange_due");
INTENDANT_TYPE(afrika_korps::ExchangePaid, "exchange_paid");
INTENDANT_TYPE(afrika_korps::UnitRetreated, "unit_retreated");
INTENDANT_TYPE(afrika_korps::UnitsAdvanced, "units_advanced");
INTENDANT_TYPE(afrika_korps::SupplyUsedUp, "supply_used_up");
INTENDANT_TYPE(afrika_korps::IsolationCounted, "isolation_counted");
INTENDANT_TYPE(afrika_korps::TurnEnded, "turn_ended");
INTENDANT_TYPE(afrika_korps::GameEnded, "game_ended");
INTENDANT_TYPE(afrika_korps::OptionsChanged, "options_changed");
INTENDANT_TYPE(afrika_korps::PieceCorrected, "piece_corrected");
INTENDANT_TYPE(afrika_korps::FactorsCorrected, "factors_corrected");
INTENDANT_TYPE(afrika_korps::StockTaken, "stock_taken");
INTENDANT_TYPE(afrika_korps::MarksCorrected, "marks_corrected");
INTENDANT_TYPE(afrika_korps::SubstituteCorrected, "substitute_corrected");
INTENDANT_TYPE(afrika_korps::ClocksCorrected, "clocks_corrected");
INTENDANT_TYPE(afrika_korps::TurnCorrected, "turn_corrected");
INTENDANT_TYPE(afrika_korps::FactorsSet, "factors_set");

} // namespace intendant::db
