#pragma once

#include "app/axis_allies/words.hpp"
#include "app/desk/desk.hpp"
#include "app/desk/part_of_desk.hpp"
#include "app/desk/table_of.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "model/axis_allies/meta.hpp"

#include <optional>
#include <tuple>
#include <vector>

namespace intendant::app::aa {

using Session = db::Session<Game>;

/// The open game as its pages see it.
class Table : public TableOf<Game> {
public:
    using TableOf::TableOf;

    /// Goes on with another session of the same tables, as the sample does from step to step.
    void take(Session session);

    /// Begins the battle that waits in the space, or the raid announced there.
    void begin_battle(SpaceId space);

    /// Books a move. Of land units that cannot go there over land, but with a transport that lies ready, it asks first whether they go by sea,
    /// with all the entries that takes; of bombers alone that fly onto an enemy complex without a word of a raid what they are to do.
    /// Rule: M-100, M-102, C-140.
    void book_move(const Command& command, const std::function<void()>& booked = {});

    /// What `ask` answers, as a line for the table: a refusal or the warnings; empty when nothing speaks against it.
    wxString doubts(const Command& command) const;
    /// What the bank would pay now to the power whose turn it is; nothing while the books do not say.
    std::optional<IncomeCollected> income() const;

    /// What the play brought about that was booked last since the game was opened; while one looks back, the play looked at.
    std::vector<Event> last_events() const {
        return shown() > 0 ? events_of(session().file().entries(shown(), shown()).front()) : m_last_events;
    }

    /// One after the other, as long as nothing speaks against it; `booked` runs when all of them are, or none was given.
    void book_all(std::vector<Command> commands, const std::function<void()>& booked);

private:
    bool asks_for_transport(const MoveUnits& move, const std::function<void()>& booked);
    std::vector<Event> events_of(const db::Entry& entry) const;
    void entry_booked(const db::Entry& entry) override;
    std::vector<Link> links(const std::vector<core::RuleRef>& rules) const override;

    std::vector<Event> m_last_events;
};

/// What every part knows besides.
template <class Window> class Part : public PartOfDesk<Window, Table> {
public:
    using PartOfDesk<Window, Table>::PartOfDesk;

protected:
    Power power() const { return this->state().turn.power; }
    /// What was begun for one of these is not carried on in the next.
    using Moment = std::tuple<int, Power, Action>;
    Moment moment() const { return {this->state().turn.round, power(), this->state().turn.action}; }
};
using Page = Part<ScrolledPage>;
using Panel = Part<wxPanel>; ///< on a page, or beside them

} // namespace intendant::app::aa
