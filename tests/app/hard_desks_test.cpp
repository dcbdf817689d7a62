// On a desk that is hard for windows everything is named, reached by Tab, and can be read. ctest runs
// this with a theme of strong lines and without the usual fonts; no service of accessibility runs in any test.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/heard.hpp"
#include "tests/app/keys/tab_walk.hpp"
#include "tests/app/look.hpp"

#include <wx/display.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("on a hard desk everything is named, reached and read", "[.][axis_allies][window][hard_desk]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto screen = wxDisplay(&hand.frame()).GetClientArea();
    hand.frame().SetSize(screen.GetX(), screen.GetY(), std::min(screen.GetWidth(), 1280), std::min(screen.GetHeight(), 800));
    look_up();
    CHECK(screen.Contains(hand.frame().GetScreenRect()));
    for (const int page : {WXK_F5, WXK_F6}) {
        hand.key(page);
        look_up();
        CHECK(sounds_right(hand.frame(), "the page of F" + std::to_string(page - WXK_F1 + 1)) > 5);
        for (const auto& fault : faults_in(hand.frame())) {
            INFO(fault);
            CHECK(fault.find("contrast") == std::string::npos);
        }
        walk_around(hand, "the page of F" + std::to_string(page - WXK_F1 + 1));
        take_picture("hard-desk-f" + std::to_string(page - WXK_F1 + 1));
    }
}
