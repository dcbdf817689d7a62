#pragma once

#include "tests/db/file/disk.hpp"
#include "tests/db/processes.hpp"
#include "tests/support/calls.hpp"
#include "tests/support/catch.hpp"

#include "db/file/in_place.hpp"

#include <atomic>
#include <csignal>
#include <functional>
#include <random>

#include <unistd.h>

/// Work that is killed at each of the places where it asks something of the disk.
namespace intendant::test {

/// How often something is killed at a place taken by chance.
inline constexpr int kills = 100;

[[noreturn]] inline void die() {
    ::kill(::getpid(), SIGKILL);
    while (true) {
    }
}

/// Runs `work` in a child that dies at its wish or file call number `number`, both counted together; true when it died.
inline bool died_at(int number, const std::function<void()>& work) {
    Child child([&] {
        Disk disk;
        int left = number;
        const auto count = [&left] {
            if (--left == 0) {
                die();
            }
        };
        disk.judge = [&](const Wish&) {
            count();
            return Fate::Done;
        };
        on_file_call = [&](const char*) { count(); };
        work();
    });
    const int status = child.wait();
    REQUIRE((status == 0 || status == -1));
    return status == -1;
}

/// The number of wishes and file calls of `work`.
inline int calls_of(const std::function<void()>& work) {
    const Shared<std::atomic<int>> count;
    Child child([&] {
        Disk disk;
        disk.judge = [&](const Wish&) {
            ++*count;
            return Fate::Done;
        };
        on_file_call = [&](const char*) { ++*count; };
        work();
    });
    REQUIRE(child.wait() == 0);
    return *count;
}

/// Kills `work` again and again at one of its `all` places; before each time `prepare` is called, after it `look`.
inline void kill_by_chance(int all, const std::function<void()>& prepare, const std::function<void()>& work,
                           const std::function<void()>& look) {
    std::mt19937 random(3);
    for (int trial = 0; trial < kills; ++trial) {
        prepare();
        const int number = std::uniform_int_distribution<int>(1, all)(random);
        CAPTURE(trial, number, all);
        REQUIRE(died_at(number, work));
        look();
    }
}

} // namespace intendant::test
