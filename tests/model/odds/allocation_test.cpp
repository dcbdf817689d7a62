// What a computation asks of memory, and how it ends when it is told to stop.

#include "model/odds/retreat.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <cstdlib>
#include <new>
#include <thread>

#if !defined(__SANITIZE_ADDRESS__)

namespace {

thread_local std::int64_t asked_for_memory = 0; // NOLINT: operator new has no other place for it; threads do not wait for each other

} // namespace

// The usual operators, counted.
void* operator new(std::size_t size) {
    ++asked_for_memory;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) { // NOLINT
        return memory;
    }
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }              // NOLINT
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); } // NOLINT

#endif

using namespace intendant::odds;
using enum UnitClass;

namespace {

const Force army{{60, 1, 1, 3, Land}, {20, 3, 1, 5, Land}, {10, 3, 1, 12, Air}, {5, 4, 3, 15, Air}};
const Force garrison{{70, 2, 1, 3, Land}, {10, 2, 1, 5, Land}, {10, 4, 1, 12, Air}};
const Force fleet{{2, 0, 1, 8, Vessel}, {3, 3, 1, 8, Submerged}, {3, 3, 1, 12, Air}, {2, 4, 1, 24, Vessel}};
const Force squadron{{2, 1, 1, 8, Vessel}, {3, 4, 1, 12, Air}, {3, 2, 1, 8, Submerged}, {1, 3, 1, 18, Vessel}};

} // namespace

#if !defined(__SANITIZE_ADDRESS__)

TEST_CASE("a warm workspace asks for no memory", "[odds][memory]") {
    Workspace workspace;
    Odds odds;
    RetreatPlan plan;
    Options opening;
    opening.opening.emplace();
    opening.opening->defence = {{.dice = 2, .hit = 2, .vessels_only = true}};
    const std::vector<Options> on_land{{},
                                       {.air_defence = AirDefence::OwnerOrder},
                                       {.air_defence = AirDefence::PerGroup, .max_rounds = 1},
                                       {.bombard_dice = 2},
                                       {.retreat_below = 9},
                                       {.max_rounds = 3},
                                       {.joint = true},
                                       opening};
    const std::vector<Options> afloat{{},
                                      {.retreat_below = 3},
                                      {.max_rounds = 3},
                                      {.defender_withdraws_submerged_after = 1},
                                      {.attacker_withdraws_submerged_after = 1, .defender_withdraws_submerged_after = 2},
                                      {.joint = true},
                                      opening};
    const auto everything = [&] {
        for (const auto& options : on_land) {
            land_battle(army, garrison, options, workspace, odds);
        }
        for (const auto& options : afloat) {
            sea_battle(fleet, squadron, options, workspace, odds);
        }
        plan_retreat(army, garrison, Field::Land, opening, Deciding::AfterTheRound, 5, workspace, plan);
        plan_retreat(fleet, squadron, Field::Sea, {}, Deciding::Now, 0, workspace, plan);
        sorted_dice_battle(100, 100, {}, workspace);
    };
    const auto cold = asked_for_memory;
    everything();
    const auto warm = asked_for_memory;
    everything();
    const auto again = asked_for_memory;
    CHECK(warm > cold); // the counter counts
    CHECK(again == warm);
}

#endif

TEST_CASE("a computation that is told to stop says so", "[odds][cancel]") {
    Workspace workspace;
    Odds odds;
    RetreatPlan plan;
    LandValues values;
    std::stop_source source;
    source.request_stop();
    for (const Options& options : {Options{}, Options{.max_rounds = 5}, Options{.air_defence = AirDefence::OwnerOrder}}) {
        land_battle(army, garrison, options, workspace, odds, source.get_token());
        CHECK(odds.cancelled);
        CHECK_FALSE(odds.sound());
        sea_battle(fleet, squadron, options, workspace, odds, source.get_token());
        CHECK(odds.cancelled);
        CHECK_FALSE(odds.sound());
    }
    CHECK_FALSE(land_values(army, garrison, {}, workspace, values, source.get_token()));
    CHECK_FALSE(plan_retreat(army, garrison, Field::Land, {}, Deciding::Now, 0, workspace, plan, source.get_token()));
    CHECK_FALSE(plan_retreat(fleet, squadron, Field::Sea, {}, Deciding::Now, 0, workspace, plan, source.get_token()));
    CHECK(sorted_dice_battle(100, 100, {}, workspace, source.get_token()).cancelled);
    // And the same workspace goes on to be right.
    land_battle(army, garrison, {}, workspace, odds);
    Workspace fresh;
    CHECK(odds.sound());
    CHECK(odds.win == land_battle(army, garrison, {}, fresh).win);
}

TEST_CASE("a long computation stops while it runs", "[odds][cancel]") {
    // Guns at 200 aircraft before 1,000 units a side: minutes, were it not told to stop.
    const Force host{{800, 1, 1, 3, Land}, {200, 3, 1, 12, Air}};
    const Force wall{{1000, 2, 1, 3, Land}};
    std::stop_source source;
    Odds odds;
    std::thread computing([&] {
        Workspace workspace;
        land_battle(host, wall, {.air_defence = AirDefence::OwnerOrder}, workspace, odds, source.get_token());
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    source.request_stop();
    computing.join();
    CHECK(odds.cancelled);
}
