#pragma once

#include "db/codec/risiko/names.hpp"

/// The fields of the state of RisiKo!.

namespace intendant::risiko {

INTENDANT_FIELDS(TerritoryId, index);
INTENDANT_FIELDS(ContinentId, index);
INTENDANT_FIELDS(CardId, index);
INTENDANT_DESCRIBE(Options) {
    visit("ending", s.ending);
    visit.optional("minutes", s.minutes);
    visit.optional("reshuffles", s.reshuffles);
    visit.optional("objectives", s.objectives);
    visit.optional("most_armies", s.most_armies);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_FIELDS(Player, name, colour);
INTENDANT_FIELDS(Objective, optional(text), optional(continents), optional(of_choice), optional(territories), optional(armies_each),
                 optional(named), destroy);
INTENDANT_FIELDS(SealedObjective, cipher, commitment);
INTENDANT_FIELDS(Holding, owner, armies);
INTENDANT_FIELDS(ArmyCount, set_up, reinforcements, lost, corrected);
INTENDANT_FIELDS(PlayerState, player, to_place, armies, cards, optional(known), optional(first_faces), optional(eliminated_in),
                 eliminated_by, sealed, objective, optional(objective_shown), optional(objective_watched));
INTENDANT_FIELDS(ContinentBonus, continent, armies);
INTENDANT_FIELDS(Reinforcement, base, optional(continents), optional(set), optional(territory_cards), optional(special));
INTENDANT_FIELDS(Attack, from, to, optional(attacker), optional(defender));
INTENDANT_FIELDS(Conquest, from, to);
INTENDANT_FIELDS(Turn, round, player, phase, reinforcement, placed, sets, conquests, attack, conquest, optional(moved));
INTENDANT_FIELDS(Clock, elapsed, running, over);
INTENDANT_FIELDS(Standing, colour, points, armies);
INTENDANT_FIELDS(Outcome, ending, winners, table);
INTENDANT_FIELDS(Connection, a, b, sea);
INTENDANT_FIELDS(CardSymbol, territory, symbol);
INTENDANT_FIELDS(State, begun, options, players, first, holdings, optional(switched_off), optional(symbols), deck, discards, reshuffles,
                 last_lap, optional(extra_round), clock, turn, outcome);

} // namespace intendant::risiko
