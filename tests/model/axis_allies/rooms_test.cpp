// How many new units find a place: all kinds share the room of the complexes. Compared with a plain count that tries every way to place
// them, written from the clauses alone.

#include "model/axis_allies/placement.hpp"
#include "tests/model/axis_allies/asking.hpp"
#include "tests/support/chance.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// What a complex can still take, as the clauses say it.
struct Complex {
    bool unlimited;
    int room;
    bool gun;   ///< a gun may still be placed in its territory
    bool ships; ///< a zone beside it takes ships
};

bool owned_all_turn(const State& state, SpaceId space, Power power) {
    const bool taken = std::ranges::any_of(state.turn.taken, [&](const TakenTerritory& each) { return each.space == space; });
    return state.controllers[space.index] == power && !taken;
}

bool piece_there(const State& state, SpaceId space, auto&& is_it) {
    return std::ranges::any_of(state.stacks, [&](const Stack& stack) { return stack.space == space && is_it(stack); });
}

/// L-02, L-06, L-15: a complex of the power itself, owned since the start of the turn.
std::vector<Complex> complexes_of(const State& state, Power power) {
    const auto& tables = *state.tables;
    std::vector<Complex> found;
    for (std::size_t i = 0; i < tables.spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const auto serves = [&](const Stack& stack) {
            return stack.unit == Unit::IndustrialComplex && stack.owner == power && !stack.fresh;
        };
        if (!owned_all_turn(state, space, power) || !piece_there(state, space, serves)) {
            continue;
        }
        Complex complex{.unlimited = false, .room = 0, .gun = false, .ships = false};
        // L-07: an original complex with its first owner; Q-05: again, or not where the table says so.
        const bool lost = std::ranges::count(state.lost_complexes, space) > 0 && state.options.recaptured_complex_is_limited;
        complex.unlimited = tables[space].original_complex && tables[space].original_owner == power && !lost;
        // L-08, L-10: the value of the territory, one at the least, less what was placed already.
        complex.room = std::max(1, static_cast<int>(tables[space].value.amount));
        for (const auto& use : state.turn.complex_uses) {
            complex.room -= use.space == space ? use.placed : 0;
        }
        // L-12: one gun in a territory.
        complex.gun = !piece_there(state, space, [](const Stack& stack) { return stack.unit == Unit::AaGun; });
        for (const auto zone : tables[space].neighbours) {
            const bool closed = tables[space].id == "karelia_ssr" && tables[zone].id == "sz_karelia" &&
                                state.options.karelia_two_coasts_for_ussr_only && power != Power::Ussr; // D-04
            const bool enemies = piece_there(state, zone, [&](const Stack& stack) { return !allied(stack.owner, power); });
            // L-03, L-04; O-02
            complex.ships = complex.ships || (tables[zone].sea && !closed && (!enemies || state.options.ships_into_enemy_zones));
        }
        found.push_back(complex);
    }
    return found;
}

/// The most of these units that can be placed, one after the other in every way there is.
int most_placed(std::vector<Complex>& complexes, const std::vector<Unit>& units, std::size_t from) {
    if (from == units.size()) {
        return 0;
    }
    const auto unit = units[from];
    int most = most_placed(complexes, units, from + 1); // this one finds no place
    for (auto& complex : complexes) {
        const bool takes =
            (complex.unlimited || complex.room > 0) && (!is_ship(unit) || complex.ships) && (unit != Unit::AaGun || complex.gun);
        if (takes) {
            const auto before = complex;
            --complex.room;
            complex.gun = complex.gun && unit != Unit::AaGun;
            most = std::max(most, 1 + most_placed(complexes, units, from + 1));
            complex = before;
        }
    }
    return most;
}

/// L-05: new complexes, each in a territory owned since the start of the turn that has none.
int sites_of(const State& state, Power power) {
    int sites = 0;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const auto complex = [](const Stack& stack) { return stack.unit == Unit::IndustrialComplex; };
        sites += owned_all_turn(state, space, power) && !piece_there(state, space, complex) ? 1 : 0;
    }
    return state.options.no_new_complexes ? 0 : sites; // O-05
}

int plainly_counted(const State& state, Power power, const PerUnit<int>& units) {
    std::vector<Unit> one_by_one;
    for (const auto unit : all_units) {
        if (unit != Unit::IndustrialComplex) {
            one_by_one.insert(one_by_one.end(), static_cast<std::size_t>(units[unit]), unit);
        }
    }
    auto complexes = complexes_of(state, power);
    return most_placed(complexes, one_by_one, 0) + std::min(units[Unit::IndustrialComplex], sites_of(state, power));
}

/// A few territories with complexes, guns and coasts that the enemy holds or not.
State position(intendant::fuzz::Chance& chance) {
    static constexpr std::array places{"germany",     "southern_europe", "western_europe", "ukraine_ssr",
                                       "karelia_ssr", "eastern_europe",  "united_kingdom", "gibraltar",
                                       "algeria",     "libya",           "spain",          "finland_norway"};
    Board board{Power::Germany};
    auto& state = board.state;
    for (const auto* const place : places) {
        const auto space = board.at(place);
        if (chance.up_to(2) == 0) {
            state.controllers[space.index] = std::nullopt;
            continue;
        }
        const auto owner = chance.up_to(4) == 0 ? Power::Japan : Power::Germany;
        state.controllers[space.index] = owner;
        if (chance.up_to(1) == 0) {
            add_stack(state.stacks,
                      {.space = space, .owner = owner, .unit = Unit::IndustrialComplex, .count = 1, .fresh = chance.up_to(5) == 0});
        }
        if (chance.up_to(2) == 0) {
            add_stack(state.stacks, {.space = space, .owner = owner, .unit = Unit::AaGun, .count = 1});
        }
        if (chance.up_to(6) == 0) {
            state.turn.taken.push_back({space, Power::Uk});
        }
        if (chance.up_to(3) == 0) {
            state.turn.complex_uses.push_back({space, 1 + chance.up_to(2)});
        }
        if (chance.up_to(4) == 0) {
            state.lost_complexes.push_back(space);
        }
        for (const auto zone : (*state.tables)[space].neighbours) {
            if ((*state.tables)[zone].sea && chance.up_to(2) == 0) {
                const auto who = chance.up_to(3) == 0 ? Power::Japan : Power::Uk;
                add_stack(state.stacks, {.space = zone, .owner = who, .unit = Unit::Submarine, .count = 1});
            }
        }
    }
    state.turn.action = Action::Placement;
    state.options.ships_into_enemy_zones = chance.up_to(5) == 0;
    state.options.karelia_two_coasts_for_ussr_only = chance.up_to(3) == 0;
    state.options.recaptured_complex_is_limited = chance.up_to(1) == 0;
    state.options.no_new_complexes = chance.up_to(7) == 0;
    return state;
}

} // namespace

TEST_CASE("how many new units find a place is what trying every way to place them says", "[axis_allies][placement][rule:P-05][rule:L-08]") {
    int short_of_room = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        intendant::fuzz::Chance chance{seed};
        const auto state = position(chance);
        PerUnit<int> units;
        int count = 0;
        const int most = 1 + chance.up_to(6);
        for (int i = 0; i < most; ++i) {
            ++units[all_units[static_cast<std::size_t>(chance.up_to(static_cast<int>(all_units.size()) - 1))]];
            ++count;
        }
        CAPTURE(seed);
        const auto placed = units_with_a_place(state, Power::Germany, units);
        REQUIRE(placed == plainly_counted(state, Power::Germany, units));
        short_of_room += placed < count ? 1 : 0;
    }
    CHECK(short_of_room > 300);
}

TEST_CASE("a purchase is told how many of how many find a place, all kinds together", "[axis_allies][purchase][rule:P-05][rule:L-08]") {
    auto board = playing(Power::Germany, Action::ResearchAndPurchase, 99);
    board.control("sinkiang", Power::Germany).put("sinkiang", Power::Germany, Unit::IndustrialComplex, 1);
    const auto told = [&](const std::vector<UnitCount>& units) {
        std::vector<std::string> sentences;
        const auto verdict = decide(board.state, BuyUnits{units});
        for (const auto& warning : intendant::core::acceptance(verdict).warnings) {
            sentences.push_back(warning.rule.id + " " + to_english(*board.state.tables, warning.why));
        }
        return sentences;
    };
    using Said = std::vector<std::string>;
    CHECK(told({{Unit::Infantry, 2}}).empty());
    CHECK(told({{Unit::Infantry, 1}, {Unit::Armor, 1}}).empty());
    CHECK(told({{Unit::Infantry, 3}}) ==
          Said{"P-05 As the board stands, 2 of 3 Infantry will find a place in this turn; what is left will be "
               "lost without refund: 1."});
    CHECK(
        told({{Unit::Infantry, 1}, {Unit::Armor, 2}}) ==
        Said{
            "P-05 As the board stands, of 1 Infantry, 2 Armor together 2 will find a place in this turn; what is left will be lost without "
            "refund: 1."});
    CHECK(told({{Unit::Battleship, 1}, {Unit::Infantry, 1}}) ==
          Said{"P-05 As the board stands, 1 Battleship will find no place in this turn and will be lost without refund."});
    board.state.options.purchases_may_wait = true; // D-05: nothing is lost
    CHECK(told({{Unit::Battleship, 1}, {Unit::Infantry, 9}}).empty());
}

TEST_CASE("the table is asked before units without a place are lost", "[axis_allies][placement][rule:L-14][rule:L-01]") {
    auto board = playing(Power::Germany, Action::Placement);
    board.control("sinkiang", Power::Germany).put("sinkiang", Power::Germany, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Germany].waiting[Unit::Infantry] = 1;
    board.state.powers[Power::Germany].waiting[Unit::Armor] = 2;
    const auto told = [&] {
        const auto verdict = decide(board.state, EndAction{});
        std::string sentences;
        for (const auto& warning : intendant::core::acceptance(verdict).warnings) {
            sentences += warning.rule.id + " " + to_english(*board.state.tables, warning.why);
        }
        return sentences;
    };
    CHECK(told() == "L-01 Still waiting: 1 Infantry, 2 Armor. Of these, 2 could be placed; unplaced units are lost without refund.");
    board.state.turn.complex_uses.push_back({board.at("sinkiang"), 2});
    CHECK(told() == "L-14 No place is left for 1 Infantry, 2 Armor: without refund, they are lost.");
    board.state.powers[Power::Germany].waiting[Unit::Armor] = 0;
    CHECK(told() == "L-14 No place is left for 1 Infantry: without refund, it is lost.");
    board.state.turn.complex_uses.clear();
    CHECK(told() == "L-01 Still waiting, and could be placed: 1 Infantry; unplaced units are lost without refund.");
}
