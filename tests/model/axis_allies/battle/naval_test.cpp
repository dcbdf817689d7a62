// Battles at sea: carriers, their fighters, guests aboard.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

TEST_CASE("fighters whose carrier is lost fight on and then land on an island of the zone",
          "[axis_allies][battle][rule:C-100][rule:C-101][rule:C-102]") {
    Board board{Power::Japan};
    board.attack("sz_hawaiian_islands", Unit::Battleship, 2, "sz_wake_island")
        .put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1)
        .put("sz_hawaiian_islands", Power::Usa, Unit::Fighter, 2);
    board.begin("sz_hawaiian_islands");
    board.fire({1, 6});
    board.lose(Power::Usa, Unit::Carrier);
    board.fire({6});    // the carrier, behind the casualty line
    board.fire({6, 6}); // its fighters
    board.play(PressOn{});
    board.fire({6, 6});
    CHECK(board.next_column() == "usa 4 x2");
    board.fire({1, 1});
    const auto end = board.lose(Power::Japan, Unit::Battleship, 2);
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
    CHECK(board.in("hawaiian_islands") == "usa 2 fighter");
    CHECK(find<UnitsLost>(end) == nullptr);
}

TEST_CASE("a fighter without deck or island is lost; another carrier takes what it has room for",
          "[axis_allies][battle][rule:C-102][rule:M-64]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Carrier, 2)
        .put("sz_north_pacific", Power::Usa, Unit::Fighter, 2)
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 2);
    board.begin("sz_north_pacific");
    board.fire({1});
    board.lose(Power::Usa, Unit::Carrier);
    board.fire({1, 6});
    const auto end = board.lose(Power::Japan, Unit::Battleship);
    REQUIRE(find<UnitsLost>(end));
    CHECK(find<UnitsLost>(end)->units.front().owner == Power::Uk);
    CHECK(board.in("sz_north_pacific") == "usa 2 fighter, usa 1 carrier");
}

TEST_CASE("an ally's fighter on a carrier is thrown by its owner",
          "[axis_allies][battle][rule:C-63][rule:C-103]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Carrier, 1)
        .put("sz_north_pacific", Power::Usa, Unit::Fighter, 1)
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    CHECK(board.next_column() == "usa 3 x1");
    board.fire({6});
    CHECK(board.next_column() == "uk 4 x1");
    board.fire({6});
    CHECK(board.next_column() == "usa 4 x1");
}

TEST_CASE("an attacker's guests stay out of the fight and sail home with the carrier",
          "[axis_allies][battle][rule:Q-19][rule:M-63]") {
    Board board{Power::Usa};
    board.attack("sz_north_pacific", Unit::Carrier, 1, "sz_hawaiian_islands")
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 1)
        .put("sz_north_pacific", Power::Japan, Unit::Battleship, 1);
    board.begin("sz_north_pacific");
    CHECK(board.next_column() == "usa 1 x1");
    board.fire({6});
    board.fire({6});
    board.play(Retreat{board.at("sz_hawaiian_islands")});
    CHECK(board.in("sz_hawaiian_islands") == "uk 1 fighter, usa 1 carrier");
}

TEST_CASE("ships that stood in the zone when the enemy came fight too", "[axis_allies][battle][rule:Q-34]") {
    Board board{Power::Usa};
    board.put("sz_north_pacific", Power::Usa, Unit::Battleship, 1)
        .put("sz_north_pacific", Power::Japan, Unit::Transport, 1);
    REQUIRE(pending_battles(board.state).size() == 1);
    board.begin("sz_north_pacific");
    CHECK(board.next_column() == "usa 4 x1");
    board.fire({1});
    board.lose(Power::Japan, Unit::Transport);
    const auto end = board.fire({2});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(pending_battles(board.state).empty());
}
