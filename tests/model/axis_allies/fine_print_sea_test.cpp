// Ships and what transports carry.

#include "tests/model/axis_allies/fine_print.hpp"

#include <algorithm>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

Board attacking(Power power) { return board_in(power, Action::CombatMovement); }
Board resting(Power power) { return board_in(power, Action::NonCombatMovement); }

Stack transport_with(const Board& board, const char* zone, Power owner, std::vector<Cargo> cargo) {
    return {.space = board.at(zone), .owner = owner, .unit = Unit::Transport, .count = 1, .cargo = std::move(cargo)};
}

int aboard(const Board& board, const char* zone) {
    int count = 0;
    for (const auto& stack : stacks_in(board.state, board.at(zone))) {
        for (const auto& cargo : stack.cargo) {
            count += cargo.count * stack.count;
        }
    }
    return count;
}

} // namespace

TEST_CASE("ships move two zones and stop where enemies are", "[axis_allies][sea][rule:M-80][rule:M-81][rule:N-09][rule:Q-42]") {
    for (const auto unit : {Unit::Battleship, Unit::Carrier, Unit::Transport, Unit::Submarine}) {
        auto board = attacking(Power::Uk);
        board.put("sz_united_kingdom", Power::Uk, unit, 2).put("sz_united_kingdom", Power::Uk, Unit::Battleship, 1);
        board.play(go(board, "sz_united_kingdom", "sz_western_mediterranean", {{unit, 1}}));
        CHECK(against(board, go(board, "sz_united_kingdom", "sz_central_mediterranean", {{unit, 1}})).contains("M-80"));
        board.put("sz_spain", Power::Germany, Unit::Submarine, 1);
        CHECK(against(board, go(board, "sz_united_kingdom", "sz_western_mediterranean", {{unit, 1}},
                                {"sz_united_kingdom", "sz_spain", "sz_western_mediterranean"}))
                  .contains("M-81"));
        board.play(go(board, "sz_united_kingdom", "sz_spain", {{Unit::Battleship, 1}}));
        board.play(go(board, "sz_united_kingdom", "sz_spain", {{unit, 1}}));
        CHECK_FALSE(against(board, go(board, "sz_spain", "sz_western_mediterranean", {{unit, 1}})).empty());
        board.state.turn.action = Action::NonCombatMovement;
        board.put("sz_eastern_canada", Power::Uk, unit, 1);
        CHECK(against(board, go(board, "sz_eastern_canada", "sz_spain", {{unit, 1}})) == ClauseSet{"N-09"});
    }
}

TEST_CASE("ships stay off the land", "[axis_allies][sea][rule:M-82]") {
    auto board = resting(Power::Uk);
    board.put("sz_united_kingdom", Power::Uk, Unit::Battleship, 1);
    CHECK(against(board, go(board, "sz_united_kingdom", "united_kingdom", {{Unit::Battleship, 1}})).contains("M-82"));
}

TEST_CASE("a transport holds two infantry, one armor or one gun", "[axis_allies][sea][rule:M-100][rule:M-33][rule:M-27]") {
    auto board = resting(Power::Uk);
    board.put("united_kingdom", Power::Uk, Unit::Infantry, 3)
        .put("united_kingdom", Power::Uk, Unit::Armor, 2)
        .put("united_kingdom", Power::Uk, Unit::AaGun, 1)
        .put("united_kingdom", Power::Uk, Unit::Fighter, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Transport, 1);
    const auto take = [&board](Units units) {
        return against(board, load(board, "united_kingdom", "sz_united_kingdom", std::move(units)));
    };
    CHECK(take({{Unit::Infantry, 2}}) == ClauseSet{});
    CHECK(take({{Unit::Armor, 1}}) == ClauseSet{});
    CHECK(take({{Unit::AaGun, 1}}) == ClauseSet{});
    CHECK(take({{Unit::Infantry, 3}}) == ClauseSet{"!M-100"});
    CHECK(take({{Unit::Armor, 1}, {Unit::Infantry, 1}}) == ClauseSet{"!M-100"});
    CHECK(take({{Unit::Fighter, 1}}) == ClauseSet{"!M-100"});
    board.play(load(board, "united_kingdom", "sz_united_kingdom", {{Unit::Infantry, 1}}));
    CHECK(take({{Unit::Armor, 1}}) == ClauseSet{"!M-100"});
}

TEST_CASE("a transport loads before, between and after its steps, and lands all in one move",
          "[axis_allies][sea][rule:M-101][rule:M-102][rule:M-11][rule:N-10][rule:M-103]") {
    auto board = resting(Power::Uk);
    board.put("eastern_canada", Power::Uk, Unit::Infantry, 1)
        .put("united_kingdom", Power::Uk, Unit::Infantry, 1)
        .put("sz_eastern_canada", Power::Uk, Unit::Transport, 1);
    board.play(load(board, "eastern_canada", "sz_eastern_canada", {{Unit::Infantry, 1}}));
    board.play(go(board, "sz_eastern_canada", "sz_united_kingdom", {{Unit::Transport, 1}}));
    board.play(load(board, "united_kingdom", "sz_united_kingdom", {{Unit::Infantry, 1}}));
    board.play(go(board, "sz_united_kingdom", "sz_karelia", {{Unit::Transport, 1}}));
    board.play(unload(board, "sz_karelia", "karelia_ssr", {{Unit::Infantry, 2}}));
    CHECK(board.in("karelia_ssr") == "uk 2 infantry");
    CHECK(against(board, go(board, "sz_karelia", "sz_united_kingdom", {{Unit::Transport, 1}})).contains("M-103"));
    auto unmoved = resting(Power::Uk);
    unmoved.put(transport_with(unmoved, "sz_united_kingdom", Power::Uk,
                               {{.owner = Power::Uk, .unit = Unit::Infantry, .count = 2, .boarded_this_turn = false}}));
    unmoved.play(unload(unmoved, "sz_united_kingdom", "united_kingdom", {{Unit::Infantry, 1}})); // a part of it
    CHECK(aboard(unmoved, "sz_united_kingdom") == 1);
    CHECK(against(unmoved, go(unmoved, "sz_united_kingdom", "sz_karelia", {{Unit::Transport, 1}})) == ClauseSet{"M-103"});
}

TEST_CASE("cargo may stay aboard and land in a later turn", "[axis_allies][sea][rule:M-13][rule:M-102][rule:Q-46]") {
    auto board = resting(Power::Usa);
    board.put("eastern_usa", Power::Usa, Unit::Infantry, 2).put("sz_eastern_usa", Power::Usa, Unit::Transport, 1);
    board.play(load(board, "eastern_usa", "sz_eastern_usa", {{Unit::Infantry, 2}}));
    board.play(go(board, "sz_eastern_usa", "sz_north_atlantic", {{Unit::Transport, 1}}));
    end_turn_of(board, Power::Ussr);
    end_turn_of(board, Power::Usa);
    board.state.turn.action = Action::CombatMovement;
    board.play(go(board, "sz_north_atlantic", "sz_spain", {{Unit::Transport, 1}}));
    board.play(unload(board, "sz_spain", "algeria", {{Unit::Infantry, 1}}));
    CHECK(controller(board.state, board.at("algeria")) == Power::Usa);
    CHECK(aboard(board, "sz_spain") == 1);
}

TEST_CASE("boarding and landing are the whole move of what is carried", "[axis_allies][sea][rule:M-12][rule:M-27][rule:M-34]") {
    struct Case {
        Unit unit;
        const char* clause;
    };
    for (const auto& [unit, clause] : {Case{Unit::Infantry, "M-12"}, Case{Unit::Armor, "M-27"}, Case{Unit::AaGun, "M-34"}}) {
        auto board = resting(Power::Uk);
        board.put("persia", Power::Uk, unit, 1).put("sz_india", Power::Uk, Unit::Transport, 1).control("persia", Power::Uk);
        board.play(go(board, "persia", "india", {{unit, 1}}));
        CHECK(against(board, load(board, "india", "sz_india", {{unit, 1}})) == ClauseSet{clause});
        auto landed = resting(Power::Uk);
        landed.put(
            transport_with(landed, "sz_india", Power::Uk, {{.owner = Power::Uk, .unit = unit, .count = 1, .boarded_this_turn = false}}));
        landed.play(unload(landed, "sz_india", "india", {{unit, 1}}));
        CHECK(against(landed, go(landed, "india", "persia", {{unit, 1}})) == ClauseSet{clause});
    }
}

TEST_CASE("bridging: from one coast to another, to two at that, once, also after moving",
          "[axis_allies][sea][rule:M-104][rule:M-105][rule:M-103]") {
    auto board = resting(Power::Uk);
    board.put("sz_eastern_canada", Power::Uk, Unit::Transport, 1)
        .put("united_kingdom", Power::Uk, Unit::Infantry, 3)
        .control("western_europe", Power::Uk)
        .control("finland_norway", Power::Uk);
    board.play(go(board, "sz_eastern_canada", "sz_united_kingdom", {{Unit::Transport, 1}}));
    board.play(load(board, "united_kingdom", "sz_united_kingdom", {{Unit::Infantry, 2}}));
    board.play(unload(board, "sz_united_kingdom", "western_europe", {{Unit::Infantry, 1}}));
    board.play(unload(board, "sz_united_kingdom", "finland_norway", {{Unit::Infantry, 1}}));
    CHECK(board.in("finland_norway") == "uk 1 infantry");
    CHECK(against(board, go(board, "sz_united_kingdom", "sz_karelia", {{Unit::Transport, 1}})).contains("M-103"));
    CHECK(against(board, load(board, "united_kingdom", "sz_united_kingdom", {{Unit::Infantry, 1}})) == ClauseSet{"M-103"});
}

TEST_CASE("allied cargo boards in its owner's turn, sails in the ship's, and lands in its owner's next",
          "[axis_allies][sea][rule:M-106][rule:M-107]") {
    auto board = resting(Power::Uk);
    board.put("eastern_canada", Power::Uk, Unit::Infantry, 1).put("sz_eastern_canada", Power::Usa, Unit::Transport, 1);
    board.play(load(board, "eastern_canada", "sz_eastern_canada", {{Unit::Infantry, 1}}));
    CHECK(against(board, unload(board, "sz_eastern_canada", "eastern_canada", {{Unit::Infantry, 1}})) == ClauseSet{"M-107"});
    end_turn_of(board, Power::Usa);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "sz_eastern_canada", "sz_united_kingdom", {{Unit::Transport, 1}}));
    CHECK(against(board, unload(board, "sz_united_kingdom", "united_kingdom", {{Unit::Infantry, 1}})) == ClauseSet{"!M-106"});
    end_turn_of(board, Power::Uk);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(unload(board, "sz_united_kingdom", "united_kingdom", {{Unit::Infantry, 1}}));
    CHECK(board.in("united_kingdom") == "uk 1 infantry");
    CHECK(board.in("sz_united_kingdom") == "usa 1 transport");
}

TEST_CASE("allied cargo goes down with the ship", "[axis_allies][sea][rule:Q-20][rule:M-108]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
        .put(transport_with(board, "sz_spain", Power::Usa,
                            {{.owner = Power::Uk, .unit = Unit::Infantry, .count = 2, .boarded_this_turn = false}}));
    board.begin("sz_spain");
    CHECK(board.next_column() == "germany 2 x1");
    board.fire({1});
    board.lose(Power::Usa, Unit::Transport);
    CHECK(aboard(board, "sz_spain") == 0);
    CHECK(board.in("sz_spain") == "germany 1 submarine");
}

TEST_CASE("transports join a naval attack as losses only; alone they are warned of",
          "[axis_allies][sea][rule:M-109][rule:M-110][rule:M-108][rule:C-75][rule:Q-02]") {
    auto board = attacking(Power::Usa);
    board.put("sz_western_usa", Power::Usa, Unit::Transport, 2)
        .put("sz_western_usa", Power::Usa, Unit::Battleship, 1)
        .put("sz_hawaiian_islands", Power::Japan, Unit::Battleship, 1);
    CHECK(against(board, go(board, "sz_western_usa", "sz_hawaiian_islands", {{Unit::Transport, 1}})) == ClauseSet{"M-110"});
    board.play(go(board, "sz_western_usa", "sz_hawaiian_islands", {{Unit::Battleship, 1}, {Unit::Transport, 1}}));
    board.play(go(board, "sz_western_usa", "sz_hawaiian_islands", {{Unit::Transport, 1}})); // now it has an escort
    board.play(EndAction{});
    board.begin("sz_hawaiian_islands");
    CHECK(board.next_column() == "usa 4 x1"); // no dice for the transports
    board.fire({6});
    board.fire({1});
    board.lose(Power::Usa, Unit::Transport);
    CHECK(board.in("sz_hawaiian_islands") == "japan 1 battleship, usa 1 battleship, usa 1 transport");
}

TEST_CASE("a hostile coast is assaulted in combat movement, a gun never lands there", "[axis_allies][sea][rule:M-111][rule:M-33]") {
    auto board = resting(Power::Uk);
    board
        .put(transport_with(board, "sz_united_kingdom", Power::Uk,
                            {{.owner = Power::Uk, .unit = Unit::AaGun, .count = 1, .boarded_this_turn = false}}))
        .put("western_europe", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, unload(board, "sz_united_kingdom", "western_europe", {{Unit::AaGun, 1}})).contains("M-111"));
    board.state.turn.action = Action::CombatMovement;
    CHECK(against(board, unload(board, "sz_united_kingdom", "western_europe", {{Unit::AaGun, 1}})) == ClauseSet{"M-33"});
    CHECK(against(board, unload(board, "sz_united_kingdom", "finland_norway", {{Unit::AaGun, 1}})) ==
          ClauseSet{"M-33"}); // empty, but hostile
}

TEST_CASE("a transport that came to fight still loads, and lands nothing when the assault is off",
          "[axis_allies][sea][rule:M-101][rule:M-08][rule:Q-47]") {
    auto board = attacking(Power::Uk);
    board.put("sz_eastern_canada", Power::Uk, Unit::Transport, 1)
        .put("sz_eastern_canada", Power::Uk, Unit::Battleship, 1)
        .put("united_kingdom", Power::Uk, Unit::Infantry, 1)
        .put("sz_united_kingdom", Power::Germany, Unit::Submarine, 1);
    board.play(go(board, "sz_eastern_canada", "sz_united_kingdom", {{Unit::Battleship, 1}, {Unit::Transport, 1}}));
    board.play(load(board, "united_kingdom", "sz_united_kingdom", {{Unit::Infantry, 1}}));
    board.state.turn.action = Action::NonCombatMovement;
    CHECK(against(board, unload(board, "sz_united_kingdom", "united_kingdom", {{Unit::Infantry, 1}})) == ClauseSet{"M-08"});
}

TEST_CASE("submarines carry nothing and have their first strike when they attack",
          "[axis_allies][sea][rule:M-120][rule:M-121][rule:M-122]") {
    auto board = resting(Power::Germany);
    board.put("sz_baltic", Power::Germany, Unit::Submarine, 1).put("germany", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, load(board, "germany", "sz_baltic", {{Unit::Infantry, 1}})) == ClauseSet{"!M-100"});
    Board battle{Power::Germany};
    battle.attack("sz_united_kingdom", Unit::Submarine, 1, "sz_baltic")
        .put("sz_united_kingdom", Power::Uk, Unit::Submarine, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Carrier, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Fighter, 1);
    battle.begin("sz_united_kingdom");
    CHECK(battle.step() == BattleStep::FirstStrike);
    battle.fire({2});
    CHECK(battle.refusal_of(TakeLosses{{{Power::Uk, Unit::Fighter, 1, {}}}}) == "C-83"); // never aircraft
    battle.lose(Power::Uk, Unit::Submarine);
    CHECK(battle.step() == BattleStep::DefenderFire); // what the first strike sank does not answer
    CHECK(std::ranges::none_of(battle.state.battle->to_fire, [](const FireGroup& group) { return group.column == 2; }));
}

TEST_CASE("a hostile coast without defenders is taken by those who land", "[axis_allies][sea][rule:C-57][rule:M-06]") {
    auto board = attacking(Power::Uk);
    board.put(transport_with(board, "sz_united_kingdom", Power::Uk,
                             {{.owner = Power::Uk, .unit = Unit::Infantry, .count = 1, .boarded_this_turn = false}}));
    board.play(unload(board, "sz_united_kingdom", "finland_norway", {{Unit::Infantry, 1}}));
    CHECK(controller(board.state, board.at("finland_norway")) == Power::Uk);
    CHECK(production(board.state, Power::Uk) == Money{32});
}
