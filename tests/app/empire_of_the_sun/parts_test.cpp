// Parts of a turn of Empire of the Sun, each from its form to what the books say then: an Allied landing, a weather card, a special reaction,
// strategic warfare, and a political phase in which a nation surrenders.

#include "tests/app/empire_of_the_sun/fingers.hpp"
#include "tests/app/empire_of_the_sun/sheet.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <variant>
#include <vector>

namespace intendant::empire_of_the_sun::tests {

using namespace intendant::test;

namespace {

Command put_unit(std::string_view id, std::string_view hex) {
    return Stocktake{.units = {{.unit = unit(id), .place = {.kind = PlaceKind::Hex, .hex = hex_at(hex)}, .step = Step::Full}},
                     .reason = "for the test"};
}
Command set_tracks(std::vector<TrackRow> rows) { return Stocktake{.tracks = std::move(rows), .reason = "for the test"}; }

/// The short campaign with these entries, each by a ruling of the table where a clause speaks against it.
PacificGame::Make after(std::vector<Command> entries) {
    return [entries = std::move(entries)](const std::filesystem::path& file) {
        auto session = begin_pacific(file, "short_campaign");
        for (const auto& entry : entries) {
            INFO("entry of kind " << entry.index());
            REQUIRE(session.book(entry, "for the test").booked);
        }
    };
}

/// A division in Oahu, and a Japanese brigade in Johnston.
std::vector<Command> before_johnston() {
    return {put_unit("us_1_marine_div", "5808"), put_unit("us_cv_enterprise", "5808"), put_unit("jp_4_sn_brig", "5511"),
            Stocktake{.control = {{hex_at("5511"), Side::Japan}}, .reason = "for the test"}, play("AL13", "us_hq_c_pac")};
}

} // namespace

TEST_CASE("an Allied landing with its shipping point, its battle and the way home",
          "[empire_of_the_sun][window][rule:ES-AMP-1][rule:ES-CTL-2][rule:ES-PBM-6]") {
    PacificGame game(after(before_johnston()));
    auto& hand = game.hand;
    Fingers fingers(game);
    REQUIRE(offers(game, "Units of the offensive"));
    const auto spent = game.state()[Track::AlliedAspUsed];
    tick(game, "empire_of_the_sun.activate.unit_us_1_marine_div");
    tick(game, "empire_of_the_sun.activate.unit_us_cv_enterprise");
    game.next();
    CHECK(game.state().offensive->activated.size() == 2);
    hand.key(WXK_F2);
    hand.key(WXK_HOME);
    wait_until([] { return false; }, 300);
    fingers.books([&] { fingers.draw("us_cv_enterprise", "5511"); });
    fingers.books([&] { fingers.draw("us_1_marine_div", "5511"); });
    CHECK(game.state()[Track::AlliedAspUsed] > spent);
    REQUIRE(offers(game, "Battle hexes"));
    game.next();
    REQUIRE(offers(game, "Intelligence"));
    game.booked([&] { hand.type("empire_of_the_sun.intelligence.die", "9"); });
    REQUIRE(offers(game, "Air and naval combat"));
    game.booked([&] { hand.type("empire_of_the_sun.sea.offensive", "5"); }); // nobody throws against it
    REQUIRE(offers(game, "Ground combat"));
    hand.type("empire_of_the_sun.land.offensive", "9");
    game.booked([&] { hand.type("empire_of_the_sun.land.reaction", "0"); });
    CHECK(game.at("us_1_marine_div") == "5511");
    CHECK(controls(game.state(), Side::Allies, hex_at("5511")));
    fingers.books([&] { fingers.draw("us_cv_enterprise", "5808"); }); // after battle
    CHECK(game.at("us_cv_enterprise") == "5808");
    REQUIRE(offers(game, "End of the offensive"));
    game.next();
    CHECK_FALSE(game.state().offensive);
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("a weather card cancels the offensive, and everybody is back where he was",
          "[empire_of_the_sun][window][rule:ES-CRD-21][rule:ES-ASP-9]") {
    auto entries = before_johnston();
    entries.emplace_back(activate({"us_1_marine_div"}));
    PacificGame game(after(std::move(entries)));
    const auto spent = game.state()[Track::AlliedAspUsed];
    Fingers fingers(game);
    game.hand.key(WXK_F2);
    game.hand.key(WXK_HOME);
    wait_until([] { return false; }, 300);
    fingers.books([&] { fingers.draw("us_1_marine_div", "5511"); });
    CHECK(game.state()[Track::AlliedAspUsed] > spent);
    choose(game, "Reaction cards");
    game.hand.type("empire_of_the_sun.reaction.card_1", "19");
    game.next();
    CHECK_FALSE(game.state().offensive);
    CHECK(game.at("us_1_marine_div") == "5808");
    CHECK(game.state()[Track::AlliedAspUsed] == spent);
}

TEST_CASE("a special reaction makes a battle of a landing", "[empire_of_the_sun][window][rule:ES-SRM-1][rule:ES-SRM-2]") {
    const auto begun = begin_pacific(Folder{} / "to_look_at.intendant", "short_campaign");
    PacificGame game(after({RemoveUnits{.units = units_in(begun.state(), hex_at("1307"), Side::Allies), .cause = Cause::Table},
                            BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}},
                            put_unit("jp_15_army", "2212"), activate({"jp_15_army"}), put_unit("cw_hq_seac", "1308"),
                            put_unit("cw_ma_air", "1308"), go({"jp_15_army"}, "1307", Travel::Assault)}));
    choose(game, "Special reaction");
    game.booked([&] { game.hand.type("empire_of_the_sun.special.die", "0"); });
    REQUIRE(game.state().offensive);
    CHECK(has(game.state().offensive->battles, hex_at("1307")));
    choose(game, "Units that react"); // under surprise too (ES-SRM-2)
}

TEST_CASE("strategic warfare is a die and one more key", "[empire_of_the_sun][window][rule:ES-STW-1][rule:ES-STW-6]") {
    const auto no_cards = set_tracks({{Track::JapaneseCards, 0}, {Track::AlliedCards, 0}});
    std::vector<Command> entries{no_cards};
    entries.resize(8, EndPhase{}); // to the next turn, and to its third part
    PacificGame game(after(std::move(entries)));
    REQUIRE(game.state().turn.phase == Phase::StrategicWarfare);
    REQUIRE(offers(game, "Strategic warfare"));
    game.booked([&] { game.hand.type("empire_of_the_sun.warfare.submarines", "9"); });
    REQUIRE(offers(game, "Done: Strategic warfare"));
    CHECK_FALSE(label(game, "empire_of_the_sun.end.foreseen").empty()); // what follows is told before the key
    game.next();
    CHECK(game.state().turn.phase == Phase::Cards);
}

TEST_CASE("a nation that has fallen surrenders in its part of the turn, and costs will with its cause",
          "[empire_of_the_sun][window][rule:ES-POL-1][rule:ES-PWL-5]") {
    Stocktake flags{.control = {}, .reason = "for the test"};
    const auto begun = begin_pacific(Folder{} / "to_look_at.intendant", "short_campaign");
    for (const auto hex : tables().needed_hexes(Area::Malaya, false)) {
        if (!controls(begun.state(), Side::Japan, hex)) {
            flags.control.push_back({hex, Side::Japan});
        }
    }
    PacificGame game(after({flags, set_tracks({{Track::JapaneseCards, 0}, {Track::AlliedCards, 0}})}));
    const auto will = game.state()[Track::UsWill];
    choose(game, "Done: Offensives"); // ships and aircraft of Malaya could flee first
    CHECK(label(game, "empire_of_the_sun.end.foreseen").Contains("Malaya"));
    game.next();
    CHECK(has(game.state().surrendered, Area::Malaya));
    choose(game, "Done: National status");
    CHECK(game.state()[Track::UsWill] == will - 1);
    CHECK(has(game.state().will_causes, will_of(tables(), "surrender_malaya")));
}

} // namespace intendant::empire_of_the_sun::tests
