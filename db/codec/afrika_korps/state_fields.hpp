#pragma once

#include "db/codec/afrika_korps/names.hpp"
#include "db/codec/hex.hpp"

/// The fields of the state of Afrika Korps.

namespace intendant::afrika_korps {

INTENDANT_FIELDS(CounterId, index);
INTENDANT_DESCRIBE(Options) {
    visit("depth", s.depth);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_DESCRIBE(PerSide<int>) {
    visit("axis", s[Side::Axis]);
    visit("allies", s[Side::Allies]);
}
INTENDANT_FIELDS(Piece, status, hex, optional(captured), optional(isolated), optional(since), optional(isolated_at_start), optional(landed),
                 optional(moved), optional(with_rommel), optional(fixed), optional(overrun), optional(fought), optional(retreated),
                 optional(used), optional(cannot_move), optional(cannot_support), since(2, turned), since(2, went));
INTENDANT_FIELDS(Marks, optional(captured), optional(isolated), optional(isolated_at_start), optional(landed), optional(moved),
                 optional(with_rommel), optional(fought), optional(retreated), optional(used), optional(cannot_move),
                 optional(cannot_support));
INTENDANT_FIELDS(CountedOff, unit, optional(marks));
INTENDANT_FIELDS(OwnFactors, counter, attack, defence, movement);
INTENDANT_FIELDS(SideBooks, factors, without_supply, control_turns, optional(without_supply_at_start), optional(control_at_start));
INTENDANT_DESCRIBE(PerSide<SideBooks>) {
    visit("axis", s[Side::Axis]);
    visit("allies", s[Side::Allies]);
}
INTENDANT_FIELDS(Formed, substitute, parts);
INTENDANT_FIELDS(Attacker, unit, attack);
INTENDANT_FIELDS(Defender, unit, defence, terrain, optional(retreated_in));
INTENDANT_FIELDS(StandingVictory, attackers, optional(blockers), defenders, optional(supply), optional(by_odds));
INTENDANT_FIELDS(Aftermath, attackers, defenders, optional(supply), payer, optional(due), optional(retreating), optional(hexes));
INTENDANT_FIELDS(Stood, unit, hex);
INTENDANT_FIELDS(Turn, number, side, phase, optional(supply_done), optional(battles), optional(victories), aftermath, optional(stood),
                 since(2, sallied), since(2, captors), since(2, counted_off));
INTENDANT_FIELDS(Outcome, ending, winner);
INTENDANT_FIELDS(Player, side, name);
INTENDANT_FIELDS(State, begun, options, optional(players), pieces, sides, control, control_of_turn, optional(formed), turn, outcome,
                 since(2, own_factors));

} // namespace intendant::afrika_korps
