#include "model/risiko/chain.hpp"

#include "model/odds/sorted_dice.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

/// From the chances of each number of armies on the base to those of what is left there when `defenders` are gone. `lost`: where these stay,
/// their chance is added.
std::vector<double> after_battle(const Tables& tables, const std::vector<double>& base, int defenders, double& lost) {
    const auto most = base.size();
    std::vector<std::vector<double>> mass(static_cast<std::size_t>(defenders) + 1, std::vector<double>(most, 0.0));
    mass.back() = base;
    for (auto d = static_cast<std::size_t>(defenders); d > 0; --d) {
        for (auto a = most; a-- > 2;) { // fewer than two cannot attack
            const auto here = mass[d][a];
            const auto attack = most_attack_dice(tables, static_cast<int>(a));
            const auto defence = most_defence_dice(tables, static_cast<int>(d));
            const auto pairs = static_cast<std::size_t>(std::min(attack, defence));
            const auto& losses = odds::losses_in_one_throw(attack, defence);
            for (std::size_t k = 0; here > 0 && k <= pairs; ++k) {
                mass[d - (pairs - k)][a - k] += here * losses[k]; // k = pairs stays in this row, further down
            }
        }
        lost += mass[d][0] + (most > 1 ? mass[d][1] : 0);
    }
    return mass.front();
}

/// Attacks all targets; chances of what stands on the last when it is taken. `taken` is told the same of each.
template <class Taken>
std::vector<double> attack_all(const Tables& tables, int armies_on_base, const std::vector<int>& targets, double& lost,
                               const Taken& taken) {
    std::vector<double> base(static_cast<std::size_t>(std::max(armies_on_base, 0)) + 1, 0.0);
    base.back() = 1.0;
    for (const auto defenders : targets) {
        const auto left = after_battle(tables, base, std::max(defenders, 1), lost);
        std::fill(base.begin(), base.end(), 0.0);
        for (std::size_t armies = 2; armies < left.size(); ++armies) {
            base[armies - 1] = left[armies];
        }
        taken(base);
    }
    return base;
}

} // namespace

ChainArrival chain_arrival(const Tables& tables, int armies_on_base, const std::vector<int>& targets) {
    ChainArrival arrival;
    arrival.armies = attack_all(tables, armies_on_base, targets, arrival.beaten, [](const std::vector<double>&) {});
    return arrival;
}

std::vector<ChainLink> chain_odds(const Tables& tables, int armies_on_base, const std::vector<int>& targets) {
    std::vector<ChainLink> links;
    double lost = 0;
    attack_all(tables, armies_on_base, targets, lost, [&](const std::vector<double>& there) {
        ChainLink link{0, 0};
        for (std::size_t armies = 1; armies < there.size(); ++armies) {
            link.taken += there[armies];
            link.armies += there[armies] * static_cast<double>(armies);
        }
        link.armies = link.taken > 0 ? link.armies / link.taken : 0;
        links.push_back(link);
    });
    return links;
}

std::vector<ChainLink> chain_odds(const State& state, TerritoryId base, const std::vector<TerritoryId>& targets) {
    std::vector<int> armies;
    auto from = base;
    for (const auto to : targets) {
        if (!connection(state, from, to)) {
            return {};
        }
        armies.push_back(state[to].armies);
        from = to;
    }
    return chain_odds(*state.tables, state[base].armies, armies);
}

} // namespace intendant::risiko
