#include "model/odds/hold.hpp"

#include "model/odds/guns.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace intendant::odds {

namespace {

std::vector<int> counts_of(const Force& force) {
    std::vector<int> counts;
    for (const auto& group : force) {
        counts.push_back(group.count);
    }
    return counts;
}

class TakeAndHold {
public:
    TakeAndHold(const HoldQuestion& question, Workspace& workspace, const std::stop_token& stop)
        : m_question(question), m_workspace(workspace), m_stop(stop) {}

    Hold run() {
        attack();
        for (const auto& [counts, chance] : m_survivors) {
            if (m_stop.stop_requested()) {
                break;
            }
            counter(counts, chance);
        }
        m_result.certificate = std::max(m_result.certificate, std::abs(m_all - 1));
        m_result.cancelled = m_stop.stop_requested();
        return m_result;
    }

private:
    /// The attack, and what can be left of who took the space: after each number of aircraft shot down a force in order of loss.
    void attack() {
        if (size_of(m_question.defender) == 0 || size_of(m_question.attacker) == 0) {
            const auto found = take(m_question.attacker, m_question.defender, Field::Land, m_question.options, m_workspace, m_odds, m_stop);
            m_result.taken = found.taken;
            m_all = 1;
            if (found.taken > 0) {
                m_survivors[counts_of(m_question.attacker)] += found.taken;
            }
            return;
        }
        auto options = m_question.options;
        options.air_defence = AirDefence::None;
        Workspace of_the_guns; // land_battle uses its own for the same
        GunFire guns(m_question.attacker, m_question.options, of_the_guns);
        while (guns.next() && !m_stop.stop_requested()) {
            const auto& left = guns.left();
            const double chance = guns.chance();
            m_all += chance;
            const auto shot_down = static_cast<double>(value_of(m_question.attacker) - value_of(left));
            m_result.attacker_loss += chance * shot_down;
            if (size_of(left) == 0) {
                continue; // nobody is left to attack
            }
            land_battle(left, m_question.defender, options, m_workspace, m_odds, m_stop);
            if (m_odds.cancelled) {
                return;
            }
            m_result.attacker_loss += chance * m_odds.attacker_loss;
            m_result.defender_loss += chance * m_odds.defender_loss;
            m_result.certificate = std::max(m_result.certificate, m_odds.certificate);
            m_result.states += m_odds.states;
            for (std::size_t a = 1; a < m_odds.attackers_left_and_win.size(); ++a) {
                const double wins = chance * m_odds.attackers_left_and_win[a];
                const auto rest = last_of(left, static_cast<int>(a));
                if (wins > 0 && has_land(rest)) {
                    m_result.taken += wins;
                    m_survivors[counts_of(rest)] += wins;
                }
            }
        }
    }

    /// Those who stay, and those who join them, as they defend.
    Force garrison(const std::vector<int>& counts) const {
        Force force;
        for (std::size_t g = 0; g < counts.size(); ++g) {
            const auto& as = m_question.as_defenders[g];
            if (as.stays && counts[g] > 0) {
                force.push_back({.count = counts[g],
                                 .hit = as.hit,
                                 .dice = as.dice,
                                 .cost = m_question.attacker[g].cost,
                                 .unit_class = m_question.attacker[g].unit_class});
            }
        }
        force.insert(force.end(), m_question.joined.begin(), m_question.joined.end());
        std::ranges::stable_sort(force, {}, [](const Group& group) { return std::pair{group.cost, group.hit * group.dice}; });
        return force;
    }

    void counter(const std::vector<int>& counts, double chance) {
        const auto found = take(m_question.counter, garrison(counts), Field::Land, m_question.counter_options, m_workspace, m_odds, m_stop);
        m_result.held += chance * (1 - found.taken);
        m_result.counter_loss += chance * found.attacker_loss;
        m_result.attacker_loss += chance * found.defender_loss;
        m_result.certificate = std::max(m_result.certificate, found.certificate);
        m_result.states += found.states;
    }

    const HoldQuestion& m_question;
    Workspace& m_workspace;
    const std::stop_token& m_stop;
    Hold m_result;
    Odds m_odds;
    double m_all{0};
    std::map<std::vector<int>, double> m_survivors; ///< who took the space, by group of the attacker
};

} // namespace

Hold take_and_hold(const HoldQuestion& question, Workspace& workspace, const std::stop_token& stop) {
    Hold result;
    if (question.options.opening || question.counter_options.opening || question.as_defenders.size() != question.attacker.size()) {
        result.objection = core::Message{INTENDANT_TR("One of the options is out of range."), {}};
        return result;
    }
    Force all;
    for (std::size_t g = 0; g < question.attacker.size(); ++g) {
        auto group = question.attacker[g];
        group.hit = question.as_defenders[g].hit;
        group.dice = question.as_defenders[g].dice;
        all.push_back(group);
    }
    all.insert(all.end(), question.joined.begin(), question.joined.end());
    result.objection = objection_to_taking(question.attacker, question.defender, Field::Land, question.options);
    if (!result.objection) {
        result.objection = objection_to_taking(question.counter, all, Field::Land, question.counter_options);
    }
    return result.objection ? result : TakeAndHold(question, workspace, stop).run();
}

} // namespace intendant::odds
