#include "app/axis_allies/map/held_units.hpp"

#include <algorithm>

namespace intendant::app::aa {

int HeldUnits::count(const Piece& piece) const {
    const auto found = std::ranges::find(m_units, piece.unit, &UnitCount::unit);
    return found == m_units.end() || piece.aboard != m_aboard ? 0 : found->count;
}

bool HeldUnits::take(const State& state, SpaceId space, const Piece& piece, int more) {
    if (piece.owner != state.turn.power || piece.unit == Unit::IndustrialComplex) {
        return false;
    }
    if (m_from != space || m_aboard != piece.aboard) {
        m_units.clear();
        m_from = space;
        m_aboard = piece.aboard;
    }
    int here = 0;
    for (const auto& [each, number] : pieces_in(state, space)) {
        here += each == piece ? number : 0;
    }
    const int taken = std::min(more, here - count(piece));
    if (taken > 0) {
        const auto found = std::ranges::find(m_units, piece.unit, &UnitCount::unit);
        const auto whole = (found == m_units.end() ? 0 : found->count) + taken;
        if (found != m_units.end()) {
            m_units.erase(found);
        }
        // The last one taken stands last, so that it can be put back first.
        m_units.push_back({piece.unit, whole});
    }
    if (m_units.empty()) {
        let_go();
    }
    return taken > 0;
}

void HeldUnits::take_all(const State& state, SpaceId space) {
    let_go();
    for (const auto& [piece, number] : pieces_in(state, space)) {
        if (!piece.aboard && piece.unit != Unit::AaGun) {
            take(state, space, piece, number);
        }
    }
}

void HeldUnits::put_back() {
    if (!m_units.empty() && --m_units.back().count == 0) {
        m_units.pop_back();
    }
    if (m_units.empty()) {
        let_go();
    }
}

void HeldUnits::let_go() {
    m_units.clear();
    m_from.reset();
    m_aboard = false;
}

TakenUp HeldUnits::taken(bool raid) const { return {.from = *m_from, .units = m_units, .aboard = m_aboard, .raid = raid}; }

std::vector<SpaceId> way_of(const std::vector<Event>& events) {
    for (const auto& event : events) {
        if (const auto* const moved = std::get_if<UnitsMoved>(&event)) {
            return moved->path;
        }
        if (const auto* const loaded = std::get_if<TransportLoaded>(&event)) {
            return {loaded->from, loaded->zone};
        }
        if (const auto* const landed = std::get_if<TransportUnloaded>(&event)) {
            return {landed->zone, landed->to};
        }
    }
    return {};
}

} // namespace intendant::app::aa
