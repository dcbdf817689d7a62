// The map of hexes on the desk: counters are dragged, piles fan out, what lies over the map is said in words, names are found.

#include "app/afrika_korps/typed/entry.hpp"
#include "app/board/pane.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/board/board_mouse.hpp"

#include <wx/stattext.h>
#include <wx/textctrl.h>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

class AfrikaBoard : public AfrikaGame, public BoardMouse {
public:
    explicit AfrikaBoard(AfrikaRows rows) : AfrikaGame(rows) {
        hand.page(WXK_F2, "board.canvas");
        REQUIRE(wait_until([&] { return canvas().HasFocus(); }));
    }
    app::board::Canvas& canvas() override { return board().canvas(); }
    std::size_t space(const char* label) const { return hex(label).index; }
    wxString overlay_words() { return dynamic_cast<wxTextCtrl&>(hand.see("board.overlay.words")).GetValue(); }
};

} // namespace

TEST_CASE("a pile dragged on the map moves together, and undo brings it back",
          "[afrika_korps][window][board][rule:AK-MOV-1][rule:AK-STK-2]") {
    AfrikaBoard game({{"21/5", "P40"}, {"21/3", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P50"}});
    game.next(); // the turn is started
    game.hand.page(WXK_F2, "board.canvas");
    game.canvas().show_spaces({game.space("P36"), game.space("P46")});
    game.settle();
    game.booked([&] { game.drag(game.middle_of(game.space("P40"), app::board::whole_pile), game.canvas().place_of(game.space("P43"))); });
    CHECK(game["21/5"].hex == game.hex("P43"));
    CHECK(game["21/3"].hex == game.hex("P43"));
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game["21/5"].hex == game.hex("P40"));
    // Under the mouse the pile fans out, and one of it can be dragged alone.
    game.go(game.canvas().place_of(game.space("P40")));
    const auto one = game.canvas().place_of(game.space("P40"), "G 21Pz 3");
    REQUIRE(one);
    game.booked([&] { game.drag(one->GetPosition() + wxPoint(8, 8), game.canvas().place_of(game.space("P42"))); });
    CHECK(game["21/3"].hex == game.hex("P42"));
    CHECK(game["21/5"].hex == game.hex("P40"));
}

TEST_CASE("what lies over the map has a key each, and says the same in words",
          "[afrika_korps][window][board][rule:AK-ZOC-1][rule:AK-ISO-1][rule:AK-CMB-2]") {
    AfrikaBoard game({{"21/5", "P40"}, {"G Supply 1", "P38"}, {"7 Arm/7", "P41"}, {"4I/5", "S50"}, {"A Supply 1", "P44"}});
    const auto over = [&](int key) {
        game.hand.key(key);
        game.settle();
        return game.board().pane().overlay_title();
    };
    CHECK(over('Z') == "Zones of control");
    CHECK(game.overlay_words().Contains("Axis, hexes: 6."));
    CHECK(game.canvas().overlay().shades.size() == 18);
    CHECK(over('S') == "Supply lines");
    CHECK(game.overlay_words().Contains("21/5 in P40: in supply, 2 hexes to"));
    CHECK(game.canvas().overlay().lines.size() == 3);
    CHECK(over('B') == "Battles to be fought");
    CHECK(game.overlay_words().Contains("P41 must be attacked"));
    CHECK(over('R') == "Reach");
    CHECK(game.overlay_words().Contains("Select a hex"));
    game.board().select(game.hex("P40"));
    CHECK(wait_until([&] { return game.overlay_words().Contains("21/5, from P40"); }));
    CHECK(over('I') == "Isolated units");
    CHECK(game.overlay_words() == "Nobody is isolated.");
    CHECK(over('I').empty());
    CHECK(game.canvas().overlay().empty());
}

TEST_CASE("a hex is found by its number and by its name, and the sheet says what stands there", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"9A/20", "G25"}, {"21/5", "P40"}});
    game.hand.key('F', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.hand.see("board.find").HasFocus() || wxWindow::FindFocus() != nullptr; }));
    game.hand.type("board.find", "tobr");
    REQUIRE(wait_until([&] { return game.board().selected() == game.hex("G25"); }));
    CHECK(dynamic_cast<wxStaticText&>(game.hand.see("board.name")).GetLabelText().Contains("G25"));
    CHECK(dynamic_cast<wxStaticText&>(game.hand.see("board.facts")).GetLabelText().Contains("fortress"));
    game.hand.type("board.find", "p40");
    REQUIRE(wait_until([&] { return game.board().selected() == game.hex("P40"); }));
}

TEST_CASE("a typed line is a move, an attack or any other entry of Afrika Korps", "[afrika_korps][window][entry_line]") {
    AfrikaGame game({{"21/5", "P40"}, {"21/104", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"22 Gds", "P41"}});
    const auto meaning = [&](const std::string& line) { return typed::ak::read_entry(line, game.state(), app::tongue()); };
    const auto move = meaning("move 21/5 21/104 > p44");
    REQUIRE(move.command);
    CHECK(std::get<MoveUnits>(*move.command).units == std::vector{game.unit("21/5"), game.unit("21/104")});
    CHECK(std::get<MoveUnits>(*move.command).to == game.hex("P44"));
    const auto attack = meaning("attack 21/5, 21/104 on 7 Arm/7 22 Gds with supply 1 die 3");
    INFO(attack.complaint);
    REQUIRE(attack.command);
    CHECK(std::get<Attack>(*attack.command).defenders.size() == 2);
    CHECK(std::get<Attack>(*attack.command).supply == std::vector{game.unit("G Supply 1")});
    CHECK(std::get<Attack>(*attack.command).dice->faces == std::vector{3});
    // Supply that reaches all is found where none is named.
    CHECK(std::get<Attack>(*meaning("attack 21/5 on 7 Arm/7 die 3").command).supply.size() == 1);
    CHECK(std::get<BringSupply>(*meaning("supply 4 at W3").command).port == game.hex("W3"));
    CHECK(std::get<BringSupply>(*meaning("supply declined").command).declined);
    CHECK(std::get<RetreatUnits>(*meaning("retreat 7 Arm/7 > P42 P43").command).units.front().way.size() == 2);
    CHECK(meaning("next").act == typed::Act::Next);
    CHECK(meaning("move 99/99 > p44").complaint.find("99/99") != std::string::npos);
    CHECK(meaning("move 21/5 > zz99").complaint.find("zz99") != std::string::npos);
    CHECK(meaning("move 21/5").complaint.find("Say where") != std::string::npos);
    CHECK(meaning("nonsense").complaint.find("move 21/5") != std::string::npos);
}
