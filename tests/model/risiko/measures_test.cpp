// The figures of the game by colour.

#include "model/risiko/measures.hpp"
#include "tests/model/risiko/board.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

double value(const std::vector<core::Figure>& figures, const std::string& measure, const std::string& side) {
    double sum = 0;
    for (const auto& each : figures) {
        sum += each.measure == measure && each.side == side ? each.value : 0;
    }
    return sum;
}

} // namespace

TEST_CASE("territories, armies, points and cards stand; reinforcements, losses and luck add up", "[risiko][measures]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 2}});
    const auto levels = risiko::levels(board.state);
    CHECK(value(levels, "territories", "red") == 39);
    CHECK(value(levels, "territories", "blue") == 2);
    CHECK(value(levels, "armies", "blue") == 3);
    CHECK(value(levels, "points", "green") == 3);
    CHECK(value(levels, "cards", "red") == 2);
    CHECK(balance(board.state) == 39 - 3);
    CHECK_FALSE(battle_now(board.state));
    CHECK_FALSE(result(board.state));

    const int due = board.state.turn.to_place();
    auto before = board.state;
    board.place_all("cina");
    CHECK(value(flows(before, board.events.front()), "reinforcements", "red") == due);
    board.play(Announce{at("cina"), at("india"), 1, 1});
    CHECK(battle_now(board.state));
    before = board.state;
    board.play(ThrowDice{dice({6}), dice({1})});
    const auto thrown = flows(before, Event{*board.last<DiceThrown>()});
    CHECK(value(thrown, "losses", "blue") == 1);
    CHECK(value(thrown, "losses", "red") == 0);
    CHECK(value(thrown, "luck", "red") == Approx(21.0 / 36)); // one against one: the attacker loses 21 throws of 36
    CHECK(value(thrown, "luck", "blue") == Approx(-21.0 / 36));
    board.play(LeaveUnfinished{});
    CHECK(result(board.state));
}
