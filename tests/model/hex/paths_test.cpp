// Ways and reach against somebody who tries every way on a small map.

#include "model/hex/paths.hpp"
#include "tests/model/hex/maps.hpp"

#include <map>
#include <set>
#include <tuple>

using namespace intendant::hex;
using namespace intendant::hex::tests;

namespace {

/// A map whose steps chance has priced: in each mode another price, some closed, some open to the bonus; some hexes stop.
struct Country {
    Grid grid;
    int modes;
    std::map<std::tuple<HexId, Direction, int>, Step> steps;
    std::set<std::pair<HexId, int>> stops;

    Country(std::mt19937& chance, int columns, int rows, int with_modes, bool with_zero)
        : grid(ragged_grid(chance, columns, rows, 6)), modes(with_modes) {
        for (std::size_t i = 0; i < grid.size(); ++i) {
            for (int mode = 0; mode < modes; ++mode) {
                for (const auto direction : directions) {
                    const int cost = static_cast<int>(chance() % 4) + (with_zero ? 0 : 1);
                    steps[{id(i), direction, mode}] = chance() % 6 == 0
                                                          ? no_step
                                                          : Step{.cost = cost,
                                                                 .pays = chance() % 2 == 0 ? Pays::BonusFirst : Pays::Allowance,
                                                                 .mode = static_cast<std::uint8_t>(chance() % static_cast<unsigned>(modes)),
                                                                 .toll = static_cast<std::uint8_t>(chance() % 4 == 0 ? 1 : 0)};
                }
                if (chance() % 6 == 0) {
                    stops.insert({id(i), mode});
                }
            }
        }
    }
    Step step(HexId from, Direction direction, int mode) const { return steps.at({from, direction, mode}); }
    bool stop(HexId hex, int mode) const { return stops.contains({hex, mode}); }
};

/// What a way costs at most and in the best division of its steps among the two: the bonus pays for as much as it may.
struct Price {
    int plain{0};
    int open_to_bonus{0};

    Price with(Step step) const {
        return step.pays == Pays::BonusFirst ? Price{plain + step.toll, open_to_bonus + step.cost}
                                             : Price{plain + step.cost + step.toll, open_to_bonus};
    }
    std::pair<int, int> spent(Budget budget) const {
        const int bonus = std::min(budget.bonus, open_to_bonus);
        return {plain + open_to_bonus - bonus, bonus};
    }
};

/// Every way that comes to no hex twice in the same mode: what is spent at least, by hex.
void try_all(const Country& country, const Budget& budget, HexId here, int mode, Price price, std::set<std::pair<HexId, int>>& passed,
             std::map<HexId, std::pair<int, int>>& least) {
    const auto spent = price.spent(budget);
    if (spent.first > budget.allowance) {
        return;
    }
    const auto best = least.try_emplace(here, spent).first;
    best->second = std::min(best->second, spent);
    if (!passed.empty() && country.stop(here, mode)) {
        return;
    }
    passed.insert({here, mode});
    for (const auto direction : directions) {
        const auto next = country.grid.neighbour(here, direction);
        const auto step = country.step(here, direction, mode);
        if (next && step.cost >= 0 && !passed.contains({*next, step.mode})) {
            try_all(country, budget, *next, step.mode, price.with(step), passed, least);
        }
    }
    passed.erase({here, mode});
}

void search(const Country& country, const Journey& journey, Reach& into) {
    reach(
        country.grid, journey, [&](const Leg& leg) { return country.step(leg.from, leg.direction, leg.mode); },
        [&](HexId hex, int mode) { return country.stop(hex, mode); }, into);
}

/// What somebody spends who goes this way step by step; fails where it cannot be gone.
std::pair<int, int> walked(const Country& country, const Journey& journey, const std::vector<HexId>& way) {
    Price price;
    int mode = journey.mode;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto& around = country.grid.around(way[i - 1]);
        const auto beside = std::ranges::find(around, way[i], &Beside::hex);
        REQUIRE(beside != around.end());
        REQUIRE((i == 1 || !country.stop(way[i - 1], mode)));
        const auto step = country.step(way[i - 1], static_cast<Direction>(beside - around.begin()), mode);
        REQUIRE(step.cost >= 0);
        price = price.with(step);
        mode = step.mode;
    }
    return price.spent(journey.budget);
}

void compare(std::mt19937& chance, int maps, int columns, int rows, int modes) {
    Reach found;
    std::size_t far = 0;
    for (int map = 0; map < maps; ++map) {
        const Country country(chance, columns, rows, modes, map % 3 == 0);
        const Journey journey{.from = id(chance() % country.grid.size()),
                              .budget = {.allowance = static_cast<int>(chance() % 8), .bonus = static_cast<int>(chance() % 6)},
                              .mode = static_cast<std::uint8_t>(chance() % static_cast<unsigned>(modes)),
                              .modes = static_cast<std::uint8_t>(modes)};
        std::map<HexId, std::pair<int, int>> least;
        std::set<std::pair<HexId, int>> passed;
        try_all(country, journey.budget, journey.from, journey.mode, {}, passed, least);
        search(country, journey, found);
        REQUIRE(found.hexes().size() == least.size());
        REQUIRE(found.hexes().front() == journey.from);
        std::pair<int, int> before{0, 0};
        for (const auto hex : found.hexes()) {
            REQUIRE(found.reached(hex));
            const auto spent = found.spent(hex);
            const std::pair pair{spent.allowance, spent.bonus};
            REQUIRE(least.contains(hex));
            REQUIRE(pair == least[hex]);
            REQUIRE(before <= pair);
            before = pair;
            const auto way = found.way(hex);
            REQUIRE((way.front() == journey.from && way.back() == hex));
            REQUIRE(walked(country, journey, way) == pair);
            far += way.size() > 4 ? 1U : 0U;
        }
        for (std::size_t i = 0; i < country.grid.size(); ++i) {
            REQUIRE(found.reached(id(i)) == least.contains(id(i)));
            REQUIRE(found.way(id(i)).empty() == !least.contains(id(i)));
        }
    }
    CHECK(far > 100); // else the maps were too easy
}

} // namespace

TEST_CASE("nobody finds a cheaper way by trying all of them", "[hex][paths]") {
    std::mt19937 chance(20261124);
    compare(chance, 6'000, 3, 4, 1);
}

TEST_CASE("nobody finds a cheaper way where what went before counts", "[hex][paths]") {
    std::mt19937 chance(20261125);
    compare(chance, 4'000, 3, 3, 2);
}

TEST_CASE("the bonus is kept for the steps that may have it", "[hex][paths]") {
    // One row: 0 1 2 3 4 5. The steps to 1, 4 and 5 may have the bonus.
    const auto grid = full_grid(layouts[0], 6, 1);
    const auto cost = [&](const Leg& leg) {
        const int column = grid.place(leg.to).column;
        return Step{.cost = 1, .pays = column == 1 || column >= 4 ? Pays::BonusFirst : Pays::Allowance};
    };
    const auto never = [](HexId, int) { return false; };
    const auto farthest = [&](Budget budget) {
        Reach found;
        reach(grid, {.from = *grid.at({0, 0}), .budget = budget}, cost, never, found);
        return found.hexes().size() - 1;
    };
    CHECK(farthest({.allowance = 2}) == 2);
    CHECK(farthest({.allowance = 2, .bonus = 1}) == 3);
    CHECK(farthest({.allowance = 2, .bonus = 2}) == 4);
    CHECK(farthest({.allowance = 2, .bonus = 9}) == 5);
    CHECK(farthest({.allowance = 1, .bonus = 9}) == 2); // nobody goes off the road with the road's bonus
    CHECK(farthest({.allowance = 3, .bonus = 1}) == 4); // the allowance pays on the road too
}

TEST_CASE("a way of more allowance and less bonus is not forgotten", "[hex][paths]") {
    // Two ways to a hex from where the bonus is needed: the cheap one wastes the bonus, the other keeps it.
    const Grid grid(layouts[0], {{"start", {0, 0}}, {"road", {0, 1}}, {"field", {1, 0}}, {"meet", {1, 1}}, {"goal", {2, 1}}});
    const auto hex = [&](const char* label) { return *grid.find(label); };
    REQUIRE(grid.distance(hex("start"), hex("road")) == 1);
    REQUIRE(grid.distance(hex("field"), hex("meet")) == 1);
    const auto cost = [&](const Leg& leg) {
        if (leg.to == hex("road") && leg.from == hex("start")) {
            return Step{.cost = 3, .pays = Pays::BonusFirst};
        }
        if ((leg.to == hex("meet") && leg.from == hex("road")) || (leg.to == hex("meet") && leg.from == hex("field"))) {
            return Step{.cost = 0};
        }
        if (leg.to == hex("field") && leg.from == hex("start")) {
            return Step{.cost = 2};
        }
        return leg.to == hex("goal") && leg.from == hex("meet") ? Step{.cost = 3, .pays = Pays::BonusFirst} : no_step;
    };
    Reach found;
    const auto never = [](HexId, int) { return false; };
    reach(grid, {.from = hex("start"), .budget = {.allowance = 2, .bonus = 3}}, cost, never, found);
    CHECK(found.way(hex("meet")) == std::vector{hex("start"), hex("road"), hex("meet")});
    CHECK(found.way(hex("goal")) == std::vector{hex("start"), hex("field"), hex("meet"), hex("goal")});
    CHECK(found.spent(hex("goal")).allowance == 2);
    CHECK(found.spent(hex("goal")).bonus == 3);
}

TEST_CASE("who begins where one must stop may go", "[hex][paths]") {
    const auto grid = full_grid(layouts[2], 1, 5);
    const auto step = [](const Leg&) { return Step{.cost = 1}; };
    Reach found;
    const auto stop = [&](HexId hex, int) { return grid.place(hex).row == 0 || grid.place(hex).row == 2; };
    reach(grid, {.from = *grid.at({0, 0}), .budget = {.allowance = 9}}, step, stop, found);
    CHECK(found.hexes().size() == 3);
    reach(grid, {.from = *grid.at({0, 2}), .budget = {.allowance = 9}}, step, stop, found);
    CHECK(found.hexes().size() == 5);
}

TEST_CASE("who has not searched has reached nothing", "[hex][paths]") {
    const Reach nothing;
    CHECK_FALSE(nothing.reached(id(3)));
    CHECK(nothing.way(id(3)).empty());
    CHECK(nothing.hexes().empty());
}

TEST_CASE("the same question has the same answer, whatever was asked before", "[hex][paths]") {
    std::mt19937 chance(5);
    Reach used;
    for (int map = 0; map < 100; ++map) {
        const Country country(chance, 5, 5, 2, true);
        const Journey journey{.from = id(0), .budget = {.allowance = 9, .bonus = 4}, .mode = 0, .modes = 2};
        search(country, journey, used);
        Reach fresh;
        search(country, journey, fresh);
        REQUIRE(std::ranges::equal(used.hexes(), fresh.hexes()));
        for (const auto hex : fresh.hexes()) {
            REQUIRE(used.way(hex) == fresh.way(hex));
        }
    }
}
