// Transports told apart by what they carry, through the window.

#include "app/axis_allies/map/board_page.hpp"
#include "app/cli/script_line.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/stattext.h>

#include <fstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

const ShipLoad two_infantry{{{Power::Germany, Unit::Infantry, 2}}};
const ShipLoad one_infantry{{{Power::Germany, Unit::Infantry, 1}}};
using Loads = std::vector<std::pair<ShipLoad, int>>;

SpaceId space(const std::string& id) { return *game_tables()->find(id); }

/// Two German transports in the Baltic Sea, with these loads.
Situation at_sea(Action action, const ShipLoad& first, const ShipLoad& second) {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = action;
    situation.units = {{.space = space("sz_baltic"), .power = Power::Germany, .unit = Unit::Transport, .count = 2}};
    situation.ships = {{space("sz_baltic"), Power::Germany, first}, {space("sz_baltic"), Power::Germany, second}};
    return situation;
}

Loads loads(const OpenGame& game) { return loads_in(game.hand.session().state(), space("sz_baltic"), Power::Germany); }

void on_the_way(OpenGame& game, const char* way, const char* from, const char* to) {
    game.hand.page(WXK_F5, "turn");
    game.hand.select("move.way", way);
    game.hand.type("move.from", from);
    game.hand.type("move.to", to);
}

/// What stands in a trial, up to and without this line.
struct Begun {
    BeginGame beginning;
    std::vector<Command> commands;
};
Begun begun(const std::string& trial, std::size_t lines) {
    std::ifstream in(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/trials_of_ships/" + trial + ".jsonl");
    Begun read;
    std::string line;
    for (std::size_t number = 0; number < lines && std::getline(in, line); ++number) {
        const auto command = std::get<Command>(cli::read_line<axis_allies::Game>(*game_tables(), line).wish);
        if (number == 0) {
            read.beginning = std::get<BeginGame>(command);
        } else {
            read.commands.push_back(command);
        }
    }
    REQUIRE(read.commands.size() + 1 == lines);
    return read;
}

} // namespace

TEST_CASE("the table says which transport sails", "[axis_allies][window][rule:M-112]") {
    auto situation = at_sea(Action::NonCombatMovement, two_infantry, {});
    for (const auto unit : {Unit::Transport, Unit::Battleship}) { // nobody in the way
        situation.units.push_back({.space = space("sz_united_kingdom"), .power = Power::Uk, .unit = unit, .count = 0});
    }
    OpenGame game(situation);
    on_the_way(game, "Move", "sz_baltic", "sz_united_kingdom");
    const auto given = loads(game);
    const auto full = std::ranges::find(given, two_infantry, &Loads::value_type::first) - given.begin();
    game.hand.type("move.count.transport." + std::to_string(full), "1");
    game.hand.click("move.book");
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(loads(game) == Loads{{ShipLoad{}, 1}});
}

TEST_CASE("the table says which transport takes a piece aboard", "[axis_allies][window][rule:M-112]") {
    OpenGame game(at_sea(Action::NonCombatMovement, one_infantry, {}));
    on_the_way(game, "Load a transport", "germany", "sz_baltic");
    game.hand.type("move.count.infantry", "1");
    game.hand.select("move.ship", "empty");
    game.hand.click("move.book");
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(loads(game) == Loads{{one_infantry, 2}});
}

TEST_CASE("the table says which transport sets a piece ashore", "[axis_allies][window][rule:M-112]") {
    OpenGame game(at_sea(Action::NonCombatMovement, two_infantry, one_infantry));
    on_the_way(game, "Unload a transport", "sz_baltic", "germany");
    game.hand.type("move.count.infantry", "1");
    game.hand.select("move.ship", "2 Infantry");
    game.hand.click("move.book");
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(loads_in(game.hand.session().state(), space("sz_baltic"), Power::Germany, true) == Loads{{one_infantry, 2}});
}

TEST_CASE("the sheet of a zone tells what each of its transports carries", "[axis_allies][window][board]") {
    OpenGame game(at_sea(Action::NonCombatMovement, two_infantry, one_infantry));
    game.hand.page(WXK_F2, "board.canvas");
    dynamic_cast<app::aa::BoardPage&>(game.hand.see("board")).select(space("sz_baltic"));
    const auto facts = [&] {
        auto words = dynamic_cast<wxStaticText&>(game.hand.see("board.facts")).GetLabelText();
        words.Replace("\n", " "); // as wide as its room
        return words;
    };
    CHECK(wait_until([&] { return facts().Contains("2 Infantry") && facts().Contains("1 Infantry"); }));
}

TEST_CASE("the table says which transport is sunk", "[axis_allies][window][rule:C-71]") {
    const auto trial = begun("B22b_which_transport_sinks_defender", 11); // one hit on a ship with two infantry and one with an armor
    OpenGame game(trial.beginning.situation, trial.beginning.options, trial.commands);
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.see("losses.take");
    hand.type("losses.count.uk.transport.infantry2", "1");
    hand.type("losses.count.uk.transport.armor1", "0");
    wait_until([] { return false; }, 600); // later than Return by habit would come
    hand.click("losses.take");
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(wait_until([&] { return !hand.session().state().battle || !hand.session().state().battle->owed; }));
    const auto& entry = hand.session().log().back().entry;
    INFO(entry.command);
    CHECK(entry.command.find(R"("infantry":2)") != std::string::npos);
    CHECK(entry.command.find("armor") == std::string::npos);
}

TEST_CASE("the table says how many battleships support a landing", "[axis_allies][window][rule:C-48]") {
    const auto trial = begun("C07_waive_support_shot", 5); // two landings from one zone, and one battleship
    for (const int shots : {1, 0}) {
        OpenGame game(trial.beginning.situation, trial.beginning.options, trial.commands);
        auto& hand = game.hand;
        hand.page(WXK_F6, "battle");
        hand.type("combat.support", std::to_string(shots));
        hand.click("combat.begin");
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        REQUIRE(wait_until([&] { return hand.session().state().battle.has_value(); }));
        CHECK(hand.session().state().battle->to_fire.front().column == (shots == 1 ? 4 : 1));
    }
}

namespace {

Command thrown(std::vector<int> faces) {
    core::Throw dice;
    dice.faces = std::move(faces);
    return Fire{.dice = std::move(dice)};
}

} // namespace

TEST_CASE("the table says where fighters land that have lost their carrier", "[axis_allies][window][rule:C-102]") {
    const auto zone = space("sz_united_kingdom");
    Situation situation;
    situation.power = Power::Germany;
    situation.action = Action::CombatMovement;
    situation.empty_board = true;
    situation.controllers = {{space("eire"), Power::Uk}};
    situation.units = {{.space = space("sz_spain"), .power = Power::Germany, .unit = Unit::Battleship, .count = 2},
                       {.space = zone, .power = Power::Uk, .unit = Unit::Carrier, .count = 1},
                       {.space = zone, .power = Power::Uk, .unit = Unit::Fighter, .count = 2}};
    OpenGame game(situation, {},
                  {MoveUnits{.units = {{Unit::Battleship, 2}}, .from = space("sz_spain"), .to = zone, .path = {}}, EndAction{},
                   BeginBattle{.space = zone}, thrown({1, 6}), TakeLosses{.losses = {{Power::Uk, Unit::Carrier, 1}}}, thrown({6}),
                   thrown({1, 1})});
    auto& hand = game.hand;
    const auto fighters = [&](const char* island) { return count_of(hand.session().state(), space(island), Power::Uk, Unit::Fighter); };
    hand.page(WXK_F6, "battle");
    hand.click("losses.take");
    REQUIRE(wait_until([&] { return !hand.session().state().battle; }));
    CHECK(fighters("eire") + fighters("united_kingdom") == 2);
    const auto proposed = fighters("eire") == 2 ? "eire" : "united_kingdom";
    CHECK(fighters(proposed) == 2);
    hand.in_dialog(
        "landings", [&] { hand.click("notice.act"); },
        [&] {
            hand.key(WXK_DOWN);
            hand.key(WXK_RETURN);
        });
    CHECK(wait_until([&] { return !hand.session().state().battle && fighters(proposed) < 2; }));
    CHECK(fighters("eire") + fighters("united_kingdom") == 2);
    CHECK(hand.session().log().back().entry.command.find("landings") != std::string::npos);
}
