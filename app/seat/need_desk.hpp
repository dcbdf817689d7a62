#pragma once

#include "model/core/message.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace intendant::seat {

/// What the seats ask to have worked out, one after the other, beside everything else. Each who asks has one question: another of his takes the place
/// of the one before, also of one that is being worked on. It may be used by one thread; answers come from another.
class NeedDesk {
public:
    /// An empty answer: it was stopped.
    using Work = std::function<std::vector<core::Message>(const std::stop_token&)>;
    /// `late`: it took longer than the limit, and there is no answer.
    using Hear = std::function<void(std::vector<core::Message>, bool late)>;

    /// `limit`: so long may a question take. `most`: so many who ask wait at once.
    NeedDesk(std::chrono::milliseconds limit, std::size_t most) : m_limit(limit), m_most(most) {}
    ~NeedDesk() { stop(); }
    NeedDesk(const NeedDesk&) = delete;
    NeedDesk& operator=(const NeedDesk&) = delete;

    /// False: too many wait already, and nothing is asked.
    bool ask(const std::string& who, Work work, Hear hear) {
        {
            const std::lock_guard lock(m_mutex);
            forget(who);
            if (m_waiting.size() >= m_most) {
                return false;
            }
            m_waiting.push_back({.who = who, .work = std::move(work), .hear = std::move(hear)});
        }
        if (!m_thread.joinable()) {
            m_thread = std::jthread([this](const std::stop_token& end) { run(end); });
        }
        m_wake.notify_all();
        return true;
    }
    /// Nobody hears an answer to what was asked until now: the books have moved on.
    void forget_all() {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
        m_stop.request_stop();
    }
    /// Whoever is told is told before this ends.
    void stop() {
        if (m_thread.joinable()) {
            m_thread.request_stop();
            forget_all();
            m_thread.join();
        }
    }

private:
    struct Asked {
        std::string who{};
        Work work{};
        Hear hear{};
    };

    void forget(const std::string& who) {
        std::erase_if(m_waiting, [&](const Asked& each) { return each.who == who; });
        if (m_working == who) {
            m_stop.request_stop();
        }
    }
    /// Stops the work that takes too long; ends with `done`.
    void watch(const std::stop_token& done, std::stop_source work, bool& late) {
        std::unique_lock lock(m_watch_mutex);
        m_watch.wait_for(lock, done, m_limit, [] { return false; });
        if (!done.stop_requested()) {
            late = true;
            work.request_stop();
        }
    }
    void run(const std::stop_token& end) {
        std::unique_lock lock(m_mutex);
        while (m_wake.wait(lock, end, [this] { return !m_waiting.empty(); })) {
            const auto asked = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_working = asked.who;
            m_stop = {};
            const auto stop = m_stop;
            lock.unlock();
            bool late = false;
            std::vector<core::Message> answer;
            {
                const std::jthread clock([&](const std::stop_token& done) { watch(done, stop, late); });
                answer = asked.work(stop.get_token());
            }
            if (late || !stop.stop_requested()) {
                asked.hear(late ? std::vector<core::Message>{} : std::move(answer), late);
            }
            lock.lock();
            m_working.clear();
        }
    }

    std::chrono::milliseconds m_limit;
    std::size_t m_most;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Asked> m_waiting;
    std::string m_working;
    std::stop_source m_stop;
    std::mutex m_watch_mutex;
    std::condition_variable_any m_watch;
    std::jthread m_thread;
};

} // namespace intendant::seat
