// Movement on land and in the air, neutrals, and the landing of aircraft.

#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/placement.hpp"

#include "tests/model/axis_allies/fine_print.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

Board attacking(Power power, int treasury = 0) { return board_in(power, Action::CombatMovement, treasury); }
Board resting(Power power) { return board_in(power, Action::NonCombatMovement); }

} // namespace

TEST_CASE("several battles, each from several sides, by land and air at once", "[axis_allies][movement][rule:M-02][rule:M-03][rule:M-53]") {
    auto board = attacking(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 2)
        .put("eastern_europe", Power::Germany, Unit::Armor, 2)
        .put("germany", Power::Germany, Unit::Fighter, 1)
        .put("karelia_ssr", Power::Ussr, Unit::Infantry, 1)
        .put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.play(go(board, "ukraine_ssr", "karelia_ssr", {{Unit::Infantry, 1}}));
    board.play(go(board, "eastern_europe", "karelia_ssr", {{Unit::Armor, 1}}));
    board.play(go(board, "germany", "karelia_ssr", {{Unit::Fighter, 1}}));
    board.play(go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}}));
    CHECK(pending_battles(board.state).size() == 2);
    board.play(EndAction{});
    board.begin("karelia_ssr");
    CHECK(attackers_of(board.state, *board.state.battle).size() == 3);
}

TEST_CASE("a piece that is halted and would go too far is told both", "[axis_allies][movement][rule:M-20][rule:M-24]") {
    auto board = attacking(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Armor, 1).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.play(go(board, "ukraine_ssr", "caucasus", {{Unit::Armor, 1}}));
    const auto clauses = against(board, go(board, "caucasus", "india", {{Unit::Armor, 1}}));
    CAPTURE(clauses);
    CHECK(clauses.contains("M-24"));
    CHECK(clauses.contains("M-20"));
    CHECK_FALSE(against(board, go(board, "caucasus", "persia", {{Unit::Armor, 1}})).contains("M-20")); // one is left
}

TEST_CASE("a unit fights one battle and, but for aircraft, then rests", "[axis_allies][movement][rule:M-04][rule:M-08][rule:C-46]") {
    auto board = attacking(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 1).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.play(go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}}));
    CHECK(against(board, go(board, "caucasus", "russia", {{Unit::Infantry, 1}})).contains("M-04"));
    board.play(EndAction{});
    board.begin("caucasus");
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    board.fire({6});
    board.play(EndAction{});
    CHECK(against(board, go(board, "caucasus", "ukraine_ssr", {{Unit::Infantry, 1}})) == ClauseSet{"M-08"});

    Board air{Power::Germany};
    air.put(Stack{.space = air.at("sz_spain"),
                  .owner = Power::Germany,
                  .unit = Unit::Fighter,
                  .count = 1,
                  .moved = 2,
                  .attacking = true,
                  .fought = true})
        .put("sz_spain", Power::Uk, Unit::Transport, 1);
    CHECK(pending_battles(air.state).empty()); // fought once: no second battle
}

TEST_CASE("powers of one alliance never attack together", "[axis_allies][movement][rule:M-07]") {
    Board board{Power::Germany};
    board.attack("caucasus", Unit::Infantry, 1, "ukraine_ssr")
        .put("caucasus", Power::Japan, Unit::Armor, 1)
        .put("caucasus", Power::Ussr, Unit::Infantry, 1);
    board.begin("caucasus");
    CHECK(board.next_column() == "germany 1 x1");
    CHECK(attackers_of(board.state, *board.state.battle).size() == 1);
}

TEST_CASE("what an ally holds is not captured", "[axis_allies][movement][rule:M-09]") {
    auto board = attacking(Power::Germany);
    board.put("libya", Power::Germany, Unit::Armor, 1).control("anglo_egypt_sudan", Power::Japan);
    board.play(go(board, "libya", "italian_east_africa", {{Unit::Armor, 1}}, {"libya", "anglo_egypt_sudan", "italian_east_africa"}));
    CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == Power::Japan);
    CHECK(controller(board.state, board.at("italian_east_africa")) == Power::Germany);
    CHECK(against(board, Capture{board.at("anglo_egypt_sudan")}) == ClauseSet{"!M-09"});
}

TEST_CASE("infantry moves one territory, armor two", "[axis_allies][movement][rule:M-10][rule:M-20]") {
    auto board = resting(Power::Ussr);
    board.put("russia", Power::Ussr, Unit::Infantry, 1).put("russia", Power::Ussr, Unit::Armor, 1);
    board.play(go(board, "russia", "yakut_ssr", {{Unit::Armor, 1}}));
    CHECK(against(board, go(board, "russia", "yakut_ssr", {{Unit::Infantry, 1}})) == ClauseSet{"M-10"});
    CHECK(against(board, go(board, "yakut_ssr", "soviet_far_east", {{Unit::Armor, 1}})) == ClauseSet{"M-20"});
}

TEST_CASE("armor blitzes through empty enemy territory, its gun and complex too",
          "[axis_allies][movement][rule:M-21][rule:M-22][rule:M-23][rule:M-26][rule:T-09]") {
    for (const bool hostile : {true, false}) {
        auto board = attacking(Power::Germany);
        board.put("ukraine_ssr", Power::Germany, Unit::Armor, 1)
            .put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
            .put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
        if (hostile) {
            board.put("russia", Power::Ussr, Unit::Infantry, 1);
        }
        board.play(go(board, "ukraine_ssr", "russia", {{Unit::Armor, 1}}, {"ukraine_ssr", "karelia_ssr", "russia"}));
        CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Germany);
        CHECK(board.in("karelia_ssr") == "germany 1 aa_gun, germany 1 industrial_complex");
        CHECK((controller(board.state, board.at("russia")) == Power::Germany) == !hostile);
    }
    auto careful = attacking(Power::Germany);
    careful.state.options.guns_stop_a_blitz = true;
    careful.put("ukraine_ssr", Power::Germany, Unit::Armor, 1).put("karelia_ssr", Power::Ussr, Unit::AaGun, 1);
    CHECK(against(careful, go(careful, "ukraine_ssr", "russia", {{Unit::Armor, 1}}, {"ukraine_ssr", "karelia_ssr", "russia"}))
              .contains("D-08"));
    for (const bool stops : {false, true}) { // told in two moves
        auto legs = attacking(Power::Germany);
        legs.state.options.guns_stop_a_blitz = stops;
        legs.put("ukraine_ssr", Power::Germany, Unit::Armor, 1).put("karelia_ssr", Power::Ussr, Unit::AaGun, 1);
        legs.play(go(legs, "ukraine_ssr", "karelia_ssr", {{Unit::Armor, 1}}));
        CHECK(against(legs, go(legs, "karelia_ssr", "russia", {{Unit::Armor, 1}})).contains("D-08") == stops);
    }
}

TEST_CASE("armor stops where enemies stand and in a neutral", "[axis_allies][movement][rule:M-24][rule:M-25][rule:M-131]") {
    auto board = attacking(Power::Germany, 9);
    board.put("ukraine_ssr", Power::Germany, Unit::Armor, 1)
        .put("eastern_europe", Power::Germany, Unit::Armor, 1)
        .put("karelia_ssr", Power::Ussr, Unit::Infantry, 1);
    CHECK(against(board, go(board, "ukraine_ssr", "russia", {{Unit::Armor, 1}}, {"ukraine_ssr", "karelia_ssr", "russia"})) ==
          ClauseSet{"M-24"});
    board.play(go(board, "eastern_europe", "karelia_ssr", {{Unit::Armor, 1}})); // M-25: through friendly territory
    CHECK(against(board, go(board, "karelia_ssr", "russia", {{Unit::Armor, 1}})).contains("M-24"));

    board.put("western_europe", Power::Germany, Unit::Armor, 1).control("turkey", Power::Uk);
    CHECK(against(board, go(board, "western_europe", "gibraltar", {{Unit::Armor, 1}}, {"western_europe", "spain", "gibraltar"}))
              .contains("M-131"));
    board.play(go(board, "western_europe", "spain", {{Unit::Armor, 1}}));
    CHECK(stacks_in(board.state, board.at("spain")).front().halted);
    CHECK(against(board, go(board, "spain", "western_europe", {{Unit::Armor, 1}})).contains("M-24"));
}

TEST_CASE("a gun moves one territory in non-combat movement and keeps its owner abroad",
          "[axis_allies][movement][rule:M-32][rule:M-37][rule:N-04]") {
    auto board = attacking(Power::Uk);
    board.put("persia", Power::Uk, Unit::AaGun, 1);
    CHECK(against(board, go(board, "persia", "kazakh_ssr", {{Unit::AaGun, 1}})).contains("M-32"));
    board.state.turn.action = Action::NonCombatMovement;
    CHECK(against(board, go(board, "persia", "russia", {{Unit::AaGun, 1}})) == ClauseSet{"M-32"});
    board.play(go(board, "persia", "kazakh_ssr", {{Unit::AaGun, 1}}));
    CHECK(board.in("kazakh_ssr") == "uk 1 aa_gun");
    end_turn_of(board, Power::Ussr);
    board.state.turn.action = Action::NonCombatMovement;
    CHECK(against(board, go(board, "kazakh_ssr", "russia", {{Unit::AaGun, 1}})) == ClauseSet{"!M-01"}); // not the guest's host
}

TEST_CASE("a rocket gun may move before it fires, and not after; in other hands it is an ordinary gun",
          "[axis_allies][movement][rule:C-163][rule:C-164][rule:C-166]") {
    auto board = attacking(Power::Germany);
    board.research(Power::Germany, Weapon::Rockets)
        .put("germany", Power::Germany, Unit::AaGun, 1)
        .put("southern_europe", Power::Germany, Unit::AaGun, 1)
        .put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Ussr].treasury = Money{9};
    const auto forward = go(board, "germany", "eastern_europe", {{Unit::AaGun, 1}});
    auto ordinary = board;
    ordinary.state.powers[Power::Germany].weapons[Weapon::Rockets] = false;
    CHECK(against(ordinary, forward).contains("M-32"));
    board.state.options.rocket_guns_stay_before_combat = true;
    CHECK(against(board, forward).contains("M-32"));
    board.state.options.rocket_guns_stay_before_combat = false;
    board.play(forward);
    board.play(EndAction{});
    board.play(FireRocket{.from = board.at("eastern_europe"), .target = board.at("karelia_ssr"), .dice = faces({4})});
    board.play(EndAction{});
    CHECK(against(board, go(board, "eastern_europe", "germany", {{Unit::AaGun, 1}})).contains("C-164"));
    auto fired = board_in(Power::Germany, Action::Combat);
    fired.research(Power::Germany, Weapon::Rockets)
        .put("eastern_europe", Power::Germany, Unit::AaGun, 1)
        .put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    fired.state.powers[Power::Ussr].treasury = Money{9};
    fired.play(FireRocket{.from = fired.at("eastern_europe"), .target = fired.at("karelia_ssr"), .dice = faces({4})});
    fired.play(EndAction{});
    CHECK(against(fired, go(fired, "eastern_europe", "germany", {{Unit::AaGun, 1}})).contains("C-164"));
    // A captor without the development has an ordinary gun.
    auto captor = board_in(Power::Uk, Action::Combat);
    captor.research(Power::Germany, Weapon::Rockets)
        .control("western_europe", Power::Uk)
        .put("western_europe", Power::Uk, Unit::AaGun, 1)
        .put("germany", Power::Germany, Unit::IndustrialComplex, 1);
    CHECK(against(captor, FireRocket{.from = captor.at("western_europe"), .target = captor.at("germany"), .dice = faces({4})})
              .contains("C-160"));
}

TEST_CASE("a territory holds one gun, moved in or landed", "[axis_allies][movement][rule:M-31]") {
    auto board = resting(Power::Uk);
    board.put("persia", Power::Uk, Unit::AaGun, 1).put("india", Power::Uk, Unit::AaGun, 1);
    CHECK(against(board, go(board, "persia", "india", {{Unit::AaGun, 1}})) == ClauseSet{"M-31"});
    board.put(Stack{.space = board.at("sz_india"),
                    .owner = Power::Uk,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Uk, .unit = Unit::AaGun, .count = 1, .boarded_this_turn = false}}});
    CHECK(against(board, unload(board, "sz_india", "india", {{Unit::AaGun, 1}})) == ClauseSet{"M-31"});
}

TEST_CASE("a captured gun serves its captor, but does not move or board in the same turn",
          "[axis_allies][movement][rule:M-35][rule:M-38][rule:C-112][rule:Q-39]") {
    auto board = attacking(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 1)
        .put("karelia_ssr", Power::Uk, Unit::AaGun, 1)
        .put("sz_baltic", Power::Germany, Unit::Transport, 1);
    board.play(go(board, "ukraine_ssr", "karelia_ssr", {{Unit::Infantry, 1}}));
    CHECK(board.in("karelia_ssr") == "germany 1 infantry, germany 1 aa_gun");
    board.state.turn.action = Action::NonCombatMovement;
    CHECK(against(board, go(board, "karelia_ssr", "ukraine_ssr", {{Unit::AaGun, 1}})) == ClauseSet{"M-38"});
    CHECK(against(board, load(board, "karelia_ssr", "sz_baltic", {{Unit::AaGun, 1}})).contains("M-38"));
    CHECK(enemy_gun_in(board.state, board.at("karelia_ssr"), Power::Uk));
    end_turn_of(board, Power::Uk);
    end_turn_of(board, Power::Germany);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "karelia_ssr", "ukraine_ssr", {{Unit::AaGun, 1}}));
}

TEST_CASE("guns aboard neither fire nor stand in the way", "[axis_allies][movement][rule:M-39][rule:C-27]") {
    auto board = attacking(Power::Germany);
    board.put(Stack{.space = board.at("sz_united_kingdom"),
                    .owner = Power::Uk,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Uk, .unit = Unit::AaGun, .count = 1, .boarded_this_turn = false}}});
    CHECK_FALSE(enemy_gun_in(board.state, board.at("sz_united_kingdom"), Power::Germany));
    board.put("western_europe", Power::Germany, Unit::Fighter, 1);
    const auto events = board.play(go(board, "western_europe", "sz_united_kingdom", {{Unit::Fighter, 1}}));
    CHECK(find<GunOverflown>(events) == nullptr);
    board.play(EndAction{});
    board.begin("sz_united_kingdom");
    CHECK(board.step() == BattleStep::AttackerFire);
}

TEST_CASE("a gun is destroyed only with the transport that carries it", "[axis_allies][movement][rule:M-36][rule:M-108][rule:C-43]") {
    Board board{Power::Germany};
    board.attack("sz_baltic", Unit::Submarine, 1, "sz_united_kingdom");
    board.put(Stack{.space = board.at("sz_baltic"),
                    .owner = Power::Uk,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Uk, .unit = Unit::AaGun, .count = 1, .boarded_this_turn = false}}});
    board.begin("sz_baltic");
    board.fire({2});
    board.lose(Power::Uk, Unit::Transport);
    CHECK(board.in("sz_baltic") == "germany 1 submarine");
    for (const auto& stack : board.state.stacks) {
        CHECK(stack.unit != Unit::AaGun);
        CHECK(stack.cargo.empty());
    }
}

TEST_CASE("a complex stays where it is and is bombed and taken with its territory",
          "[axis_allies][movement][rule:M-40][rule:M-42][rule:M-45]") {
    auto board = attacking(Power::Germany);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1)
        .put("ukraine_ssr", Power::Germany, Unit::Infantry, 1)
        .put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1)
        .put("germany", Power::Germany, Unit::Bomber, 1);
    CHECK(against(board, go(board, "germany", "eastern_europe", {{Unit::IndustrialComplex, 1}})).contains("M-40"));
    auto raid = go(board, "germany", "karelia_ssr", {{Unit::Bomber, 1}});
    raid.raid = true;
    CHECK(against(board, raid) == ClauseSet{});
    board.play(go(board, "ukraine_ssr", "karelia_ssr", {{Unit::Infantry, 1}}));
    CHECK(board.in("karelia_ssr") == "germany 1 infantry, germany 1 industrial_complex");
    CHECK_FALSE(has_usable_complex(board.state, board.at("karelia_ssr"), Power::Germany));
    end_turn_of(board, Power::Uk);
    end_turn_of(board, Power::Germany);
    CHECK(has_usable_complex(board.state, board.at("karelia_ssr"), Power::Germany));
}

TEST_CASE("every space entered counts one, islands and their zones apart, the carrier's zone not",
          "[axis_allies][movement][rule:M-50][rule:M-51][rule:M-54][rule:M-55][rule:M-56]") {
    auto board = resting(Power::Usa);
    board.put("hawaiian_islands", Power::Usa, Unit::Fighter, 2).put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1);
    board.play(go(board, "hawaiian_islands", "sz_hawaiian_islands", {{Unit::Fighter, 1}}));
    CHECK(stacks_in(board.state, board.at("sz_hawaiian_islands")).size() == 2);
    auto flight = attacking(Power::Usa);
    flight.put("hawaiian_islands", Power::Usa, Unit::Fighter, 1)
        .control("midway_island", Power::Japan)
        .put("midway_island", Power::Japan, Unit::Infantry, 1);
    // Hawaii - zone - zone - Midway is 3, and 3 back is too far.
    CHECK(against(flight, go(flight, "hawaiian_islands", "midway_island", {{Unit::Fighter, 1}})) == ClauseSet{"M-60"});
    flight.put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1).put("sz_hawaiian_islands", Power::Usa, Unit::Fighter, 1);
    flight.play(go(flight, "sz_hawaiian_islands", "midway_island", {{Unit::Fighter, 1}}));
    const auto there = stacks_in(flight.state, flight.at("midway_island"));
    CHECK(std::ranges::any_of(there, [](const Stack& stack) { return stack.unit == Unit::Fighter && stack.moved == 2; }));
    auto far = resting(Power::Usa);
    far.put("eastern_usa", Power::Usa, Unit::Fighter, 1);
    CHECK(against(far, go(far, "eastern_usa", "united_kingdom", {{Unit::Fighter, 1}})) == ClauseSet{});
    CHECK(against(far, go(far, "eastern_usa", "karelia_ssr", {{Unit::Fighter, 1}})).contains("M-50"));
}

TEST_CASE("a gun fires at aircraft that fly over it, and a neutral overflown is paid for",
          "[axis_allies][movement][rule:M-52][rule:M-130][rule:Q-04][rule:Q-07]") {
    auto board = attacking(Power::Germany, 5);
    board.put("western_europe", Power::Germany, Unit::Bomber, 1)
        .put("spain", Power::Uk, Unit::AaGun, 1)
        .control("spain", Power::Uk)
        .put("gibraltar", Power::Uk, Unit::Infantry, 1);
    const auto events = board.play(go(board, "western_europe", "gibraltar", {{Unit::Bomber, 1}},
                                      {"western_europe", "spain", "sz_western_mediterranean", "gibraltar"}));
    CHECK(find<GunOverflown>(events) != nullptr);
    auto neutral = attacking(Power::Germany, 5);
    neutral.put("western_europe", Power::Germany, Unit::Bomber, 1).put("gibraltar", Power::Uk, Unit::Infantry, 1);
    const auto path = go(neutral, "western_europe", "gibraltar", {{Unit::Bomber, 1}},
                         {"western_europe", "spain", "sz_western_mediterranean", "gibraltar"});
    auto fined = neutral;
    fined.play(path);
    CHECK(fined.state.powers[Power::Germany].treasury == Money{2});
    CHECK(controller(fined.state, fined.at("spain")) == Power::Germany);
    neutral.state.options.overflight_only_pays = true;
    neutral.play(path);
    CHECK(still_neutral(neutral.state, neutral.at("spain")));
}

TEST_CASE("a fighter that sailed with its carrier does not take off this turn", "[axis_allies][movement][rule:M-57]") {
    for (const auto action : {Action::CombatMovement, Action::NonCombatMovement}) {
        auto board = board_in(Power::Japan, action);
        board.put("sz_caroline_islands", Power::Japan, Unit::Carrier, 1)
            .put("sz_caroline_islands", Power::Japan, Unit::Fighter, 1)
            .put("wake_island", Power::Usa, Unit::Infantry, action == Action::CombatMovement ? 1 : 0)
            .control("wake_island", action == Action::CombatMovement ? Power::Usa : Power::Japan);
        const auto launch = go(board, "sz_caroline_islands", "wake_island", {{Unit::Fighter, 1}});
        CHECK(against(board, launch) == ClauseSet{}); // from where the carrier stood as the turn began
        board.play(go(board, "sz_caroline_islands", "sz_wake_island", {{Unit::Carrier, 1}, {Unit::Fighter, 1}}));
        CHECK(against(board, go(board, "sz_wake_island", "wake_island", {{Unit::Fighter, 1}})).contains("M-57"));
    }
}

TEST_CASE("aircraft land with friends, not in territory taken this turn, bombers not at sea",
          "[axis_allies][movement][rule:M-58][rule:M-59][rule:M-70][rule:M-72][rule:N-06][rule:Q-38]") {
    auto board = resting(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Fighter, 1).put("ukraine_ssr", Power::Germany, Unit::Bomber, 1);
    const auto fly = [&board](Unit unit, const char* to) { return against(board, go(board, "ukraine_ssr", to, {{unit, 1}})); };
    CHECK(fly(Unit::Fighter, "caucasus") == ClauseSet{"M-58"});
    board.control("caucasus", Power::Germany);
    CHECK(fly(Unit::Bomber, "caucasus") == ClauseSet{});
    board.state.turn.taken.push_back({board.at("caucasus"), Power::Ussr});
    CHECK(fly(Unit::Fighter, "caucasus") == ClauseSet{"M-59"});
    board.state.options.aircraft_land_in_liberated_territory = true;
    CHECK(fly(Unit::Fighter, "caucasus") == ClauseSet{"M-59"}); // captured, not liberated
    board.control("eastern_europe", Power::Germany).state.turn.taken.push_back({board.at("eastern_europe"), Power::Ussr});
    CHECK(fly(Unit::Fighter, "eastern_europe") == ClauseSet{});
    board.put("sz_black_sea", Power::Germany, Unit::Carrier, 1);
    CHECK(fly(Unit::Bomber, "sz_black_sea") == ClauseSet{"M-72"});
    CHECK(fly(Unit::Fighter, "sz_black_sea") == ClauseSet{});
}

TEST_CASE("no suicide flights: a landing place, or a carrier that could come, must be in reach",
          "[axis_allies][movement][rule:M-60][rule:M-61][rule:N-11]") {
    auto board = attacking(Power::Japan);
    board.put("caroline_islands", Power::Japan, Unit::Fighter, 1).put("sz_hawaiian_islands", Power::Usa, Unit::Submarine, 1);
    const auto strike = go(board, "caroline_islands", "sz_hawaiian_islands", {{Unit::Fighter, 1}});
    CHECK(against(board, strike) == ClauseSet{"M-60"});
    board.put("sz_japan", Power::Japan, Unit::Carrier, 1);
    CHECK(against(board, strike) == ClauseSet{}); // it can come to Wake in non-combat movement
    board.play(go(board, "sz_japan", "sz_okinawa", {{Unit::Carrier, 1}}));
    CHECK(against(board, strike) == ClauseSet{"M-60"}); // it has moved already (M-08)
    board.overrule(strike, "M-60");
    board.put("manchuria", Power::Japan, Unit::Infantry, 1).put("yakut_ssr", Power::Ussr, Unit::Infantry, 1);
    CHECK(against(board, go(board, "manchuria", "yakut_ssr", {{Unit::Infantry, 1}})).empty()); // told of flights alone
}

TEST_CASE("a carrier on which a fighter has landed stays", "[axis_allies][movement][rule:M-62]") {
    auto board = resting(Power::Japan);
    board.put("sz_japan", Power::Japan, Unit::Carrier, 2).put("japan", Power::Japan, Unit::Fighter, 3);
    const auto fly = go(board, "japan", "sz_japan", {{Unit::Fighter, 1}});
    board.play(fly);
    board.play(fly); // the second finds room on the same carrier
    CHECK(against(board, go(board, "sz_japan", "sz_okinawa", {{Unit::Carrier, 2}})) == ClauseSet{"M-62"});
    CHECK(against(board, go(board, "sz_japan", "sz_okinawa", {{Unit::Carrier, 1}})) == ClauseSet{});
    board.play(fly);
    CHECK(against(board, go(board, "sz_japan", "sz_okinawa", {{Unit::Carrier, 1}})) == ClauseSet{"M-62"});
}

TEST_CASE("an allied fighter sails with the carrier and takes off in its owner's turn", "[axis_allies][movement][rule:M-63][rule:M-58]") {
    auto board = resting(Power::Usa);
    board.put("western_usa", Power::Usa, Unit::Fighter, 1).put("sz_western_usa", Power::Uk, Unit::Carrier, 1);
    board.play(go(board, "western_usa", "sz_western_usa", {{Unit::Fighter, 1}}));
    end_turn_of(board, Power::Uk);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "sz_western_usa", "sz_midway_island", {{Unit::Carrier, 1}}));
    CHECK(board.in("sz_midway_island") == "uk 1 carrier, usa 1 fighter");
    end_turn_of(board, Power::Usa);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "sz_midway_island", "hawaiian_islands", {{Unit::Fighter, 1}})); // its whole range is left
    CHECK(stacks_in(board.state, board.at("hawaiian_islands")).front().moved == 2);
}

TEST_CASE("a carrier holds two fighters, allied ones included, landed or sailing", "[axis_allies][movement][rule:M-64][rule:M-90]") {
    auto board = resting(Power::Usa);
    board.put("sz_western_usa", Power::Usa, Unit::Carrier, 1)
        .put("sz_western_usa", Power::Uk, Unit::Fighter, 1)
        .put("western_usa", Power::Usa, Unit::Fighter, 2)
        .put("western_usa", Power::Usa, Unit::Infantry, 1);
    board.play(go(board, "western_usa", "sz_western_usa", {{Unit::Fighter, 1}}));
    CHECK(against(board, go(board, "western_usa", "sz_western_usa", {{Unit::Fighter, 1}})).contains("M-64"));
    CHECK(against(board, load(board, "western_usa", "sz_western_usa", {{Unit::Infantry, 1}})) == ClauseSet{"!M-90"}); // never land units
    auto full = resting(Power::Usa);
    full.put("sz_western_usa", Power::Usa, Unit::Carrier, 1).put("sz_western_usa", Power::Usa, Unit::Fighter, 3);
    CHECK(against(full, go(full, "sz_western_usa", "sz_midway_island", {{Unit::Carrier, 1}, {Unit::Fighter, 3}})).contains("M-64"));
}

TEST_CASE("fighters on an island do not defend the zone around it", "[axis_allies][movement][rule:M-65]") {
    auto board = attacking(Power::Japan);
    board.put("hawaiian_islands", Power::Usa, Unit::Fighter, 2).put("sz_midway_island", Power::Japan, Unit::Battleship, 1);
    board.play(go(board, "sz_midway_island", "sz_hawaiian_islands", {{Unit::Battleship, 1}}));
    CHECK(pending_battles(board.state).empty());
    board.state.turn.action = Action::Combat;
    CHECK(board.refusal_of(BeginBattle{.space = board.at("sz_hawaiian_islands")}) == "C-01");
}

TEST_CASE("soldiers that stand among the enemy owe a battle, those in an empty enemy territory do not",
          "[axis_allies][movement][rule:T-03]") {
    auto board = attacking(Power::Germany);
    board.control("libya", Power::Uk).put("libya", Power::Germany, Unit::Infantry, 1);
    CHECK(pending_battles(board.state).empty());
    board.put("libya", Power::Uk, Unit::Infantry, 1);
    CHECK(pending_battles(board.state).size() == 1);
}

TEST_CASE("a bomber raids or attacks, not both", "[axis_allies][movement][rule:M-73][rule:C-147]") {
    auto board = attacking(Power::Uk);
    board.put("united_kingdom", Power::Uk, Unit::Bomber, 1)
        .put("germany", Power::Germany, Unit::IndustrialComplex, 1)
        .put("germany", Power::Germany, Unit::Infantry, 1);
    auto raid = go(board, "united_kingdom", "germany", {{Unit::Bomber, 1}});
    raid.raid = true;
    board.play(raid);
    const auto pending = pending_battles(board.state);
    REQUIRE(pending.size() == 1);
    CHECK(pending.front().kind == BattleKind::Raid);
    board.play(EndAction{});
    board.state.powers[Power::Germany].treasury = Money{9};
    board.play(BeginBattle{.space = board.at("germany"), .raid = true});
    board.fire({4});
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("the first to enter a neutral pays once and owns it; others then fight for it or walk in",
          "[axis_allies][movement][rule:M-130][rule:M-132][rule:M-133][rule:M-134][rule:Q-28]") {
    auto board = attacking(Power::Germany, 2);
    board.put("western_europe", Power::Germany, Unit::Infantry, 2);
    const auto enter = go(board, "western_europe", "spain", {{Unit::Infantry, 1}});
    CHECK(against(board, enter) == ClauseSet{"!M-132"});
    board.state.powers[Power::Germany].treasury = Money{7};
    board.play(enter);
    CHECK(board.state.powers[Power::Germany].treasury == Money{4});
    CHECK(controller(board.state, board.at("spain")) == Power::Germany);
    CHECK(against(board, enter) == ClauseSet{}); // M-03: still the aim of this action; nothing more is paid
    board.put("gibraltar", Power::Uk, Unit::Infantry, 1);
    end_turn_of(board, Power::Uk);
    board.state.turn.action = Action::CombatMovement;
    board.put("sz_western_mediterranean", Power::Uk, Unit::Transport, 1);
    board.play(load(board, "gibraltar", "sz_western_mediterranean", {{Unit::Infantry, 1}}));
    board.play(unload(board, "sz_western_mediterranean", "spain", {{Unit::Infantry, 1}}));
    CHECK(pending_battles(board.state).size() == 1); // normal combat
    CHECK(board.state.powers[Power::Uk].treasury == Money{0});
}

TEST_CASE("land units that pass a territory neutral a moment ago need the table's leave",
          "[axis_allies][movement][rule:Q-04][rule:M-131]") {
    auto board = attacking(Power::Germany, 9);
    board.put("western_europe", Power::Germany, Unit::Armor, 1).control("spain", Power::Germany);
    board.state.turn.taken.push_back({board.at("spain"), std::nullopt}); // overflown by an own bomber
    CHECK(against(board, go(board, "western_europe", "gibraltar", {{Unit::Armor, 1}}, {"western_europe", "spain", "gibraltar"}))
              .contains("Q-04"));
}

TEST_CASE("nobody enters or overflies a neutral in non-combat movement", "[axis_allies][movement][rule:M-135][rule:N-08][rule:N-02]") {
    auto board = resting(Power::Germany);
    board.state.powers[Power::Germany].treasury = Money{9};
    board.put("western_europe", Power::Germany, Unit::Infantry, 1).put("western_europe", Power::Germany, Unit::Bomber, 1);
    CHECK(against(board, go(board, "western_europe", "spain", {{Unit::Infantry, 1}})).contains("N-02"));
    CHECK(against(board,
                  go(board, "western_europe", "southern_europe", {{Unit::Bomber, 1}}, {"western_europe", "switzerland", "southern_europe"}))
              .contains("M-135"));
}

TEST_CASE("in non-combat movement rested units move, also into what was captured this turn",
          "[axis_allies][movement][rule:N-01][rule:N-03][rule:N-07]") {
    auto board = attacking(Power::Germany);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 2).put("germany", Power::Germany, Unit::Fighter, 1);
    board.play(go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}}));
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "ukraine_ssr", "caucasus", {{Unit::Infantry, 1}}));
    CHECK(board.in("caucasus") == "germany 2 infantry");
    board.play(go(board, "germany", "western_europe", {{Unit::Fighter, 1}}));
    board.put("karelia_ssr", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Infantry, 1)
        .put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, go(board, "ukraine_ssr", "karelia_ssr", {{Unit::Infantry, 1}})) == ClauseSet{"N-02"}); // no combat may result
}

TEST_CASE("what fought must fly home, and is lost only where it cannot", "[axis_allies][movement][rule:N-05][rule:N-12][rule:C-149]") {
    auto board = resting(Power::Uk);
    board
        .put(Stack{.space = board.at("germany"),
                   .owner = Power::Uk,
                   .unit = Unit::Bomber,
                   .count = 1,
                   .moved = 2,
                   .attacking = true,
                   .fought = true,
                   .raiding = true})
        .put("germany", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, EndAction{}) == ClauseSet{"N-05"});
    board.play(go(board, "germany", "united_kingdom", {{Unit::Bomber, 1}}));
    CHECK(against(board, EndAction{}) == ClauseSet{});
}
