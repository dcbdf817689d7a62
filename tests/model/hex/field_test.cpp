// Sets of hexes with their reasons.

#include "model/hex/field.hpp"
#include "tests/model/hex/maps.hpp"

#include <map>
#include <set>

using namespace intendant::hex;
using namespace intendant::hex::tests;

TEST_CASE("a field knows why each hex belongs to it", "[hex][field]") {
    const auto grid = full_grid(layouts[0], 8, 8);
    Field<int> field(grid);
    std::mt19937 chance(11);
    for (int round = 0; round < 3; ++round) {
        field.clear();
        CHECK(field.hexes().empty());
        std::map<HexId, std::vector<int>> expected;
        std::vector<HexId> order;
        for (int i = 0; i < 150; ++i) {
            const auto hex = id(chance() % grid.size());
            const int reason = static_cast<int>(chance() % 5);
            field.add(hex, reason);
            auto& reasons = expected[hex];
            if (reasons.empty()) {
                order.push_back(hex);
            }
            if (std::ranges::find(reasons, reason) == reasons.end()) {
                reasons.push_back(reason);
            }
        }
        CHECK(std::ranges::equal(field.hexes(), order));
        for (std::size_t i = 0; i < grid.size(); ++i) {
            const auto reasons = field.reasons(id(i));
            CHECK(std::vector<int>(reasons.begin(), reasons.end()) == expected[id(i)]);
            CHECK(reasons.empty() == expected[id(i)].empty());
            CHECK(field.contains(id(i)) == !expected[id(i)].empty());
            for (int reason = 0; reason < 5; ++reason) {
                CHECK(field.contains(id(i), reason) == (std::ranges::count(expected[id(i)], reason) == 1));
            }
        }
    }
}

TEST_CASE("a copy of a field is a field of its own", "[hex][field]") {
    const auto grid = full_grid(layouts[2], 3, 3);
    Field<char> field(grid);
    field.add(id(4), 'a');
    auto copy = field;
    copy.add(id(4), 'b');
    copy.add(id(5), 'b');
    CHECK_FALSE(field.contains(id(4), 'b'));
    CHECK_FALSE(field.contains(id(5)));
    CHECK(copy.contains(id(4), 'a'));
    CHECK(copy.hexes().size() == 2);
}
