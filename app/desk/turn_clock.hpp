#pragma once

#include <chrono>

namespace intendant::app {

/// How long a turn has lasted. It can be paused; it knows no wall clock but what it is told, in steady time.
class TurnClock {
public:
    using Time = std::chrono::steady_clock::time_point;

    void start_anew(Time now);
    void pause(Time now);
    void go_on(Time now);
    bool paused() const { return m_paused; }
    std::chrono::seconds shown(Time now) const;

private:
    Time m_since{};
    std::chrono::steady_clock::duration m_before{};
    bool m_paused{false};
};

} // namespace intendant::app
