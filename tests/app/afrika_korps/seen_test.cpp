// What has the keyboard in the windows of Afrika Korps: it is seen which control that is; and words are read on any desktop.

#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/desktop.hpp"
#include "tests/app/keys/seen_stops.hpp"

using namespace intendant;
using namespace intendant::test;
using intendant::app::preferences::Brightness;

namespace {

void desk_of_desert(const CheckStops& check) {
    AfrikaGame game;
    game.hand.desk().fold(app::DeskLayout::Side::Column, true); // another test may have left it open
    around_pages(game.hand, {WXK_F5, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12}, check);
}

void around_desert(const CheckStops& check) {
    {
        Hand hand;
        around_dialog(
            hand, "afrika_korps.new_game", [&] { hand.click("welcome.new.afrika_korps"); }, check);
    }
    AfrikaGame game;
    around_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12, WXK_F3}, check);
    around_dialog(
        game.hand, "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); }, check);
    game.hand.key(WXK_F5);
    game.next();
    game.next();
    around_pages(game.hand, {WXK_F5}, check); // movement
}

} // namespace

TEST_CASE("what has the keyboard is seen on the desk of Afrika Korps", "[afrika_korps][window][focus]") {
    const Desktop desktop(Brightness::Light);
    desk_of_desert(keyboard_is_seen);
}

TEST_CASE("in the dark too what has the keyboard is seen on the desk of Afrika Korps", "[afrika_korps][window][focus]") {
    const Desktop desktop(Brightness::Dark);
    desk_of_desert(keyboard_is_seen);
}

// Hidden: every window and dialog, each of its pages, takes minutes.
TEST_CASE("what has the keyboard is seen in every window of Afrika Korps, light and dark", "[.][afrika_korps][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        around_desert(keyboard_is_seen);
    }
}

TEST_CASE("on a hard desk the words of Afrika Korps stand out from their ground", "[.][afrika_korps][window][hard_desk]") {
    AfrikaGame game;
    read_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("with type twice as large in a window of 1024 x 700 everything in Afrika Korps is reached",
          "[afrika_korps][window][large_type]") {
    const LargeType large(200);
    AfrikaGame game;
    all_is_reached(game.hand, {WXK_F5, WXK_F2, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12}, "twice-as-large-afrika-korps");
}
