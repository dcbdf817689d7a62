// What has the keyboard on the first page, in the preferences and in the windows beside a game: it is seen.
// The windows of each game have their part in tests/app/GAME.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/desktop.hpp"
#include "tests/app/keys/seen_stops.hpp"

#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::test;
using intendant::app::preferences::Brightness;

namespace {

void around_the_rest(const CheckStops& check) {
    {
        Hand hand;
        check(seen_stops(hand, hand.frame()), "the first page");
        hand.key(',', wxMOD_CONTROL);
        around_window(hand, "preferences.language", check);
        const Folder folder;
        open_library(hand, folder / "");
        around_window(hand, "library", check);
    }
    OpenGame game;
    auto& hand = game.hand;
    around_dialog(
        hand, "correction", [&] { hand.choose("&Game", "C&orrect the books..."); }, check);
    hand.choose("&Game", "Show the books to the pla&yers...");
    around_window(hand, "seats", check);
    hand.key('I', wxMOD_CONTROL);
    around_window(hand, "what_if_frame", check);
    hand.key('K', wxMOD_CONTROL);
    around_window(hand, "keys.table", check);
    hand.desk().fold(app::DeskLayout::Side::Column, true); // its log shows the keyboard where an entry is selected
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.infantry", "99");
    hand.click("purchase.buy");
    REQUIRE(wait_until([&] { return !hand.notice().empty(); }));
    check(seen_stops(hand, hand.frame()), "a refusal");
}

/// It neither draws that it has the keyboard nor is it scrolled into sight.
class BlindStop : public wxWindow {
public:
    BlindStop(wxWindow* parent, wxPoint at) : wxWindow(parent, wxID_ANY, at, wxSize(80, 30), wxBORDER_NONE | wxTAB_TRAVERSAL, "blind") {
        SetBackgroundColour(*wxWHITE);
    }
};

} // namespace

TEST_CASE("a stop that does not show that it has the keyboard, or lies below the edge, is found", "[window][focus]") {
    Hand hand;
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "stops", {50, 50}, {400, 300});
    auto* const panel = new wxPanel(frame);
    new BlindStop(panel, {20, 20});
    new BlindStop(panel, {20, 600});
    new wxTextCtrl(panel, wxID_ANY, {}, {20, 80}, {100, 34}, 0, wxDefaultValidator, "field");
    frame->Show();
    REQUIRE(wait_until([&] { return frame->IsActive(); }));
    const auto stops = seen_stops(hand, *frame);
    REQUIRE(stops.size() == 3);
    for (const auto& stop : stops) {
        INFO(stop.name);
        CHECK((stop.changed >= 40) == (stop.name.find("field") == 0));
        CHECK(stop.seen.IsEmpty() == (stop.place.GetY() > frame->GetScreenRect().GetBottom()));
    }
    frame->Destroy();
}

TEST_CASE("what has the keyboard is seen on the first page, in the preferences and beside a game, light and dark",
          "[.][axis_allies][window][focus]") {
    for (const auto brightness : {Brightness::Light, Brightness::Dark}) {
        const Desktop desktop(brightness);
        around_the_rest(keyboard_is_seen);
    }
}
