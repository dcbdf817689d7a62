// The battle room clause by clause.

#include "model/empire_of_the_sun/battle/ground.hpp"
#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

Fighter ship(int attack, int reduced, int defence) {
    return {.name = "ship", .arm = Arm::Ship, .attack = {attack, reduced}, .defence = defence};
}
Fighter carrier(int attack, int reduced, int defence) {
    return {.name = "carrier", .arm = Arm::Carrier, .attack = {attack, reduced}, .defence = defence};
}
Fighter air(int attack, int reduced, int defence) {
    return {.name = "air", .arm = Arm::Aircraft, .attack = {attack, reduced}, .defence = defence};
}
Fighter ground(int attack, int reduced, int defence) {
    return {.name = "ground", .arm = Arm::Ground, .attack = {attack, reduced}, .defence = defence};
}
Fighter away(Fighter unit) {
    unit.in_hex = false;
    return unit;
}
Fighter landing(Fighter unit) {
    unit.lands = true;
    return unit;
}

Battle battle(std::vector<Fighter> japan, std::vector<Fighter> allies) {
    return {.offensive = {.side = Side::Japan, .units = std::move(japan)},
            .reaction = {.side = Side::Allies, .units = std::move(allies)},
            .year = 1942,
            .terrain = Terrain::Open};
}

GroundModifiers modifiers(const Battle& battle, Status status = Status::Intercept) {
    return ground_modifiers(tables(), battle, levels_of(battle.offensive, status), levels_of(battle.reaction, status), true);
}

int modifier(const Battle& battle, Side side, Status status) {
    return air_naval_modifier(tables(), battle, side, status, levels_of(side == Side::Japan ? battle.offensive : battle.reaction, status));
}

} // namespace

TEST_CASE("air-naval dice and their modifiers", "[empire_of_the_sun][battle][rule:ES-BAT-9][rule:ES-BAT-10][rule:ES-BAT-11]") {
    auto us = carrier(12, 8, 12);
    us.us = true;
    auto fight = battle({ship(12, 7, 10)}, {us});
    CHECK(modifier(fight, Side::Japan, Status::Surprise) == 3);
    CHECK(modifier(fight, Side::Japan, Status::Ambush) == 0);
    CHECK(modifier(fight, Side::Allies, Status::Ambush) == 4);
    CHECK(modifier(fight, Side::Allies, Status::Intercept) == 0);
    fight.year = 1943;
    CHECK(modifier(fight, Side::Allies, Status::Intercept) == 1);
    fight.year = 1945;
    CHECK(modifier(fight, Side::Allies, Status::Intercept) == 3);
    fight.reaction.units[0].us = false;
    CHECK(modifier(fight, Side::Allies, Status::Intercept) == 0);

    const auto& table = tables().air_naval_results;
    CHECK(efficiency(table, 9, 9).critical);
    CHECK_FALSE(efficiency(table, 7, 9).critical); // nine by modifiers is none
    CHECK(efficiency(table, 9, 12).critical);
    CHECK(efficiency(table, 0, -3).quarters == 1);
    const auto before = levels_of(fight.reaction, Status::Intercept);
    fight.reaction.air_naval_event = 2;
    CHECK_FALSE(air_naval_fire(tables(), fight, false, Status::Intercept, before, before, 7).fire.critical);
    fight.critical_modified = true;
    CHECK(air_naval_fire(tables(), fight, false, Status::Intercept, before, before, 7).fire.critical);
    CHECK_FALSE(air_naval_fire(tables(), fight, false, Status::Intercept, before, before, 6).fire.critical);
}

TEST_CASE("who gives attack in air-naval combat",
          "[empire_of_the_sun][battle][rule:ES-BAT-2][rule:ES-BAT-3][rule:ES-BAT-4][rule:ES-BAT-6]") {
    auto far = away(air(11, 5, 10));
    far.extended = true;
    const Force force{.side = Side::Allies, .units = {away(carrier(12, 8, 12)), away(ship(16, 8, 16)), far, ground(20, 10, 12)}};
    CHECK(air_naval_strength(force, {2, 2, 2, 2}) == 12 + 0 + 6);
    CHECK(air_naval_strength(force, {1, 2, 1, 2}) == 8 + 3);
    CHECK(air_naval_strength(force, {0, 2, 2, 2}) == 6);
}

TEST_CASE("who wins the air and the sea", "[empire_of_the_sun][battle][rule:ES-BAT-25][rule:ES-BAT-26][rule:ES-BAT-27][rule:ES-BAT-28]") {
    const auto fight = battle({ship(12, 7, 10)}, {ship(12, 7, 10), air(1, 1, 8)});
    CHECK_FALSE(offensive_wins_air_naval(fight, {2}, {2, 0}, true)); // a tie is the Reaction side's
    CHECK(offensive_wins_air_naval(fight, {2}, {1, 0}, true));
    CHECK_FALSE(offensive_wins_air_naval(fight, {2}, {0, 2}, true)); // aircraft left, and none on the other side
    CHECK(offensive_wins_air_naval(fight, {0}, {0, 0}, true));
    CHECK(offensive_wins_air_naval(battle({ground(1, 1, 1)}, {ground(1, 1, 1)}), {2}, {2}, false));
}

TEST_CASE("who fires first", "[empire_of_the_sun][battle][rule:ES-BAT-13][rule:ES-BAT-14][rule:ES-BAT-15][rule:ES-REA-1]") {
    auto late = ship(10, 10, 4);
    late.reacts = true;
    const auto fight = battle({ship(10, 4, 8)}, {ship(10, 4, 8), late});
    const auto surprised = air_naval_combat(tables(), fight, Status::Surprise, 6, 6, LossRule::LeastCost);
    CHECK(surprised.reaction_left == Levels{1, 0}); // the other one does not come
    CHECK(surprised.reaction.strength == 4);
    CHECK(surprised.offensive_left == Levels{2});
    const auto caught = air_naval_combat(tables(), fight, Status::Intercept, 6, 6, LossRule::LeastCost);
    CHECK(caught.reaction.strength == 20);
    CHECK(caught.offensive_left == Levels{0});
    CHECK(caught.offensive.strength == 10);
    const auto ambushed = air_naval_combat(tables(), fight, Status::Ambush, 6, 6, LossRule::LeastCost);
    CHECK(ambushed.offensive_left == Levels{0});
    CHECK(ambushed.offensive.strength == 0);
    CHECK(ambushed.reaction_left == Levels{2, 2});
}

TEST_CASE("the attack on Pearl Harbor: no die and half the defence", "[empire_of_the_sun][battle][rule:ES-SCN-21]") {
    auto fight = battle({away(carrier(34, 20, 12))}, {ship(15, 9, 9), ship(9, 6, 8)});
    fight.reaction.silent = true;
    fight.reaction.half_defence = true;
    const auto combat = air_naval_combat(tables(), fight, Status::Surprise, 0, 9, LossRule::MostAttackLost);
    CHECK(combat.offensive.fire.hits == 17);
    CHECK(combat.reaction_left == Levels{0, 1}); // 5 and 4, then 5 of the 8 left
    CHECK(combat.offensive_left == Levels{2});
}

TEST_CASE("Japan may move a lost step between its carriers", "[empire_of_the_sun][battle][rule:ES-BAT-24]") {
    const Force two{.side = Side::Japan, .units = {carrier(12, 8, 12), carrier(6, 3, 8), ship(10, 6, 10)}};
    const Levels before{2, 2, 2};
    CHECK(carrier_transfers(two, before, {1, 1, 1}, false) == std::vector<Levels>{{0, 2, 1}, {2, 0, 1}});
    CHECK(carrier_transfers(two, before, {1, 1, 1}, true).empty());
    CHECK(carrier_transfers(two, before, {2, 2, 1}, false).empty());
    CHECK(carrier_transfers(two, {2, 0, 2}, {1, 0, 1}, false).empty());
    const Force allied{.side = Side::Allies, .units = two.units};
    CHECK(carrier_transfers(allied, before, {1, 1, 1}, false).empty());
}

TEST_CASE("ground dice and their modifiers", "[empire_of_the_sun][battle][rule:ES-GND-4][rule:ES-GND-5][rule:ES-GND-6][rule:ES-GND-7][rule:"
                                             "ES-GND-8][rule:ES-GND-9][rule:ES-AMB-8][rule:ES-AMB-9]") {
    auto fight = battle({ground(18, 9, 12)}, {ground(6, 3, 10)});
    CHECK(modifiers(fight).offensive == 0);
    fight.terrain = Terrain::Mixed;
    CHECK(modifiers(fight).offensive == -2);
    fight.offensive.units.push_back(ship(12, 7, 10));
    CHECK(modifiers(fight).offensive == 0); // bombardment
    fight.offensive.units.push_back(away(air(20, 10, 10)));
    CHECK(modifiers(fight).offensive == 2); // and the air
    auto grounded = air(8, 4, 10);
    grounded.active = false;
    fight.reaction.units.push_back(grounded);
    CHECK(modifiers(fight).offensive == 0);
    fight.chart_superiority = true;
    CHECK(modifiers(fight).offensive == 2); // the chart asks for carriers
    CHECK(modifiers(fight).reaction == 0);
    fight.offensive.units[0].lands = true;
    CHECK(modifiers(fight).reaction == 3);
    fight.reaction.units[0].reacts = true;
    CHECK(modifiers(fight).reaction == 0); // nobody was there before
    fight.chart_landing = true;
    CHECK(modifiers(fight).reaction == 3);
    fight.reaction.units[0].armour = true;
    CHECK(modifiers(fight).reaction == 4);
    fight.offensive.ground_event = 1;
    CHECK(modifiers(fight).offensive == 3);
    fight.offensive.ground_final = 4;
    CHECK(modifiers(fight).offensive == 4);
}

TEST_CASE("who fights on the ground, and who holds the hex", "[empire_of_the_sun][battle][rule:ES-GND-1][rule:ES-GND-2][rule:ES-GND-10]["
                                                             "rule:ES-GND-12][rule:ES-GND-14][rule:ES-GND-15][rule:ES-BAT-29]") {
    const auto fight = battle({landing(ground(18, 9, 12)), ground(12, 6, 12)}, {ground(6, 3, 10)});
    const auto all = levels_of(fight.offensive, Status::Intercept);
    const auto enemy = levels_of(fight.reaction, Status::Intercept);
    CHECK(ground_forces(fight, all, enemy, true).offensive == std::vector<std::size_t>{0, 1});
    CHECK(ground_forces(fight, all, enemy, false).offensive == std::vector<std::size_t>{1});

    const auto taken = ground_combat(tables(), fight, all, enemy, true, 3, 9, LossRule::LeastCost);
    CHECK(taken.offensive_hits == 30);
    CHECK(taken.reaction_left == Levels{0});
    CHECK(taken.reaction_hits == 12);            // 9 + 3 against a landing: twice six
    CHECK(taken.offensive_left == Levels{2, 1}); // twelve hits take the one by land, or the one that landed and defends with six
    CHECK(taken.result == GroundResult::OffensiveTakes);

    const auto even = battle({ground(10, 5, 10)}, {ground(10, 5, 10)});
    const auto tie = ground_combat(tables(), even, {2}, {2}, true, 4, 4, LossRule::LeastCost);
    CHECK(tie.result == GroundResult::ReactionHolds);
    CHECK(tie.offensive_retreats);
    const auto nobody = ground_combat(tables(), even, {1}, {1}, true, 9, 9, LossRule::LeastCost);
    CHECK(nobody.offensive_left == Levels{0});
    CHECK(nobody.reaction_left == Levels{0});
    CHECK(nobody.result == GroundResult::ReactionHolds);
    const auto won = ground_combat(tables(), even, {2}, {2}, true, 4, 0, LossRule::LeastCost);
    CHECK(won.result == GroundResult::OffensiveTakes);
    CHECK(won.reaction_retreats);
    auto island = even;
    island.no_retreat = true;
    CHECK(ground_combat(tables(), island, {2}, {2}, true, 4, 0, LossRule::LeastCost).reaction_left == Levels{0});
    CHECK(ground_combat(tables(), even, {2}, {0}, true, 4, 0, LossRule::LeastCost).result == GroundResult::Unopposed);
    CHECK(ground_combat(tables(), battle({landing(ground(10, 5, 10))}, {ground(1, 1, 9)}), {2}, {2}, false, 9, 0, LossRule::LeastCost)
              .result == GroundResult::None);
}

TEST_CASE("intelligence: the card's value, a die of nine, and cards that set the status",
          "[empire_of_the_sun][battle][rule:ES-INT-2][rule:ES-INT-3][rule:ES-INT-4][rule:ES-INT-5][rule:ES-INT-6][rule:ES-INT-7][rule:ES-"
          "CRD-11][rule:ES-CRD-16][rule:ES-CRD-20]") {
    const auto& ri = tables()[card("JP10")];
    CHECK(intelligence_value(ri, true) == 7);
    CHECK(intelligence_value(ri, false) == 5);
    CHECK(intercepts(7, 7, 0));
    CHECK_FALSE(intercepts(8, 7, 0));
    CHECK(intercepts(8, 7, -2));
    CHECK_FALSE(intercepts(9, 9, -2));
    CHECK(may_roll(ri, true));
    CHECK_FALSE(may_roll(tables()[card("JP3")], true));
    CHECK(may_roll(tables()[card("JP3")], false));
    const auto status = [](std::initializer_list<const char*> ids) {
        std::vector<Card> cards;
        for (const auto* id : ids) {
            cards.push_back(tables()[card(id)]);
        }
        return status_by_cards(cards);
    };
    CHECK(status({"AL26"}) == Status::Ambush);
    CHECK(status({"AL8", "AL12"}) == Status::Ambush);
    CHECK(status({"AL12", "AL8"}) == Status::Ambush);
    CHECK(status({"AL5"}) == Status::Intercept);
    CHECK(status({"JP17"}) == Status::Intercept);
    CHECK_FALSE(status({"AL61"}));
    for (const auto* id : {"JP4", "JP13", "JP49", "JP69", "JP70", "AL8", "AL12", "AL26", "AL59"}) {
        CHECK(tables()[card(id)].card_class == CardClass::Intelligence);
    }
}
