#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace intendant::seat {

/// Works out chances beside everything else. A new question stops the one that is being worked on.
class LatestOdds {
public:
    using Question = std::function<std::optional<double>(const std::stop_token&)>;
    using Hear = std::function<void(double)>;

    ~LatestOdds() { stop(); }

    /// `hear`: called with the answer, from another thread; not at all where there is none or another question came.
    void ask(Question question, Hear hear) {
        if (!question && !m_thread.joinable()) {
            return;
        }
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
            m_stop = {};
            m_question = std::move(question);
            m_hear = std::move(hear);
        }
        if (!m_thread.joinable()) {
            m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
        }
        m_wake.notify_one();
    }
    void stop() {
        if (m_thread.joinable()) {
            m_thread.request_stop();
            {
                const std::lock_guard lock(m_mutex);
                m_stop.request_stop();
            }
            m_thread.join();
        }
    }

private:
    void work(const std::stop_token& end) {
        std::unique_lock lock(m_mutex);
        while (m_wake.wait(lock, end, [this] { return static_cast<bool>(m_question); })) {
            const auto question = std::exchange(m_question, nullptr);
            const auto hear = std::exchange(m_hear, nullptr);
            const auto stop = m_stop.get_token();
            lock.unlock();
            const auto chance = question(stop);
            if (chance && !stop.stop_requested()) {
                hear(*chance);
            }
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::stop_source m_stop;
    Question m_question;
    Hear m_hear;
    std::jthread m_thread;
};

} // namespace intendant::seat
