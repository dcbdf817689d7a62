// Numbers as people mistype them: the largest that can be booked is booked, and one more is refused.

#include "model/risiko/decision.hpp"
#include "model/risiko/fits.hpp"
#include "tests/model/risiko/board.hpp"

#include <limits>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

TEST_CASE("the clock counts up to a week, and says so", "[risiko][bad_input][rule:RK-TA-2]") {
    const auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    constexpr int week = 604800; // seconds
    CHECK(board.refused(SetClock{ClockAct::Start, week}).empty());
    const auto verdict = decide(board.state, SetClock{ClockAct::Start, week + 1});
    REQUIRE(core::refused(verdict));
    CHECK(to_english(*printed_tables(), core::refusal(verdict).why).find("7 days") != std::string::npos);
}

TEST_CASE("the length of a game, its reshuffles and the armies of a colour have limits",
          "[risiko][bad_input][rule:RK-GEN-3][rule:RK-TA-1][rule:RK-AMB-9]") {
    const auto refused = [](const Options& options) {
        const auto found = unplayable(options);
        return found ? found->rule.id : std::string{};
    };
    const auto clock = [](int minutes) { return Options{.ending = EndingRule::TimeAttackClock, .minutes = minutes}; };
    CHECK(refused(clock(0)) == "RK-GEN-3");
    CHECK(refused(clock(1)).empty());
    CHECK(refused(clock(1440)).empty());
    CHECK(refused(clock(1441)) == "RK-GEN-3");
    const auto cards = [](int reshuffles) { return Options{.ending = EndingRule::TimeAttackReshuffles, .reshuffles = reshuffles}; };
    CHECK(refused(cards(-1)) == "RK-TA-1");
    CHECK(refused(cards(0)).empty());
    CHECK(refused(cards(99)).empty());
    CHECK(refused(cards(100)) == "RK-TA-1");
    const auto limit = [](int armies) { return Options{.most_armies = armies}; };
    CHECK(refused(limit(-1)) == "RK-AMB-9");
    CHECK(refused(limit(0)).empty());
    CHECK(refused(limit(9999)).empty());
    CHECK(refused(limit(10000)) == "RK-AMB-9");
}

TEST_CASE("an objective asks for what the board has", "[risiko][bad_input][rule:RK-OBJ-4]") {
    const auto& tables = *printed_tables();
    const auto possible = [&](const Objective& objective) { return !risiko::objection(tables, objective); };
    CHECK(possible({.territories = 42}));
    CHECK_FALSE(possible({.territories = 43}));
    CHECK(possible({.territories = 1, .armies_each = 9999}));
    CHECK_FALSE(possible({.territories = 1, .armies_each = 10000}));
    CHECK_FALSE(possible({.territories = 1, .armies_each = 0}));
    CHECK(possible({.of_choice = 6}));
    CHECK_FALSE(possible({.of_choice = 7}));
    CHECK(possible({.text = std::string(5000, 'x'), .territories = 1}));
    CHECK_FALSE(possible({.text = std::string(5001, 'x'), .territories = 1}));
}

TEST_CASE("books from a file that hold more cards than the deck do not fit", "[risiko][bad_input]") {
    auto state = Board::taken_over(three_colours).state;
    REQUIRE_FALSE(misfit(state));
    const int cards = printed_tables()->cards();
    for (const int more : {1, cards, std::numeric_limits<int>::max()}) {
        state.deck = more; // with those in hand too many, and in the last case beyond a number
        state.players.front().cards = cards;
        CHECK(misfit(state));
    }
}
