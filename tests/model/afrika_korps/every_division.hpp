#pragma once

#include "model/afrika_korps/battle/planner.hpp"

#include <cstdint>
#include <map>
#include <vector>

/// The planner's problem solved by trying everything, for positions of a few units.
namespace intendant::afrika_korps::tests {

/// A division as kinds of like units: for each battle the attackers' and the defenders' kinds, and the kinds eliminated.
struct Shape {
    std::vector<std::pair<std::vector<std::size_t>, std::vector<std::size_t>>> battles;
    std::vector<std::size_t> eliminated;

    friend auto operator<=>(const Shape&, const Shape&) = default;
};
Shape shape_of(const Contact& contact, const std::vector<Battle>& battles, UnitSet eliminated);

/// Units: `won` and `lost` in sixths of a factor; `taken` in parts of `of`.
struct Worth {
    std::uint64_t taken;
    std::uint64_t of;
    int won;
    int lost;

    friend bool operator==(const Worth&, const Worth&) = default;
};

/// All divisions that leave nobody out, with as few eliminated as possible.
std::map<Shape, Worth> every_division(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish);

} // namespace intendant::afrika_korps::tests
