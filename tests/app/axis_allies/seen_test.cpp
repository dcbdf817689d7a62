// What has the keyboard in the windows of Axis & Allies: it is seen which control that is; and words are read on any desktop.

#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/desktop.hpp"
#include "tests/app/keys/seen_stops.hpp"
#include "tests/app/look.hpp"
#include "tests/app/screen.hpp"

#include <map>

using namespace intendant;
using namespace intendant::test;
using intendant::app::preferences::Brightness;

namespace {

void desk_of_axis_allies(const CheckStops& check) {
    OpenGame game;
    game.hand.desk().fold(app::DeskLayout::Side::Column, true); // another test may have left it open
    around_pages(game.hand, {WXK_F5, WXK_F6, WXK_F7, WXK_F11, WXK_F12}, check);
}

void around_axis_allies(const CheckStops& check) {
    {
        Hand hand;
        around_dialog(
            hand, "new_game", [&] { hand.click("welcome.new.axis_allies"); }, check);
    }
    {
        OpenGame game;
        around_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12, WXK_F3}, check);
        around_dialog(
            game.hand, "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); }, check);
    }
    const Folder folder;
    for (const std::size_t commands : {5, 15, 16, 17}) { // movement, a battle: dice, losses
        const auto file = folder / ("game" + std::to_string(commands) + ".intendant");
        prepare_sample(file, commands);
        Hand hand;
        hand.open(file);
        hand.click("last_entries.go_on");
        around_pages(hand, {commands == 5 ? WXK_F5 : WXK_F6}, check);
        hand.frame().close_game();
    }
}

} // namespace

TEST_CASE("what has the keyboard is seen on the desk of Axis & Allies", "[axis_allies][window][focus]") {
    const Desktop desktop(Brightness::Light);
    desk_of_axis_allies(keyboard_is_seen);
}

TEST_CASE("in the dark too what has the keyboard is seen on the desk of Axis & Allies", "[axis_allies][window][focus]") {
    const Desktop desktop(Brightness::Dark);
    desk_of_axis_allies(keyboard_is_seen);
}

// Hidden: every window and dialog, each of its pages, takes minutes.
TEST_CASE("what has the keyboard is seen in every window of Axis & Allies, light and dark", "[.][axis_allies][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        around_axis_allies(keyboard_is_seen);
    }
}

TEST_CASE("the drawings of the books and the log are ringed while they have the keyboard, light and dark", "[axis_allies][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        OpenGame game;
        game.hand.desk().fold(app::DeskLayout::Side::Column, false);
        REQUIRE(wait_until([] { return wxWindow::FindWindowByName("happened")->IsShownOnScreen(); }));
        std::map<std::string, int> changed;
        around_pages(game.hand, {WXK_F7, WXK_F8, WXK_F9}, [&](const std::vector<SeenStop>& stops, const std::string&) {
            for (const auto& stop : stops) {
                changed[stop.name.substr(0, stop.name.find(' '))] = stop.changed;
            }
        });
        game.hand.desk().fold(app::DeskLayout::Side::Column, true);
        for (const char* const drawing : {"certificates", "chart.picture", "technology.picture", "happened"}) {
            INFO(drawing << ", changed " << changed[drawing]);
            CHECK(changed[drawing] >= 200); // a line around it
        }
    }
}

TEST_CASE("what the wheel brings into sight on the page of the rules is drawn", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F12, "options");
    look_up();
    const auto& tick = game.hand.see("options.switch.suez_needs_one_power");
    const auto place = tick.GetScreenRect();
    const auto is_drawn = [&] {
        const auto picture = picture_of(tick.GetScreenRect());
        const auto colour_at = [&](int x) {
            const int y = picture.GetHeight() / 2;
            return wxColour(picture.GetRed(x, y), picture.GetGreen(x, y), picture.GetBlue(x, y));
        };
        int ink = 0;
        for (int x = 0; x < picture.GetWidth(); ++x) {
            ink += contrast(colour_at(x), colour_at(0)) >= 3 ? 1 : 0;
        }
        return ink > 20;
    };
    REQUIRE(wait_until(is_drawn));
    beside("xdotool mousemove " + std::to_string(place.x + 100) + " " + std::to_string(place.y) + " click 5 click 5 click 5");
    REQUIRE(wait_until([&] { return tick.GetScreenRect().y < place.y; }));
    CHECK(wait_until(is_drawn));
}

TEST_CASE("on a hard desk the words of Axis & Allies stand out from their ground", "[.][axis_allies][window][hard_desk]") {
    OpenGame game;
    read_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("with type twice as large in a window of 1024 x 700 everything in Axis & Allies is reached",
          "[axis_allies][window][large_type]") {
    const LargeType large(200);
    OpenGame game;
    all_is_reached(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12}, "twice-as-large-axis-allies");
}
