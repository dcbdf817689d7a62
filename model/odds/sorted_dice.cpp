#include "model/odds/sorted_dice.hpp"

#include "model/odds/kernels.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace intendant::odds {

namespace {

std::array<double, 4> count_losses(int attack_dice, int defence_dice) {
    std::array<double, 4> counts{};
    const int dice = attack_dice + defence_dice;
    const int throws = static_cast<int>(std::lround(std::pow(6, dice)));
    for (int number = 0; number < throws; ++number) {
        std::array<int, 3> attack{};
        std::array<int, 3> defence{};
        int rest = number;
        for (int i = 0; i < dice; ++i, rest /= 6) {
            (i < attack_dice ? attack[static_cast<std::size_t>(i)] : defence[static_cast<std::size_t>(i - attack_dice)]) = 1 + rest % 6;
        }
        std::ranges::sort(attack, std::greater{});
        std::ranges::sort(defence, std::greater{});
        std::size_t lost = 0;
        for (int i = 0; i < std::min(attack_dice, defence_dice); ++i) {
            lost += attack[static_cast<std::size_t>(i)] <= defence[static_cast<std::size_t>(i)] ? 1 : 0;
        }
        counts[lost] += 1.0;
    }
    for (auto& count : counts) {
        count /= throws;
    }
    return counts;
}

using Throws = std::array<std::array<std::array<double, 4>, 4>, 4>;

/// The losses of every throw of one to three dice a side, counted once.
const Throws& all_throws() {
    static const Throws throws = [] {
        Throws table{};
        for (int a = 1; a <= 3; ++a) {
            for (int d = 1; d <= 3; ++d) {
                table[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)] = count_losses(a, d);
            }
        }
        return table;
    }();
    return throws;
}

} // namespace

const std::array<double, 4>& losses_in_one_throw(int attack_dice, int defence_dice) {
    return all_throws()[static_cast<std::size_t>(attack_dice)][static_cast<std::size_t>(defence_dice)];
}

std::optional<core::Message> objection(int attacking, int defending, const SortedDiceOptions& options) {
    constexpr int most_armies = 5000;
    const std::vector<std::pair<std::string, std::string>> most{{"most", std::to_string(most_armies)}};
    if (attacking < 2 || attacking > most_armies) {
        return core::Message{INTENDANT_TR("The attacker needs at least two armies, one of which stays behind, and at most {most}."), most};
    }
    if (defending < 1 || defending > most_armies) {
        return core::Message{INTENDANT_TR("The defender needs at least one army and at most {most}."), most};
    }
    if (std::min(options.most_attack_dice, options.most_defence_dice) < 1 ||
        std::max(options.most_attack_dice, options.most_defence_dice) > 3 || options.stop_when_movable < 0) {
        return core::Message{INTENDANT_TR("Each side throws one to three dice."), {}};
    }
    return std::nullopt;
}

namespace {

/// Chances below this are not followed; the certificate tells what they come to.
constexpr double noise = 1e-30;

/// A battle between so many armies. While both sides throw all their dice every throw takes the same number of armies, so
/// that after so many throws one number, the attacker's losses, says all: the chances of the next throw are a filter of
/// these. What leaves that field stands at its edges, where it is followed army by army.
class SortedDice {
public:
    SortedDice(int movable, int defending, const SortedDiceOptions& options, Workspace& work)
        : m_movable(movable), m_defending(defending), m_options(options),
          m_least_attackers(std::max(options.most_attack_dice, options.stop_when_movable + 1)),
          m_least_defenders(options.most_defence_dice), m_memory(work.row), m_few_attackers(work.mass), m_few_defenders(work.transit) {
        m_few_attackers.assign(static_cast<std::size_t>(options.most_attack_dice + 1) * width(), 0.0);
        m_few_defenders.assign(static_cast<std::size_t>(movable + 1) * row_of_few(), 0.0);
    }

    void work_out(const std::stop_token& stop) {
        if (m_movable < m_least_attackers || m_defending < m_least_defenders) {
            reach(m_movable, m_defending, 1.0);
        } else {
            throw_all_dice(stop);
        }
        for (int a = m_movable; a > m_options.stop_when_movable && !m_odds.cancelled; --a) {
            m_odds.cancelled = stop.stop_requested();
            for (int d = a < m_least_attackers ? m_defending : m_least_defenders - 1; d >= 1; --d) {
                throw_from(a, d);
            }
        }
    }

    SortedDiceOdds result() {
        const double sum = m_odds.win + m_odds.lose + m_odds.stopped;
        m_odds.certificate = std::abs(1.0 - sum);
        for (double* value : {&m_odds.win, &m_odds.lose, &m_odds.stopped, &m_odds.attackers_movable_left, &m_odds.defenders_left}) {
            *value /= sum;
        }
        return m_odds;
    }

private:
    std::size_t width() const { return static_cast<std::size_t>(m_defending) + 1; }
    std::size_t row_of_few() const { return static_cast<std::size_t>(m_least_defenders); }

    /// Where a state outside the field stands until it is its turn.
    double& at_edge(int a, int d) {
        return a < m_least_attackers ? m_few_attackers[static_cast<std::size_t>(a) * width() + static_cast<std::size_t>(d)]
                                     : m_few_defenders[static_cast<std::size_t>(a) * row_of_few() + static_cast<std::size_t>(d)];
    }

    /// Mass comes to a state outside the field: the battle is over there, or it waits.
    void reach(int a, int d, double chance) {
        if (d == 0 || a == 0 || a <= m_options.stop_when_movable) {
            ++m_odds.states;
            (d == 0 ? m_odds.win : a == 0 ? m_odds.lose : m_odds.stopped) += chance;
            m_odds.attackers_movable_left += chance * a;
            m_odds.defenders_left += chance * d;
        } else {
            at_edge(a, d) += chance;
        }
    }

    void throw_from(int a, int d) {
        const double chance = at_edge(a, d);
        if (chance == 0) {
            return;
        }
        ++m_odds.states;
        const int attack_dice = std::min(m_options.most_attack_dice, a);
        const int defence_dice = std::min(m_options.most_defence_dice, d);
        const int pairs = std::min(attack_dice, defence_dice);
        const auto& losses = losses_in_one_throw(attack_dice, defence_dice);
        for (int lost = 0; lost <= pairs; ++lost) {
            reach(a - lost, d - (pairs - lost), chance * losses[static_cast<std::size_t>(lost)]);
        }
    }

    void throw_all_dice(const std::stop_token& stop) {
        const auto& losses = losses_in_one_throw(m_options.most_attack_dice, m_options.most_defence_dice);
        const int pairs = std::min(m_options.most_attack_dice, m_options.most_defence_dice);
        constexpr int before = 3; // nothing stands before the first number, so that the filter need not ask
        const auto room = static_cast<std::size_t>(m_movable + 2 * before + 1);
        m_memory.assign(2 * room, 0.0);
        double* now = m_memory.data() + before; // by losses of the attacker
        double* next = now + room;
        int low = 0; // the attacker's losses that occur
        int high = 0;
        now[0] = 1.0;
        for (int thrown = 1; low <= high; ++thrown) {
            if (thrown % 64 == 0 && stop.stop_requested()) {
                m_odds.cancelled = true;
                return;
            }
            m_odds.states += high - low + 1;
            high += pairs;
            four_taps(next + low, now + low, high - low + 1, losses.data());
            std::fill_n(now + low, high - low + 1, 0.0);
            std::swap(now, next);
            const auto defenders = [&](int lost) { return m_defending - (pairs * thrown - lost); };
            const auto leave = [&](int lost) {
                double& chance = now[lost];
                if (chance >= noise && (m_movable - lost < m_least_attackers || defenders(lost) < m_least_defenders)) {
                    reach(m_movable - lost, defenders(lost), chance);
                    chance = 0;
                }
                const bool gone = chance < noise;
                chance = gone ? 0 : chance;
                return gone;
            };
            while (low <= high && leave(low)) {
                ++low;
            }
            while (high >= low && leave(high)) {
                --high;
            }
        }
    }

    int m_movable;
    int m_defending;
    const SortedDiceOptions& m_options;
    int m_least_attackers; ///< in the field, where all dice are thrown
    int m_least_defenders;
    std::vector<double>& m_memory;
    std::vector<double>& m_few_attackers;
    std::vector<double>& m_few_defenders;
    SortedDiceOdds m_odds;
};

} // namespace

SortedDiceOdds sorted_dice_battle(int attacking, int defending, const SortedDiceOptions& options, Workspace& workspace,
                                  const std::stop_token& stop) {
    SortedDice battle(attacking - 1, defending, options, workspace);
    battle.work_out(stop);
    return battle.result();
}

} // namespace intendant::odds
