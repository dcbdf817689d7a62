#include "model/hex/paths.hpp"

#include <algorithm>

namespace intendant::hex {

void Reach::begin(std::size_t hexes, const Journey& journey) {
    assert(journey.budget.allowance >= 0 && journey.budget.bonus >= 0);
    assert((journey.budget.allowance + 1LL) * (journey.budget.bonus + 1LL) <= 1'000'000);
    assert(journey.mode < journey.modes && journey.from.index < hexes);
    m_budget = journey.budget;
    m_modes = journey.modes;
    m_labels.clear();
    m_buckets.clear();
    m_seen.assign(hexes * m_modes, {});
    m_best.assign(hexes, none);
    m_hexes.clear();
    push({.hex = journey.from, .mode = journey.mode, .allowance = 0, .bonus = 0, .before = none, .next = none});
}

Budget Reach::spent(HexId hex) const {
    assert(reached(hex));
    const auto& label = m_labels[m_best[hex.index]];
    return {.allowance = label.allowance, .bonus = label.bonus};
}

void Reach::way(HexId hex, std::vector<HexId>& into) const {
    into.clear();
    for (auto at = reached(hex) ? m_best[hex.index] : none; at != none; at = m_labels[at].before) {
        into.push_back(m_labels[at].hex);
    }
    std::ranges::reverse(into);
}

std::vector<HexId> Reach::way(HexId hex) const {
    std::vector<HexId> found;
    way(hex, found);
    return found;
}

} // namespace intendant::hex
