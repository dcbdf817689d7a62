// A key that is held down books once, whatever the pace at which the keyboard repeats it; what it writes into a field is another thing.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/textctrl.h>

#include <functional>
#include <iostream>

using namespace intendant;
using namespace intendant::test;

namespace {

/// Holds a key down on a keyboard that begins to repeat after so long, long enough for a dozen repeats.
void hold(const std::string& key, int delay) {
    const auto seconds = std::to_string((delay + 400) / 1000.0);
    beside("xset r rate " + std::to_string(delay) + " 30; xdotool keydown " + key + "; sleep " + seconds + "; xdotool keyup " + key);
    look_up();
}

constexpr int paces[] = {150, 250, 400, 660, 1000};

} // namespace

TEST_CASE("R25 a step of the turn that is held down is booked once", "[axis_allies][window][keys]") {
    for (const int pace : paces) {
        INFO("repeats begin after " << pace << " ms");
        OpenGame game;
        auto& hand = game.hand;
        hand.page(WXK_F5, "turn");
        const auto entries = hand.entries();
        hold("F4", pace);
        CHECK(hand.entries() == entries + 1);
        hand.key(WXK_F4); // pressed anew it is heard
        CHECK(wait_until([&] { return hand.entries() == entries + 2; }));
    }
    std::cout << "R25: a step of the turn held down at " << std::size(paces) << " paces: booked once at each\n";
}

TEST_CASE("R25 Space and Enter that are held down press a button once", "[axis_allies][window][keys]") {
    for (const std::string key : {"space", "Return"}) {
        OpenGame game;
        auto& hand = game.hand;
        hand.page(WXK_F5, "turn");
        const auto entries = hand.entries();
        hand.see("guide.next").SetFocus();
        look_up();
        hold(key, paces[0]);
        CHECK(hand.entries() == entries + 1);
    }
}

TEST_CASE("R25 a die's key that is held down is one die", "[axis_allies][window][keys]") {
    for (const int pace : paces) {
        INFO("repeats begin after " << pace << " ms");
        OpenGame game;
        auto& hand = game.hand;
        hand.page(WXK_F5, "turn");
        auto& dice = dynamic_cast<wxTextCtrl&>(hand.see("research.dice.keys"));
        dice.SetFocus();
        look_up();
        hold("5", pace);
        CHECK(dice.GetValue() == "5");
        CHECK(hand.notice().Contains("held down counts once"));
        beside("xdotool key 5");
        CHECK(wait_until([&] { return dice.GetValue() == "55"; }));
    }
}

TEST_CASE("R25 what is held down in a field of words is written again and again", "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    auto& line = dynamic_cast<wxTextCtrl&>(hand.see("entry.line"));
    line.SetFocus();
    look_up();
    hold("x", paces[0]);
    CHECK(line.GetValue().length() > 3);
    std::cout << "R25, null control: a field that takes every press took " << line.GetValue().length() << " of the same hold\n";
}

TEST_CASE("R25 a sleeve that lies on a key for ten seconds books one entry", "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    const auto entries = hand.entries();
    beside("xset r rate 660 25; xdotool keydown F4; sleep 10; xdotool keyup F4");
    look_up();
    CHECK(hand.entries() == entries + 1);
    std::cout << "R25: ten seconds on a key: 1 entry\n";
}

TEST_CASE("R25 a mouse button that is held down while an entry changes what the large button says books nothing",
          "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    const auto entries = hand.entries();
    auto& next = hand.see("guide.next");
    const auto press_and_let_go = [&](const std::function<void()>& meanwhile) {
        const auto middle = next.ClientToScreen(wxPoint(next.GetSize().GetWidth() / 2, next.GetSize().GetHeight() / 2));
        beside("xdotool mousemove " + std::to_string(middle.x) + " " + std::to_string(middle.y) + " mousedown 1");
        look_up();
        meanwhile();
        look_up();
        beside("xdotool mouseup 1");
        look_up();
    };
    press_and_let_go([&] { // F4 is on the keyboard all the same
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
    });
    CHECK(hand.entries() == entries + 1);
    press_and_let_go([] {}); // nothing came between
    CHECK(wait_until([&] { return hand.entries() == entries + 2; }));
}
