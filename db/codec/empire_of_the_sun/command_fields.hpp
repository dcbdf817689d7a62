#pragma once

#include "db/codec/empire_of_the_sun/state_fields.hpp"

/// The fields of every command of Empire of the Sun.

namespace intendant::empire_of_the_sun {

INTENDANT_FIELDS(EndPhase);
INTENDANT_FIELDS(ArrivalRow, unit, place, hex);
INTENDANT_FIELDS(PlaceReinforcements, units);
INTENDANT_FIELDS(DieRow, unit, die);
INTENDANT_FIELDS(RollForEurope, dice);
INTENDANT_FIELDS(ReplacementRow, unit, hex, optional(step));
INTENDANT_FIELDS(Replace, units);
INTENDANT_FIELDS(StrategicWarfare, submarines, optional(bombers));
INTENDANT_FIELDS(BeginOffensive, card, optional(as_event), optional(headquarters), optional(future), express, give);
INTENDANT_FIELDS(PlayEvent, card, optional(future), give, take);
INTENDANT_FIELDS(AttackChina, card, dice);
INTENDANT_FIELDS(WithdrawUnit, card, unit);
INTENDANT_FIELDS(ReturnHeadquarters, card, unit, hex);
INTENDANT_FIELDS(EndRivalry, card);
INTENDANT_FIELDS(DiscardCard, card, optional(future));
INTENDANT_FIELDS(SetAside, side, card);
INTENDANT_FIELDS(PassAction, side);
INTENDANT_FIELDS(ActivateUnits, units, headquarters);
INTENDANT_FIELDS(MoveUnits, units, to, by, optional(through), card);
INTENDANT_FIELDS(FlyChina, unit, hex);
INTENDANT_FIELDS(DeclareBattles, hexes);
INTENDANT_FIELDS(SetIntelligence, dice, crossed, modifier);
INTENDANT_FIELDS(PlayReaction, cards, future, unit);
INTENDANT_FIELDS(SpecialReaction, hex, dice, crossed);
INTENDANT_FIELDS(FighterRow, unit, optional(from), attack, defence);
INTENDANT_FIELDS(LossRow, unit, steps);
INTENDANT_FIELDS(CombatSide, optional(units), optional(die), modifier, instead, loses);
INTENDANT_FIELDS(FightAtSea, hex, offensive, reaction, rule, optional(critical_modified));
INTENDANT_FIELDS(FightOnLand, hex, offensive, reaction, rule);
INTENDANT_FIELDS(ThrowDie, card, dice);
INTENDANT_FIELDS(LoseSteps, units, cause, card);
INTENDANT_FIELDS(RemoveUnits, units, cause);
INTENDANT_FIELDS(TakeHexes, side, hexes, cause, card);
INTENDANT_FIELDS(EndOffensive, optional(cancelled), give);
INTENDANT_FIELDS(Concede, side);
INTENDANT_FIELDS(LeaveUnfinished);
INTENDANT_FIELDS(ChangeOptions, options, reason);
INTENDANT_FIELDS(ControlRow, hex, side);
INTENDANT_FIELDS(CardRow, card, place);
/// What can be counted, at the start of a game or in its middle.
template <class V, class S> void describe_count(V& visit, S& s) {
    visit.optional("units", s.units);
    visit.optional("control", s.control);
    visit.optional("cards", s.cards);
    visit.optional("tracks", s.tracks);
    visit("prewar", s.prewar);
}
INTENDANT_DESCRIBE(Stocktake) {
    describe_count(visit, s);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(Situation) {
    visit("turn", s.turn);
    visit.optional("surrendered", s.surrendered);
    describe_count(visit, s.count);
}
INTENDANT_FIELDS(BeginGame, scenario, optional(options), optional(players), china_length, optional(bid), optional(prewar), situation);

} // namespace intendant::empire_of_the_sun
