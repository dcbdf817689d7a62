#include "tests/model/odds/plain_solver.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

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

/// Chance of each number of hits by the units of one kind of a force.
std::vector<double> hits_of(const Force& force, bool submerged) {
    Force firing;
    for (const auto& group : force) {
        if ((group.unit_class == UnitClass::Submerged) == submerged) {
            firing.push_back(group);
        }
    }
    const Roster roster(firing);
    return hits_of(roster, roster.size());
}

Force after(Force force, std::size_t hits, bool vessels_only) {
    for (auto& group : force) {
        const bool reached = !vessels_only || group.unit_class != UnitClass::Air;
        const int lost = reached ? std::min(static_cast<int>(hits), group.count) : 0;
        group.count -= lost;
        hits -= static_cast<std::size_t>(lost);
    }
    return force;
}

/// Every battle that may follow from one, each worked out once.
class PlainSea {
public:
    explicit PlainSea(int retreat_below) : m_retreat_below(retreat_below) {}

    const PlainOutcome& of(const Force& attacker, const Force& defender) {
        const auto key = key_of(attacker, defender);
        const auto known = m_known.find(key);
        return known != m_known.end() ? known->second : m_known.emplace(key, work_out(attacker, defender)).first->second;
    }

private:
    static std::uint64_t key_of(const Force& attacker, const Force& defender) {
        std::uint64_t key = 0;
        for (const auto* force : {&attacker, &defender}) {
            for (const auto& group : *force) {
                key = key * 8 + static_cast<std::uint64_t>(group.count);
            }
        }
        return key;
    }

    PlainOutcome work_out(const Force& attacker, const Force& defender) {
        const int left = size_of(attacker);
        const int there = size_of(defender);
        PlainOutcome outcome{.attackers_left = static_cast<double>(left), .defenders_left = static_cast<double>(there)};
        if (left == 0 || there == 0 || left < m_retreat_below) {
            outcome.win = left > 0 && there == 0 ? 1 : 0;
            outcome.lose = left == 0 && there > 0 ? 1 : 0;
            outcome.stopped = left > 0 && there > 0 ? 1 : 0;
            return outcome;
        }
        PlainOutcome sum;
        double stays = 0;
        const auto strike = hits_of(attacker, true);
        const auto fire = hits_of(attacker, false);
        for (std::size_t s = 0; s < strike.size(); ++s) {
            const auto struck = after(defender, s, true);
            const auto below = size_of(struck) > 0 ? hits_of(struck, true) : std::vector<double>{1.0};
            const auto others = size_of(struck) > 0 ? hits_of(struck, false) : std::vector<double>{1.0};
            for (std::size_t f = 0; f < fire.size(); ++f) {
                for (std::size_t b = 0; b < below.size(); ++b) {
                    for (std::size_t o = 0; o < others.size(); ++o) {
                        const double chance = strike[s] * fire[f] * below[b] * others[o];
                        const auto next_attacker = after(after(attacker, b, true), o, false);
                        const auto next_defender = after(struck, f, false);
                        if (next_attacker == attacker && next_defender == defender) {
                            stays += chance;
                            continue;
                        }
                        if (chance > 0) {
                            add(sum, of(next_attacker, next_defender), chance);
                        }
                    }
                }
            }
        }
        if (stays > 1 - 1e-9) {
            outcome.stopped = 1;
            return outcome;
        }
        PlainOutcome result;
        add(result, sum, 1 / (1 - stays));
        return result;
    }

    static void add(PlainOutcome& sum, const PlainOutcome& part, double chance) {
        sum.win += chance * part.win;
        sum.lose += chance * part.lose;
        sum.stopped += chance * part.stopped;
        sum.attackers_left += chance * part.attackers_left;
        sum.defenders_left += chance * part.defenders_left;
    }

    int m_retreat_below;
    std::unordered_map<std::uint64_t, PlainOutcome> m_known;
};

} // namespace

PlainOutcome plain_sea_battle(const Force& attacker, const Force& defender, int retreat_below) {
    return PlainSea(retreat_below).of(attacker, defender);
}

std::vector<std::vector<double>> plain_rounds(const Force& attacker, const Force& defender, int rounds) {
    const Roster attack(attacker);
    const Roster defence(defender);
    const auto rows = static_cast<std::size_t>(attack.size()) + 1;
    const auto columns = static_cast<std::size_t>(defence.size()) + 1;
    std::vector<std::vector<double>> mass(rows, std::vector<double>(columns, 0.0));
    mass.back().back() = 1.0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::vector<double>> next(rows, std::vector<double>(columns, 0.0));
        for (std::size_t a = 0; a < rows; ++a) {
            const auto own = hits_of(attack, a == 0 ? 0 : static_cast<int>(a));
            for (std::size_t d = 0; d < columns; ++d) {
                if (a == 0 || d == 0) {
                    next[a][d] += mass[a][d];
                    continue;
                }
                const auto answer = hits_of(defence, static_cast<int>(d));
                for (std::size_t x = 0; mass[a][d] > 0 && x < own.size(); ++x) {
                    for (std::size_t y = 0; y < answer.size(); ++y) {
                        next[a - std::min(a, y)][d - std::min(d, x)] += mass[a][d] * own[x] * answer[y];
                    }
                }
            }
        }
        mass = std::move(next);
    }
    return mass;
}

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
