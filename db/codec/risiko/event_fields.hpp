#pragma once

#include "db/codec/risiko/command_fields.hpp"

/// The fields of every event of RisiKo!.

namespace intendant::risiko {

INTENDANT_FIELDS(GameBegun, options, players, first, optional(switched_off), optional(holdings), optional(hands), optional(discards), deck,
                 optional(reshuffles));
INTENDANT_FIELDS(FirstThrown, players, dice, first);
INTENDANT_FIELDS(TerritoriesDealt, territories, in_hand, next);
INTENDANT_FIELDS(InitialArmiesPlaced, player, armies, next);
INTENDANT_FIELDS(DeckMade, cards);
INTENDANT_FIELDS(TurnBegun, player, round, reinforcement);
INTENDANT_FIELDS(ArmiesPlaced, player, armies);
INTENDANT_FIELDS(SetHandedIn, player, cards, armies, territory_cards);
INTENDANT_FIELDS(PhaseBegun, phase);
INTENDANT_FIELDS(AttackAnnounced, attack);
INTENDANT_FIELDS(DiceThrown, from, to, attacker, defender, attack, defence, attacker_loses, defender_loses, attacker_left, defender_left);
INTENDANT_FIELDS(TerritoryOccupied, from, to, by, taken_from, moved);
INTENDANT_FIELDS(ArmiesFollowed, from, to, armies);
INTENDANT_FIELDS(ThrowVoided, player, optional(attack), optional(defence), optional(by_ruling));
INTENDANT_FIELDS(PlayerEliminated, player, by, round, cards, optional(known));
INTENDANT_FIELDS(ArmiesMoved, player, from, to, armies);
INTENDANT_FIELDS(CardDrawn, player, card);
INTENDANT_FIELDS(DrawSkipped, player, why);
INTENDANT_FIELDS(DeckReshuffled, player, number, cards);
INTENDANT_FIELDS(LastLapBegun, last);
INTENDANT_FIELDS(CardsDiscarded, player, cards);
INTENDANT_FIELDS(TurnEnded, player, round);
INTENDANT_FIELDS(ExtraRoundBegun, players);
INTENDANT_FIELDS(ObjectiveKept, player, sealed, objective, optional(watched));
INTENDANT_FIELDS(ObjectiveShown, player, objective, optional(salt), genuine, optional(by_ruling), optional(commitment));
INTENDANT_FIELDS(ObjectiveClaimed, player, reached);
INTENDANT_FIELDS(ClockSet, act, elapsed);
INTENDANT_FIELDS(GameEnded, outcome);
INTENDANT_FIELDS(OptionsChanged, before, after, reason);
INTENDANT_FIELDS(HoldingCorrected, territory, before, after);
INTENDANT_FIELDS(CardsCorrected, player, before, after);
INTENDANT_FIELDS(SymbolCorrected, territory, before, after);
INTENDANT_FIELDS(PlayerReturned, player, round, by);
INTENDANT_FIELDS(DiscardsCorrected, before, after);
INTENDANT_FIELDS(ShownCorrected, player, before, after);
INTENDANT_FIELDS(TrackCorrected, track, before, after);
INTENDANT_FIELDS(StockTaken, optional(reason));

} // namespace intendant::risiko
