#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <cctype>

// What the events of cards do to the tracks, and whom they bring.
namespace intendant::empire_of_the_sun {

namespace {

/// Boxes towards Collapse. Rule: ES-CHN-5 to ES-CHN-7, ES-AMB-5.
void move_china(Decision& decision, CardId id, int towards_stable) {
    const int box = decision[Track::China];
    int after = box - towards_stable;
    if (towards_stable > 1 && after <= 0) {
        after = box; // nothing if it would reach Stable Front
    }
    const int length = decision[Track::ChinaLength];
    if (towards_stable < 0 && length > 0) {
        after = std::min(after, length - 1); // never into Collapse
    }
    decision.set(Cause::Card, {{Track::China, std::max(0, after)}}, id);
}

/// Rule: ES-MRK-1, ES-MRK-2, ES-STW-5, ES-STW-7, ES-ASP-10.
void set_markers(Decision& decision, CardId id) {
    for (const auto& marker : decision.tables().markers) {
        if (!marker.track) {
            continue;
        }
        const int now = decision[*marker.track];
        if (has(marker.cleared_by, id)) {
            decision.set(Cause::Card, {{*marker.track, 0}}, id);
        }
        if (!has(marker.set_by, id)) {
            continue;
        }
        if (*marker.track == Track::Escorts) {
            decision.set(Cause::Card, {{Track::Escorts, decision[Track::EscortsVoid] != 0 ? 0 : std::min(4, now + 2)}}, id);
        } else if (*marker.track == Track::ManchuriaLost) {
            if (decision[Track::TojoResigned] != 0) { // ES-POL-15
                decision.set(Cause::Card, {{Track::ManchuriaLost, 1}}, id);
            }
        } else if (*marker.track != Track::Barges || decision[Track::PtBoats] == 0) {
            decision.set(Cause::Card, {{*marker.track, marker.next_turn ? decision.now().turn.number + 1 : 1}}, id);
        }
    }
}

} // namespace

namespace {

/// A unit comes by the card: in the place of another, or to be placed. Rule: ES-REI-23, ES-HQ-9, ES-CRD-24.
void enter_unit(Decision& decision, CardId id) {
    const auto& card = decision.tables()[id];
    const auto& state = decision.now();
    const auto unit = *card.enters;
    if (card.says("enters_next_turn")) { // next turn, and never delayed
        const Place place{.kind = PlaceKind::TurnTrack, .turn = state.turn.number + 1};
        decision.place(Cause::Card, {{.unit = unit, .place = place, .step = state[unit].step}}, id);
        return;
    }
    if (card.replaces && state[*card.replaces].on_map()) {
        decision.place(Cause::Card,
                       {{.unit = *card.replaces, .place = {.kind = PlaceKind::Eliminated}, .step = state[*card.replaces].step},
                        {.unit = unit, .place = state[*card.replaces].place, .step = state[unit].step}},
                       id);
        return;
    }
    if (card.replaces && state[*card.replaces].place.kind != PlaceKind::Eliminated) {
        decision.place(Cause::Card,
                       {{.unit = *card.replaces, .place = {.kind = PlaceKind::Eliminated}, .step = state[*card.replaces].step}}, id);
    }
    decision.book(UnitsDue{.card = id, .units = {unit}});
}

} // namespace

namespace {

/// Replacements by the card: stored, or used before the next action. Rule: ES-REP-7, ES-REP-10, ES-REP-19.
void give_replacements(Decision& decision, CardId id) {
    std::vector<TrackRow> rows;
    for (const auto& each : decision.tables()[id].replacements) {
        rows.push_back({each.pool, decision[each.pool] + each.count});
    }
    if (!rows.empty()) {
        decision.book(TracksMoved{.cause = Cause::Card, .card = id, .tracks = std::move(rows), .at_once = true});
    }
}

} // namespace

/// What the card says comes before the rules. Rule: ES-GEN-7, ES-PWL-3, ES-PWL-4, ES-PWL-7, ES-BID-3.
void carry_out_event(Decision& decision, CardId id) {
    const auto& tables = decision.tables();
    const auto& card = tables[id];
    const auto side = card.side;
    const int year = tables.turn(decision.now().turn.number).year;
    if (card.card_class == CardClass::Wie) {
        decision.set(Cause::Card, {{Track::Wie, wie_moved(tables, decision[Track::Wie], card, year)}}, id);
    }
    const bool manchuria = card.says("manchuria_if_tojo_resigned") && decision[Track::TojoResigned] != 0;
    if (card.china && !manchuria) {
        move_china(decision, id, *card.china);
    }
    if (card.india != 0 && decision[Track::India] < 2) { // ES-IND-2
        decision.set(Cause::Card, {{Track::India, decision[Track::India] + 1}, {Track::IndiaTurns, 0}}, id);
    }
    if (card.us_will) {
        auto letters = card.id;
        std::ranges::transform(letters, letters.begin(), [](unsigned char each) { return static_cast<char>(std::tolower(each)); });
        decision.will(card.says("operation_z") ? "operation_z" : "card_" + letters);
        if (card.says("operation_z") && decision[Track::Bid] != 0) {
            const auto bid = will_of(tables, "bid");
            const int before = decision[Track::UsWill];
            const int after = std::clamp(before - decision[Track::Bid], 0, facts_of(Track::UsWill).most);
            decision.book(WillChanged{.cause = bid, .before = before, .after = after});
        }
    }
    if (card.rivalry) {
        decision.set(Cause::Card, {{*card.rivalry, card.rivalry_begins ? 1 : 0}}, id);
    }
    decision.move(Cause::Card, asp_of(side), card.asp, id);
    if (card.enemy_asp) { // ES-ASP-5
        const auto track = asp_of(enemy_of(side));
        decision.set(Cause::Card, {{track, std::max(tables.limit("japanese_asp_min"), decision[track] - 1)}}, id);
    }
    give_replacements(decision, id);
    set_markers(decision, id);
    if (card.removes && decision.now()[*card.removes].place.kind != PlaceKind::Eliminated) {
        decision.place(Cause::Card,
                       {{.unit = *card.removes, .place = {.kind = PlaceKind::Eliminated}, .step = decision.now()[*card.removes].step}}, id);
    }
    if (card.enters) {
        enter_unit(decision, id);
    }
    if (card.draws > 0 && decision[draws_of(side)] < tables.limit("event_draws_max")) { // ES-CRD-27, ES-CRD-29
        if (cards_in_deck(decision.now(), side) < card.draws) {                         // ES-DRW-7, ES-AMB-38
            decision.book(DeckReshuffled{.side = side});
        }
        const int drawn = std::clamp(cards_in_deck(decision.now(), side), 0, card.draws);
        decision.set(Cause::Card, {{cards_of(side), decision[cards_of(side)] + drawn}, {draws_of(side), decision[draws_of(side)] + drawn}},
                     id);
    }
    if (manchuria) {
        decision.book(CardMoved{.card = id, .to = CardPlace::Removed, .how = CardMove::Event});
    } else if (card.says("manchuria_if_tojo_resigned")) {
        decision.book(CardMoved{.card = id, .to = CardPlace::Unseen, .how = CardMove::Event});
        decision.set(Cause::Card, {{Track::AlliedReshuffle, 1}}, id);
    }
}

} // namespace intendant::empire_of_the_sun
