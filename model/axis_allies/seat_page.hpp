#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/core/seat_page.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace intendant::axis_allies {

/// What the players see from their seats: treasuries, the battle, what stands where, and what can be proposed now. All of it lies open on
/// the table.
core::SeatPage seat_page(const State& state);

/// The attacker's chance in the battle that is fought; nothing where there is none, it cannot be told, or it was stopped.
std::optional<double> attacker_wins(const State& state, const std::stop_token& stop);

/// The name of a `@kind:id` in this language; what has its name not from the tables, in English.
std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id);

} // namespace intendant::axis_allies
