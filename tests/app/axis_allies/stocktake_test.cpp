// All that the books know, set right in the windows: the stocktake's pages, a situation, fighters that stay on deck.

#include "app/widgets/row_list.hpp"
#include "model/axis_allies/facts.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/notebook.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/spinctrl.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

SpaceId space(const std::string& id) { return *game_tables()->find(id); }

/// Clicks the row whose first cells are these.
void click_row(Hand& hand, const wxString& table, const std::vector<wxString>& cells) {
    auto& list = dynamic_cast<app::RowList&>(hand.see(table));
    const auto& rows = list.rows();
    const auto row =
        std::ranges::find_if(rows, [&](const auto& each) { return std::equal(cells.begin(), cells.end(), each.cells.begin()); });
    INFO("the first row is " << (rows.empty() ? "none" : app::to_utf8(rows.front().cells[0] + ", " + rows.front().cells[1])));
    REQUIRE(row != rows.end());
    hand.click_row(table, row->key);
}

void tick(Hand& hand, const wxString& box, bool on = true) {
    if (dynamic_cast<wxCheckBox&>(hand.see(box)).GetValue() != on) {
        hand.click(box);
    }
}

/// Fills the page of the stocktake in, says why and books; gives what was booked.
Stocktake counted(OpenGame& game, const wxString& page, const std::function<void(Hand&)>& fill) {
    auto& hand = game.hand;
    const auto before = hand.entries();
    hand.in_dialog(
        "stocktake", [&] { hand.key('T', wxMOD_CONTROL); },
        [&] {
            go_to_page(hand, "stocktake.pages", page);
            fill(hand);
            CHECK(wait_until([&] { return hand.see("stocktake.book").GetLabel() == "&Book the differences"; }));
            hand.type("stocktake.reason", "after the break");
            hand.click("stocktake.book");
        });
    if (!wait_until([&] { return hand.entries() > before; }, 500)) {
        hand.type("notice.reason", "a test"); // some of it contradicts the board
        hand.key(WXK_RETURN);
    }
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(wait_until([&] { return hand.entries() > before; }));
    auto command = std::get<Stocktake>(app::aa::Session::read(*game_tables(), hand.session().last_entries(1).front().entry.command));
    CHECK(command.reason == "after the break");
    return command;
}

/// Three German infantry stand among the Russians in Karelia.
Situation in_karelia(Action action) {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = action;
    situation.units = {{space("karelia_ssr"), Power::Germany, Unit::Infantry, 3}};
    return situation;
}

} // namespace

TEST_CASE("a board that was counted and is right is booked as that, and nothing else", "[axis_allies][window][rule:B-06]") {
    OpenGame game;
    const auto before = game.hand.session().state();
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            CHECK(wait_until([&] { return game.hand.see("stocktake.book").GetLabel() == "Coun&ted, and right"; }));
            for (const auto* const page : {"Owners", "Treasuries", "Cargo", "Charts", "Turn", "Moves"}) {
                go_to_page(game.hand, "stocktake.pages", page);
            }
            game.hand.click("stocktake.book");
        });
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().state() == before);
    CHECK(game.hand.session().last_entries(1).front().entry.events.find("board_counted") != std::string::npos);
}

TEST_CASE("a stocktake counts debts, units that wait and developments", "[axis_allies][window][rule:B-06]") {
    Options options;
    options.bombing_debt_is_carried = true;
    OpenGame game({}, options);
    const auto command = counted(game, "Charts", [](Hand& hand) {
        hand.type("stocktake.debt.germany", "2+3");
        hand.click("stocktake.development.japan.rockets");
        hand.select("stocktake.waiting.power", "Japan");
        hand.select("stocktake.waiting.unit", "Armor");
        hand.type("stocktake.waiting.count", "2");
        hand.click("stocktake.waiting.set");
    });
    CHECK(command.debts == std::vector<TreasuryRow>{{Power::Germany, core::Money{5}}});
    CHECK(command.waiting == std::vector<WaitingRow>{{Power::Japan, Unit::Armor, 2}});
    CHECK(command.developments == std::vector<DevelopmentRow>{{Power::Japan, Weapon::Rockets, true}});
    const auto& state = game.hand.session().state();
    CHECK(state.powers[Power::Germany].debt == core::Money{5});
    CHECK(state.powers[Power::Japan].waiting[Unit::Armor] == 2);
    CHECK(has_weapon(state, Power::Japan, Weapon::Rockets));
    const auto again = counted(game, "Charts", [](Hand& hand) { hand.click("stocktake.development.japan.rockets"); });
    CHECK(again.developments == std::vector<DevelopmentRow>{{Power::Japan, Weapon::Rockets, false}});
    CHECK(again.debts.empty());
    CHECK(again.waiting.empty());
}

TEST_CASE("a stocktake says what is known of the turn and no piece shows", "[axis_allies][window][rule:B-06]") {
    Situation situation;
    situation.power = Power::Germany;
    situation.facts.paid_neutrals = std::vector{space("turkey")};
    OpenGame game(situation);
    const auto command = counted(game, "Turn", [](Hand& hand) {
        const auto mark = [&](const char* what, const char* where) {
            hand.select("stocktake.what", what);
            hand.type("stocktake.where", where);
        };
        hand.type("stocktake.round", "4");
        hand.select("stocktake.action", "Combat");
        hand.type("stocktake.breakthroughs", "1");
        tick(hand, "stocktake.first_turn_started");
        tick(hand, "stocktake.researched");
        tick(hand, "stocktake.bought");
        tick(hand, "stocktake.rocket_fired");
        mark("Taken this turn", "spain");
        hand.click("stocktake.set_fact");
        mark("Taken this turn", "ukraine_ssr");
        hand.select("stocktake.before", "before: U.S.S.R.");
        hand.click("stocktake.set_fact");
        mark("Battle fought this turn", "ukraine_ssr");
        hand.click("stocktake.set_fact");
        mark("Units placed this turn by the complex", "germany");
        hand.type("stocktake.placed", "2");
        hand.click("stocktake.set_fact");
        mark("Original complex, lost once by its first owner", "karelia_ssr");
        hand.click("stocktake.set_fact");
        click_row(hand, "stocktake.marks", {"Neutral, paid for and flown over", "Turkey"});
        hand.click("stocktake.remove_fact");
    });
    const auto expected = in_order({.round = 4,
                                    .action = Action::Combat,
                                    .first_turn_started = true,
                                    .researched = true,
                                    .bought = true,
                                    .breakthroughs = 1,
                                    .rocket_fired = true,
                                    .taken = std::vector<ControlRow>{{space("spain"), {}}, {space("ukraine_ssr"), Power::Ussr}},
                                    .battle_sites = std::vector{space("ukraine_ssr")},
                                    .placed = std::vector<PlacedRow>{{space("germany"), 2}},
                                    .paid_neutrals = std::vector<SpaceId>{},
                                    .lost_complexes = std::vector{space("karelia_ssr")},
                                    .origins = {}});
    INFO(game.hand.session().last_entries(1).front().entry.command);
    CHECK(in_order(command.facts) == expected);
    CHECK(game.hand.session().state().turn.round == 4);
}

TEST_CASE("a stocktake says where the attack in a battle came from", "[axis_allies][window][rule:C-32]") {
    OpenGame game(in_karelia(Action::Combat), {}, {BeginBattle{.space = space("karelia_ssr")}});
    const auto command = counted(game, "Turn", [](Hand& hand) {
        hand.select("stocktake.what", "The attack in the battle came from here");
        hand.type("stocktake.where", "eastern_europe");
        hand.click("stocktake.set_fact");
    });
    CHECK(command.facts == Facts{.origins = std::vector{space("eastern_europe")}});
    REQUIRE(game.hand.session().state().battle);
    CHECK(game.hand.session().state().battle->origins == std::vector{space("eastern_europe")});
}

TEST_CASE("a stocktake says where pieces came from and what the turn has brought them", "[axis_allies][window][rule:C-32][rule:M-04]") {
    OpenGame game(in_karelia(Action::Combat));
    const auto command = counted(game, "Moves", [](Hand& hand) {
        click_row(hand, "past.list", {"Karelia S.S.R.", "Infantry", "3"});
        hand.type("past.from", "eastern_europe");
        hand.type("past.count", "2");
        hand.click("past.set");
        click_row(hand, "past.list", {"Karelia S.S.R.", "Infantry", "1"});
        hand.type("past.from", "ukraine_ssr");
        hand.type("past.started_at", "eastern_europe");
        tick(hand, "past.fought");
        tick(hand, "past.attacking", false);
        hand.click("past.set");
    });
    REQUIRE(command.past.size() == 2);
    CHECK(command.past[0] ==
          PastRow{space("karelia_ssr"), Power::Germany, Unit::Infantry, Past{.count = 2, .from = space("eastern_europe")}});
    CHECK(
        command.past[1] ==
        PastRow{space("karelia_ssr"), Power::Germany, Unit::Infantry,
                Past{.count = 1, .from = space("ukraine_ssr"), .started_at = space("eastern_europe"), .attacking = false, .fought = true}});
    int from_europe = 0;
    for (const auto& stack : stacks_in(game.hand.session().state(), space("karelia_ssr"))) {
        from_europe += stack.entered_from == space("eastern_europe") ? stack.count : 0;
    }
    CHECK(from_europe == 2);
}

TEST_CASE("a stocktake marks pieces that raid, came ashore, stand still, are new or held for an ally", "[axis_allies][window][rule:B-06]") {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = Action::NonCombatMovement;
    situation.empty_board = true;
    situation.units = {{space("germany"), Power::Germany, Unit::Infantry, 1},
                       {space("germany"), Power::Germany, Unit::Bomber, 1},
                       {space("germany"), Power::Germany, Unit::AaGun, 1}};
    OpenGame game(situation);
    const auto command = counted(game, "Moves", [](Hand& hand) {
        click_row(hand, "past.list", {"Germany", "Infantry"});
        tick(hand, "past.landed");
        tick(hand, "past.halted");
        hand.click("past.set");
        click_row(hand, "past.list", {"Germany", "Bomber"});
        tick(hand, "past.raiding");
        hand.type("past.moved", "3");
        hand.click("past.set");
        const auto gun = std::ranges::find_if(dynamic_cast<app::RowList&>(hand.see("past.list")).rows(),
                                              [](const auto& row) { return row.cells[1] != "Infantry" && row.cells[1] != "Bomber"; });
        hand.click_row("past.list", gun->key);
        tick(hand, "past.fresh");
        tick(hand, "past.in_trust");
        hand.click("past.set");
    });
    const auto told = [&](Unit unit) {
        const auto row = std::ranges::find(command.past, unit, &PastRow::unit);
        REQUIRE(row != command.past.end());
        return row->past;
    };
    CHECK(command.past.size() == 3);
    CHECK(told(Unit::Infantry) == Past{.landed = true, .halted = true});
    CHECK(told(Unit::Bomber) == Past{.moved = 3, .raiding = true});
    CHECK(told(Unit::AaGun) == Past{.fresh = true, .in_trust = true});
}

TEST_CASE("pieces counted just now are told where they came from in the same stocktake", "[axis_allies][window][rule:B-06]") {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = Action::NonCombatMovement;
    situation.empty_board = true;
    situation.units = {{space("germany"), Power::Germany, Unit::Infantry, 1}};
    OpenGame game(situation);
    const auto command = counted(game, "Pieces", [](Hand& hand) {
        hand.select("deployment.power", "Germany");
        hand.type("deployment.space", "germany");
        hand.type("deployment.unit", "armor");
        hand.type("deployment.count", "2");
        hand.click("deployment.set");
        go_to_page(hand, "stocktake.pages", "Moves");
        click_row(hand, "past.list", {"Germany", "Armor", "2"});
        hand.type("past.from", "western_europe");
        hand.click("past.set");
    });
    CHECK(command.units == std::vector<UnitRow>{{space("germany"), Power::Germany, Unit::Armor, 2}});
    CHECK(command.past ==
          std::vector<PastRow>{{space("germany"), Power::Germany, Unit::Armor, Past{.count = 2, .from = space("western_europe")}}});
}

TEST_CASE("a debt in a stocktake that is no amount is not booked", "[axis_allies][window][rule:B-06]") {
    OpenGame game;
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            go_to_page(game.hand, "stocktake.pages", "Charts");
            game.hand.type("stocktake.debt.uk", "much");
            game.hand.click("stocktake.book");
            CHECK(wait_until([&] { return game.hand.notice().Contains("The debt of United Kingdom is a whole number"); }));
            game.hand.key(WXK_ESCAPE);
            game.hand.key(WXK_ESCAPE);
        });
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a game that begins in the middle is told its debts, what waits, and what the turn has brought",
          "[axis_allies][window][rule:S-25]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "middle.intendant").string());
            go_to_page(hand, "new_game.pages", "Situation");
            hand.select("situation.power", "Germany");
            hand.select("situation.action", "Combat movement");
            go_to_page(hand, "new_game.pages", "Charts");
            hand.type("situation.debt.germany", "3");
            hand.select("situation.waiting.power", "Germany");
            hand.select("situation.waiting.unit", "Infantry");
            hand.type("situation.waiting.count", "4");
            hand.click("situation.waiting.set");
            go_to_page(hand, "new_game.pages", "Turn");
            tick(hand, "situation.bought");
            hand.select("situation.what", "Original complex, lost once by its first owner");
            hand.type("situation.where", "karelia_ssr");
            hand.click("situation.set_fact");
            go_to_page(hand, "new_game.pages", "Moves");
            hand.select("past.power", "Germany");
            click_row(hand, "past.list", {"Eastern Europe", "Armor"});
            hand.type("past.from", "germany");
            hand.type("past.count", "1");
            hand.click("past.set");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto command = std::get<BeginGame>(app::aa::Session::read(*game_tables(), hand.session().last_entries(1).front().entry.command));
    CHECK(command.situation.debts == std::vector<TreasuryRow>{{Power::Germany, core::Money{3}}});
    CHECK(command.situation.waiting == std::vector<WaitingRow>{{Power::Germany, Unit::Infantry, 4}});
    CHECK(command.situation.facts == Facts{.bought = true, .lost_complexes = std::vector{space("karelia_ssr")}});
    CHECK(command.situation.past ==
          std::vector<PastRow>{{space("eastern_europe"), Power::Germany, Unit::Armor, Past{.from = space("germany")}}});
    hand.frame().close_game();
}

TEST_CASE("fighters named with their carrier stay on deck as the table says", "[axis_allies][window][rule:M-57]") {
    Situation situation;
    situation.power = Power::Usa;
    situation.action = Action::CombatMovement;
    situation.empty_board = true;
    situation.units = {{space("sz_hawaiian_islands"), Power::Usa, Unit::Carrier, 1},
                       {space("sz_hawaiian_islands"), Power::Usa, Unit::Fighter, 2},
                       {space("sz_wake_island"), Power::Japan, Unit::Transport, 1}};
    OpenGame game(situation);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("move.from", "sz_hawaiian_islands");
    hand.type("move.to", "sz_wake_island");
    hand.type("move.count.fighter", "2");
    CHECK_FALSE(wxWindow::FindWindowByName("move.aboard")->IsShown());
    hand.type("move.count.carrier", "1");
    CHECK(dynamic_cast<wxSpinCtrl&>(hand.see("move.aboard")).GetValue() == 0);
    hand.type("move.aboard", "1");
    hand.click("move.book");
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    const auto command = std::get<MoveUnits>(app::aa::Session::read(*game_tables(), hand.session().last_entries(1).front().entry.command));
    CHECK(command.aboard == 1);
    CHECK(count_of(hand.session().state(), space("sz_wake_island"), Power::Usa, Unit::Fighter) == 2);
    CHECK_FALSE(wxWindow::FindWindowByName("move.aboard")->IsShown());
}
