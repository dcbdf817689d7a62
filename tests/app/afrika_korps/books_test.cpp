// The books of Afrika Korps: every figure that is shown is that of the game, and leads to its entries.

#include "app/desk/help_page.hpp"
#include "app/desk/table_display.hpp"
#include "app/widgets/row_list.hpp"
#include "model/afrika_korps/measures.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/look.hpp"

#include <wx/choice.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

const std::vector<app::RowList::Row>& rows(const AfrikaKorpsGame& game, const char* list) {
    return dynamic_cast<app::RowList&>(game.hand.see(list)).rows();
}

/// What a list shows in one of its cells.
wxString cell(const AfrikaKorpsGame& game, const char* list, const std::string& key, std::size_t column) {
    const auto& all = rows(game, list);
    const auto row = std::ranges::find(all, key, &app::RowList::Row::key);
    INFO(list << " " << key);
    REQUIRE(row != all.end());
    REQUIRE(column < row->cells.size());
    return row->cells[column];
}

/// Opens a book with its key.
void open_book(AfrikaKorpsGame& game, int key, const char* page, int modifiers = wxMOD_NONE) { game.hand.page(key, page, modifiers); }

} // namespace

TEST_CASE("the supply book shows what came, what was sunk and what was used, each with its entry",
          "[afrika_korps][window][rule:AK-SUP-1][rule:AK-SUP-3]") {
    AfrikaKorpsGame game(two_turns_of_war);
    open_book(game, WXK_F7, "afrika_korps.supply");
    const auto figure = [&](const char* side, std::size_t column) { return cell(game, "afrika_korps.supply.sides", side, column); };
    CHECK(figure("axis", 1) == "0 of 3"); // the one it had was used
    const auto so_far = [&](const char* side, std::size_t column) { return cell(game, "afrika_korps.supply.so_far", side, column); };
    CHECK(so_far("axis", 1) == "0");
    CHECK(so_far("axis", 2) == "1");
    CHECK(so_far("axis", 4) == "1");
    CHECK(figure("allies", 1) == "2 of 4");
    CHECK(so_far("allies", 1) == "1");
    CHECK(cell(game, "afrika_korps.supply.die", "0", 1) == "1, 2");
    CHECK(cell(game, "afrika_korps.supply.die", "0", 2) == "3, 4, 5, 6");
    CHECK_FALSE(cell(game, "afrika_korps.supply.die", "0", 3).empty()); // April 1941
    CHECK(cell(game, "afrika_korps.supply.die", "2", 1) == "1");
    const auto all = rows(game, "afrika_korps.supply.entries").size();
    CHECK(all >= 3);
    game.hand.click_row("afrika_korps.supply.sides", "allies");
    REQUIRE(wait_until([&] { return rows(game, "afrika_korps.supply.entries").size() < all; }));
    for (const auto& row : rows(game, "afrika_korps.supply.entries")) {
        CHECK(row.cells[2] == "Allies");
        long entry = 0;
        REQUIRE(row.cells[0].ToLong(&entry));
        CHECK(game.table().session().stands(entry));
        CHECK_FALSE(row.cells[4].empty());
    }
}

TEST_CASE("the calendar shows 38 turns, what each brings and where it is now", "[afrika_korps][window][rule:AK-CAL-2][rule:AK-RNF-1]") {
    AfrikaKorpsGame game;
    open_book(game, WXK_F8, "afrika_korps.calendar");
    REQUIRE(rows(game, "afrika_korps.calendar.turns").size() == 38);
    CHECK(cell(game, "afrika_korps.calendar.turns", "3", 1) == "1 May 1941");
    CHECK(cell(game, "afrika_korps.calendar.turns", "3", 2) == "3");
    CHECK(cell(game, "afrika_korps.calendar.turns", "15", 3) == "13");
    game.hand.click_row("afrika_korps.calendar.turns", "3");
    REQUIRE(wait_until([&] { return rows(game, "afrika_korps.calendar.units").size() == 3; }));
    CHECK(cell(game, "afrika_korps.calendar.units", "G 15Pz 8", 1) == "7-7-10");
    CHECK(cell(game, "afrika_korps.calendar.units", "G 15Pz 8", 4) == "not yet due");
    game.hand.see("afrika_korps.calendar.strip").SetFocus(); // the same with the keyboard
    for (int turn = 3; turn < 5; ++turn) {
        game.hand.key(WXK_RIGHT);
    }
    CHECK(wait_until([&] { return rows(game, "afrika_korps.calendar.units").size() == 5; }));
}

TEST_CASE("the pools show who is eliminated and how, and what happened to each counter", "[afrika_korps][window][rule:AK-SET-2]") {
    AfrikaKorpsGame game(two_turns_of_war);
    open_book(game, WXK_F11, "afrika_korps.counters");
    REQUIRE(rows(game, "afrika_korps.counters.list").size() == 2);
    CHECK(cell(game, "afrika_korps.counters.list", "A 7 Arm 3 I Motor", 1) == "2-2-6");
    CHECK(cell(game, "afrika_korps.counters.list", "A 7 Arm 3 I Motor", 5) == "15 April 1941");
    CHECK(cell(game, "afrika_korps.counters.list", "A 7 Arm 3 I Motor", 6) == "in battle");
    CHECK(game.hand.see("afrika_korps.counters.sum").GetLabel().Contains("Allies: 2 counters, 3 attack factors"));
    game.hand.click_row("afrika_korps.counters.list", "A 7A Inf 2");
    REQUIRE(wait_until([&] { return !rows(game, "afrika_korps.counters.entries").empty(); }));
    CHECK(rows(game, "afrika_korps.counters.entries").back().cells[2] == "eliminated");
    game.hand.select("afrika_korps.counters.pool", "On the map");
    const auto on_map = counters_where(game.state(), [&](CounterId id) { return game.state()[id].status == Status::Map; }).size();
    CHECK(wait_until([&] { return rows(game, "afrika_korps.counters.list").size() == on_map; }));
}

TEST_CASE("replacements show what is in hand and who may come back for it", "[afrika_korps][window][rule:AK-RPL-4][rule:AK-RPL-6]") {
    AfrikaKorpsGame game([](const std::filesystem::path& file) {
        two_turns_of_war(file);
        auto session = db::AfrikaKorpsSession::open(file, load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps"));
        REQUIRE(session.book(Stocktake{.allied_factors = 1, .reason = "counted"}).booked);
    });
    open_book(game, WXK_F9, "afrika_korps.replacements");
    CHECK(cell(game, "afrika_korps.replacements.sides", "allies", 1) == "1");
    CHECK(cell(game, "afrika_korps.replacements.sides", "axis", 1) == "0");
    CHECK(cell(game, "afrika_korps.replacements.units", "A 7A Inf 2", 2) == "1");
    CHECK(cell(game, "afrika_korps.replacements.units", "A 7A Inf 2", 3) == "with the factors in hand");
    CHECK(cell(game, "afrika_korps.replacements.units", "A 7 Arm 3 I Motor", 3) == "factors missing: 1");
    REQUIRE(rows(game, "afrika_korps.replacements.entries").size() == 1);
    CHECK(rows(game, "afrika_korps.replacements.entries").front().cells[3] == "+1");
}

TEST_CASE("the clocks of isolation, supply and control are those of the books", "[afrika_korps][window][rule:AK-ISO-3][rule:AK-ISO-7]") {
    AfrikaKorpsGame game([](const std::filesystem::path& file) {
        Scribe scribe(file, Depth::Battles);
        scribe.book(StartTurn{.isolated = scribe.units({"Brescia"})});
        scribe.book(EndTurn{.isolated = scribe.units({"Brescia"})});
    });
    REQUIRE(game.piece("Brescia").isolated == 1);
    open_book(game, 'I', "afrika_korps.isolation", wxMOD_CONTROL);
    CHECK(cell(game, "afrika_korps.isolation.units", "I Brescia", 2) == "1 of 2");
    CHECK(cell(game, "afrika_korps.isolation.sides", "axis", 1) ==
          wxString::Format("%d of 2", game.state().sides[Side::Axis].without_supply));
    CHECK(cell(game, "afrika_korps.isolation.sides", "allies", 3).Contains("Tobruch"));
    REQUIRE_FALSE(rows(game, "afrika_korps.isolation.entries").empty());
    CHECK(rows(game, "afrika_korps.isolation.entries").back().cells[3] == "1");
}

TEST_CASE("luck by column shows what came against what was to be expected", "[afrika_korps][window][rule:AK-CRT-1]") {
    AfrikaKorpsGame game(two_turns_of_war);
    open_book(game, 'L', "afrika_korps.luck", wxMOD_CONTROL);
    REQUIRE(rows(game, "afrika_korps.luck.columns").size() == 2); // the column, and all
    CHECK(cell(game, "afrika_korps.luck.columns", "axis 3-1", 2) == "1");
    CHECK(cell(game, "afrika_korps.luck.columns", "axis 3-1", 7) == "1 (0.3)"); // DE on 1 and 6
    CHECK(cell(game, "afrika_korps.luck.columns", "axis 3-1", 8) == "1 (0.7)");
    CHECK(cell(game, "afrika_korps.luck.columns", "axis 3-1", 9) == "66.7 %");
    REQUIRE(rows(game, "afrika_korps.luck.battles").size() == 1); // no die at 7-1
    CHECK(rows(game, "afrika_korps.luck.battles").front().cells[5] == "3-1");
    CHECK(rows(game, "afrika_korps.luck.battles").front().cells[6] == "6");
}

TEST_CASE("the rules of the table change with a reason only, and every open point is there", "[afrika_korps][window][rule:AK-AMB-6]") {
    AfrikaKorpsGame game;
    open_book(game, WXK_F12, "afrika_korps.rules");
    const auto words = words_in(game.hand.see("afrika_korps.rules.sheet"));
    for (int number = 1; number <= 22; ++number) {
        INFO(number);
        CHECK(words.Contains(wxString::Format("AK-AMB-%d:", number)));
    }
    const auto before = game.entries();
    game.hand.click("afrika_korps.rules.control_in_own_turns");
    game.hand.click("afrika_korps.rules.change");
    CHECK(wait_until([&] { return game.hand.notice().Contains("say why"); }));
    CHECK(game.entries() == before);
    game.hand.type("afrika_korps.rules.reason", "as the English rules have it");
    game.booked([&] { game.hand.key(WXK_RETURN); });
    CHECK(game.state().options.control_in_own_turns);
}

TEST_CASE("graphs and review know the figures of Afrika Korps", "[afrika_korps][window]") {
    AfrikaKorpsGame game(two_turns_of_war);
    game.hand.key('G', wxMOD_CONTROL);
    auto& measure = dynamic_cast<wxChoice&>(game.hand.see("graphs.measure"));
    CHECK(measure.GetCount() == measures(game.table().tables()).measures.size());
    CHECK(measure.GetString(0) == "Attack factors on the map");
    REQUIRE(wait_until([&] { return rows(game, "graphs.numbers").size() >= 2; }));
    CHECK(rows(game, "graphs.numbers").back().cells[1] == "26");
    CHECK(rows(game, "graphs.numbers").back().cells[2] == "14"); // 17 less 2 and 1
}

TEST_CASE("F1 opens the clause of the step that is on, and all 226 entries of the book are there", "[afrika_korps][window]") {
    AfrikaKorpsGame game;
    game.hand.key(WXK_F1);
    const auto& help = dynamic_cast<app::HelpPage&>(game.hand.see("help"));
    CHECK(wait_until([&] { return help.opened() == "AK-CAL-10"; }));
    CHECK(help.listed().size() == 226);
    game.hand.key(WXK_ESCAPE);
}

TEST_CASE("the second screen shows both sides, who plays them and what arrives next", "[afrika_korps][window]") {
    AfrikaKorpsGame game;
    game.hand.key('D', wxMOD_CONTROL);
    auto& display = dynamic_cast<app::TableDisplay&>(game.hand.see("table_display"));
    const auto text = display.text();
    INFO(app::to_utf8(text));
    CHECK(text.Contains("Carla"));
    CHECK(text.Contains("Bruno"));
    CHECK(text.Contains("Units on the map: 9, attack factors: 26"));
    CHECK(text.Contains("15/8, 15/115, 15/33"));
    display.Close();
}
