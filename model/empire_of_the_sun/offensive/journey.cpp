#include "model/empire_of_the_sun/offensive/course.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

Allowance allowance(const State& state, const Board& board, UnitId id, Travel by) {
    const auto& tables = *state.tables;
    const auto& unit = tables[id];
    const auto value = static_cast<std::size_t>(operations_of(state, *state.offensive) - 1);
    const int extended = std::max(unit.range, unit.extended_range);
    switch (by) {
    case Travel::Land:
    case Travel::Disengage:
        return {.most = 2 * tables.allowance[0][value]};
    case Travel::Air:
        return {.most = tables.legs[value], .range = unit.range};
    case Travel::Extended:
        return {.most = tables.legs[value], .range = unit.extended_range};
    case Travel::Sea:
    case Travel::Assault:
    case Travel::Transport:
    case Travel::PostBattle: {
        if (unit.kind == UnitKind::Air) {
            return {.most = tables.legs[value], .range = extended};
        }
        const auto& card = tables[state.offensive->card];
        const bool by_card = state.offensive->as_event && card.naval_move && unit.side == card.side;
        return {.most = by_card ? *card.naval_move : tables.allowance[1][value]};
    }
    case Travel::Strategic: {
        if (unit.kind == UnitKind::Air) {
            return {.most = 2 * tables.legs[value], .range = extended};
        }
        const auto from = board[id].place.hex;
        const bool from_port = tables.map->port(from) && controls(state, unit.side, from);
        return {.most = tables.allowance[1][value] * (from_port ? 2 : 1)};
    }
    case Travel::Barges:
        return {.most = 1};
    case Travel::Retreat:
    case Travel::Emergency:
    case Travel::Card:
        break;
    }
    return {.most = 0};
}

bool Journey::needs_supply(Travel by) {
    return by == Travel::Assault || by == Travel::Transport || by == Travel::Strategic || by == Travel::PostBattle;
}

Journey::Journey(const State& state, const Board& board, const Supply& supply, UnitId unit, Travel by, const std::vector<UnitId>& together)
    : m_state(&state), m_board(&board), m_supply(&supply), m_unit(unit), m_by(by),
      m_together(together), m_known{.sea = SeaWays(*state.tables->map, board[unit].place.hex)} {
    if (by == Travel::Strategic) { // a carrier that sails so neutralises none (ES-NAV-6)
        const auto& tables = *state.tables;
        m_zones.fill(tables, board, [&](UnitId each) {
            const bool sails = tables[each].carrier() && has(together, each);
            return !sails && (supply.supplied(each) || has(board.active, each));
        });
    } else if (needs_supply(by)) {
        m_zones = supply.zones();
    }
}

void Journey::check(Against& against, HexId to) {
    m_known.way.reset();
    check_travel(against,
                 {against.now(), against.tables(), against.map(), *m_board, *m_supply, m_zones, m_unit, to, m_by, m_together, m_known});
}

std::vector<HexId> Journey::candidates() {
    const auto& tables = *m_state->tables;
    const auto& map = *tables.map;
    const auto& unit = tables[m_unit];
    const auto from = (*m_board)[m_unit].place.hex;
    const auto allowed = allowance(*m_state, *m_board, m_unit, m_by);
    std::vector<HexId> found;
    const auto keep = [&](HexId hex) {
        if (hex != from && has_room(tables, m_unit, hex)) {
            found.push_back(hex);
        }
    };
    if (m_by == Travel::Barges) {
        for (const auto& beside : map.grid().around(from)) {
            if (beside.there()) {
                keep(beside.hex);
            }
        }
    } else if (unit.kind == UnitKind::Air) {
        for (const auto& hex : tables.map_hexes) {
            if (hex.airfield && map.distance(from, hex.hex) <= allowed.most * allowed.range) {
                keep(hex.hex);
            }
        }
    } else if (m_by == Travel::Land || m_by == Travel::Disengage) {
        if (unit.kind == UnitKind::Ground) {
            m_known.past_enemies = land_ways(tables, from, allowed.most, (*m_state)[Track::KwaiBridge] != 0);
            std::ranges::for_each(m_known.past_enemies->hexes(), keep);
        }
    } else {
        for (const auto hex : m_known.sea.reached()) {
            if (m_known.sea.distance(hex).value_or(0) > allowed.most) {
                break;
            }
            if (m_by != Travel::Strategic || map.port(hex)) {
                keep(hex);
            }
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
