#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/desk/table_of.hpp"
#include "app/risiko/words.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/session/risiko/session.hpp"

#include <wx/panel.h>

namespace intendant::app::rk {

using Session = db::RisikoSession;

/// An open game of RisiKo!.
class Table : public TableOf<Game> {
public:
    using TableOf::TableOf;
    /// Goes on with another session of the same tables, as the sample does from step to step.
    using TableOf::take;
};

/// What every part knows besides.
template <class Window> class Part : public PartOfDesk<Window, Table> {
public:
    using PartOfDesk<Window, Table>::PartOfDesk;

protected:
    Colour player() const { return this->state().turn.player; }
    const PlayerState& who() const { return *find_player(this->state(), player()); }
    /// The game is being played, and something may be booked.
    bool may_book() const { return !this->m_table.read_only() && !this->state().outcome; }
};
/// A page that has nothing to be used first takes the keyboard itself.
class Page : public Part<ScrolledPage> {
public:
    using Part<ScrolledPage>::Part;
    void set_focus() override { SetFocus(); }
};
using Panel = Part<wxPanel>; ///< on a page, or beside them

} // namespace intendant::app::rk
