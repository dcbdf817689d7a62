// What has the keyboard in the windows of RisiKo!: it is seen which control that is; and words are read on any desktop.

#include "tests/app/desktop.hpp"
#include "tests/app/keys/seen_stops.hpp"
#include "tests/app/risiko/open_game.hpp"

using namespace intendant;
using namespace intendant::test;
using intendant::app::preferences::Brightness;

namespace {

void desk_of_risiko(const CheckStops& check) {
    RisikoGame game;
    game.hand.desk().fold(app::DeskLayout::Side::Column, true); // another test may have left it open
    around_pages(game.hand, {WXK_F5, WXK_F7, WXK_F11, WXK_F12}, check);
}

void around_risiko(const CheckStops& check) {
    {
        Hand hand;
        around_dialog(
            hand, "risiko.new_game", [&] { hand.click("welcome.new.risiko"); }, check);
    }
    RisikoGame game;
    around_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F11, WXK_F12, WXK_F3}, check);
    around_dialog(
        game.hand, "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); }, check);
}

} // namespace

TEST_CASE("what has the keyboard is seen on the desk of RisiKo!", "[risiko][window][focus]") {
    const Desktop desktop(Brightness::Light);
    desk_of_risiko(keyboard_is_seen);
}

TEST_CASE("in the dark too what has the keyboard is seen on the desk of RisiKo!", "[risiko][window][focus]") {
    const Desktop desktop(Brightness::Dark);
    desk_of_risiko(keyboard_is_seen);
}

// Hidden: every window and dialog, each of its pages, takes minutes.
TEST_CASE("what has the keyboard is seen in every window of RisiKo!, light and dark", "[.][risiko][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        around_risiko(keyboard_is_seen);
    }
}

TEST_CASE("on a hard desk the words of RisiKo! stand out from their ground", "[.][risiko][window][hard_desk]") {
    RisikoGame game;
    read_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("with type twice as large in a window of 1024 x 700 everything in RisiKo! is reached", "[risiko][window][large_type]") {
    const LargeType large(200);
    RisikoGame game;
    all_is_reached(game.hand, {WXK_F5, WXK_F2, WXK_F7, WXK_F11, WXK_F12}, "twice-as-large-risiko");
}
