// The odds of a battle as it stands. The proof is the table's own play: before dice are thrown, the odds are the mean of the
// odds after them, at every step that the books know.

#include "model/axis_allies/battle/odds.hpp"

#include "model/axis_allies/battle/loss_order.hpp"
#include "tests/model/axis_allies/battle/board.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <random>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
namespace core = intendant::core;
namespace odds = intendant::odds;

namespace {

/// What is followed through a battle.
struct Figures {
    double win;
    double lose;
    double attackers;
    double defenders;
};

Figures figures_of(const State& state, const std::vector<Event>& events, odds::Workspace& workspace) {
    if (!state.battle) {
        const auto* ended = find<BattleEnded>(events);
        REQUIRE(ended != nullptr);
        const Battle over{.space = ended->space,
                          .kind = ended->kind,
                          .round = 1,
                          .step = BattleStep::Decision,
                          .amphibious = false,
                          .origins = {},
                          .to_fire = {},
                          .owed = {},
                          .casualties = {},
                          .attackers_withdrew_to = {},
                          .defenders_withdrew_to = {}};
        int attackers = 0;
        for (const auto& stack : stacks_in(state, ended->space)) {
            attackers += stack.owner == state.turn.power && stack.attacking && fights(stack.unit) ? stack.count : 0;
        }
        int defenders = 0;
        for (const auto& stack : defenders_of(state, over)) {
            defenders += stack.count;
        }
        return {ended->result == BattleResult::AttackerWon ? 1.0 : 0.0, ended->result == BattleResult::DefenderWon ? 1.0 : 0.0,
                static_cast<double>(attackers), static_cast<double>(defenders)};
    }
    auto question = question_of(state, *state.battle);
    question.compare_orders = false;
    question.may_retreat = false;
    const auto answered = answer(question, workspace);
    REQUIRE_FALSE(answered.objection);
    REQUIRE(answered.to_the_end.odds.sound());
    const auto& result = answered.to_the_end.odds;
    return {result.win, result.lose, result.attackers_left, result.defenders_left};
}

/// What follows from a command, whatever speaks against it.
struct Next {
    State state;
    std::vector<Event> events;
};

Next after(State state, const Command& command) {
    const auto verdict = decide(state, command);
    REQUIRE_FALSE(core::refused(verdict));
    const auto& events = core::acceptance(verdict).events;
    for (const auto& event : events) {
        state = apply(std::move(state), event);
    }
    return {std::move(state), events};
}

/// The losses owed, in the order that the odds take by themselves.
TakeLosses losses(const State& state) {
    const auto& owed = *state.battle->owed;
    const auto question = question_of(state, *state.battle);
    const auto& side = owed.side == Side::Attacker ? question.attackers : question.defenders;
    TakeLosses command{};
    int due = owed.hits;
    for (const auto& place : sequence_of(side, {})) {
        const auto& pieces = side[place.group];
        const bool reached = owed.scope == HitScope::Any || (owed.scope == HitScope::ShipsOnly && is_ship(pieces.unit)) ||
                             (owed.scope == HitScope::AircraftOnly && is_aircraft(pieces.unit));
        const int lost = reached ? std::min(due, place.count) : 0;
        if (lost > 0) {
            command.losses.push_back({.power = pieces.power, .unit = pieces.unit, .count = lost, .started_at = {}});
        }
        due -= lost;
    }
    return command;
}

double chance_of_hits(int hits, int dice, int column) {
    const double p = column / 6.0;
    double chance = 1;
    for (int i = 0; i < hits; ++i) {
        chance *= p * (dice - i) / (i + 1);
    }
    return chance * std::pow(1 - p, dice - hits);
}

/// Fights on to the end and compares at every step. Gives how many throws were looked at.
int follow(State state, std::mt19937_64& chance) {
    odds::Workspace workspace;
    int throws = 0;
    std::vector<Event> events;
    while (state.battle) {
        const auto before = figures_of(state, events, workspace);
        const auto& battle = *state.battle;
        INFO("round " << battle.round << ", step " << static_cast<int>(battle.step) << (battle.owed ? ", losses" : ""));
        Next next;
        if (battle.owed) {
            next = after(state, losses(state));
        } else if (!battle.to_fire.empty()) {
            ++throws;
            const auto group = battle.to_fire.front();
            Figures mean{0, 0, 0, 0};
            for (int hit = 0; hit <= group.dice; ++hit) {
                const double weight = chance_of_hits(hit, group.dice, group.column);
                const auto one = after(state, Fire{.dice = hits(hit)});
                const auto figures = figures_of(one.state, one.events, workspace);
                mean = {mean.win + weight * figures.win, mean.lose + weight * figures.lose, mean.attackers + weight * figures.attackers,
                        mean.defenders + weight * figures.defenders};
            }
            CHECK(std::abs(mean.win - before.win) < 1e-11);
            CHECK(std::abs(mean.lose - before.lose) < 1e-11);
            CHECK(std::abs(mean.attackers - before.attackers) < 1e-10);
            CHECK(std::abs(mean.defenders - before.defenders) < 1e-10);
            int thrown = 0;
            for (int i = 0; i < group.dice; ++i) {
                thrown += static_cast<int>(chance() % 6) < group.column ? 1 : 0;
            }
            next = after(state, Fire{.dice = hits(thrown)});
            state = std::move(next.state);
            events = std::move(next.events);
            continue;
        } else if (battle.step == BattleStep::Decision) {
            next = after(state, PressOn{});
        } else {
            next = after(state, WithdrawSubmarines{.count = 0, .to = {}});
        }
        const auto same = figures_of(next.state, next.events, workspace);
        CHECK(std::abs(same.win - before.win) < 1e-11);
        CHECK(std::abs(same.attackers - before.attackers) < 1e-10);
        state = std::move(next.state);
        events = std::move(next.events);
    }
    return throws;
}

} // namespace

TEST_CASE("odds on land are the mean of what the next throw makes of them", "[axis_allies][battle][odds][rule:C-11]") {
    std::mt19937_64 chance(1);
    int throws = 0;
    for (int i = 0; i < 12; ++i) {
        Board board{Power::Germany};
        board.attack("ukraine_ssr", Unit::Infantry, 3, "eastern_europe")
            .attack("ukraine_ssr", Unit::Armor, 2, "eastern_europe")
            .attack("ukraine_ssr", Unit::Fighter, 1, "eastern_europe")
            .attack("ukraine_ssr", Unit::Bomber, 1, "eastern_europe")
            .put("ukraine_ssr", Power::Ussr, Unit::Infantry, 3)
            .put("ukraine_ssr", Power::Ussr, Unit::Fighter, 1)
            .put("ukraine_ssr", Power::Uk, Unit::Fighter, 1);
        if (i % 2 == 0) {
            board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1);
        }
        if (i % 3 == 0) {
            board.research(Power::Uk, Weapon::JetPower).research(Power::Germany, Weapon::HeavyBombers);
        }
        board.begin("ukraine_ssr");
        throws += follow(board.state, chance);
    }
    CHECK(throws > 100);
}

TEST_CASE("odds of a landing know the gun and the support shots", "[axis_allies][battle][odds][rule:C-47][rule:C-20]") {
    std::mt19937_64 chance(2);
    for (int i = 0; i < 8; ++i) {
        Board board{Power::Uk};
        const auto zone = board.at("sz_united_kingdom");
        board.put(Stack{.space = zone,
                        .owner = Power::Uk,
                        .unit = Unit::Transport,
                        .count = 2,
                        .cargo = {{.owner = Power::Uk,
                                   .unit = Unit::Infantry,
                                   .count = 2,
                                   .boarded_this_turn = true,
                                   .landing = board.at("western_europe")}},
                        .attacking = true,
                        .halted = true});
        board.put("sz_united_kingdom", Power::Uk, Unit::Battleship, 2)
            .put("sz_eastern_canada", Power::Uk, Unit::Battleship, 1) // has no part in it
            .put("sz_united_kingdom", Power::Ussr, Unit::Battleship, 1)
            .attack("western_europe", Unit::Fighter, 2, "sz_united_kingdom")
            .put("western_europe", Power::Germany, Unit::Infantry, 2)
            .put("western_europe", Power::Germany, Unit::Armor, 1)
            .put("western_europe", Power::Germany, Unit::AaGun, 1);

        const auto pending = pending_battles(board.state);
        REQUIRE(pending.size() == 1);
        auto before = question_of(board.state, pending.front());
        CHECK(before.gun);
        CHECK_FALSE(before.may_retreat);
        CHECK(before.prize == (*board.state.tables)[board.at("western_europe")].value);
        board.begin("western_europe");
        auto begun = question_of(board.state, *board.state.battle);
        CHECK(begun.attackers.size() == before.attackers.size());
        CHECK(begun.bombarding == before.bombarding);
        odds::Workspace workspace;
        CHECK(answer(before, workspace).to_the_end.odds.win == Approx(answer(begun, workspace).to_the_end.odds.win).margin(1e-13));
        follow(board.state, chance);
    }
}

TEST_CASE("odds at sea are the mean of what the next throw makes of them", "[axis_allies][battle][odds][rule:C-71]") {
    std::mt19937_64 chance(3);
    for (int i = 0; i < 8; ++i) {
        Board board{Power::Japan};
        board.attack("sz_hawaiian_islands", Unit::Submarine, 2, "sz_wake_island")
            .attack("sz_hawaiian_islands", Unit::Carrier, 1, "sz_wake_island")
            .attack("sz_hawaiian_islands", Unit::Battleship, 1, "sz_wake_island")
            .put("sz_hawaiian_islands", Power::Usa, Unit::Submarine, 1)
            .put("sz_hawaiian_islands", Power::Uk, Unit::Submarine, 1)
            .put("sz_hawaiian_islands", Power::Usa, Unit::Transport, 1)
            .put("sz_hawaiian_islands", Power::Usa, Unit::Battleship, 1);
        if (i % 2 == 0) {
            board.research(Power::Japan, Weapon::SuperSubmarines);
        }
        board.begin("sz_hawaiian_islands");
        follow(board.state, chance);
    }
    for (int i = 0; i < 6; ++i) { // aircraft, but nothing below the surface
        Board board{Power::Japan};
        board.attack("sz_hawaiian_islands", Unit::Fighter, 2, "sz_wake_island")
            .attack("sz_hawaiian_islands", Unit::Transport, 1, "sz_wake_island")
            .attack("sz_hawaiian_islands", Unit::Battleship, 1, "sz_wake_island")
            .put("sz_hawaiian_islands", Power::Usa, Unit::Battleship, 2);
        board.begin("sz_hawaiian_islands");
        follow(board.state, chance);
    }
}

namespace {

/// 10/6/3/1 v 14/3/3, typed.
FreeForces twenty_a_side() {
    return {.kind = BattleKind::Land,
            .attacker = Power::Germany,
            .forces = {{Power::Germany, Unit::Infantry, 10},
                       {Power::Germany, Unit::Armor, 6},
                       {Power::Germany, Unit::Fighter, 3},
                       {Power::Germany, Unit::Bomber, 1},
                       {Power::Ussr, Unit::Infantry, 14},
                       {Power::Ussr, Unit::Armor, 3},
                       {Power::Ussr, Unit::Fighter, 3}}};
}

} // namespace

TEST_CASE("the answer compares the orders of loss and knows the best", "[axis_allies][battle][odds][rule:C-113]") {
    const Board board{Power::Germany};
    odds::Workspace workspace;
    const auto answered = answer(question_of(board.state, twenty_a_side()), workspace);
    REQUIRE_FALSE(answered.objection);
    CHECK(answered.to_the_end.capture == Approx(0.2397).margin(5e-5));
    const auto& orders = answered.attacker_orders;
    REQUIRE(orders.orders.size() >= 2);
    CHECK(orders.orders.size() <= odds::most_orders);
    CHECK(std::ranges::count(orders.orders, true, &OrderResult::chosen) == 1);
    const auto& best = orders.orders[orders.best_for_capture];
    CHECK(std::abs(best.capture - 0.443684129560) < 1e-12);
    CHECK(best.preset == LossOrder::KeepLand);
    CHECK(best.kept == Unit::Armor);
    CHECK(orders.orders[orders.best_for_win].preset == LossOrder::CheapestFirst);
    const auto keeping = answer(question_of(board.state, twenty_a_side(), {.order = LossOrder::KeepLand, .own = {}}), workspace);
    CHECK(keeping.to_the_end.capture == Approx(best.capture).epsilon(1e-14));
    const auto own =
        answer(question_of(board.state, twenty_a_side(), {.order = LossOrder::Own, .own = {Unit::Bomber, Unit::Fighter}}), workspace);
    CHECK(own.to_the_end.odds.win < answered.to_the_end.odds.win);
    CHECK(std::ranges::count(own.attacker_orders.orders, true, &OrderResult::chosen) == 1);
}

TEST_CASE("a defender who holds a bomber is told to give it up first", "[axis_allies][battle][odds]") {
    const Board board{Power::Germany};
    odds::Workspace workspace;
    const FreeForces forces{.kind = BattleKind::Land,
                            .attacker = Power::Germany,
                            .forces = {{Power::Germany, Unit::Infantry, 6},
                                       {Power::Germany, Unit::Armor, 3},
                                       {Power::Germany, Unit::Fighter, 2},
                                       {Power::Germany, Unit::Bomber, 1},
                                       {Power::Uk, Unit::Infantry, 8},
                                       {Power::Uk, Unit::Armor, 2},
                                       {Power::Uk, Unit::Fighter, 2},
                                       {Power::Uk, Unit::Bomber, 1}}};
    const auto answered = answer(question_of(board.state, forces), workspace);
    CHECK(answered.to_the_end.odds.win == Approx(0.3715).margin(5e-5));
    const auto& best = answered.defender_orders.orders[answered.defender_orders.best_for_win];
    CHECK(best.win == Approx(0.2964).margin(5e-5));
    CHECK(best.order.front() == Unit::Bomber);
    CHECK(best.preset == LossOrder::WeakestFirst);
}

TEST_CASE("the answer says where it is time to stop", "[axis_allies][battle][odds][rule:C-31]") {
    Board board{Power::Germany};
    board.attack("ukraine_ssr", Unit::Infantry, 6, "eastern_europe")
        .attack("ukraine_ssr", Unit::Armor, 2, "eastern_europe")
        .put("ukraine_ssr", Power::Ussr, Unit::Infantry, 4);
    board.begin("ukraine_ssr");
    odds::Workspace workspace;
    const auto before = answer(question_of(board.state, *board.state.battle), workspace);
    REQUIRE(before.retreat);
    CHECK_FALSE(before.retreat->now);
    CHECK(before.retreat->best >= before.retreat->to_the_end - 1e-11);
    CHECK(before.retreat->stop == Approx(before.next_round.defender.ipc - before.next_round.attacker.ipc + 3 * before.next_round.capture));
    REQUIRE(before.retreat->fewest.size() == 5);
    CHECK(before.retreat->fewest[4] >= before.retreat->fewest[1]);
    board.fire({6, 6, 6, 6, 6, 6});
    board.fire({6, 6});
    board.fire({1, 1, 1, 1});
    board.lose(Power::Germany, Unit::Infantry, 4);
    REQUIRE(board.step() == BattleStep::Decision);
    const auto now = answer(question_of(board.state, *board.state.battle), workspace);
    REQUIRE(now.retreat);
    CHECK(now.retreat->now);
    CHECK(now.retreat->stop == 0.0);
    CHECK(now.retreat->press_on == (4 >= now.retreat->fewest[4]));
}

TEST_CASE("what cannot be computed is answered with a sentence", "[axis_allies][battle][odds]") {
    const Board board{Power::Germany};
    odds::Workspace workspace;
    const auto why = [&](const FreeForces& forces) {
        const auto answered = answer(question_of(board.state, forces), workspace);
        return answered.objection ? to_english(*board.state.tables, *answered.objection) : "";
    };
    auto forces = twenty_a_side();
    CHECK(why(forces).empty());
    forces.forces.push_back({Power::Germany, Unit::Submarine, 1});
    CHECK(why(forces) == "Submarine cannot fight in a battle on land.");
    forces = twenty_a_side();
    forces.kind = BattleKind::Sea;
    CHECK(why(forces) == "Infantry cannot fight in a battle at sea.");
    forces.kind = BattleKind::Raid;
    CHECK_FALSE(why(forces).empty());
    CHECK(why({.attacker = Power::Germany, .forces = {{Power::Germany, Unit::Infantry, 1}}}) == "The defender has no units.");
    CHECK(why({.attacker = Power::Germany, .forces = {{Power::Ussr, Unit::Infantry, 1}}}) == "The attacker has no units.");
    forces = twenty_a_side();
    forces.forces.front().count = 5000;
    CHECK(why(forces).find("the most that is computed") != std::string::npos);
    forces.forces.front().count = -3;
    CHECK_FALSE(why(forces).empty());
    forces.forces.front().count = 1000;
    CHECK(why(forces).empty());

    std::stop_source source;
    source.request_stop();
    const auto stopped = answer(question_of(board.state, twenty_a_side()), workspace, source.get_token());
    CHECK(stopped.cancelled);
    CHECK_FALSE(stopped.objection); // what was not computed need not add up
}

TEST_CASE("an answer says in what it is less than exact, and only there", "[axis_allies][odds]") {
    const auto told = [](std::vector<EnteredForce> forces, bool sea = true) {
        State state = Board{Power::Japan}.state;
        odds::Workspace workspace;
        std::string all;
        const auto answered = answer(
            question_of(state, {.kind = sea ? BattleKind::Sea : BattleKind::Land, .attacker = Power::Japan, .forces = std::move(forces)}),
            workspace);
        REQUIRE_FALSE(answered.objection);
        for (const auto& sentence : answered.approximations) {
            all += sentence.id + "\n";
        }
        return all;
    };
    const EnteredForce fleet{Power::Japan, Unit::Battleship, 1};
    const EnteredForce enemy{Power::Usa, Unit::Battleship, 1};
    CHECK(told({fleet, enemy}).empty());
    CHECK(told({{Power::Japan, Unit::Infantry, 2}, {Power::Usa, Unit::Infantry, 1}}, false).empty());
    CHECK(told({fleet, enemy, {Power::Usa, Unit::Submarine, 1}}).empty());
    CHECK(told({fleet, {Power::Japan, Unit::Fighter, 1}, enemy}).empty());
    CHECK(told({fleet, {Power::Japan, Unit::Fighter, 1}, enemy, {Power::Usa, Unit::Submarine, 1}}).find("Hits of submarines") == 0);
    CHECK(told({fleet, {Power::Japan, Unit::Transport, 1}, enemy}).find("What transports carry") == 0);
    CHECK(told({fleet, enemy, {Power::Usa, Unit::Carrier, 1}}).find("Fighters that find no deck") == 0);
    CHECK(told({fleet, enemy, {Power::Uk, Unit::Battleship, 1}}).find("The defending powers") == 0);
}

TEST_CASE("a fighter that rides on its carrier is not asked about", "[axis_allies][battle][odds][rule:M-57]") {
    Board board{Power::Uk};
    board.attack("sz_spain", Unit::Carrier, 1, "sz_united_kingdom")
        .attack("sz_spain", Unit::Fighter, 1, "sz_western_mediterranean")
        .put(Stack{.space = board.at("sz_spain"),
                   .owner = Power::Uk,
                   .unit = Unit::Fighter,
                   .count = 1,
                   .started_at = board.at("sz_united_kingdom"),
                   .halted = true})
        .put("sz_spain", Power::Germany, Unit::Battleship, 1);
    const auto pending = pending_battles(board.state);
    REQUIRE(pending.size() == 1);
    const auto attackers = question_of(board.state, pending.front()).attackers;
    REQUIRE(attackers.size() == 2);
    CHECK(attackers[0].count == 1);
    CHECK(attackers[1].count == 1);
}

TEST_CASE("a kind of which there is none is not kept for the end", "[axis_allies][battle][odds][rule:C-113]") {
    const std::vector<BattlePieces> side{{.power = Power::Germany, .unit = Unit::Armor, .count = 0, .hit = 3, .dice = 1, .cost = {}},
                                         {.power = Power::Germany, .unit = Unit::Infantry, .count = 2, .hit = 1, .dice = 1, .cost = {}}};
    const auto sequence = sequence_of(side, {.order = LossOrder::KeepLand, .own = {}});
    CHECK(sequence.back().group == 1);
    CHECK(std::ranges::none_of(sequence, [](const auto& place) { return place.count < 0; }));
}
