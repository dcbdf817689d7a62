#include "model/odds/values.hpp"

#include "model/odds/sea_hits.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

constexpr double noise = 1e-22;

/// The chances with which the attackers' states come about that the defenders' hits lead to.
struct Answers {
    const int* targets;
    const double* chances;
    int count;
};

/// A number for each policy: to the end, and the best.
struct Both {
    double to_the_end;
    double best;
};

/// Expected worth after these answers and the attackers' hits on a state, for tables of rows of so many numbers, of which `lanes` can be
/// read behind the end.
__attribute__((always_inline)) inline Both after_hits(const double* to_the_end, const double* best, std::size_t width,
                                                      const Answers& answers, const Spread& spread, int gone) {
    Block sums[2]{};
    const auto add = [&](const double* chances, int at, int blocks) __attribute__((always_inline)) {
        for (int i = 0; i < blocks * lanes; i += lanes) {
            Block part[2]{};
            for (int n = 0; n < answers.count; ++n) {
                const auto from = static_cast<std::size_t>(answers.targets[n]) * width + static_cast<std::size_t>(at + i);
                part[0] += answers.chances[n] * *reinterpret_cast<const LooseBlock*>(to_the_end + from);
                part[1] += answers.chances[n] * *reinterpret_cast<const LooseBlock*>(best + from);
            }
            const Block chance = *reinterpret_cast<const LooseBlock*>(chances + i);
            sums[0] += part[0] * chance;
            sums[1] += part[1] * chance;
        }
    };
    add(spread.detour, spread.detour_at, spread.detour_blocks);
    add(spread.main, spread.main_at, spread.main_blocks);
    Both sum{};
    for (int n = 0; n < answers.count && spread.gone > 0; ++n) {
        const auto from = static_cast<std::size_t>(answers.targets[n]) * width + static_cast<std::size_t>(gone);
        sum.to_the_end += spread.gone * answers.chances[n] * to_the_end[from];
        sum.best += spread.gone * answers.chances[n] * best[from];
    }
    for (int lane = 0; lane < lanes; ++lane) {
        sum.to_the_end += sums[0][lane];
        sum.best += sums[1][lane];
    }
    return sum;
}

/// The sweep runs over the states of both fleets from those with the greatest losses back to the whole, for both policies at once.
class SeaWayBack {
public:
    SeaWayBack(SeaWorkspace::Stage& stage, const Stakes& stakes, std::vector<char>& goes_on, SeaWorkspace& work)
        : m_attacker(stage.attacker), m_defender(stage.defender), m_stakes(stakes), m_goes_on(goes_on), m_work(work),
          m_width(static_cast<std::size_t>(stage.defender.size())),
          m_to_the_end{stage.to_the_end, stage.to_the_end_middle}, m_best{stage.value, stage.middle} {
        const auto attackers = static_cast<std::size_t>(stage.attacker.size());
        for (const auto& course : {m_to_the_end, m_best}) {
            course.value.assign(attackers * m_width + std::size_t{lanes}, 0.0);
            course.middle.assign(m_width, 0.0);
        }
        goes_on.assign(attackers * m_width, 0);
        work.answer.assign(attackers + std::size_t{lanes}, 0.0);
        work.targets.assign(attackers, 0);
        work.chances.assign(attackers, 0.0);
    }

    bool work_out(const std::stop_token& stop) {
        for (auto a = m_attacker.order.rbegin(); a != m_attacker.order.rend(); ++a) {
            if (stop.stop_requested()) {
                return false;
            }
            for (auto d = m_defender.order.rbegin(); d != m_defender.order.rend(); ++d) {
                work_out(*a, *d);
            }
        }
        return true;
    }

private:
    /// What a policy comes to: at the end of a round, and in the middle of one, by the defender's state, after the first strike.
    struct Course {
        std::vector<double>& value;
        std::vector<double>& middle;
    };

    std::size_t place(int a, int d) const { return static_cast<std::size_t>(a) * m_width + static_cast<std::size_t>(d); }

    double worth_of_stopping(int a, int d) const {
        const auto at = static_cast<std::size_t>(a);
        const bool won = m_defender.is_gone(d) && !m_attacker.is_gone(a);
        const bool captured = won && m_attacker.land_left[at] != 0;
        const auto lost = [](const auto& fleet, int left) {
            return static_cast<double>(fleet.value_left[0] - fleet.value_left[static_cast<std::size_t>(left)]);
        };
        return m_stakes.worth(won, captured, lost(m_attacker, a), lost(m_defender, d));
    }

    INTENDANT_CLONES void work_out(int a, int d) {
        const auto stopping = worth_of_stopping(a, d);
        if (m_attacker.is_gone(a) || m_defender.is_gone(d)) {
            for (const auto& course : {m_to_the_end, m_best}) {
                course.value[place(a, d)] = stopping;
                course.middle[static_cast<std::size_t>(d)] = stopping;
            }
            return;
        }
        // What both sides' fire leads to from the middle of the round on. While the worth of the state itself is 0, that counts
        // without the chance that nothing changes.
        const auto fire = m_attacker.other_hits(a);
        int* const targets = m_work.targets.data();
        double* const chances = m_work.chances.data();
        int count = 0;
        double unchanged = 0;
        each_answer(
            m_attacker, a, m_defender.submerged_hits(d), m_defender.other_hits(d), m_work.answer.data(),
            m_work.cut_answer, [&](int to, double chance) __attribute__((always_inline)) {
                unchanged += to == a ? chance : 0.0;
                targets[count] = to;
                chances[count] = chance;
                count += chance > noise ? 1 : 0;
            });
        const auto spread = spread_of(m_defender, d, fire, 0, m_work.cut_fire);
        const double calm = unchanged * fire.chance[0];
        m_to_the_end.value[place(a, d)] = 0;
        m_best.value[place(a, d)] = 0;
        const auto changed =
            after_hits(m_to_the_end.value.data(), m_best.value.data(), m_width, {targets, chances, count}, spread, m_defender.gone());
        double missed = 1.0;
        const auto struck = after_strike(a, d, missed);
        const double stays = missed * calm;
        Both worth{stopping, stopping};
        if (stays < 1.0) {
            worth.to_the_end = (missed * changed.to_the_end + struck.to_the_end) / (1.0 - stays);
            const double go = (missed * changed.best + struck.best) / (1.0 - stays);
            if (go > stopping + worth_more) {
                worth.best = go;
                m_goes_on[place(a, d)] = 1;
            }
        }
        m_to_the_end.value[place(a, d)] = worth.to_the_end;
        m_best.value[place(a, d)] = worth.best;
        m_to_the_end.middle[static_cast<std::size_t>(d)] = changed.to_the_end + calm * worth.to_the_end;
        m_best.middle[static_cast<std::size_t>(d)] = changed.best + calm * worth.best;
    }

    Both after_strike(int a, int d, double& missed) const {
        const auto hits = m_attacker.submerged_hits(a);
        Both sum{};
        int to = d;
        for (int k = 0; k <= hits.most; ++k) {
            const int next = m_defender.next_vessel[static_cast<std::size_t>(to)];
            const double chance = next == to ? hits.at_least[k] : hits.chance[k];
            if (k == 0) {
                missed = chance;
            } else {
                sum.to_the_end += chance * m_to_the_end.middle[static_cast<std::size_t>(to)];
                sum.best += chance * m_best.middle[static_cast<std::size_t>(to)];
            }
            if (next == to) {
                break;
            }
            to = next;
        }
        return sum;
    }

    const Fleet& m_attacker;
    const Fleet& m_defender;
    const Stakes& m_stakes;
    std::vector<char>& m_goes_on;
    SeaWorkspace& m_work;
    std::size_t m_width;
    Course m_to_the_end;
    Course m_best;
};

} // namespace

bool sea_values(SeaWorkspace::Stage& stage, const Stakes& stakes, std::vector<char>& goes_on, SeaWorkspace& work,
                const std::stop_token& stop) {
    return SeaWayBack(stage, stakes, goes_on, work).work_out(stop);
}

} // namespace intendant::odds
