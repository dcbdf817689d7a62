#pragma once

#include "app/common/table_of.hpp"
#include "app/risiko/words.hpp"
#include "db/codec/risiko_session.hpp"

#include <wx/panel.h>

namespace intendant::app::rk {

using Session = db::RisikoSession;
using Table = TableOf<Game>;

/// A page of the desk, or a part of one. It shows the table anew whenever something was booked, and keeps nothing that the
/// session has.
class Page : public wxPanel {
public:
    Page(wxWindow* parent, Table& table) : wxPanel(parent), m_table(table) {}

    virtual void show_state() = 0;

protected:
    const State& state() const { return m_table.state(); }
    const Tables& tables() const { return m_table.tables(); }
    Colour player() const { return m_table.state().turn.player; }
    const PlayerState& who() const { return *find_player(state(), player()); }
    /// The game is being played, and something may be booked.
    bool may_book() const { return !m_table.read_only() && !state().outcome; }

    Table& m_table;
};

} // namespace intendant::app::rk
