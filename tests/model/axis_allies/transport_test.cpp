// Loading and landing.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

Board at_sea(Action action) {
    auto board = playing(Power::Germany, action, 10);
    board.put("sz_central_mediterranean", Power::Germany, Unit::Transport, 1)
        .put("southern_europe", Power::Germany, Unit::Infantry, 3)
        .put("southern_europe", Power::Germany, Unit::Armor, 1);
    return board;
}

LoadTransport load(const Board& board, std::vector<UnitCount> units, std::string_view from = "southern_europe",
                   std::string_view zone = "sz_central_mediterranean") {
    return {.units = std::move(units), .from = board.at(from), .zone = board.at(zone)};
}

UnloadTransport unload(const Board& board, std::vector<UnitCount> units, std::string_view to = "libya",
                       std::string_view zone = "sz_central_mediterranean") {
    return {.units = std::move(units), .zone = board.at(zone), .to = board.at(to)};
}

} // namespace

TEST_CASE("a transport carries two infantry to a friendly coast (AAV-003)", "[axis_allies][transport][rule:M-100][rule:M-101][rule:N-10]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.play(load(board, {{Unit::Infantry, 2}}));
    CHECK(board.in("southern_europe") == "germany 1 infantry, germany 1 armor");
    board.play(unload(board, {{Unit::Infantry, 2}}));

    CHECK(board.in("libya") == "germany 2 infantry");
    CHECK(board.in("sz_central_mediterranean") == "germany 1 transport");
}

TEST_CASE("a transport carries land units only, and some of them", "[axis_allies][transport][rule:M-100]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.put("southern_europe", Power::Germany, Unit::Fighter, 1);

    CHECK(board.refusal_of(load(board, {})) == "M-100");
    CHECK(board.refusal_of(load(board, {{Unit::Fighter, 1}})) == "M-100");
    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 0}})) == "M-100");
    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 4}})) == "M-100"); // three are there
    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 3}})) == "M-100"); // two find room
    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 1}, {Unit::Armor, 1}})) == "M-100");
    CHECK(board.refusal_of(unload(board, {})) == "M-100");
    CHECK(board.refusal_of(unload(board, {{Unit::Fighter, 1}})) == "M-100");
}

TEST_CASE("the same units do not board twice", "[axis_allies][transport][rule:M-100]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.put("sz_central_mediterranean", Power::Germany, Unit::Transport, 3);

    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 3}, {Unit::Infantry, 1}})) == "M-100");
}

TEST_CASE("units board and land where coast and zone touch", "[axis_allies][transport][rule:M-101]") {
    auto board = at_sea(Action::NonCombatMovement);

    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 1}}, "southern_europe", "sz_baltic")) == "M-101");
    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 1}}, "southern_europe", "germany")) == "M-101");
    CHECK(board.refusal_of(unload(board, {{Unit::Infantry, 1}}, "algeria")) == "M-101");
}

TEST_CASE("nothing boards or lands while a battle is fought", "[axis_allies][transport][rule:T-04]") {
    auto board = at_sea(Action::Combat);
    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);
    board.begin("anglo_egypt_sudan");

    CHECK(board.refusal_of(load(board, {{Unit::Infantry, 1}})) == "T-04");
    CHECK(board.refusal_of(unload(board, {{Unit::Infantry, 1}})) == "T-04");
}

TEST_CASE("boarding belongs to the movement actions", "[axis_allies][transport][rule:T-01]") {
    const auto board = at_sea(Action::Placement);

    CHECK(warnings_of(board, load(board, {{Unit::Infantry, 1}})) == Clauses{"T-01"});
}

TEST_CASE("a transport that has unloaded takes nothing aboard", "[axis_allies][transport][rule:M-103][rule:M-105]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.play(load(board, {{Unit::Infantry, 2}}));
    board.play(unload(board, {{Unit::Infantry, 2}}));

    CHECK(warnings_of(board, load(board, {{Unit::Infantry, 1}})) == Clauses{"M-105"});
}

TEST_CASE("units that have moved do not board", "[axis_allies][transport][rule:M-12]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.put("germany", Power::Germany, Unit::AaGun, 1);
    board.play(move(board, "germany", "southern_europe", {{Unit::AaGun, 1}}));

    CHECK(warnings_of(board, load(board, {{Unit::AaGun, 1}})) == Clauses{"M-34"});
}

TEST_CASE("only what is aboard lands", "[axis_allies][transport][rule:M-102]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.play(load(board, {{Unit::Infantry, 1}}));

    CHECK(board.refusal_of(unload(board, {{Unit::Infantry, 2}})) == "M-102");
    const auto why = to_english(*board.state.tables, core::refusal(decide(board.state, unload(board, {{Unit::Infantry, 2}}))).why);
    CHECK_THAT(why, Catch::Matchers::Contains("has no more than 1 Infantry aboard")); // no transport was named
    CHECK(board.refusal_of(unload(board, {{Unit::Armor, 1}})) == "M-102");
}

TEST_CASE("a hostile coast is taken in combat movement", "[axis_allies][transport][rule:M-111]") {
    auto board = at_sea(Action::NonCombatMovement);
    board.control("libya", Power::Uk);
    board.play(load(board, {{Unit::Infantry, 1}}));

    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 1}})) == Clauses{"M-111"});
}

TEST_CASE("an empty hostile coast is taken at once in combat movement", "[axis_allies][transport][rule:M-06][rule:C-57]") {
    auto board = at_sea(Action::CombatMovement);
    board.control("libya", Power::Uk);
    board.play(load(board, {{Unit::Infantry, 1}}));
    board.play(unload(board, {{Unit::Infantry, 1}}));

    CHECK(controller(board.state, board.at("libya")) == Power::Germany);
    CHECK(board.in("libya") == "germany 1 infantry");
}

TEST_CASE("landing on a friendly coast in combat movement is doubted", "[axis_allies][transport][rule:T-10]") {
    auto board = at_sea(Action::CombatMovement);
    board.play(load(board, {{Unit::Infantry, 1}}));

    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 1}})) == Clauses{"T-10"});
}

TEST_CASE("landing in a neutral costs the fine, or cannot be paid", "[axis_allies][transport][rule:M-132]") {
    auto board = at_sea(Action::CombatMovement);
    board.put("sz_black_sea", Power::Germany, Unit::Transport, 1).put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);
    board.play(load(board, {{Unit::Infantry, 1}}, "ukraine_ssr", "sz_black_sea"));
    const auto landing = unload(board, {{Unit::Infantry, 1}}, "turkey", "sz_black_sea");

    auto poor = board;
    poor.state.powers[Power::Germany].treasury = Money{2};
    CHECK(poor.refusal_of(landing) == "M-132");
    board.play(landing);
    CHECK(board.state.powers[Power::Germany].treasury == Money{7});
    CHECK(controller(board.state, board.at("turkey")) == Power::Germany);
}

TEST_CASE("a gun lands only on a friendly coast", "[axis_allies][transport][rule:M-33]") {
    auto board = at_sea(Action::CombatMovement);
    board.control("libya", Power::Uk).put("southern_europe", Power::Germany, Unit::AaGun, 1);
    board.play(load(board, {{Unit::AaGun, 1}}));

    CHECK(warnings_of(board, unload(board, {{Unit::AaGun, 1}})) == Clauses{"M-33"});
}

TEST_CASE("nobody boards an allied transport and lands from it in the same turn", "[axis_allies][transport][rule:M-107]") {
    auto board = playing(Power::Uk, Action::NonCombatMovement);
    board.put("sz_united_kingdom", Power::Usa, Unit::Transport, 1)
        .put("united_kingdom", Power::Uk, Unit::Infantry, 1)
        .control("finland_norway", Power::Uk);
    board.play(load(board, {{Unit::Infantry, 1}}, "united_kingdom", "sz_united_kingdom"));

    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 1}}, "finland_norway", "sz_united_kingdom")) == Clauses{"M-107"});
}

TEST_CASE("who boarded an ally this turn is found among those that may land", "[axis_allies][transport][rule:M-107]") {
    auto board = playing(Power::Uk, Action::NonCombatMovement);
    board.put("sz_united_kingdom", Power::Uk, Unit::Transport, 1)
        .put("sz_united_kingdom", Power::Usa, Unit::Transport, 1)
        .put("united_kingdom", Power::Uk, Unit::Infantry, 3)
        .control("finland_norway", Power::Uk);
    board.play(load(board, {{Unit::Infantry, 2}}, "united_kingdom", "sz_united_kingdom"));
    board.play(load(board, {{Unit::Infantry, 1}}, "united_kingdom", "sz_united_kingdom"));

    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 2}}, "finland_norway", "sz_united_kingdom")).empty());
    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 3}}, "finland_norway", "sz_united_kingdom")) == Clauses{"M-107"});
}

TEST_CASE("a table may hold a transport to one hostile coast", "[axis_allies][transport][rule:Q-45]") {
    auto board = playing(Power::Uk, Action::CombatMovement);
    board.put("sz_united_kingdom", Power::Uk, Unit::Transport, 1).put("united_kingdom", Power::Uk, Unit::Infantry, 2);
    board.put("finland_norway", Power::Germany, Unit::Infantry, 1).put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.play(load(board, {{Unit::Infantry, 2}}, "united_kingdom", "sz_united_kingdom"));
    board.play(unload(board, {{Unit::Infantry, 1}}, "finland_norway", "sz_united_kingdom"));
    const auto second = unload(board, {{Unit::Infantry, 1}}, "western_europe", "sz_united_kingdom");

    CHECK(warnings_of(board, second).empty());
    board.state.options.one_transport_one_coast = true;
    CHECK(warnings_of(board, second) == Clauses{"Q-45"});
    CHECK(warnings_of(board, unload(board, {{Unit::Infantry, 1}}, "united_kingdom", "sz_united_kingdom")) ==
          Clauses{"T-10"}); // no hostile coast
}

TEST_CASE("what concerns hostile coasts is told of them, and in combat movement", "[axis_allies][transport][rule:M-33][rule:Q-45]") {
    auto board = playing(Power::Uk, Action::CombatMovement);
    board.state.options.one_transport_one_coast = true;
    board.put("sz_united_kingdom", Power::Uk, Unit::Transport, 1).put("united_kingdom", Power::Uk, Unit::Infantry, 2);
    board.put("finland_norway", Power::Germany, Unit::Infantry, 1).put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.play(load(board, {{Unit::Infantry, 2}}, "united_kingdom", "sz_united_kingdom"));
    board.play(unload(board, {{Unit::Infantry, 1}}, "finland_norway", "sz_united_kingdom"));
    board.state.turn.action = Action::NonCombatMovement; // a landing there is no landing of this Action
    const auto told = warnings_of(board, unload(board, {{Unit::Infantry, 1}}, "western_europe", "sz_united_kingdom"));
    CHECK(std::ranges::count(told, "M-111") == 1);
    CHECK(std::ranges::count(told, "Q-45") == 0);

    auto with_gun = playing(Power::Uk, Action::CombatMovement);
    with_gun.put(Stack{.space = with_gun.at("sz_united_kingdom"),
                       .owner = Power::Uk,
                       .unit = Unit::Transport,
                       .count = 1,
                       .cargo = {{Power::Uk, Unit::AaGun, 1, false, {}}}});
    CHECK(warnings_of(with_gun, unload(with_gun, {{Unit::AaGun, 1}}, "united_kingdom", "sz_united_kingdom")) == Clauses{"T-10"});
    const auto hostile = warnings_of(with_gun, unload(with_gun, {{Unit::AaGun, 1}}, "western_europe", "sz_united_kingdom"));
    CHECK(std::ranges::count(hostile, "M-33") == 1);
}
