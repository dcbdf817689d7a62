#pragma once

#include "model/afrika_korps/commands.hpp"
#include "model/core/seat_page.hpp"

namespace intendant::afrika_korps {

/// What the players see from their seats: units, supply, replacements, control and where each counter is.
core::SeatPage seat_page(const State& state);

/// The name of a `@kind:id`, in English: no table of this game has another.
std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id);

} // namespace intendant::afrika_korps
