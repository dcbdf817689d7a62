#include "app/axis_allies/map/board_looks.hpp"
#include "app/axis_allies/words.hpp"
#include "app/base/text.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/sentence_list.hpp"
#include "tests/app/axis_allies/board_game.hpp"
#include "tests/app/board/spoilt_drawing.hpp"
#include "tests/support/catch.hpp"

#include <wx/notebook.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

TEST_CASE("the board is the first page of an open game, and it takes the keyboard", "[axis_allies][window][board]") {
    BoardGame game;
    CHECK(game.hand.desk().current() == &game.page());
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
    CHECK(game.canvas().glowing() == std::set<std::size_t>{BoardGame::space("germany").index, BoardGame::space("eastern_europe").index});
    CHECK(game.page().hand().empty());
}

TEST_CASE("what the rules doubt is booked from the board only with the table's reason", "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
    game.page().select(BoardGame::space("germany"));
    game.settle();
    game.drag(game.middle_of("germany", "germany/infantry"), game.canvas().place_of(BoardGame::space("ukraine_ssr").index));
    game.hand.see("notice.reason");
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("what is typed is drawn on the board before it is booked, and what is picked there fills the sheet",
          "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
    const auto field = [&](const char* name) { return dynamic_cast<app::NameField&>(game.hand.see(name)).chosen().value_or(""); };
    game.hand.type("move.from", "germany");
    CHECK(wait_until([&] { return game.canvas().reach().contains(BoardGame::space("eastern_europe").index); }));
    CHECK_FALSE(game.canvas().reach().contains(BoardGame::space("japan").index));
    game.hand.type("move.to", "eastern_europe");
    CHECK(wait_until([&] { return game.canvas().reach().empty(); }));
    CHECK(wait_until([&] { return game.canvas().way().size() == 2; }));
    game.go(game.canvas().place_of(BoardGame::space("southern_europe").index)); // the mouse wipes nothing
    CHECK(game.canvas().way().size() == 2);
    game.click(game.canvas().place_of(BoardGame::space("southern_europe").index));
    CHECK(wait_until([&] { return field("move.to") == "southern_europe"; }));
    CHECK(field("move.from") == "germany");
    CHECK(wait_until([&] { return game.canvas().way().back() == BoardGame::space("southern_europe").index; }));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("what is carried on the board stands in the sheet, and who walks over the board changes nothing there",
          "[axis_allies][window][board]") {
    BoardGame game;
    const auto field = [&](const char* name) { return dynamic_cast<app::NameField&>(game.hand.see(name)).chosen().value_or(""); };
    const auto carried = [&] { return dynamic_cast<wxSpinCtrl&>(game.hand.see("move.count.infantry")).GetValue(); };
    game.click(game.canvas().place_of(BoardGame::space("ukraine_ssr").index));
    CHECK(wait_until([&] { return field("move.from") == "ukraine_ssr"; }));
    game.settle();
    game.canvas().SetFocus();
    game.hand.key('1');
    game.hand.key('1');
    CHECK(wait_until([&] { return carried() == 2; }));
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return field("move.from").empty(); }));
    // An own space beside it is no goal of combat movement: the next move begins there.
    game.click(game.canvas().place_of(BoardGame::space("germany").index));
    CHECK(wait_until([&] { return field("move.from") == "germany"; }));
    game.settle();
    game.page().on_pick(BoardGame::space("southern_europe"));
    CHECK(wait_until([&] { return field("move.from") == "southern_europe"; }));
    CHECK(field("move.to").empty());
    game.canvas().SetFocus();
    game.hand.key(WXK_RIGHT);
    REQUIRE(wait_until([&] { return game.canvas().selected() != BoardGame::space("germany").index; }));
    game.hand.key(WXK_LEFT);
    game.settle();
    CHECK(game.canvas().HasFocus());
    CHECK(field("move.from") == "southern_europe");
    CHECK(field("move.to").empty());
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("the battle that a typed move would make is told with its odds before it is booked", "[axis_allies][window][board]") {
    BoardGame game;
    game.hand.type("move.from", "ukraine_ssr");
    game.hand.type("move.to", "caucasus");
    game.hand.type("move.count.infantry", "3");
    const auto words = [&] { return dynamic_cast<wxStaticText&>(game.hand.see("move.battle")).GetLabelText(); };
    CHECK(wait_until([&] { return words().Contains("The attacker wins "); }));
    game.hand.type("move.to", "eastern_europe"); // its own: no battle
    CHECK(wait_until([&] { return !wxWindow::FindWindowByName("move.battle")->IsShown(); }));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a stack of another power cannot be taken up: dragging it moves the board", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("karelia_ssr"));
    game.settle();
    const auto before = game.canvas().view().left();
    const auto from = game.middle_of("karelia_ssr", "ussr/infantry");
    game.drag(from, from - wxPoint(60, 0));
    CHECK(game.page().hand().empty());
    CHECK(game.canvas().view().left() != before);
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("pieces are taken up with number keys, and put down with Enter where the board is lit", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("ukraine_ssr"));
    game.hand.key('1');
    game.hand.key('1');
    game.hand.key('2');
    REQUIRE(game.page().hand().units() == std::vector<UnitCount>{{Unit::Infantry, 2}, {Unit::Armor, 1}});
    game.hand.key(WXK_BACK);
    REQUIRE(game.page().hand().units() == std::vector<UnitCount>{{Unit::Infantry, 2}});
    CHECK(game.canvas().lit().contains(BoardGame::space("caucasus").index));
    CHECK_FALSE(game.canvas().lit().contains(BoardGame::space("japan").index));
    // From lit space to lit space.
    for (int tries = 0; tries < 20 && !game.stands_at("caucasus"); ++tries) {
        game.hand.key(WXK_PAGEDOWN);
    }
    REQUIRE(game.stands_at("caucasus"));
    CHECK(game.canvas().way() == std::vector<std::size_t>{BoardGame::space("ukraine_ssr").index, BoardGame::space("caucasus").index});
    game.hand.key(WXK_RETURN);
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(count_of(game.state(), BoardGame::space("caucasus"), Power::Germany, Unit::Infantry) == 2);
}

TEST_CASE("the space bar takes up all, Escape puts it back and books nothing", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("ukraine_ssr"));
    game.hand.key(WXK_SPACE);
    CHECK(game.page().hand().units().size() == 3);
    game.hand.key(WXK_ESCAPE);
    CHECK(game.page().hand().empty());
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("land pieces put on a sea zone go aboard, and from there ashore", "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
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
    REQUIRE(game.page().hand().aboard());
    game.canvas().on_put(BoardGame::space("libya").index);
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(count_of(game.state(), BoardGame::space("libya"), Power::Germany, Unit::Infantry) == 2);
}

TEST_CASE("arrow keys walk from space to space, and the line below says where one is", "[axis_allies][window][board]") {
    BoardGame game;
    game.page().select(BoardGame::space("germany"));
    const auto expected = app::board::step(game.canvas().map(), app::aa::connections_of(*game_tables()), BoardGame::space("germany").index,
                                           app::board::Direction::Right);
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

    const auto at = game.canvas().place_of(BoardGame::space("germany").index);
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.SetPosition(at);
    wheel.m_wheelDelta = 120;
    wheel.m_wheelRotation = 120;
    game.canvas().GetEventHandler()->ProcessEvent(wheel);
    CHECK(game.canvas().view().scale() > scale);
    const auto moved = game.canvas().place_of(BoardGame::space("germany").index) - at;
    CHECK(std::abs(moved.x) <= 2);
    CHECK(std::abs(moved.y) <= 2);

    game.hand.key(WXK_HOME);
    CHECK(game.canvas().view().board_width() <= game.canvas().view().width());
}

TEST_CASE("Shift and an arrow move the board, and beyond its joined edge it goes on", "[axis_allies][window][board]") {
    BoardGame game;
    const auto japan = BoardGame::space("japan").index;
    const auto left = game.canvas().view().left();
    game.hand.key(WXK_RIGHT, wxMOD_SHIFT);
    CHECK(game.canvas().view().left() != left);
    CHECK_FALSE(game.canvas().selected());
    const auto before = game.canvas().place_of(japan);
    int moved = 0;
    while (moved < game.canvas().view().board_width()) {
        const int step = std::min(170, game.canvas().view().board_width() - moved);
        game.canvas().pan(step, 0);
        moved += step;
    }
    CHECK(game.canvas().place_of(japan) == before);
}

TEST_CASE("what lies under the mouse stands in the line below, and a click opens its sheet with what made it so",
          "[axis_allies][window][board]") {
    BoardGame game(Action::NonCombatMovement);
    game.page().select(BoardGame::space("germany"));
    game.settle();
    game.drag(game.middle_of("germany", "germany/infantry"), game.canvas().place_of(BoardGame::space("eastern_europe").index));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    game.hand.key(WXK_ESCAPE);
    game.settle();
    CHECK_FALSE(game.canvas().selected());

    const auto here = [&] { return dynamic_cast<wxStaticText&>(game.hand.see("board.here")).GetLabelText(); };
    const auto place = game.canvas().place_of(BoardGame::space("eastern_europe").index);
    game.go(place + wxPoint(1, 1));
    CHECK(here().StartsWith(app::aa::word(*game_tables(), BoardGame::space("eastern_europe"))));

    game.click(place);
    CHECK(wait_until([&] { return game.stands_at("eastern_europe"); }));
    CHECK(dynamic_cast<wxStaticText&>(game.hand.see("board.name")).GetLabelText() ==
          app::aa::word(*game_tables(), BoardGame::space("eastern_europe")));
    const auto& causes = dynamic_cast<app::SentenceList&>(game.hand.see("board.entries")).rows();
    REQUIRE(causes.size() == 2);
    CHECK(causes.front().key == "2");
    const auto& pieces = dynamic_cast<app::RowList&>(game.hand.see("board.pieces")).rows();
    REQUIRE_FALSE(pieces.empty());
    CHECK(pieces.front().key == "germany/infantry");
    CHECK(pieces.front().cells[1] == "7");
}

TEST_CASE("where the board is too small for its pieces, the space that is looked at opens and shows each apart",
          "[axis_allies][window][board]") {
    BoardGame game;
    game.hand.key(WXK_HOME);
    const auto germany = BoardGame::space("germany");
    game.page().select(germany);
    game.settle();
    const auto pieces = app::aa::pieces_in(game.state(), germany);
    REQUIRE(pieces.size() > 3);
    std::vector<wxRect> places;
    for (const auto& [piece, count] : pieces) {
        const auto place = game.canvas().place_of(germany.index, app::aa::key_of(piece));
        INFO(app::aa::key_of(piece));
        REQUIRE(place);
        CHECK(place->GetWidth() >= 24);
        CHECK(game.canvas().GetClientRect().Contains(*place));
        for (const auto& other : places) {
            CHECK_FALSE(place->Intersects(other));
        }
        places.push_back(*place);
    }
}

TEST_CASE("whatever language the windows speak, a space is found by its name in all three", "[axis_allies][window][board][language]") {
    BoardGame game;
    const auto finds = [&](const std::string& typed, const std::string& id) {
        INFO(typed);
        REQUIRE(wait_until([&] { return game.canvas().HasFocus(); }));
        for (const char letter : typed) {
            game.hand.key(letter);
            game.settle();
        }
        CHECK(wait_until([&] { return game.stands_at(id); }));
        game.hand.key(WXK_RETURN);
    };
    finds("germany", "germany");
    finds("giappone", "japan");
    finds("allemagne", "germany");
    finds("congo", "belgian_congo"); // as those call it who know the game from elsewhere
    finds("cuba", "west_indies");
}

TEST_CASE("with a spoilt drawing the game is opened, the fault told, and the game goes on", "[axis_allies][window][board]") {
    const auto opens = [](const std::function<void(nlohmann::json&)>& spoil, const std::string& told) {
        opens_with_spoilt_drawing("axis_allies", "[spoilt]", spoil, told);
    };
    opens([](nlohmann::json& map) { map = {}; }, "map.json");
    opens([](nlohmann::json& map) { map["spaces"].erase(3); }, game_tables()->spaces[3].id);
}

TEST_CASE("a game whose drawing is spoilt", "[.spoilt]") {
    const char* const told = std::getenv("INTENDANT_TEST_TOLD");
    REQUIRE(told != nullptr);
    const Folder folder;
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    Hand hand;
    hand.open(folder / "game.intendant");
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    CHECK(hand.notice().Contains(told));
    hand.page(WXK_F2, "board.problem");
    CHECK(dynamic_cast<wxStaticText&>(hand.see("board.problem")).GetLabelText().Contains(told));
    hand.page(WXK_F11, "territories.list");
    CHECK(dynamic_cast<app::RowList&>(hand.see("territories.list")).rows().size() == game_tables()->spaces.size());
    hand.key(WXK_F4);
    CHECK(wait_until([&] { return hand.entries() == 2; }));
    hand.frame().close_game();
}

TEST_CASE("a doubtful name stops at its field and says what it may mean", "[axis_allies][window][names]") {
    BoardGame game(Action::NonCombatMovement);
    game.hand.type("move.from", "germany");
    game.hand.type("move.to", "u"); // Ukraine S.S.R. or United Kingdom
    auto& to = dynamic_cast<app::NameField&>(game.hand.see("move.to"));
    to.SetFocus();
    game.hand.key(WXK_TAB);
    REQUIRE(wait_until([&] { return game.hand.notice().Contains("United Kingdom") && game.hand.notice().Contains("Ukraine"); }));
    CHECK(to.GetValue() == "u");
    CHECK_FALSE(to.chosen());
    game.hand.type("move.count.infantry", "1");
    game.hand.click("move.book");
    CHECK(wait_until([&] { return to.HasFocus() || game.hand.notice().Contains("\"u\""); }));
    CHECK(game.hand.entries() == 1);
    game.hand.type("move.to", "atlantis");
    to.SetFocus();
    game.hand.key(WXK_TAB);
    CHECK(wait_until([&] { return game.hand.notice().Contains("atlantis"); }));
}

TEST_CASE("of what is typed to move from, the spaces where own pieces stand are meant first", "[axis_allies][window][names]") {
    BoardGame game(Action::NonCombatMovement);
    game.hand.type("move.from", "eas"); // Eastern Europe; Germany has nothing in the other two
    CHECK(wait_until([&] { return dynamic_cast<app::NameField&>(game.hand.see("move.from")).chosen() == "eastern_europe"; }));
}

TEST_CASE("a number beyond what is there stays as it is typed and is answered", "[axis_allies][window][names]") {
    BoardGame game(Action::NonCombatMovement);
    game.hand.type("move.from", "germany");
    game.hand.type("move.to", "eastern_europe");
    game.hand.type("move.count.infantry", "77");
    game.hand.key(WXK_TAB);
    CHECK(wait_until([&] { return dynamic_cast<wxStaticText&>(game.hand.see("move.preview")).GetLabelText().Contains(L"\u2716"); }));
    game.hand.click("move.book");
    CHECK(wait_until([&] { return !game.hand.notice().empty(); }));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("what is typed after a number was refused takes its place", "[axis_allies][window][names]") {
    BoardGame game(Action::NonCombatMovement);
    game.hand.type("move.from", "germany");
    game.hand.type("move.to", "eastern_europe");
    game.hand.type("move.count.infantry", "77");
    look_up();
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return !game.hand.notice().empty(); }));
    REQUIRE(game.hand.entries() == 1);
    look_up();
    game.hand.key('2');
    CHECK(wait_until([&] { return dynamic_cast<wxSpinCtrl&>(game.hand.see("move.count.infantry")).GetValue() == 2; }));
    game.hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.hand.entries() == 2; }));
}

TEST_CASE("a purchase that is typed is seen on the board: what each space could be taken or held with",
          "[axis_allies][window][board][odds][language][rule:P-02]") {
    BoardGame game(Action::ResearchAndPurchase);
    game.hand.desk().fold(app::DeskLayout::Side::Column, true);
    CHECK(game.canvas().overlay().empty());
    game.hand.type("purchase.count.infantry", "4");
    REQUIRE(wait_until([&] { return !game.canvas().overlay().marks.empty(); }, 20000));
    const auto marks = game.canvas().overlay().marks;
    const auto mark_of = [&](const char* id) {
        const auto found = std::ranges::find(marks, BoardGame::space(id).index, &app::board::Overlay::Mark::space);
        return found == marks.end() ? wxString{} : found->text;
    };
    CHECK(mark_of("karelia_ssr").StartsWith(L"\u2694 "));
    CHECK(mark_of("germany").StartsWith(L"\u2302 "));
    CHECK(mark_of("japan").empty()); // nobody asks for it now
    game.page().select(BoardGame::space("germany"));
    const auto outlook = axis_allies::outlook(game.state(), {{Unit::Infantry, 4}});
    const auto germany = std::ranges::find(outlook, BoardGame::space("germany"), &Outlook::space);
    REQUIRE(germany != outlook.end());
    auto facts = dynamic_cast<wxStaticText&>(game.hand.see("board.facts")).GetLabelText();
    facts.Replace("\n", " ");
    CHECK(facts.Contains(dynamic_cast<const app::aa::AxisAlliesDesk&>(*game.hand.frame().desk()).table().say(in_words(*germany))));
    looks_right(game.hand.frame(), "purchase-outlook");
    game.hand.type("purchase.count.infantry", "0");
    CHECK(wait_until([&] { return game.canvas().overlay().empty(); }));
}

TEST_CASE("books without a board ask it nothing about a purchase", "[axis_allies][window][board][odds]") {
    BoardGame game(Action::ResearchAndPurchase, Power::Germany, Depth::Bank);
    game.hand.type("purchase.count.infantry", "4");
    look_up();
    CHECK(game.canvas().overlay().empty());
    CHECK_FALSE(wxWindow::FindWindowByName("purchase.on_board", &game.hand.desk())->IsShown());
}
