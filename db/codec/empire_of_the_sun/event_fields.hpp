#pragma once

#include "db/codec/empire_of_the_sun/command_fields.hpp"

/// The fields of every event of Empire of the Sun.

namespace intendant::empire_of_the_sun {

INTENDANT_FIELDS(GameBegun, scenario, options, optional(players), china_length, optional(bid), optional(prewar));
INTENDANT_FIELDS(TurnBegun, number);
INTENDANT_FIELDS(PhaseBegun, phase, next);
INTENDANT_FIELDS(TracksMoved, cause, card, tracks, optional(at_once));
INTENDANT_FIELDS(WillChanged, cause, before, after);
INTENDANT_FIELDS(UnitsPlaced, cause, card, units, optional(arrived));
INTENDANT_FIELDS(UnitsDue, card, units);
INTENDANT_FIELDS(HexesTaken, side, cause, hexes, optional(fallen));
INTENDANT_FIELDS(HexesScored, hexes);
INTENDANT_FIELDS(DieRolled, purpose, dice, unit, value, success, card);
INTENDANT_FIELDS(ActionTaken, side, action, card, optional(as_event), optional(first));
INTENDANT_FIELDS(CardMoved, card, to, how);
INTENDANT_FIELDS(DeckReshuffled, side);
INTENDANT_FIELDS(OffensiveBegun, side, card, optional(as_event), headquarters, status, optional(asp_more), optional(undo));
INTENDANT_FIELDS(UnitsActivated, side, headquarters, units, optional(undone), optional(battles));
INTENDANT_FIELDS(UnitsMoved, units, to, by, optional(asp));
INTENDANT_FIELDS(BattlesDeclared, hexes, optional(special));
INTENDANT_FIELDS(StatusSet, status);
INTENDANT_FIELDS(FoughtRow, unit, optional(from), attack, defence, before, after);
INTENDANT_FIELDS(FoughtSide, optional(die), optional(strength), optional(modifier), optional(hits), units);
INTENDANT_FIELDS(ExpressPlaced, card, hex);
INTENDANT_FIELDS(SeaBattleFought, hex, status, offensive, reaction, offensive_wins, optional(raid));
INTENDANT_FIELDS(LandBattleFought, hex, offensive, reaction, taken);
INTENDANT_FIELDS(OffensiveEnded, optional(cancelled));
INTENDANT_FIELDS(NationSurrendered, area);
INTENDANT_FIELDS(PointRow, item, points);
INTENDANT_FIELDS(GameEnded, outcome, optional(items));
INTENDANT_FIELDS(OptionsChanged, before, after, reason);
INTENDANT_FIELDS(PrewarMarked, units);
INTENDANT_FIELDS(StockTaken, reason);
INTENDANT_FIELDS(MapAffirmed, clauses);

} // namespace intendant::empire_of_the_sun
