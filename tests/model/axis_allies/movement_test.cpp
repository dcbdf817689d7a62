// Combat and non-combat movement on land, at sea and in the air.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

Board attacking(Power power) { return playing(power, Action::CombatMovement, 10); }
Board resting(Power power) { return playing(power, Action::NonCombatMovement, 10); }

} // namespace

TEST_CASE("a move names units that are there", "[axis_allies][movement][rule:M-01]") {
    auto board = attacking(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 2);

    CHECK(board.refusal_of(move(board, "libya", "algeria", {})) == "M-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, 3}})) == "M-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, 0}})) == "M-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, -1}})) == "M-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Armor, 1}})) == "M-01");
}

TEST_CASE("the same units are not named twice in a move", "[axis_allies][movement][rule:M-01]") {
    auto board = attacking(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 2);

    CHECK(board.refusal_of(move(board, "libya", "anglo_egypt_sudan", {{Unit::Infantry, 2}, {Unit::Infantry, 1}})) == "M-01");
}

TEST_CASE("a move leads from one space to another along its path", "[axis_allies][movement][rule:X-01][rule:X-02]") {
    auto board = attacking(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 2);

    CHECK(board.refusal_of(move(board, "libya", "libya", {{Unit::Infantry, 1}})) == "X-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, 1}}, {"libya", "anglo_egypt_sudan"})) == "X-01");
    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, 1}}, {"libya"})) == "X-01");
    // Out and back is a journey; a path that goes nowhere is one whose step does not lead to a neighbour.
    CHECK(warnings_of(board, move(board, "libya", "libya", {{Unit::Infantry, 1}}, {"libya", "libya"})) == Clauses{"X-02", "T-10"});
}

TEST_CASE("nothing moves while a battle is fought", "[axis_allies][movement][rule:T-04]") {
    auto board = playing(Power::Germany, Action::Combat);
    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);
    board.put("libya", Power::Germany, Unit::Infantry, 1);
    board.begin("anglo_egypt_sudan");

    CHECK(board.refusal_of(move(board, "libya", "algeria", {{Unit::Infantry, 1}})) == "T-04");
}

TEST_CASE("units move in the two movement actions only", "[axis_allies][movement][rule:T-01]") {
    auto board = playing(Power::Germany, Action::Placement);
    board.put("libya", Power::Germany, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "libya", "algeria", {{Unit::Infantry, 1}})) == Clauses{"T-01"});
}

TEST_CASE("infantry moves one space", "[axis_allies][movement][rule:M-10]") {
    auto board = resting(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "germany", "libya", {{Unit::Infantry, 1}})) == Clauses{"refused"});
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    CHECK(warnings_of(board, move(board, "western_europe", "eastern_europe", {{Unit::Infantry, 1}})) == Clauses{"M-10"});
    board.play(move(board, "western_europe", "germany", {{Unit::Infantry, 1}}));
    CHECK(warnings_of(board, move(board, "germany", "eastern_europe", {{Unit::Infantry, 1}})) == Clauses{"M-10"});
}

TEST_CASE("each kind of unit has its own range", "[axis_allies][movement][rule:M-20][rule:M-32][rule:M-50][rule:M-71][rule:M-80]") {
    auto board = resting(Power::Ussr);
    board.put("russia", Power::Ussr, Unit::Armor, 1)
        .put("russia", Power::Ussr, Unit::AaGun, 1)
        .put("karelia_ssr", Power::Ussr, Unit::Fighter, 1)
        .put("sz_karelia", Power::Ussr, Unit::Submarine, 1);

    CHECK(warnings_of(board, move(board, "russia", "soviet_far_east", {{Unit::Armor, 1}})) == Clauses{"M-20"});
    CHECK(warnings_of(board, move(board, "russia", "yakut_ssr", {{Unit::Armor, 1}})).empty());
    CHECK(warnings_of(board, move(board, "russia", "yakut_ssr", {{Unit::AaGun, 1}})) == Clauses{"M-32"});
    CHECK(warnings_of(board, move(board, "karelia_ssr", "soviet_far_east", {{Unit::Fighter, 1}},
                                  {"karelia_ssr", "russia", "evenki_national_okrug", "yakut_ssr", "soviet_far_east"}))
              .empty());
    board.put("caucasus", Power::Ussr, Unit::Fighter, 1);
    CHECK(warnings_of(board, move(board, "caucasus", "soviet_far_east", {{Unit::Fighter, 1}},
                                  {"caucasus", "karelia_ssr", "russia", "evenki_national_okrug", "yakut_ssr", "soviet_far_east"})) ==
          Clauses{"M-50"});
    CHECK(warnings_of(board, move(board, "sz_karelia", "sz_spain", {{Unit::Submarine, 1}})).empty());
    CHECK(warnings_of(board, move(board, "sz_karelia", "sz_north_atlantic", {{Unit::Submarine, 1}})) == Clauses{"M-80"});
    board.put("germany", Power::Ussr, Unit::Bomber, 1);
    CHECK(warnings_of(board, move(board, "germany", "soviet_far_east", {{Unit::Bomber, 1}},
                                  {"germany", "eastern_europe", "karelia_ssr", "russia", "evenki_national_okrug", "yakut_ssr", "manchuria",
                                   "soviet_far_east"})) == Clauses{"M-71"});
}

TEST_CASE("where no way is legal, the clauses say what stands in the way, not that the ends do not touch",
          "[axis_allies][movement][rule:M-24][rule:M-12][rule:M-20]") {
    const auto path_of = [](const Board& board, const Command& command) {
        const auto verdict = decide(board.state, command);
        REQUIRE_FALSE(core::refused(verdict));
        std::vector<std::string> spaces;
        for (const auto& event : core::acceptance(verdict).events) {
            if (const auto* const moved = std::get_if<UnitsMoved>(&event)) {
                for (const auto space : moved->path) {
                    spaces.push_back((*board.state.tables)[space].id);
                }
            }
        }
        return spaces;
    };

    auto land = attacking(Power::Germany);
    land.put("eastern_europe", Power::Germany, Unit::Armor, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    land.put("karelia_ssr", Power::Ussr, Unit::Infantry, 1).put("caucasus", Power::Ussr, Unit::Infantry, 1);
    const auto blitz = move(land, "eastern_europe", "caucasus", {{Unit::Armor, 1}});
    CHECK(warnings_of(land, blitz) == Clauses{"M-24"});
    CHECK(path_of(land, blitz).size() == 3);
    CHECK(path_of(land, blitz).back() == "caucasus");

    auto island = attacking(Power::Germany);
    island.put("western_europe", Power::Germany, Unit::Armor, 1);
    const auto wade = warnings_of(island, move(island, "western_europe", "united_kingdom", {{Unit::Armor, 1}}));
    CHECK(wade == Clauses{"M-12"});

    auto far = attacking(Power::Germany);
    far.put("western_europe", Power::Germany, Unit::Armor, 1);
    const auto clauses = warnings_of(far, move(far, "western_europe", "russia", {{Unit::Armor, 1}}));
    CHECK(clauses.front() == "M-20");
}

TEST_CASE("spaces of a path are adjacent", "[axis_allies][movement][rule:X-02]") {
    auto board = resting(Power::Germany);
    board.put("germany", Power::Germany, Unit::Fighter, 1);

    CHECK(warnings_of(board, move(board, "germany", "libya", {{Unit::Fighter, 1}}, {"germany", "libya"})) == Clauses{"X-02"});
}

TEST_CASE("land units do not swim and ships do not walk", "[axis_allies][movement][rule:M-12][rule:M-82]") {
    auto board = resting(Power::Germany);
    board.put("germany", Power::Germany, Unit::Infantry, 1).put("sz_baltic", Power::Germany, Unit::Transport, 1);

    CHECK(warnings_of(board, move(board, "germany", "sz_baltic", {{Unit::Infantry, 1}}, {"germany", "sz_baltic"})) == Clauses{"M-12"});
    CHECK(warnings_of(board, move(board, "sz_baltic", "germany", {{Unit::Transport, 1}}, {"sz_baltic", "germany"})) == Clauses{"M-82"});
}

TEST_CASE("non-combat movement does not go to the enemy", "[axis_allies][movement][rule:N-02][rule:N-09]") {
    auto board = resting(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 1)
        .put("sz_baltic", Power::Germany, Unit::Submarine, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Transport, 1);

    CHECK(warnings_of(board, move(board, "libya", "anglo_egypt_sudan", {{Unit::Infantry, 1}})) == Clauses{"N-02"});
    CHECK(warnings_of(board, move(board, "sz_baltic", "sz_united_kingdom", {{Unit::Submarine, 1}})) == Clauses{"N-09"});
}

TEST_CASE("ships stop where the enemy is", "[axis_allies][movement][rule:M-81]") {
    auto board = attacking(Power::Germany);
    board.put("sz_baltic", Power::Germany, Unit::Submarine, 1).put("sz_united_kingdom", Power::Uk, Unit::Transport, 1);

    CHECK(warnings_of(board, move(board, "sz_baltic", "sz_spain", {{Unit::Submarine, 1}},
                                  {"sz_baltic", "sz_united_kingdom", "sz_spain"})) == Clauses{"M-81"});
}

TEST_CASE("armor stops where enemy units stand", "[axis_allies][movement][rule:M-24]") {
    auto board = attacking(Power::Germany);
    board.put("eastern_europe", Power::Germany, Unit::Armor, 1).put("karelia_ssr", Power::Ussr, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "eastern_europe", "russia", {{Unit::Armor, 1}}, {"eastern_europe", "karelia_ssr", "russia"})) ==
          Clauses{"M-24"});
}

TEST_CASE("armor takes the empty enemy territory that it passes", "[axis_allies][movement][rule:M-22][rule:M-06]") {
    auto board = attacking(Power::Germany);
    board.put("eastern_europe", Power::Germany, Unit::Armor, 1).put("russia", Power::Ussr, Unit::Infantry, 1);
    board.play(move(board, "eastern_europe", "russia", {{Unit::Armor, 1}}));

    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Germany);
    CHECK(controller(board.state, board.at("russia")) == Power::Ussr);
}

TEST_CASE("a canal is closed to the side that does not hold it", "[axis_allies][movement][rule:X-13][rule:X-15]") {
    auto board = resting(Power::Germany);
    board.put("sz_eastern_mediterranean", Power::Germany, Unit::Submarine, 1).put("sz_caribbean", Power::Germany, Unit::Submarine, 1);

    CHECK(warnings_of(board, move(board, "sz_eastern_mediterranean", "sz_red_sea", {{Unit::Submarine, 1}},
                                  {"sz_eastern_mediterranean", "sz_red_sea"})) == Clauses{"X-15"});
    CHECK(warnings_of(board, move(board, "sz_caribbean", "sz_west_panama", {{Unit::Submarine, 1}}, {"sz_caribbean", "sz_west_panama"})) ==
          Clauses{"X-13"});
    board.control("anglo_egypt_sudan", Power::Germany).control("syria_iraq", Power::Germany);
    CHECK(warnings_of(board, move(board, "sz_eastern_mediterranean", "sz_red_sea", {{Unit::Submarine, 1}})).empty());
    board.state.turn.taken.push_back({board.at("syria_iraq"), Power::Uk});
    CHECK(warnings_of(board, move(board, "sz_eastern_mediterranean", "sz_red_sea", {{Unit::Submarine, 1}},
                                  {"sz_eastern_mediterranean", "sz_red_sea"})) == Clauses{"X-15"});
}

TEST_CASE("land units that enter a neutral pay for it, own it and stop there",
          "[axis_allies][movement][rule:M-130][rule:M-131][rule:M-132]") {
    auto board = attacking(Power::Germany);
    board.put("western_europe", Power::Germany, Unit::Armor, 2);

    CHECK(warnings_of(board, move(board, "western_europe", "gibraltar", {{Unit::Armor, 1}}, {"western_europe", "spain", "gibraltar"})) ==
          Clauses{"M-131"});
    board.play(move(board, "western_europe", "spain", {{Unit::Armor, 1}}));
    CHECK(controller(board.state, board.at("spain")) == Power::Germany);
    CHECK(board.state.powers[Power::Germany].treasury == Money{7});
    board.state.powers[Power::Germany].treasury = Money{2};
    CHECK(board.refusal_of(move(board, "western_europe", "switzerland", {{Unit::Armor, 1}})) == "M-132");
}

TEST_CASE("aircraft do not fly over neutrals in non-combat movement", "[axis_allies][movement][rule:M-135]") {
    auto board = resting(Power::Germany);
    board.put("western_europe", Power::Germany, Unit::Fighter, 1);

    const auto clauses = warnings_of(board, move(board, "western_europe", "southern_europe", {{Unit::Fighter, 1}},
                                                 {"western_europe", "switzerland", "southern_europe"}));
    CHECK(clauses == Clauses{"M-135"});
}

TEST_CASE("bombers alone raid, and only where a complex stands", "[axis_allies][movement][rule:C-140]") {
    auto board = attacking(Power::Germany);
    board.put("western_europe", Power::Germany, Unit::Bomber, 1)
        .put("western_europe", Power::Germany, Unit::Fighter, 1)
        .put("united_kingdom", Power::Uk, Unit::IndustrialComplex, 1);
    auto raid = move(board, "western_europe", "united_kingdom", {{Unit::Bomber, 1}});
    raid.raid = true;

    CHECK(warnings_of(board, raid).empty());
    raid.units.push_back({Unit::Fighter, 1});
    CHECK(warnings_of(board, raid) == Clauses{"C-140"});
    raid.units.pop_back();
    std::erase_if(board.state.stacks, [](const Stack& stack) { return stack.unit == Unit::IndustrialComplex; });
    CHECK(warnings_of(board, raid) == Clauses{"C-140"});
}

TEST_CASE("restricted attack keeps the Soviets at home in the first round", "[axis_allies][movement][rule:O-04]") {
    auto board = attacking(Power::Ussr);
    board.state.options.restricted_attack = true;
    board.put("caucasus", Power::Ussr, Unit::Infantry, 1).put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "caucasus", "ukraine_ssr", {{Unit::Infantry, 1}})) == Clauses{"O-04"});
    board.state.turn.round = 2;
    CHECK(warnings_of(board, move(board, "caucasus", "ukraine_ssr", {{Unit::Infantry, 1}})).empty());
}

TEST_CASE("going to a friendly territory in combat movement is doubted", "[axis_allies][movement][rule:T-10]") {
    auto board = attacking(Power::Germany);
    board.put("libya", Power::Germany, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "libya", "algeria", {{Unit::Infantry, 1}})) == Clauses{"T-10"});
}

TEST_CASE("a complex never moves", "[axis_allies][movement][rule:M-40]") {
    auto board = resting(Power::Germany);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);

    CHECK(warnings_of(board, move(board, "germany", "eastern_europe", {{Unit::IndustrialComplex, 1}})) == Clauses{"M-40"});
}

TEST_CASE("a gun does not attack", "[axis_allies][movement][rule:M-32]") {
    auto board = attacking(Power::Germany);
    board.put("eastern_europe", Power::Germany, Unit::AaGun, 1).put("karelia_ssr", Power::Ussr, Unit::Infantry, 1);

    CHECK(warnings_of(board, move(board, "eastern_europe", "karelia_ssr", {{Unit::AaGun, 1}})) == Clauses{"M-32"});
}

TEST_CASE("what attacked does not move again", "[axis_allies][movement][rule:M-08]") {
    auto board = resting(Power::Germany);
    board.attack("libya", Unit::Armor, 1, "anglo_egypt_sudan");

    CHECK(warnings_of(board, move(board, "libya", "algeria", {{Unit::Armor, 1}})) == Clauses{"M-08"});
}

TEST_CASE("a gun captured this turn stays", "[axis_allies][movement][rule:M-38]") {
    auto board = resting(Power::Germany);
    board.put({.space = board.at("germany"), .owner = Power::Germany, .unit = Unit::AaGun, .count = 1, .fresh = true});

    CHECK(warnings_of(board, move(board, "germany", "eastern_europe", {{Unit::AaGun, 1}})) == Clauses{"M-38"});
}

TEST_CASE("a transport that has unloaded is at the end of its move", "[axis_allies][movement][rule:M-103]") {
    auto board = resting(Power::Germany);
    board.put({.space = board.at("sz_baltic"), .owner = Power::Germany, .unit = Unit::Transport, .count = 1, .halted = true});

    CHECK(warnings_of(board, move(board, "sz_baltic", "sz_united_kingdom", {{Unit::Transport, 1}})) == Clauses{"M-103"});
}

TEST_CASE("a carrier stays where a fighter has landed on it", "[axis_allies][movement][rule:M-62]") {
    auto board = resting(Power::Japan);
    board.put("sz_japan", Power::Japan, Unit::Carrier, 1).put("japan", Power::Japan, Unit::Fighter, 1);
    board.play(move(board, "japan", "sz_japan", {{Unit::Fighter, 1}}));

    CHECK(warnings_of(board, move(board, "sz_japan", "sz_okinawa", {{Unit::Carrier, 1}})) == Clauses{"M-62"});
}

TEST_CASE("an attack from which no landing place is in reach is warned of", "[axis_allies][movement][rule:M-60][rule:M-61]") {
    auto board = attacking(Power::Japan);
    board.put("japan", Power::Japan, Unit::Fighter, 1).put("sz_hawaiian_islands", Power::Usa, Unit::Submarine, 1);
    const auto attack =
        move(board, "japan", "sz_hawaiian_islands", {{Unit::Fighter, 1}}, {"japan", "sz_japan", "sz_wake_island", "sz_hawaiian_islands"});

    board.control("wake_island", Power::Usa).control("midway_island", Power::Usa);
    CHECK(warnings_of(board, attack) == Clauses{"M-60"});
    board.put("sz_wake_island", Power::Japan, Unit::Carrier, 1);
    CHECK(warnings_of(board, attack).empty());
}

TEST_CASE("aircraft land only in friendly territory held since the start of the turn", "[axis_allies][movement][rule:M-58][rule:M-59]") {
    auto board = resting(Power::Germany);
    board.put("germany", Power::Germany, Unit::Fighter, 1).put("germany", Power::Germany, Unit::Bomber, 1);

    CHECK(warnings_of(board, move(board, "germany", "karelia_ssr", {{Unit::Fighter, 1}})) == Clauses{"M-58"});
    board.control("karelia_ssr", Power::Germany).state.turn.taken.push_back({board.at("karelia_ssr"), Power::Ussr});
    CHECK(warnings_of(board, move(board, "germany", "karelia_ssr", {{Unit::Fighter, 1}})) == Clauses{"M-59"});
}

TEST_CASE("two fighters land on a carrier, a third and a bomber do not", "[axis_allies][movement][rule:M-64][rule:M-72]") {
    auto board = resting(Power::Japan);
    board.put("sz_japan", Power::Japan, Unit::Carrier, 1)
        .put("japan", Power::Japan, Unit::Fighter, 3)
        .put("japan", Power::Japan, Unit::Bomber, 1);

    CHECK(warnings_of(board, move(board, "japan", "sz_japan", {{Unit::Fighter, 3}})) == Clauses{"M-64"});
    CHECK(warnings_of(board, move(board, "japan", "sz_japan", {{Unit::Fighter, 2}})).empty());
    CHECK(warnings_of(board, move(board, "japan", "sz_japan", {{Unit::Bomber, 1}})) == Clauses{"M-72"});
}

TEST_CASE("allied fighters sail along with their carrier", "[axis_allies][movement][rule:M-63]") {
    auto board = resting(Power::Usa);
    board.put("sz_eastern_usa", Power::Usa, Unit::Carrier, 1).put("sz_eastern_usa", Power::Uk, Unit::Fighter, 1);
    board.play(move(board, "sz_eastern_usa", "sz_north_atlantic", {{Unit::Carrier, 1}}));

    CHECK(board.in("sz_north_atlantic") == "uk 1 fighter, usa 1 carrier");
}

TEST_CASE("a second gun in a territory is warned of", "[axis_allies][movement][rule:M-31]") {
    auto board = resting(Power::Germany);
    board.put("germany", Power::Germany, Unit::AaGun, 1).put("eastern_europe", Power::Germany, Unit::AaGun, 1);

    CHECK(warnings_of(board, move(board, "germany", "eastern_europe", {{Unit::AaGun, 1}})) == Clauses{"M-31"});
}
