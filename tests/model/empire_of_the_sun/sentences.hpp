#pragma once

#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <string>
#include <string_view>

namespace intendant::empire_of_the_sun::tests {

/// What is said against an entry, in English: why it is refused, or its warnings.
inline std::string told_of(const AtTable& table, const Command& command) {
    const auto verdict = decide(table.now(), command);
    if (core::refused(verdict)) {
        return to_english(tables(), core::refusal(verdict).why);
    }
    std::string text;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        text += to_english(tables(), warning.why) + "\n";
    }
    return text;
}
inline bool says(const AtTable& table, const Command& command, std::string_view words) {
    return told_of(table, command).find(words) != std::string::npos;
}

/// Everybody leaves the map.
inline void clear_map(AtTable& table) {
    Stocktake count{.units = {}, .reason = "for the test"};
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (table.now()[id].on_map()) {
            count.units.push_back({.unit = id, .place = {.kind = PlaceKind::Eliminated}, .step = table.now()[id].step});
        }
    }
    table.rule(count);
}

} // namespace intendant::empire_of_the_sun::tests
