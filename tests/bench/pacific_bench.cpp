// Supply of both sides and zones of influence on the map of the Pacific, what a headquarters may activate and what a unit can reach, against a
// plain flood over it; and the odds of a battle there.

#include "tests/bench/pacific_ratio.hpp"

#include "tests/bench/chances.hpp"

#include "model/core/verdict.hpp"
#include "model/empire_of_the_sun/battle/odds.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <vector>

using namespace intendant;
using namespace intendant::empire_of_the_sun;

namespace {

const std::shared_ptr<const Tables>& loaded() {
    static const std::shared_ptr<const Tables> read = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    return read;
}
const Tables& tables() { return *loaded(); }

/// The anchor: every hex once, from neighbour to neighbour, with memory that was used before.
struct Flood {
    std::vector<int> steps;
    std::vector<HexId> waiting;

    int run(const hex::Grid& grid, HexId from) {
        steps.assign(grid.size(), -1);
        waiting.clear();
        waiting.push_back(from);
        steps[from.index] = 0;
        for (std::size_t next = 0; next < waiting.size(); ++next) {
            const auto here = waiting[next];
            for (const auto& beside : grid.around(here)) {
                if (beside.there() && steps[beside.hex.index] < 0) {
                    steps[beside.hex.index] = steps[here.index] + 1;
                    waiting.push_back(beside.hex);
                }
            }
        }
        return steps[waiting.back().index];
    }
};

void pacific_supply(benchmark::State& run) {
    const auto board = board_of(tables(), Setup::Campaign);
    Supply supply;
    for ([[maybe_unused]] auto _ : run) {
        supply.compute(tables(), board);
        benchmark::DoNotOptimize(supply);
    }
}

/// Eight ships and aircraft against six, with three armies against two corps.
Battle fleets() {
    Battle battle{.offensive = {.side = Side::Japan, .units = {}},
                  .reaction = {.side = Side::Allies, .units = {}},
                  .year = 1942,
                  .terrain = Terrain::Mixed};
    battle.intelligence = 7;
    const auto add = [](Force& force, std::initializer_list<const char*> ids) {
        for (const auto* id : ids) {
            force.units.push_back(fighter(tables(), *tables().find_unit(id), Step::Full));
        }
    };
    add(battle.offensive, {"jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_kongo_1", "jp_ca_takao", "jp_ca_nachi", "jp_22_air_flot",
                           "jp_24_air_flot", "jp_14_army", "jp_15_army", "jp_16_army"});
    add(battle.reaction,
        {"us_cv_enterprise", "us_cv_lexington", "us_ca_new_orleans", "us_bb_washington", "us_7af", "us_1_maw", "us_x_corps", "us_r_corps"});
    return battle;
}

/// The books of a scenario, with an operations card of value 3 for the side of the unit, which is active.
State with_card(std::string_view scenario, UnitId unit) {
    auto state = empty_state(loaded());
    state.begun = true;
    set_up(state, *find_scenario(tables(), scenario));
    const auto card = *tables().find_card(tables()[unit].side == Side::Japan ? "JP9" : "AL13");
    return *as_if_active(state, unit, card, false);
}

/// Aircraft of both sides, ships of both, and ground units that have all their ways.
constexpr std::array travellers{"us_7af", "us_7af_lrb", "jp_24_air_flot", "us_cv_enterprise", "jp_ca_mogami", "jp_15_army", "jp_1_sn_brig"};

void pacific_reach(benchmark::State& run) {
    const auto unit = *tables().find_unit(travellers[static_cast<std::size_t>(run.range(0))]);
    const auto state = with_card("1943", unit);
    Supply supply;
    supply.compute(tables(), board_of(state));
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(reach(state, supply, unit));
    }
}

void pacific_activation(benchmark::State& run) {
    const auto board = board_of(tables(), Setup::Y1944);
    const auto card = *tables().find_card("AL13");
    const auto headquarters = *tables().find_unit("us_hq_c_pac");
    for ([[maybe_unused]] auto _ : run) {
        Supply supply;
        supply.compute(tables(), board);
        benchmark::DoNotOptimize(activation(tables(), board, supply, headquarters, card, false));
    }
}

/// What the desk asks when the card is typed: the form with all its headquarters, and what one of them may activate.
void pacific_card_typed(benchmark::State& run) {
    auto state = empty_state(loaded());
    const auto begun = decide(state, BeginGame{.scenario = *find_scenario(tables(), "1942")});
    for (const auto& event : core::acceptance(begun).events) {
        state = apply(std::move(state), event);
    }
    const core::FormValues values{{"card", "JP3"}, {"use", "event"}};
    const auto headquarters = *tables().find_unit("jp_hq_south");
    const auto card = *tables().find_card("JP3");
    const auto board = board_of(state);
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(form(state, "card", values));
        Supply supply;
        supply.compute(tables(), board);
        benchmark::DoNotOptimize(activation(tables(), board, supply, headquarters, card, true));
    }
}

void pacific_odds(benchmark::State& run) {
    const auto battle = fleets();
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(battle_odds(tables(), battle, LossRule::MostAttackKept));
    }
}

BENCHMARK(pacific_supply)->Unit(benchmark::kMicrosecond);
BENCHMARK(pacific_reach)->DenseRange(0, static_cast<int>(travellers.size()) - 1)->Unit(benchmark::kMicrosecond);
BENCHMARK(pacific_activation)->Unit(benchmark::kMicrosecond);
BENCHMARK(pacific_card_typed)->Unit(benchmark::kMillisecond);
BENCHMARK(pacific_odds)->Unit(benchmark::kMillisecond);

/// Keeps the shortest time. Units: microseconds.
template <class Work> void keep_shortest(double& shortest, int times, const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i) {
        work();
    }
    shortest = std::min(shortest, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / times);
}

} // namespace

namespace intendant::bench {

PacificTimes time_pacific() {
    PacificTimes times{.flood = 1e9, .campaign = 1e9, .y1944 = 1e9, .activation = 0, .reach = 0, .landing = 0};
    const auto& grid = tables().map->grid();
    const auto middle = *grid.find("3515");
    const auto first = board_of(tables(), Setup::Campaign);
    const auto late = board_of(tables(), Setup::Y1944);
    struct Led {
        UnitId headquarters;
        CardId card;
        double time{1e9};
    };
    std::vector<Led> led;
    for (const auto side : all_sides) {
        for (const auto unit : units_on_map(tables(), late, side)) {
            if (tables()[unit].hq()) {
                led.push_back({.headquarters = unit, .card = *tables().find_card(side == Side::Japan ? "JP9" : "AL13")});
            }
        }
    }
    struct Travels {
        State state;
        UnitId unit;
        Supply supply{};
        double time{1e9};
    };
    std::vector<Travels> travels;
    for (const auto* id : travellers) {
        const auto unit = *tables().find_unit(id);
        auto& one = travels.emplace_back(Travels{.state = with_card("1943", unit), .unit = unit});
        one.supply.compute(tables(), board_of(one.state));
    }
    Flood flood;
    Supply supply;
    for (int turn = 0; turn < 50; ++turn) {
        keep_shortest(times.flood, 20, [&] { benchmark::DoNotOptimize(flood.run(grid, middle)); });
        keep_shortest(times.campaign, 2, [&] { supply.compute(tables(), first); });
        keep_shortest(times.y1944, 2, [&] { supply.compute(tables(), late); });
        for (auto& each : led) {
            keep_shortest(each.time, 1, [&] {
                supply.compute(tables(), late);
                benchmark::DoNotOptimize(activation(tables(), late, supply, each.headquarters, each.card, false));
            });
        }
        for (auto& each : travels) {
            keep_shortest(each.time, 1, [&] { benchmark::DoNotOptimize(reach(each.state, each.supply, each.unit)); });
        }
    }
    for (const auto& each : led) {
        times.activation = std::max(times.activation, each.time);
    }
    for (const auto& each : travels) {
        auto& worst = tables()[each.unit].kind == UnitKind::Ground ? times.landing : times.reach;
        worst = std::max(worst, each.time);
    }
    return times;
}

int check_pacific_ratio() {
    return one_of_three([] {
        const auto times = time_pacific();
        const double worst = std::max(times.campaign, times.y1944);
        std::printf("map of the Pacific: flood %.1f us, supply and zones of both sides %.0f us (campaign) and %.0f us (1944) = %.0f floods "
                    "(at most %.0f), what a headquarters may activate %.0f us = %.0f floods (at most %.0f), all that an aircraft or a ship "
                    "can reach %.0f us = "
                    "%.0f floods (at most %.0f), a ground unit %.0f us\n",
                    times.flood, times.campaign, times.y1944, worst / times.flood, most_pacific_supply, times.activation,
                    times.activation / times.flood, most_pacific_activation, times.reach, times.reach / times.flood, most_pacific_reach,
                    times.landing);
        return worst <= most_pacific_supply * times.flood && times.activation <= most_pacific_activation * times.flood &&
               times.reach <= most_pacific_reach * times.flood;
    });
}

} // namespace intendant::bench
