// Purchase of units.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

/// Germany buys, with its two complexes on the board.
Board buying(int treasury) {
    auto board = playing(Power::Germany, Action::ResearchAndPurchase, treasury);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1).put("southern_europe", Power::Germany, Unit::IndustrialComplex, 1);
    return board;
}

} // namespace

TEST_CASE("bought units are paid at once and wait for placement (AAV-001)", "[axis_allies][purchase][rule:P-02][rule:P-03]") {
    auto board = buying(28);
    board.play(BuyUnits{{{Unit::Transport, 2}, {Unit::Armor, 2}}});

    CHECK(board.state.powers[Power::Germany].treasury == Money{2});
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Transport] == 2);
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Armor] == 2);
    CHECK(board.in("germany") == "germany 1 industrial_complex");
}

TEST_CASE("a power cannot spend more than it holds", "[axis_allies][purchase][rule:P-02]") {
    CHECK(buying(8).refusal_of(BuyUnits{{{Unit::Infantry, 3}}}) == "P-02");
    CHECK(buying(9).refusal_of(BuyUnits{{{Unit::Infantry, 3}}}).empty());
    CHECK(buying(3000).refusal_of(BuyUnits{{{Unit::Infantry, 999}}}).empty());
    CHECK(buying(3000).refusal_of(BuyUnits{{{Unit::Infantry, 1000}}}) == "P-02"); // as no purse of the box could
}

TEST_CASE("only whole positive numbers of units are bought", "[axis_allies][purchase][rule:P-02]") {
    const auto board = buying(28);

    CHECK(board.refusal_of(BuyUnits{{{Unit::Infantry, 0}}}) == "P-02");
    CHECK(board.refusal_of(BuyUnits{{{Unit::Infantry, -2}}}) == "P-02");
    CHECK(board.refusal_of(BuyUnits{{{Unit::Infantry, 2'000'000'000}}}) == "P-02");
    CHECK(board.refusal_of(BuyUnits{}) == "P-02");
}

TEST_CASE("industrial technology makes units cheaper", "[axis_allies][purchase][rule:R-17]") {
    auto board = buying(28);
    const auto before = price(board.state, Power::Germany, Unit::Armor);
    board.research(Power::Germany, Weapon::IndustrialTechnology);

    CHECK(price(board.state, Power::Germany, Unit::Armor) == before - Money{1});
}

TEST_CASE("a purchase belongs to the first action", "[axis_allies][purchase][rule:T-01]") {
    auto board = buying(28);
    board.state.turn.action = Action::Combat;

    CHECK(warnings_of(board, BuyUnits{{{Unit::Infantry, 1}}}) == Clauses{"T-01"});
}

TEST_CASE("a breakthrough is thrown for before units are bought", "[axis_allies][purchase][rule:R-01]") {
    auto board = buying(28);
    board.play(Research{faces({6})});

    CHECK(warnings_of(board, BuyUnits{{{Unit::Infantry, 1}}}) == Clauses{"R-01"});
}

TEST_CASE("a power without its capital buys nothing", "[axis_allies][purchase][rule:P-06]") {
    auto board = buying(28);
    board.control("germany", Power::Ussr);

    CHECK(warnings_of(board, BuyUnits{{{Unit::Infantry, 1}}}) == Clauses{"P-06"});
}

TEST_CASE("a table without new complexes is warned of buying one", "[axis_allies][purchase][rule:O-05]") {
    auto board = buying(28);
    board.state.options.no_new_complexes = true;

    CHECK(warnings_of(board, BuyUnits{{{Unit::IndustrialComplex, 1}}}) == Clauses{"O-05"});
}

TEST_CASE("units that will find no place are doubted", "[axis_allies][purchase][rule:P-05]") {
    auto board = buying(28);
    board.put("germany", Power::Germany, Unit::AaGun, 1);

    CHECK(warnings_of(board, BuyUnits{{{Unit::AaGun, 1}}}).empty()); // Southern Europe has none yet
    CHECK(warnings_of(board, BuyUnits{{{Unit::AaGun, 2}}}) == Clauses{"P-05"});

    board.control("germany", Power::Germany).control("southern_europe", Power::Ussr);
    board.state.stacks.clear();
    CHECK(warnings_of(board, BuyUnits{{{Unit::Infantry, 1}}}) == Clauses{"P-05"});
}
