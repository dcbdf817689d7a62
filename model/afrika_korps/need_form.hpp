#pragma once

#include "model/afrika_korps/state.hpp"
#include "model/core/form.hpp"

#include <stop_token>
#include <vector>

/// "What do I need?" as it is asked at the table: what may be asked of these books, and the answer in sentences.
namespace intendant::afrika_korps {

/// The hex that is to be taken, and the chance. It asks for the side whose turn it is.
core::Form need_form(const State& state, const core::FormValues& values);
/// The chance as it stands, and who should come where, or that those beside the hex suffice; or what is missing in the question, or why nobody
/// does. Empty when stopped. Rule: AK-CMB-2 to AK-CMB-9, AK-DIV-1 to AK-DIV-6.
std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop = {});

} // namespace intendant::afrika_korps
