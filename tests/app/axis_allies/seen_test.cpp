// What has the keyboard in the windows of Axis & Allies: it is seen which control that is; and words are read on any desktop.

#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/keys/seen_stops.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

void around_axis_allies(const CheckStops& check) {
    {
        Hand hand;
        around_dialog(
            hand, "new_game", [&] { hand.click("welcome.new.axis_allies"); }, check);
    }
    {
        OpenGame game;
        around_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11}, check);
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

TEST_CASE("what has the keyboard is seen in every window of Axis & Allies", "[.][axis_allies][window][focus]") {
    around_axis_allies(keyboard_is_seen);
}

TEST_CASE("on a hard desk the words of Axis & Allies stand out from their ground", "[.][axis_allies][window][hard_desk]") {
    OpenGame game;
    read_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12, WXK_F3});
}
