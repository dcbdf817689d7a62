#pragma once

#include "db/session/log.hpp"

#include <chrono>
#include <string>

namespace intendant::app {

/// How long a turn has lasted when its game is opened, for its clock: the program may have been started again in the midst of it.
/// None where nothing has been booked for half an hour: then the table was away, and the turn goes on with this evening.
std::chrono::seconds turn_so_far(const db::Log& log, int round, const std::string& seat, std::chrono::system_clock::time_point now);

} // namespace intendant::app
