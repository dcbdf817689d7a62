// What the table's switches change in a battle.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// A Soviet attack on Manchuria from two sides, with a fighter, after one round that killed who came from Yakut.
Board manchuria(bool yakut_falls) {
    Board board{Power::Ussr};
    board.attack("manchuria", Unit::Infantry, 1, "yakut_ssr")
        .attack("manchuria", Unit::Infantry, 1, "soviet_far_east")
        .attack("manchuria", Unit::Fighter, 1, "yakut_ssr")
        .put("manchuria", Power::Japan, Unit::Infantry, 1);
    board.begin("manchuria");
    board.fire({6, 6});
    board.fire({6});
    board.fire({1});
    board.play(TakeLosses{{{Power::Ussr, Unit::Infantry, 1, board.at(yakut_falls ? "yakut_ssr" : "soviet_far_east")}}});
    return board;
}

/// British transports alone in a zone that a German submarine holds.
Board lone_transports(bool sunk) {
    Board board{Power::Uk};
    board.state.options.lone_transports_are_sunk = sunk;
    board.attack("sz_spain", Unit::Transport, 2, "sz_united_kingdom").put("sz_spain", Power::Germany, Unit::Submarine, 1);
    return board;
}

/// Two infantry land in Western Europe beside an armor that comes overland; one round without a hit.
Board landing_beside_armor(bool only_landed_stay) {
    Board board{Power::Uk};
    board.state.options.only_landed_units_may_not_retreat = only_landed_stay;
    board.control("spain", Power::Uk)
        .put(Stack{.space = board.at("sz_united_kingdom"),
                   .owner = Power::Uk,
                   .unit = Unit::Transport,
                   .count = 1,
                   .cargo = {{Power::Uk, Unit::Infantry, 2, true, board.at("western_europe")}},
                   .attacking = true})
        .attack("western_europe", Unit::Armor, 1, "spain")
        .attack("western_europe", Unit::Fighter, 1, "sz_united_kingdom")
        .put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.begin("western_europe");
    board.fire({6, 6});
    board.fire({6, 6});
    board.fire({6});
    return board;
}

} // namespace

TEST_CASE("a retreat leads where any attacker came from, or only where a survivor came from", "[axis_allies][battle][rule:Q-49]") {
    auto board = manchuria(true);
    CHECK(retreat_spaces(board.state).size() == 2);
    board.state.options.retreat_needs_a_survivor_from_there = true;
    CHECK(retreat_spaces(board.state) == std::vector{board.at("soviet_far_east")});
    board.overrule(Retreat{board.at("yakut_ssr")}, "Q-49");
}

TEST_CASE("lone transports endure a round of fire, or are sunk at once", "[axis_allies][battle][rule:M-110][rule:D-12][rule:Q-02]") {
    auto enduring = lone_transports(false);
    enduring.begin("sz_spain");
    CHECK(enduring.step() == BattleStep::DefenderFire); // no dice of their own
    enduring.fire({1});
    enduring.lose(Power::Uk, Unit::Transport);
    enduring.play(WithdrawSubmarines{.count = 0, .to = {}});
    enduring.play(Retreat{enduring.at("sz_united_kingdom")});
    CHECK(enduring.in("sz_united_kingdom") == "uk 1 transport");

    auto sunk = lone_transports(true);
    const auto end = sunk.begin("sz_spain");
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
    CHECK(sunk.in("sz_spain") == "germany 1 submarine");
}

TEST_CASE("transports that go alone among the enemy are warned, those with an escort are not", "[axis_allies][movement][rule:M-110]") {
    Board board{Power::Uk};
    board.state.turn.action = Action::CombatMovement;
    board.put("sz_united_kingdom", Power::Uk, Unit::Transport, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Submarine, 1)
        .put("sz_spain", Power::Germany, Unit::Submarine, 1);
    const auto to_spain = [&](std::vector<UnitCount> units) {
        return MoveUnits{.units = std::move(units), .from = board.at("sz_united_kingdom"), .to = board.at("sz_spain")};
    };
    auto alone = board;
    alone.overrule(to_spain({{Unit::Transport, 1}}), "M-110");
    auto together = board;
    together.play(to_spain({{Unit::Transport, 1}, {Unit::Submarine, 1}}));
    board.play(to_spain({{Unit::Submarine, 1}}));
    board.play(to_spain({{Unit::Transport, 1}}));
}

TEST_CASE("transports that lose their escort are sunk too where the table plays so", "[axis_allies][battle][rule:D-12][rule:Q-02]") {
    auto board = lone_transports(GENERATE(false, true));
    board.attack("sz_spain", Unit::Battleship, 1, "sz_united_kingdom");
    board.begin("sz_spain");
    board.fire({6});
    board.fire({1});
    const auto lost = board.lose(Power::Uk, Unit::Battleship);
    CHECK((find<BattleEnded>(lost) != nullptr) == board.state.options.lone_transports_are_sunk);
    CHECK(board.in("sz_spain") == (board.fighting() ? "germany 1 submarine, uk 2 transport" : "germany 1 submarine"));
}

TEST_CASE("aircraft fly home later, or go with the rest where the table plays so", "[axis_allies][battle][rule:C-36][rule:D-16]") {
    auto board = manchuria(true);
    board.state.options.aircraft_retreat_with_the_rest = true;
    board.play(Retreat{board.at("soviet_far_east")});
    CHECK(board.in("soviet_far_east") == "ussr 1 infantry, ussr 1 fighter");
    CHECK(board.in("manchuria") == "japan 1 infantry");
}

TEST_CASE("nobody retreats from a landing, unless only the landed are bound",
          "[axis_allies][battle][rule:C-38][rule:C-52][rule:C-53][rule:C-54][rule:D-19]") {
    auto bound = landing_beside_armor(false);
    CHECK(bound.step() == BattleStep::AttackerFire); // there is nothing to decide
    CHECK(retreat_spaces(bound.state).empty());
    CHECK(warnings_of(bound, Retreat{bound.at("spain")}) == Clauses{"C-38", "C-53"}); // the armor came overland

    auto free = landing_beside_armor(true);
    CHECK(free.step() == BattleStep::Decision);
    CHECK(retreat_spaces(free.state) == std::vector{free.at("spain")});
    free.play(Retreat{free.at("spain")});
    CHECK(free.in("spain") == "uk 1 armor");
    REQUIRE(free.fighting()); // those who came ashore fight on
    CHECK(free.next_column() == "uk 1 x2");
    free.fire({6, 6});
    free.fire({6});
    CHECK(retreat_spaces(free.state).empty());
    free.overrule(Retreat{free.at("spain")}, "C-38");
}

TEST_CASE("submarines go the way of the ships with them, or only their own", "[axis_allies][battle][rule:C-88][rule:D-22]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
        .attack("sz_spain", Unit::Submarine, 1, "sz_united_kingdom")
        .attack("sz_spain", Unit::Battleship, 1, "sz_eastern_canada")
        .put("sz_spain", Power::Uk, Unit::Battleship, 1);
    board.begin("sz_spain");
    board.fire({6, 6});
    board.fire({6});
    board.fire({6});
    CHECK(withdrawal_spaces(board.state, Side::Attacker).size() == 3);
    board.state.options.submarines_withdraw_where_they_came_from = true;
    CHECK(withdrawal_spaces(board.state, Side::Attacker).size() == 2);
    auto both = board;
    both.overrule(WithdrawSubmarines{.count = 2, .to = board.at("sz_united_kingdom")}, "D-22");
    auto ship = board;
    ship.overrule(WithdrawSubmarines{.count = 1, .to = board.at("sz_eastern_canada")}, "D-22");
    board.play(WithdrawSubmarines{.count = 1, .to = board.at("sz_united_kingdom")});
    for (const auto& stack : stacks_in(board.state, board.at("sz_spain"))) {
        CHECK((stack.unit != Unit::Submarine || stack.entered_from == board.at("sz_western_mediterranean")));
    }
}

TEST_CASE("a battle site is a doubtful retreat, or none", "[axis_allies][battle][rule:Q-17]") {
    auto board = manchuria(false);
    board.state.turn.battle_sites.push_back(board.at("yakut_ssr"));
    CHECK(retreat_spaces(board.state).size() == 2);
    auto doubtful = board;
    doubtful.overrule(Retreat{board.at("yakut_ssr")}, "C-32");
    board.state.options.no_retreat_into_a_battle_site = true;
    CHECK(retreat_spaces(board.state) == std::vector{board.at("soviet_far_east")});
    board.overrule(Retreat{board.at("yakut_ssr")}, "Q-17");
}

TEST_CASE("a territory taken this turn is a retreat, or none", "[axis_allies][battle][rule:Q-36]") {
    auto board = manchuria(false);
    board.state.turn.taken.push_back({board.at("yakut_ssr"), Power::Japan});
    auto open = board;
    open.play(Retreat{board.at("yakut_ssr")});
    board.state.options.no_retreat_into_blitzed_territory = true;
    CHECK(retreat_spaces(board.state) == std::vector{board.at("soviet_far_east")});
    board.overrule(Retreat{board.at("yakut_ssr")}, "Q-36");
}

TEST_CASE("a lone gun fires, or holds its fire", "[axis_allies][battle][rule:Q-48]") {
    Board board{Power::Germany};
    board.attack("caucasus", Unit::Bomber, 1, "ukraine_ssr").put("caucasus", Power::Ussr, Unit::AaGun, 1);
    CHECK(pending_battles(board.state).size() == 1);
    board.state.options.lone_guns_hold_fire = true;
    CHECK(pending_battles(board.state).empty());
    CHECK(board.refusal_of(BeginBattle{.space = board.at("caucasus")}) == "C-01");
    board.attack("caucasus", Unit::Infantry, 1, "ukraine_ssr");
    const auto end = board.begin("caucasus"); // taken without a shot
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(board.in("caucasus") == "germany 1 infantry, germany 1 bomber, germany 1 aa_gun");
}

TEST_CASE("the switch for lone guns does not silence a gun with a garrison", "[axis_allies][battle][rule:Q-48]") {
    Board board{Power::Germany};
    board.state.options.lone_guns_hold_fire = true;
    board.attack("caucasus", Unit::Bomber, 1, "ukraine_ssr")
        .put("caucasus", Power::Ussr, Unit::AaGun, 1)
        .put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.begin("caucasus");
    CHECK(board.step() == BattleStep::AaFire);
}
