#include "app/widgets/latest_job.hpp"

#include <utility>

namespace intendant::app {

LatestJob::~LatestJob() {
    forget();
    // Before the handler through which results travel.
    m_worker = {};
}

void LatestJob::start(Work work) {
    ++m_newest;
    m_running = true;
    {
        const std::lock_guard guard(m_lock);
        m_next = std::move(work);
        m_next_number = m_newest;
        m_stop_current.request_stop();
    }
    if (m_worker.joinable()) {
        m_wake.notify_one();
    } else {
        m_worker = std::jthread([this](const std::stop_token& closing) { work_on(closing); });
    }
}

void LatestJob::forget() {
    ++m_newest;
    m_running = false;
    const std::lock_guard guard(m_lock);
    m_next = nullptr;
    m_stop_current.request_stop();
}

void LatestJob::finish(std::uint64_t number, const std::function<void()>& result) {
    if (number != m_newest) {
        return;
    }
    m_running = false;
    if (result) {
        result();
    }
}

void LatestJob::work_on(const std::stop_token& closing) {
    for (;;) {
        Work work;
        std::uint64_t number = 0;
        std::stop_token stop;
        {
            std::unique_lock guard(m_lock);
            if (!m_wake.wait(guard, closing, [this] { return static_cast<bool>(m_next); })) {
                return;
            }
            work = std::exchange(m_next, nullptr);
            number = m_next_number;
            m_stop_current = std::stop_source{};
            stop = m_stop_current.get_token();
        }
        auto result = work(stop);
        if (!stop.stop_requested()) {
            m_window.CallAfter([this, number, result = std::move(result)] { finish(number, result); });
        }
    }
}

} // namespace intendant::app
