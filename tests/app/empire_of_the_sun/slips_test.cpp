// What goes wrong at the desk of Empire of the Sun in an evening: each slip is told with its clause, undone by one key, and nothing is lost.

#include "app/widgets/name_field.hpp"
#include "tests/app/empire_of_the_sun/sheet.hpp"

#include <wx/textctrl.h>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

/// The lines of the example of play before what is tried.
constexpr int at_the_card = 73;
constexpr int at_the_moves = 75;
constexpr int at_the_battles = 82;

PacificGame::Make after(int lines) {
    return [lines](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); };
}

bool told(const PacificGame& game, const wxString& words) {
    return wait_until([&] { return game.hand.notice().Contains(words); }, 2000);
}

/// One key takes the last entry back, and the books are as they were.
void undone(PacificGame& game, const State& before) {
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game.state() == before);
    CHECK(game.table().session().verify().sound());
}

} // namespace

TEST_CASE("a game that is left in the middle of a battle goes on there", "[empire_of_the_sun][window][rule:ES-BAT-1]") {
    PacificGame game(after(at_the_battles));
    auto& hand = game.hand;
    REQUIRE(offers(game, "Air and naval combat"));
    hand.type("empire_of_the_sun.sea.hex", "2015");
    hand.type("empire_of_the_sun.sea.offensive", "6");
    game.booked([&] { hand.type("empire_of_the_sun.sea.reaction", "7"); });
    REQUIRE(offers(game, "Ground combat"));
    const auto fought = game.table().session().digest();
    hand.type("empire_of_the_sun.land.offensive", "1"); // and everybody goes home
    hand.frame().close_game();
    hand.open(game.file());
    hand.key(WXK_RETURN);
    CHECK(game.table().session().digest() == fought);
    const auto before = game.state();
    REQUIRE(offers(game, "Ground combat"));
    hand.type("empire_of_the_sun.land.offensive", "1");
    game.booked([&] { hand.type("empire_of_the_sun.land.reaction", "7"); });
    CHECK(controls(game.state(), Side::Japan, *game.table().tables().find_hex("2014")));
    undone(game, before);
}

TEST_CASE("a die that was typed into the wrong field is not booked alone, and undone with its entry",
          "[empire_of_the_sun][window][rule:ES-GEN-1]") {
    PacificGame game(after(at_the_battles));
    auto& hand = game.hand;
    REQUIRE(offers(game, "Air and naval combat"));
    const auto before = game.state();
    hand.type("empire_of_the_sun.sea.hex", "2015");
    hand.type("empire_of_the_sun.sea.reaction", "6"); // that of the Offensive side
    hand.key(WXK_F4);
    CHECK(told(game, "Die of the Offensive side"));
    CHECK(game.state() == before);
    game.booked([&] { hand.type("empire_of_the_sun.sea.offensive", "7"); });
    CHECK(has(game.state().offensive->fought_at_sea, *game.table().tables().find_hex("2015")));
    undone(game, before);
    CHECK(offers(game, "Air and naval combat"));
}

TEST_CASE("a card by a wrong number is told or undone, and the hand has as many as before", "[empire_of_the_sun][window][rule:ES-CRD-2]") {
    PacificGame game(after(at_the_card));
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    const auto before = game.state();
    hand.type("empire_of_the_sun.card.card", "JP1"); // Operation Z, which is out of the game; there are JP10 to JP19 too
    hand.key(WXK_F4);
    CHECK(told(game, "ES-"));
    CHECK(told(game, "JP1"));
    CHECK(game.state() == before);
    hand.type("empire_of_the_sun.card.card", "9"); // for 3
    hand.type("empire_of_the_sun.card.use", "An offensive");
    hand.type("empire_of_the_sun.card.headquarters", "HQ South,");
    game.next();
    REQUIRE(game.state().offensive);
    CHECK(game.state()[Track::JapaneseCards] == before[Track::JapaneseCards] - 1);
    undone(game, before);
    CHECK(offers(game, "Play a card"));
}

TEST_CASE("a counter that the books have elsewhere is told with its clause", "[empire_of_the_sun][window][rule:ES-OFF-2][rule:ES-GEN-21]") {
    PacificGame game(after(at_the_moves));
    auto& hand = game.hand;
    REQUIRE(offers(game, "Movement"));
    const auto before = game.state();
    const auto move = [&](const std::string& unit) {
        hand.type("empire_of_the_sun.move.unit", unit);
        hand.key(WXK_F4);
    };
    move("18th Army"); // on the table in Malaya, in the books at Tokyo
    CHECK(told(game, "ES-OFF-2"));
    CHECK(told(game, "18th Army"));
    move("BB Force Z");
    CHECK(told(game, "ES-GEN-21"));
    CHECK(game.state() == before);
    hand.type("empire_of_the_sun.move.unit", "15th Army"); // which goes by land only, and that stands there
    CHECK(dynamic_cast<app::NameField&>(hand.see("empire_of_the_sun.move.by")).chosen() == "land");
    hand.type("empire_of_the_sun.move.to", "9999"); // off the map
    hand.key(WXK_F4);
    CHECK(told(game, "9999"));
    CHECK(game.state() == before);
    hand.type("empire_of_the_sun.move.to", "2013"); // beside the one that is meant
    game.next();
    CHECK(game.at("jp_15_army") == "2013");
    undone(game, before);
    CHECK(game.at("jp_15_army") == "1913");
}
