// What a screen reader finds and is told: a name for each control that the keyboard reaches and for everything drawn, in every view of
// a game, and each sentence that the books answer once.
#include "app/base/accessible.hpp"
#include "app/base/text.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/heard_desk.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/frame.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <iostream>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("a control without words is found by who looks for what is not heard", "[window][heard]") {
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "heard");
    new wxTextCtrl(frame, wxID_ANY, {}, {0, 0}, {80, 30});
    frame->Show();
    REQUIRE(wait_until([&] { return frame->IsShownOnScreen(); }));
    CHECK(wait_until([&] { return unheard_in(*frame).size() == 1; }));
    auto* const words = new wxStaticText(frame, wxID_ANY, "It has begun.", {0, 40});
    auto* const field = new wxTextCtrl(frame, wxID_ANY, {}, {0, 80}, {80, 30}, 0, wxDefaultValidator, "field");
    CHECK(wait_until([&] { return heard_of(*frame, "field").empty(); })); // a sentence leads to nothing
    app::set_accessible_name(*field, "Amount");
    CHECK(wait_until([&] { return heard_of(*frame, "field") == "Amount"; }));
    words->SetLabel("It is over.");
    look_up();
    CHECK(heard_of(*frame, "field") == "Amount");
    words->SetLabel("Counted:");
    auto* const twin = new wxTextCtrl(frame, wxID_ANY, {}, {0, 120}, {80, 30}, 0, wxDefaultValidator, "twin");
    app::set_accessible_name(*twin, "Amount"); // two that are called alike
    CHECK(wait_until([&] { return unheard_in(*frame).size() == 3; }));
    app::set_accessible_name(*twin, "It is what you counted.");
    CHECK(wait_until([&] { return unheard_in(*frame).size() == 2; })); // a sentence for a name
    frame->Destroy();
}

TEST_CASE("every page of Axis & Allies is heard", "[axis_allies][window][heard][language]") {
    OpenGame game;
    pages_heard(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("every page of RisiKo! is heard", "[risiko][window][heard][language]") {
    RisikoGame game;
    pages_heard(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F11, WXK_F12});
    next_is_announced(game.hand);
    pages_heard(game.hand, {WXK_F3});
}

TEST_CASE("every page of Afrika Korps is heard", "[afrika_korps][window][heard][language]") {
    AfrikaGame game;
    pages_heard(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12});
    next_is_announced(game.hand);
    pages_heard(game.hand, {WXK_F3});
}

TEST_CASE("what is drawn is heard in words, and each answer is told once", "[axis_allies][window][heard]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto& frame = hand.frame();
    hand.page(WXK_F5, "turn");
    const auto heard = [&](const wxString& name) { return heard_of(frame, name); };
    CHECK(heard("header.steps").find("Purchase, now") != std::string::npos);
    CHECK(heard("accounts").find("U.S.S.R., 24 IPC, makes 24, plays now; Germany, 32 IPC") == 0);
    CHECK(heard("places").find("Board, shown; Battle") == 0);
    CHECK(heard("purchase.count.infantry") == "Infantry, 3 IPC");
    hand.see("board.canvas").SetFocus();
    {
        const Announced announced; // who walks over the board hears each space
        hand.key(WXK_RIGHT);
        look_up();
        CHECK(heard("board.canvas").find("owner") != std::string::npos);
        CHECK(announced.times(heard("board.canvas")) == 1);
    }
    {
        const Announced announced;
        hand.see("accounts").SetFocus();
        hand.key(WXK_RIGHT);
        look_up();
        CHECK(heard("accounts") == "Germany, 32 IPC, makes 32");
        CHECK(announced.times("Germany, 32 IPC, makes 32") == 1);
    }
    {
        const Announced announced;
        hand.type("purchase.count.infantry", "3");
        booked(hand, [&] { hand.click("purchase.buy"); });
        look_up();
        CHECK(announced.times("buys") == 1);
        CHECK(heard("strip.last").find("buys") != std::string::npos);
        CHECK(heard("header.undo").find("Take back the last entry") == 0);
    }
    const Announced announced;
    hand.type("purchase.count.battleship", "9");
    hand.click("purchase.buy");
    REQUIRE(wait_until([&] { return !hand.notice().empty(); }));
    look_up();
    CHECK(announced.times(app::to_utf8(hand.notice())) == 1);
}
