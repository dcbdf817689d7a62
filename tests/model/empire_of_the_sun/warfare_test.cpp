// Submarines, bombers, decks that are drawn from, and offensives in China, at their limits.

#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <array>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("without escorts the bad torpedoes go too, unless the table plays it otherwise",
          "[empire_of_the_sun][turn][rule:ES-STW-5][rule:ES-STW-7][rule:ES-AMB-30]") {
    for (const bool stay : {false, true}) {
        for (const bool without : {false, true}) {
            INFO(stay << " " << without);
            Options options;
            options.torpedoes_stay = stay;
            AtTable table("1942", options);
            table.set({{Track::EscortsVoid, without ? 1 : 0}});
            table.until(Phase::StrategicWarfare);
            REQUIRE(table.now().turn.number == 3);
            const int before = table[Track::JapaneseAsp];
            table.enter(StrategicWarfare{.submarines = die(3)}); // 0 in turn 3, or 1 by the torpedoes
            CHECK(table[Track::JapaneseAsp] == before - (without && !stay ? 1 : 0));
        }
    }
}

TEST_CASE("a B29 that throws a 9 is safe where an airfield within three hexes of Tokyo is Allied",
          "[empire_of_the_sun][turn][rule:ES-STW-11]") {
    AtTable table("1944");
    table.until(Phase::StrategicWarfare);
    table.put("us_20bc", "3813");
    std::array<int, 10> seen{};
    for (const auto& hex : tables().map_hexes) {
        const int way = tables().map->distance(hex.hex, hex_at("3706"));
        if (way > 5 || hex.terrain == Terrain::Ocean) {
            continue;
        }
        INFO(tables().map->label(hex.hex));
        auto one = table;
        one.flag(tables().map->label(hex.hex), Side::Allies);
        one.rule(StrategicWarfare{.submarines = die(9), .bombers = {{unit("us_20bc"), die(9)}}});
        CHECK((one["us_20bc"].step == Step::Full) == (hex.airfield && way <= 3));
        seen[static_cast<std::size_t>(way)] += hex.airfield ? 1 : 0;
    }
    CHECK(seen[0] == 1);
    CHECK(seen[3] > 0);
    CHECK(seen[4] + seen[5] > 0);
}

TEST_CASE("a deck that holds as many cards as are drawn is not shuffled anew", "[empire_of_the_sun][turn][rule:ES-DRW-7]") {
    for (const auto side : all_sides) {
        AtTable table("1943");
        table.until(Phase::StrategicWarfare);
        table.rule(StrategicWarfare{.submarines = die(9)});
        auto drawn = table;
        drawn.rule(EndPhase{});
        const int wanted = drawn[cards_of(side)];
        REQUIRE(wanted > 3);
        for (const int deck : {wanted + 1, wanted, wanted - 1}) {
            INFO(id_of(side) << " " << deck << " of " << wanted);
            auto short_of = table;
            std::vector<CardRow> discarded;
            int left = cards_in_deck(table.now(), side) - deck;
            for (std::size_t i = 0; i < tables().cards.size(); ++i) {
                const CardId id{static_cast<std::uint8_t>(i)};
                if (tables()[id].side == side && table.now()[id] == CardPlace::Unseen && --left >= 0) {
                    discarded.push_back({id, CardPlace::Discards});
                }
            }
            short_of.rule(Stocktake{.cards = discarded, .reason = "for the test"});
            REQUIRE(cards_in_deck(short_of.now(), side) == deck);
            short_of.rule(EndPhase{});
            CHECK((short_of.now()[discarded.front().card] == CardPlace::Unseen) == (deck < wanted));
        }
    }
}

TEST_CASE("aircraft in the China box add one each, bombers of long range nothing, but that of the 14th Air Force",
          "[empire_of_the_sun][cards][rule:ES-CHN-3][rule:ES-CHN-4][rule:ES-CHN-5]") {
    AtTable table("1942", {}, 5);
    table.set({{Track::ChinaDivisions, 12}, {Track::BurmaRoad, 0}, {Track::China, 2}}); // the base is 4
    const auto moves_to = [&](const std::vector<std::string_view>& box, int face) {
        auto one = table;
        for (const auto id : box) {
            one.put(id, PlaceKind::ChinaBox);
        }
        one.rule(AttackChina{.card = card("JP8"), .dice = die(face)});
        return one[Track::China];
    };
    CHECK(moves_to({}, 4) == 3);
    CHECK(moves_to({}, 5) == 2);
    CHECK(moves_to({"us_5af_lrb"}, 4) == 3);
    CHECK(moves_to({"us_20bc"}, 4) == 3);
    CHECK(moves_to({"us_5af_lrb"}, 5) == 1);
    CHECK(moves_to({"us_5af"}, 3) == 3);
    CHECK(moves_to({"us_5af"}, 4) == 1);
    CHECK(moves_to({"us_14af_lrb"}, 3) == 3);
    CHECK(moves_to({"us_14af_lrb"}, 4) == 1);
    CHECK(moves_to({"us_14af_lrb", "us_5af", "us_5af_lrb"}, 2) == 3);
    CHECK(moves_to({"us_14af_lrb", "us_5af", "us_5af_lrb"}, 3) == 1);
}

TEST_CASE("the marker of China moves also where the table has not said how long its track is",
          "[empire_of_the_sun][cards][rule:ES-CHN-1][rule:ES-CHN-5]") {
    AtTable table("1942");
    table.set({{Track::China, 2}});
    table.rule(AttackChina{.card = card("JP8"), .dice = die(0)});
    CHECK(table[Track::China] == 3);
    // The last box of a track that is known is never passed.
    AtTable known("1942", {}, 5);
    known.set({{Track::China, 5}});
    known.rule(AttackChina{.card = card("JP8"), .dice = die(0)});
    CHECK(known[Track::China] == 5);
}
