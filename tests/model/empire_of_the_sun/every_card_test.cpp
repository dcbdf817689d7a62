// Each of the 165 cards once as its kind of play allows, and what that books against its row.

#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "tests/model/empire_of_the_sun/card_positions.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// The tracks, but for hands and draws.
Tracks others(const State& state) {
    auto found = state.tracks;
    for (const auto side : all_sides) {
        found[cards_of(side)] = 0;
        found[draws_of(side)] = 0;
    }
    return found;
}

/// The row against the books before and after. Rule: ES-CRD-5, ES-CRD-6, ES-CRD-12, ES-CRD-20, ES-CRD-21, ES-CRD-25 to ES-CRD-27.
void check_booked(const State& was, const AtTable& table, CardId id) {
    const auto& card = tables()[id];
    const auto& now = table.now();
    const auto side = card.side;
    const bool cancels = card.card_class == CardClass::Weather || card.says("cancel_offensive");
    CHECK(now[cards_of(side)] == was[cards_of(side)] - 1 + card.draws);
    CHECK(now[draws_of(side)] == was[draws_of(side)] + card.draws);
    CHECK(now[Track::UsWill] == was[Track::UsWill] + card.us_will.value_or(0));
    const auto year = static_cast<std::size_t>(std::max(1942, tables().turn(now.turn.number).year) - 1942);
    CHECK(now[Track::Wie] == was[Track::Wie] + card.wie[year].value_or(0));
    CHECK(now[Track::China] == was[Track::China] - card.china.value_or(0));
    CHECK(now[Track::India] == was[Track::India] + card.india);
    for (const auto rivalry : {Track::UsRivalry, Track::JapaneseRivalry}) {
        CHECK(now[rivalry] == (card.rivalry == rivalry ? (card.rivalry_begins ? 1 : 0) : was[rivalry]));
    }
    CHECK(now[asp_of(side)] == was[asp_of(side)] + card.asp);
    CHECK(now[asp_of(enemy_of(side))] == was[asp_of(enemy_of(side))] - (card.enemy_asp ? 1 : 0));
    for (const auto pool : {Track::AlliedLand, Track::AlliedAir, Track::UsNaval, Track::ChinesePool, Track::JapaneseLand,
                            Track::JapaneseAir, Track::JapaneseNaval}) {
        int more = 0;
        for (const auto& each : card.replacements) {
            more += each.pool == pool ? each.count : 0;
        }
        CHECK(now[pool] == was[pool] + more);
    }
    for (const auto& marker : tables().markers) {
        if (marker.track && has(marker.set_by, id) && *marker.track != Track::ManchuriaLost) {
            INFO(marker.id);
            CHECK(now[*marker.track] == (marker.next_turn ? now.turn.number + 1 : *marker.track == Track::Escorts ? 2 : 1));
        }
        if (marker.track && has(marker.cleared_by, id)) {
            CHECK(now[*marker.track] == 0);
        }
    }
    if (card.enters) {
        const auto place = now[*card.enters].place;
        const bool in_place = card.replaces && was[*card.replaces].on_map();
        CHECK((in_place ? place == was[*card.replaces].place : place.kind == PlaceKind::TurnTrack || has(now.turn.entering, *card.enters)));
    }
    for (const auto& leaves : {card.replaces, card.removes}) {
        if (leaves) {
            CHECK(now[*leaves].place.kind == PlaceKind::Eliminated);
        }
    }
    const auto to = card.says("reshuffle_with_card_unless_manchuria") ? CardPlace::Unseen
                    : card.removed_after_event                        ? CardPlace::Removed
                                                                      : CardPlace::Discards;
    CHECK(now[id] == to);
    if (cancels) {
        CHECK(!now.offensive);
        CHECK(now[was.offensive->card] == CardPlace::Discards);
    } else if (reacts(card)) {
        const bool sets = card.card_class == CardClass::Intelligence || card.card_class == CardClass::CounterOffensive;
        CHECK(now.offensive->status == (sets ? card.status : was.offensive->status));
        CHECK(has(now.offensive->reaction_cards, id));
    } else if (card.leads_offensive()) {
        CHECK(now.offensive->as_event);
        CHECK(now.offensive->status == card.status);
        CHECK(now.offensive->asp_more == card.asp_offensive);
        CHECK(operations_of(now, *now.offensive) == card.operations);
        CHECK(now.tokyo_express.has_value() == (card.express || was.tokyo_express.has_value()));
    }
}

/// A unit that the headquarters may activate by the event.
bool activates_somebody(AtTable& table, CardId id) {
    const auto& card = tables()[id];
    const auto hq = leads(table);
    if (!hq || !stands(table, *hq)) {
        return card.hqs.empty() || card.enters == hq;
    }
    for (const bool brought : {false, true}) {
        for (const auto each : chosen([&](UnitId unit, const Unit&facts) {
                 return facts.side == card.side && !facts.hq() && event_names(tables(), card, unit) && (brought || stands(table, unit));
             })) {
            auto board = board_of(table.now());
            if (brought) {
                board[each] = {.place = board[*hq].place, .step = Step::Full};
            }
            Supply supply;
            supply.compute(tables(), board);
            const auto found = activation(tables(), board, supply, *hq, id, true);
            const auto candidate = std::ranges::find(found.units, each, &Candidate::unit);
            if (candidate == found.units.end() || candidate->idle != Idle::None || candidate->doubtful) {
                continue;
            }
            if (brought) {
                table.put(tables()[each].id, tables().map->label(board[*hq].place.hex));
            }
            table.enter(ActivateUnits{.units = {each}, .headquarters = hq});
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE(
    "each card is played once lawfully, and books what its row says",
    "[empire_of_the_sun][cards][every_card][rule:ES-CRD-4][rule:ES-CRD-5][rule:ES-CRD-6][rule:ES-CRD-8][rule:ES-CRD-9][rule:ES-CRD-10]"
    "[rule:ES-CRD-12][rule:ES-CRD-13][rule:ES-CRD-20][rule:ES-CRD-27]") {
    int as_event = 0;
    int as_operations_card = 0;
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        const auto& card = tables()[id];
        INFO(card.id);
        const auto position = position_of(card);
        auto table = staged(card, position);
        const auto own = lawful(table, id, position.leads);
        const auto was = table.now();
        CHECK(unmet(was, id).empty());
        table.enter(own);
        check_booked(was, table, id);
        if (card.leads_offensive()) {
            CHECK(activates_somebody(table, id));
        }
        ++as_event;
        if (card.event_only) {
            continue;
        }
        // For its value: nothing of the event is booked.
        auto turned = card;
        turned.kind = CardKind::Military;
        auto plain = staged(turned, position_of(turned));
        const auto then = plain.now();
        plain.enter(as_operations(plain, id));
        CHECK(plain[cards_of(card.side)] == then[cards_of(card.side)] - 1);
        auto tracks = others(plain.now());
        if (card.says("reshuffle_if_oc_or_discard") || card.says("reshuffle_with_card_unless_manchuria")) {
            CHECK(tracks[reshuffle_of(card.side)] == 1);
            tracks[reshuffle_of(card.side)] = 0;
        }
        CHECK(tracks == others(then));
        CHECK(plain.now()[id] == CardPlace::Discards);
        CHECK(!plain.now().offensive->status);
        CHECK(plain.now().offensive->asp_more == 0);
        CHECK(plain.now().units == then.units);
        ++as_operations_card;
    }
    CHECK(as_event == 165);
    CHECK(as_operations_card == 163);
}
