// How a game of Afrika Korps begins, and how its books are put right.

#include "app/afrika_korps/fields.hpp"
#include "app/widgets/row_list.hpp"
#include "model/afrika_korps/contradictions.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/look.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

/// What was booked last.
Stocktake last_count(const AfrikaKorpsGame& game) {
    const auto& session = game.table().session();
    const auto command = app::ak::Session::read(game.table().tables(), session.last_entries(1).back().entry.command);
    REQUIRE(std::holds_alternative<Stocktake>(command));
    return std::get<Stocktake>(command);
}

CounterId unit(const AfrikaKorpsGame& game, std::string_view word) { return *game.table().tables().find_unit(word); }

void go_to_page(Hand& hand, const wxString& book, int page) {
    dynamic_cast<wxBookCtrlBase&>(hand.see(book)).SetSelection(static_cast<std::size_t>(page));
}

void choose_radio(Hand& hand, const wxString& name) {
    auto& button = dynamic_cast<wxRadioButton&>(hand.see(name));
    button.SetFocus();
    hand.key(WXK_SPACE);
    REQUIRE(wait_until([&] { return button.GetValue(); }));
}

/// Ticks a unit in a list that has it.
void tick(Hand& hand, const wxString& list, CounterId id) {
    auto& ticks = dynamic_cast<app::ak::UnitTicks&>(hand.see(list));
    const auto place = std::ranges::find(ticks.units(), id);
    REQUIRE(place != ticks.units().end());
    ticks.SetFocus();
    REQUIRE(wait_until([&] { return ticks.HasFocus(); }));
    hand.key(WXK_HOME);
    for (auto above = ticks.units().begin(); above != place; ++above) {
        hand.key(WXK_DOWN);
    }
    hand.key(WXK_SPACE);
    REQUIRE(wait_until([&] { return ticks.IsChecked(static_cast<unsigned>(place - ticks.units().begin())); }));
}

} // namespace

TEST_CASE("with the keyboard alone from the first page into the second turn: a new game needs only who plays",
          "[afrika_korps][window][rule:AK-SET-1][rule:AK-SET-3]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "afrika_korps.new_game",
        [&] {
            hand.see("welcome.new.afrika_korps").SetFocus();
            hand.key(WXK_RETURN);
        },
        [&] {
            hand.type("afrika_korps.new_game.file", (folder / "desert").string());
            hand.type("afrika_korps.new_game.player.axis", "Carla");
            hand.key(WXK_RETURN);
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = afrika_korps_table(hand).state();
    CHECK(state.begun);
    CHECK(player_of(state, Side::Axis) == "Carla");
    CHECK(player_of(state, Side::Allies) == "Player 2");
    CHECK(state.options == Options{});
    CHECK(std::filesystem::exists(folder / "desert.intendant"));
    const auto& table = afrika_korps_table(hand);
    const auto entries = [&] { return table.session().file().last_seq(); };
    const auto line = [&](const std::string& words) {
        const auto before = entries();
        hand.key('E', wxMOD_CONTROL);
        auto& field = hand.see("entry.line");
        REQUIRE(wait_until([&] { return field.HasFocus(); }));
        type_at(words, 8);
        hand.key(WXK_RETURN);
        INFO(words << "; the notice says: " << app::to_utf8(hand.notice()));
        REQUIRE(wait_until([&] { return entries() > before; }));
    };
    for (int keys = 0; keys < 30 && table.state().turn.number < 2; ++keys) { // F4 does what the table does next
        if (table.state().turn.phase == Phase::Movement) {                   // more stand together at first than may stay
            if (table.state().turn.side == Side::Axis) {
                line("move Savona Bologna Brescia > W7");
                line("move Pavia Trento Ariete > W8");
            } else {
                line("move 4I/5 > L60");
            }
        }
        const auto before = entries();
        INFO("the button says: " << app::to_utf8(dynamic_cast<wxButton&>(hand.see("guide.next")).GetLabelText())
                                 << "; the notice says: " << app::to_utf8(hand.notice()));
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return entries() > before; }));
        look_up();
    }
    CHECK(table.state().turn.number == 2);
    CHECK(table.state().turn.side == Side::Axis);
    CHECK(table.session().verify().sound());
    hand.frame().close_game();
}

TEST_CASE("a new game of Afrika Korps with its own depth and rules; a file that cannot be made leaves nothing",
          "[afrika_korps][window][rule:AK-AMB-9]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "afrika_korps.new_game", [&] { hand.click("welcome.new.afrika_korps"); },
        [&] {
            hand.key(WXK_F1);
            CHECK(wait_until([&] { return hand.notice().Contains("AK-SET-3"); }));
            dynamic_cast<wxBookCtrlBase&>(hand.see("afrika_korps.new_game.pages")).SetSelection(1);
            hand.select("afrika_korps.new_game.depth", "Books: calendar, supply, reinforcements and losses");
            hand.click("afrika_korps.new_game.control_in_own_turns");
            dynamic_cast<wxBookCtrlBase&>(hand.see("afrika_korps.new_game.pages")).SetSelection(0);
            hand.type("afrika_korps.new_game.file", (folder / "no" / "such" / "folder").string());
            hand.click("afrika_korps.new_game.begin");
            CHECK(wait_until([&] { return !hand.notice().empty() && !hand.notice().Contains("AK-SET-3"); }));
            hand.type("afrika_korps.new_game.file", (folder / "books.intendant").string());
            hand.click("afrika_korps.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(afrika_korps_table(hand).state().options == Options{.depth = Depth::Books, .control_in_own_turns = true});
    hand.frame().close_game();
}

TEST_CASE("a stocktake of Afrika Korps lists the differences and books them with a reason", "[afrika_korps][window][rule:AK-GEN-4]") {
    AfrikaKorpsGame game;
    const auto before = game.state();
    const auto differences = [&] { return dynamic_cast<app::RowList&>(game.hand.see("afrika_korps.stocktake.differences")).rows(); };
    const auto note = [&](const std::string& unit, const std::string& place) {
        game.hand.type("afrika_korps.stocktake.unit", unit);
        game.hand.type("afrika_korps.stocktake.place", place);
        game.hand.click("afrika_korps.stocktake.set");
    };
    game.booked([&] {
        game.hand.in_dialog(
            "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                note("21/5", "K27");
                note("7A/2", "eliminated");
                note("Brescia", "W6"); // it stands there
                REQUIRE(differences().size() == 2);
                CHECK(differences()[0].cells == std::vector<wxString>{"21/5", "W6 El Agheila", "K27"});
                CHECK(differences()[1].cells == std::vector<wxString>{"7A/2", "I48", "eliminated"});
                game.hand.click("afrika_korps.stocktake.book");
                CHECK(wait_until([&] { return game.hand.notice().Contains("Say why"); }));
                game.hand.type("afrika_korps.stocktake.reason", "recounted");
                game.hand.click("afrika_korps.stocktake.book");
            });
    });
    CHECK(game.piece("21/5").hex == game.table().tables().find("K27"));
    CHECK(game.piece("7A/2").status == Status::Eliminated);
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game.state() == before);
}

TEST_CASE("a stocktake of Afrika Korps refuses what cannot be, and asks before it loses what was counted", "[afrika_korps][window]") {
    AfrikaKorpsGame game;
    const auto entries = game.entries();
    game.hand.in_dialog(
        "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            game.hand.type("afrika_korps.stocktake.unit", "99/9");
            game.hand.click("afrika_korps.stocktake.set");
            CHECK(wait_until([&] { return game.hand.notice().Contains("99/9"); }));
            game.hand.type("afrika_korps.stocktake.unit", "21/5");
            game.hand.type("afrika_korps.stocktake.place", "A5"); // sea
            game.hand.click("afrika_korps.stocktake.set");
            game.hand.type("afrika_korps.stocktake.reason", "recounted");
            CHECK(dynamic_cast<app::RowList&>(game.hand.see("afrika_korps.stocktake.differences")).rows().size() == 1);
            game.hand.click("afrika_korps.stocktake.book");
            const bool told = wait_until([&] { return game.hand.notice().Contains("AK-MOV-4"); });
            INFO("the notice says: " << app::to_utf8(game.hand.notice()));
            CHECK(told);
            game.hand.click("cancel");
            CHECK(wait_until([&] { return game.hand.notice().Contains("is not booked yet"); }));
            game.hand.click("notice.act");
        });
    CHECK(game.entries() == entries);
}

TEST_CASE("a stocktake of Afrika Korps sets marks, clocks, own factors, tracks and control right",
          "[afrika_korps][window][rule:AK-GEN-4][rule:AK-ISO-3][rule:AK-ISO-7][rule:AK-VIC-1]") {
    AfrikaKorpsGame game;
    const auto before = game.state();
    game.booked([&] {
        game.hand.in_dialog(
            "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                auto& hand = game.hand;
                go_to_page(hand, "afrika_korps.stocktake.pages", 1);
                hand.type("afrika_korps.stocktake.marks.unit", "21/5");
                hand.type("afrika_korps.stocktake.marks.attack", "8");
                hand.type("afrika_korps.stocktake.marks.isolated", "1");
                hand.click("afrika_korps.stocktake.marks.isolated_at_start");
                hand.click("afrika_korps.stocktake.marks.moved");
                hand.type("afrika_korps.stocktake.marks.unit", "Supply 1 (Axis)");
                CHECK_FALSE(hand.see("afrika_korps.stocktake.marks.attack").IsEnabled());
                hand.click("afrika_korps.stocktake.marks.used");
                hand.type("afrika_korps.stocktake.marks.unit", "21/5"); // what was noted is still there
                CHECK(dynamic_cast<wxSpinCtrl&>(hand.see("afrika_korps.stocktake.marks.isolated")).GetValue() == 1);
                const auto& rows = dynamic_cast<app::RowList&>(hand.see("afrika_korps.stocktake.marks.list")).rows();
                REQUIRE(rows.size() == 2);
                CHECK(rows[0].cells ==
                      std::vector<wxString>{"21/5", "7-7-10", "8-7-10, turns of isolation: 1, isolated at the start, has moved"});
                looks_right(hand.see("afrika_korps.stocktake"), "afrika-stocktake-marks");
                go_to_page(hand, "afrika_korps.stocktake.pages", 3);
                hand.type("afrika_korps.stocktake.factors.axis", "3");
                hand.type("afrika_korps.stocktake.without_supply.axis", "1");
                hand.click("afrika_korps.stocktake.without_supply_at_start.axis");
                hand.type("afrika_korps.stocktake.control_turns.allies", "1");
                hand.click("afrika_korps.stocktake.control_at_start.allies");
                hand.select("afrika_korps.stocktake.control.tobruch", "Axis");
                hand.select("afrika_korps.stocktake.control_of_turn.bengasi", "nobody");
                hand.click("afrika_korps.stocktake.supply_done");
                hand.type("afrika_korps.stocktake.reason", "recounted");
                looks_right(hand.see("afrika_korps.stocktake"), "afrika-stocktake-tracks");
                hand.click("afrika_korps.stocktake.book");
            });
    });
    const auto tank = unit(game, "21/5");
    Stocktake expected{.axis_factors = 3,
                       .reason = "recounted",
                       .marks = {{.counter = tank, .isolated = 1, .isolated_at_start = true, .moved = true},
                                 {.counter = unit(game, "G Supply 1"), .used = true}},
                       .clocks = {{.side = Side::Axis, .without_supply = 1, .without_supply_at_start = true},
                                  {.side = Side::Allies, .control_turns = 1, .control_at_start = true}},
                       .control = {{KeyPlace::Tobruch, Side::Axis}},
                       .supply_done = true,
                       .factors = {{tank, 8, 7, 10}}};
    if (of(before.control_of_turn, KeyPlace::Bengasi)) {
        expected.control_of_turn = {{KeyPlace::Bengasi, {}}};
    }
    CHECK(last_count(game) == expected);
    CHECK(game.piece("21/5").isolated == 1);
    CHECK(game.table().tables()[tank].attack == 8);
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game.state() == before);
}

TEST_CASE("that the books were counted and are right is an entry", "[afrika_korps][window][rule:AK-GEN-4]") {
    AfrikaKorpsGame game;
    game.booked([&] {
        game.hand.in_dialog(
            "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                game.hand.type("afrika_korps.stocktake.unit", "21/5");
                game.hand.type("afrika_korps.stocktake.place", "K27");
                game.hand.click("afrika_korps.stocktake.set");
                game.hand.click("afrika_korps.stocktake.right"); // it is not right
                CHECK(wait_until([&] { return game.hand.notice().Contains("differs from the books"); }));
                game.hand.type("afrika_korps.stocktake.unit", "21/5");
                game.hand.type("afrika_korps.stocktake.place", "W6");
                game.hand.click("afrika_korps.stocktake.set");
                game.hand.click("afrika_korps.stocktake.right");
            });
    });
    CHECK(last_count(game) == Stocktake{.reason = "all that is on the table"});
    CHECK(game.table().say(game.table().session().last_entries(1).back().entry) == "Counted, and right: all that is on the table");
}

TEST_CASE("a substitute that nobody formed is to be counted: the turn page says so, and the stocktake names its parts",
          "[afrika_korps][window][rule:AK-SUB-6]") {
    AfrikaKorpsGame game([](const std::filesystem::path& file) {
        Scribe scribe(file, Depth::WholeMap);
        const auto found = scribe.units({"Sub Arm 1"}).front();
        scribe.book(Stocktake{.pieces = {{found, Status::Map, scribe.state().tables->find("L60")}}, .reason = "found there"});
    });
    game.hand.key(WXK_F5);
    auto& shown = dynamic_cast<wxStaticText&>(game.hand.see("afrika_korps.turn.counted"));
    auto words = shown.GetLabelText();
    words.Replace("\n", " ");
    looks_right(game.hand.frame(), "afrika-to-be-counted");
    CHECK(words == "To be counted: AK-SUB-6: The books do not know which units formed Sub Arm 1.");
    game.booked([&] {
        game.hand.in_dialog(
            "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                go_to_page(game.hand, "afrika_korps.stocktake.pages", 2);
                tick(game.hand, "afrika_korps.stocktake.formed.parts", unit(game, "2 Arm/3"));
                game.hand.type("afrika_korps.stocktake.reason", "it was given for it");
                looks_right(game.hand.see("afrika_korps.stocktake"), "afrika-stocktake-formed");
                game.hand.click("afrika_korps.stocktake.book");
            });
    });
    CHECK(last_count(game).formed == std::vector<Formed>{{unit(game, "Sub Arm 1"), {unit(game, "2 Arm/3")}}});
    CHECK(wait_until([&] { return !shown.IsShown(); }));
}

TEST_CASE("a game of Afrika Korps begins in the middle: the window enters all that the situation says",
          "[afrika_korps][window][rule:AK-CAL-2][rule:AK-CAL-10][rule:AK-GEN-4]") {
    const Folder folder;
    Hand hand;
    const wxString name = "afrika_korps.new_game";
    hand.in_dialog(
        name, [&] { hand.click("welcome.new.afrika_korps"); },
        [&] {
            hand.type(name + ".file", (folder / "middle.intendant").string());
            go_to_page(hand, name + ".pages", 2);
            CHECK_FALSE(hand.see(name + ".factors.axis").IsEnabled());
            choose_radio(hand, name + ".middle");
            hand.select(name + ".turn", "34: 15 August 1942");
            hand.select(name + ".side", "Allies");
            hand.type(name + ".factors.allies", "7");
            hand.type(name + ".without_supply.axis", "1");
            hand.select(name + ".control.tobruch", "Axis");
            hand.click(name + ".supply_done");
            looks_right(hand.see(name), "afrika-new-game-situation");
            go_to_page(hand, name + ".pages", 3);
            const auto note = [&](const std::string& unit, const std::string& place) {
                hand.type(name + ".unit", unit);
                hand.type(name + ".place", place);
                hand.click(name + ".set");
            };
            note("21/5", "K27");
            note("Captured supply 4 (Axis)", "K27");
            note("22 Gds", "L59");
            note("Rommel", "K27");
            note("Supply 1 (Allies)", "L59");
            note("Sub Arm 1", "L59");
            looks_right(hand.see(name), "afrika-new-game-counters");
            go_to_page(hand, name + ".pages", 4);
            hand.type(name + ".marks.unit", "22 Gds");
            hand.type(name + ".marks.isolated", "1");
            hand.type(name + ".marks.unit", "21/3");
            hand.type(name + ".marks.movement", "11");
            looks_right(hand.see(name), "afrika-new-game-marks");
            go_to_page(hand, name + ".pages", 5);
            tick(hand, name + ".formed.parts", *load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps")->find_unit("2 Arm/3"));
            go_to_page(hand, name + ".pages", 2);
            hand.click(name + ".begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& table = afrika_korps_table(hand);
    const auto& tables = table.tables();
    const auto id = [&](std::string_view word) { return *tables.find_unit(word); };
    const auto command = app::ak::Session::read(tables, table.session().file().entries(1, 1).front().command);
    REQUIRE(std::holds_alternative<BeginGame>(command));
    const auto& begin = std::get<BeginGame>(command);
    CHECK(begin.factors == std::vector<OwnFactors>{{id("21/3"), 2, 2, 11}});
    REQUIRE(begin.situation);
    CHECK(begin.situation->turn == 34);
    CHECK(begin.situation->side == Side::Allies);
    CHECK(begin.situation->count.pieces.size() == 6);
    CHECK(begin.situation->count.allied_factors == 7);
    CHECK(begin.situation->count.marks == std::vector<MarksRow>{{.counter = id("22 Gds"), .isolated = 1}});
    CHECK(begin.situation->count.formed == std::vector<Formed>{{id("Sub Arm 1"), {id("2 Arm/3")}}});
    CHECK(begin.situation->count.clocks == std::vector<ClocksRow>{{.side = Side::Axis, .without_supply = 1}});
    CHECK(begin.situation->count.supply_done == true);
    const auto& state = table.state();
    CHECK(state.turn.number == 34);
    CHECK(of(state.control, KeyPlace::Tobruch) == Side::Axis);
    CHECK(state[id("21/5")].hex == tables.find("K27"));
    CHECK(contradictions(state).empty());
    hand.frame().close_game();
}

TEST_CASE("a situation of Afrika Korps that contradicts itself is told before the game begins", "[afrika_korps][window][rule:AK-VIC-1]") {
    const Folder folder;
    Hand hand;
    const wxString name = "afrika_korps.new_game";
    hand.in_dialog(
        name, [&] { hand.click("welcome.new.afrika_korps"); },
        [&] {
            hand.type(name + ".file", (folder / "nobody.intendant").string());
            go_to_page(hand, name + ".pages", 2);
            choose_radio(hand, name + ".middle");
            hand.click(name + ".begin");
            CHECK(wait_until([&] { return hand.notice().Contains("AK-VIC-1"); }));
            go_to_page(hand, name + ".pages", 0);
            looks_right(hand.see(name), "afrika-new-game-players");
            hand.click("cancel");
        });
    CHECK(std::filesystem::is_empty(folder / "."));
}
