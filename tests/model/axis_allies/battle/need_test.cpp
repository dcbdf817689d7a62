// What is needed, of the pieces of several powers.

#include "model/axis_allies/battle/need.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;

namespace {

/// Infantry of two powers in a space, against armor.
PiecesQuestion question() {
    const auto pieces = [](Power power, Unit unit, int count, int hit, int cost) {
        return BattlePieces{.power = power, .unit = unit, .count = count, .hit = hit, .dice = 1, .cost = core::Money{cost}};
    };
    PiecesQuestion found;
    found.battle.attackers = {pieces(Power::Germany, Unit::Armor, 3, 3, 5)};
    found.battle.defenders = {pieces(Power::Usa, Unit::Infantry, 1, 2, 3), pieces(Power::Uk, Unit::Infantry, 1, 2, 3)};
    found.side = Side::Defender;
    found.further = {{.pieces = pieces(Power::Uk, Unit::Infantry, 4, 2, 3), .price = core::Money{3}},
                     {.pieces = pieces(Power::Uk, Unit::Fighter, 1, 4, 12), .price = core::Money{12}}};
    found.money = core::Money{20};
    found.chance = 0.9;
    return found;
}

} // namespace

TEST_CASE("further pieces stand with those of their power and kind, and none where none is added", "[axis_allies][odds]") {
    const auto asked = question();
    const auto battle = with_pieces(asked, {2, 0});
    REQUIRE(battle.defenders.size() == 2);
    CHECK(battle.defenders[0].count == 1); // American
    CHECK(battle.defenders[1].count == 3);
    CHECK(battle.attackers == asked.battle.attackers);
    const auto more = with_pieces(asked, {0, 1});
    REQUIRE(more.defenders.size() == 3);
    CHECK(more.defenders[1].count == 1);
    CHECK(more.defenders[2].unit == Unit::Fighter);
}

TEST_CASE("without anything to add, or money for it, that is said and nothing is proposed", "[axis_allies][odds]") {
    odds::Workspace workspace;
    const auto says = [&](const PiecesQuestion& asked) {
        const auto found = pieces_needed(asked, workspace);
        CHECK_FALSE(found.refused);
        CHECK(found.counts == std::vector<int>(asked.further.size(), 0));
        CHECK(found.price == 0);
        return found.none ? core::fill(found.none->id, *found.none) : std::string{};
    };
    auto asked = question();
    asked.money = core::Money{0};
    CHECK(says(asked) == "There is no money to add anything.");
    asked.money = core::Money{20};
    asked.further.clear();
    CHECK(says(asked) == "There is nothing that could be added.");
    asked.chance = 0.001; // what is there holds as often as that
    CHECK(says(asked).empty());
}
