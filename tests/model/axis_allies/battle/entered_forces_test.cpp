// Forces that the table puts on the battle board where the program does not keep the board.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// Germany's turn at a table where the program keeps the bank and the battles.
Board bank_and_battles() {
    Board board{Power::Germany};
    board.state.options.depth = Depth::BankAndBattles;
    board.control("ukraine_ssr", Power::Ussr);
    return board;
}

BeginBattle on(const Board& board, const char* space, std::vector<EnteredForce> forces) {
    return {.space = board.at(space), .raid = false, .forces = std::move(forces)};
}

const std::vector<EnteredForce> ukraine{{Power::Germany, Unit::Infantry, 2},
                                        {Power::Germany, Unit::Fighter, 1},
                                        {Power::Ussr, Unit::Infantry, 1},
                                        {Power::Uk, Unit::Fighter, 1}};

} // namespace

TEST_CASE("entered forces make the battle and set the books of the space to what the table says",
          "[axis_allies][battle][rule:C-02][rule:C-11]") {
    auto board = bank_and_battles();
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 4)
        .put("ukraine_ssr", Power::Ussr, Unit::Armor, 2)
        .put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("ukraine_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    CHECK(board.refusal_of(on(board, "ukraine_ssr", {})) == "C-01");

    board.play(on(board, "ukraine_ssr", ukraine)); // without a warning at this depth
    CHECK(board.in("ukraine_ssr") == "ussr 1 infantry, ussr 1 aa_gun, ussr 1 industrial_complex, germany 2 infantry, "
                                     "germany 1 fighter, uk 1 fighter");
    CHECK(board.step() == BattleStep::AaFire);
    board.fire({6});
    CHECK(board.next_column() == "germany 1 x2");
    board.fire({1, 1});
    board.play(TakeLosses{{{Power::Ussr, Unit::Infantry, 1, {}}, {Power::Uk, Unit::Fighter, 1, {}}}});
    board.fire({6});
    const auto end = board.fire({6});
    CHECK(find<TerritoryTaken>(end)->to == Power::Germany);
    CHECK(board.in("ukraine_ssr") == "germany 2 infantry, germany 1 fighter, germany 1 aa_gun, germany 1 industrial_complex");
}

TEST_CASE("where the origins are not known the attackers retreat to any friendly neighbour",
          "[axis_allies][battle][rule:C-32][rule:C-37][rule:Q-49]") {
    auto board = bank_and_battles();
    board.state.options.retreat_needs_a_survivor_from_there = GENERATE(false, true);
    board.play(on(board, "ukraine_ssr", ukraine));
    board.fire({6, 6});
    board.fire({6});
    board.fire({6});
    board.fire({6});
    CHECK(board.step() == BattleStep::Decision);
    CHECK(retreat_spaces(board.state) == std::vector{board.at("eastern_europe")});
    board.play(Retreat{board.at("eastern_europe")});
    CHECK(board.in("eastern_europe") == "germany 2 infantry");

    board.put("sz_baltic", Power::Uk, Unit::Battleship, 1);
    board.play(on(board, "sz_spain", {{Power::Germany, Unit::Submarine, 2}, {Power::Uk, Unit::Transport, 1}}));
    CHECK(board.step() == BattleStep::FirstStrike);
    board.fire({6, 6});
    board.fire({6});
    CHECK(board.step() == BattleStep::AttackerWithdrawal);
    CHECK(withdrawal_spaces(board.state, Side::Attacker).size() > 3);
    board.play(WithdrawSubmarines{.count = 0, .to = {}});
    CHECK(retreat_spaces(board.state).size() > 3);
}

TEST_CASE("where the books keep the board, entered forces are doubted", "[axis_allies][battle][rule:C-02]") {
    auto board = bank_and_battles();
    board.state.options.depth = Depth::FullBoard;
    board.attack("ukraine_ssr", Unit::Infantry, 3, "eastern_europe").put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    board.overrule(on(board, "ukraine_ssr", ukraine), "C-02");
    CHECK(board.in("ukraine_ssr") == "ussr 1 infantry, germany 2 infantry, germany 1 fighter, uk 1 fighter");
    board.fire({6, 6});
    board.fire({6});
    board.fire({6});
    board.fire({6});
    CHECK(retreat_spaces(board.state) == std::vector{board.at("eastern_europe")}); // the infantry has its past
}

TEST_CASE("forces that cannot fight there are refused", "[axis_allies][battle][rule:C-01][rule:C-02][rule:C-10][rule:M-07][rule:M-82]") {
    const auto board = bank_and_battles();
    const auto with = [&](const char* space, EnteredForce force) {
        auto forces = ukraine;
        forces.push_back(force);
        return board.refusal_of(on(board, space, forces));
    };
    CHECK(with("ukraine_ssr", {Power::Germany, Unit::Armor, 1}).empty());
    CHECK(with("ukraine_ssr", {Power::Japan, Unit::Armor, 1}) == "M-07");
    CHECK(with("ukraine_ssr", {Power::Germany, Unit::Battleship, 1}) == "M-82");
    CHECK(with("sz_spain", {Power::Germany, Unit::Fighter, 1}) == "M-82"); // the infantry
    CHECK(with("ukraine_ssr", {Power::Ussr, Unit::AaGun, 1}) == "C-10");
    CHECK(with("ukraine_ssr", {Power::Ussr, Unit::Armor, 0}) == "C-02");
    CHECK(with("ukraine_ssr", {Power::Ussr, Unit::Armor, -1}) == "C-02");
    CHECK(with("ukraine_ssr", {Power::Ussr, Unit::Armor, 1000}) == "C-02");
    CHECK(with("ukraine_ssr", {Power::Ussr, Unit::Infantry, 999}) == "C-02"); // 1000 with the one before
    CHECK(board.refusal_of(on(board, "ukraine_ssr", {{Power::Germany, Unit::Armor, 1}})) == "C-01");
    CHECK(board.refusal_of(on(board, "ukraine_ssr", {{Power::Ussr, Unit::Armor, 1}})) == "C-01");
    const EnteredForce bomber_of_uk{Power::Uk, Unit::Bomber, 1};
    const EnteredForce bomber_of_germany{Power::Germany, Unit::Bomber, 1};
    const EnteredForce ship_of_uk{Power::Uk, Unit::Transport, 1};
    CHECK(board.refusal_of(on(board, "sz_spain", {bomber_of_germany, ship_of_uk, bomber_of_uk})) == "M-82");
    CHECK(board.refusal_of(on(board, "sz_spain", {bomber_of_germany, ship_of_uk})).empty());
}

TEST_CASE("bombers may be entered for a raid", "[axis_allies][battle][rule:C-140][rule:C-141]") {
    auto board = bank_and_battles();
    BeginBattle raid{.space = board.at("karelia_ssr"), .raid = true, .forces = {{Power::Germany, Unit::Bomber, 2}}};
    CHECK(board.refusal_of(raid) == "C-140"); // no complex
    board.put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1).put("karelia_ssr", Power::Ussr, Unit::Infantry, 3);
    board.state.powers[Power::Ussr].treasury = intendant::core::Money{24};
    auto fighters = raid;
    fighters.forces.push_back({Power::Germany, Unit::Fighter, 1});
    CHECK(board.refusal_of(fighters) == "C-140");
    auto defended = raid;
    defended.forces.push_back({Power::Ussr, Unit::Bomber, 1});
    CHECK(board.refusal_of(defended) == "C-141");
    board.play(raid);
    CHECK(board.next_column() == "germany 0 x2");
    board.fire({3, 4});
    CHECK(board.state.powers[Power::Ussr].treasury == intendant::core::Money{17});
    CHECK(board.in("karelia_ssr") == "ussr 3 infantry, ussr 1 industrial_complex, germany 2 bomber");
}

TEST_CASE("aircraft that were entered are not lost for want of a way home", "[axis_allies][battle][rule:N-05]") {
    auto board = bank_and_battles();
    board.play(on(board, "sz_spain", {{Power::Germany, Unit::Bomber, 1}, {Power::Uk, Unit::Transport, 1}}));
    board.fire({1});
    board.lose(Power::Uk, Unit::Transport);
    board.fire({6});
    board.play(EndAction{});
    const auto end = board.play(EndAction{});
    CHECK(find<UnitsLost>(end) == nullptr);
}
