// Territories that are freed or taken again, and capitals that fall.

#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/territory.hpp"

#include "tests/model/axis_allies/fine_print.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

/// `by` takes the territory on the board.
void take(Board& board, const char* space, Power by) {
    Decision decision(board.state);
    take_territory(decision, board.at(space), by);
    board.state = decision.now();
}

} // namespace

TEST_CASE("a liberated territory and its complex go back to their owner, unless its capital is lost",
          "[axis_allies][territory][rule:M-43][rule:M-44][rule:C-115][rule:C-116][rule:C-117][rule:C-134][rule:Q-40][rule:D-38]") {
    Board board{Power::Uk};
    board.control("karelia_ssr", Power::Germany)
        .put("karelia_ssr", Power::Germany, Unit::IndustrialComplex, 1)
        .put("karelia_ssr", Power::Germany, Unit::AaGun, 1);
    auto freed = board;
    take(freed, "karelia_ssr", Power::Uk);
    CHECK(controller(freed.state, freed.at("karelia_ssr")) == Power::Ussr);
    CHECK(freed.in("karelia_ssr") == "ussr 1 aa_gun, ussr 1 industrial_complex");
    CHECK(production(freed.state, Power::Uk) == Money{30});

    board.control("russia", Power::Germany);
    take(board, "karelia_ssr", Power::Uk);
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Uk);
    CHECK(production(board.state, Power::Uk) == Money{33});
    board.state.turn.taken.clear();
    for (auto& stack : board.state.stacks) {
        stack.fresh = false;
    }
    CHECK(has_usable_complex(board.state, board.at("karelia_ssr"), Power::Uk));
    CHECK_FALSE(has_usable_complex(board.state, board.at("karelia_ssr"), Power::Ussr));
    take(board, "russia", Power::Uk); // an ally frees the capital: all goes back
    CHECK(controller(board.state, board.at("russia")) == Power::Ussr);
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Ussr);
    CHECK(board.in("karelia_ssr") == "ussr 1 aa_gun, ussr 1 industrial_complex");
}

TEST_CASE("a gun that the liberator brought stays its own when the capital is freed",
          "[axis_allies][territory][rule:C-117][rule:M-37][rule:Q-40]") {
    Board board{Power::Uk};
    board.control("karelia_ssr", Power::Germany).control("russia", Power::Germany).control("caucasus", Power::Germany);
    board.put("caucasus", Power::Germany, Unit::AaGun, 1)
        .put("finland_norway", Power::Uk, Unit::AaGun, 1)
        .control("finland_norway", Power::Uk);
    take(board, "karelia_ssr", Power::Uk);
    take(board, "caucasus", Power::Uk);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(MoveUnits{.units = {{Unit::AaGun, 1}}, .from = board.at("finland_norway"), .to = board.at("karelia_ssr")});
    for (int turn = 0; turn < 5; ++turn) { // what was taken in trust is not forgotten with the turn
        end_turn_of(board, board.state.turn.power);
    }
    take(board, "russia", Power::Uk);
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Ussr);
    CHECK(board.in("karelia_ssr") == "uk 1 aa_gun");
    CHECK(board.in("caucasus") == "ussr 1 aa_gun");
}

TEST_CASE("only the printed owner counts: a second conquest belongs to the conqueror", "[axis_allies][territory][rule:C-118]") {
    Board board{Power::Uk};
    for (const auto* space : {"libya", "turkey"}) { // once taken by the U.S.S.R., lost again to Germany
        take(board, space, Power::Ussr);
        take(board, space, Power::Germany);
        take(board, space, Power::Uk);
        CHECK(controller(board.state, board.at(space)) == Power::Uk);
    }
    CHECK(production(board.state, Power::Uk) == Money{31});
    CHECK(production(board.state, Power::Ussr) == Money{24});
}

TEST_CASE("a fallen capital gives up its treasury, and gets nothing back when freed",
          "[axis_allies][territory][rule:C-131][rule:C-132][rule:C-135][rule:C-136][rule:C-137]") {
    Board board{Power::Germany};
    board.state.powers[Power::Ussr].treasury = Money{17};
    board.control("germany", Power::Uk); // the captor has lost its own capital: the loot is its own all the same
    take(board, "russia", Power::Germany);
    CHECK(board.state.powers[Power::Germany].treasury == Money{17});
    CHECK(board.state.powers[Power::Ussr].treasury == Money{0});
    CHECK(production(board.state, Power::Germany) == Money{32 - 10 + 8}); // the capital's value and nothing else
    take(board, "russia", Power::Uk);
    CHECK(board.state.powers[Power::Ussr].treasury == Money{0});
    CHECK(board.state.powers[Power::Germany].treasury == Money{17});
    board.state.turn.power = Power::Ussr;
    board.state.turn.action = Action::Income;
    board.play(CollectIncome{});
    CHECK(board.state.powers[Power::Ussr].treasury == Money{24});
}
