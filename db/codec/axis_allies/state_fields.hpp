#pragma once

#include "db/codec/axis_allies/names.hpp"

/// The fields of the state of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_FIELDS(SpaceId, index);
template <class V, class Key, class T, std::size_t N> void describe(V& visit, PerKey<Key, T, N>& s) { visit("values", s.values); }
template <class V, class Key, class T, std::size_t N> void describe(V& visit, const PerKey<Key, T, N>& s) { visit("values", s.values); }
INTENDANT_DESCRIBE(Options) {
    visit("edition", s.edition);
    visit("depth", s.depth);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_FIELDS(Cargo, owner, unit, count, optional(boarded_this_turn), landing);
INTENDANT_FIELDS(Stack, space, owner, unit, count, optional(cargo), optional(moved), started_at, entered_from, optional(attacking),
                 optional(fought), optional(landed), optional(raiding), optional(halted), optional(fresh), optional(in_trust),
                 since(2, under_fire), since(2, fired_at), since(2, landed_on));
INTENDANT_FIELDS(TakenTerritory, space, before);
INTENDANT_FIELDS(ComplexUse, space, placed);
INTENDANT_FIELDS(Overflight, gun, at, aircraft);
INTENDANT_FIELDS(Turn, round, power, action, researched, bought, breakthroughs, rocket_fired, income_collected, taken, battle_sites,
                 complex_uses, overflights);
INTENDANT_FIELDS(PowerState, treasury, debt, waiting, weapons);
INTENDANT_FIELDS(FireGroup, power, column, dice, scope);
INTENDANT_FIELDS(OwedHits, side, hits, scope, removed_at_once);
INTENDANT_FIELDS(Battle, space, kind, round, step, amphibious, optional(origins), to_fire, owed, casualties, attackers_withdrew_to,
                 defenders_withdrew_to);
INTENDANT_FIELDS(Outcome, ending, winner, individual_winner, optional(tied_with));
INTENDANT_FIELDS(Player, name, powers);
INTENDANT_FIELDS(LetStand, what, space);
// The tables are not part of the record.
INTENDANT_FIELDS(State, options, players, begun, first_turn_started, turn, powers, controllers, stacks, since(2, paid_neutrals),
                 lost_complexes, battle, outcome, since(2, let_stand));

} // namespace intendant::axis_allies
