#pragma once

#include "db/codec/risiko/state_fields.hpp"

/// The fields of every command of RisiKo!.

namespace intendant::risiko {

INTENDANT_FIELDS(HoldingRow, territory, owner, armies);
INTENDANT_FIELDS(DealtRow, territory, owner);
INTENDANT_FIELDS(ArmyRow, territory, armies);
INTENDANT_FIELDS(InHand, colour, count);
INTENDANT_FIELDS(Situation, round, player, holdings, optional(hands), optional(discards), optional(reshuffles));
INTENDANT_FIELDS(BeginGame, optional(options), players, first, optional(switched_off), situation);
INTENDANT_FIELDS(ThrowForFirst, dice);
INTENDANT_FIELDS(Deal, territories);
INTENDANT_FIELDS(PlaceArmies, armies);
INTENDANT_FIELDS(HandInSet, cards);
INTENDANT_FIELDS(Announce, from, to, attacker, defender);
INTENDANT_FIELDS(ThrowDice, attack, defence, occupy, from, to);
INTENDANT_FIELDS(VoidThrow, optional(attack), optional(defence));
INTENDANT_FIELDS(Follow, armies);
INTENDANT_FIELDS(EndCombat);
INTENDANT_FIELDS(MoveArmies, from, to, armies);
INTENDANT_FIELDS(EndTurn, card);
INTENDANT_FIELDS(DiscardCards, player, cards);
INTENDANT_FIELDS(KeepObjective, player, sealed, objective, optional(watched));
INTENDANT_FIELDS(Claim, player, shown, accepted);
INTENDANT_FIELDS(ShowObjective, player, shown);
INTENDANT_FIELDS(SetClock, act, elapsed);
INTENDANT_FIELDS(LeaveUnfinished);
INTENDANT_FIELDS(ChangeOptions, options, reason);
INTENDANT_FIELDS(Elimination, player, by);
INTENDANT_FIELDS(TrackRow, track, value);
INTENDANT_FIELDS(ShownRow, colour, cards);
INTENDANT_FIELDS(Stocktake, optional(holdings), optional(hands), optional(eliminated), optional(symbols), optional(back), discards,
                 optional(shown), optional(tracks), turn, optional(reason));

} // namespace intendant::risiko
