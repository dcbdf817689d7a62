#pragma once

#include "db/codec/core_fields.hpp"
#include "db/codec/description.hpp"
#include "model/empire_of_the_sun/events.hpp"

/// The written names of commands, events and whatever has an id in Empire of the Sun.

namespace intendant::db {

INTENDANT_NAMES(empire_of_the_sun::LossRule, {E::LeastCost, "least_cost"}, {E::MostAttackKept, "most_attack_kept"},
                {E::MostAttackLost, "most_attack_lost"});

INTENDANT_TYPE(empire_of_the_sun::BeginGame, "begin");
INTENDANT_TYPE(empire_of_the_sun::EndPhase, "end_phase");
INTENDANT_TYPE(empire_of_the_sun::PlaceReinforcements, "reinforce");
INTENDANT_TYPE(empire_of_the_sun::RollForEurope, "europe");
INTENDANT_TYPE(empire_of_the_sun::Replace, "replace");
INTENDANT_TYPE(empire_of_the_sun::StrategicWarfare, "strategic_warfare");
INTENDANT_TYPE(empire_of_the_sun::BeginOffensive, "offensive");
INTENDANT_TYPE(empire_of_the_sun::PlayEvent, "event");
INTENDANT_TYPE(empire_of_the_sun::AttackChina, "china");
INTENDANT_TYPE(empire_of_the_sun::WithdrawUnit, "withdraw");
INTENDANT_TYPE(empire_of_the_sun::ReturnHeadquarters, "return_hq");
INTENDANT_TYPE(empire_of_the_sun::EndRivalry, "end_rivalry");
INTENDANT_TYPE(empire_of_the_sun::DiscardCard, "discard");
INTENDANT_TYPE(empire_of_the_sun::SetAside, "set_aside");
INTENDANT_TYPE(empire_of_the_sun::PassAction, "pass");
INTENDANT_TYPE(empire_of_the_sun::ActivateUnits, "activate");
INTENDANT_TYPE(empire_of_the_sun::MoveUnits, "move");
INTENDANT_TYPE(empire_of_the_sun::FlyChina, "fly_china");
INTENDANT_TYPE(empire_of_the_sun::DeclareBattles, "declare");
INTENDANT_TYPE(empire_of_the_sun::SetIntelligence, "intelligence");
INTENDANT_TYPE(empire_of_the_sun::PlayReaction, "react");
INTENDANT_TYPE(empire_of_the_sun::SpecialReaction, "special_reaction");
INTENDANT_TYPE(empire_of_the_sun::FightAtSea, "air_naval");
INTENDANT_TYPE(empire_of_the_sun::FightOnLand, "ground");
INTENDANT_TYPE(empire_of_the_sun::ThrowDie, "die");
INTENDANT_TYPE(empire_of_the_sun::LoseSteps, "lose_steps");
INTENDANT_TYPE(empire_of_the_sun::RemoveUnits, "remove");
INTENDANT_TYPE(empire_of_the_sun::TakeHexes, "take");
INTENDANT_TYPE(empire_of_the_sun::EndOffensive, "end_offensive");
INTENDANT_TYPE(empire_of_the_sun::Concede, "concede");
INTENDANT_TYPE(empire_of_the_sun::LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(empire_of_the_sun::ChangeOptions, "options");
INTENDANT_TYPE(empire_of_the_sun::Stocktake, "stocktake");

INTENDANT_TYPE(empire_of_the_sun::GameBegun, "game_begun");
INTENDANT_TYPE(empire_of_the_sun::TurnBegun, "turn_begun");
INTENDANT_TYPE(empire_of_the_sun::PhaseBegun, "phase_begun");
INTENDANT_TYPE(empire_of_the_sun::TracksMoved, "tracks_moved");
INTENDANT_TYPE(empire_of_the_sun::WillChanged, "will_changed");
INTENDANT_TYPE(empire_of_the_sun::UnitsPlaced, "units_placed");
INTENDANT_TYPE(empire_of_the_sun::UnitsDue, "units_due");
INTENDANT_TYPE(empire_of_the_sun::HexesTaken, "hexes_taken");
INTENDANT_TYPE(empire_of_the_sun::HexesScored, "hexes_scored");
INTENDANT_TYPE(empire_of_the_sun::DieRolled, "die_rolled");
INTENDANT_TYPE(empire_of_the_sun::ActionTaken, "action_taken");
INTENDANT_TYPE(empire_of_the_sun::CardMoved, "card_moved");
INTENDANT_TYPE(empire_of_the_sun::DeckReshuffled, "deck_reshuffled");
INTENDANT_TYPE(empire_of_the_sun::OffensiveBegun, "offensive_begun");
INTENDANT_TYPE(empire_of_the_sun::UnitsActivated, "units_activated");
INTENDANT_TYPE(empire_of_the_sun::UnitsMoved, "units_moved");
INTENDANT_TYPE(empire_of_the_sun::BattlesDeclared, "battles_declared");
INTENDANT_TYPE(empire_of_the_sun::StatusSet, "status_set");
INTENDANT_TYPE(empire_of_the_sun::ExpressPlaced, "express_placed");
INTENDANT_TYPE(empire_of_the_sun::SeaBattleFought, "air_naval_fought");
INTENDANT_TYPE(empire_of_the_sun::LandBattleFought, "ground_fought");
INTENDANT_TYPE(empire_of_the_sun::OffensiveEnded, "offensive_ended");
INTENDANT_TYPE(empire_of_the_sun::NationSurrendered, "nation_surrendered");
INTENDANT_TYPE(empire_of_the_sun::GameEnded, "game_ended");
INTENDANT_TYPE(empire_of_the_sun::OptionsChanged, "options_changed");
INTENDANT_TYPE(empire_of_the_sun::PrewarMarked, "prewar_marked");
INTENDANT_TYPE(empire_of_the_sun::StockTaken, "stock_taken");
INTENDANT_TYPE(empire_of_the_sun::MapAffirmed, "map_affirmed");

} // namespace intendant::db
