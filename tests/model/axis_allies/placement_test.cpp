// Placement of new units.

#include "model/axis_allies/placement.hpp"
#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

Board placing(Power power, Unit unit, int waiting) {
    auto board = playing(power, Action::Placement);
    board.state.powers[power].waiting[unit] = waiting;
    return board;
}

PlaceUnits place(const Board& board, Unit unit, int count, std::string_view space) {
    return {.units = {{unit, count}}, .space = board.at(space)};
}

} // namespace

TEST_CASE("bought units go to a complex or to the zone beside it (AAV-004)",
          "[axis_allies][placement][rule:L-01][rule:L-02][rule:L-03][rule:L-07]") {
    auto board = placing(Power::Germany, Unit::Transport, 2);
    board.state.powers[Power::Germany].waiting[Unit::Armor] = 2;
    board.put("southern_europe", Power::Germany, Unit::IndustrialComplex, 1);
    board.play(place(board, Unit::Transport, 2, "sz_central_mediterranean"));
    board.play(place(board, Unit::Armor, 2, "southern_europe"));

    CHECK(board.in("sz_central_mediterranean") == "germany 2 transport");
    CHECK(board.in("southern_europe") == "germany 2 armor, germany 1 industrial_complex");
    CHECK(board.state.powers[Power::Germany].waiting == PerUnit<int>{});
}

TEST_CASE("placement says which units and how many", "[axis_allies][placement][rule:L-01]") {
    const auto board = placing(Power::Germany, Unit::Infantry, 2);

    CHECK(board.refusal_of(PlaceUnits{.units = {}, .space = board.at("germany")}) == "L-01");
    CHECK(board.refusal_of(place(board, Unit::Infantry, 0, "germany")) == "L-01");
    CHECK(board.refusal_of(place(board, Unit::Infantry, -1, "germany")) == "L-01");
}

TEST_CASE("only what was bought is placed", "[axis_allies][placement][rule:P-03]") {
    const auto board = placing(Power::Germany, Unit::Infantry, 2);

    CHECK(board.refusal_of(place(board, Unit::Infantry, 3, "germany")) == "P-03");
    CHECK(board.refusal_of(place(board, Unit::Armor, 1, "germany")) == "P-03");
}

TEST_CASE("new ships go to sea, everything else on land", "[axis_allies][placement][rule:M-82][rule:L-13]") {
    CHECK(placing(Power::Germany, Unit::Transport, 1).refusal_of(place(Board{Power::Germany}, Unit::Transport, 1, "germany")) == "M-82");
    CHECK(placing(Power::Germany, Unit::Fighter, 1).refusal_of(place(Board{Power::Germany}, Unit::Fighter, 1, "sz_baltic")) == "L-13");
}

TEST_CASE("placement in another action is warned of", "[axis_allies][placement][rule:T-01]") {
    auto board = placing(Power::Germany, Unit::Infantry, 1);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);
    board.state.turn.action = Action::Combat;

    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "germany")) == Clauses{"T-01"});
}

TEST_CASE("units need a complex owned since the start of the turn", "[axis_allies][placement][rule:L-02]") {
    auto board = placing(Power::Germany, Unit::Infantry, 1);
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "western_europe")) == Clauses{"L-02"});

    board.put("karelia_ssr", Power::Germany, Unit::IndustrialComplex, 1).control("karelia_ssr", Power::Germany);
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "karelia_ssr")).empty());
    board.state.turn.taken.push_back({board.at("karelia_ssr"), Power::Ussr});
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "karelia_ssr")) == Clauses{"L-02"});
}

TEST_CASE("a complex built elsewhere places as many units as its territory is worth", "[axis_allies][placement][rule:L-08]") {
    auto board = placing(Power::Usa, Unit::Infantry, 3);
    board.put("sinkiang", Power::Usa, Unit::IndustrialComplex, 1); // value 2

    CHECK(warnings_of(board, place(board, Unit::Infantry, 3, "sinkiang")) == Clauses{"L-08"});
    board.play(place(board, Unit::Infantry, 2, "sinkiang"));
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "sinkiang")) == Clauses{"L-08"});
}

TEST_CASE("a complex in a territory without value places one unit", "[axis_allies][placement][rule:L-10]") {
    auto board = placing(Power::Japan, Unit::Infantry, 2);
    board.put("wake_island", Power::Japan, Unit::IndustrialComplex, 1);

    CHECK(warnings_of(board, place(board, Unit::Infantry, 2, "wake_island")) == Clauses{"L-10"});
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "wake_island")).empty());
}

TEST_CASE("new ships need a complex of the power on the coast", "[axis_allies][placement][rule:L-03]") {
    const auto board = placing(Power::Germany, Unit::Submarine, 1);

    CHECK(warnings_of(board, place(board, Unit::Submarine, 1, "sz_baltic")) == Clauses{"L-03"});
}

TEST_CASE("new ships are not placed among the enemy, unless the table plays it so", "[axis_allies][placement][rule:L-04][rule:O-02]") {
    auto board = placing(Power::Germany, Unit::Submarine, 1);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1).put("sz_baltic", Power::Uk, Unit::Battleship, 1);

    CHECK(warnings_of(board, place(board, Unit::Submarine, 1, "sz_baltic")) == Clauses{"L-04"});
    board.state.options.ships_into_enemy_zones = true;
    CHECK(warnings_of(board, place(board, Unit::Submarine, 1, "sz_baltic")).empty());
}

TEST_CASE("a territory holds one gun", "[axis_allies][placement][rule:L-12]") {
    auto board = placing(Power::Germany, Unit::AaGun, 2);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);

    CHECK(warnings_of(board, place(board, Unit::AaGun, 2, "germany")) == Clauses{"L-12"});
    board.play(place(board, Unit::AaGun, 1, "germany"));
    CHECK(warnings_of(board, place(board, Unit::AaGun, 1, "germany")) == Clauses{"L-12"});
}

TEST_CASE("a new complex goes into a territory owned since the start of the turn", "[axis_allies][placement][rule:L-05][rule:L-06]") {
    auto board = placing(Power::Germany, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 1;

    CHECK(warnings_of(board, place(board, Unit::IndustrialComplex, 1, "karelia_ssr")) == Clauses{"L-05"});
    board.play(place(board, Unit::IndustrialComplex, 1, "ukraine_ssr"));
    CHECK(warnings_of(board, place(board, Unit::Infantry, 1, "ukraine_ssr")) == Clauses{"L-06"}); // not before its next turn
}

TEST_CASE("a complex placed this turn launches no ship either", "[axis_allies][placement][rule:L-06][rule:L-03]") {
    auto board = placing(Power::Germany, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Germany].waiting[Unit::Submarine] = 1;
    board.play(place(board, Unit::IndustrialComplex, 1, "finland_norway"));
    CHECK(warnings_of(board, place(board, Unit::Submarine, 1, "sz_baltic")) == Clauses{"L-03"});
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);
    CHECK(warnings_of(board, place(board, Unit::Submarine, 1, "sz_baltic")) == Clauses{});
}

TEST_CASE("a territory holds one complex", "[axis_allies][placement][rule:M-40]") {
    auto board = placing(Power::Germany, Unit::IndustrialComplex, 1);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);

    CHECK(warnings_of(board, place(board, Unit::IndustrialComplex, 1, "germany")) == Clauses{"M-40"});
}

TEST_CASE("a table without new complexes is warned of placing one", "[axis_allies][placement][rule:O-05]") {
    auto board = placing(Power::Germany, Unit::IndustrialComplex, 1);
    board.state.options.no_new_complexes = true;

    CHECK(warnings_of(board, place(board, Unit::IndustrialComplex, 1, "ukraine_ssr")) == Clauses{"O-05"});
    CHECK(placement_spaces(board.state, Power::Germany, Unit::IndustrialComplex).empty()); // so the Action can end without it
}
