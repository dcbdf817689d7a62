// Landings: the shot of the battleship, the sea before the coast, and no way back.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// A British transport off the German coast with two infantry that are to land in Western Europe.
Board off_western_europe(int battleships) {
    Board board{Power::Uk};
    const auto zone = board.at("sz_united_kingdom");
    board.put(Stack{
        .space = zone,
        .owner = Power::Uk,
        .unit = Unit::Transport,
        .count = 1,
        .cargo =
            {{.owner = Power::Uk, .unit = Unit::Infantry, .count = 2, .boarded_this_turn = true, .landing = board.at("western_europe")}},
        .attacking = true,
        .halted = true});
    board.put("sz_united_kingdom", Power::Uk, Unit::Battleship, battleships);
    return board;
}

} // namespace

TEST_CASE("each battleship has one shot, whose victim still throws", "[axis_allies][battle][rule:C-47][rule:C-48][rule:C-49]") {
    auto board = off_western_europe(2);
    board.put("western_europe", Power::Germany, Unit::Infantry, 2);
    board.begin("western_europe");
    CHECK(board.next_column() == "uk 4 x2");
    board.fire({4, 5});
    board.lose(Power::Germany, Unit::Infantry);
    board.fire({6, 6});
    CHECK(board.next_column() == "germany 2 x2");
    board.fire({6, 6});
    CHECK(board.step() == BattleStep::AttackerFire); // no second shot
    auto off = board;
    off.overrule(Retreat{board.at("eastern_europe")}, "C-38");
    CHECK(off.in("eastern_europe") == "uk 2 infantry");
}

TEST_CASE("the gun fires before the battleship", "[axis_allies][battle][rule:Q-08]") {
    auto board = off_western_europe(1);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1).put("western_europe", Power::Germany, Unit::AaGun, 1);
    board.attack("western_europe", Unit::Bomber, 1, "sz_united_kingdom");
    board.begin("western_europe");
    CHECK(board.step() == BattleStep::AaFire);
    board.fire({6});
    CHECK(board.step() == BattleStep::Bombardment);
}

TEST_CASE("a shot that clears the coast lets the casualty throw, then the landing holds",
          "[axis_allies][battle][rule:C-09][rule:C-47][rule:C-111]") {
    auto board = off_western_europe(1);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.begin("western_europe");
    board.fire({1});
    board.lose(Power::Germany, Unit::Infantry);
    CHECK(board.next_column() == "germany 2 x1");
    const auto end = board.fire({3});
    CHECK(find<TerritoryTaken>(end)->to == Power::Uk);
    CHECK(board.in("western_europe") == "uk 2 infantry");
}

TEST_CASE("a battleship lends its shot to one landing only", "[axis_allies][battle][rule:C-48][rule:Q-45]") {
    Board board{Power::Uk};
    const auto zone = board.at("sz_united_kingdom");
    for (const auto* target : {"western_europe", "finland_norway"}) {
        board.control(target, Power::Germany).put(target, Power::Germany, Unit::Infantry, 1);
        board.put(Stack{.space = zone,
                        .owner = Power::Uk,
                        .unit = Unit::Transport,
                        .count = 1,
                        .cargo = {{Power::Uk, Unit::Infantry, 2, true, board.at(target)}},
                        .attacking = true});
    }
    board.put("sz_united_kingdom", Power::Uk, Unit::Battleship, 1);
    board.begin("western_europe");
    board.fire({1});
    board.lose(Power::Germany, Unit::Infantry);
    board.fire({6});
    board.begin("finland_norway");
    CHECK(board.step() == BattleStep::AttackerFire);
}

TEST_CASE("an empty hostile coast is taken as the landing begins", "[axis_allies][battle][rule:C-57]") {
    auto board = off_western_europe(1);
    const auto end = board.begin("western_europe");
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(find<BattleStepReached>(end) == nullptr);
    CHECK(controller(board.state, board.at("western_europe")) == Power::Uk);
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("a landing on an empty coast leaves the battleship its shot for another", "[axis_allies][battle][rule:C-48][rule:C-57]") {
    auto board = off_western_europe(1);
    board.control("finland_norway", Power::Germany).put("finland_norway", Power::Germany, Unit::Infantry, 1);
    board.put(Stack{.space = board.at("sz_united_kingdom"),
                    .owner = Power::Uk,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{Power::Uk, Unit::Infantry, 1, true, board.at("finland_norway")}},
                    .attacking = true});
    board.begin("western_europe");
    CHECK_FALSE(board.fighting());
    board.begin("finland_norway");
    CHECK(board.next_column() == "uk 4 x1");
}

TEST_CASE("enemy ships are fought before the landing", "[axis_allies][battle][rule:C-41][rule:C-42]") {
    auto board = off_western_europe(1);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1).put("sz_united_kingdom", Power::Germany, Unit::Transport, 1);
    const auto pending = pending_battles(board.state);
    REQUIRE(pending.size() == 2);
    for (const auto& battle : pending) {
        CHECK(battle.must_wait == (battle.kind == BattleKind::Land));
    }
    auto hasty = board;
    hasty.overrule(BeginBattle{.space = board.at("western_europe"), .raid = false}, "C-41");
}

TEST_CASE("after a battle at sea the landing follows without bombardment", "[axis_allies][battle][rule:C-45][rule:C-56]") {
    auto board = off_western_europe(1);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1).put("sz_united_kingdom", Power::Germany, Unit::Transport, 1);
    board.begin("sz_united_kingdom");
    CHECK(board.next_column() == "uk 4 x1");
    board.fire({4});
    board.lose(Power::Germany, Unit::Transport);
    board.fire({6});
    CHECK_FALSE(board.fighting());
    board.begin("western_europe");
    CHECK(board.step() == BattleStep::AttackerFire);
    CHECK(board.next_column() == "uk 1 x2");
}

TEST_CASE("a zone that is not cleared calls the landing off and the cargo stays aboard", "[axis_allies][battle][rule:C-44]") {
    auto board = off_western_europe(0);
    board.attack("sz_united_kingdom", Unit::Battleship, 1, "sz_eastern_canada")
        .put("western_europe", Power::Germany, Unit::Infantry, 1)
        .put("sz_united_kingdom", Power::Germany, Unit::Battleship, 1);
    board.begin("sz_united_kingdom");
    board.fire({6});
    board.fire({6});
    board.play(Retreat{board.at("sz_eastern_canada")});
    CHECK(pending_battles(board.state).empty());
    CHECK(board.in("sz_eastern_canada") == "uk 1 battleship, uk 1 transport");
    for (const auto& stack : stacks_in(board.state, board.at("sz_eastern_canada"))) {
        CHECK(stack.halted);
        for (const auto& cargo : stack.cargo) {
            CHECK(cargo.count == 2);
            CHECK_FALSE(cargo.landing);
        }
    }
}

TEST_CASE("a transport that is sunk takes its cargo with it, the emptiest first", "[axis_allies][battle][rule:C-43][rule:C-75]") {
    auto board = off_western_europe(0);
    board.put("sz_united_kingdom", Power::Uk, Unit::Transport, 1).put("sz_united_kingdom", Power::Germany, Unit::Battleship, 1);
    board.begin("sz_united_kingdom");
    CHECK(board.next_column() == "germany 4 x1"); // transports have no dice
    board.fire({1});
    const auto first = board.lose(Power::Uk, Unit::Transport);
    CHECK(find<LossesTaken>(first)->units.front().cargo.empty());
    // Nobody can leave and the attacker has no dice: the enemy throws again.
    CHECK(board.state.battle->round == 2);
    board.fire({1});
    const auto second = board.lose(Power::Uk, Unit::Transport);
    CHECK(find<LossesTaken>(second)->units.front().cargo.size() == 1);
    CHECK(find<BattleEnded>(second)->result == BattleResult::DefenderWon);
}

TEST_CASE("own pieces aboard an ally's transport land from it", "[axis_allies][battle][rule:M-106]") {
    Board board{Power::Uk};
    board.put(Stack{.space = board.at("sz_united_kingdom"),
                    .owner = Power::Usa,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{Power::Uk, Unit::Infantry, 1, false, board.at("western_europe")}}});
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.begin("western_europe");
    CHECK(board.next_column() == "uk 1 x1");
}

TEST_CASE("a landing needs no battleship, and one elsewhere lends no shot", "[axis_allies][battle][rule:C-40][rule:C-50]") {
    auto board = off_western_europe(0);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1)
        .put("sz_spain", Power::Uk, Unit::Battleship, 1); // next to the coast, but not with the transport
    const auto begun = board.begin("western_europe");
    CHECK(find<BattleBegun>(begun)->amphibious);
    CHECK(board.step() == BattleStep::AttackerFire);
}

TEST_CASE("ships off the coast are no targets, and only the battleship's shot reaches the land",
          "[axis_allies][battle][rule:C-51][rule:C-55]") {
    auto board = off_western_europe(1);
    board.put("sz_united_kingdom", Power::Uk, Unit::Carrier, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Submarine, 1)
        .put("western_europe", Power::Germany, Unit::Infantry, 2);
    board.begin("western_europe");
    CHECK(board.next_column() == "uk 4 x1");
    board.fire({6});
    CHECK(board.next_column() == "uk 1 x2"); // the infantry; carrier and submarine stay out
    board.fire({6, 6});
    board.fire({1, 1});
    CHECK(board.refusal_of(TakeLosses{{{Power::Uk, Unit::Transport, 1, {}}, {Power::Uk, Unit::Battleship, 1, {}}}}) == "C-06");
    board.lose(Power::Uk, Unit::Infantry, 2);
    CHECK(board.in("sz_united_kingdom") == "uk 1 battleship, uk 1 carrier, uk 1 transport, uk 1 submarine");
}

TEST_CASE("aircraft that fought at sea do not fight ashore", "[axis_allies][battle][rule:C-46][rule:M-04]") {
    auto board = off_western_europe(1);
    board.attack("sz_united_kingdom", Unit::Fighter, 1, "sz_eastern_canada")
        .attack("western_europe", Unit::Fighter, 1, "sz_united_kingdom")
        .put("western_europe", Power::Germany, Unit::Infantry, 1)
        .put("sz_united_kingdom", Power::Germany, Unit::Transport, 1);
    board.begin("sz_united_kingdom");
    board.fire({1});
    board.lose(Power::Germany, Unit::Transport);
    board.fire({6});
    for (const auto& stack : stacks_in(board.state, board.at("sz_united_kingdom"))) {
        CHECK(stack.fought);
    }
    board.begin("western_europe");
    board.fire({6, 6});
    CHECK(board.next_column() == "uk 3 x1"); // the other fighter alone
}

TEST_CASE("when only the transports of an assault are left they must retreat", "[axis_allies][battle][rule:C-44]") {
    auto board = off_western_europe(0);
    for (auto& stack : board.state.stacks) {
        stack.entered_from = board.at("sz_eastern_canada");
    }
    board.attack("sz_united_kingdom", Unit::Battleship, 1, "sz_eastern_canada")
        .put("western_europe", Power::Germany, Unit::Infantry, 1)
        .put("sz_united_kingdom", Power::Germany, Unit::Battleship, 1);
    board.begin("sz_united_kingdom");
    board.fire({6});
    board.fire({1});
    board.lose(Power::Uk, Unit::Battleship);
    REQUIRE(board.step() == BattleStep::Decision);
    auto stubborn = board;
    stubborn.overrule(PressOn{}, "C-44");
    board.play(Retreat{board.at("sz_eastern_canada")});
    CHECK(board.in("sz_eastern_canada") == "uk 1 transport");
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("a gun aboard a transport fires at nothing", "[axis_allies][battle][rule:C-27]") {
    Board board{Power::Uk};
    board.attack("sz_spain", Unit::Fighter, 1, "sz_united_kingdom")
        .put(Stack{.space = board.at("sz_spain"),
                   .owner = Power::Germany,
                   .unit = Unit::Transport,
                   .count = 1,
                   .cargo = {{Power::Germany, Unit::AaGun, 1, false, {}}}});
    board.begin("sz_spain");
    CHECK(board.step() == BattleStep::AttackerFire);
}

TEST_CASE("only what is beside the landing is told why it has no part in it", "[axis_allies][battle][rule:C-04][rule:C-46][rule:C-55]") {
    auto board = off_western_europe(0);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.begin("western_europe");
    REQUIRE(board.step() == BattleStep::AttackerFire);
    const auto refused = [&board](const char* zone, Unit unit, bool fought, int column) {
        auto with = board;
        with.put(Stack{.space = board.at(zone), .owner = Power::Uk, .unit = unit, .count = 1, .fought = fought});
        return with.refusal_of(Fire{.dice = faces({1}), .power = {}, .column = column});
    };
    CHECK(refused("sz_united_kingdom", Unit::Fighter, true, 3) == "C-46");
    CHECK(refused("sz_united_kingdom", Unit::Fighter, false, 3) == "C-04"); // it has not fought, nor come to the landing
    CHECK(refused("sz_eastern_canada", Unit::Fighter, true, 3) == "C-04");
    CHECK(refused("sz_united_kingdom", Unit::Submarine, false, 2) == "C-55");
    CHECK(refused("sz_eastern_canada", Unit::Submarine, false, 2) == "C-04");
}

TEST_CASE("only the power whose turn it is lands", "[axis_allies][battle][rule:C-41][rule:M-106]") {
    auto board = off_western_europe(0);
    REQUIRE(pending_battles(board.state).size() == 1);
    for (auto& stack : board.state.stacks) {
        for (auto& cargo : stack.cargo) {
            cargo.owner = Power::Usa;
        }
    }
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("a shot that is waived frees its battleship, and nobody who came ashore", "[axis_allies][battle][rule:C-47][rule:C-52]") {
    auto board = off_western_europe(1);
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.begin("western_europe");
    REQUIRE(board.step() == BattleStep::Bombardment);
    const auto events = board.play(PressOn{});
    const auto* const waived = find<SupportWaived>(events);
    REQUIRE(waived != nullptr);
    REQUIRE(waived->before.size() == 1);
    CHECK(waived->before.front().unit == Unit::Battleship);
    for (const auto& stack : stacks_in(board.state, board.at("western_europe"))) {
        CHECK(stack.landed == (stack.owner == Power::Uk));
    }
}
