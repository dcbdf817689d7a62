#include "app/afrika_korps/books/past.hpp"

#include <algorithm>

namespace intendant::app::ak {

void Past::forget(const Tables& tables) {
    m_supply.clear();
    m_counters.clear();
    m_factors.clear();
    m_luck = std::make_unique<LuckBook>(tables);
}

void Past::take(const db::Entry& entry, const State& before, const Event& event, const State& after) {
    const auto& tables = *before.tables;
    const int turn = after.turn.number;
    const auto add = [&](Side side, Supply what) { m_supply.push_back({entry.seq, turn, side, what}); };
    if (const auto* const rolled = std::get_if<SupplyRolled>(&event); rolled != nullptr && !rolled->arrives) {
        add(before.turn.side, Supply::Sunk);
    } else if (const auto* const arrived = std::get_if<SupplyArrived>(&event)) {
        add(tables[arrived->supply].side, Supply::Arrived);
    } else if (const auto* const forgone = std::get_if<SupplyForgone>(&event)) {
        add(forgone->side, forgone->why == Forgone::Declined ? Supply::Declined
                           : forgone->why == Forgone::Full   ? Supply::Full
                                                             : Supply::NoPort);
    } else if (const auto* const captured = std::get_if<SupplyCaptured>(&event)) {
        add(tables[captured->supply].side, Supply::Lost);
        add(tables[captured->as].side, Supply::Captured);
    } else if (const auto* const destroyed = std::get_if<SupplyDestroyed>(&event)) {
        add(tables[destroyed->supply].side, Supply::Destroyed);
    } else if (const auto* const used = std::get_if<SupplyUsedUp>(&event)) {
        for (const auto id : used->supply) {
            add(tables[id].side, Supply::Used);
        }
    }
    const auto* const eliminated = std::get_if<UnitsEliminated>(&event);
    for (std::size_t i = 0; i < after.pieces.size(); ++i) {
        const auto& piece = after.pieces[i];
        const CounterId id{static_cast<std::uint8_t>(i)};
        if (piece.status != before.pieces[i].status || piece.hex != before.pieces[i].hex) {
            auto cause = eliminated != nullptr                         ? std::optional{eliminated->cause}
                         : std::holds_alternative<ExchangePaid>(event) ? std::optional{Cause::Exchange}
                                                                       : std::nullopt;
            m_counters[id].push_back(
                {entry.seq, turn, before.turn.side, piece.status, piece.hex, piece.status == Status::Eliminated ? cause : std::nullopt});
        }
    }
    for (const auto side : all_sides) {
        const int then = after.sides[side].factors;
        if (const int change = then - before.sides[side].factors; change != 0) {
            m_factors.push_back({entry.seq, turn, side, change, then});
        }
    }
    m_luck->take(before, event);
}

int Past::count(Side side, Supply what) const {
    return static_cast<int>(
        std::ranges::count_if(m_supply, [&](const SupplyLine& each) { return each.side == side && each.what == what; }));
}

const std::vector<Past::CounterLine>& Past::of(CounterId counter) const {
    static const std::vector<CounterLine> none;
    const auto found = m_counters.find(counter);
    return found == m_counters.end() ? none : found->second;
}

} // namespace intendant::app::ak
