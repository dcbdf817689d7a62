#pragma once

#include "db/session/risiko/session.hpp"

#include <chrono>
#include <optional>

/// The clock of TIME ATTACK between two of its entries. Only entries start and pause it, so the time of the entry that started
/// it and the time of day are all it needs: it keeps nothing of its own, and goes on when the program is started again.
namespace intendant::db {

/// When the clock was started, as its entry says; nothing while it stands. Throws: FileError, Damaged.
std::optional<std::chrono::system_clock::time_point> clock_started(const RisikoSession& session);

/// What the clock shows. A clock of the day that was set back takes nothing away. Units: seconds played.
/// Rule: RK-TA-2.
int clock_shows(const risiko::Clock& booked, const std::optional<std::chrono::system_clock::time_point>& started,
                std::chrono::system_clock::time_point now);

} // namespace intendant::db
