// On a desk that is hard for windows everything is named, reached by Tab, and can be read. ctest runs
// this with a theme of strong lines, with one of odd colours, and without the usual fonts; no service of accessibility runs in any test.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/heard.hpp"
#include "tests/app/keys/tab_walk.hpp"
#include "tests/app/look.hpp"

#include <wx/display.h>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("pale words are found in a picture of the screen", "[window][look]") {
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "pale", {50, 50}, {400, 300});
    auto* const panel = new wxPanel(frame);
    panel->SetBackgroundColour({0x74, 0x80, 0x5F});
    for (const bool pale : {false, true}) {
        auto* const words = new wxStaticText(panel, wxID_ANY, "Infantry", {20, pale ? 80 : 20});
        words->SetName(pale ? "pale" : "plain");
        words->SetForegroundColour(pale ? wxColour(0x6B, 0x6B, 0x68) : *wxBLACK);
    }
    frame->Show();
    REQUIRE(wait_until([&] { return frame->IsActive(); }));
    CHECK(wait_until([&] { return pale_words_in(*frame).size() == 1 && pale_words_in(*frame).front().find("pale") == 0; }));
    frame->Destroy();
}

TEST_CASE("on a hard desk the words of the first page and of a dialog stand out from their ground", "[.][window][hard_desk]") {
    Hand hand;
    words_are_read(hand.frame(), "the first page");
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            words_are_read(*wxWindow::FindWindowByName("new_game"), "a new game");
            hand.key(WXK_ESCAPE);
        });
    hand.key(',', wxMOD_CONTROL);
    hand.see("preferences.language");
    words_are_read(*wxWindow::FindWindowByName("preferences"), "the preferences");
    hand.key(WXK_ESCAPE);
}

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
