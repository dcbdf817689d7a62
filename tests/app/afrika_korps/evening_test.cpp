// What people stumbled over in a whole evening of Afrika Korps: an Enter too many, a die out of sight, units that went along unasked.

#include "app/afrika_korps/fields.hpp"
#include "app/widgets/card_list.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/resized.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/combobox.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

wxString main_button(const AfrikaGame& game) { return dynamic_cast<wxButton&>(game.hand.see("guide.next")).GetLabelText(); }

bool main_button_says(const AfrikaGame& game, const wxString& words) {
    const bool said = wait_until([&] { return main_button(game).Contains(words); }, 2000);
    INFO("the button says: " << app::to_utf8(main_button(game)));
    CHECK(said);
    return said;
}

void play_to(AfrikaGame& game, Phase phase) {
    while (game.state().turn.phase != phase) {
        game.next();
    }
}

bool keyboard_is_at(const wxString& name) {
    return wait_until([&] {
        auto* const focus = wxWindow::FindFocus();
        return focus != nullptr && focus->GetName() == name;
    });
}

std::vector<CounterId> ticked_units(const AfrikaGame& game) {
    return dynamic_cast<app::ak::UnitTicks&>(game.hand.see("afrika_korps.move.units")).ticked();
}

} // namespace

TEST_CASE("the Enter after a die answers nothing that comes next", "[afrika_korps][window][evening][rule:AK-EXC-2]") {
    AfrikaGame game({{"21/5", "P40"}, {"15/8", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"22 Gds", "P60"}});
    play_to(game, Phase::Combat);
    game.hand.key(WXK_F4);
    REQUIRE(keyboard_is_at("afrika_korps.battle.die"));
    const auto entries = game.entries();
    game.keys("2\n"); // an exchange: who pays is to be chosen
    REQUIRE(wait_until([&] { return game.entries() > entries; }));
    wait_until([] { return false; }, 300);
    CHECK(game.entries() == entries + 1);
    REQUIRE(game.state().turn.aftermath);
    CHECK(game.state().turn.aftermath->payer == Side::Axis);
}

TEST_CASE("the die that is due is brought into sight", "[afrika_korps][window][evening]") {
    AfrikaGame game({{"21/5", "P40"}, {"15/8", "P40"}, {"21/3", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"22 Gds", "P60"}});
    const Resized resized(game.hand.frame(), wxSize(1100, 560));
    play_to(game, Phase::Combat);
    game.hand.key(WXK_F4);
    REQUIRE(keyboard_is_at("afrika_korps.battle.die"));
    auto& page = game.hand.see("afrika_korps.turn");
    const auto& die = game.hand.see("afrika_korps.battle.die");
    const auto in_sight = [&] { return page.GetScreenRect().Contains(die.GetScreenRect()); };
    CHECK(wait_until(in_sight, 2000));
    dynamic_cast<wxScrolled<wxPanel>&>(page).Scroll(0, 0);
    page.SetFocus();
    game.hand.key(WXK_F4); // enter the die
    CHECK(wait_until(in_sight, 2000));
}

TEST_CASE("of several units in a hex none goes along unasked, nor does Rommel's bonus", "[afrika_korps][window][evening][rule:AK-ROM-1]") {
    AfrikaGame game({{"21/5", "P40"}, {"21/3", "P40"}, {"G Supply 1", "P40"}, {"7 Arm/7", "P50"}});
    play_to(game, Phase::Movement);
    game.hand.type("afrika_korps.move.from", "P40");
    game.hand.key(WXK_TAB);
    const auto& units = game.hand.see("afrika_korps.move.units");
    CHECK(units.GetSize().GetHeight() >= 3 * units.GetCharHeight()); // all of them are in sight
    CHECK(ticked_units(game).empty());
    game.hand.click("afrika_korps.move.all");
    CHECK(ticked_units(game).size() >= 3);
    game.hand.click("afrika_korps.move.none");
    CHECK(ticked_units(game).empty());
    game.hand.type("afrika_korps.move.from", "21/5"); // a unit by its name goes alone
    game.hand.key(WXK_TAB);
    CHECK(wait_until([&] { return ticked_units(game) == std::vector{game.unit("21/5")}; }));
    auto& rommel = dynamic_cast<wxCheckBox&>(game.hand.see("afrika_korps.move.rommel"));
    rommel.SetValue(true);
    game.hand.type("afrika_korps.move.to", "P42");
    game.hand.click("afrika_korps.move.book");
    if (wait_until([&] { return !game.hand.notice().empty(); }, 300)) { // Rommel stands elsewhere
        game.hand.type("notice.reason", "a test");
        game.hand.key(WXK_RETURN);
    }
    REQUIRE(wait_until([&] { return game["21/5"].hex == game.hex("P42"); }));
    CHECK(wait_until([&] { return !rommel.GetValue(); }));
    CHECK(dynamic_cast<wxComboBox&>(game.hand.see("afrika_korps.move.from")).GetValue().empty());
}

TEST_CASE("the board goes to who plays now, and to what is moved out of sight", "[afrika_korps][window][evening][board]") {
    AfrikaGame game({{"21/5", "P40"}, {"G Supply 1", "P39"}, {"22 Gds", "L59"}, {"A Supply 1", "L60"}});
    const auto in_sight = [&](const char* label) {
        return wxRect(game.board().canvas().GetClientSize()).Contains(game.board().canvas().place_of(game.hex(label).index));
    };
    play_to(game, Phase::Movement);
    game.board().canvas().show_spaces({game.hex("L59").index, game.hex("L60").index});
    wait_until([] { return false; }, 100);
    CHECK_FALSE(in_sight("P42"));
    game.line("move 21/5 > P42");
    CHECK(wait_until([&] { return in_sight("P42"); }));
    game.board().canvas().show_spaces({game.hex("W6").index});
    while (game.state().turn.side == Side::Axis) {
        game.next();
    }
    CHECK(wait_until([&] { return in_sight("L59"); }));
}

TEST_CASE("an empty step before the battles costs no key", "[afrika_korps][window][evening]") {
    AfrikaGame game({{"21/5", "P40"}, {"G Supply 1", "P39"}, {"22 Gds", "L59"}, {"A Supply 1", "L60"}});
    play_to(game, Phase::Movement);
    REQUIRE(main_button_says(game, "End movement"));
    game.hand.key(WXK_F4);
    CHECK(wait_until([&] { return game.state().turn.phase == Phase::Combat; }));
}

TEST_CASE("more units than may end in a hex are still to be settled", "[afrika_korps][window][evening][rule:AK-STK-1]") {
    AfrikaGame game({{"21/5", "P40"}, {"21/3", "P40"}, {"15/8", "P40"}, {"15/33", "P40"}, {"G Supply 1", "P39"}, {"22 Gds", "L59"}});
    play_to(game, Phase::Movement);
    const auto& duties = dynamic_cast<app::CardList&>(game.hand.see("afrika_korps.move.duties"));
    CHECK(std::ranges::any_of(duties.rows(), [](const auto& row) { return row.figure == "AK-STK-1" && row.key == "P40"; }));
}
