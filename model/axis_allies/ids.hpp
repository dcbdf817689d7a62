#pragma once

#include "model/core/enum_words.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace intendant::axis_allies {

/// The five powers in the order in which they play. Rule: S-02, S-08.
enum class Power : std::uint8_t { Ussr, Germany, Uk, Japan, Usa };

/// The two alliances. Rule: S-02.
enum class Alliance : std::uint8_t { Allies, Axis };

/// The ten pieces of the box, in the order of the reference chart.
enum class Unit : std::uint8_t { Infantry, Armor, Fighter, Bomber, AaGun, IndustrialComplex, Battleship, Carrier, Transport, Submarine };

/// The six developments, in the order of the die that wins them (1-6). Rule.
enum class Weapon : std::uint8_t { JetPower, Rockets, SuperSubmarines, LongRangeAircraft, IndustrialTechnology, HeavyBombers };

/// The six Actions of a turn. Rule: T-01.
enum class Action : std::uint8_t { ResearchAndPurchase, CombatMovement, Combat, NonCombatMovement, Placement, Income };

} // namespace intendant::axis_allies

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 5> enum_words<axis_allies::Power>{"ussr", "germany", "uk", "japan", "usa"};
template <> inline constexpr std::array<std::string_view, 2> enum_words<axis_allies::Alliance>{"allies", "axis"};
template <>
inline constexpr std::array<std::string_view, 10> enum_words<axis_allies::Unit>{
    "infantry", "armor", "fighter", "bomber", "aa_gun", "industrial_complex", "battleship", "carrier", "transport", "submarine"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<axis_allies::Weapon>{
    "jet_power", "rockets", "super_submarines", "long_range_aircraft", "industrial_technology", "heavy_bombers"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<axis_allies::Action>{"research_and_purchase", "combat_movement", "combat",
                                                                                 "non_combat_movement",   "placement",       "income"};

} // namespace intendant::core

namespace intendant::axis_allies {

/// A space of the board: its row in `territories.csv`.
struct SpaceId {
    std::uint8_t index{0};

    friend auto operator<=>(const SpaceId&, const SpaceId&) = default;
};

inline constexpr std::array all_powers{Power::Ussr, Power::Germany, Power::Uk, Power::Japan, Power::Usa};
inline constexpr std::array all_units{Unit::Infantry,          Unit::Armor,      Unit::Fighter, Unit::Bomber,    Unit::AaGun,
                                      Unit::IndustrialComplex, Unit::Battleship, Unit::Carrier, Unit::Transport, Unit::Submarine};
inline constexpr std::array all_weapons{
    Weapon::JetPower,    Weapon::Rockets, Weapon::SuperSubmarines, Weapon::LongRangeAircraft, Weapon::IndustrialTechnology,
    Weapon::HeavyBombers};
inline constexpr std::array all_actions{Action::ResearchAndPurchase, Action::CombatMovement, Action::Combat,
                                        Action::NonCombatMovement,   Action::Placement,      Action::Income};

/// One value for each power, unit or weapon: `levels[Power::Japan]`.
template <class Key, class T, std::size_t N> struct PerKey {
    std::array<T, N> values{};

    T& operator[](Key key) { return values[static_cast<std::size_t>(key)]; }
    const T& operator[](Key key) const { return values[static_cast<std::size_t>(key)]; }
    friend bool operator==(const PerKey&, const PerKey&) = default;
};
template <class T> using PerPower = PerKey<Power, T, 5>;
template <class T> using PerUnit = PerKey<Unit, T, 10>;
template <class T> using PerWeapon = PerKey<Weapon, T, 6>;

/// The ids of the data files and of the written form, `ussr`, `aa_gun`, are `core::enum_words`, and what has such an id.
using core::id_of;
inline std::optional<Power> power_of_id(std::string_view id) { return core::of_id<Power>(id); }
inline std::optional<Alliance> alliance_of_id(std::string_view id) { return core::of_id<Alliance>(id); }
inline std::optional<Unit> unit_of_id(std::string_view id) { return core::of_id<Unit>(id); }
inline std::optional<Weapon> weapon_of_id(std::string_view id) { return core::of_id<Weapon>(id); }
inline std::optional<Action> action_of_id(std::string_view id) { return core::of_id<Action>(id); }

/// The alliance of a power. Rule: S-02.
constexpr Alliance alliance_of(Power power) { return power == Power::Germany || power == Power::Japan ? Alliance::Axis : Alliance::Allies; }
constexpr bool allied(Power a, Power b) { return alliance_of(a) == alliance_of(b); }
constexpr Alliance enemy_of(Alliance alliance) { return alliance == Alliance::Axis ? Alliance::Allies : Alliance::Axis; }

constexpr bool is_aircraft(Unit unit) { return unit == Unit::Fighter || unit == Unit::Bomber; }
constexpr bool is_ship(Unit unit) { return unit >= Unit::Battleship; }
/// Infantry, armor and guns: what a transport carries. A complex is a land piece that never moves.
constexpr bool is_land(Unit unit) { return unit == Unit::Infantry || unit == Unit::Armor || unit == Unit::AaGun; }
/// Guns and complexes are never casualties and never hold a territory. Rule: C-10, T-09.
constexpr bool fights(Unit unit) { return unit != Unit::AaGun && unit != Unit::IndustrialComplex; }

} // namespace intendant::axis_allies
