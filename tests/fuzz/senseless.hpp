#pragma once

#include "tests/fuzz/axis_allies.hpp"
#include "tests/support/chance.hpp"

#include <cstddef>
#include <set>
#include <string>

/// Commands that no table would give, made from the description of their fields: a new command is among them by itself.
namespace intendant::fuzz {

inline constexpr std::size_t kinds_of_command = std::variant_size_v<aa::Command>;

/// How wild the numbers and names are.
enum class Wildness {
    Fitting, ///< every field filled, with small numbers and true ids
    Any      ///< also fields left empty, negative and huge numbers
};

/// A command of that kind with fields by chance, such as a player could type: its written form reads back as it is.
aa::Command command_by_chance(Chance& chance, std::size_t kind, Wildness wildness);

/// The keys without which a command of that kind cannot be read.
std::set<std::string> required_keys(std::size_t kind);

} // namespace intendant::fuzz
