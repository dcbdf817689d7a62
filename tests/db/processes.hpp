#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <new>

#include <csignal>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace intendant::test {

/// A value of type T that this process and its children see alike, whatever becomes of them.
template <class T> class Shared {
public:
    Shared() : m_value(new (::mmap(nullptr, sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) T{}) {}
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    ~Shared() { ::munmap(m_value, sizeof(T)); }

    T& operator*() const { return *m_value; }
    T* operator->() const { return m_value; }

private:
    T* m_value;
};

/// A child process that runs `work` and ends without unwinding anything of the parent's.
class Child {
public:
    explicit Child(const std::function<void()>& work) : m_id(::fork()) {
        if (m_id == 0) {
            try {
                work();
            } catch (const std::exception& error) { // the exit status tells that it threw, the log what
                std::fprintf(stderr, "a child process: %s\n", error.what());
                ::_exit(99);
            } catch (...) {
                ::_exit(99);
            }
            ::_exit(0);
        }
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() { kill(); }

    /// As a power cut would end it: nothing is flushed, nothing is closed.
    void kill() {
        if (m_id > 0) {
            ::kill(m_id, SIGKILL);
            wait();
        }
    }
    /// Its exit status; -1 when a signal ended it.
    int wait() {
        if (m_id > 0) {
            int status = 0;
            ::waitpid(m_id, &status, 0);
            m_id = 0;
            m_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        return m_status;
    }

private:
    ::pid_t m_id;
    int m_status{-1};
};

/// Waits until `done`; false after ten seconds.
inline bool wait_until(const std::function<bool()>& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!done()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        ::usleep(50);
    }
    return true;
}

} // namespace intendant::test
