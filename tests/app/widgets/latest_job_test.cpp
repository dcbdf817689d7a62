#include "app/widgets/latest_job.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <wx/stopwatch.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

using namespace intendant;
using namespace intendant::test;

namespace {

using namespace std::chrono_literals;

/// Works until it is told to stop.
std::function<void()> endless(const std::stop_token& stop, std::atomic<int>& begun, std::atomic<int>& stopped) {
    ++begun;
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(1ms);
    }
    ++stopped;
    return {};
}

} // namespace

TEST_CASE("the result of a job arrives on the window's thread", "[window][job]") {
    app::LatestJob job;
    std::thread::id worker;
    std::thread::id window;
    job.start([&](const std::stop_token&) -> std::function<void()> {
        worker = std::this_thread::get_id();
        return [&] { window = std::this_thread::get_id(); };
    });
    CHECK(job.running());
    CHECK(window == std::thread::id{});
    REQUIRE(wait_until([&] { return !job.running(); }));
    CHECK(window == std::this_thread::get_id());
    CHECK(worker != window);
}

TEST_CASE("a newer job stops the one before, and only its result arrives", "[window][job]") {
    app::LatestJob job;
    std::atomic<int> begun{0};
    std::atomic<int> stopped{0};
    std::vector<int> arrived;
    job.start([&](const std::stop_token& stop) { return endless(stop, begun, stopped); });
    REQUIRE(wait_until([&] { return begun == 1; }));
    wxStopWatch watch;
    for (int number = 0; number < 50; ++number) {
        job.start([&arrived, number](const std::stop_token&) -> std::function<void()> {
            return [&arrived, number] { arrived.push_back(number); };
        });
    }
    CHECK(watch.Time() < 100);
    REQUIRE(wait_until([&] { return !job.running(); }));
    CHECK(stopped == 1);
    // Results already in the queue when the next was started are dropped as well.
    CHECK(arrived == std::vector<int>{49});
}

TEST_CASE("a job that is forgotten stops and says nothing", "[window][job]") {
    app::LatestJob job;
    std::atomic<int> begun{0};
    std::atomic<int> stopped{0};
    job.start([&](const std::stop_token& stop) { return endless(stop, begun, stopped); });
    REQUIRE(wait_until([&] { return begun == 1; }));
    job.forget();
    CHECK_FALSE(job.running());
    CHECK(wait_until([&] { return stopped == 1; }));
    bool arrived = false;
    job.start([&](const std::stop_token&) -> std::function<void()> { return [&] { arrived = true; }; });
    CHECK(wait_until([&] { return arrived; }));
}

TEST_CASE("a job that runs when its owner goes is stopped, and its result goes with it", "[window][job]") {
    std::atomic<int> begun{0};
    std::atomic<int> stopped{0};
    bool arrived = false;
    {
        app::LatestJob job;
        job.start([&](const std::stop_token& stop) { return endless(stop, begun, stopped); });
        REQUIRE(wait_until([&] { return begun == 1; }));
    }
    CHECK(stopped == 1);
    std::atomic<bool> done{false};
    {
        app::LatestJob job;
        job.start([&](const std::stop_token&) -> std::function<void()> {
            done = true;
            return [&] { arrived = true; };
        });
        while (!done) {
            std::this_thread::sleep_for(1ms);
        }
        std::this_thread::sleep_for(20ms);
    }
    wait_until([] { return false; }, 50);
    CHECK_FALSE(arrived);
}
