#pragma once

#include "db/codec/afrika_korps/state_fields.hpp"

/// The fields of every command of Afrika Korps.

namespace intendant::afrika_korps {

INTENDANT_FIELDS(ControlRow, place, side);
INTENDANT_FIELDS(BeginGame, optional(options), optional(players));
INTENDANT_FIELDS(StartTurn, optional(control), isolated);
INTENDANT_FIELDS(BringSupply, dice, port, optional(declined));
INTENDANT_FIELDS(EnterUnits, units, port);
INTENDANT_FIELDS(Embark, units);
INTENDANT_FIELDS(MoveUnits, units, to, optional(way), optional(with_rommel));
INTENDANT_FIELDS(PlaceRommel, to);
INTENDANT_FIELDS(DestroySupply, supply);
INTENDANT_FIELDS(CaptureSupply, supply, method, captor);
INTENDANT_FIELDS(ExchangeCounters, give, take);
INTENDANT_FIELDS(DefenderRow, unit, terrain);
INTENDANT_FIELDS(ClaimVictory, attackers, optional(blockers), defenders, optional(supply), closed);
INTENDANT_FIELDS(EliminateUnits, units, cause);
INTENDANT_FIELDS(Attack, attackers, defenders, optional(supply), dice);
INTENDANT_FIELDS(Payment, unit, optional(kept));
INTENDANT_FIELDS(PayExchange, payments);
INTENDANT_FIELDS(RetreatRow, unit, optional(way), optional(eliminated));
INTENDANT_FIELDS(RetreatUnits, units);
INTENDANT_FIELDS(AdvanceUnits, units, to);
INTENDANT_FIELDS(EndPhase);
INTENDANT_FIELDS(EndTurn, optional(control), isolated);
INTENDANT_FIELDS(Concede, side);
INTENDANT_FIELDS(LeaveUnfinished);
INTENDANT_FIELDS(ChangeOptions, options, reason);
INTENDANT_FIELDS(PieceRow, counter, status, hex);
INTENDANT_FIELDS(Stocktake, optional(pieces), axis_factors, allied_factors, reason);

} // namespace intendant::afrika_korps
