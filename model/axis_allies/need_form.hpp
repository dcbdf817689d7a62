#pragma once

#include "model/axis_allies/state.hpp"
#include "model/core/form.hpp"

#include <stop_token>
#include <vector>

/// "What do I need?" as it is asked at the table: what may be asked of these books, and the answer in sentences.
namespace intendant::axis_allies {

/// Take or hold, the space, whom it is to be held against, and the chance. It asks for the power whose turn it is.
core::Form need_form(const State& state, const core::FormValues& values);
/// The chance as it stands, and the cheapest pieces in reach, or the cheapest purchase, that make it likely enough; or what is missing in the
/// question, or why nothing does. Before combat movement it answers for that Action. Empty when stopped. Rule: C-01, C-113, P-02.
std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop = {});

} // namespace intendant::axis_allies
