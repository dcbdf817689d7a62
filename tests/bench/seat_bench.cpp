// The books at the seats: from the publication of an entry to the moment at which each of fifty readers has it.

#include "tests/bench/seat_ratio.hpp"

#include "tests/bench/chances.hpp"
#include "tests/bench/games.hpp"

#include "app/seat/server.hpp"
#include "app/seat/watch.hpp"
#include "tests/app/seat/browser.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace intendant;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// What the program holds of the computer's memory. Units: MiB.
double memory() {
    std::ifstream pages("/proc/self/statm");
    long whole = 0;
    long held = 0;
    pages >> whole >> held;
    return static_cast<double>(held) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

/// So many streams that have their first state.
std::vector<std::unique_ptr<test::Wire>> followers(const seat::Server& server, int count, bool asleep) {
    const auto port = server.evening().port;
    std::vector<std::unique_ptr<test::Wire>> all;
    for (int i = 0; i < count; ++i) {
        const auto cookie = test::cookie_in(test::answer(port, test::request(port, "GET", "/j/" + server.evening().token)));
        all.push_back(std::make_unique<test::Wire>(port, asleep));
        all.back()->send(test::request(port, "GET", "/events?lang=it", cookie));
        if (!asleep) {
            all.back()->read_until("event: mine");
        }
    }
    return all;
}

/// The threads of this program.
std::set<std::string> threads() {
    std::set<std::string> found;
    for (const auto& each : std::filesystem::directory_iterator("/proc/self/task")) {
        found.insert(each.path().filename().string());
    }
    return found;
}

/// How long a thread has been at work. Units: microseconds of the processor.
double at_work(const std::string& thread) {
    std::ifstream statistics("/proc/self/task/" + thread + "/schedstat");
    double nanoseconds = 0;
    statistics >> nanoseconds;
    return nanoseconds / 1000;
}

/// What strangers try, and what it costs the server at most against one answer to a phone of the table.
double cost_of_refusal(const std::string& thread, const seat::Server& server) {
    constexpr int times = 100;
    const auto port = server.evening().port;
    const auto cookie = test::cookie_in(test::answer(port, test::request(port, "GET", "/j/" + server.evening().token)));
    const auto cost = [&](const std::string& asked, int status) {
        const double before = at_work(thread);
        for (int i = 0; i < times; ++i) {
            if (test::status_of(test::answer(port, asked)) != status) {
                throw std::runtime_error("a stranger was answered otherwise");
            }
        }
        return (at_work(thread) - before) / times;
    };
    const double served = cost(test::request(port, "GET", "/state", cookie), 200);
    double most = 0;
    const auto refused = [&](const char* what, const std::string& asked, int status) {
        const double once = cost(asked, status);
        std::printf("  %-28s %d %7.0f us, %.2f of an answer\n", what, status, once, once / served);
        most = std::max(most, once / served);
    };
    std::printf("  %-28s 200 %7.0f us\n", "the books", served);
    refused("no cookie", test::request(port, "GET", "/state"), 403);
    refused("a wrong token", test::request(port, "GET", "/j/" + std::string(32, '0')), 403);
    refused("a token of 7,000 signs", test::request(port, "GET", "/j/" + std::string(7'000, '0')), 403);
    refused("a path outside", test::request(port, "GET", "/../../etc/passwd", cookie), 404);
    refused("another host", "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 421);
    refused("another method", test::request(port, "DELETE", "/", cookie), 405);
    refused("a head of 20,000 signs", "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n", 431);
    refused("a proposal of 100 kB", test::request(port, "POST", "/propose", cookie, std::string(100'000, ' ')), 413);
    // NOLINTNEXTLINE(bugprone-string-constructor): as large as that
    refused("a proposal of 10 MB", test::request(port, "POST", "/propose", cookie, std::string(10'000'000, ' ')), 413);
    return most;
}

} // namespace

namespace intendant::bench {

SeatFigures time_seats() {
    constexpr int readers = 50;
    constexpr int sleepers = 10;
    constexpr int entries = 12;
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    static_cast<void>(game.book(axis_allies::BeginGame{}));
    seat::Watch<axis_allies::Game> watch("measured");
    static_cast<void>(watch.look(game, true));
    const double before = memory();
    auto evening =
        seat::new_evening(std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count());
    evening.address = "127.0.0.1";
    const auto others = threads();
    seat::Server server(evening, {});
    auto own = threads();
    std::erase_if(own, [&](const auto& each) { return others.contains(each); });
    server.publish(watch.look(game, true));
    auto awake = followers(server, readers, false);
    const auto asleep = followers(server, sleepers, true);
    std::vector<double> delays;
    double publish = 0;
    for (int entry = 0; entry < entries; ++entry) {
        book_next(game);
        for (auto& each : awake) {
            each->forget();
        }
        const auto start = Clock::now();
        server.publish(watch.look(game, true));
        publish = std::max(publish, milliseconds(Clock::now() - start));
        // Each as it comes: what waits for one reader is there already when its turn is.
        std::vector<bool> heard(awake.size(), false);
        std::size_t missing = awake.size();
        while (missing > 0 && Clock::now() - start < std::chrono::seconds{5}) {
            std::vector<pollfd> wanted;
            std::vector<std::size_t> who;
            for (std::size_t i = 0; i < awake.size(); ++i) {
                if (!heard[i]) {
                    wanted.push_back({awake[i]->socket(), POLLIN, 0});
                    who.push_back(i);
                }
            }
            ::poll(wanted.data(), wanted.size(), 1000);
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                if ((wanted[i].revents & POLLIN) != 0) {
                    awake[who[i]]->take();
                    if (awake[who[i]]->came().ends_with("\n\n")) {
                        heard[who[i]] = true;
                        --missing;
                        delays.push_back(milliseconds(Clock::now() - start));
                    }
                }
            }
        }
        if (missing > 0) {
            throw std::runtime_error("a reader heard nothing of an entry");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    }
    const double after = memory();
    std::ranges::sort(delays);
    // The one that hears the network; another works out chances.
    const auto busiest = std::ranges::max_element(own, {}, at_work);
    return {.median = delays[delays.size() / 2],
            .nine_of_ten = delays[delays.size() * 9 / 10],
            .publish = publish,
            .memory = after - before,
            .refusal = cost_of_refusal(*busiest, server)};
}

int check_seats() {
    constexpr double most_median = 10;
    constexpr double most_memory = 20;
    constexpr double most_refusal = 12;
    return one_of_three([] {
        const auto found = time_seats();
        std::printf(
            "50 readers, 10 asleep: median %.1f ms, nine of ten %.1f ms (below %.0f), the window's thread at most %.1f ms, %.1f MiB more "
            "(below %.0f), a refusal at most %.2f of an answer (below %.0f)\n",
            found.median, found.nine_of_ten, most_median, found.publish, found.memory, most_memory, found.refusal, most_refusal);
        return found.median < most_median && found.memory < most_memory && found.refusal < most_refusal;
    });
}

} // namespace intendant::bench
