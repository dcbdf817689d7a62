#pragma once

#include "app/common/table_of.hpp"
#include "app/risiko/words.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/codec/risiko_session.hpp"

#include <wx/panel.h>

namespace intendant::app::rk {

using Session = db::RisikoSession;
using Table = TableOf<Game>;

/// A part of the desk. It shows the table anew whenever something was booked, and keeps nothing that the session has.
template <class Window> class PartOfDesk : public Window {
public:
    PartOfDesk(wxWindow* parent, Table& table) : Window(parent), m_table(table) {}

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
using Page = PartOfDesk<ScrolledPage>;
using Panel = PartOfDesk<wxPanel>; ///< on a page, or beside them

} // namespace intendant::app::rk
