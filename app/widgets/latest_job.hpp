#pragma once

#include <wx/event.h>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace intendant::app {

/// Work off the window's thread of which only the newest matters: one that is started asks the one before to stop.
///
/// Made, started and destroyed on the window's thread, which never waits but at the end, for a running work to stop.
class LatestJob {
public:
    /// Runs on the worker; what it returns is called on the window's thread, unless something newer was started.
    using Work = std::function<std::function<void()>(std::stop_token)>;

    LatestJob() = default;
    ~LatestJob();
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    void start(Work work);
    /// Nothing that was started is wanted any more.
    void forget();
    /// Something was started and its result is not yet there.
    bool running() const { return m_running; }

private:
    void work_on(const std::stop_token& closing);
    void finish(std::uint64_t number, const std::function<void()>& result);

    wxEvtHandler m_window; ///< results travel through its queue; what is left there goes with it
    std::uint64_t m_newest{0};
    bool m_running{false};

    std::mutex m_lock; ///< of what both threads see, below
    std::condition_variable_any m_wake;
    Work m_next;
    std::uint64_t m_next_number{0};
    std::stop_source m_stop_current;
    std::jthread m_worker; ///< begun with the first work
};

} // namespace intendant::app
