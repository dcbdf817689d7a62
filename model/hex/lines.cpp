#include "model/hex/lines.hpp"

namespace intendant::hex {

void Lines::begin(std::size_t hexes, const Laying& laying) {
    assert(laying.most >= 0 && laying.mode < laying.modes);
    m_modes = laying.modes;
    m_most = laying.most;
    m_any_length = static_cast<std::size_t>(laying.most) >= hexes * m_modes;
    m_labels.clear();
    m_best.assign(hexes, none);
    m_shortest.assign(hexes * m_modes, unseen);
    m_later.assign(hexes * m_modes, unseen);
    m_entering.clear();
    m_waiting.clear();
    for (const auto source : laying.sources) {
        assert(source.index < hexes);
        m_entering.push_back(static_cast<std::uint32_t>(m_labels.size()));
        m_labels.push_back({.hex = source, .mode = laying.mode, .barred = false, .bars = 0, .length = 0, .before = none});
    }
}

void Lines::next_round() {
    if (m_any_length) { // then a line with more bars is of no use, however short it is
        for (const auto* const queue : {&m_entering, &m_found}) {
            for (const auto at : *queue) {
                m_shortest[node(m_labels[at].hex, m_labels[at].mode)] = 0;
            }
        }
    }
    m_entering.swap(m_waiting);
    m_waiting.clear();
}

Link Lines::link(HexId hex) const {
    const auto at = best(hex);
    if (at == none) {
        return Link::None;
    }
    return m_labels[at].bars == 0 ? Link::Open : Link::Cut;
}

int Lines::length(HexId hex) const {
    assert(best(hex) != none);
    return m_labels[best(hex)].length;
}

void Lines::line(HexId hex, std::vector<HexId>& into) const {
    into.clear();
    for (auto at = best(hex); at != none; at = m_labels[at].before) {
        into.push_back(m_labels[at].hex);
    }
}

std::vector<HexId> Lines::line(HexId hex) const {
    std::vector<HexId> found;
    line(hex, found);
    return found;
}

void Lines::cut(HexId hex, std::vector<HexId>& into) const {
    into.clear();
    for (auto at = best(hex); at != none; at = m_labels[at].before) {
        if (m_labels[at].barred) {
            into.push_back(m_labels[m_labels[at].before].hex);
        }
    }
}

std::vector<HexId> Lines::cut(HexId hex) const {
    std::vector<HexId> found;
    cut(hex, found);
    return found;
}

} // namespace intendant::hex
