#pragma once

#include "model/core/seat_page.hpp"
#include "model/risiko/commands.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace intendant::risiko {

/// What the players see from their seats: armies, territories, how many cards, the attack, and what can be proposed now. Objectives
/// never stand there, sealed or not. Rule: RK-OBJ-2.
core::SeatPage seat_page(const State& state);

/// The attacker's chance in the battle that is fought; nothing where there is none, it cannot be told, or it was stopped.
std::optional<double> attacker_wins(const State& state, const std::stop_token& stop);

/// The name of a `@kind:id` in this language; what has its name not from the tables, in English.
std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id);

} // namespace intendant::risiko
