#pragma once

#include "app/risiko/table.hpp"

#include <wx/timer.h>

#include <chrono>
#include <functional>
#include <optional>

namespace intendant::app::rk {

/// The clock of TIME ATTACK as it stands this second. Entries start and pause it, so it keeps nothing that the game does not;
/// it says when another minute has passed, and when the time is nearly over. Rule: RK-TA-2.
class GameClock : public wxEvtHandler {
public:
    explicit GameClock(const Table& table);

    /// Something was booked: it may have been started, paused or set.
    void refresh();
    bool runs() const { return m_started.has_value(); }
    /// Units: seconds played.
    int shows() const;

    std::function<void()> on_minute;
    /// Units: seconds left, 0 when the time is over. False when it cannot be told now: it is asked again.
    std::function<bool(int left)> on_warning;

private:
    void tick();

    const Table& m_table;
    wxTimer m_tick;
    std::optional<std::chrono::system_clock::time_point> m_started;
    int m_minute{-1};
    int m_told; ///< the last warning, in minutes left
};

} // namespace intendant::app::rk
