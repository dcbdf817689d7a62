#include "app/axis_allies/board_page.hpp"
#include "app/board/canvas.hpp"
#include "app/common/icons.hpp"
#include "app/text.hpp"
#include "tests/app/player.hpp"
#include "tests/app/program.hpp"
#include "tests/support/catch.hpp"

#include <wx/notebook.h>
#include <wx/stattext.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// A game from the printed deployment with its board before us.
class BoardGame {
public:
    explicit BoardGame(Action action = Action::CombatMovement, Power power = Power::Germany, Depth depth = Depth::FullBoard) {
        Situation situation;
        situation.action = action;
        situation.power = power;
        Options options;
        options.depth = depth;
        {
            auto session = app::aa::Session::create(m_folder / "game.intendant", game_tables());
            REQUIRE(session.book(BeginGame{.options = options, .players = {}, .situation = situation}).booked);
        }
        hand.open(m_folder / "game.intendant");
        hand.page(WXK_F2, "board.canvas");
        m_page = dynamic_cast<app::aa::BoardPage*>(&hand.see("board"));
        REQUIRE(m_page != nullptr);
        REQUIRE(m_page->drawn());
        REQUIRE(wait_until([&] { return m_page->canvas().HasFocus(); }));
    }
    ~BoardGame() { hand.frame().close_game(); }

    app::aa::BoardPage& page() { return *m_page; }
    app::board::Canvas& canvas() { return m_page->canvas(); }
    const State& state() const { return hand.session().state(); }

    static SpaceId space(const std::string& id) { return *game_tables()->find(id); }
    bool stands_at(const std::string& id) { return canvas().selected() == space(id).index; }

    void settle() {
        canvas().Update();
        for (int turn = 0; turn < 8; ++turn) {
            wxYield();
            wxMilliSleep(5);
        }
    }
    void press(wxPoint at) { go(at); m_mouse.MouseDown(); settle(); }
    void go(wxPoint at) { m_mouse.MouseMove(canvas().ClientToScreen(at)); settle(); }
    void release() { m_mouse.MouseUp(); settle(); }
    void click(wxPoint at) { press(at); release(); }
    /// Drags with several moves, as a hand does.
    void drag(wxPoint from, wxPoint to) {
        press(from);
        for (int part = 1; part <= 4; ++part) {
            go(from + wxPoint((to.x - from.x) * part / 4, (to.y - from.y) * part / 4));
        }
        release();
    }
    wxPoint middle_of(const std::string& space_id, const std::string& stack) {
        const auto place = canvas().place_of(space(space_id).index, stack);
        INFO("looking for " << stack << " in " << space_id);
        REQUIRE(place);
        return place->GetPosition() + wxPoint(place->GetWidth() / 2, place->GetHeight() / 2);
    }

    Hand hand;

private:
    Folder m_folder;
    app::aa::BoardPage* m_page{nullptr};
    wxUIActionSimulator m_mouse;
};

} // namespace

TEST_CASE("the board is the first page of an open game, and it takes the keyboard", "[axis_allies][window][board]") {
    BoardGame game;
    auto* const pages = dynamic_cast<wxNotebook*>(&game.hand.see("pages"));
    REQUIRE(pages != nullptr);
    CHECK(pages->GetPage(0) == &game.page());
    CHECK(game.canvas().HasFocus());
}

TEST_CASE("a stack dragged on the board is booked as a move of all of it, and what changed glows", "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
    game.page().select(BoardGame::space("germany"));
    game.settle();
    game.drag(game.middle_of("germany", "germany/infantry"), game.canvas().place_of(BoardGame::space("eastern_europe").index));
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(count_of(game.state(), BoardGame::space("germany"), Power::Germany, Unit::Infantry) == 0);
    CHECK(count_of(game.state(), BoardGame::space("eastern_europe"), Power::Germany, Unit::Infantry) == 7);
    CHECK(game.canvas().glowing() ==
          std::set<std::size_t>{BoardGame::space("germany").index, BoardGame::space("eastern_europe").index});
    CHECK(game.page().held().empty());
}

TEST_CASE("what the rules doubt is booked from the board only with the table's reason", "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
    game.page().select(BoardGame::space("germany"));
    game.settle();
    game.drag(game.middle_of("germany", "germany/infantry"), game.canvas().place_of(BoardGame::space("ukraine_ssr").index));
    game.hand.see("notice.reason");
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a stack of another power cannot be taken up: dragging it moves the board", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("karelia_ssr"));
    game.settle();
    const auto before = game.canvas().view().left();
    const auto from = game.middle_of("karelia_ssr", "ussr/infantry");
    game.drag(from, from - wxPoint(60, 0));
    CHECK(game.page().held().empty());
    CHECK(game.canvas().view().left() != before);
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("pieces are taken up with number keys, and put down with Enter where the board is lit", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("ukraine_ssr"));
    game.hand.key('1');
    game.hand.key('1');
    game.hand.key('2');
    REQUIRE(game.page().held().units() == std::vector<UnitCount>{{Unit::Infantry, 2}, {Unit::Armor, 1}});
    game.hand.key(WXK_BACK);
    REQUIRE(game.page().held().units() == std::vector<UnitCount>{{Unit::Infantry, 2}});
    // From lit space to lit space.
    for (int tries = 0; tries < 20 && !game.stands_at("caucasus"); ++tries) {
        game.hand.key(WXK_PAGEDOWN);
    }
    REQUIRE(game.stands_at("caucasus"));
    game.hand.key(WXK_RETURN);
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(count_of(game.state(), BoardGame::space("caucasus"), Power::Germany, Unit::Infantry) == 2);
}

TEST_CASE("the space bar takes up all, Escape puts it back and books nothing", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("ukraine_ssr"));
    game.hand.key(WXK_SPACE);
    CHECK(game.page().held().units().size() == 3);
    game.hand.key(WXK_ESCAPE);
    CHECK(game.page().held().empty());
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("land pieces put on a sea zone go aboard, and from there ashore", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("southern_europe"));
    game.settle();
    game.hand.key('1');
    game.page().canvas().on_put(BoardGame::space("sz_central_mediterranean").index);
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(count_of(game.state(), BoardGame::space("southern_europe"), Power::Germany, Unit::Infantry) == 1);

    game.page().select(BoardGame::space("sz_central_mediterranean"));
    game.settle();
    game.canvas().on_stack(BoardGame::space("sz_central_mediterranean").index, "germany/infantry/aboard");
    REQUIRE(game.page().held().aboard());
    game.canvas().on_put(BoardGame::space("libya").index);
    CHECK(wait_until([&] { return game.hand.entries() == 3 || !game.hand.notice().empty(); }));
}

TEST_CASE("arrow keys walk from space to space, and the line below says where one is", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("germany"));
    const auto expected = app::board::step(game.canvas().map(), app::aa::connections_of(*game_tables()),
                                           BoardGame::space("germany").index, app::board::Direction::Right);
    REQUIRE(expected);
    game.hand.key(WXK_RIGHT);
    CHECK(game.canvas().selected() == expected);
    auto* const here = dynamic_cast<wxStaticText*>(&game.hand.see("board.here"));
    REQUIRE(here != nullptr);
    CHECK(here->GetLabelText().StartsWith(app::to_wx(game_tables()->spaces[*expected].name)));
}

TEST_CASE("typing on the board finds a space by its name", "[axis_allies][window][board]") {
    BoardGame game;
    for (const char letter : {'m', 'a', 'n', 'c', 'h'}) {
        game.hand.key(letter);
        game.settle();
    }
    CHECK(wait_until([&] { return game.stands_at("manchuria"); }));
    game.hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.canvas().HasFocus(); }));
    CHECK(game.stands_at("manchuria"));
}

TEST_CASE("where the books keep no board, one click records a capture", "[axis_allies][window][board][rule:C-111]") {
    BoardGame game(Action::Combat, Power::Germany, Depth::Bank);
    game.hand.page(WXK_F2, "board.canvas");
    const auto caucasus = BoardGame::space("caucasus");
    game.canvas().select(caucasus.index);
    game.canvas().select({});
    game.settle();
    game.go(game.canvas().place_of(caucasus.index));
    const auto offer = game.canvas().place_of_offer(caucasus.index);
    game.click(offer.GetPosition() + wxPoint(offer.GetWidth() / 2, offer.GetHeight() / 2));
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(controller(game.state(), caucasus) == Power::Germany);
}

TEST_CASE("a click beside the offer of a capture looks at the space and books nothing", "[axis_allies][window][board]") {
    BoardGame game(Action::Combat, Power::Germany, Depth::Bank);
    game.canvas().select(BoardGame::space("caucasus").index);
    game.canvas().select({});
    game.settle();
    game.go(game.canvas().place_of(BoardGame::space("caucasus").index));
    game.click(game.canvas().place_of(BoardGame::space("germany").index));
    CHECK(wait_until([&] { return game.stands_at("germany"); }));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("plus and minus zoom, Home shows the whole board, and the wheel zooms where the mouse is", "[axis_allies][window][board]") {
    BoardGame game;
    const auto scale = game.canvas().view().scale();
    game.hand.key('+');
    CHECK(game.canvas().view().scale() > scale);
    game.hand.key('-');
    CHECK(game.canvas().view().scale() == Approx(scale).epsilon(0.01));
    game.hand.key(WXK_HOME);
    CHECK(game.canvas().view().board_width() <= game.canvas().view().width());
}

TEST_CASE("with a spoilt drawing the program opens the game all the same", "[axis_allies][window][board]") {
    const Folder folder;
    const auto resources = folder / "resources";
    std::filesystem::copy(app::resources(), resources, std::filesystem::copy_options::recursive);
    std::ofstream(resources / "axis_allies" / "map.json") << "{ \"format\": ";
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    setenv("INTENDANT_RESOURCES", resources.c_str(), 1);
    Program program(folder / "game.intendant");
    unsetenv("INTENDANT_RESOURCES");
    CHECK(wait_until([&] { return program.shown_entry() == 1; }, 15000));
}
