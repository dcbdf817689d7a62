#include "model/odds/fleet.hpp"
#include "model/odds/hits.hpp"
#include "model/odds/outcomes.hpp"

#include <algorithm>
#include <map>

namespace intendant::odds {

namespace {

constexpr double cut = 1e-24;

/// A sparse distribution over the states of one side.
using Spread = std::vector<std::pair<int, double>>;

enum class Reach { Any, VesselsOnly };

/// Where so many hits lead from a state, with the chance of each number of hits.
Spread spread(const FleetStates& fleet, int from, const std::vector<double>& hits, Reach reach) {
    Spread result;
    int state = from;
    for (const auto chance : hits) {
        if (!result.empty() && result.back().first == state) {
            result.back().second += chance;
        } else {
            result.emplace_back(state, chance);
        }
        const auto& left = fleet.states[static_cast<std::size_t>(state)];
        state = reach == Reach::Any ? left.next_any : left.next_vessel;
    }
    return result;
}

/// First the hits that only take vessels, then the others.
Spread spread_twice(const FleetStates& fleet, int from, const std::vector<double>& submerged,
                    const std::vector<double>& others) {
    if (submerged.size() == 1) {
        return spread(fleet, from, others, Reach::Any);
    }
    std::map<int, double> sums;
    for (const auto& [middle, chance] : spread(fleet, from, submerged, Reach::VesselsOnly)) {
        for (const auto& [to, more] : spread(fleet, middle, others, Reach::Any)) {
            sums[to] += chance * more;
        }
    }
    return {sums.begin(), sums.end()};
}

double chance_to_stay(const Spread& spread, int state) {
    return !spread.empty() && spread.front().first == state ? spread.front().second : 0.0;
}

/// Rounds at sea from a start distribution, until one side is gone or for a number of rounds.
class SeaChain {
public:
    SeaChain(const FleetStates& attacker, const FleetStates& defender)
        : m_attacker(attacker), m_defender(defender), m_width(static_cast<std::size_t>(defender.size())),
          mass(static_cast<std::size_t>(attacker.size()) * m_width, 0.0) {}

    double& at(int a, int d) { return mass[static_cast<std::size_t>(a) * m_width + static_cast<std::size_t>(d)]; }
    std::int64_t visited() const { return m_visited; }

    bool ended(int a, int d) const {
        return m_attacker.states[static_cast<std::size_t>(a)].units_left == 0 ||
               m_defender.states[static_cast<std::size_t>(d)].units_left == 0;
    }

    /// One round for everything that has not ended.
    void round(int retreat_below) {
        std::vector<double> next(mass.size(), 0.0);
        std::swap(mass, next);
        for (int a = 0; a < m_attacker.size(); ++a) {
            std::vector<double> row(next.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(a) * m_width),
                                    next.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(a + 1) * m_width));
            throw_row(a, row, retreat_below, false);
        }
    }

    /// All rounds.
    void to_the_end(int retreat_below) {
        for (int a = 0; a < m_attacker.size(); ++a) {
            std::vector<double> row(m_width);
            for (int d = 0; d < m_defender.size(); ++d) {
                std::swap(row[static_cast<std::size_t>(d)], at(a, d));
            }
            throw_row(a, row, retreat_below, true);
        }
    }

private:
    bool retreats(int a, int retreat_below) const {
        return m_attacker.states[static_cast<std::size_t>(a)].units_left < retreat_below;
    }

    /// Plays the rounds that begin with attacker state a. `endless`: rounds in which nothing happens are repeated, and
    /// what stays with a is played on in this call; else one round only.
    void throw_row(int a, std::vector<double>& row, int retreat_below, bool endless) {
        const auto& own = m_attacker.states[static_cast<std::size_t>(a)];
        const auto& strike = m_attacker.submerged_hits[static_cast<std::size_t>(a)];
        const auto& fire = m_attacker.other_hits[static_cast<std::size_t>(a)];
        std::vector<double> struck(m_width, 0.0); // after the first strike, before everybody fires
        for (int d = 0; d < m_defender.size(); ++d) {
            const auto place = static_cast<std::size_t>(d);
            if (own.units_left == 0 || ended(a, d) || retreats(a, retreat_below)) {
                at(a, d) += row[place];
                row[place] = 0;
                continue;
            }
            if (row[place] <= cut && struck[place] <= cut) {
                continue;
            }
            ++m_visited;
            const auto first = spread(m_defender, d, strike, Reach::VesselsOnly);
            const auto losses = spread(m_defender, d, fire, Reach::Any);
            const auto answer = answers(a, d);
            const double s0 = chance_to_stay(first, d);
            const double c0 = chance_to_stay(losses, d);
            const double r0 = chance_to_stay(answer, a);
            double before = row[place];
            double middle = struck[place];
            if (endless) {
                const double stays = s0 * c0 * r0;
                if (stays >= 1.0) {
                    at(a, d) += before + middle; // nobody can hit any more
                    continue;
                }
                before = (before + middle * c0 * r0) / (1.0 - stays);
                middle += before * s0;
            } else {
                middle += before * s0;
            }
            for (const auto& [to, chance] : first) {
                if (to != d) {
                    if (m_defender.states[static_cast<std::size_t>(to)].units_left == 0) {
                        at(a, to) += before * chance; // nobody is left to fire back
                    } else {
                        struck[static_cast<std::size_t>(to)] += before * chance;
                    }
                }
            }
            for (const auto& [to_a, hurt] : answer) {
                const double part = middle * hurt;
                if (part <= cut) {
                    continue;
                }
                for (const auto& [to_d, chance] : losses) {
                    if (to_a == a && endless) {
                        if (to_d != d) {
                            row[static_cast<std::size_t>(to_d)] += part * chance;
                        }
                    } else {
                        at(to_a, to_d) += part * chance;
                    }
                }
            }
        }
    }

    const Spread& answers(int a, int d) {
        auto& memo = m_answers[{a, d}];
        if (memo.empty()) {
            memo = spread_twice(m_attacker, a, m_defender.submerged_hits[static_cast<std::size_t>(d)],
                                m_defender.other_hits[static_cast<std::size_t>(d)]);
        }
        return memo;
    }

    const FleetStates& m_attacker;
    const FleetStates& m_defender;
    std::size_t m_width;
    std::map<std::pair<int, int>, Spread> m_answers;
    std::int64_t m_visited{0};
    std::vector<double> mass;
};

struct Tally {
    const FleetStates& attacker;
    const FleetStates& defender;
    int extra_defenders;           ///< submerged vessels that have left unharmed
    std::int64_t extra_value;
    std::int64_t whole_attack;
    std::int64_t whole_defence;

    void add(int a, int d, double mass, Odds& odds) const {
        if (mass == 0) {
            return;
        }
        const auto& own = attacker.states[static_cast<std::size_t>(a)];
        const auto& other = defender.states[static_cast<std::size_t>(d)];
        odds::add(odds,
                  {.attackers = own.units_left,
                   .defenders = other.units_left + extra_defenders,
                   .enemy_gone = other.units_left == 0,
                   .land = own.land_left,
                   .attacker_loss = whole_attack - own.value_left,
                   .defender_loss = whole_defence - other.value_left - extra_value},
                  mass);
    }
};

/// Adds the dice of volleys of one reach to a distribution of hits.
void add_dice(std::vector<double>& hits, const std::vector<Volley>& volleys, bool vessels_only) {
    for (const auto& volley : volleys) {
        for (int i = 0; volley.vessels_only == vessels_only && i < volley.dice; ++i) {
            hits.push_back(0.0);
            add_die(hits.data(), static_cast<int>(hits.size()) - 1, chance_of(volley.hit));
        }
    }
}

/// The first round as its opening has it.
void begin(SeaChain& chain, const FleetStates& attack, const FleetStates& defence, const Opening& opening) {
    const std::vector<double> none{1.0};
    auto strike = opening.strikers_fire ? attack.submerged_hits[0] : none;
    add_dice(strike, opening.strike, true);
    add_dice(strike, opening.strike, false);
    auto fire = opening.attackers_fire ? attack.other_hits[0] : none;
    add_dice(fire, opening.attack, false);
    for (const auto& [struck, first] : spread(defence, 0, strike, Reach::VesselsOnly)) {
        auto below = opening.defenders_fire ? defence.submerged_hits[static_cast<std::size_t>(struck)] : none;
        auto others = opening.defenders_fire ? defence.other_hits[static_cast<std::size_t>(struck)] : none;
        add_dice(below, opening.defence, true);
        add_dice(others, opening.defence, false);
        const auto answer = spread_twice(attack, 0, below, others);
        for (const auto& [d, second] : spread(defence, struck, fire, Reach::Any)) {
            for (const auto& [a, third] : answer) {
                chain.at(a, d) += first * second * third;
            }
        }
    }
}

} // namespace

Odds sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace) {
    Odds odds;
    sea_battle(attacker, defender, options, workspace, odds);
    return odds;
}

void sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& /*workspace*/, Odds& odds,
                const std::stop_token& /*stop*/) {
    clear(odds, size_of(attacker), size_of(defender), options.joint);
    const FleetStates attack(attacker);
    const FleetStates defence(defender);
    SeaChain chain(attack, defence);
    int begun = 0;
    if (options.opening) {
        begin(chain, attack, defence, *options.opening);
        begun = 1;
    } else {
        chain.at(0, 0) = 1.0;
    }
    const auto whole_attack = attack.states.front().value_left;
    const auto whole_defence = defence.states.front().value_left;
    const auto count_up = [&](SeaChain& done, const FleetStates& left, int extra, std::int64_t extra_value) {
        const Tally tally{attack, left, extra, extra_value, whole_attack, whole_defence};
        for (int a = 0; a < attack.size(); ++a) {
            for (int d = 0; d < left.size(); ++d) {
                tally.add(a, d, done.at(a, d), odds);
            }
        }
        odds.states += done.visited();
    };

    const int withdraw_after = options.defender_withdraws_submerged_after;
    const int timed = options.max_rounds > 0 ? options.max_rounds : withdraw_after;
    if (timed == 0) {
        chain.to_the_end(options.retreat_below);
        count_up(chain, defence, 0, 0);
        normalise(odds);
        return;
    }
    const int first_part = withdraw_after > 0 ? std::min(timed, withdraw_after) : timed;
    for (int i = begun; i < first_part; ++i) {
        chain.round(options.retreat_below);
    }
    if (withdraw_after == 0 || first_part < withdraw_after) {
        count_up(chain, defence, 0, 0);
        normalise(odds);
        return;
    }
    // The submerged vessels leave: one chain for what each state leaves behind.
    const Tally ended{attack, defence, 0, 0, whole_attack, whole_defence};
    odds.states += chain.visited();
    for (int d = 0; d < defence.size(); ++d) {
        const auto& left = defence.states[static_cast<std::size_t>(d)];
        const auto rest = without_submerged(defender, defence, d);
        std::int64_t rest_value = 0;
        for (const auto& group : rest) {
            rest_value += group.cost * group.count;
        }
        const FleetStates behind(rest);
        SeaChain after(attack, behind);
        for (int a = 0; a < attack.size(); ++a) {
            if (chain.ended(a, d)) {
                ended.add(a, d, chain.at(a, d), odds);
            } else {
                after.at(a, 0) += chain.at(a, d);
            }
        }
        if (options.max_rounds > 0) {
            for (int i = first_part; i < options.max_rounds; ++i) {
                after.round(options.retreat_below);
            }
        } else {
            after.to_the_end(options.retreat_below);
        }
        count_up(after, behind, left.submerged_left, left.value_left - rest_value);
    }
    normalise(odds);
}

} // namespace intendant::odds
