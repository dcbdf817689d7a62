// The second screen: it says what the books say, follows them, and its clock can be paused.

#include "app/desk/table_display.hpp"
#include "app/desk/turn_clock.hpp"
#include "app/desk/turn_so_far.hpp"
#include "app/record/log_page.hpp"
#include "app/record/record.hpp"
#include "tests/app/axis_allies/open_game.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
using namespace std::chrono_literals;

TEST_CASE("the clock of a turn counts, pauses and starts anew", "[window][turn_clock]") {
    const app::TurnClock::Time start{1h};
    app::TurnClock clock;
    clock.start_anew(start);
    CHECK(clock.shown(start + 90s) == 90s);
    clock.pause(start + 90s);
    clock.pause(start + 95s);
    CHECK(clock.shown(start + 500s) == 90s);
    clock.go_on(start + 500s);
    CHECK(clock.shown(start + 510s) == 100s);
    clock.start_anew(start + 600s);
    CHECK(clock.shown(start + 601s) == 1s);
}

TEST_CASE("the clock of a turn goes on where the program was started again, and not over a pause", "[axis_allies][window][evening]") {
    OpenGame game({.power = Power::Japan});
    const auto& log = game.hand.frame().desk()->record().log();
    const auto now = std::chrono::system_clock::now();
    const auto so_far = app::turn_so_far(log, 1, "japan", now + 300s);
    CHECK(so_far >= 299s);
    CHECK(so_far < 400s);
    CHECK(app::turn_so_far(log, 1, "japan", now + 24h) == 0s);
}

TEST_CASE("the table display shows turn, treasuries and production, and follows the books", "[axis_allies][window]") {
    OpenGame game({.power = Power::Japan});
    auto& hand = game.hand;
    hand.key('D', wxMOD_CONTROL);
    REQUIRE(wait_until([] { return wxWindow::FindWindowByName("table_display") != nullptr; }));
    auto* const display = dynamic_cast<app::TableDisplay*>(wxWindow::FindWindowByName("table_display"));
    REQUIRE(display != nullptr);
    CHECK(wait_until([&] { return display->IsShownOnScreen(); }));
    CHECK(display->text().Contains("Japan"));
    CHECK(display->text().Contains("Germany (Player 2): 32 IPC, makes 32"));

    // Back to the main window, as one goes on typing there.
    hand.frame().Raise();
    REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));
    hand.type("entry.line", "germany pays 5");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return display->text().Contains("Germany (Player 2): 27 IPC, makes 32"); }));
    // What somebody notes down is his: the table goes on seeing what was played.
    const auto seen = display->text();
    CHECK(seen.Contains("pays 5"));
    CHECK(seen.Contains("on land"));
    auto& log = dynamic_cast<app::LogPage&>(*wxWindow::FindWindowByName("log", &hand.frame()));
    REQUIRE(log.note("Anna bluffs about the Baltic", 0));
    REQUIRE(wait_until([&] { return hand.entries() == 3; }));
    look_up();
    CHECK_FALSE(display->text().Contains("bluffs"));
    CHECK(display->text().Contains("pays 5"));
    hand.frame().close_game();
    CHECK(wait_until([] { return wxWindow::FindWindowByName("table_display") == nullptr; }));
}
