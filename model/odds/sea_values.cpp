#include "model/odds/values.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

constexpr double noise = 1e-22;

/// Expected worth after ordinary hits on a state, `worth` by state; without the chance of no hit at all when from_hits is 1.
double after_hits(const double* worth, const Fleet& fleet, int state, const Hits& hits, int from_hits) {
    const auto s = static_cast<std::size_t>(state);
    const int detour = fleet.detour[s];
    const int left = fleet.units_left[s];
    double sum = 0;
    int k = std::max(from_hits, hits.least);
    for (const double* at = worth + state; k <= hits.most && k < detour; ++k) {
        sum += at[k] * hits.chance[k];
    }
    const int end = std::min(hits.most, left - 1);
    for (const double* at = worth + (fleet.joins[s] - detour); k <= end; ++k) {
        sum += at[k] * hits.chance[k];
    }
    return sum + (hits.most >= left && left >= from_hits ? worth[fleet.gone()] * hits.at_least[left] : 0.0);
}

/// The sweep runs over the states of both fleets from those with the greatest losses back to the whole.
class SeaWayBack {
public:
    SeaWayBack(SeaWorkspace::Stage& stage, const Stakes& stakes, std::vector<char>& goes_on, SeaWorkspace& work)
        : m_stage(stage), m_attacker(stage.attacker), m_defender(stage.defender), m_stakes(stakes), m_goes_on(goes_on), m_work(work),
          m_width(static_cast<std::size_t>(stage.defender.size())) {
        const auto places = static_cast<std::size_t>(stage.attacker.size()) * m_width;
        stage.value.assign(places, 0.0);
        stage.middle.assign(m_width, 0.0);
        goes_on.assign(places, 0);
        work.answer.assign(static_cast<std::size_t>(stage.attacker.size()), 0.0);
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

    void work_out(int a, int d) {
        double& value = m_stage.value[place(a, d)];
        double& middle = m_stage.middle[static_cast<std::size_t>(d)];
        value = worth_of_stopping(a, d);
        middle = value;
        if (m_attacker.is_gone(a) || m_defender.is_gone(d)) {
            return;
        }
        // The middle of the round, without the chance that both sides miss from here on.
        double calm = 0;
        const double changed = after_fire(a, d, calm);
        double missed = 1.0;
        const double struck = after_strike(a, d, missed);
        const double stays = missed * calm;
        if (stays < 1.0) {
            const double go = (missed * changed + struck) / (1.0 - stays);
            if (m_stakes.policy == Policy::ToTheEnd || go > value + worth_more) {
                value = go;
                m_goes_on[place(a, d)] = 1;
            }
        }
        middle = changed + calm * value;
    }

    double after_fire(int a, int d, double& calm) {
        const auto fire = m_attacker.other_hits(a);
        const auto below = m_defender.submerged_hits(d);
        const auto others = m_defender.other_hits(d);
        // By state that the answer may lead to: what it is worth once the attacker's own hits are taken.
        double sum = 0;
        int start = a;
        for (int j = 0; j <= below.most; ++j) {
            const auto s = static_cast<std::size_t>(start);
            const bool last = m_attacker.next_vessel[s] == start;
            const double chance = last ? below.at_least[j] : below.chance[j];
            if (chance > noise) {
                sum += chance * answered(start, a, d, fire, others);
            }
            if (start == a) {
                calm = chance * others.chance[0] * fire.chance[0];
            }
            if (last) {
                break;
            }
            start = m_attacker.next_vessel[s];
        }
        return sum;
    }

    /// Ordinary hits of the defender on a state of the attacker, who was `a` when he fired.
    double answered(int start, int a, int d, const Hits& fire, const Hits& others) {
        const auto s = static_cast<std::size_t>(start);
        const int detour = m_attacker.detour[s];
        const int left = m_attacker.units_left[s];
        double sum = 0;
        for (int k = others.least; k <= std::min(others.most, left); ++k) {
            const double chance = k == left ? others.at_least[k] : others.chance[k];
            const int to = k < detour ? start + k : m_attacker.joins[s] + k - detour;
            if (chance > noise) {
                sum += chance * after_hits(m_stage.value.data() + place(to, 0), m_defender, d, fire, to == a ? 1 : 0);
            }
        }
        return sum;
    }

    double after_strike(int a, int d, double& missed) const {
        const auto hits = m_attacker.submerged_hits(a);
        double sum = 0;
        int to = d;
        for (int k = 0; k <= hits.most; ++k) {
            const int next = m_defender.next_vessel[static_cast<std::size_t>(to)];
            const double chance = next == to ? hits.at_least[k] : hits.chance[k];
            if (k == 0) {
                missed = chance;
            } else {
                sum += chance * m_stage.middle[static_cast<std::size_t>(to)];
            }
            if (next == to) {
                break;
            }
            to = next;
        }
        return sum;
    }

    SeaWorkspace::Stage& m_stage;
    const Fleet& m_attacker;
    const Fleet& m_defender;
    const Stakes& m_stakes;
    std::vector<char>& m_goes_on;
    SeaWorkspace& m_work;
    std::size_t m_width;
};

} // namespace

bool sea_values(SeaWorkspace::Stage& stage, const Stakes& stakes, std::vector<char>& goes_on, SeaWorkspace& work,
                const std::stop_token& stop) {
    return SeaWayBack(stage, stakes, goes_on, work).work_out(stop);
}

} // namespace intendant::odds
