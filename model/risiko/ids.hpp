#pragma once

#include "model/core/enum_words.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace intendant::risiko {

/// The six colours of armies. A player is named by his colour, for nobody else has it. Rule: RK-GEN-7, RK-SET-2.
enum class Colour : std::uint8_t { Red, Blue, Green, Yellow, Purple, Black };

/// What a card shows. Rule: RK-GEN-7.
enum class Symbol : std::uint8_t { Infantry, Cavalry, Cannon, Jolly };

/// Where the game stands: three moments of set-up, three phases of a turn. Rule: RK-SET-1, RK-SET-5, RK-SET-8, RK-TRN-1.
enum class Phase : std::uint8_t { FirstThrow, Deal, InitialArmies, Reinforcement, Combat, StrategicMove };

} // namespace intendant::risiko

namespace intendant::core {

template <>
inline constexpr std::array<std::string_view, 6> enum_words<risiko::Colour>{"red", "blue", "green", "yellow", "purple", "black"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<risiko::Symbol>{"infantry", "cavalry", "cannon", "jolly"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<risiko::Phase>{"first_throw",   "deal",   "initial_armies",
                                                                           "reinforcement", "combat", "strategic_move"};

} // namespace intendant::core

namespace intendant::risiko {

/// A territory of the board: its row in `territories.csv`.
struct TerritoryId {
    std::uint8_t index{0};

    friend auto operator<=>(const TerritoryId&, const TerritoryId&) = default;
};

/// A continent: its row in `continents.csv`.
struct ContinentId {
    std::uint8_t index{0};

    friend auto operator<=>(const ContinentId&, const ContinentId&) = default;
};

/// A card of the territory deck: the territory's row, then the Jolly cards. Rule: RK-GEN-7.
struct CardId {
    std::uint8_t index{0};

    friend auto operator<=>(const CardId&, const CardId&) = default;
};

inline constexpr std::array all_colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple, Colour::Black};
inline constexpr std::array all_symbols{Symbol::Infantry, Symbol::Cavalry, Symbol::Cannon, Symbol::Jolly};
inline constexpr std::array all_phases{Phase::FirstThrow,    Phase::Deal,   Phase::InitialArmies,
                                       Phase::Reinforcement, Phase::Combat, Phase::StrategicMove};

/// The ids of the data files and of the written form, `red`, `strategic_move`, are `core::enum_words`, and what has such an id.
using core::id_of;
inline std::optional<Colour> colour_of_id(std::string_view id) { return core::of_id<Colour>(id); }
inline std::optional<Symbol> symbol_of_id(std::string_view id) { return core::of_id<Symbol>(id); }
inline std::optional<Phase> phase_of_id(std::string_view id) { return core::of_id<Phase>(id); }

} // namespace intendant::risiko
