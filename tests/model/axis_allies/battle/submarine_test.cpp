// Submarines: first strike, what they cannot hit, and how they slip away.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

TEST_CASE("submarines strike first in every round and hit ships only", "[axis_allies][battle][rule:C-72][rule:C-82][rule:C-83]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 2, "sz_western_mediterranean")
        .put("sz_spain", Power::Uk, Unit::Carrier, 2)
        .put("sz_spain", Power::Uk, Unit::Fighter, 2);
    board.begin("sz_spain");
    CHECK(board.next_column() == "germany 2 x2");
    board.fire({1, 3});
    CHECK(board.refusal_of(TakeLosses{{{Power::Uk, Unit::Fighter, 1, {}}}}) == "C-83");
    const auto lost = board.lose(Power::Uk, Unit::Carrier);
    CHECK_FALSE(find<LossesTaken>(lost)->behind_casualty_line);
    CHECK(board.next_column() == "uk 3 x1"); // the sunk carrier does not throw
    board.fire({6});
    board.fire({6, 6});
    CHECK(board.step() == BattleStep::AttackerWithdrawal);
    board.play(WithdrawSubmarines{.count = 0, .to = {}});
    CHECK(board.step() == BattleStep::Decision);
    board.play(PressOn{});
    CHECK(board.step() == BattleStep::FirstStrike);
    board.fire({1, 1}); // two hits, but only one ship is left
    board.lose(Power::Uk, Unit::Carrier);
    CHECK(board.next_column() == "uk 4 x2");
}

TEST_CASE("submarines with no ship to hit throw no dice", "[axis_allies][battle][rule:C-83][rule:Q-15]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean").put("sz_spain", Power::Uk, Unit::Fighter, 1);
    board.begin("sz_spain");
    CHECK(board.step() == BattleStep::DefenderFire);
}

TEST_CASE("a defending submarine cannot hit aircraft", "[axis_allies][battle][rule:C-84]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Fighter, 1, "sz_wake_island")
        .attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Submarine, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    board.fire({6});
    board.fire({1});
    CHECK(board.refusal_of(TakeLosses{{{Power::Japan, Unit::Fighter, 1, {}}}}) == "C-84");
    board.lose(Power::Japan, Unit::Battleship);
    CHECK(board.in("sz_north_pacific") == "japan 1 fighter, usa 1 submarine");
}

TEST_CASE("against aircraft alone submarines cannot fire, but may slip away", "[axis_allies][battle][rule:C-85][rule:C-89][rule:C-95]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Fighter, 1, "sz_wake_island").put("sz_north_pacific", Power::Usa, Unit::Submarine, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    CHECK(board.step() == BattleStep::DefenderWithdrawal);
    CHECK(side_to_act(*board.state.battle) == Side::Defender);
    const auto end = board.play(WithdrawSubmarines{.count = 1, .to = board.at("sz_hawaiian_islands")});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(board.in("sz_hawaiian_islands") == "usa 1 submarine");
}

TEST_CASE("the Baltic submarine cannot withdraw while the British hold the only way out", "[axis_allies][battle][rule:C-90]") {
    Board board{Power::Uk};
    board.attack("sz_baltic", Unit::Fighter, 1, "sz_united_kingdom")
        .put("sz_united_kingdom", Power::Uk, Unit::Battleship, 1)
        .put("sz_baltic", Power::Germany, Unit::Submarine, 1);
    board.begin("sz_baltic");
    board.fire({6});
    CHECK(withdrawal_spaces(board.state, Side::Defender).empty());
    CHECK(board.step() == BattleStep::Decision);
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = board.at("sz_united_kingdom")}) == "C-90");
}

TEST_CASE("attackers leave before defenders, backwards and together",
          "[axis_allies][battle][rule:C-86][rule:C-87][rule:C-88][rule:C-91][rule:C-94]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 2, "sz_western_mediterranean")
        .attack("sz_spain", Unit::Battleship, 1, "sz_united_kingdom")
        .put("sz_spain", Power::Uk, Unit::Submarine, 2)
        .put("sz_spain", Power::Uk, Unit::Battleship, 1);
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = {}}) == "C-86");
    board.begin("sz_spain");
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = {}}) == "C-86");
    board.fire({6, 6});
    board.fire({6});
    board.fire({6, 6});
    board.fire({6});
    CHECK(board.step() == BattleStep::AttackerWithdrawal);
    // They may follow the way of the ships with them.
    CHECK(withdrawal_spaces(board.state, Side::Attacker).size() == 2);
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 3, .to = {}}) == "C-86");
    CHECK(board.refusal_of(WithdrawSubmarines{.count = -1, .to = {}}) == "C-86");
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = {}}) == "C-88");
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = board.at("spain")}) == "C-88");
    auto elsewhere = board;
    elsewhere.overrule(WithdrawSubmarines{.count = 1, .to = board.at("sz_baltic")}, "C-88");

    board.play(WithdrawSubmarines{.count = 1, .to = board.at("sz_western_mediterranean")});
    CHECK(board.step() == BattleStep::DefenderWithdrawal);
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = {}}) == "C-89");
    auto back = board;
    back.overrule(WithdrawSubmarines{.count = 1, .to = board.at("sz_western_mediterranean")}, "C-89");
    board.play(WithdrawSubmarines{.count = 2, .to = board.at("sz_united_kingdom")});
    CHECK(board.step() == BattleStep::Decision);
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 1, .to = board.at("sz_united_kingdom")}) == "C-91");
    CHECK(board.in("sz_spain") == "germany 1 battleship, germany 1 submarine, uk 1 battleship");
}

TEST_CASE("no submarine withdraws to where a battle was fought this turn", "[axis_allies][battle][rule:C-92]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
        .attack("sz_spain", Unit::Battleship, 1, "sz_united_kingdom")
        .put("sz_spain", Power::Uk, Unit::Battleship, 1);
    board.state.turn.battle_sites.push_back(board.at("sz_western_mediterranean"));
    board.begin("sz_spain");
    board.fire({6});
    board.fire({6});
    board.fire({6});
    CHECK(withdrawal_spaces(board.state, Side::Attacker) == std::vector{board.at("sz_united_kingdom")});
    board.overrule(WithdrawSubmarines{.count = 1, .to = board.at("sz_western_mediterranean")}, "C-92");
}

TEST_CASE("when all attacking submarines have left the battle is over", "[axis_allies][battle][rule:C-86]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean").put("sz_spain", Power::Uk, Unit::Battleship, 1);
    board.begin("sz_spain");
    board.fire({6});
    board.fire({6});
    const auto end = board.play(WithdrawSubmarines{.count = 1, .to = {}}); // only one zone is possible
    CHECK(find<BattleEnded>(end)->result == BattleResult::Retreat);
    CHECK(board.in("sz_western_mediterranean") == "germany 1 submarine");
}

TEST_CASE("defending submarines do not slip through a closed canal", "[axis_allies][battle][rule:X-13][rule:C-89]") {
    Board board{Power::Uk};
    board.attack("sz_eastern_mediterranean", Unit::Battleship, 1, "sz_central_mediterranean")
        .put("sz_eastern_mediterranean", Power::Germany, Unit::Submarine, 1);
    board.begin("sz_eastern_mediterranean");
    const auto spaces = withdrawal_spaces(board.state, Side::Defender);
    CHECK(std::ranges::count(spaces, board.at("sz_black_sea")) == 1);
    CHECK(std::ranges::count(spaces, board.at("sz_red_sea")) == 0);
}

TEST_CASE("a submarine whose side has destroyed all enemies stays", "[axis_allies][battle][rule:C-93]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean").put("sz_spain", Power::Uk, Unit::Transport, 1);
    board.begin("sz_spain");
    board.fire({1});
    const auto end = board.lose(Power::Uk, Unit::Transport);
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK_FALSE(board.refusal_of(WithdrawSubmarines{.count = 1, .to = board.at("sz_western_mediterranean")}).empty());
    CHECK(board.in("sz_spain") == "germany 1 submarine");
}

TEST_CASE("submarines of two allies: each owner decides, and all go to one zone", "[axis_allies][battle][rule:C-91][rule:Q-21]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Submarine, 2)
        .put("sz_north_pacific", Power::Uk, Unit::Submarine, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    board.fire({6});
    board.fire({6, 6});
    REQUIRE(board.step() == BattleStep::DefenderWithdrawal);
    const auto of = [&](Power power, const char* to) { return WithdrawSubmarines{.count = 1, .to = board.at(to), .power = power}; };
    CHECK(board.refusal_of(WithdrawSubmarines{.count = 2, .to = board.at("sz_hawaiian_islands"), .power = Power::Uk}) == "C-86");
    board.play(of(Power::Usa, "sz_hawaiian_islands"));
    CHECK(board.step() == BattleStep::DefenderWithdrawal); // the British have still to decide
    auto stay = board;
    stay.play(WithdrawSubmarines{.count = 0, .to = {}});
    CHECK(stay.in("sz_north_pacific") == "uk 1 submarine, japan 1 battleship, usa 1 submarine");
    auto apart = board;
    apart.overrule(of(Power::Uk, "sz_midway_island"), "C-91");
    board.play(WithdrawSubmarines{.count = 1, .to = {}, .power = Power::Uk});
    CHECK(board.in("sz_hawaiian_islands") == "uk 1 submarine, usa 1 submarine");
}

TEST_CASE("the player says which of like submarines withdraw", "[axis_allies][battle][rule:C-86][rule:C-88]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
        .attack("sz_spain", Unit::Submarine, 1, "sz_united_kingdom")
        .put("sz_spain", Power::Uk, Unit::Battleship, 1);
    board.begin("sz_spain");
    board.fire({6, 6});
    board.fire({6});
    REQUIRE(board.step() == BattleStep::AttackerWithdrawal);
    const auto named = [&](int count, std::vector<SubmarinesFrom> which) {
        return WithdrawSubmarines{.count = count, .to = board.at("sz_western_mediterranean"), .power = {}, .which = std::move(which)};
    };
    const auto left_behind = [](const Board& after) {
        std::vector<SpaceId> from;
        for (const auto& stack : stacks_in(after.state, after.at("sz_spain"))) {
            if (stack.unit == Unit::Submarine) {
                from.push_back(*stack.entered_from);
            }
        }
        return from;
    };
    for (const auto* const zone : {"sz_western_mediterranean", "sz_united_kingdom"}) {
        const auto other = zone == std::string_view{"sz_united_kingdom"} ? "sz_western_mediterranean" : "sz_united_kingdom";
        auto by_entry = board;
        by_entry.play(named(1, {{.count = 1, .started_at = {}, .entered_from = board.at(zone)}}));
        CHECK(left_behind(by_entry) == std::vector{board.at(other)});
        auto by_start = board;
        by_start.play(named(1, {{.count = 1, .started_at = board.at(zone)}}));
        CHECK(left_behind(by_start) == std::vector{board.at(other)});
    }
    auto both = board; // the second one is proposed
    both.play(named(2, {{.count = 1, .started_at = board.at("sz_united_kingdom")}}));
    CHECK(both.in("sz_western_mediterranean") == "germany 2 submarine");

    CHECK(board.refusal_of(named(2, {{.count = 2, .started_at = board.at("sz_united_kingdom")}})) == "C-86");
    CHECK(board.refusal_of(named(1, {{.count = 1, .started_at = board.at("sz_baltic")}})) == "C-86");
    CHECK(board.refusal_of(named(1, {{.count = 2}})) == "C-86");
    CHECK(board.refusal_of(named(1, {{.count = 0}})) == "C-86");
    CHECK(board.refusal_of(named(0, {{.count = 1}})) == "C-86");

    // D-22: one that is named although it came another way is a stop, and the table may overrule it.
    board.state.options.submarines_withdraw_where_they_came_from = true;
    board.overrule(named(1, {{.count = 1, .started_at = board.at("sz_united_kingdom")}}), "D-22");
    CHECK(left_behind(board) == std::vector{board.at("sz_western_mediterranean")});
}
