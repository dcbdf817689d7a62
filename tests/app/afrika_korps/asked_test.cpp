// What the books of Afrika Korps do not compute is asked on the sheets: the terrain and the losses below the whole map, who only closes a
// retreat, who takes supply beside a battle.

#include "app/afrika_korps/fields.hpp"
#include "tests/app/afrika_korps/open_game.hpp"

#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

/// Ticks a unit with the keyboard.
void tick(AfrikaGame& game, const wxString& list, std::string_view unit) {
    auto& ticks = dynamic_cast<app::ak::UnitTicks&>(game.hand.see(list));
    const auto found = std::ranges::find(ticks.units(), game.unit(unit));
    REQUIRE(found != ticks.units().end());
    const auto row = static_cast<int>(found - ticks.units().begin());
    const bool before = ticks.IsChecked(static_cast<unsigned>(row));
    ticks.SetFocus();
    REQUIRE(wait_until([&] { return ticks.HasFocus(); }));
    game.hand.key(WXK_HOME);
    for (int down = 0; down < row; ++down) {
        game.hand.key(WXK_DOWN);
    }
    game.hand.key(WXK_SPACE);
    REQUIRE(wait_until([&] { return ticks.IsChecked(static_cast<unsigned>(row)) != before; }));
}

wxString words(const AfrikaGame& game, const wxString& name) {
    auto text = dynamic_cast<wxStaticText&>(game.hand.see(name)).GetLabelText();
    text.Replace("\n", " ");
    return text;
}

/// By F4 alone to a step of the turn.
void to(AfrikaGame& game, Phase phase) {
    for (int keys = 0; keys < 8 && game.state().turn.phase != phase; ++keys) {
        game.next();
    }
    REQUIRE(game.state().turn.phase == phase);
}

} // namespace

TEST_CASE("books with battles ask on what the defenders stand, and what could not be fought",
          "[afrika_korps][window][rule:AK-CMB-12][rule:AK-ODD-3]") {
    AfrikaGame game({}, {.depth = Depth::Battles});
    to(game, Phase::PreCombat);
    CHECK(words(game, "afrika_korps.losses.words").Contains("Tick them"));
    tick(game, "afrika_korps.losses.lost", "Savona");
    game.booked([&] { game.hand.click("afrika_korps.losses.book"); });
    CHECK(game["Savona"].status == Status::Eliminated);
    to(game, Phase::Combat);
    tick(game, "afrika_korps.battle.defenders", "7 Arm/3 I Motor");
    tick(game, "afrika_korps.battle.attackers", "21/5");
    CHECK(wait_until([&] { return words(game, "afrika_korps.battle.odds").Contains("7 against 2"); }));
    game.hand.select("afrika_korps.battle.ground", "escarpment");
    CHECK(wait_until([&] { return words(game, "afrika_korps.battle.odds").Contains("7 against 4"); }));
    game.booked([&] { game.hand.type("afrika_korps.battle.die", "1"); });
    CHECK(game["7 Arm/3 I Motor"].status == Status::Eliminated);
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("books without battles take what was eliminated, and why", "[afrika_korps][window][rule:AK-CMB-12]") {
    AfrikaGame game({}, {.depth = Depth::Books});
    CHECK(words(game, "board.here").StartsWith("Click a space")); // there is no stack to be dragged
    to(game, Phase::Movement);
    CHECK_FALSE(wxWindow::FindWindowByName("afrika_korps.move.from")->IsShownOnScreen()); // no hexes, no moves
    tick(game, "afrika_korps.move.units", "axis Supply 1");
    game.booked([&] { game.hand.click("afrika_korps.move.destroy"); });
    CHECK(game["axis Supply 1"].status == Status::Stock);
    to(game, Phase::Combat);
    CHECK(words(game, "afrika_korps.losses.words").Contains("keep no battles"));
    tick(game, "afrika_korps.losses.lost", "21/5");
    tick(game, "afrika_korps.losses.lost", "7 Arm/3 I Motor");
    game.hand.select("afrika_korps.losses.cause", "in an exchange");
    game.booked([&] { game.hand.click("afrika_korps.losses.book"); });
    CHECK(game["21/5"].status == Status::Eliminated);
    CHECK(wait_until([&] { return game["7 Arm/3 I Motor"].status == Status::Eliminated; }));
    CHECK(game.table().session().last_entries(1).front().entry.summary.find("in an exchange") != std::string::npos);
}

TEST_CASE("who only closes the retreat is named with the automatic victory, and stays",
          "[afrika_korps][window][rule:AK-VA-7][rule:AK-VA-10]") {
    AfrikaGame game({{"15/115", "P38"},
                     {"21/3", "P38"},
                     {"21/104", "O40"},
                     {"Brescia", "Q41"},
                     {"G Supply 1", "P36"},
                     {"4I/5", "P39"},
                     {"A Supply 1", "M60"}});
    to(game, Phase::Movement);
    game.hand.see("afrika_korps.move.by_hand").SetFocus();
    game.hand.key(WXK_SPACE);
    for (const auto* const unit : {"15/115", "21/3"}) {
        tick(game, "afrika_korps.victory.attackers", unit);
    }
    for (const auto* const unit : {"21/104", "Brescia"}) {
        tick(game, "afrika_korps.victory.blockers", unit);
    }
    game.booked([&] {
        game.hand.see("afrika_korps.victory.book").SetFocus(); // Tab scrolls it into sight
        game.hand.key(WXK_SPACE);
    });
    CHECK(game["4I/5"].overrun);
    for (const auto* const unit : {"15/115", "21/3", "21/104", "Brescia"}) {
        INFO(unit);
        CHECK(game[unit].fixed);
    }
}

TEST_CASE("a unit that does not fight takes the supply that stands with the defenders", "[afrika_korps][window][rule:AK-CAP-11]") {
    AfrikaGame game({{"21/5", "P40"}, {"4I/5", "P41"}, {"A Supply 1", "P41"}, {"G Supply 1", "P39"}, {"21/3", "O41"}, {"22 Gds", "P60"}});
    to(game, Phase::Combat);
    game.hand.key(WXK_F4); // fills the sheet in, with all who may attack
    REQUIRE(wait_until([&] { return words(game, "afrika_korps.battle.odds").Contains("against"); }));
    CHECK(wxWindow::FindWindowByName("afrika_korps.capture") != nullptr);
    CHECK_FALSE(wxWindow::FindWindowByName("afrika_korps.capture")->IsShown()); // nobody is free
    tick(game, "afrika_korps.battle.attackers", "21/3");
    game.booked([&] { game.hand.click("afrika_korps.capture.book"); });
    CHECK(game["A Supply 1"].status != Status::Map);
    CHECK(game["21/3"].fought);
    CHECK_FALSE(game["21/5"].fought);
    CHECK(game.state().turn.phase == Phase::Combat);
}
