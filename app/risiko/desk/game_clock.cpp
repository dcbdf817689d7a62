#include "app/risiko/desk/game_clock.hpp"

#include "db/session/risiko/clock.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <limits>

namespace intendant::app::rk {

namespace {

constexpr int seconds_a_minute = 60;
constexpr std::array warnings{0, 1, 5, 10}; ///< minutes left
constexpr int none = std::numeric_limits<int>::max();

} // namespace

GameClock::GameClock(const Table& table) : m_table(table), m_tick(this), m_told(none) {
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { tick(); });
    refresh();
}

void GameClock::refresh() {
    std::optional<std::chrono::system_clock::time_point> started;
    try {
        started = db::clock_started(m_table.session());
    } catch (const std::exception&) { // whoever books next is told; the clock shows what was booked
    }
    if (started != m_started) {
        m_told = none;
    }
    m_started = started;
    m_minute = shows() / seconds_a_minute;
    if (!m_started) {
        m_tick.Stop();
    } else if (!m_tick.IsRunning()) {
        constexpr int milliseconds = 1000;
        m_tick.Start(milliseconds);
    }
}

int GameClock::shows() const { return db::clock_shows(m_table.now().clock, m_started, std::chrono::system_clock::now()); }

void GameClock::tick() {
    const int seconds = shows();
    if (seconds / seconds_a_minute != m_minute) {
        m_minute = seconds / seconds_a_minute;
        if (on_minute) {
            on_minute();
        }
    }
    const int left = std::max(0, m_table.now().options.minutes * seconds_a_minute - seconds);
    const auto* const due = std::ranges::find_if(warnings, [left](int minutes) { return left <= minutes * seconds_a_minute; });
    if (due != warnings.end() && *due < m_told && on_warning && on_warning(left)) {
        m_told = *due;
    }
}

} // namespace intendant::app::rk
