#include "app/empire_of_the_sun/books/past.hpp"

namespace intendant::app::es {

void Past::forget(const Tables&) {
    m_units.clear();
    m_will.clear();
    m_dice.clear();
    m_cards.clear();
}

void Past::take(const db::Entry& entry, const State& before, const Event& event, const State& after) {
    const int turn = after.turn.number;
    for (std::size_t i = 0; i < after.units.size(); ++i) {
        const bool there = i < before.units.size();
        if (there ? after.units[i] != before.units[i] : after.units[i].place.kind != PlaceKind::ByCard) {
            m_units[{static_cast<std::uint8_t>(i)}].push_back({entry.seq, turn, after.units[i]});
        }
    }
    for (std::size_t i = 0; i < after.cards.size() && i < before.cards.size(); ++i) {
        if (after.cards[i] != before.cards[i]) {
            m_cards[{static_cast<std::uint8_t>(i)}] = turn;
        }
    }
    if (const auto* const changed = std::get_if<WillChanged>(&event)) {
        m_will.push_back({entry.seq, turn, *changed});
    }
    for (const auto& roll : rolls(before, event)) {
        if (roll.result) {
            m_dice[{roll.purpose, roll.side}].push_back(*roll.result);
        }
    }
}

const std::vector<Past::UnitLine>& Past::of(UnitId unit) const {
    static const std::vector<UnitLine> none;
    const auto found = m_units.find(unit);
    return found == m_units.end() ? none : found->second;
}

int Past::moved(CardId card) const {
    const auto found = m_cards.find(card);
    return found == m_cards.end() ? 0 : found->second;
}

} // namespace intendant::app::es
