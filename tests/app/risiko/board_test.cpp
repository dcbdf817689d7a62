// The drawn board of RisiKo!: armies are dragged from territory to territory, taken up with keys, and looked at.

#include "app/board/canvas.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/sentence_list.hpp"
#include "tests/app/board/board_mouse.hpp"
#include "tests/app/board/spoilt_drawing.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <cstdlib>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

namespace {

class RisikoBoard : public RisikoGame, public BoardMouse {
public:
    RisikoBoard() {
        hand.page(WXK_F2, "board.canvas");
        m_page = dynamic_cast<app::rk::BoardPage*>(&hand.see("risiko.board"));
        REQUIRE(m_page != nullptr);
        REQUIRE(m_page->drawn());
        REQUIRE(wait_until([&] { return canvas().HasFocus(); }));
    }

    app::board::Canvas& canvas() override { return m_page->canvas(); }
    std::size_t space(const char* id) const { return territory(id).index; }
    void look_at(const char* id) {
        click(canvas().place_of(space(id)));
        REQUIRE(wait_until([&] { return canvas().selected() == space(id); }));
        settle();
    }
    wxString words(const char* name) const { return dynamic_cast<wxStaticText&>(hand.see(name)).GetLabelText(); }
    wxString field(const char* name) const { return dynamic_cast<app::NameField&>(hand.see(name)).GetValue(); }

private:
    app::rk::BoardPage* m_page{nullptr};
};

} // namespace

TEST_CASE("armies dragged to an own territory are the strategic move, and a click opens the sheet that says so",
          "[risiko][window][board][rule:RK-MOV-1]") {
    RisikoBoard game;
    const int in_china = game.armies("cina");
    game.look_at("cina");
    CHECK(game.words("board.name") == "China");
    const auto& pieces = dynamic_cast<app::RowList&>(game.hand.see("board.pieces")).rows();
    REQUIRE(pieces.size() == 1);
    CHECK(pieces.front().cells[1] == std::to_string(in_china));
    booked(game.hand, [&] { game.drag(game.middle_of(game.space("cina"), "army"), game.canvas().place_of(game.space("mongolia"))); });
    CHECK(game.armies("cina") == 1);
    CHECK(game.armies("mongolia") == in_china - 1 + 3);
    CHECK(game.state().turn.phase == Phase::StrategicMove);
    CHECK(game.canvas().glowing() == std::set<std::size_t>{game.space("cina"), game.space("mongolia")});

    game.look_at("mongolia");
    CHECK(game.words("board.name") == "Mongolia");
    CHECK(game.words("board.facts").Contains("owner: Red"));
    const auto& causes = dynamic_cast<app::SentenceList&>(game.hand.see("board.entries")).rows();
    REQUIRE_FALSE(causes.empty());
    CHECK(causes.front().key == std::to_string(game.entries()));
}

TEST_CASE("armies dragged to a territory of somebody else open the attack sheet", "[risiko][window][board][rule:RK-ATK-3]") {
    RisikoBoard game;
    const auto entries = game.entries();
    game.look_at("cina");
    game.drag(game.middle_of(game.space("cina"), "army"), game.canvas().place_of(game.space("siam")));
    game.hand.see("risiko.attack.dice");
    CHECK(game.field("risiko.attack.from") == "China");
    CHECK(game.field("risiko.attack.to") == "Siam");
    CHECK(game.entries() == entries);
    booked(game.hand, [&] {
        game.hand.type("risiko.attack.dice", "665");
        game.hand.type("risiko.attack.defence", "111");
    });
    CHECK(game.state()[game.territory("siam")].owner == Colour::Red);
}

TEST_CASE("an attack that is typed is drawn on the board, and what is picked there fills the sheet", "[risiko][window][board]") {
    RisikoBoard game;
    const auto entries = game.entries();
    game.hand.type("risiko.attack.from", "cina");
    CHECK(wait_until([&] { return game.canvas().reach().contains(game.space("siam")); }));
    CHECK_FALSE(game.canvas().reach().contains(game.space("mongolia"))); // an own one
    game.look_at("siam");
    CHECK(wait_until([&] { return game.field("risiko.attack.to") == "Siam"; }));
    CHECK(wait_until([&] { return game.canvas().way() == std::vector<std::size_t>{game.space("cina"), game.space("siam")}; }));
    CHECK(wait_until([&] { return game.hand.see("risiko.attack.dice").HasFocus(); })); // the dice are typed at once
    CHECK(game.entries() == entries);
}

TEST_CASE("armies of somebody else cannot be taken up, and a territory that is not joined takes none", "[risiko][window][board]") {
    RisikoBoard game;
    const auto entries = game.entries();
    game.look_at("cina");
    game.drag(game.middle_of(game.space("cina"), "army"), game.canvas().place_of(game.space("jacuzia")));
    CHECK(game.refused_with("RK-MOV-3", entries));
    game.hand.key(WXK_ESCAPE);
    game.look_at("siam");
    game.drag(game.middle_of(game.space("siam"), "army"), game.canvas().place_of(game.space("cina")));
    CHECK(game.canvas().lit().empty());
    CHECK(game.entries() == entries);
}

TEST_CASE("armies are taken up with number keys and put down with Enter where the board is lit", "[risiko][window][board]") {
    RisikoBoard game;
    game.look_at("cina");
    game.hand.key('1');
    game.hand.key('1');
    CHECK(game.canvas().lit().contains(game.space("mongolia")));
    CHECK(game.canvas().lit().contains(game.space("siam")));
    CHECK_FALSE(game.canvas().lit().contains(game.space("peru")));
    const auto in_mongolia = [&] { return game.canvas().selected() == game.space("mongolia"); };
    for (int tries = 0; tries < 20 && !in_mongolia(); ++tries) {
        game.hand.key(WXK_PAGEDOWN);
    }
    REQUIRE(in_mongolia());
    booked(game.hand, [&] { game.hand.key(WXK_RETURN); });
    CHECK(game.armies("mongolia") == 5);
}

TEST_CASE("what is carried on the board stands in the sheet until it is let go", "[risiko][window][board]") {
    RisikoBoard game;
    const auto number = [&](const char* name) { return dynamic_cast<wxSpinCtrl&>(game.hand.see(name)).GetValue(); };
    const auto entries = game.entries();
    game.look_at("cina");
    game.hand.key('1');
    game.hand.key('1');
    CHECK(wait_until([&] { return game.field("risiko.attack.from") == "China"; }));
    CHECK(game.field("risiko.attack.to").empty());
    CHECK(number("risiko.attack.attacker") == 2); // so many as were taken up throw
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return game.field("risiko.attack.from").empty(); }));
    CHECK(game.entries() == entries);
    booked(game.hand, [&] { game.hand.key(WXK_F4); }); // no more attacks
    game.settle();
    game.canvas().SetFocus();
    game.hand.key('1');
    game.hand.key('1');
    CHECK(wait_until([&] { return game.field("risiko.move.from") == "China"; }));
    CHECK(wait_until([&] { return number("risiko.move.armies") == 2; }));
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return game.field("risiko.move.from").empty(); }));
}

TEST_CASE("with a spoilt drawing the game of RisiKo! is opened, the fault told, and the game goes on", "[risiko][window][board]") {
    const auto opens = [](const std::function<void(nlohmann::json&)>& spoil, const std::string& told) {
        opens_with_spoilt_drawing("risiko", "[spoilt_risiko]", spoil, told);
    };
    opens([](nlohmann::json& map) { map = {}; }, "map.json");
    opens([](nlohmann::json& map) { map["spaces"].erase(3); }, "map.json");
}

TEST_CASE("a game of RisiKo! whose drawing is spoilt", "[.spoilt_risiko]") {
    const char* const told = std::getenv("INTENDANT_TEST_TOLD");
    REQUIRE(told != nullptr);
    RisikoGame game;
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    CHECK(game.hand.notice().Contains(told));
    game.hand.page(WXK_F2, "risiko.board.problem");
    CHECK(dynamic_cast<wxStaticText&>(game.hand.see("risiko.board.problem")).GetLabelText().Contains(told));
    game.hand.page(WXK_F11, "risiko.territories");
    CHECK(dynamic_cast<app::RowList&>(game.hand.see("risiko.territories.list")).rows().size() == game.table().tables().territories.size());
    game.hand.type("risiko.attack.from", "cina");
    game.hand.type("risiko.attack.to", "siam");
    booked(game.hand, [&] {
        game.hand.type("risiko.attack.dice", "665");
        game.hand.type("risiko.attack.defence", "111");
    });
    CHECK(game.state()[game.territory("siam")].owner == risiko::Colour::Red);
}
