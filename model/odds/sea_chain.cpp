#include "model/odds/sea_chain.hpp"

#include "model/odds/hits.hpp"
#include "model/odds/sea_hits.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Mass below this is not followed; what is lost that way shows in the certificate.
constexpr double cut = 1e-20;

/// The chance that none of these hits takes anything, where only vessels can be taken.
double none_taken(const Fleet& fleet, int state, const Hits& hits) {
    return fleet.next_vessel[static_cast<std::size_t>(state)] == state ? 1.0 : hits.chance[0];
}

/// The hits of a row of chances that is kept in a vector together with its tails.
struct Row {
    std::vector<double>& memory;
    int most;

    Row(std::vector<double>& row, const Hits& start) : memory(row), most(start.most) {
        memory.assign(start.chance, start.chance + start.most + 1);
    }
    void add(const std::vector<Volley>& volleys, bool vessels_only) {
        for (const auto& volley : volleys) {
            for (int i = 0; volley.vessels_only == vessels_only && i < volley.dice; ++i) {
                memory.push_back(0.0);
                add_die(memory.data(), ++most, chance_of(volley.hit));
            }
        }
    }
    Hits hits() {
        const auto size = static_cast<std::size_t>(most) + 1;
        const auto tails = size + std::size_t{lanes};
        memory.resize(size);
        memory.resize(tails + size, 0.0);
        double tail = 0;
        for (std::size_t k = size; k-- > 0;) {
            tail += memory[k];
            memory[tails + k] = tail;
        }
        return {memory.data(), memory.data() + tails, 0, most};
    }
};

constexpr double certain = 1.0;
constexpr Hits no_hits{&certain, &certain, 0, 0};

} // namespace

SeaChain::SeaChain(SeaWorkspace::Stage& stage, int retreat_below, SeaWorkspace& work)
    : m_stage(stage), m_attacker(stage.attacker), m_defender(stage.defender), m_work(work), m_retreat_below(retreat_below),
      m_width(static_cast<std::size_t>(stage.defender.size())) {
    // Hits are added in whole blocks, which reach behind the end of a row: nothing is added there.
    stage.mass.assign(static_cast<std::size_t>(stage.attacker.size()) * m_width + std::size_t{lanes}, 0.0);
    work.row.assign(m_width + std::size_t{lanes}, 0.0);
    work.struck.assign(m_width, 0.0);
    work.answer.assign(static_cast<std::size_t>(stage.attacker.size()) + std::size_t{lanes}, 0.0);
}

/// Both sides fire: mass in which `d` has survived the first strike goes to what is left.
INTENDANT_CLONES void SeaChain::fire(int a, int d, double mass, const Hits& fire, const Hits& below, const Hits& others) {
    const auto spread = spread_of(m_defender, d, fire, 0, m_work.cut_fire);
    double* const rows = m_stage.mass.data();
    each_answer(
        m_attacker, a, below, others, m_work.answer.data(), m_work.cut_answer, [&](int to, double chance) __attribute__((always_inline)) {
            if (mass * chance > cut) {
                scatter(rows + place(to, 0), spread, m_defender.gone(), mass * chance);
            }
        });
}

/// The attackers fire, and nothing hits them: mass in which `d` has survived the first strike stays in the row.
INTENDANT_CLONES void SeaChain::fire_alone(int d, double mass, const Hits& fire, double* row) {
    scatter(row, spread_of(m_defender, d, fire, 1, m_work.cut_own), m_defender.gone(), mass);
}

/// The hits of the first strike go on to be answered, or end the battle.
void SeaChain::strike(int a, int d, double mass) {
    const auto hits = m_attacker.submerged_hits(a);
    int to = d;
    for (int k = 1; k <= hits.most; ++k) {
        const int next = m_defender.next_vessel[static_cast<std::size_t>(to)];
        if (next == to) {
            break;
        }
        to = next;
        const bool last = m_defender.next_vessel[static_cast<std::size_t>(to)] == to;
        const double part = mass * (last ? hits.at_least[k] : hits.chance[k]);
        if (m_defender.is_gone(to)) {
            m_stage.mass[place(a, to)] += part; // nobody is left to fire back
        } else {
            m_work.struck[static_cast<std::size_t>(to)] += part;
        }
    }
}

/// What the row of an attacker's state comes to in the middle of rounds. `Rounds::All`: until something hits the attacker.
void SeaChain::play(int a, Rounds rounds, SeaPool& pool) {
    if (m_attacker.is_gone(a) || m_attacker.units_left[static_cast<std::size_t>(a)] < m_retreat_below) {
        return;
    }
    double* row = m_work.row.data();
    double* source = (rounds == Rounds::All ? m_stage.mass : m_stage.next).data() + place(a, 0);
    for (std::size_t d = 0; d < m_width; ++d) {
        row[d] = source[d];
        source[d] = 0;
    }
    const auto volley = m_attacker.other_hits(a);
    for (const int d : m_defender.order) {
        const auto at = static_cast<std::size_t>(d);
        double before = row[at];
        double middle = m_work.struck[at];
        row[at] = 0;
        m_work.struck[at] = 0;
        if (m_defender.is_gone(d)) {
            m_stage.mass[place(a, d)] += before;
            continue;
        }
        if (before <= cut && middle <= cut) {
            continue;
        }
        ++m_states;
        const double missed = none_taken(m_defender, d, m_attacker.submerged_hits(a));
        const double unharmed = none_taken(m_attacker, a, m_defender.submerged_hits(d)) * m_defender.other_hits(d).chance[0];
        if (rounds == Rounds::All) {
            const double calm = volley.chance[0] * unharmed;
            const double still = missed * calm;
            if (still >= 1.0) {
                m_stage.mass[place(a, d)] += before + middle; // nobody can hit any more
                continue;
            }
            before = (before + middle * calm) / (1.0 - still);
        }
        middle += before * missed;
        strike(a, d, before);
        pool.add(d, middle);
        if (rounds == Rounds::All && middle * unharmed > cut) {
            fire_alone(d, middle * unharmed, volley, row);
        }
    }
}

bool SeaChain::round(const std::stop_token& stop) {
    m_stage.next.assign(m_stage.mass.size(), 0.0);
    for (int a = 0; a < m_attacker.size(); ++a) {
        for (int d = 0; d < m_defender.size(); ++d) {
            if (!ended(a, d)) {
                std::swap(m_stage.next[place(a, d)], mass(a, d));
            }
        }
    }
    SeaPool pool(m_attacker, m_defender, m_work);
    for (const int a : m_attacker.order) {
        if (stop.stop_requested()) {
            pool.drop();
            return false;
        }
        play(a, Rounds::One, pool);
        pool.fire(a, 0);
        pool.arrive(a, m_stage.mass.data() + place(a, 0));
        pool.leave(a);
    }
    return true;
}

bool SeaChain::to_the_end(const std::stop_token& stop) {
    SeaPool pool(m_attacker, m_defender, m_work);
    for (const int a : m_attacker.order) {
        if (stop.stop_requested()) {
            pool.drop();
            return false;
        }
        pool.arrive(a, m_stage.mass.data() + place(a, 0));
        play(a, Rounds::All, pool);
        pool.fire(a, 1);
        pool.leave(a);
    }
    return true;
}

void SeaChain::begin(const Opening& opening) {
    Row strikes(m_work.strike, opening.strikers_fire ? m_attacker.submerged_hits(0) : no_hits);
    strikes.add(opening.strike, true);
    strikes.add(opening.strike, false);
    Row attack(m_work.fire, opening.attackers_fire ? m_attacker.other_hits(0) : no_hits);
    attack.add(opening.attack, true);
    attack.add(opening.attack, false);
    const auto first = strikes.hits();
    const auto volley = attack.hits();
    int d = 0;
    for (int k = 0; k <= first.most; ++k) {
        const int next = m_defender.next_vessel[static_cast<std::size_t>(d)];
        const double chance = next == d ? first.at_least[k] : first.chance[k];
        Row below(m_work.below, opening.defenders_fire ? m_defender.submerged_hits(d) : no_hits);
        below.add(opening.defence, true);
        Row others(m_work.others, opening.defenders_fire ? m_defender.other_hits(d) : no_hits);
        others.add(opening.defence, false);
        ++m_states;
        fire(0, d, chance, volley, below.hits(), others.hits());
        if (next == d) {
            break;
        }
        d = next;
    }
}

} // namespace intendant::odds
