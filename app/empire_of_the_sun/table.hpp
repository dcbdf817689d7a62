#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/desk/table_of.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/session/empire_of_the_sun/session.hpp"

namespace intendant::app::es {

using Session = db::EmpireOfTheSunSession;

/// An open game of Empire of the Sun.
class Table : public TableOf<Game> {
public:
    using TableOf::TableOf;
    /// Goes on with another session of the same tables, as a sample does from step to step.
    using TableOf::take;
    /// What a unit, a card, a hex, a track, a part of the turn ... is called.
    template <class Thing> wxString word(const Thing& thing) const { return with_names(empire_of_the_sun::name(thing), names()); }
    /// The same of several, with commas between.
    template <class Thing> wxString listed(const std::vector<Thing>& things) const {
        return things.empty() ? wxString{} : with_names(empire_of_the_sun::list_of(things), names());
    }
};

/// What every part knows besides.
template <class Window> class Part : public PartOfDesk<Window, Table> {
public:
    using PartOfDesk<Window, Table>::PartOfDesk;

protected:
    /// The game is being played, and something may be booked.
    bool may_book() const { return !this->m_table.read_only() && !this->state().outcome; }
};
using Page = Part<ScrolledPage>;

} // namespace intendant::app::es
