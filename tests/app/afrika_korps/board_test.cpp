// The map of hexes on the desk: counters are dragged, piles fan out, what lies over the map is said in words, names are found.

#include "app/afrika_korps/typed/entry.hpp"
#include "app/base/theme.hpp"
#include "app/base/theme_hexes.hpp"
#include "app/board/pane.hpp"
#include "app/board/small_board.hpp"
#include "app/board/tokens.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/board/board_mouse.hpp"

#include <wx/combobox.h>
#include <wx/image.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

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

TEST_CASE("a hex that has a name is found by its number, and what was said of an unknown one goes", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"9A/20", "G25"}, {"21/5", "P40"}});
    for (const auto& [typed, label] : {std::pair{"w6", "W6"}, {"h2", "H2"}}) {
        game.hand.key('F', wxMOD_CONTROL);
        game.hand.type("board.find", "qqq");
        game.hand.key(WXK_RETURN);
        REQUIRE(wait_until([&] { return game.hand.notice().Contains("No single space"); }));
        game.hand.type("board.find", typed);
        CHECK(wait_until([&] { return game.board().selected() == game.hex(label); }));
        CHECK(wait_until([&] { return game.hand.notice().empty(); }));
        game.hand.key(WXK_RETURN);
        CHECK(wait_until([&] { return game.canvas().HasFocus(); }));
    }
}

TEST_CASE("a pile fans out under the mouse and while it is moved from, and lies together again", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"21/5", "P40"}, {"21/3", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P50"}});
    game.next();
    game.hand.page(WXK_F2, "board.canvas");
    game.canvas().show_spaces({game.space("P36"), game.space("P46")});
    game.settle();
    const auto fanned = [&](const char* hex) { return game.canvas().place_of(game.space(hex), "G 21Pz 3").has_value(); };
    game.click(game.middle_of(game.space("P40"), app::board::whole_pile));
    REQUIRE(game.board().selected() == game.hex("P40"));
    CHECK(fanned("P40")); // the mouse is there
    game.go(game.canvas().place_of(game.space("P45")));
    CHECK_FALSE(fanned("P40"));
    game.hand.key('1');
    CHECK(wait_until([&] { return fanned("P40"); }));
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !fanned("P40"); }));
    game.booked([&] { game.drag(game.middle_of(game.space("P40"), app::board::whole_pile), game.canvas().place_of(game.space("P43"))); });
    CHECK_FALSE(fanned("P43")); // nothing hides where it stands now
    // Nor does the sheet hold where it went: Return would move the next ones there.
    CHECK(dynamic_cast<wxComboBox&>(game.hand.see("afrika_korps.move.to")).GetValue().empty());
}

TEST_CASE("where beaten units may retreat is drawn as soon as the die says so", "[afrika_korps][window][board][rule:AK-RET-1]") {
    AfrikaGame game(
        {{"21/5", "P42"}, {"15/33", "P38"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P43"}, {"22 Gds", "P47"}, {"A Supply 1", "P46"}});
    while (game.table().state().turn.phase != Phase::Combat) {
        game.next();
    }
    game.hand.key(WXK_F4);
    REQUIRE(wait_until([&] {
        auto* const focus = wxWindow::FindFocus();
        return focus != nullptr && focus->GetName() == "afrika_korps.battle.die";
    }));
    game.booked([&] { game.keys("3"); });
    REQUIRE(game.state().turn.aftermath);
    REQUIRE(game.state().turn.aftermath->retreating.size() == 1);
    CHECK(wait_until([&] { return game.board().canvas().way().size() == 3; })); // two hexes away
    CHECK_FALSE(game.board().canvas().reach().empty());
}

TEST_CASE("the letters of what lies over the map work wherever nothing is being typed", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"Savona", "P40"}, {"21/5", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P50"}});
    for (int step = 0; step < 2; ++step) {
        game.next();
    }
    auto& from = dynamic_cast<wxComboBox&>(game.hand.see("afrika_korps.move.from"));
    game.hand.key(WXK_F5);
    REQUIRE(wait_until([&] { return from.HasFocus(); }));
    game.hand.key('Z');
    CHECK(wait_until([&] { return game.board().shown() == 'Z'; }));
    CHECK(from.GetValue().empty());
    game.hand.key('S');
    CHECK(wait_until([&] { return game.board().shown() == 'S'; }));
    game.hand.key('A'); // it was the beginning of a name
    CHECK(wait_until([&] { return from.GetValue().Lower().StartsWith("sa"); }));
    CHECK(game.board().shown() == 'Z');
    game.hand.key('V');
    CHECK(wait_until([&] { return from.GetValue().Lower().StartsWith("sav"); }));
    game.hand.key('I'); // no name goes on so, but somebody is typing
    CHECK(wait_until([&] { return from.GetValue().Lower() == "savi"; }));
    CHECK(game.board().shown() == 'Z');
    game.hand.see("afrika_korps.move.book").SetFocus(); // a button is no text
    game.hand.key('Z');
    CHECK(wait_until([&] { return game.board().shown() == app::board::nothing_over; }));
    game.hand.key('E', wxMOD_CONTROL); // the line takes whole words
    auto& line = dynamic_cast<wxTextCtrl&>(game.hand.see("entry.line"));
    REQUIRE(wait_until([&] { return line.HasFocus(); }));
    game.hand.key('S');
    CHECK(wait_until([&] { return line.GetValue().Lower().StartsWith("s"); }));
    CHECK(game.board().shown() == app::board::nothing_over);
    for (int times = 0; times < 2 && !line.IsEmpty(); ++times) { // the list below, then the line
        game.hand.key(WXK_ESCAPE);
        wait_until([&] { return line.IsEmpty(); }, 500);
    }
    REQUIRE(line.IsEmpty());
}

TEST_CASE("the front is no nearer than counters grow, and from far away they fill their hexes", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"21/5", "P40"}, {"7 Arm/7", "P50"}});
    const auto hex_width = [&] { return game.canvas().map().spaces[game.space("P40")].bounds.width * game.canvas().view().scale(); };
    game.canvas().show_spaces({game.space("P40")});
    game.settle();
    const auto place = game.canvas().place_of(game.space("P40"), "G 21Pz 5");
    REQUIRE(place);
    CHECK(hex_width() < 2.2 * place->GetWidth());
    game.canvas().whole_board();
    game.settle();
    const auto far = game.canvas().place_of(game.space("P40"), "G 21Pz 5");
    REQUIRE(far);
    CHECK(far->GetWidth() > 0.8 * hex_width());
}

TEST_CASE("counters that are done can still be read, and nothing lies on their factors", "[afrika_korps][window][board]") {
    app::theme::want_for_every_eye(false); // whatever was chosen before
    AfrikaBoard game({{"21/5", "P40"}, {"Savona", "P44"}, {"G Supply 1", "P43"}, {"7 Arm/7", "P41"}, {"A Supply 1", "P46"}});
    for (const auto side : all_sides) {
        const app::board::StackLook done{.key = {},
                                         .picture = {"units/infantry", app::ak::shade(game.table().tables(), side)},
                                         .number = {},
                                         .face = app::board::CounterFace{.figures = "7-7-10", .done = true}};
        const auto ground = app::board::Tokens::ground_of(done);
        const auto [drawing, figures] = app::board::Tokens::inks_of(done);
        CHECK(app::theme::contrast(drawing, ground) >= 4.5);
        CHECK(app::theme::contrast(figures, ground) >= 4.5);
    }
    for (const bool far : {true, false}) {
        far ? game.canvas().whole_board() : game.canvas().show_spaces({game.space("P40"), game.space("P50")});
        game.settle();
        const auto counter = game.canvas().place_of(game.space("P40"), "G 21Pz 5");
        REQUIRE(counter);
        CHECK_FALSE(game.canvas().place_of({.space = game.space("P40"), .colour = *wxRED, .text = "!2"}).Intersects(*counter));
    }
}

TEST_CASE("the name of a place is written over the counters above it", "[afrika_korps][window][board]") {
    AfrikaBoard game({{"21/5", "P40"}});
    const auto& map = game.canvas().map();
    std::vector<app::board::SpaceLook> looks(map.spaces.size());
    const auto place = game.space("H2");
    looks[place].label = "Bengasi";
    const wxSize size(4000, 2400);
    const auto letters = [&] {
        const auto picture = app::board::picture_of(map, looks, size).ConvertToImage();
        const auto ink = app::theme::hexes().name;
        long found = 0;
        for (int x = 0; x < size.GetWidth() / 3; ++x) {
            for (int y = 0; y < size.GetHeight(); ++y) {
                found += picture.GetRed(x, y) == ink.Red() && picture.GetGreen(x, y) == ink.Green() && picture.GetBlue(x, y) == ink.Blue();
            }
        }
        return found;
    };
    const auto alone = letters();
    REQUIRE(alone > 0);
    for (const char* const above : {"G2", "G3"}) {
        auto& look = looks[game.space(above)];
        look.piled = true;
        look.stacks.push_back({.key = "x", .picture = {"units/infantry", *wxBLUE}, .number = {}, .face = app::board::CounterFace{}});
    }
    CHECK(letters() >= alone);
}

TEST_CASE("of the lines of supply those that are cut are said first", "[afrika_korps][window][board][rule:AK-ISO-1]") {
    AfrikaBoard game({{"Savona", "P40"}, {"G Supply 1", "P38"}, {"21/5", "P44"}, {"7 Arm/7", "P43"}, {"22 Gds", "O43"}, {"4I/5", "Q43"}});
    game.hand.key('S');
    CHECK(wait_until([&] { return game.board().pane().overlay_title() == "Supply lines"; }));
    const auto lines = wxSplit(game.overlay_words(), '\n', '\0');
    const auto cut = [](const wxString& line) { return line.Contains("isolated"); };
    CHECK(std::ranges::any_of(lines, cut));
    CHECK(std::ranges::is_partitioned(lines, cut));
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
