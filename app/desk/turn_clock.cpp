#include "app/desk/turn_clock.hpp"

namespace intendant::app {

void TurnClock::start_anew(Time now) {
    m_before = {};
    m_since = now;
}

void TurnClock::pause(Time now) {
    if (!m_paused) {
        m_before += now - m_since;
        m_paused = true;
    }
}

void TurnClock::go_on(Time now) {
    if (m_paused) {
        m_since = now;
        m_paused = false;
    }
}

std::chrono::seconds TurnClock::shown(Time now) const {
    return std::chrono::duration_cast<std::chrono::seconds>(m_paused ? m_before : m_before + (now - m_since));
}

} // namespace intendant::app
