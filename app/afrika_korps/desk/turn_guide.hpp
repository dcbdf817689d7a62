#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/turn_head.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app::ak {

/// Whose turn it is, which step of it, and what the one button does.
class TurnGuide {
public:
    explicit TurnGuide(Table& table) : m_table(table) {}

    TurnHead head() const;
    void next_step();

    std::function<std::optional<wxString>()> act; ///< what the sheet has still to do in this step
    std::function<void()> do_act;

private:
    const State& state() const { return m_table.state(); }
    const Tables& tables() const { return m_table.tables(); }
    wxString next_label() const;

    Table& m_table;
};

/// Supply of both sides, factors on the map, isolated units, what arrives next.
std::vector<Account> accounts_of(const Table& table);

} // namespace intendant::app::ak
