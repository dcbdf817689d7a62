#include "model/odds/waves.hpp"

#include "model/odds/cheapest.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intendant::odds {

namespace {

/// What a wave makes of so many defenders.
struct Meeting {
    double taken;
    double attacker_loss;
    std::vector<double> left; ///< by defenders: chance that so many are left, the space not being taken
};

using Meetings = std::vector<Meeting>; ///< by defenders met

/// One order after the other, as far as two begin alike worked out once.
class Orders {
public:
    Orders(const std::vector<Meetings>& met, const Force& defender, const std::function<void(const WaveOrder&)>& better,
           const std::stop_token& stop, Waves& result)
        : m_met(met), m_roster(defender), m_better(better), m_stop(stop), m_result(result), m_used(met.size(), false) {}

    void run() {
        std::vector<double> start(static_cast<std::size_t>(m_roster.size()) + 1, 0.0);
        start.back() = 1.0;
        m_result.worst = 1;
        go_on(start);
    }

private:
    void go_on(const std::vector<double>& before) {
        if (m_stop.stop_requested()) {
            return;
        }
        if (m_order.waves.size() == m_met.size()) {
            finish(before);
            return;
        }
        const auto order = m_order;
        for (std::size_t wave = 0; wave < m_met.size(); ++wave) {
            if (m_used[wave]) {
                continue;
            }
            m_used[wave] = true;
            std::vector<double> after(before.size(), 0.0);
            WaveResult result{.wave = wave, .needed = 0, .takes = 0, .attacker_loss = 0};
            for (std::size_t d = 0; d < before.size(); ++d) {
                const auto& meeting = m_met[wave][d];
                result.needed += before[d];
                result.takes += before[d] * meeting.taken;
                result.attacker_loss += before[d] * meeting.attacker_loss;
                for (std::size_t left = 0; before[d] > 0 && left <= d; ++left) {
                    after[left] += before[d] * meeting.left[left];
                }
            }
            m_order.waves.push_back(result);
            m_order.taken += result.takes;
            m_order.attacker_loss += result.attacker_loss;
            go_on(after);
            m_order = order;
            m_used[wave] = false;
        }
    }

    void finish(const std::vector<double>& left) {
        auto order = m_order;
        double sum = order.taken;
        double value_left = 0;
        for (std::size_t d = 0; d < left.size(); ++d) {
            sum += left[d];
            value_left += left[d] * static_cast<double>(m_roster.value_left[d]);
        }
        order.defender_loss = static_cast<double>(m_roster.value_left.back()) - value_left;
        m_result.certificate = std::max(m_result.certificate, std::abs(1 - sum));
        m_result.worst = std::min(m_result.worst, order.taken);
        const auto& best = m_result.best;
        const bool first = m_result.orders++ == 0;
        if (first) {
            m_result.listed = order;
        }
        const double gain = order.taken - best.taken;
        if (first || gain > same_chance || (std::abs(gain) <= same_chance && order.attacker_loss < best.attacker_loss - 1e-9)) {
            m_result.best = std::move(order);
            if (m_better) {
                m_better(m_result.best);
            }
        }
    }

    const std::vector<Meetings>& m_met;
    Roster m_roster;
    const std::function<void(const WaveOrder&)>& m_better;
    const std::stop_token& m_stop;
    Waves& m_result;
    std::vector<bool> m_used;
    WaveOrder m_order;
};

/// What the wave makes of any number of the defenders.
Meetings meetings(const Wave& wave, const Force& defender, Workspace& workspace, Waves& result, const std::stop_token& stop) {
    Meetings all;
    Odds odds;
    for (int d = 0; d <= size_of(defender) && !stop.stop_requested(); ++d) {
        const auto found = take(wave.attacker, last_of(defender, d), Field::Land, wave.options, workspace, odds, stop);
        Meeting meeting{.taken = found.taken, .attacker_loss = found.attacker_loss, .left = odds.by_defenders_left};
        meeting.left.front() = std::max(0.0, meeting.left.front() - found.taken);
        result.states += found.states;
        result.certificate = std::max(result.certificate, found.certificate);
        all.push_back(std::move(meeting));
    }
    return all;
}

} // namespace

Waves waves(const std::vector<Wave>& waves, const Force& defender, Workspace& workspace,
            const std::function<void(const WaveOrder&)>& better, const std::stop_token& stop) {
    Waves result;
    if (waves.empty() || waves.size() > most_waves) {
        result.objection = core::Message{INTENDANT_TR("One to {most} attacks are put in order."), {{"most", std::to_string(most_waves)}}};
        return result;
    }
    for (const auto& wave : waves) {
        result.objection = wave.options.opening ? core::Message{INTENDANT_TR("One of the options is out of range."), {}}
                                                : objection(wave.attacker, defender, wave.options);
        if (result.objection) {
            return result;
        }
    }
    std::vector<Meetings> met;
    for (const auto& wave : waves) {
        met.push_back(meetings(wave, defender, workspace, result, stop));
    }
    if (!stop.stop_requested()) {
        Orders(met, defender, better, stop, result).run();
    }
    result.cancelled = stop.stop_requested();
    return result;
}

} // namespace intendant::odds
