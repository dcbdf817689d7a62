// What a screen reader finds in the windows of Empire of the Sun: a name for each control that the keyboard reaches and for everything drawn.

#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/heard_desk.hpp"

using namespace intendant;
using namespace intendant::test;

TEST_CASE("every page of Empire of the Sun is heard", "[empire_of_the_sun][window][heard][language]") {
    PacificGame game("1942");
    pages_heard(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("the dialogs of Empire of the Sun are heard", "[empire_of_the_sun][window][heard][language]") {
    {
        Hand hand;
        dialog_sounds_right(hand, "empire_of_the_sun.new_game", [&] { hand.click("welcome.new.empire_of_the_sun"); });
    }
    PacificGame game("1942");
    dialog_sounds_right(game.hand, "empire_of_the_sun.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); });
}
