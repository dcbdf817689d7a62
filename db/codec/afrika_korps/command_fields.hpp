#pragma once

#include "db/codec/afrika_korps/state_fields.hpp"

/// The fields of every command of Afrika Korps.

namespace intendant::afrika_korps {

INTENDANT_FIELDS(ControlRow, place, side);
INTENDANT_FIELDS(PieceRow, counter, status, hex);
INTENDANT_FIELDS(MarksRow, counter, captured, isolated, isolated_at_start, landed, moved, with_rommel, fought, retreated, used, cannot_move,
                 cannot_support);
INTENDANT_FIELDS(ClocksRow, side, without_supply, control_turns, without_supply_at_start, control_at_start);
/// What can be counted, at the start of a game or in its middle.
template <class V, class S> void describe_count(V& visit, S& s) {
    visit.optional("pieces", s.pieces);
    visit("axis_factors", s.axis_factors);
    visit("allied_factors", s.allied_factors);
    visit.optional("marks", s.marks);
    visit.optional("formed", s.formed);
    visit.optional("clocks", s.clocks);
    visit.optional("control", s.control);
    visit.optional("control_of_turn", s.control_of_turn);
    visit("supply_done", s.supply_done);
    visit.optional("factors", s.factors);
}
INTENDANT_DESCRIBE(Stocktake) {
    describe_count(visit, s);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(Situation) {
    visit("turn", s.turn);
    visit("side", s.side);
    describe_count(visit, s.count);
}
INTENDANT_FIELDS(BeginGame, optional(options), optional(players), optional(factors), situation);
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
INTENDANT_FIELDS(ChangeOptions, options, reason, named);

} // namespace intendant::afrika_korps
