// The second screen and the desk tell everybody of a battle and of a turn that is over, in each game.

#include "app/desk/story_frame.hpp"
#include "app/desk/table_display.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

app::TableDisplay& table_display_of(Hand& hand) {
    hand.key('D', wxMOD_CONTROL);
    const auto found = [] { return wxWindow::FindWindowByName("table_display"); };
    REQUIRE(wait_until([&] { return found() != nullptr && found()->IsShownOnScreen(); }));
    return dynamic_cast<app::TableDisplay&>(*found());
}

void back_to_the_desk(Hand& hand) {
    hand.frame().Raise();
    REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));
}

void shows_in_large(app::TableDisplay& display, const std::string& scene) {
    display.Raise();
    CHECK(wait_until([&] { return display.side_of_dice() >= display.GetClientSize().GetHeight() / 20; }));
    take_picture(scene);
}

/// Every line of the accounts, from two metres: letters a fiftieth of the screen high.
void seats_are_read(app::TableDisplay& display) {
    CHECK(wait_until([&] { return display.letters_of_seats() > 0; }));
    CHECK(display.letters_of_seats() * 50 >= display.GetClientSize().GetHeight());
}

void an_attack(const std::filesystem::path& file) {
    Scribe scribe(file, afrika_korps::Depth::Battles);
    until_an_attack(scribe);
}

} // namespace

TEST_CASE("the table display shows an attack of RisiKo! with the dice of both sides; a turn that is over is told once, and on the display",
          "[risiko][window][evening][story][rule:RK-ATK-7]") {
    RisikoGame game;
    auto& hand = game.hand;
    auto& display = table_display_of(hand);
    CHECK_FALSE(display.text().Contains("Siam: "));
    back_to_the_desk(hand);
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "cina");
    hand.type("risiko.attack.to", "siam");
    hand.type("risiko.attack.dice", "652");
    hand.type("risiko.attack.defence", "611");
    REQUIRE(wait_until([&] { return game.armies("siam") == 1; }));
    CHECK(wait_until([&] { return display.text().Contains(wxString{L"Blue \u00B7 Siam: 1 Siam"}); }));
    shows_in_large(display, "table_battle_risiko");
    seats_are_read(display);

    back_to_the_desk(hand);
    const auto round_of = [&] { return game.state().turn.player; };
    const auto before = round_of();
    for (int steps = 0; steps < 6 && round_of() == before; ++steps) {
        booked(hand, [&] { hand.key(WXK_F4); });
    }
    REQUIRE(round_of() != before);
    CHECK(wait_until([&] { return hand.notice().Contains("The turn is over."); }));
    CHECK(display.text().Contains("Round 3: Red"));
    CHECK(display.text().Contains("Armies lost"));
    display.Raise();
    wait_until([] { return false; }, 200);
    take_picture("table_story_risiko");
    back_to_the_desk(hand);
    hand.click("notice.act");
    auto& card = hand.see("story");
    CHECK(words_in(card).Contains("Round 3: Red"));
    looks_right(*card.GetParent(), "story_risiko");
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !card.IsShownOnScreen(); }));
}

TEST_CASE("the table display shows the battle of Afrika Korps that was fought last", "[afrika_korps][window][evening][rule:AK-CRT-1]") {
    AfrikaKorpsGame game(an_attack);
    auto& display = table_display_of(game.hand);
    INFO(app::to_utf8(display.text()));
    CHECK(display.text().Contains("Ariete"));
    CHECK(display.text().Contains("7 Arm/3 I Motor"));
    CHECK(display.text().Contains("3-1"));
    shows_in_large(display, "table_battle_afrika_korps");
    seats_are_read(display);
}

TEST_CASE("the accounts beside the map of Afrika Korps are read from across the table", "[afrika_korps][window][evening]") {
    AfrikaKorpsGame game(two_turns_of_war);
    auto& display = table_display_of(game.hand);
    display.Raise();
    seats_are_read(display);
    take_picture("table_map_afrika_korps");
}

TEST_CASE("the table display shows the battle of Empire of the Sun that stands in the form",
          "[empire_of_the_sun][window][evening][rule:ES-BAT-1]") {
    constexpr int before_the_land_battle = 83; // lines of the example of play
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play", before_the_land_battle); });
    auto& display = table_display_of(game.hand);
    INFO(app::to_utf8(display.text()));
    CHECK(wait_until([&] { return display.text().Contains("Kuantan"); }));
    CHECK(display.text().Contains(wxString{L"Japan \u00B7 27"}));
    display.Raise();
    wait_until([] { return false; }, 200);
    take_picture("table_battle_empire_of_the_sun");
    seats_are_read(display);
}
