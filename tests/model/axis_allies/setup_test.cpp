// Setting up: the printed deployment, a situation of the table's own, seats and bids.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

/// A board on which nothing has been set up.
Board fresh() {
    Board board{Power::Ussr};
    board.state = empty_state(board.state.tables);
    return board;
}

BeginGame with(Situation situation) { return {.options = {}, .players = {}, .situation = std::move(situation)}; }

std::vector<Player> seats(std::vector<std::vector<Power>> powers) {
    std::vector<Player> players;
    for (auto& each : powers) {
        players.push_back({.name = "P", .powers = std::move(each)});
    }
    return players;
}

} // namespace

TEST_CASE("the printed deployment gives each power its level and treasury", "[axis_allies][setup][rule:S-13][rule:S-19]") {
    auto board = fresh();
    board.play(BeginGame{});

    for (const auto power : all_powers) {
        const auto& facts = board.state.tables->powers[power];
        CHECK(production(board.state, power) == facts.starting_production);
        CHECK(board.state.powers[power].treasury == facts.starting_treasury);
    }
    CHECK(board.in("japan") == "japan 3 infantry, japan 1 armor, japan 1 fighter, japan 1 bomber, japan 1 aa_gun, "
                               "japan 1 industrial_complex");
    CHECK(board.state.turn == Turn{});
    CHECK_FALSE(board.state.first_turn_started);
}

TEST_CASE("a game begins once", "[axis_allies][setup][rule:S-19]") {
    auto board = fresh();
    board.play(BeginGame{});

    CHECK(board.refusal_of(BeginGame{}) == "S-19");
}

TEST_CASE("two to five people play", "[axis_allies][setup][rule:S-01]") {
    const auto board = fresh();
    using enum Power;

    CHECK(board.refusal_of(BeginGame{.options = {}, .players = seats({{Ussr, Germany, Uk, Japan, Usa}}), .situation = {}}) == "S-01");
    CHECK(board.refusal_of(BeginGame{.options = {}, .players = seats({{Ussr}, {Germany}, {Uk}, {Japan}, {Usa}, {}}), .situation = {}}) ==
          "S-01");
    for (std::size_t count = 2; count <= 5; ++count) {
        CHECK(warnings_of(board, BeginGame{.options = {}, .players = printed_players(count), .situation = {}}).empty());
    }
}

TEST_CASE("each power has exactly one player", "[axis_allies][setup][rule:S-03]") {
    const auto board = fresh();
    using enum Power;

    CHECK(board.refusal_of(BeginGame{.options = {}, .players = seats({{Ussr, Uk, Usa, Germany}, {Germany, Japan}}), .situation = {}}) ==
          "S-03");
    CHECK(board.refusal_of(BeginGame{.options = {}, .players = seats({{Ussr, Uk}, {Germany, Japan}}), .situation = {}}) == "S-03");
}

TEST_CASE("seats that the book deals out otherwise are warned of", "[axis_allies][setup][rule:S-03]") {
    const auto board = fresh();
    using enum Power;

    CHECK(warnings_of(board, BeginGame{.options = {}, .players = seats({{Ussr, Germany}, {Uk, Japan, Usa}}), .situation = {}}) ==
          Clauses{"S-03"});
}

TEST_CASE("a situation names a round of play", "[axis_allies][setup][rule:T-05]") {
    const auto board = fresh();

    CHECK(board.refusal_of(with({.round = 0})) == "T-05");
    CHECK(board.refusal_of(with({.round = -3})) == "T-05");
    CHECK(board.refusal_of(with({.round = 100000})) == "T-05");
    CHECK(board.refusal_of(with({.round = 999})).empty());
    CHECK(board.refusal_of(with({.round = 1000})) == "T-05");
}

TEST_CASE("nobody controls a sea zone in a situation", "[axis_allies][setup][rule:T-07]") {
    const auto board = fresh();

    CHECK(board.refusal_of(with({.controllers = {{board.at("sz_baltic"), Power::Germany}}})) == "T-07");
}

TEST_CASE("a situation takes only numbers of pieces that a table can have", "[axis_allies][setup][rule:B-06]") {
    const auto board = fresh();
    const auto libya = board.at("libya");

    CHECK(board.refusal_of(with({.units = {{libya, Power::Germany, Unit::Infantry, -1}}})) == "B-06");
    CHECK(board.refusal_of(with({.units = {{libya, Power::Germany, Unit::Infantry, 1000}}})) == "B-06");
}

TEST_CASE("ships stand at sea and armor on land in a situation", "[axis_allies][setup][rule:M-82]") {
    const auto board = fresh();

    CHECK(board.refusal_of(with({.units = {{board.at("libya"), Power::Germany, Unit::Battleship, 1}}})) == "M-82");
    CHECK(board.refusal_of(with({.units = {{board.at("sz_baltic"), Power::Germany, Unit::Armor, 1}}})) == "M-82");
}

TEST_CASE("a situation takes only treasuries that the bank can pay out", "[axis_allies][setup][rule:S-13]") {
    const auto board = fresh();

    CHECK(board.refusal_of(with({.treasuries = {{Power::Germany, Money{-1}}}})) == "S-13");
    CHECK(board.refusal_of(with({.treasuries = {{Power::Germany, Money{10000}}}})) == "S-13");
}

TEST_CASE("a game may begin in a later round with other owners, pieces, money and weapons", "[axis_allies][setup][rule:S-19]") {
    auto board = fresh();
    board.play(with({.round = 3,
                     .power = Power::Uk,
                     .action = Action::Combat,
                     .controllers = {{board.at("libya"), Power::Uk}, {board.at("turkey"), Power::Germany}},
                     .units = {{board.at("libya"), Power::Germany, Unit::Infantry, 0},
                               {board.at("libya"), Power::Germany, Unit::Armor, 0},
                               {board.at("libya"), Power::Uk, Unit::Infantry, 2}},
                     .treasuries = {{Power::Uk, Money{7}}},
                     .weapons = {{Power::Germany, Weapon::Rockets}}}));

    CHECK(board.state.turn.round == 3);
    CHECK(board.state.turn.power == Power::Uk);
    CHECK(board.state.turn.action == Action::Combat);
    CHECK(controller(board.state, board.at("libya")) == Power::Uk);
    CHECK(controller(board.state, board.at("turkey")) == Power::Germany);
    CHECK(board.in("libya") == "uk 2 infantry");
    CHECK(production(board.state, Power::Uk) == Money{31});
    CHECK(board.state.powers[Power::Uk].treasury == Money{7});
    CHECK(has_weapon(board.state, Power::Germany, Weapon::Rockets));
}

TEST_CASE("an empty board begins without pieces and without money", "[axis_allies][setup][rule:S-19]") {
    auto board = fresh();
    board.play(with({.empty_board = true}));

    CHECK(board.state.stacks.empty());
    for (const auto power : all_powers) {
        CHECK(board.state.powers[power].treasury == Money{});
    }
}

TEST_CASE("the head start gives Germany jets and Japan super submarines", "[axis_allies][setup][rule:O-03]") {
    auto board = fresh();
    BeginGame begin;
    begin.options.weapons_head_start = true;
    board.play(begin);

    CHECK(has_weapon(board.state, Power::Germany, Weapon::JetPower));
    CHECK(has_weapon(board.state, Power::Japan, Weapon::SuperSubmarines));
    CHECK_FALSE(has_weapon(board.state, Power::Germany, Weapon::SuperSubmarines));
}

TEST_CASE("a bid brings IPC and pieces before the first turn", "[axis_allies][setup][rule:S-26]") {
    auto board = fresh();
    board.play(BeginGame{});
    const auto infantry = count_of(board.state, board.at("libya"), Power::Germany, Unit::Infantry);
    const auto events =
        board.play(Bid{.power = Power::Germany, .amount = Money{5}, .units = {{board.at("libya"), Power::Germany, Unit::Infantry, 2}}});

    REQUIRE(events.size() == 1);
    CHECK(board.state.powers[Power::Germany].treasury == Money{37});
    CHECK(count_of(board.state, board.at("libya"), Power::Germany, Unit::Infantry) == infantry + 2);
}

TEST_CASE("a bid must be one that can be booked", "[axis_allies][setup][rule:S-26][rule:S-13][rule:B-06][rule:M-82]") {
    auto board = fresh();
    board.play(BeginGame{});
    const auto libya = board.at("libya");

    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = Money{-5}, .units = {}}) == "S-26");
    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = Money{1'000'000}, .units = {}}) == "S-26");
    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = {}, .units = {}}) == "S-26");
    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = {}, .units = {{libya, Power::Japan, Unit::Infantry, 1}}}) == "S-26");
    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = {}, .units = {{libya, Power::Germany, Unit::Infantry, -1}}}) == "B-06");
    CHECK(board.refusal_of(Bid{.power = Power::Germany, .amount = {}, .units = {{libya, Power::Germany, Unit::Submarine, 1}}}) == "M-82");
}

TEST_CASE("a bid after the first turn has begun is warned of", "[axis_allies][setup][rule:S-26]") {
    auto board = fresh();
    board.play(BeginGame{});
    board.play(EndAction{});

    CHECK(warnings_of(board, Bid{.power = Power::Germany, .amount = Money{5}, .units = {}}) == Clauses{"S-26"});
}

TEST_CASE("a situation says who owes for bombs and what waits for its placement", "[axis_allies][setup][rule:C-145][rule:P-03]") {
    auto board = fresh();
    const auto begun = board.play(
        with({.debts = {{Power::Germany, Money{7}}},
              .waiting = {{Power::Japan, Unit::Infantry, 3}, {Power::Japan, Unit::Fighter, 2}, {Power::Japan, Unit::Fighter, 1}}}));
    CHECK(board.state.powers[Power::Germany].debt == Money{7});
    CHECK(board.state.powers[Power::Japan].debt == Money{});
    CHECK(board.state.powers[Power::Japan].waiting[Unit::Infantry] == 3);
    CHECK(board.state.powers[Power::Japan].waiting[Unit::Fighter] == 1); // the last word on a kind counts
    CHECK(find<GameBegun>(begun)->waiting.size() == 2);

    CHECK(fresh().refusal_of(with({.debts = {{Power::Germany, Money{-1}}}})) == "C-145");
    CHECK(fresh().refusal_of(with({.waiting = {{Power::Japan, Unit::Infantry, -1}}})) == "P-03");
}

TEST_CASE("a gun goes with a territory that an ally holds, unless the situation says whose it is",
          "[axis_allies][setup][rule:M-35][rule:S-12]") {
    const auto gun = [](std::vector<std::pair<Power, Unit>> stated) {
        auto board = fresh();
        Situation situation{.controllers = {{board.at("karelia_ssr"), Power::Uk}}};
        for (const auto& [power, unit] : stated) {
            situation.units.push_back({board.at("karelia_ssr"), power, unit, 1});
        }
        board.play(with(situation));
        const auto here = stacks_in(board.state, board.at("karelia_ssr"));
        return std::ranges::find(here, Unit::AaGun, &Stack::unit)->owner;
    };
    CHECK(gun({}) == Power::Uk);
    CHECK(gun({{Power::Ussr, Unit::Armor}}) == Power::Uk);
    CHECK(gun({{Power::Ussr, Unit::AaGun}}) == Power::Ussr);
}

TEST_CASE("what a situation loads are the transports, and no other ships beside them", "[axis_allies][setup][rule:M-100][rule:S-19]") {
    auto board = fresh();
    const auto zone = board.at("sz_baltic");
    board.play(with({.units = {{zone, Power::Germany, Unit::Battleship, 1}},
                     .ships = {{zone, Power::Germany, ShipLoad{{{Power::Germany, Unit::Infantry, 2}}}}}}));
    CHECK(board.in("sz_baltic") == "germany 1 battleship, germany 1 transport, germany 1 submarine");
    const auto here = stacks_in(board.state, zone);
    CHECK(std::ranges::find(here, Unit::Transport, &Stack::unit)->cargo.size() == 1);
}
