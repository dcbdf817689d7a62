#pragma once

#include "app/axis_allies/table.hpp"
#include "app/desk/turn_head.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app::aa {

/// Whose turn it is, which Action, what comes next, and what the one button does.
class TurnGuide {
public:
    explicit TurnGuide(Table& table) : m_table(table) {}

    TurnHead head() const;
    void next_step();

    std::function<void()> to_battle_board;
    std::function<void()> to_research;
    /// The battle that the table has selected of those to be fought, and how it begins.
    std::function<std::optional<PendingBattle>()> selected;
    std::function<void()> begin_selected;

private:
    const State& state() const { return m_table.state(); }
    const Tables& tables() const { return m_table.tables(); }
    wxString next_label() const;
    std::optional<PendingBattle> next_battle() const;

    Table& m_table;
};

/// The treasuries with what they make, in the order of play.
/// Who plays the power; empty: nobody said so.
wxString player_of(const State& state, Power power);
std::vector<Account> accounts_of(const Table& table);

} // namespace intendant::app::aa
