#pragma once

#include "app/desk/turn_head.hpp"
#include "app/risiko/table.hpp"

#include <functional>
#include <vector>

namespace intendant::app::rk {

/// Whose turn it is, which part of it, who comes next, and what the one button does.
class TurnGuide {
public:
    explicit TurnGuide(Table& table) : m_table(table) {}

    TurnHead head() const;
    void next_step();

    std::function<void()> place; ///< books what is typed for the set-up or to be placed
    std::function<void()> end_turn;
    std::function<int()> clock_shows; ///< what the clock of TIME ATTACK shows now. Units: seconds played

private:
    const State& state() const { return m_table.state(); }
    const Tables& tables() const { return m_table.tables(); }
    wxString next_label() const;
    wxString after() const;

    Table& m_table;
};

/// Territories, armies, cards and points of each player, in the order of play.
std::vector<Account> accounts_of(const Table& table);

} // namespace intendant::app::rk
