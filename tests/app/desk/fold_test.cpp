// The parts of the desk: what folds away by which key, what is remembered, and how much of the window the board gets.

#include "app/axis_allies/map/board_page.hpp"
#include "app/base/settings.hpp"
#include "app/board/canvas.hpp"
#include "app/widgets/segments.hpp"
#include "tests/app/look.hpp"
#include "tests/app/player.hpp"
#include "tests/app/risiko/open_game.hpp"
#include "tests/support/catch.hpp"

#include <tuple>

using namespace intendant;
using namespace intendant::test;
using Side = app::DeskLayout::Side;

namespace {

class OpenDesk {
public:
    OpenDesk() {
        prepare_sample(m_folder / "game.intendant", 8);
        open();
        usual();
    }
    ~OpenDesk() {
        usual();
        hand.frame().close_game();
    }

    void open() {
        hand.open(m_folder / "game.intendant");
        hand.page(WXK_F2, "board.canvas");
    }
    double share_of_board() const {
        const auto board = hand.see("board.canvas").GetSize();
        const auto window = hand.frame().GetSize(); // with menus and frame
        return static_cast<double>(board.GetWidth()) * board.GetHeight() / (static_cast<double>(window.GetWidth()) * window.GetHeight());
    }
    bool shown(const char* name) const {
        const auto* const window = wxWindow::FindWindowByName(name, &hand.frame());
        return window != nullptr && window->IsShownOnScreen();
    }

    Hand hand;

private:
    void usual() {
        for (const auto side : {Side::Sheet, Side::Column, Side::Strip}) {
            hand.desk().fold(side, side == Side::Column);
        }
    }

    Folder m_folder;
};

} // namespace

TEST_CASE("each part of the desk folds away by one key and comes back by the same", "[axis_allies][window][desk]") {
    OpenDesk game;
    const struct {
        char key;
        Side side;
        const char* window;
    } parts[] = {{'1', Side::Sheet, "side"}, {'2', Side::Column, "column"}, {'3', Side::Strip, "accounts"}};
    for (const auto& part : parts) {
        look_up(); // the desk has settled
        const bool before = game.hand.desk().folded(part.side);
        const auto board = game.share_of_board();
        CHECK(game.shown(part.window) != before);
        game.hand.key(part.key, wxMOD_CONTROL);
        REQUIRE(wait_until([&] { return game.hand.desk().folded(part.side) != before; }));
        CHECK(wait_until([&] { return game.shown(part.window) == before; }));
        CHECK(wait_until([&] { return before ? game.share_of_board() < board : game.share_of_board() > board; }));
        game.hand.key(part.key, wxMOD_CONTROL);
        REQUIRE(wait_until([&] { return game.hand.desk().folded(part.side) == before; }));
        CHECK(wait_until([&] { return game.share_of_board() == Approx(board).margin(0.005); }));
    }
    game.hand.key('0', wxMOD_CONTROL); // the middle alone
    REQUIRE(wait_until([&] { return !game.shown("side") && !game.shown("column") && !game.shown("accounts"); }));
    CHECK(wait_until([&] { return game.share_of_board() > 0.85; }));
    game.hand.key('0', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.shown("side") && game.shown("column") && game.shown("accounts"); }));
}

TEST_CASE("a side of the desk is made wider and narrower by a key, as by dragging its edge", "[axis_allies][window][desk]") {
    OpenDesk game;
    for (const auto& [side, narrower, wider] : {std::tuple{"side", '4', '5'}, {"column", '6', '7'}}) {
        if (!game.shown(side)) {
            game.hand.key('2', wxMOD_CONTROL);
        }
        const auto width = [&, name = side] { return game.hand.see(name).GetSize().GetWidth(); };
        const int before = width();
        game.hand.key(wider, wxMOD_CONTROL);
        CHECK(wait_until([&] { return width() > before; }));
        game.hand.key(narrower, wxMOD_CONTROL);
        CHECK(wait_until([&] { return width() == before; }));
        for (int press = 0; press < 20; ++press) {
            game.hand.key(narrower, wxMOD_CONTROL);
        }
        CHECK(width() >= game.hand.frame().FromDIP(190)); // it stays to be read
    }
}

TEST_CASE("where the column is folded the log opens as a drawer over the full width, and Escape closes it", "[axis_allies][window][desk]") {
    OpenDesk game;
    REQUIRE(game.hand.desk().folded(Side::Column));
    game.hand.key('J', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.shown("drawer"); }));
    CHECK(game.hand.see("drawer").GetSize().GetWidth() == game.hand.desk().GetClientSize().GetWidth());
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !game.shown("drawer"); }));
    game.hand.key('J', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.shown("drawer"); }));
    game.hand.key('2', wxMOD_CONTROL); // the column has the log
    CHECK(wait_until([&] { return !game.shown("drawer") && game.shown("happened"); }));
}

TEST_CASE("what is folded stays folded when the game is opened again", "[axis_allies][window][desk]") {
    OpenDesk game;
    game.hand.key('3', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.hand.desk().folded(Side::Strip); }));
    game.hand.frame().close_game();
    game.open();
    CHECK(game.hand.desk().folded(Side::Strip));
    CHECK_FALSE(game.hand.desk().folded(Side::Sheet));
}

TEST_CASE("with the column folded the board has 58 parts of 100 of the window", "[axis_allies][window][desk]") {
    OpenDesk game;
    game.hand.frame().SetClientSize(game.hand.frame().FromDIP(wxSize(1270, 740))); // smaller than 1366 by 768, so harder
    REQUIRE(wait_until([&] { return game.share_of_board() > 0.4; }));
    game.hand.desk().fold(Side::Column, true);
    CHECK(wait_until([&] { return game.share_of_board() >= 0.58; }));
    INFO("the board has " << game.share_of_board());
    CHECK(game.share_of_board() >= 0.58);
}

TEST_CASE("on a screen of 1366 x 768 the column is folded at first, and the board has 58 parts of 100",
          "[.][axis_allies][window][laptop_screen]") {
    OpenDesk game;
    REQUIRE(wxGetDisplaySize() == wxSize(1366, 768));
    game.hand.frame().Maximize();
    CHECK(wait_until([&] { return game.share_of_board() >= 0.58; }));
    INFO("the board has " << game.share_of_board());
    CHECK(game.share_of_board() >= 0.58);
    CHECK(game.hand.desk().folded(Side::Column));
}

namespace {

/// Every page of the game that is open, in the whole screen.
void every_page_looks_right(Hand& hand) {
    hand.frame().Maximize();
    for (auto* const page : hand.desk().pages()) {
        hand.desk().go_to(page);
        INFO(app::to_utf8(page->GetName()));
        wait_until([] { return false; }, 80);
        wait_until([&] { return faults_in(hand.frame()).empty(); }, 2000);
        for (const auto& fault : faults_in(hand.frame())) {
            FAIL_CHECK(fault);
        }
    }
}

} // namespace

TEST_CASE("on a screen of 3840 x 2160 every page of Axis & Allies has its room and the board the most of it",
          "[.][axis_allies][window][huge_screen]") {
    OpenDesk game;
    every_page_looks_right(game.hand);
    game.hand.page(WXK_F2, "board.canvas");
    game.hand.desk().fold(Side::Column, false);
    CHECK(wait_until([&] { return game.share_of_board() >= 0.60; }));
}

TEST_CASE("on a screen of 3840 x 2160 every page of RisiKo! has its room", "[.][risiko][window][huge_screen]") {
    RisikoGame game;
    every_page_looks_right(game.hand);
}

TEST_CASE("on a large screen the board has 60 parts of 100 beside the column and 68 without it", "[.][axis_allies][window][large_screen]") {
    OpenDesk game;
    const auto screen = wxGetDisplaySize();
    REQUIRE(screen.x >= 1920);
    game.hand.frame().Maximize();
    game.hand.desk().fold(Side::Column, false);
    CHECK(wait_until([&] { return game.shown("column") && game.share_of_board() >= 0.60; }));
    INFO("the board has " << game.share_of_board());
    CHECK(game.share_of_board() >= 0.60);
    game.hand.desk().fold(Side::Column, true);
    CHECK(wait_until([&] { return game.share_of_board() >= 0.68; }));
    INFO("without the column " << game.share_of_board());
    CHECK(game.share_of_board() >= 0.68);
}

TEST_CASE("the sheet of the selected space lies over the board, and is a page of the column while that is open",
          "[axis_allies][window][desk]") {
    OpenDesk game;
    auto& board = dynamic_cast<app::aa::BoardPage&>(game.hand.see("board"));
    board.select(*game_tables()->find("manchuria"));
    auto& sheet = game.hand.see("board.sheet");
    CHECK(sheet.GetScreenRect().Intersects(board.canvas().GetScreenRect()));
    const int of_many = sheet.GetSize().GetHeight();
    board.select(*game_tables()->find("sz_caspian")); // where nothing is, it is no higher than that takes
    CHECK(wait_until([&] { return sheet.GetSize().GetHeight() < of_many; }));
    game.hand.key('2', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.shown("column"); }));
    board.select(*game_tables()->find("kwangtung"));
    REQUIRE(wait_until([&] { return game.shown("board.sheet"); }));
    CHECK(wait_until([&] { return game.hand.see("column").GetScreenRect().Contains(game.hand.see("board.sheet").GetScreenRect()); }));
    const auto& tabs = dynamic_cast<app::Segments&>(game.hand.see("column.places"));
    CHECK(tabs.words()[1] == "Kwangtung");
    CHECK(tabs.chosen() == 1);
    board.canvas().SetFocus();
    game.hand.key(WXK_ESCAPE); // nothing is selected: what happened is shown again
    CHECK(wait_until([&] { return tabs.chosen() == 0 && game.shown("happened"); }));
    game.hand.key('2', wxMOD_CONTROL);
    CHECK(wait_until([&] { return !game.shown("column"); }));
}
