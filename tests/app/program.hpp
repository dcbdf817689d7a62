#pragma once

#include "tests/support/catch.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace intendant::test {

/// The real program with a game; killed at the latest with the test.
class Program {
public:
    explicit Program(const std::filesystem::path& game) : Program(INTENDANT_PROGRAM, game) {}
    Program(const std::filesystem::path& program, const std::filesystem::path& game) : m_pid(fork()) {
        if (m_pid == 0) {
            execl(program.c_str(), program.c_str(), game.c_str(), nullptr);
            _exit(127);
        }
    }
    ~Program() { kill(); }

    void kill() {
        if (m_pid > 0) {
            ::kill(m_pid, SIGKILL);
            waitpid(m_pid, nullptr, 0);
            m_pid = 0;
        }
    }

    /// The number of the entry that the window's title shows; 0 while there is none.
    std::int64_t shown_entry() const {
        const auto command =
            "xdotool search --all --onlyvisible --pid " + std::to_string(m_pid) + " --name Intendant getwindowname 2>/dev/null";
        auto* const pipe = popen(command.c_str(), "r");
        std::array<char, 512> line{};
        std::string title;
        while (std::fgets(line.data(), static_cast<int>(line.size()), pipe) != nullptr) {
            title += line.data();
        }
        pclose(pipe);
        const auto at = title.find("entry ");
        return at == std::string::npos ? 0 : std::atoll(title.c_str() + at + 6);
    }

    void activate() const {
        const auto command =
            "xdotool search --all --onlyvisible --pid " + std::to_string(m_pid) + " --name Intendant windowactivate --sync 2>/dev/null";
        REQUIRE(std::system(command.c_str()) == 0);
    }

private:
    pid_t m_pid;
};

} // namespace intendant::test
