#include "model/odds/guns.hpp"

#include "model/odds/hits.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

constexpr int gun_hit = 1;

} // namespace

GunFire::GunFire(const Force& attacker, const Options& options, Workspace& workspace)
    : m_attacker(attacker), m_kind(options.air_defence), m_work(workspace) {
    for (const auto& group : attacker) {
        m_aircraft += is_air(group) ? group.count : 0;
    }
    // By groups: the chances of each group's losses, one group after the other. Else those of all aircraft together.
    m_work.gun_hits.clear();
    m_work.shot_down.assign(attacker.size(), 0);
    const auto add_table = [&](int most, int certain, int dice) {
        const auto start = m_work.gun_hits.size();
        m_work.gun_hits.resize(start + static_cast<std::size_t>(most) + 1, 0.0);
        m_work.gun_hits[start + static_cast<std::size_t>(std::min(most, certain))] = 1.0;
        for (int i = 0; i < dice; ++i) {
            add_die(m_work.gun_hits.data() + start, most, chance_of(gun_hit));
        }
    };
    if (m_kind == AirDefence::PerGroup) {
        for (const auto& group : attacker) {
            add_table(is_air(group) ? group.count : 0, 0, is_air(group) ? group.count : 0);
        }
    } else if (m_kind == AirDefence::OwnerOrder) {
        add_table(m_aircraft, options.gun_hits, options.gun_dice < 0 ? m_aircraft : options.gun_dice);
    }
}

bool GunFire::step() {
    ++m_way;
    switch (m_kind) {
    case AirDefence::None:
        m_chance = 1.0;
        return m_way == 0;
    case AirDefence::OwnerOrder: {
        if (m_way > m_aircraft) {
            return false;
        }
        m_chance = m_work.gun_hits[static_cast<std::size_t>(m_way)];
        int left = m_way;
        for (std::size_t g = 0; g < m_attacker.size(); ++g) {
            m_work.shot_down[g] = is_air(m_attacker[g]) ? std::min(left, m_attacker[g].count) : 0;
            left -= m_work.shot_down[g];
        }
        return true;
    }
    case AirDefence::PerGroup:
        break;
    }
    if (m_way > 0) { // count on: the first group that can lose one more does, those before it begin anew
        std::size_t g = 0;
        while (g < m_attacker.size() && (!is_air(m_attacker[g]) || m_work.shot_down[g] == m_attacker[g].count)) {
            m_work.shot_down[g] = 0;
            ++g;
        }
        if (g == m_attacker.size()) {
            return false;
        }
        ++m_work.shot_down[g];
    }
    m_chance = 1.0;
    std::size_t start = 0;
    for (std::size_t g = 0; g < m_attacker.size(); ++g) {
        m_chance *= m_work.gun_hits[start + static_cast<std::size_t>(m_work.shot_down[g])];
        start += static_cast<std::size_t>(is_air(m_attacker[g]) ? m_attacker[g].count : 0) + 1;
    }
    return true;
}

bool GunFire::next() {
    while (step()) {
        if (m_chance > 0) {
            m_work.attackers_left = m_attacker;
            for (std::size_t g = 0; g < m_attacker.size(); ++g) {
                m_work.attackers_left[g].count -= m_work.shot_down[g];
            }
            return true;
        }
    }
    return false;
}

} // namespace intendant::odds
