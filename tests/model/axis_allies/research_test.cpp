// Weapons development.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

Board researching(int treasury) { return playing(Power::Japan, Action::ResearchAndPurchase, treasury); }

} // namespace

TEST_CASE("each research die costs 5 IPC and each six is a breakthrough", "[axis_allies][research][rule:R-02][rule:R-04]") {
    auto board = researching(25);
    board.play(Research{faces({6, 3, 6})});

    CHECK(board.state.powers[Power::Japan].treasury == Money{10});
    CHECK(board.state.turn.breakthroughs == 2);
}

TEST_CASE("research dice are typed as faces from 1 to 6", "[axis_allies][research][rule:R-04]") {
    const auto board = researching(25);

    CHECK(board.refusal_of(Research{faces({7})}) == "R-04");
    CHECK(board.refusal_of(Research{faces({0})}) == "R-04");
    CHECK(board.refusal_of(Research{faces({})}) == "R-04");
    CHECK(board.refusal_of(Research{hits(1)}) == "R-04");
}

TEST_CASE("a power cannot buy more research dice than it can pay", "[axis_allies][research][rule:R-02]") {
    CHECK(researching(9).refusal_of(Research{faces({1, 2})}) == "R-02");
}

TEST_CASE("a power with all six developments throws for none", "[axis_allies][research][rule:R-06]") {
    auto board = researching(25);
    for (const auto weapon : all_weapons) {
        board.research(Power::Japan, weapon);
    }

    CHECK(board.refusal_of(Research{faces({6})}) == "R-06");
}

TEST_CASE("no more breakthroughs are won than developments are lacking", "[axis_allies][research][rule:R-06]") {
    auto board = researching(25);
    for (const auto weapon : all_weapons) {
        if (weapon != Weapon::Rockets) {
            board.research(Power::Japan, weapon);
        }
    }
    board.play(Research{faces({6, 6})});

    CHECK(board.state.turn.breakthroughs == 1);
}

TEST_CASE("research belongs to the first action", "[axis_allies][research][rule:T-01]") {
    CHECK(warnings_of(playing(Power::Japan, Action::Placement, 25), Research{faces({1})}) == Clauses{"T-01"});
}

TEST_CASE("research after a purchase is warned of", "[axis_allies][research][rule:R-01]") {
    auto board = researching(25);
    board.state.turn.bought = true;

    CHECK(warnings_of(board, Research{faces({1})}) == Clauses{"R-01"});
}

TEST_CASE("a second throw of research dice is warned of", "[axis_allies][research][rule:R-03]") {
    auto board = researching(25);
    board.play(Research{faces({1})});

    CHECK(warnings_of(board, Research{faces({1})}) == Clauses{"R-03"});
}

TEST_CASE("a power without its capital does not research", "[axis_allies][research][rule:C-133]") {
    auto board = researching(25);
    board.control("japan", Power::Usa);

    CHECK(warnings_of(board, Research{faces({1})}) == Clauses{"C-133"});
}

TEST_CASE("the die of a breakthrough names the development", "[axis_allies][research][rule:R-05][rule:R-15]") {
    auto board = researching(25);
    board.play(Research{faces({6})});
    board.play(Develop{faces({3})});

    CHECK(has_weapon(board.state, Power::Japan, Weapon::SuperSubmarines));
    CHECK(board.state.turn.breakthroughs == 0);
}

TEST_CASE("without a breakthrough no development is thrown for", "[axis_allies][research][rule:R-05]") {
    CHECK(researching(25).refusal_of(Develop{faces({3})}) == "R-05");
}

TEST_CASE("the die of a breakthrough shows 1 to 6", "[axis_allies][research][rule:R-04]") {
    auto board = researching(25);
    board.play(Research{faces({6})});

    CHECK(board.refusal_of(Develop{faces({7})}) == "R-04");
    CHECK(board.refusal_of(Develop{faces({})}) == "R-04");
    CHECK(board.refusal_of(Develop{hits(1)}) == "R-04");
}

TEST_CASE("a development that is owned already is thrown again", "[axis_allies][research][rule:R-06]") {
    auto board = researching(25);
    board.research(Power::Japan, Weapon::SuperSubmarines);
    board.play(Research{faces({6})});

    CHECK(board.refusal_of(Develop{faces({3})}) == "R-06");
    CHECK(board.refusal_of(Develop{faces({4, 1})}) == "R-06");
    board.play(Develop{faces({3, 1})});
    CHECK(has_weapon(board.state, Power::Japan, Weapon::JetPower));
}

TEST_CASE("a development thrown for in another action is warned of", "[axis_allies][research][rule:T-01]") {
    auto board = playing(Power::Japan, Action::Combat, 25);
    board.state.turn.breakthroughs = 1;

    CHECK(warnings_of(board, Develop{faces({3})}) == Clauses{"T-01"});
}
