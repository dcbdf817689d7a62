// The turn and its Actions, who holds what, income, victory and the optional rules.

#include "model/axis_allies/victory.hpp"

#include "tests/model/axis_allies/fine_print.hpp"

#include <map>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

/// The power's level is made this by giving it or taking from it territories of value 1 to 3.
void set_level(Board& board, Power power, std::int64_t level) {
    for (std::size_t i = 0; i < board.state.controllers.size(); ++i) {
        const auto& facts = board.state.tables->spaces[i];
        const auto missing = level - production(board.state, power).amount;
        const bool ours = board.state.controllers[i] == power;
        if (missing == 0) {
            break;
        }
        if (facts.capital_of || facts.value.amount == 0) {
            continue;
        }
        if (missing > 0 && board.state.controllers[i] && !allied(*board.state.controllers[i], power) && facts.value.amount <= missing) {
            board.state.controllers[i] = power;
        } else if (missing < 0 && ours && facts.value.amount <= -missing) {
            board.state.controllers[i] = enemy_of(alliance_of(power)) == Alliance::Axis ? Power::Japan : Power::Uk;
        }
    }
    REQUIRE(production(board.state, power) == Money{level});
}

std::optional<Outcome> at_end(const Board& board, bool end_of_round = false) { return victory_at_end_of_turn(board.state, end_of_round); }

} // namespace

TEST_CASE("a turn is six Actions, and all but the income may be passed over", "[axis_allies][turn][rule:T-01][rule:T-02][rule:I-03]") {
    auto board = board_in(Power::Uk, Action::ResearchAndPurchase);
    for (const auto action : all_actions) {
        CHECK(board.state.turn.action == action);
        if (action != Action::Income) {
            board.play(EndAction{});
        }
    }
    CHECK(against(board, EndAction{}) == ClauseSet{"I-03"});
    board.play(CollectIncome{});
    CHECK(board.state.turn.power == Power::Japan);
}

TEST_CASE("what was begun is finished: battles are fought and purchases placed", "[axis_allies][turn][rule:T-03][rule:L-01][rule:Q-41]") {
    Board board{Power::Germany};
    board.attack("caucasus", Unit::Infantry, 1, "ukraine_ssr").put("caucasus", Power::Ussr, Unit::Infantry, 1);
    CHECK(against(board, EndAction{}) == ClauseSet{"T-03"});
    auto other = board_in(Power::Germany, Action::Placement);
    other.put("germany", Power::Germany, Unit::IndustrialComplex, 1).state.powers[Power::Germany].waiting[Unit::Armor] = 1;
    CHECK(against(other, EndAction{}) == ClauseSet{"L-01"});
}

TEST_CASE("all combat movement comes before any battle", "[axis_allies][turn][rule:T-04][rule:M-05]") {
    auto board = board_in(Power::Germany, Action::CombatMovement);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 2).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    const auto join = go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}});
    board.play(join);
    CHECK(against(board, BeginBattle{.space = board.at("caucasus")}) == ClauseSet{"T-04"});
    board.play(EndAction{});
    board.begin("caucasus");
    CHECK(against(board, join) == ClauseSet{"!M-05"}); // no reinforcement
}

TEST_CASE("occupied and controlled are two things", "[axis_allies][turn][rule:T-06][rule:T-07][rule:T-08][rule:T-09]") {
    Board board{Power::Germany};
    const auto karelia = board.at("karelia_ssr");
    CHECK(enemy_controlled(board.state, karelia, Power::Germany));
    CHECK_FALSE(enemy_occupied(board.state, karelia, Power::Germany));
    board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1).put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    CHECK_FALSE(enemy_occupied(board.state, karelia, Power::Germany)); // T-09
    board.put("karelia_ssr", Power::Uk, Unit::Infantry, 1);
    CHECK(enemy_occupied(board.state, karelia, Power::Germany));
    for (const auto* space : {"libya", "turkey"}) { // T-08: whoever it belonged to
        board.put(space, Power::Uk, Unit::Infantry, 1).control(space, Power::Uk);
        CHECK(enemy_occupied(board.state, board.at(space), Power::Germany));
    }
    const auto zone = board.at("sz_baltic");
    CHECK_FALSE(enemy_occupied(board.state, zone, Power::Germany));
    board.put("sz_baltic", Power::Uk, Unit::Transport, 1);
    CHECK(enemy_occupied(board.state, zone, Power::Germany));
    CHECK(against(board, Capture{zone}) == ClauseSet{"!C-114"});
}

TEST_CASE("going where friends hold belongs to non-combat movement", "[axis_allies][turn][rule:T-10][rule:N-02][rule:M-01]") {
    auto board = board_in(Power::Germany, Action::CombatMovement);
    board.put("germany", Power::Germany, Unit::Infantry, 1).put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, go(board, "germany", "eastern_europe", {{Unit::Infantry, 1}})) == ClauseSet{"T-10"});
    CHECK(against(board, go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}})) == ClauseSet{});
    board.state.turn.action = Action::NonCombatMovement;
    CHECK(against(board, go(board, "germany", "eastern_europe", {{Unit::Infantry, 1}})) == ClauseSet{});
    CHECK(against(board, go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}})) == ClauseSet{"N-02"});
}

TEST_CASE("nothing is given or lent to an ally", "[axis_allies][turn][rule:T-11][rule:I-04]") {
    auto board = board_in(Power::Uk, Action::Income, 10);
    CHECK(against(board, Pay{.from = Power::Uk, .to = Power::Ussr, .amount = Money{3}, .purpose = "a loan"}) == ClauseSet{"I-04"});
    board.state.turn.action = Action::NonCombatMovement;
    board.put("persia", Power::Uk, Unit::Infantry, 1);
    board.play(go(board, "persia", "kazakh_ssr", {{Unit::Infantry, 1}})); // the guest changes neither owner nor holder
    CHECK(board.in("kazakh_ssr") == "uk 1 infantry");
    CHECK(controller(board.state, board.at("kazakh_ssr")) == Power::Ussr);
}

TEST_CASE("nobody destroys own units at will", "[axis_allies][turn][rule:T-12][rule:N-05][rule:N-12]") {
    auto board = board_in(Power::Germany, Action::NonCombatMovement);
    board.put("caucasus", Power::Germany, Unit::Fighter, 1).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    CHECK(against(board, EndAction{}) == ClauseSet{"N-05"}); // it could still land
    auto stranded = board_in(Power::Germany, Action::NonCombatMovement);
    stranded
        .put(Stack{
            .space = stranded.at("caucasus"), .owner = Power::Germany, .unit = Unit::Fighter, .count = 1, .moved = 4, .attacking = true})
        .put("caucasus", Power::Ussr, Unit::Infantry, 1);
    const auto events = stranded.play(EndAction{}); // it could not: lost without a warning
    CHECK(find<UnitsLost>(events) != nullptr);
    board.state.first_turn_started = true;
    const CorrectUnits without_reason{
        .space = board.at("caucasus"), .power = Power::Germany, .unit = Unit::Fighter, .count = 0, .reason = ""};
    CHECK(intendant::core::refused(decide(board.state, Command{without_reason})));
}

TEST_CASE("a power without its capital still moves and fights", "[axis_allies][turn][rule:T-13]") {
    auto board = board_in(Power::Ussr, Action::CombatMovement, 20);
    board.control("russia", Power::Germany).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.play(go(board, "caucasus", "ukraine_ssr", {{Unit::Infantry, 1}}));
    CHECK(controller(board.state, board.at("ukraine_ssr")) == Power::Ussr);
}

TEST_CASE("levels change at the moment of a capture", "[axis_allies][turn][rule:T-14][rule:M-06]") {
    auto board = board_in(Power::Germany, Action::CombatMovement);
    board.put("libya", Power::Germany, Unit::Infantry, 1);
    board.play(go(board, "libya", "anglo_egypt_sudan", {{Unit::Infantry, 1}}));
    CHECK(production(board.state, Power::Germany) == Money{34});
    CHECK(production(board.state, Power::Uk) == Money{28});
}

TEST_CASE("a power collects its level, and nothing while its capital is lost", "[axis_allies][income][rule:I-01][rule:I-05][rule:C-133]") {
    auto board = board_in(Power::Japan, Action::Income, 3);
    board.play(CollectIncome{});
    CHECK(board.state.powers[Power::Japan].treasury == Money{28});
    auto fallen = board_in(Power::Japan, Action::Income, 3);
    fallen.control("japan", Power::Usa);
    fallen.play(CollectIncome{});
    CHECK(fallen.state.powers[Power::Japan].treasury == Money{3});
}

TEST_CASE("a bombing debt is taken from the income, and what it does not cover stays", "[axis_allies][income][rule:I-06][rule:Q-37]") {
    auto board = board_in(Power::Japan, Action::Income);
    board.state.powers[Power::Japan].debt = Money{30};
    board.play(CollectIncome{});
    CHECK(board.state.powers[Power::Japan].treasury == Money{0});
    CHECK(board.state.powers[Power::Japan].debt == Money{5});
}

TEST_CASE("after the fifth power the round ends and the economic victory is tried", "[axis_allies][income][rule:I-08][rule:V-03]") {
    auto board = board_in(Power::Japan, Action::Income);
    set_level(board, Power::Germany, 55);
    const auto missing = 84 - production(board.state, Power::Germany).amount;
    set_level(board, Power::Japan, missing);
    board.play(CollectIncome{});
    CHECK_FALSE(board.state.outcome); // in mid-round it does not count
    board.state.turn.action = Action::Income;
    const auto events = board.play(CollectIncome{});
    REQUIRE(find<GameEnded>(events) != nullptr);
    CHECK(find<GameEnded>(events)->outcome.ending == Ending::Economic);

    auto short_of_it = board_in(Power::Usa, Action::Income);
    set_level(short_of_it, Power::Germany, 55);
    set_level(short_of_it, Power::Japan, 28);
    short_of_it.play(CollectIncome{});
    CHECK_FALSE(short_of_it.state.outcome);
}

TEST_CASE("capitals: the Allies need both, the Axis two of three", "[axis_allies][victory][rule:V-01][rule:V-02][rule:Q-30][rule:C-130]") {
    Board allies{Power::Usa};
    allies.control("germany", Power::Uk);
    CHECK_FALSE(at_end(allies));
    allies.control("japan", Power::Usa);
    REQUIRE(at_end(allies));
    CHECK(at_end(allies)->winner == Alliance::Allies);
    allies.control("germany", Power::Germany); // freed again before the end of the turn
    CHECK_FALSE(at_end(allies));
    const std::vector<const char*> capitals{"eastern_usa", "united_kingdom", "russia"};
    for (const auto* kept : capitals) {
        Board axis{Power::Germany};
        for (const auto* capital : capitals) {
            if (capital != kept) {
                CHECK_FALSE(at_end(axis));
                axis.control(capital, Power::Germany);
            }
        }
        REQUIRE(at_end(axis));
        CHECK(at_end(axis)->winner == Alliance::Axis);
        CHECK(at_end(axis)->ending == Ending::Military);
    }
}

TEST_CASE("a victory by capitals waits for the end of the player's turn", "[axis_allies][victory][rule:V-04]") {
    auto board = board_in(Power::Usa, Action::CombatMovement);
    board.control("germany", Power::Uk).put("manchuria", Power::Usa, Unit::Infantry, 1).control("manchuria", Power::Usa);
    board.put("sz_japan", Power::Usa, Unit::Transport, 1);
    board.play(load(board, "manchuria", "sz_japan", {{Unit::Infantry, 1}}));
    const auto landing = board.play(unload(board, "sz_japan", "japan", {{Unit::Infantry, 1}}));
    CHECK(find<GameEnded>(landing) == nullptr);
    for (int i = 0; i < 4; ++i) {
        board.play(EndAction{});
    }
    CHECK(board.state.turn.action == Action::Income);
    const auto end = board.play(CollectIncome{});
    REQUIRE(find<GameEnded>(end) != nullptr);
    CHECK(find<GameEnded>(end)->outcome.winner == Alliance::Allies);
}

TEST_CASE("the winner's winner grew most in percent", "[axis_allies][victory][rule:V-05][rule:V-07][rule:Q-22][rule:Q-23]") {
    Board board{Power::Uk};
    set_level(board, Power::Uk, 45);
    CHECK(individual_winner(board.state, Alliance::Allies) == Power::Uk);
    CHECK(individual_winners(board.state, Alliance::Allies) == std::vector{Power::Uk});
    const Board even{Power::Uk};
    CHECK(individual_winners(even.state, Alliance::Allies) == std::vector{Power::Ussr, Power::Uk, Power::Usa});
    CHECK(individual_winners(even.state, Alliance::Axis) == std::vector{Power::Germany, Power::Japan});
}

TEST_CASE("percentages are cut off after one decimal, as the printed tables have them", "[axis_allies][victory][rule:V-06]") {
    const auto percent = [](std::int64_t start, std::int64_t level) { return growth_in_tenths(Money{start}, Money{level}); };
    // Entries of the printed tables, in tenths.
    CHECK(percent(24, 25) == 41);
    CHECK(percent(24, 28) == 166);
    CHECK(percent(24, 29) == 208);
    CHECK(percent(24, 38) == 583);
    CHECK(percent(32, 59) == 843);
    CHECK(percent(32, 62) == 937);
    CHECK(percent(30, 44) == 466);
    CHECK(percent(30, 45) == 500);
    CHECK(percent(36, 45) == 250);
    CHECK(percent(36, 49) == 361);
    CHECK(percent(36, 53) == 472);
    CHECK(percent(36, 68) == 888);
    CHECK(percent(24, 21) == -125); // by the same formula
    // Every entry of the five tables: cut off means not above the true value, and less than a tenth below.
    for (const std::int64_t start : {24, 32, 30, 25, 36}) {
        for (auto level = start + 1; level <= 2 * start; ++level) {
            const auto tenths = percent(start, level);
            CHECK(tenths * start <= (level - start) * 1000);
            CHECK((tenths + 1) * start > (level - start) * 1000);
        }
        CHECK(percent(start, 2 * start) == 1000);
    }
}

TEST_CASE("total victory asks for all own capitals", "[axis_allies][victory][rule:O-01]") {
    Board board{Power::Germany};
    board.control("russia", Power::Germany).control("united_kingdom", Power::Germany).control("japan", Power::Usa);
    CHECK(at_end(board));
    board.state.options.total_victory = true;
    CHECK_FALSE(at_end(board));
    board.control("japan", Power::Japan);
    CHECK(at_end(board));
}

TEST_CASE("the economic victory counts levels even without a capital, unless the table says otherwise",
          "[axis_allies][victory][rule:Q-11]") {
    Board board{Power::Usa};
    set_level(board, Power::Germany, 70);
    set_level(board, Power::Japan, 30);
    board.control("japan", Power::Usa);
    REQUIRE(production(board.state, Power::Germany) + production(board.state, Power::Japan) >= Money{84});
    CHECK(at_end(board, true));
    board.state.options.economic_victory_needs_axis_capitals = true;
    CHECK_FALSE(at_end(board, true));
}

TEST_CASE("new ships may go among the enemy where the table plays so, and that ends the placement",
          "[axis_allies][optional][rule:O-02][rule:Q-14][rule:L-04][rule:Q-34]") {
    auto board = board_in(Power::Germany, Action::Placement);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1).put("sz_baltic", Power::Uk, Unit::Battleship, 1);
    board.state.powers[Power::Germany].waiting[Unit::Submarine] = 1;
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 1;
    const auto ship = place(board, "sz_baltic", {{Unit::Submarine, 1}});
    CHECK(against(board, ship) == ClauseSet{"L-04"});
    board.state.options.ships_into_enemy_zones = true;
    board.play(ship);
    CHECK(against(board, place(board, "germany", {{Unit::Infantry, 1}})) == ClauseSet{"O-02"});
    // The enemy leaves or fights in its own turn.
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 0;
    board.play(EndAction{});
    board.play(CollectIncome{});
    REQUIRE(board.state.turn.power == Power::Uk);
    board.state.turn.action = Action::Combat;
    CHECK(against(board, EndAction{}) == ClauseSet{"T-03"});
    board.state.turn.action = Action::CombatMovement;
    board.play(go(board, "sz_baltic", "sz_united_kingdom", {{Unit::Battleship, 1}}));
    board.play(EndAction{});
    CHECK(against(board, EndAction{}) == ClauseSet{});
}

TEST_CASE("restricted attack keeps the U.S.S.R. at home in its first turn", "[axis_allies][optional][rule:O-04][rule:Q-31]") {
    auto board = board_in(Power::Ussr, Action::CombatMovement);
    board.state.options.restricted_attack = true;
    board.put("caucasus", Power::Ussr, Unit::Infantry, 1);
    const auto attack = go(board, "caucasus", "ukraine_ssr", {{Unit::Infantry, 1}});
    CHECK(against(board, attack) == ClauseSet{"O-04"});
    board.state.options.restricted_attack_allows_empty_territory = true;
    CHECK(against(board, attack) == ClauseSet{});
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, attack) == ClauseSet{"O-04"});
    board.state.turn.round = 2;
    CHECK(against(board, attack) == ClauseSet{});
}

TEST_CASE("without new complexes none is bought or placed", "[axis_allies][optional][rule:O-05]") {
    auto board = board_in(Power::Uk, Action::ResearchAndPurchase, 30);
    board.state.options.no_new_complexes = true;
    CHECK(against(board, BuyUnits{{{Unit::IndustrialComplex, 1}}}) == ClauseSet{"O-05"});
    board.state.turn.action = Action::Placement;
    board.state.powers[Power::Uk].waiting[Unit::IndustrialComplex] = 1;
    CHECK(against(board, place(board, "india", {{Unit::IndustrialComplex, 1}})) == ClauseSet{"O-05"});
}
