// What a battle does to territories, capitals and levels.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using intendant::core::Money;

namespace {

/// One infantry takes the territory, which nobody defends.
std::vector<Event> conquer(Board& board, const char* space, const char* from) {
    board.attack(space, Unit::Infantry, 1, from);
    return board.begin(space);
}

Money level(const Board& board, Power power) { return production(board.state, power); }

/// Germany holds Russia and Karelia, where a complex and a gun stand; it is the turn of the United Kingdom.
Board soviets_without_capital() {
    Board board{Power::Uk};
    board.control("russia", Power::Germany)
        .control("karelia_ssr", Power::Germany)
        .control("finland_norway", Power::Uk)
        .put("karelia_ssr", Power::Germany, Unit::IndustrialComplex, 1)
        .put("karelia_ssr", Power::Germany, Unit::AaGun, 1);
    board.state.powers[Power::Germany].treasury = Money{7};
    return board;
}

} // namespace

TEST_CASE("who wins with a land unit left takes the territory and its value; gun and complex come with it",
          "[axis_allies][battle][rule:C-110][rule:C-111][rule:C-112][rule:T-14]") {
    Board board{Power::Germany};
    const auto german = level(board, Power::Germany);
    const auto soviet = level(board, Power::Ussr);
    board.attack("caucasus", Unit::Armor, 1, "ukraine_ssr")
        .put("caucasus", Power::Ussr, Unit::Infantry, 1)
        .put("caucasus", Power::Ussr, Unit::AaGun, 1)
        .put("caucasus", Power::Ussr, Unit::IndustrialComplex, 1);
    board.begin("caucasus");
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    const auto end = board.fire({6});
    CHECK(find<TerritoryTaken>(end)->value == Money{3});
    CHECK(level(board, Power::Germany) == german + Money{3});
    CHECK(level(board, Power::Ussr) == soviet - Money{3});
    CHECK(board.in("caucasus") == "germany 1 armor, germany 1 aa_gun, germany 1 industrial_complex");
    for (const auto& stack : stacks_in(board.state, board.at("caucasus"))) {
        CHECK(stack.fresh == !fights(stack.unit)); // both serve from the next turn on
    }
}

TEST_CASE("a territory in which both sides are destroyed stays the defender's, though empty",
          "[axis_allies][battle][rule:C-110][rule:C-120]") {
    Board board{Power::Germany};
    board.attack("caucasus", Unit::Infantry, 1, "ukraine_ssr").put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.begin("caucasus");
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    board.fire({1});
    const auto end = board.lose(Power::Germany, Unit::Infantry);
    CHECK(find<BattleEnded>(end)->result == BattleResult::BothDestroyed);
    CHECK(board.in("caucasus").empty());
    CHECK(controller(board.state, board.at("caucasus")) == Power::Ussr);
}

TEST_CASE("leaving a territory does not give it up", "[axis_allies][battle][rule:C-120]") {
    Board board{Power::Germany};
    board.state.turn.action = Action::NonCombatMovement;
    board.control("caucasus", Power::Germany).put("caucasus", Power::Germany, Unit::Infantry, 1);
    board.play(MoveUnits{.units = {{Unit::Infantry, 1}}, .from = board.at("caucasus"), .to = board.at("ukraine_ssr")});
    CHECK(board.in("caucasus").empty());
    CHECK(controller(board.state, board.at("caucasus")) == Power::Germany);
}

TEST_CASE("a battle at sea captures nothing", "[axis_allies][battle][rule:C-114]") {
    Board board{Power::Japan};
    const auto controllers = board.state.controllers;
    board.attack("sz_hawaiian_islands", Unit::Battleship, 1, "sz_wake_island").put("sz_hawaiian_islands", Power::Usa, Unit::Transport, 1);
    board.begin("sz_hawaiian_islands");
    board.fire({1});
    board.lose(Power::Usa, Unit::Transport);
    const auto end = board.fire({6});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(find<TerritoryTaken>(end) == nullptr);
    CHECK(board.state.controllers == controllers);
}

TEST_CASE("a liberated territory goes back to the ally with gun and complex; the liberator gains nothing",
          "[axis_allies][battle][rule:C-115][rule:C-119][rule:D-38]") {
    auto board = soviets_without_capital();
    board.control("russia", Power::Ussr);
    const auto british = level(board, Power::Uk);
    const auto end = conquer(board, "karelia_ssr", "finland_norway");
    CHECK(find<TerritoryTaken>(end)->to == Power::Ussr);
    CHECK(level(board, Power::Uk) == british);
    CHECK(board.in("karelia_ssr") == "ussr 1 aa_gun, ussr 1 industrial_complex, uk 1 infantry");
}

TEST_CASE("while the ally's capital is lost the liberator holds the territory, until the capital is freed",
          "[axis_allies][battle][rule:C-116][rule:C-117][rule:C-134][rule:C-135][rule:Q-40]") {
    auto board = soviets_without_capital();
    const auto british = level(board, Power::Uk);
    conquer(board, "karelia_ssr", "finland_norway");
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Uk);
    CHECK(level(board, Power::Uk) == british + Money{3});
    CHECK(board.in("karelia_ssr") == "uk 1 infantry, uk 1 aa_gun, uk 1 industrial_complex");

    const auto soviet = level(board, Power::Ussr);
    const auto end = conquer(board, "russia", "karelia_ssr");
    CHECK(controller(board.state, board.at("russia")) == Power::Ussr);
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Ussr);
    CHECK(board.in("karelia_ssr") == "ussr 1 aa_gun, ussr 1 industrial_complex, uk 1 infantry");
    CHECK(level(board, Power::Uk) == british);
    CHECK(level(board, Power::Ussr) == soviet + Money{11});
    CHECK(find<TreasuryLooted>(end) == nullptr); // nothing is given back
    CHECK(board.state.powers[Power::Ussr].treasury == Money{0});
    CHECK(board.state.powers[Power::Germany].treasury == Money{7});
}

TEST_CASE("only the first owner counts: what an ally had conquered belongs to who takes it again",
          "[axis_allies][battle][rule:C-118][rule:D-45]") {
    Board board{Power::Japan};
    board.control("kwangtung", Power::Usa);
    conquer(board, "kwangtung", "manchuria");
    board.state.stacks.clear();
    board.state.turn.power = Power::Uk;
    board.control("china", Power::Uk);
    conquer(board, "kwangtung", "china");
    CHECK(controller(board.state, board.at("kwangtung")) == Power::Uk);

    board.control("turkey", Power::Germany); // a neutral that an ally once held
    conquer(board, "turkey", "syria_iraq");
    CHECK(controller(board.state, board.at("turkey")) == Power::Uk);
}

TEST_CASE("who takes a capital takes its value and all the money, but no other territory",
          "[axis_allies][battle][rule:C-130][rule:C-131][rule:C-132][rule:D-35]") {
    Board board{Power::Germany};
    board.control("karelia_ssr", Power::Germany);
    board.state.powers[Power::Ussr].treasury = Money{19};
    board.state.powers[Power::Germany].treasury = Money{5};
    const auto german = level(board, Power::Germany);
    CHECK_FALSE(capital_lost(board.state, Power::Ussr));
    const auto end = conquer(board, "russia", "karelia_ssr");
    CHECK(find<TreasuryLooted>(end)->amount == Money{19});
    CHECK(board.state.powers[Power::Ussr].treasury == Money{0});
    CHECK(board.state.powers[Power::Germany].treasury == Money{24});
    CHECK(level(board, Power::Germany) == german + Money{8});
    CHECK(capital_lost(board.state, Power::Ussr));
    CHECK(controller(board.state, board.at("caucasus")) == Power::Ussr);
}

TEST_CASE("an ordinary territory brings no loot", "[axis_allies][battle][rule:C-131]") {
    Board board{Power::Germany};
    board.state.powers[Power::Ussr].treasury = Money{19};
    CHECK(find<TreasuryLooted>(conquer(board, "caucasus", "ukraine_ssr")) == nullptr);
}

TEST_CASE("a power without its capital collects nothing and buys nothing; freed, it collects again",
          "[axis_allies][battle][rule:C-133][rule:C-134][rule:C-136]") {
    Board board{Power::Ussr};
    board.control("russia", Power::Germany);
    auto lost = board;
    lost.state.turn.action = Action::Income;
    lost.play(CollectIncome{});
    CHECK(lost.state.powers[Power::Ussr].treasury == Money{0});
    auto purchase = board;
    purchase.state.turn.action = Action::ResearchAndPurchase;
    purchase.state.powers[Power::Ussr].treasury = Money{3}; // looted elsewhere
    purchase.put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    purchase.overrule(BuyUnits{.units = {{Unit::Infantry, 1}}}, "P-06");

    const auto end = conquer(board, "russia", "caucasus"); // the owner itself frees it
    CHECK(find<TreasuryLooted>(end) == nullptr);
    CHECK(board.state.powers[Power::Ussr].treasury == Money{0});
    board.state.turn.action = Action::Income;
    board.play(CollectIncome{});
    CHECK(board.state.powers[Power::Ussr].treasury == Money{24});
}

TEST_CASE("a power without its capital loots another's all the same", "[axis_allies][battle][rule:C-137]") {
    Board board{Power::Germany};
    board.control("germany", Power::Uk).control("karelia_ssr", Power::Germany);
    board.state.powers[Power::Ussr].treasury = Money{12};
    conquer(board, "russia", "karelia_ssr");
    CHECK(board.state.powers[Power::Germany].treasury == Money{12});
}

TEST_CASE("who drives the enemy out of his own territory or an ally's takes nothing", "[axis_allies][battle][rule:C-111][rule:M-09]") {
    for (const auto holder : {Power::Uk, Power::Usa}) {
        Board board{Power::Uk};
        board.control("anglo_egypt_sudan", holder)
            .attack("anglo_egypt_sudan", Unit::Infantry, 1, "libya")
            .put("anglo_egypt_sudan", Power::Germany, Unit::Infantry, 1);
        board.begin("anglo_egypt_sudan");
        board.fire({1});
        board.lose(Power::Germany, Unit::Infantry);
        const auto end = board.fire({6});
        REQUIRE(find<BattleEnded>(end) != nullptr);
        CHECK(find<TerritoryTaken>(end) == nullptr);
        CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == holder);
    }
}
