// The figures of a game by side, and how lucky the dice were.

#include "model/afrika_korps/luck.hpp"
#include "model/afrika_korps/measures.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

double level(const State& state, std::string_view measure, std::string_view side) {
    for (const auto& each : levels(state)) {
        if (each.measure == measure && each.side == side) {
            return each.value;
        }
    }
    FAIL("no such figure");
    return 0;
}

/// 7 against 2, 3-1, with this die; then what came of it.
std::vector<Event> attack(const Desert& desert, int face) {
    const auto verdict =
        decide(desert.state, Attack{counters({"21/5"}), enemies({"7 Arm/3 I Motor"}), counters({"G Supply 1"}), die(face)});
    REQUIRE_FALSE(core::refused(verdict));
    return core::acceptance(verdict).events;
}

Desert before_a_battle() {
    auto desert = Desert::with({{"21/5", "N30"}, {"G Supply 1", "N29"}, {"7 Arm/3 I Motor", "N31"}, {"4I/5", "L59"}});
    desert.at(3, Side::Axis, Phase::Combat);
    return desert;
}

} // namespace

TEST_CASE("March 1941 in figures", "[afrika_korps][measures]") {
    const Desert desert;
    CHECK(level(desert.state, "factors", "axis") == 26);
    CHECK(level(desert.state, "factors", "allies") == 17);
    CHECK(balance(desert.state) == 9);
    CHECK(level(desert.state, "units", "axis") == 9);
    CHECK(level(desert.state, "units", "allies") == 11);
    CHECK(level(desert.state, "supply", "axis") == 1);
    CHECK(level(desert.state, "places", "allies") == 2);
    CHECK(level(desert.state, "places", "axis") == 0);
    CHECK(level(desert.state, "replacements", "axis") == 0);
    CHECK_FALSE(result(desert.state));
    CHECK(levels(empty_state(printed_tables())).empty());
    std::size_t levels_measured = 0;
    for (const auto& measure : measures(*printed_tables()).measures) {
        levels_measured += measure.flow ? 0 : 2;
    }
    CHECK(levels(desert.state).size() == levels_measured);

    const auto held = holdings(desert.state);
    REQUIRE(held.size() == printed_tables()->hexes.size());
    CHECK(std::ranges::count(held, "axis", &core::Holding::side) == 1); // W6
    CHECK(std::ranges::count(held, "allies", &core::Holding::side) == 6);
    CHECK(std::ranges::count_if(held, [](const core::Holding& each) { return !each.name.id.empty(); }) == 4);
    CHECK(held[printed_tables()->places.tobruch.index].side == "allies");
}

TEST_CASE("a battle in figures: the luck of the die, and what is lost", "[afrika_korps][measures]") {
    const auto desert = before_a_battle();
    for (const auto& [face, luck, hit] : std::vector<std::tuple<int, double, int>>{{3, -2.0 / 3, 1}, {6, 4.0 / 3, 1}, {2, -2.0 / 3, 0}}) {
        INFO("die " << face);
        const auto events = attack(desert, face);
        const auto figures = flows(desert.state, events.front());
        REQUIRE(figures.size() == 2);
        CHECK(figures[0].side == "axis");
        CHECK(figures[0].value == Approx(luck));
        CHECK(figures[1].value == Approx(-luck));
        const auto dice = aimed_dice(desert.state, events.front());
        REQUIRE(dice.size() == 1);
        CHECK(dice.front() == core::AimedDice{"axis", 1, 4, hit}); // 1, 3, 4 and 6 drive the defenders off
    }
    const auto events = attack(desert, 6);
    REQUIRE(events.size() >= 2);
    auto state = apply(desert.state, events[0]);
    CHECK(flows(state, events[1]) == std::vector{core::Figure{"losses", "allies", 2}});
    REQUIRE(battle_now(state));
    CHECK(to_english(*printed_tables(), *battle_now(state)) == "21/5 on 7 Arm/3 I Motor");
    state.turn.phase = Phase::End;
    CHECK_FALSE(battle_now(state));
}

TEST_CASE("the luck of a column is told exactly", "[afrika_korps][measures]") {
    const auto desert = before_a_battle();
    LuckBook book(*printed_tables());
    for (const int face : {3, 6, 2}) {
        for (const auto& event : attack(desert, face)) {
            book.take(desert.state, event);
        }
    }
    REQUIRE(book.battles().size() == 3);
    CHECK(book.battles()[1].column == OddsColumn::ThreeToOne);
    CHECK(book.battles()[1].die == 6);
    CHECK(book.battles()[1].result == CombatResult::DefendersEliminated);
    const auto& dice = book.in(OddsColumn::ThreeToOne, Side::Axis);
    CHECK(dice.battles() == 3);
    CHECK(dice.count(CombatResult::Exchange) == 1);
    CHECK(dice.expected(CombatResult::Exchange) == Approx(1.0));
    CHECK(dice.luck().hits == 2);
    CHECK(dice.luck().expected == Approx(2.0));
    CHECK(dice.luck().at_least == Approx(20.0 / 27)); // 3 * 4/9 * 1/3 + 8/27
    CHECK(book.of(Side::Axis).battles() == 3);
    CHECK(book.of(Side::Allies).battles() == 0);
    CHECK(book.in(OddsColumn::TwoToOne, Side::Axis).battles() == 0);
}

TEST_CASE("who plays is known to the books", "[afrika_korps][measures][rule:AK-SET-1]") {
    Desert desert(Depth::Books);
    desert.state = empty_state(printed_tables());
    CHECK(desert.against(BeginGame{.players = {{Side::Axis, "Carla"}, {Side::Axis, "Bruno"}}}) == Clauses{"! AK-SET-1"});
    CHECK(desert.against(BeginGame{.players = {{Side::Axis, std::string(1001, 'x')}}}) == Clauses{"! AK-SET-1"});
    desert.play(BeginGame{.players = {{Side::Axis, "Carla"}, {Side::Allies, "Bruno"}}});
    CHECK(player_of(desert.state, Side::Axis) == "Carla");
    CHECK(player_lines(desert.state).size() == 2);
    CHECK(to_english(*printed_tables(), player_lines(desert.state).front()) == "Carla: Axis");
}
