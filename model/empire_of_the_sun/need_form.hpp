#pragma once

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <stop_token>
#include <vector>

/// "What do I need?" as it is asked at the table: what may be asked of these books, and the answer in sentences.
namespace intendant::empire_of_the_sun {

/// The battle hex, what is wanted there, who reacts, and the chance. It asks for the side whose offensive is under way.
core::Form need_form(const State& state, const core::FormValues& values);
/// The chance as it stands, who is counted on the other side, and who has to be activated and go where; or what is missing in the question, or why
/// nobody is enough. Empty when stopped. Rule: ES-OFF-2 to ES-OFF-7, ES-REA-1 to ES-REA-6.
std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop = {});

} // namespace intendant::empire_of_the_sun
