// Battles of all kinds with forces and dice by chance: each comes to its end, and the board keeps the books
// at every event.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <vector>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
namespace core = intendant::core;

namespace {

/// The choices of a table that leaves everything to chance.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_seed(seed) {}

    core::Throw dice(int count) {
        const auto position = m_position;
        m_position += static_cast<std::uint64_t>(count);
        return core::throw_by_program(m_seed, position, count);
    }
    int die() { return dice(1).faces.front(); }
    int up_to(int most) { return (die() * 6 + die()) % (most + 1); }
    SpaceId one_of(const std::vector<SpaceId>& spaces) {
        return spaces[static_cast<std::size_t>(up_to(static_cast<int>(spaces.size()) - 1))];
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_position{0};
};

Command next_command(const Board& board, Chance& chance) {
    const auto& battle = *board.state.battle;
    if (battle.owed) {
        return TakeLosses{proposed_losses(board.state)};
    }
    if (!battle.to_fire.empty()) {
        return Fire{.dice = chance.dice(battle.to_fire.front().dice), .power = {}, .column = {}};
    }
    if (battle.step == BattleStep::Decision) {
        return chance.die() > 2 ? Command{PressOn{}} : Command{Retreat{chance.one_of(retreat_spaces(board.state))}};
    }
    const auto side = side_to_act(battle);
    return WithdrawSubmarines{.count = chance.up_to(1), .to = chance.one_of(withdrawal_spaces(board.state, side))};
}

void fight(Board& board, const BeginBattle& battle, Chance& chance) {
    board.play(battle);
    for (int commands = 0; board.fighting(); ++commands) {
        REQUIRE(commands < 2000);
        board.play(next_command(board, chance));
    }
}

constexpr std::array land_units{Unit::Infantry, Unit::Armor, Unit::Fighter, Unit::Bomber};
constexpr std::array sea_units{Unit::Battleship, Unit::Carrier, Unit::Transport, Unit::Submarine, Unit::Fighter};

} // namespace

TEST_CASE("every battle on land comes to its end and keeps the books", "[axis_allies][battle][rule:C-16][rule:C-110]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Chance chance{seed};
        Board board{Power::Germany};
        const bool landing = chance.die() > 4;
        board.control("western_europe", Power::Uk).put("western_europe", Power::Uk, Unit::AaGun, chance.up_to(1));
        for (const auto unit : land_units) {
            board.attack("western_europe", unit, chance.up_to(3), "germany")
                .put("western_europe", Power::Uk, unit, chance.up_to(2))
                .put("western_europe", Power::Usa, unit, chance.up_to(2));
        }
        board.attack("western_europe", Unit::Infantry, 1, "southern_europe");
        board.put("western_europe", Power::Uk, Unit::Infantry, 1);
        if (landing) {
            board.put("sz_baltic", Power::Germany, Unit::Battleship, chance.up_to(2));
            board.put(Stack{.space = board.at("sz_baltic"),
                            .owner = Power::Germany,
                            .unit = Unit::Transport,
                            .count = 2,
                            .cargo = {{Power::Germany, Unit::Armor, 1, true, board.at("western_europe")}},
                            .attacking = true});
        }
        fight(board, {.space = board.at("western_europe"), .raid = false}, chance);
        const auto holder = controller(board.state, board.at("western_europe"));
        CHECK((holder == Power::Germany || holder == Power::Uk));
        CHECK(pending_battles(board.state).empty());
    }
}

TEST_CASE("every battle at sea comes to its end and keeps the books", "[axis_allies][battle][rule:C-78][rule:C-102]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Chance chance{seed};
        Board board{Power::Japan};
        for (const auto unit : sea_units) {
            board.attack("sz_hawaiian_islands", unit, chance.up_to(2), "sz_wake_island")
                .put("sz_hawaiian_islands", Power::Usa, unit, chance.up_to(2))
                .put("sz_hawaiian_islands", Power::Uk, unit, chance.up_to(1));
        }
        board.attack("sz_hawaiian_islands", Unit::Submarine, 1, "sz_midway_island");
        board.put("sz_hawaiian_islands", Power::Usa, Unit::Transport, 1);
        fight(board, {.space = board.at("sz_hawaiian_islands"), .raid = false}, chance);
        CHECK(pending_battles(board.state).empty());
        for (const auto& stack : stacks_in(board.state, board.at("sz_hawaiian_islands"))) {
            CHECK((stack.owner != Power::Japan || stack.fought));
        }
    }
}

TEST_CASE("battles of entered forces come to their end whatever the table's switches say",
          "[axis_allies][battle][rule:C-16][rule:C-78][rule:S-26]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Chance chance{seed};
        Board board{Power::Japan};
        board.state.options.depth = Depth::BankAndBattles;
        for (const auto& option : switches) {
            board.state.options.*option.on = chance.die() > 3;
        }
        const bool sea = chance.die() > 2;
        BeginBattle battle{.space = board.at(sea ? "sz_hawaiian_islands" : "china"), .raid = false, .forces = {}};
        const auto enter = [&](Power power, Unit unit, int count) {
            if (count > 0) {
                battle.forces.push_back({power, unit, count});
            }
        };
        for (std::size_t i = 0; i < 4; ++i) {
            const auto unit = sea ? sea_units[i] : land_units[i];
            enter(Power::Japan, unit, chance.up_to(3));
            enter(Power::Usa, unit, chance.up_to(2));
            enter(Power::Uk, unit, chance.up_to(1));
        }
        enter(Power::Japan, sea ? Unit::Transport : Unit::Infantry, 1);
        enter(Power::Usa, sea ? Unit::Submarine : Unit::Infantry, 1);
        fight(board, battle, chance);
        CHECK(board.state.battle == std::nullopt);
    }
}

TEST_CASE("hits that nobody is left to take hold no battle up", "[axis_allies][battle][rule:C-06][rule:C-16]") {
    Board board{Power::Germany};
    board.attack("caucasus", Unit::Bomber, 1, "ukraine_ssr").put("caucasus", Power::Ussr, Unit::Infantry, 1);
    Overflight flight{.gun = board.at("karelia_ssr"), .at = board.at("caucasus"), .aircraft = {}};
    flight.aircraft[Unit::Bomber] = 1;
    board.state.turn.overflights.push_back(flight);
    board.overrule(BeginBattle{.space = board.at("caucasus")}, "C-25");
    board.fire({6});
    board.fire({1});
    REQUIRE(board.state.battle->owed);
    board.play(FireAtOverflight{.gun = board.at("karelia_ssr"), .dice = faces({1}), .losses = {{Unit::Bomber, 1}}}); // late, but booked
    const auto end = board.play(TakeLosses{proposed_losses(board.state)});
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
}
