// The six actions, the end of a turn, and income.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

Board fighting() {
    auto board = playing(Power::Germany, Action::Combat, 2);
    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);
    return board;
}

} // namespace

TEST_CASE("the six actions follow each other", "[axis_allies][turn][rule:T-01]") {
    auto board = playing(Power::Germany, Action::ResearchAndPurchase);
    for (const auto action : {Action::CombatMovement, Action::Combat, Action::NonCombatMovement, Action::Placement, Action::Income}) {
        board.play(EndAction{});
        CHECK(board.state.turn.action == action);
    }
}

TEST_CASE("the powers play in the printed order and the round ends after the last", "[axis_allies][turn][rule:S-08][rule:T-05]") {
    auto board = playing(Power::Ussr, Action::Income);
    for (const auto next : {Power::Germany, Power::Uk, Power::Japan, Power::Usa, Power::Ussr}) {
        CHECK(board.state.turn.round == 1);
        board.state.turn.action = Action::Income;
        board.play(CollectIncome{});
        CHECK(board.state.turn.power == next);
    }
    CHECK(board.state.turn.round == 2);
}

TEST_CASE("an action does not end in the middle of a battle", "[axis_allies][turn][rule:T-03]") {
    auto board = fighting();
    board.begin("anglo_egypt_sudan");

    CHECK(board.refusal_of(EndAction{}) == "T-03");
    CHECK(board.refusal_of(CollectIncome{}) == "T-03");
}

TEST_CASE("a battle left out is warned of", "[axis_allies][turn][rule:T-03]") {
    CHECK(warnings_of(fighting(), EndAction{}) == Clauses{"T-03"});
}

TEST_CASE("a breakthrough left out is warned of", "[axis_allies][turn][rule:R-05]") {
    auto board = playing(Power::Germany, Action::ResearchAndPurchase, 5);
    board.play(Research{faces({6})});

    CHECK(warnings_of(board, EndAction{}) == Clauses{"R-05"});
}

TEST_CASE("aircraft that could still land are warned of before they are lost", "[axis_allies][turn][rule:N-05]") {
    auto board = playing(Power::Germany, Action::NonCombatMovement);
    board.put({.space = board.at("sz_baltic"), .owner = Power::Germany, .unit = Unit::Fighter, .count = 1, .moved = 1});

    board.overrule(EndAction{}, "N-05");
    CHECK(board.in("sz_baltic").empty());
}

TEST_CASE("an aircraft is told to land where it took off, or where its own power rules", "[axis_allies][turn][rule:N-05]") {
    auto board = playing(Power::Uk, Action::NonCombatMovement);
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1).put("united_kingdom", Power::Uk, Unit::Infantry, 1);
    board.control("ukraine_ssr", Power::Ussr).control("persia", Power::Germany);
    Stack bomber{.space = board.at("eastern_europe"), .owner = Power::Uk, .unit = Unit::Bomber, .count = 1, .moved = 3};
    const auto landing = [&](std::optional<SpaceId> started_at) {
        auto flown = board;
        bomber.started_at = started_at;
        flown.put(bomber);
        const auto verdict = decide(flown.state, EndAction{});
        REQUIRE_FALSE(core::refused(verdict));
        const auto& warnings = core::acceptance(verdict).warnings;
        REQUIRE(warnings.size() == 1);
        for (const auto& [key, value] : warnings.front().why.parameters) {
            if (key == "landing") {
                return value;
            }
        }
        return std::string{};
    };
    CHECK(landing({}) == "@space:united_kingdom"); // farther than Ukraine, but its own
    CHECK(landing(board.at("ukraine_ssr")) == "@space:ukraine_ssr");
}

TEST_CASE("aircraft without a landing place are lost", "[axis_allies][turn][rule:N-12]") {
    auto board = playing(Power::Germany, Action::NonCombatMovement);
    board.put({.space = board.at("sz_north_atlantic"), .owner = Power::Germany, .unit = Unit::Fighter, .count = 1, .moved = 4});
    const auto events = board.play(EndAction{});

    REQUIRE(find<UnitsLost>(events));
    CHECK(board.in("sz_north_atlantic").empty());
}

TEST_CASE("units that could be placed are warned of before they are lost", "[axis_allies][turn][rule:L-01]") {
    auto board = playing(Power::Germany, Action::Placement);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 2;

    board.overrule(EndAction{}, "L-01");
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Infantry] == 0);
}

TEST_CASE("units without a place are lost without refund", "[axis_allies][turn][rule:L-14]") {
    auto board = playing(Power::Germany, Action::Placement, 4);
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 2;
    const auto events = board.overrule(EndAction{}, "L-14");

    REQUIRE(find<UnitsForfeited>(events));
    CHECK(board.state.powers[Power::Germany].waiting == PerUnit<int>{});
    CHECK(board.state.powers[Power::Germany].treasury == Money{4});
}

TEST_CASE("income is compulsory", "[axis_allies][turn][rule:I-03]") {
    auto board = playing(Power::Germany, Action::Income);
    board.overrule(EndAction{}, "I-03");

    CHECK(board.state.turn.power == Power::Uk);
    CHECK(board.state.powers[Power::Germany].treasury == Money{});
}

TEST_CASE("a power collects its production level (AAV-005)", "[axis_allies][income][rule:I-01][rule:I-02]") {
    auto board = playing(Power::Germany, Action::Income, 2);
    board.control("ukraine_ssr", Power::Ussr).control("algeria", Power::Usa).control("anglo_egypt_sudan", Power::Germany);
    board.play(CollectIncome{});

    CHECK(board.state.powers[Power::Germany].treasury == Money{32});
    CHECK(board.state.turn.power == Power::Uk);
}

TEST_CASE("income in another action is warned of", "[axis_allies][income][rule:T-01]") {
    CHECK(warnings_of(playing(Power::Germany, Action::Placement), CollectIncome{}) == Clauses{"T-01"});
}

TEST_CASE("a power without its capital collects nothing", "[axis_allies][income][rule:I-05]") {
    auto board = playing(Power::Germany, Action::Income, 2);
    board.control("germany", Power::Ussr);
    board.play(CollectIncome{});

    CHECK(board.state.powers[Power::Germany].treasury == Money{2});
}

TEST_CASE("a debt from bombing is paid out of the income", "[axis_allies][income][rule:I-06]") {
    auto board = playing(Power::Germany, Action::Income, 2);
    board.state.powers[Power::Germany].debt = Money{5};
    board.play(CollectIncome{});

    CHECK(board.state.powers[Power::Germany].treasury == Money{2 + 32 - 5});
    CHECK(board.state.powers[Power::Germany].debt == Money{});
}

TEST_CASE("the next turn begins without marks of the one before", "[axis_allies][turn][rule:T-05]") {
    auto board = playing(Power::Germany, Action::Income);
    board.attack("libya", Unit::Armor, 1, "anglo_egypt_sudan");
    board.state.turn.taken.push_back({board.at("libya"), Power::Uk});
    board.play(CollectIncome{});

    CHECK(board.state.turn.taken.empty());
    CHECK_FALSE(board.state.stacks.front().attacking);
    CHECK(board.state.stacks.front().moved == 0);
}
