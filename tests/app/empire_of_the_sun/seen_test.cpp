// What has the keyboard in the windows of Empire of the Sun: it is seen which control that is; and words are read on any desktop.

#include "tests/app/desktop.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/keys/seen_stops.hpp"

using namespace intendant;
using namespace intendant::test;
using intendant::app::preferences::Brightness;

namespace {

void desk_of_pacific(const CheckStops& check) {
    PacificGame game("1942");
    game.hand.desk().fold(app::DeskLayout::Side::Column, true); // another test may have left it open
    around_pages(game.hand, {WXK_F5, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12}, check);
}

void around_pacific(const CheckStops& check) {
    {
        Hand hand;
        around_dialog(
            hand, "empire_of_the_sun.new_game", [&] { hand.click("welcome.new.empire_of_the_sun"); }, check);
    }
    {
        PacificGame game("1942");
        around_pages(game.hand, {WXK_F5, WXK_F2, WXK_F7, WXK_F11, WXK_F12, WXK_F3}, check);
        around_dialog(
            game.hand, "empire_of_the_sun.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); }, check);
    }
    for (const int lines : {11, 37}) { // units are activated; a battle at sea
        PacificGame game([lines](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); });
        around_pages(game.hand, {lines == 11 ? WXK_F5 : WXK_F6}, check);
    }
}

} // namespace

TEST_CASE("what has the keyboard is seen on the desk of Empire of the Sun", "[empire_of_the_sun][window][focus]") {
    const Desktop desktop(Brightness::Light);
    desk_of_pacific(keyboard_is_seen);
}

TEST_CASE("in the dark too what has the keyboard is seen on the desk of Empire of the Sun", "[empire_of_the_sun][window][focus]") {
    const Desktop desktop(Brightness::Dark);
    desk_of_pacific(keyboard_is_seen);
}

// Hidden: every window and dialog, each of its pages, takes minutes.
TEST_CASE("what has the keyboard is seen in every window of Empire of the Sun, light and dark", "[.][empire_of_the_sun][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        around_pacific(keyboard_is_seen);
    }
}

TEST_CASE("on a hard desk the words of Empire of the Sun stand out from their ground", "[.][empire_of_the_sun][window][hard_desk]") {
    PacificGame game("1942");
    read_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("with type twice as large in a window of 1024 x 700 everything in Empire of the Sun is reached",
          "[empire_of_the_sun][window][large_type]") {
    const LargeType large(200);
    PacificGame game("1942");
    all_is_reached(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12}, "twice-as-large-empire-of-the-sun");
}
