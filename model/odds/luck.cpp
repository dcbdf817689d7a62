#include "model/odds/luck.hpp"

#include "model/odds/force.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace intendant::odds {

void Luck::weigh(const std::vector<double>& chances) {
    const auto shown = static_cast<std::size_t>(hits);
    // Each tail from its far end: sums of positive terms, exact also where they are tiny.
    at_least = 0;
    for (auto k = chances.size(); k-- > shown;) {
        at_least += chances[k];
    }
    at_most = 0;
    for (std::size_t k = 0; k <= shown && k < chances.size(); ++k) {
        at_most += chances[k];
    }
    telling = chances.front() <= remarkable && chances.back() <= remarkable;
}

void DiceRecord::add(std::int64_t dice, int hit, std::int64_t hits) {
    if (hit < 1 || hit > 5 || dice < 1 || hits < 0 || hits > dice) {
        return;
    }
    m_dice[static_cast<std::size_t>(hit)] += dice;
    m_hits += hits;
}

void DiceRecord::add(const DiceRecord& other) {
    for (std::size_t hit = 0; hit < m_dice.size(); ++hit) {
        m_dice[hit] += other.m_dice[hit];
    }
    m_hits += other.m_hits;
}

std::int64_t DiceRecord::dice() const { return std::accumulate(m_dice.begin(), m_dice.end(), std::int64_t{0}); }

double DiceRecord::expected() const {
    double expected = 0;
    for (std::size_t hit = 1; hit < m_dice.size(); ++hit) {
        expected += static_cast<double>(m_dice[hit]) * chance_of(static_cast<int>(hit));
    }
    return expected;
}

Luck DiceRecord::luck() const {
    Luck luck;
    luck.dice = dice();
    luck.hits = m_hits;
    luck.expected = expected();
    std::vector<double> chances{1.0}; // of each number of hits
    for (std::size_t hit = 1; hit < m_dice.size(); ++hit) {
        const double chance = chance_of(static_cast<int>(hit));
        const auto dice = m_dice[hit];
        luck.variance += static_cast<double>(dice) * chance * (1 - chance);
        for (std::int64_t die = 0; die < dice; ++die) {
            chances.push_back(0.0);
            for (auto k = chances.size() - 1; k > 0; --k) {
                chances[k] = chances[k] * (1 - chance) + chances[k - 1] * chance;
            }
            chances[0] *= 1 - chance;
        }
    }
    luck.weigh(chances);
    return luck;
}

double chance_of_sum(int dice, int sum) {
    constexpr int faces = 10;
    std::vector<double> chances{1};
    for (int die = 0; die < dice; ++die) {
        std::vector<double> next(chances.size() + faces - 1, 0);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            for (std::size_t face = 0; face < faces; ++face) {
                next[i + face] += chances[i] / faces;
            }
        }
        chances = std::move(next);
    }
    return std::accumulate(chances.begin() + std::clamp<std::ptrdiff_t>(sum, 0, std::ssize(chances)), chances.end(), 0.0);
}

} // namespace intendant::odds
