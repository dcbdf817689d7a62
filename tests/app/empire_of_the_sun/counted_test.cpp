// How many keys and clicks a landing of Empire of the Sun takes at the desk. The numbers stand in tests/app/counted_keys.csv, from where they
// reach docs/performance.md; see kept_keys.hpp.

#include "tests/app/empire_of_the_sun/fingers.hpp"
#include "tests/app/kept_keys.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

constexpr int before_malaya = 73; ///< entries of the example of play

void to_january(const std::filesystem::path& file) { play_pacific(file, "example_of_play", before_malaya); }

/// The whole map is in sight.
void see_all(Fingers& hand) {
    hand.key(WXK_F2);
    hand.key(WXK_HOME);
    wait_until([] { return false; }, 300);
}

} // namespace

TEST_CASE("a landing without battle takes fourteen keys and clicks at most", "[empire_of_the_sun][window][keys][rule:ES-AMP-1]") {
    PacificGame game(to_january);
    Fingers hand(game);
    REQUIRE(hand.offered("Play a card"));
    const auto landed = game.state()[Track::JapaneseAspUsed];
    see_all(hand);
    hand.key(WXK_F5);
    hand.type("3");
    hand.key(WXK_TAB);
    hand.type("an"); // offensive by its value
    hand.point(game.at("jp_hq_south"));
    hand.next();
    hand.point(game.at("jp_2_sn_brig"));
    hand.next();
    hand.books([&] { hand.draw("jp_2_sn_brig", "2715"); });
    CHECK(game.state()[Track::JapaneseAspUsed] == landed + 1);
    REQUIRE(hand.offered("End of the offensive"));
    hand.next();
    CHECK_FALSE(game.state().offensive);
    CHECK(controls(game.state(), Side::Japan, *game.table().tables().find_hex("2715")));
    CHECK(hand.number() <= 14);
    kept("a landing without battle, from the card to its end", hand.number());
}

TEST_CASE("the offensive in Malaya with reaction and two battles takes seventy keys and clicks at most",
          "[empire_of_the_sun][window][keys][rule:ES-LND-4][rule:ES-RET-2]") {
    PacificGame game(to_january);
    Fingers hand(game);
    REQUIRE(hand.offered("Play a card"));
    see_all(hand);
    hand.key(WXK_F5);
    hand.type("3");
    hand.key(WXK_TAB);
    hand.type("its"); // event
    hand.point(game.at("jp_hq_south"));
    hand.next();
    for (const auto* const unit : {"jp_15_army", "jp_25_army", "jp_22_air_flot", "jp_bb_kongo_2"}) {
        hand.point(game.at(unit));
    }
    hand.books_all_the_same([&] { hand.key(WXK_F4); }, "book"); // as the example has it
    hand.books([&] { hand.draw("jp_15_army", "2014"); });
    hand.books_all_the_same([&] { hand.draw("jp_25_army", "2014"); }, "book");
    hand.books([&] { hand.draw("jp_22_air_flot", "2112"); });
    hand.books([&] { hand.draw("jp_bb_kongo_2", "2015"); });
    REQUIRE(hand.offered("Battle hexes"));
    hand.next();
    hand.choose("Reaction cards");
    hand.key('5');
    hand.next();
    hand.choose("Units that react");
    for (const auto* const unit : {"cw_3_ind_corps", "cw_8_aus_div", "cw_ma_air"}) {
        hand.point(game.at(unit));
    }
    hand.next();
    hand.books([&] { hand.draw("cw_8_aus_div", "2014"); });
    REQUIRE(hand.offered("Air and naval combat"));
    hand.point("2015");
    hand.key(WXK_F4); // to the dice
    hand.books([&] { hand.type("67"); });
    hand.key(WXK_F4);
    hand.books([&] { hand.type("17"); });
    hand.next(); // both retreat
    hand.next();
    hand.books([&] { // one goes home by two clicks, the other is drawn there
        hand.point(game.at("jp_bb_kongo_2"));
        hand.point("2311");
    });
    hand.books([&] { hand.draw("jp_22_air_flot", "2014"); });
    CHECK(game.at("jp_bb_kongo_2") == "2311");
    CHECK(game.at("jp_22_air_flot") == "2014");
    REQUIRE(hand.offered("End of the offensive"));
    hand.next();
    CHECK_FALSE(game.state().offensive);
    CHECK(controls(game.state(), Side::Japan, *game.table().tables().find_hex("2014")));
    CHECK(game.at("cw_8_aus_div") == "2015");
    CHECK(hand.number() <= 70);
    kept("the offensive in Malaya with reaction and two battles", hand.number());
}
