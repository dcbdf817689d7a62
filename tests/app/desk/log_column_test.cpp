// What happened, at the right: what was taken back folds into a line, and so does what ends a phase.

#include "app/desk/log_column.hpp"
#include "app/record/log_page.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/uiaction.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

app::LogColumn& column(Hand& hand) {
    auto* const log = dynamic_cast<app::LogColumn*>(wxWindow::FindWindowByName("happened", &hand.frame()));
    REQUIRE(log != nullptr);
    return *log;
}

void buy(Hand& hand, const char* infantry) {
    const auto before = hand.entries();
    hand.type("purchase.count.infantry", infantry);
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == before + 1; }));
}

void take_back(Hand& hand) {
    const auto before = hand.entries();
    hand.frame().desk()->undo();
    REQUIRE(wait_until([&] { return hand.entries() == before + 1; }));
}

} // namespace

TEST_CASE("an undo folds into what it took back, and several taken back into one line", "[axis_allies][window][desk][log]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.desk().fold(app::DeskLayout::Side::Column, false); // in a narrow window it is folded at first
    hand.page(WXK_F5, "turn");
    REQUIRE(wait_until([&] { return column(hand).rows() == 2; })); // the heading of the round, and how the game begins
    buy(hand, "1");
    take_back(hand);
    buy(hand, "2");
    take_back(hand);
    buy(hand, "3");
    REQUIRE(hand.entries() == 6);
    // Of the four entries that came to nothing one line is left.
    REQUIRE(wait_until([&] { return column(hand).rows() == 4; }));
    CHECK(column(hand).words(2).Contains("2 Infantry"));
    CHECK(column(hand).words(2).Contains("(and 1 before it, taken back)"));
    CHECK(column(hand).words(3).Contains("3 Infantry"));
}

TEST_CASE("what ends a phase is a small line once something follows, and each turn has a heading", "[axis_allies][window][desk][log]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.desk().fold(app::DeskLayout::Side::Column, false);
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return hand.entries() == 2 && column(hand).rows() == 3; }));
    CHECK(column(hand).small(0));
    CHECK_FALSE(column(hand).small(2));
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return hand.entries() == 3 && column(hand).rows() == 4; }));
    CHECK(column(hand).small(2));
    CHECK_FALSE(column(hand).small(3));
    for (int steps = 0; hand.session().state().turn.power == Power::Ussr && steps < 8; ++steps) {
        const auto before = hand.entries();
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return hand.entries() > before; }));
    }
    hand.key(WXK_F4);
    CHECK(wait_until([&] {
        for (std::size_t row = 1; row < column(hand).rows(); ++row) {
            if (column(hand).words(row).Contains("Germany") && column(hand).small(row)) {
                return true;
            }
        }
        return false;
    }));
}

TEST_CASE("a right click on a line of the log opens the menu of its entry", "[axis_allies][window][desk][log]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.desk().fold(app::DeskLayout::Side::Column, false);
    REQUIRE(wait_until([&] { return column(hand).rows() == 2; }));
    auto& log = column(hand);
    std::int64_t asked = 0;
    log.on_menu = [&](std::int64_t seq) { asked = seq; };
    wxUIActionSimulator mouse;
    const auto clicked = [&] {
        const auto row = log.GetItemRect(1);
        mouse.MouseMove(log.ClientToScreen(row.GetPosition() + wxPoint(20, row.GetHeight() / 2)));
        wxYield();
        mouse.MouseClick(wxMOUSE_BTN_RIGHT);
        return wait_until([&] { return asked == 1; }, 500);
    };
    CHECK((clicked() || clicked() || clicked())); // a busy machine takes its time
    hand.desk().fold(app::DeskLayout::Side::Column, true);
}
