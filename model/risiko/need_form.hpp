#pragma once

#include "model/core/form.hpp"
#include "model/risiko/state.hpp"

#include <stop_token>
#include <vector>

/// "What do I need?" as it is asked at the table: what may be asked of these books, and the answer in sentences.
namespace intendant::risiko {

/// The base, the territories of the way one after the other, how many armies are to arrive, and the chance. It asks for the player whose turn
/// it is.
core::Form need_form(const State& state, const core::FormValues& values);
/// How many armies the base needs, how many stand there, and what one fewer would do; or what is missing in the question, or why no number is
/// named. Empty when stopped. Rule: RK-ATK-2 to RK-ATK-6, RK-OCC-2.
std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop = {});

} // namespace intendant::risiko
