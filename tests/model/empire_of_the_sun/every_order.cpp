#include "tests/model/empire_of_the_sun/every_order.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace intendant::empire_of_the_sun::tests {

namespace {

class Search {
public:
    Search(const std::vector<Target>& targets, const Fire& fire) : m_targets(targets), m_fire(fire) {}

    std::vector<Losses> run() {
        go(Losses(m_targets.size(), 0), m_fire.hits);
        return {m_ends.begin(), m_ends.end()};
    }

private:
    int level(const Losses& losses, std::size_t i) const { return m_targets[i].level - losses[i]; }
    bool reachable(const Losses& losses, std::size_t i) const {
        if (!m_targets[i].capped || losses[i] > 0) {
            return true;
        }
        int used = 0;
        for (std::size_t j = 0; j < m_targets.size(); ++j) {
            used += m_targets[j].capped && losses[j] > 0 ? 1 : 0;
        }
        return used < m_fire.cap;
    }
    bool ever(std::size_t i) const { return !m_targets[i].capped || m_fire.cap > 0; }

    bool may(const Losses& losses, std::size_t i, int left) const {
        if (level(losses, i) == 0 || !reachable(losses, i) || m_targets[i].defence > left) {
            return false;
        }
        if (level(losses, i) == 2) {
            return true;
        }
        if (m_targets[i].reduce_only) {
            return false;
        }
        for (std::size_t j = 0; j < m_targets.size(); ++j) {
            // A full unit that can be hit bars it; after a critical hit only one that the hits left can reduce.
            const bool full = level(losses, j) == 2 && ever(j);
            if (full && (!m_fire.critical || (reachable(losses, j) && m_targets[j].defence <= left))) {
                return false;
            }
            if (m_targets[i].last && !m_targets[j].last && level(losses, j) > 0) {
                return false;
            }
        }
        return true;
    }

    void go(const Losses& losses, int left) {
        if (!m_seen.insert({losses, left}).second) {
            return;
        }
        bool on = false;
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            if (may(losses, i, left)) {
                on = true;
                auto next = losses;
                ++next[i];
                go(next, left - m_targets[i].defence);
            }
        }
        if (on) {
            return;
        }
        const bool none = std::ranges::all_of(losses, [](int steps) { return steps == 0; });
        if (!m_fire.critical || !none) {
            m_ends.insert(losses);
            return;
        }
        int weakest = 1'000;
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            if (ever(i) && (level(losses, i) == 2 || !m_targets[i].reduce_only)) {
                weakest = std::min(weakest, m_targets[i].defence);
            }
        }
        if (weakest == 1'000) {
            m_ends.insert(losses);
        }
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            if (ever(i) && (level(losses, i) == 2 || !m_targets[i].reduce_only) && m_targets[i].defence == weakest) {
                auto next = losses;
                ++next[i];
                m_ends.insert(next);
            }
        }
    }

    const std::vector<Target>& m_targets;
    const Fire& m_fire;
    std::set<std::pair<Losses, int>> m_seen;
    std::set<Losses> m_ends;
};

} // namespace

std::vector<Losses> losses_of_every_order(const std::vector<Target>& targets, const Fire& fire) { return Search(targets, fire).run(); }

Losses best_of_every_order(const std::vector<Target>& targets, const Fire& fire, LossRule rule) {
    struct Worth {
        int steps{0}, eliminated{0}, attack{0};
    };
    const auto worth = [&](const Losses& losses) {
        Worth sum;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const auto attack = [&](int level) { return level == 0 ? 0 : targets[i].attack[level == 2 ? 0 : 1]; };
            sum.steps += losses[i];
            sum.eliminated += losses[i] == targets[i].level ? 1 : 0;
            sum.attack += attack(targets[i].level) - attack(targets[i].level - losses[i]);
        }
        return sum;
    };
    const auto key = [&](const Losses& losses) {
        const auto [steps, eliminated, attack] = worth(losses);
        switch (rule) {
        case LossRule::LeastCost:
            return std::array{steps, eliminated, attack};
        case LossRule::MostAttackKept:
            return std::array{attack, steps, eliminated};
        case LossRule::MostAttackLost:
            break;
        }
        return std::array{-attack, -eliminated, -steps};
    };
    auto all = losses_of_every_order(targets, fire);
    return *std::ranges::min_element(all, [&](const Losses& a, const Losses& b) { return std::pair{key(a), a} < std::pair{key(b), b}; });
}

} // namespace intendant::empire_of_the_sun::tests
