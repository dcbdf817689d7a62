#include "tests/model/odds/plain_solver.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::odds::test {

namespace {

/// Too small to change a digit, and so small that processors are slow with it.
constexpr double nothing = 1e-40;

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
    std::vector<std::vector<double>> own;
    std::vector<std::vector<double>> at_least;
    std::vector<std::vector<double>> answers;
    for (int a = 0; a <= attack.size(); ++a) {
        own.push_back(hits_of(attack, a));
        at_least.push_back(own.back());
        for (auto k = own.back().size() - 1; k-- > 0;) {
            at_least.back()[k] += at_least.back()[k + 1];
        }
    }
    for (int d = 0; d <= defence.size(); ++d) {
        answers.push_back(hits_of(defence, d));
    }
    std::vector<std::vector<double>> mass(rows, std::vector<double>(columns, 0.0));
    auto ended = mass;
    mass.back().back() = 1.0;
    for (std::size_t a = rows; a-- > 0;) {
        for (std::size_t d = columns; d-- > 0;) {
            const double here = mass[a][d];
            const double stays = own[a][0] * answers[d][0];
            if (here == 0) {
                continue;
            }
            if (a == 0 || d == 0 || static_cast<int>(a) < retreat_below || stays >= 1.0) {
                ended[a][d] += here;
                continue;
            }
            const double weight = here / (1.0 - stays);
            for (std::size_t y = 0; y < answers[d].size(); ++y) {
                const double part = weight * answers[d][y];
                if (part < nothing) {
                    continue;
                }
                double* to = mass[a - std::min(a, y)].data();
                const std::size_t first = y == 0 ? 1 : 0;
                for (std::size_t x = first; x < std::min(d, own[a].size()); ++x) {
                    to[d - x] += part * own[a][x];
                }
                to[0] += d < at_least[a].size() ? part * at_least[a][d] : 0.0;
            }
        }
    }
    return ended;
}

} // namespace intendant::odds::test
