#pragma once

#include "app/axis_allies/words.hpp"
#include "app/common/desk.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/session.hpp"
#include "model/axis_allies/meta.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app {
class NoticeBar;
}

namespace intendant::app::aa {

using Session = db::Session<Game>;

/// The open game as its pages see it: what the session says, and the one way to book something.
///
/// A refusal or a warning appears in the notice bar; a warning is booked when the table gives a reason there.
class Table {
public:
    Table(Session session, NoticeBar& notice);

    /// The books that are shown: as they stand, or as they were when one looks back.
    const State& state() const { return m_past ? *m_past : m_session.state(); }
    /// As they stand.
    const State& now() const { return m_session.state(); }
    /// While one looks back: the books before the entry that is looked at.
    const State* before() const { return m_before ? &*m_before : nullptr; }
    /// Shows the books as they were after this entry; 0: as they stand. Nothing can be booked meanwhile.
    void look_back(std::int64_t seq);
    bool looks_back() const { return m_past.has_value(); }
    /// The entry that is looked at; 0: the books are shown as they stand.
    std::int64_t shown() const { return m_shown; }
    /// Nothing can be booked: the game is only looked at, or one looks back.
    bool read_only() const { return m_past || m_session.read_only(); }
    /// False where nothing can be booked; the notice bar then says why.
    bool may_book();
    const Tables& tables() const { return *m_session.state().tables; }
    const Session& session() const { return m_session; }
    const Names& names() const { return m_names; }
    NoticeBar& notice() const { return m_notice; }

    /// Goes on with another session of the same tables; `last`: what its last play brought about.
    void take(Session session, std::vector<Event> last);

    /// Asks the session to book. `booked` runs after the pages show the new state, at once or when a reason was given.
    /// `corrects`: the play that was booked wrongly; 0: none.
    void book(const Command& command, std::function<void()> booked = {}, std::int64_t corrects = 0);
    /// Begins the battle that waits in the space, or the raid announced there.
    void begin_battle(SpaceId space);
    void undo();
    void redo();
    void undo_from(std::int64_t seq);
    void restart_turn();
    /// Notes and bookmarks may be booked while one looks back: they change nothing in the game.
    void note(const std::string& text, std::int64_t about);
    void bookmark(std::int64_t about);

    /// What `ask` answers, as a line for the table: a refusal or the warnings; empty when nothing speaks against it.
    wxString doubts(const Command& command) const;
    /// What the bank would pay now to the power whose turn it is; nothing while the books do not say.
    std::optional<IncomeCollected> income() const;
    wxString say(const core::Message& message) const;
    /// What the entry says; in English as it was written, else made anew from its events.
    wxString say(const db::Entry& entry) const;
    wxString say(const core::Refused& refused) const;
    wxString say(const std::vector<core::Warning>& warnings) const;
    void complain(const wxString& sentence);

    /// What the last booked play brought about; while one looks back, the play that is looked at.
    const std::vector<Event>& last_events() const { return m_past ? m_past_events : m_last_events; }

    /// Called after everything that changed the log.
    std::function<void(const db::Entry&)> on_change;

private:
    void book_with_reason(const Command& command, const std::string& reason, const std::function<void()>& booked, std::int64_t corrects);
    /// Does it; what the disk refuses becomes a sentence in the notice bar, and what was booked before stands.
    void guarded(const std::function<void()>& act);
    void changed(const std::optional<db::Entry>& entry);

    Session m_session;
    NoticeBar& m_notice;
    Names m_names;
    std::vector<Event> m_last_events;
    std::int64_t m_shown{0};
    std::optional<State> m_past;
    std::optional<State> m_before;
    std::vector<Event> m_past_events;
};

/// A part of the desk. It shows the table anew whenever something was booked, and keeps nothing that the session has.
template <class Window>
class PartOfDesk : public Window {
public:
    PartOfDesk(wxWindow* parent, Table& table) : Window(parent), m_table(table) {}

    virtual void show_state() = 0;
    /// The keyboard goes to what is used first here.
    virtual void set_focus() {}

protected:
    const State& state() const { return m_table.state(); }
    const Tables& tables() const { return m_table.tables(); }
    Power power() const { return m_table.state().turn.power; }

    Table& m_table;
};
using Page = PartOfDesk<ScrolledPage>;
using Panel = PartOfDesk<wxPanel>; ///< on a page, or beside them

} // namespace intendant::app::aa
