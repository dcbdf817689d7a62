#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/desk/part_of_desk.hpp"
#include "app/desk/table_of.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/session/afrika_korps/session.hpp"

#include <wx/panel.h>

namespace intendant::app::ak {

using Session = db::AfrikaKorpsSession;

/// An open game of Afrika Korps.
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
    Side side() const { return this->state().turn.side; }
    Phase phase() const { return this->state().turn.phase; }
    /// The game is being played, and something may be booked.
    bool may_book() const { return !this->m_table.read_only() && !this->state().outcome; }
};
using Page = Part<ScrolledPage>;
using Panel = Part<wxPanel>; ///< on a page, or beside them

} // namespace intendant::app::ak
