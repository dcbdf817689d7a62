#include "tests/model/odds/plain_solver.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::odds::test {

namespace {

/// Chance of each number of hits by the last `units` units of the force.
std::vector<double> hits_of(const Roster& roster, int units) {
    std::vector<double> hits{1.0};
    for (int unit = 1; unit <= units; ++unit) {
        const auto place = static_cast<std::size_t>(unit);
        for (int die = 0; die < roster.dice[place]; ++die) {
            std::vector<double> more(hits.size() + 1, 0.0);
            for (std::size_t k = 0; k < hits.size(); ++k) {
                more[k] += hits[k] * (1.0 - roster.hit_chance[place]);
                more[k + 1] += hits[k] * roster.hit_chance[place];
            }
            hits = std::move(more);
        }
    }
    return hits;
}

} // namespace

std::vector<std::vector<PlainWorth>> plain_retreat(const Force& attacker, const Force& defender, double prize) {
    const Roster attack(attacker);
    const Roster defence(defender);
    const auto rows = static_cast<std::size_t>(attack.size()) + 1;
    const auto columns = static_cast<std::size_t>(defence.size()) + 1;
    const auto stopping = [&](std::size_t a, std::size_t d) {
        const double losses = static_cast<double>(defence.value_left.back() - defence.value_left[d]) -
                              static_cast<double>(attack.value_left.back() - attack.value_left[a]);
        return losses + (d == 0 && attack.land_left[a] > 0 ? prize : 0.0);
    };
    std::vector<std::vector<PlainWorth>> worth(rows, std::vector<PlainWorth>(columns));
    for (std::size_t a = 0; a < rows; ++a) {
        for (std::size_t d = 0; d < columns; ++d) {
            worth[a][d] = {stopping(a, d), false};
        }
    }
    double change = 1;
    while (change > 1e-13) {
        change = 0;
        for (std::size_t a = 1; a < rows; ++a) {
            const auto own = hits_of(attack, static_cast<int>(a));
            for (std::size_t d = 1; d < columns; ++d) {
                const auto answer = hits_of(defence, static_cast<int>(d));
                double go = 0;
                for (std::size_t x = 0; x < own.size(); ++x) {
                    for (std::size_t y = 0; y < answer.size(); ++y) {
                        go += own[x] * answer[y] * worth[a - std::min(a, y)][d - std::min(d, x)].best;
                    }
                }
                const double best = std::max(go, stopping(a, d));
                change = std::max(change, std::abs(best - worth[a][d].best));
                worth[a][d] = {best, go > stopping(a, d) + 1e-9};
            }
        }
    }
    return worth;
}

std::vector<std::vector<double>> plain_land_battle(const Force& attacker, const Force& defender, int retreat_below) {
    const Roster attack(attacker);
    const Roster defence(defender);
    const auto rows = static_cast<std::size_t>(attack.size()) + 1;
    const auto columns = static_cast<std::size_t>(defence.size()) + 1;
    std::vector<std::vector<double>> mass(rows, std::vector<double>(columns, 0.0));
    auto ended = mass;
    mass.back().back() = 1.0;
    for (int a = attack.size(); a >= 0; --a) {
        const auto own = hits_of(attack, a);
        for (int d = defence.size(); d >= 0; --d) {
            const double here = mass[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)];
            const auto answer = hits_of(defence, d);
            const double stays = own[0] * answer[0];
            if (here == 0) {
                continue;
            }
            if (a == 0 || d == 0 || a < retreat_below || stays >= 1.0) {
                ended[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)] += here;
                continue;
            }
            const double weight = here / (1.0 - stays);
            for (std::size_t x = 0; x < own.size(); ++x) {
                for (std::size_t y = 0; y < answer.size(); ++y) {
                    if (x + y > 0) {
                        const auto to_a = static_cast<std::size_t>(std::max(0, a - static_cast<int>(y)));
                        const auto to_d = static_cast<std::size_t>(std::max(0, d - static_cast<int>(x)));
                        mass[to_a][to_d] += weight * own[x] * answer[y];
                    }
                }
            }
        }
    }
    return ended;
}

} // namespace intendant::odds::test
