// What a list of games says of a game of RisiKo!.

#include "model/risiko/card.hpp"
#include "tests/model/risiko/board.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

TEST_CASE("the card of a game tells how it is to end, who plays what and who won", "[risiko][card]") {
    auto board = Board::taken_over(three_colours);
    const auto running = risiko::card(board.state);
    CHECK(running.edition.id == "Traditional");
    CHECK(running.result.id.empty());
    CHECK(running.winners.empty());
    REQUIRE(running.seats.size() == 3);
    CHECK(running.seats[0].player == "player 1");
    CHECK(running.seats[0].side == id_of(all_colours[0]));
    REQUIRE(running.holders.size() == board.state.holdings.size());
    for (std::size_t i = 0; i < running.holders.size(); ++i) {
        CHECK(running.holders[i] == (board.state.holdings[i].owner ? id_of(*board.state.holdings[i].owner) : ""));
    }
    CHECK(running.standing.id.find("lead") != std::string::npos);
    for (auto& holding : board.state.holdings) {
        holding.owner = Colour::Blue;
    }
    CHECK(to_english(*printed_tables(), risiko::card(board.state).standing) == "Blue leads with 42 territories");

    board.state.options.ending = EndingRule::TimeAttackClock;
    board.state.outcome = Outcome{.ending = Ending::Points, .winners = {Colour::Blue, Colour::Green}, .table = {}};
    const auto over = risiko::card(board.state);
    CHECK(over.edition.id == "TIME ATTACK by the clock");
    CHECK(over.winners == std::vector<std::string>{"blue", "green"});
    CHECK(to_english(*printed_tables(), over.result) == "Blue, Green, by points");
    board.state.outcome = Outcome{};
    board.state.outcome->ending = Ending::Unfinished;
    CHECK(risiko::card(board.state).result.id == "Left unfinished");
}
