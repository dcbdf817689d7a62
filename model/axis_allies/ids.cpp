#include "model/axis_allies/ids.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

constexpr std::array<std::string_view, 5> power_ids{"ussr", "germany", "uk", "japan", "usa"};
constexpr std::array<std::string_view, 2> alliance_ids{"allies", "axis"};
constexpr std::array<std::string_view, 10> unit_ids{"infantry", "armor",   "fighter",   "bomber",    "aa_gun",
                                                    "industrial_complex", "battleship", "carrier",
                                                    "transport", "submarine"};
constexpr std::array<std::string_view, 6> weapon_ids{"jet_power",           "rockets",
                                                     "super_submarines",    "long_range_aircraft",
                                                     "industrial_technology", "heavy_bombers"};
constexpr std::array<std::string_view, 6> action_ids{"research_and_purchase", "combat_movement", "combat",
                                                     "non_combat_movement",   "placement",       "income"};

template <class Key, std::size_t N>
std::optional<Key> find(const std::array<std::string_view, N>& ids, std::string_view id) {
    const auto place = std::ranges::find(ids, id);
    if (place == ids.end()) {
        return std::nullopt;
    }
    return static_cast<Key>(place - ids.begin());
}

} // namespace

std::string_view id_of(Power power) { return power_ids[static_cast<std::size_t>(power)]; }
std::string_view id_of(Alliance alliance) { return alliance_ids[static_cast<std::size_t>(alliance)]; }
std::string_view id_of(Unit unit) { return unit_ids[static_cast<std::size_t>(unit)]; }
std::string_view id_of(Weapon weapon) { return weapon_ids[static_cast<std::size_t>(weapon)]; }
std::string_view id_of(Action action) { return action_ids[static_cast<std::size_t>(action)]; }
std::optional<Power> power_of_id(std::string_view id) { return find<Power>(power_ids, id); }
std::optional<Alliance> alliance_of_id(std::string_view id) { return find<Alliance>(alliance_ids, id); }
std::optional<Unit> unit_of_id(std::string_view id) { return find<Unit>(unit_ids, id); }
std::optional<Weapon> weapon_of_id(std::string_view id) { return find<Weapon>(weapon_ids, id); }
std::optional<Action> action_of_id(std::string_view id) { return find<Action>(action_ids, id); }

} // namespace intendant::axis_allies
