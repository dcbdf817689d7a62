#pragma once

#include <cstdint>
#include <vector>

namespace intendant::odds {

/// What may hit a unit, and what it may hit: aircraft cannot be hit by submerged vessels.
enum class UnitClass : std::uint8_t { Land, Air, Vessel, Submerged };

/// Equal units of one side. Units: `hit` is the highest face that hits (0 = never), `dice` thrown by each unit a round,
/// `cost` in money.
struct Group {
    int count;
    int hit;
    int dice;
    std::int64_t cost;
    UnitClass unit_class;

    friend bool operator==(const Group&, const Group&) = default;
};

inline bool is_air(const Group& group) { return group.unit_class == UnitClass::Air; }

/// One side of a battle in its ORDER OF LOSS: hits are taken from the first group that still has units.
using Force = std::vector<Group>;

/// The most units of one side that are accepted.
inline constexpr int most_units = 1200;

/// The chance that one die shows `hit` or less.
constexpr double chance_of(int hit) { return hit / 6.0; }

/// How many units the force has, and what they cost.
int size_of(const Force& force);
std::int64_t value_of(const Force& force);
/// Those that are left when so many are, the first having been lost first.
Force last_of(const Force& force, int left);
/// A unit of land is among them.
bool has_land(const Force& force);

/// A force unit by unit, counted from its end: `[1]` is the last to be lost, `[0]` is not used.
struct Roster {
    std::vector<double> hit_chance; ///< of one die
    std::vector<int> dice;
    std::vector<std::int64_t> cost;
    std::vector<UnitClass> unit_class;
    std::vector<std::int64_t> value_left; ///< by number left
    std::vector<int> land_left;           ///< land units, by number left

    Roster() = default;
    explicit Roster(const Force& force) { assign(force); }
    /// Takes the force; no memory is asked for once the roster has held as many units.
    void assign(const Force& force);
    int size() const { return static_cast<int>(dice.size()) - 1; }
};

} // namespace intendant::odds
