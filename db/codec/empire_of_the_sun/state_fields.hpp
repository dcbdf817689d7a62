#pragma once

#include "db/codec/empire_of_the_sun/names.hpp"
#include "db/codec/hex.hpp"

/// The fields of the state of Empire of the Sun.

namespace intendant::empire_of_the_sun {

INTENDANT_FIELDS(UnitId, index);
INTENDANT_FIELDS(CardId, index);
INTENDANT_FIELDS(ScenarioId, index);
INTENDANT_FIELDS(WillId, index);
INTENDANT_DESCRIBE(Options) {
    visit("depth", s.depth);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_FIELDS(Player, side, name);
INTENDANT_FIELDS(Place, kind, optional(hex), optional(turn));
INTENDANT_FIELDS(Station, place, optional(step));
INTENDANT_DESCRIBE(Tracks) {
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        visit.optional(track_facts[i].word.data(), s.values[i]);
    }
}
INTENDANT_FIELDS(UnitRow, unit, place, step);
INTENDANT_FIELDS(TrackRow, track, value);
INTENDANT_FIELDS(CardDie, card, face);
INTENDANT_FIELDS(CardHit, card, unit);
INTENDANT_FIELDS(Undo, optional(tracks), optional(units), optional(taken), optional(thrown), optional(struck), optional(on_land),
                 optional(hits), optional(raided));
INTENDANT_FIELDS(Moved, unit, from, by);
INTENDANT_FIELDS(Offensive, side, card, optional(as_event), optional(headquarters), optional(activated), optional(reacting),
                 reaction_headquarters, optional(reaction_cards), optional(moved), optional(battles), optional(fought_at_sea),
                 optional(won_at_sea), optional(fought), status, optional(rolled), optional(asp_more), optional(fighters), optional(left),
                 optional(special), undo);
INTENDANT_FIELDS(Turn, number, phase, optional(next), optional(changed), optional(rolled), optional(rebuilt), optional(bombed),
                 optional(entering), optional(submarines_rolled), optional(submarines_succeeded), optional(bombings), optional(acted),
                 replacing, optional(arrived));
INTENDANT_FIELDS(Outcome, ending, winner, points);
INTENDANT_FIELDS(State, begun, options, optional(players), scenario, units, japanese, tokyo_express, cards, tracks, optional(prewar),
                 optional(surrendered), optional(will_causes), optional(fallen), optional(scored), turn, offensive, outcome);

} // namespace intendant::empire_of_the_sun
