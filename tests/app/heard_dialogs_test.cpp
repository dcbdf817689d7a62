// Every dialog and every window beside the desk is heard, as the pages of the desk are: in English, Italian and French.
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/heard_desk.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/dialog.h>

using namespace intendant;
using namespace intendant::test;

namespace {

void window_sounds_right(Hand& hand, const wxString& name) {
    auto& window = hand.see(name);
    auto* const top = wxGetTopLevelParent(&window);
    CHECK(sounds_right(*top, app::to_utf8(name)) > 0);
    top->Close();
    hand.frame().Raise();
    wait_until([&] { return hand.frame().IsActive(); });
    look_up(); // keys go to the desk again
}

} // namespace

TEST_CASE("the first page, the dialogs of new games and the windows beside them are heard", "[window][heard][language]") {
    Hand hand;
    CHECK(sounds_right(hand.frame(), "the first page") > 5);
    dialog_sounds_right(hand, "new_game", [&] { hand.click("welcome.new.axis_allies"); });
    dialog_sounds_right(hand, "risiko.new_game", [&] { hand.click("welcome.new.risiko"); });
    dialog_sounds_right(hand, "afrika_korps.new_game", [&] { hand.click("welcome.new.afrika_korps"); });
    const Folder folder;
    open_library(hand, folder / "");
    window_sounds_right(hand, "library");
    hand.key(',', wxMOD_CONTROL);
    window_sounds_right(hand, "preferences.language");
}

TEST_CASE("the dialogs over a game of Axis & Allies are heard", "[axis_allies][window][heard][language]") {
    OpenGame game;
    auto& hand = game.hand;
    dialog_sounds_right(hand, "stocktake", [&] { hand.key('T', wxMOD_CONTROL); });
    dialog_sounds_right(hand, "correction", [&] { hand.choose("&Game", "C&orrect the books..."); });
    hand.choose("&Game", "Show the books to the pla&yers...");
    window_sounds_right(hand, "seats");
    hand.key('I', wxMOD_CONTROL);
    window_sounds_right(hand, "what_if_frame");
    hand.key('D', wxMOD_CONTROL);
    window_sounds_right(hand, "table_display");
    hand.key('K', wxMOD_CONTROL);
    window_sounds_right(hand, "keys.table");
    wxCommandEvent about(wxEVT_MENU, wxID_ABOUT);
    hand.frame().ProcessWindowEvent(about);
    window_sounds_right(hand, "about");
    hand.key(WXK_F1);
    hand.see("help");
    sounds_right(hand.frame(), "what the rule says");
    hand.key(WXK_ESCAPE);
    hand.page(WXK_F5, "turn"); // a purchase that is not paid for: what may be overruled, and with which reason
    hand.type("purchase.count.infantry", "99");
    hand.click("purchase.buy");
    REQUIRE(wait_until([&] { return !hand.notice().empty(); }));
    sounds_right(hand.frame(), "a refusal");
}

TEST_CASE("the dialogs over the other games are heard", "[window][heard][language]") {
    SECTION("RisiKo!") {
        RisikoGame game;
        dialog_sounds_right(game.hand, "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); });
    }
    SECTION("Afrika Korps") {
        AfrikaGame game;
        dialog_sounds_right(game.hand, "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); });
    }
}
