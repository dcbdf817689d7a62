// What was booked is put right where it stands: entered anew with what came after it played again, or taken out.

#include "app/record/log_page.hpp"
#include "app/risiko/turn/turn_page.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

using namespace intendant;
using namespace intendant::test;

namespace {

app::LogPage& log_of(Hand& hand) {
    auto* const page = dynamic_cast<app::LogPage*>(wxWindow::FindWindowByName("log", &hand.frame()));
    REQUIRE(page != nullptr);
    return *page;
}

int number_in(Hand& hand, const wxString& field) { return dynamic_cast<wxSpinCtrl&>(hand.see(field)).GetValue(); }
wxString name_in(Hand& hand, const wxString& field) { return dynamic_cast<app::NameField&>(hand.see(field)).GetValue(); }

bool keyboard_in(const wxString& place) {
    const auto* const window = wxWindow::FindWindowByName(place);
    return window != nullptr && window->IsDescendant(wxWindow::FindFocus());
}

axis_allies::Command buys(int infantry) { return axis_allies::BuyUnits{.units = {{axis_allies::Unit::Infantry, infantry}}}; }

} // namespace

TEST_CASE("an entry is taken back to be entered anew, filled in, and what came after it is played again", "[axis_allies][window][anew]") {
    using namespace axis_allies;
    Situation situation;
    situation.power = Power::Germany;
    situation.action = Action::NonCombatMovement;
    OpenGame game(situation);
    auto& hand = game.hand;
    const auto move = [&](Unit unit, int count) {
        return MoveUnits{.units = {{unit, count}}, .from = space("germany"), .to = space("eastern_europe")};
    };
    const auto there = [&](Unit unit) {
        int count = 0;
        for (const auto& stack : stacks_in(hand.session().state(), space("eastern_europe"))) {
            count += stack.owner == Power::Germany && stack.unit == unit ? stack.count : 0;
        }
        return count;
    };
    const int infantry = there(Unit::Infantry);
    const int armor = there(Unit::Armor);
    enter(hand, move(Unit::Infantry, 2));
    enter(hand, move(Unit::Armor, 1));
    REQUIRE(hand.entries() == 3);
    log_of(hand).enter_anew(2);
    REQUIRE(wait_until([&] { return hand.entries() == 4; }));
    CHECK(there(Unit::Armor) == armor);
    CHECK(wait_until([&] { return name_in(hand, "move.from") == "Germany" && name_in(hand, "move.to") == "Eastern Europe"; }));
    CHECK(number_in(hand, "move.count.infantry") == 2);
    CHECK(wait_until([&] { return keyboard_in("move.count"); }));
    CHECK(hand.notice().Contains("entered again"));
    hand.type("move.count.infantry", "1");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 6; })); // the move of one, and the armor again
    CHECK(there(Unit::Infantry) == infantry + 1);
    CHECK(there(Unit::Armor) == armor + 1);
}

TEST_CASE("what no longer holds after a correction is told with its reason, and is not booked", "[axis_allies][window][anew][rule:P-02]") {
    OpenGame game({}, {}, {buys(3), buys(4)}); // 21 of 24 IPC of the U.S.S.R.
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    log_of(hand).enter_anew(2);
    REQUIRE(wait_until([&] { return hand.entries() == 4; }));
    CHECK(wait_until([&] { return number_in(hand, "purchase.count.infantry") == 3 && keyboard_in("purchase.count"); }));
    hand.type("purchase.count.infantry", "6");
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.notice().Contains("no longer holds"); }));
    CHECK(hand.notice().Contains("Entry 3"));
    CHECK(hand.notice().Contains("P-02"));
    CHECK(hand.entries() == 5);
    CHECK(hand.session().state().powers[axis_allies::Power::Ussr].waiting[axis_allies::Unit::Infantry] == 6);
}

TEST_CASE("the cross on what was entered in this Action takes it out, and what came after it stands", "[axis_allies][window][anew]") {
    OpenGame game({}, {}, {buys(3), buys(4)});
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    auto& entered = dynamic_cast<app::CardList&>(hand.see("turn.entered"));
    REQUIRE(wait_until([&] { return entered.rows().size() == 2 && entered.GetSize().GetHeight() > 40; }));
    CHECK(entered.rows()[1].key == "2");
    look_up();
    const auto cross = entered.cross_of(1);
    wxUIActionSimulator mouse;
    mouse.MouseMove(entered.ClientToScreen(cross.GetPosition() + wxPoint(cross.GetWidth() / 2, cross.GetHeight() / 2)));
    wxYield();
    mouse.MouseClick();
    REQUIRE(wait_until([&] { return hand.entries() == 5; })); // taken back from there, and the second purchase again
    CHECK(hand.session().state().powers[axis_allies::Power::Ussr].waiting[axis_allies::Unit::Infantry] == 4);
}

TEST_CASE("a throw of RisiKo! is entered anew with its dice in the fields", "[risiko][window][anew]") {
    RisikoGame game;
    auto& hand = game.hand;
    booked(hand, [&] {
        hand.key('E', wxMOD_CONTROL);
        hand.type("entry.line", "attack china > siam 653 42");
        hand.key(WXK_RETURN);
    });
    const auto thrown = game.entries();
    log_of(hand).enter_anew(thrown);
    REQUIRE(wait_until([&] { return game.entries() == thrown + 1; }));
    const auto text_in = [&](const char* field) { return dynamic_cast<wxTextCtrl&>(hand.see(field)).GetValue(); };
    CHECK(wait_until([&] { return text_in("risiko.attack.dice") == "653" && text_in("risiko.attack.defence") == "42"; }));
    CHECK(name_in(hand, "risiko.attack.from") == "China");
    CHECK(name_in(hand, "risiko.attack.to") == "Siam");
    CHECK(game.entries() == thrown + 1); // nothing is booked before it is said
}
