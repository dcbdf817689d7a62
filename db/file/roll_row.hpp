#pragma once

#include "model/core/dice.hpp"

#include <cstdint>
#include <string>

/// How a die stands in the table `roll`, whose columns are those of the first version: a die with ten faces says so before its
/// source, and where only hits were typed the result is 0.
namespace intendant::db {

inline constexpr std::string_view ten_faces = "d10:";

inline std::int64_t stored_result(const core::Roll& roll) { return roll.result.value_or(0); }
inline std::string stored_source(const core::Roll& roll) {
    return (roll.die == core::Die::TenFaces ? std::string{ten_faces} : std::string{}) + roll.source;
}

/// The two columns, read back.
inline void set_stored(core::Roll& roll, int result, std::string source) {
    if (source.starts_with(ten_faces)) {
        roll.die = core::Die::TenFaces;
        source.erase(0, ten_faces.size());
    }
    if (source != "hits") {
        roll.result = result;
    }
    roll.source = std::move(source);
}

} // namespace intendant::db
