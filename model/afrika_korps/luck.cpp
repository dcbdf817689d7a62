#include "model/afrika_korps/luck.hpp"

namespace intendant::afrika_korps {

namespace {

constexpr int faces = 6;

} // namespace

bool won(CombatResult result) { return result == CombatResult::DefendersBack || result == CombatResult::DefendersEliminated; }

int winning_faces(const Tables& tables, OddsColumn column) {
    const auto found = chances(tables, column);
    return found[CombatResult::DefendersBack] + found[CombatResult::DefendersEliminated];
}

void ColumnDice::add(const Tables& tables, OddsColumn column, CombatResult result) {
    ++m_battles;
    ++m_results[static_cast<std::size_t>(result)];
    const auto found = chances(tables, column);
    for (const auto each : all_results) {
        m_sixths[static_cast<std::size_t>(each)] += found[each];
    }
    m_won.add(1, winning_faces(tables, column), won(result) ? 1 : 0);
}

double ColumnDice::expected(CombatResult result) const { return static_cast<double>(m_sixths[static_cast<std::size_t>(result)]) / faces; }

void LuckBook::take(const State& before, const Event& event) {
    const auto* fought = std::get_if<BattleFought>(&event);
    if (fought == nullptr || !fought->dice || fought->dice->faces.empty()) {
        return;
    }
    const auto side = before.turn.side;
    m_battles.push_back({.turn = before.turn.number,
                         .attacker = side,
                         .attackers = units_of(fought->attackers),
                         .defenders = units_of(fought->defenders),
                         .attack = fought->attack,
                         .defence = fought->defence,
                         .column = fought->column,
                         .die = fought->dice->faces.front(),
                         .result = fought->result});
    m_columns[static_cast<std::size_t>(side)][static_cast<std::size_t>(fought->column)].add(m_tables, fought->column, fought->result);
    m_all[static_cast<std::size_t>(side)].add(m_tables, fought->column, fought->result);
}

const ColumnDice& LuckBook::in(OddsColumn column, Side attacker) const {
    return m_columns[static_cast<std::size_t>(attacker)][static_cast<std::size_t>(column)];
}

} // namespace intendant::afrika_korps
