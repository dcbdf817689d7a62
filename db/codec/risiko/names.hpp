#pragma once

#include "db/codec/core_fields.hpp"
#include "db/codec/description.hpp"
#include "model/risiko/events.hpp"

/// The written names of commands, events and whatever has an id in RisiKo!.

namespace intendant::db {

INTENDANT_NAMES(risiko::EndingRule, {E::Traditional, "traditional"}, {E::TimeAttackClock, "time_attack_clock"},
                {E::TimeAttackReshuffles, "time_attack_reshuffles"});
INTENDANT_NAMES(risiko::ObjectiveKeeping, {E::Paper, "paper"}, {E::Sealed, "sealed"}, {E::Open, "open"});
INTENDANT_NAMES(risiko::ClockAct, {E::Start, "start"}, {E::Pause, "pause"}, {E::Over, "over"});
INTENDANT_NAMES(risiko::NoDraw, {E::HandFull, "hand_full"}, {E::NoCards, "no_cards"}, {E::LastLap, "last_lap"},
                {E::TurnCutShort, "turn_cut_short"});
INTENDANT_NAMES(risiko::Track, {E::Reshuffles, "reshuffles"}, {E::Clock, "clock"}, {E::Round, "round"}, {E::Placed, "placed"},
                {E::Sets, "sets"}, {E::Conquests, "conquests"});
INTENDANT_NAMES(risiko::Ending, {E::Objective, "objective"}, {E::Points, "points"}, {E::LastPlayer, "last_player"},
                {E::Unfinished, "unfinished"});

INTENDANT_TYPE(risiko::BeginGame, "begin");
INTENDANT_TYPE(risiko::ThrowForFirst, "throw_for_first");
INTENDANT_TYPE(risiko::Deal, "deal");
INTENDANT_TYPE(risiko::PlaceArmies, "place");
INTENDANT_TYPE(risiko::HandInSet, "hand_in_set");
INTENDANT_TYPE(risiko::Announce, "announce");
INTENDANT_TYPE(risiko::ThrowDice, "throw");
INTENDANT_TYPE(risiko::VoidThrow, "void_throw");
INTENDANT_TYPE(risiko::Follow, "follow");
INTENDANT_TYPE(risiko::EndCombat, "end_combat");
INTENDANT_TYPE(risiko::MoveArmies, "move");
INTENDANT_TYPE(risiko::EndTurn, "end_turn");
INTENDANT_TYPE(risiko::DiscardCards, "discard");
INTENDANT_TYPE(risiko::KeepObjective, "keep_objective");
INTENDANT_TYPE(risiko::Claim, "claim");
INTENDANT_TYPE(risiko::ShowObjective, "show_objective");
INTENDANT_TYPE(risiko::SetClock, "clock");
INTENDANT_TYPE(risiko::LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(risiko::ChangeOptions, "options");
INTENDANT_TYPE(risiko::Stocktake, "stocktake");

INTENDANT_TYPE(risiko::GameBegun, "game_begun");
INTENDANT_TYPE(risiko::FirstThrown, "first_thrown");
INTENDANT_TYPE(risiko::TerritoriesDealt, "territories_dealt");
INTENDANT_TYPE(risiko::InitialArmiesPlaced, "initial_armies_placed");
INTENDANT_TYPE(risiko::DeckMade, "deck_made");
INTENDANT_TYPE(risiko::TurnBegun, "turn_begun");
INTENDANT_TYPE(risiko::ArmiesPlaced, "armies_placed");
INTENDANT_TYPE(risiko::SetHandedIn, "set_handed_in");
INTENDANT_TYPE(risiko::PhaseBegun, "phase_begun");
INTENDANT_TYPE(risiko::AttackAnnounced, "attack_announced");
INTENDANT_TYPE(risiko::DiceThrown, "dice_thrown");
INTENDANT_TYPE(risiko::TerritoryOccupied, "territory_occupied");
INTENDANT_TYPE(risiko::ArmiesFollowed, "armies_followed");
INTENDANT_TYPE(risiko::ThrowVoided, "throw_voided");
INTENDANT_TYPE(risiko::PlayerEliminated, "player_eliminated");
INTENDANT_TYPE(risiko::ArmiesMoved, "armies_moved");
INTENDANT_TYPE(risiko::CardDrawn, "card_drawn");
INTENDANT_TYPE(risiko::DrawSkipped, "draw_skipped");
INTENDANT_TYPE(risiko::DeckReshuffled, "deck_reshuffled");
INTENDANT_TYPE(risiko::LastLapBegun, "last_lap_begun");
INTENDANT_TYPE(risiko::CardsDiscarded, "cards_discarded");
INTENDANT_TYPE(risiko::TurnEnded, "turn_ended");
INTENDANT_TYPE(risiko::ExtraRoundBegun, "extra_round_begun");
INTENDANT_TYPE(risiko::ObjectiveKept, "objective_kept");
INTENDANT_TYPE(risiko::ObjectiveShown, "objective_shown");
INTENDANT_TYPE(risiko::ObjectiveClaimed, "objective_claimed");
INTENDANT_TYPE(risiko::ClockSet, "clock_set");
INTENDANT_TYPE(risiko::GameEnded, "game_ended");
INTENDANT_TYPE(risiko::OptionsChanged, "options_changed");
INTENDANT_TYPE(risiko::HoldingCorrected, "holding_corrected");
INTENDANT_TYPE(risiko::CardsCorrected, "cards_corrected");
INTENDANT_TYPE(risiko::StockTaken, "stock_taken");
INTENDANT_TYPE(risiko::SymbolCorrected, "symbol_corrected");
INTENDANT_TYPE(risiko::PlayerReturned, "player_returned");
INTENDANT_TYPE(risiko::DiscardsCorrected, "discards_corrected");
INTENDANT_TYPE(risiko::ShownCorrected, "shown_corrected");
INTENDANT_TYPE(risiko::TrackCorrected, "track_corrected");

} // namespace intendant::db
