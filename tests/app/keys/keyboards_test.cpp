// Dice are typed on the upper row of any keyboard, also where the digits want Shift; the keypad says when NumLock is off.
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/textctrl.h>

#include <cstdlib>
#include <iostream>
#include <string>

using namespace intendant;
using namespace intendant::test;

namespace {

/// Another layout, until the end of the test.
class Keyboard {
public:
    explicit Keyboard(const std::string& layout) { set(layout); }
    ~Keyboard() { std::system("setxkbmap us"); }
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;

private:
    static void set(const std::string& layout) {
        REQUIRE(std::system(("setxkbmap " + layout).c_str()) == 0);
        look_up();
    }
};

/// Presses keys by their place: the upper row has 10 to 15 for 1 to 6, the keypad 87, 88, 89, 83, 84, 85.
void press(const std::string& keys) {
    REQUIRE(std::system(("xdotool key --delay 30 " + keys).c_str()) == 0);
    look_up();
}

} // namespace

TEST_CASE("R25 the upper row counts 1 to 6 on every keyboard", "[axis_allies][window][keys]") {
    for (const std::string layout : {"us", "fr", "be", "cz", "it", "sk"}) {
        INFO("the layout " << layout);
        const Keyboard keyboard(layout);
        OpenGame game;
        auto& hand = game.hand;
        hand.page(WXK_F5, "turn");
        auto& dice = dynamic_cast<wxTextCtrl&>(hand.see("research.dice.keys"));
        dice.SetFocus();
        look_up();
        press("10 11 12 13 14 15");
        CHECK(wait_until([&] { return dice.GetValue() == "123456"; }, 1000));
        CHECK(hand.notice().empty());
    }
    std::cout << "R25: the upper row of 6 keyboards: 1 to 6 on each\n";
}

TEST_CASE("a letter that is no die is told as a whole letter", "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    auto& dice = dynamic_cast<wxTextCtrl&>(hand.see("research.dice.keys"));
    dice.SetFocus();
    look_up();
    dice.WriteText(wxString::FromUTF8("é"));
    CHECK(wait_until([&] { return hand.notice().Contains(wxString::FromUTF8("not é.")); }));
    CHECK(dice.IsEmpty());
}

TEST_CASE("R25 the keypad without NumLock says so", "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    auto& dice = dynamic_cast<wxTextCtrl&>(hand.see("research.dice.keys"));
    dice.SetFocus();
    look_up();
    press("87"); // 1, or End
    CHECK(hand.notice().Contains("NumLock is off"));
    CHECK(dice.IsEmpty());
}
