// Tab goes once around every page of every game: each control that takes the keyboard is met, none keeps it, and Shift+Tab comes the
// same way back.
#include "app/base/keyboard.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/keys/tab_walk.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/choice.h>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("R25 Tab goes once around every page of Axis & Allies", "[axis_allies][window][keys][language]") {
    axis_allies::Situation situation;
    SECTION("purchase") {
        OpenGame game(situation);
        walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12});
    }
    SECTION("combat movement") {
        situation.action = axis_allies::Action::CombatMovement;
        OpenGame game(situation);
        walk_pages(game.hand, {WXK_F5});
    }
    SECTION("review") {
        OpenGame game(situation);
        game.hand.key(WXK_F3);
        walk_around(game.hand, "the review");
    }
}

TEST_CASE("R25 Tab goes once around every page of RisiKo!", "[risiko][window][keys][language]") {
    RisikoGame game;
    walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F11, WXK_F12});
}

TEST_CASE("R25 Tab goes once around every page of Afrika Korps", "[afrika_korps][window][keys][language]") {
    AfrikaGame game;
    walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12});
}

TEST_CASE("a drop-down reached by its letter keeps the keyboard, and Space opens it", "[axis_allies][window][keys]") {
    axis_allies::Situation situation;
    situation.action = axis_allies::Action::CombatMovement;
    OpenGame game(situation);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    const auto entries = hand.entries();
    auto& what = hand.see("move.way");
    what.SetFocus();
    look_up();
    CHECK(app::window_with_keyboard() == &what);
    hand.key(WXK_DOWN);
    look_up();
    CHECK(dynamic_cast<wxChoice&>(what).GetSelection() == 1);
    CHECK(app::window_with_keyboard() == &what);
    CHECK(hand.entries() == entries);
}
