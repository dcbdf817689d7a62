// Whose dice fell well: what the events of a game say of luck.

#include "model/axis_allies/luck.hpp"

#include "tests/model/axis_allies/asking.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// Plays on a board and keeps the book of its dice.
struct Table {
    Board board;
    LuckBook book{};

    void play(const Command& command) {
        auto state = board.state;
        for (const auto& event : board.play(command)) {
            book.take(state, event);
            state = apply(std::move(state), event);
        }
    }
};

} // namespace

TEST_CASE("dice count for battle and power, typed as faces or as hits", "[axis_allies][luck][rule:C-03]") {
    Table table{Board{Power::Germany}};
    table.board.attack("ukraine_ssr", Unit::Infantry, 2, "eastern_europe")
        .attack("ukraine_ssr", Unit::Bomber, 1, "eastern_europe")
        .put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1)
        .put("ukraine_ssr", Power::Uk, Unit::Infantry, 1);
    table.play(BeginBattle{.space = table.board.at("ukraine_ssr")});
    table.play(Fire{.dice = faces({2})}); // the gun
    table.play(Fire{.dice = hits(1)});    // infantry, only the hits typed
    table.play(TakeLosses{.losses = {{.power = Power::Uk, .unit = Unit::Infantry, .count = 1}}});
    table.play(Fire{.dice = faces({5})}); // the bomber
    table.play(Fire{.dice = faces({1})}); // the U.S.S.R.
    table.play(TakeLosses{.losses = {{.power = Power::Germany, .unit = Unit::Infantry, .count = 1}}});
    table.play(Fire{.dice = faces({6})}); // the U.K.

    REQUIRE(table.book.battles().size() == 1);
    const auto& battle = table.book.battles().front();
    CHECK(battle.attacker == Power::Germany);
    CHECK(battle.space == table.board.at("ukraine_ssr"));
    CHECK(battle.kind == BattleKind::Land);
    CHECK(battle.guns.luck().dice == 1);
    CHECK(battle.guns.luck().hits == 0);
    CHECK(battle.attack.luck().dice == 3);
    CHECK(battle.attack.luck().hits == 1);
    CHECK(battle.attack.luck().expected == Approx(2.0 / 6 + 4.0 / 6));
    CHECK(battle.defence.luck().dice == 2);
    CHECK(battle.defence.luck().hits == 1);
    CHECK(table.book.of(Power::Ussr).guns.luck().dice == 1);
    CHECK(table.book.of(Power::Ussr).defence.luck().dice == 1);
    CHECK(table.book.of(Power::Uk).defence.luck().dice == 1);
    CHECK(table.book.of(Power::Germany).attack == battle.attack);
    CHECK(table.book.of(Alliance::Allies).defence == battle.defence);
    CHECK(table.book.of(Alliance::Axis).defence == intendant::odds::DiceRecord{});
}

TEST_CASE("the bombs of a raid are no luck of hits, the gun's shot at them is", "[axis_allies][luck][rule:C-143]") {
    Table table{Board{Power::Uk}};
    table.board
        .put(Stack{
            .space = table.board.at("germany"), .owner = Power::Uk, .unit = Unit::Bomber, .count = 1, .attacking = true, .raiding = true})
        .put("germany", Power::Germany, Unit::IndustrialComplex, 1)
        .put("germany", Power::Germany, Unit::AaGun, 1);
    table.play(BeginBattle{.space = table.board.at("germany"), .raid = true});
    table.play(Fire{.dice = faces({6})});
    table.play(Fire{.dice = faces({5})});
    REQUIRE(table.book.battles().size() == 1);
    CHECK(table.book.battles().front().kind == BattleKind::Raid);
    CHECK(table.book.battles().front().attack == intendant::odds::DiceRecord{});
    CHECK(table.book.of(Power::Germany).guns.luck().dice == 1);
}

TEST_CASE("a flight over a gun counts for the gun's owner", "[axis_allies][luck][rule:C-25]") {
    Table table{playing(Power::Germany, Action::CombatMovement)};
    table.board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("russia", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Fighter, 2);
    table.play(move(table.board, "eastern_europe", "russia", {{Unit::Fighter, 2}}, {"eastern_europe", "karelia_ssr", "russia"}));
    table.play(FireAtOverflight{table.board.at("karelia_ssr"), faces({1, 4}), {{Unit::Fighter, 1}}});
    REQUIRE(table.book.battles().size() == 1);
    CHECK_FALSE(table.book.battles().front().kind);
    CHECK(table.book.battles().front().guns.luck().hits == 1);
    CHECK(table.book.of(Power::Ussr).guns.luck().dice == 2);
    CHECK(table.book.of(Power::Germany).guns.luck().dice == 0);
}
