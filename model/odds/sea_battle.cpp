#include "model/odds/from_below.hpp"
#include "model/odds/outcomes.hpp"
#include "model/odds/sea_chain.hpp"

#include <algorithm>
#include <limits>

namespace intendant::odds {

namespace {

/// The most pairs of states of both fleets that are worked through.
constexpr std::int64_t most_pairs = 8'000'000;

/// Vessels that have left the battle. Units: `value` is what they cost.
struct Away {
    int attackers{0};
    int defenders{0};
    std::int64_t attackers_value{0};
    std::int64_t defenders_value{0};
};

class SeaBattle {
public:
    SeaBattle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace, Odds& odds,
              const std::stop_token& stop)
        : m_options(options), m_work(workspace.sea), m_odds(odds), m_stop(stop), m_attacker_value(value_of(attacker)),
          m_defender_value(value_of(defender)) {
        auto& whole = m_work.stages[0];
        whole.attackers = attacker;
        whole.defenders = defender;
        const auto below = from_below(attacker, defender, options);
        whole.attacker.assign(whole.attackers, below.at_attacker);
        whole.defender.assign(whole.defenders, below.at_defender);
        prepare_departures();
    }

    void fight() {
        SeaChain chain(m_work.stages[0], m_options.retreat_below, m_work);
        int rounds = 0;
        const bool stays_away = !m_options.opening && size_of(m_work.stages[0].attackers) < m_options.retreat_below;
        if (m_options.opening && !stays_away) {
            chain.begin(*m_options.opening);
            rounds = 1;
        } else {
            chain.mass(0, 0) = 1.0;
        }
        go_on(0, chain, rounds, {});
        m_odds.cancelled = m_stop.stop_requested();
    }

private:
    /// After so many rounds somebody leaves: the attacker's submerged vessels, the defender's, or both.
    struct Departure {
        int after{std::numeric_limits<int>::max()};
        bool attackers{false};
        bool defenders{false};
    };

    void prepare_departures() {
        const int first = m_options.attacker_withdraws_submerged_after;
        const int second = m_options.defender_withdraws_submerged_after;
        const auto plan = [&](int after) {
            m_departures[m_count++] = {.after = after, .attackers = after == first, .defenders = after == second};
        };
        const int sooner = first > 0 && second > 0 ? std::min(first, second) : std::max(first, second);
        if (sooner > 0) {
            plan(sooner);
        }
        if (std::min(first, second) > 0 && first != second) {
            plan(std::max(first, second));
        }
        for (std::size_t i = 0; i < m_count; ++i) {
            const auto& before = m_work.stages[i];
            auto& after = m_work.stages[i + 1];
            after.attackers = before.attackers;
            after.defenders = before.defenders;
            if (m_departures[i].attackers) {
                without_submerged(before.attackers, after.attackers);
            }
            if (m_departures[i].defenders) {
                without_submerged(before.defenders, after.defenders);
            }
            // What was hit from below before stays so.
            const auto below = from_below(m_work.stages[0].attackers, m_work.stages[0].defenders, m_options);
            after.attacker.assign(after.attackers, below.at_attacker);
            after.defender.assign(after.defenders, below.at_defender);
        }
    }

    /// Plays from a stage's masses to the end, or until somebody leaves.
    void go_on(std::size_t stage, SeaChain& chain, int rounds, const Away& away) {
        const bool leaves = stage < m_count && (m_options.max_rounds == 0 || m_departures[stage].after < m_options.max_rounds);
        const int until = leaves ? m_departures[stage].after : m_options.max_rounds;
        bool on = true;
        if (until == 0) {
            on = chain.to_the_end(m_stop);
        }
        for (; on && rounds < until; ++rounds) {
            on = chain.round(m_stop);
        }
        m_odds.states += chain.states();
        if (on && leaves) {
            depart(stage, chain, rounds, away);
        } else if (on) {
            count_up(stage, chain, away);
        }
    }

    /// One chain for each number of vessels that leave.
    void depart(std::size_t stage, SeaChain& chain, int rounds, const Away& away) {
        auto& before = m_work.stages[stage];
        auto& after = m_work.stages[stage + 1];
        const auto& departure = m_departures[stage];
        const int most_attackers = departure.attackers ? before.attacker.submerged_left[0] : 0;
        const int most_defenders = departure.defenders ? before.defender.submerged_left[0] : 0;
        for (int mine = 0; mine <= most_attackers; ++mine) {
            for (int theirs = 0; theirs <= most_defenders; ++theirs) {
                SeaChain next(after, m_options.retreat_below, m_work);
                Away gone = away;
                bool any = false;
                for (int a = 0; a < before.attacker.size(); ++a) {
                    const auto at = static_cast<std::size_t>(a);
                    if (departure.attackers && before.attacker.submerged_left[at] != mine) {
                        continue;
                    }
                    const int to_a = departure.attackers ? rest_of(before.attackers, before.attacker, after.attacker, a) : a;
                    for (int d = 0; d < before.defender.size(); ++d) {
                        const auto dt = static_cast<std::size_t>(d);
                        if (chain.mass(a, d) <= 0 || chain.ended(a, d) ||
                            (departure.defenders && before.defender.submerged_left[dt] != theirs)) {
                            continue;
                        }
                        const int to_d = departure.defenders ? rest_of(before.defenders, before.defender, after.defender, d) : d;
                        next.mass(to_a, to_d) += chain.mass(a, d);
                        // Vessels leave in the order of loss, so that their number says what they cost.
                        gone.attackers = away.attackers + mine;
                        gone.defenders = away.defenders + theirs;
                        gone.attackers_value = away.attackers_value + before.attacker.value_left[at] -
                                               after.attacker.value_left[static_cast<std::size_t>(to_a)];
                        gone.defenders_value = away.defenders_value + before.defender.value_left[dt] -
                                               after.defender.value_left[static_cast<std::size_t>(to_d)];
                        any = true;
                    }
                }
                if (any) {
                    go_on(stage + 1, next, rounds, gone);
                }
                if (m_stop.stop_requested()) {
                    return;
                }
            }
        }
        // What had ended before they could leave.
        for (int a = 0; a < before.attacker.size(); ++a) {
            for (int d = 0; d < before.defender.size(); ++d) {
                if (chain.ended(a, d)) {
                    tally(before, a, d, chain.mass(a, d), away);
                }
            }
        }
    }

    /// The state that a state becomes when its submerged vessels have left.
    static int rest_of(const Force& force, const Fleet& fleet, const Fleet& rest, int state) {
        const auto s = static_cast<std::size_t>(state);
        int vessels = fleet.vessels_lost[s];
        int others = 0;
        for (const auto& group : force) {
            if (group.unit_class != UnitClass::Air) {
                const int lost = std::min(vessels, group.count);
                vessels -= lost;
                others += group.unit_class == UnitClass::Submerged ? 0 : lost;
            }
        }
        return rest.state_of(others, fleet.aircraft_lost[s]);
    }

    void count_up(std::size_t stage, SeaChain& chain, const Away& away) {
        const auto& fleets = m_work.stages[stage];
        for (int a = 0; a < fleets.attacker.size(); ++a) {
            for (int d = 0; d < fleets.defender.size(); ++d) {
                tally(fleets, a, d, chain.mass(a, d), away);
            }
        }
    }

    void tally(const SeaWorkspace::Stage& fleets, int a, int d, double mass, const Away& away) {
        if (mass <= 0) {
            return;
        }
        const auto at = static_cast<std::size_t>(a);
        const auto dt = static_cast<std::size_t>(d);
        add(m_odds,
            {.attackers = fleets.attacker.units_left[at] + away.attackers,
             .defenders = fleets.defender.units_left[dt] + away.defenders,
             .enemy_gone = fleets.defender.is_gone(d),
             .land = fleets.attacker.land_left[at] != 0,
             .attacker_loss = m_attacker_value - fleets.attacker.value_left[at] - away.attackers_value,
             .defender_loss = m_defender_value - fleets.defender.value_left[dt] - away.defenders_value},
            mass);
    }

    const Options& m_options;
    SeaWorkspace& m_work;
    Odds& m_odds;
    const std::stop_token& m_stop;
    std::int64_t m_attacker_value;
    std::int64_t m_defender_value;
    std::array<Departure, 2> m_departures{};
    std::size_t m_count{0};
};

} // namespace

std::optional<core::Message> objection_at_sea(const Force& attacker, const Force& defender, const Options& options) {
    if (auto why = objection(attacker, defender, options)) {
        return why;
    }
    const auto below = from_below(attacker, defender, options);
    if (Fleet::count_states(attacker, below.at_attacker) * Fleet::count_states(defender, below.at_defender) > most_pairs) {
        return core::Message{INTENDANT_TR("These fleets can come apart in more ways than are worked through; take fewer units."), {}};
    }
    return std::nullopt;
}

void sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace, Odds& odds,
                const std::stop_token& stop) {
    clear(odds, size_of(attacker), size_of(defender), options.joint);
    SeaBattle(attacker, defender, options, workspace, odds, stop).fight();
    if (!odds.cancelled) {
        normalise(odds);
    }
}

Odds sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace) {
    Odds odds;
    sea_battle(attacker, defender, options, workspace, odds);
    return odds;
}

} // namespace intendant::odds
