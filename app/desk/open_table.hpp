#pragma once

#include "app/base/text.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/session/session.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// An open game as its desk sees it, whichever game it is: who may book, what was said, and the notice bar that says it.
class OpenTable {
public:
    OpenTable(NoticeBar& notice, Names names) : m_notice(notice), m_names(std::move(names)) {}
    virtual ~OpenTable() = default;
    OpenTable(const OpenTable&) = delete;
    OpenTable& operator=(const OpenTable&) = delete;

    virtual const db::Log& log() const = 0;
    /// What was found when the game was opened, and what is found now.
    virtual const db::Verification& proof() const = 0;
    virtual db::Verification verify() const = 0;
    virtual db::Saved save_proved(const std::filesystem::path& destination) const = 0;
    /// As the game stands.
    virtual core::Heading heading() const = 0;
    /// The last `count` entries, oldest first.
    virtual std::vector<db::LogLine> last_entries(std::size_t count) const = 0;
    /// The plays that stand and were booked in the phase that is being played, the oldest first.
    std::vector<db::Entry> plays_of_phase() const;
    /// The last entries that stand and name this by its id, the latest first, with their sentences.
    std::vector<std::pair<std::int64_t, wxString>> entries_naming(const std::string& id) const;

    /// The game was opened to be looked at.
    virtual bool opened_to_look() const = 0;
    /// Shows the books as they were after this entry; 0: as they stand. Nothing can be booked meanwhile.
    virtual void look_back(std::int64_t seq) = 0;
    bool looks_back() const { return m_shown > 0; }
    /// The entry that is looked at; 0: the books are shown as they stand.
    std::int64_t shown() const { return m_shown; }
    /// Nothing can be booked: the game is only looked at, or one looks back.
    bool read_only() const { return looks_back() || opened_to_look(); }
    /// False where nothing can be booked; the notice bar then says why.
    bool may_book();
    /// The same for notes and bookmarks, which change nothing in the game and may be booked while one looks back.
    bool may_note();

    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual void undo_from(std::int64_t seq) = 0;
    /// Goes on with the branch that this undo or redo left.
    virtual void take_up(std::int64_t left) = 0;
    /// Takes one play out of the game: takes back to it, and plays again what came after it as far as that still holds.
    virtual void take_out(std::int64_t seq) = 0;
    virtual void restart_turn() = 0;
    /// `who`: the seat that says it; empty: the table itself.
    virtual void note(const std::string& text, std::int64_t about, const std::string& who = {}) = 0;
    virtual void bookmark(std::int64_t about) = 0;

    const Names& names() const { return m_names; }
    NoticeBar& notice() const { return m_notice; }
    /// What the entry says, made from its events; nobody reads what stands beside them.
    wxString say(const db::Entry& entry) const;
    wxString said_by(std::int64_t entry) const { return say(log().file().entries(entry, entry).front()); }
    wxString say(const core::Message& message) const { return translate(message, m_names); }
    wxString say(const core::Refused& refused) const;
    wxString say(const std::vector<core::Warning>& warnings) const;
    /// Empty: what was complained of last holds no more, and goes from the bar where it still stands.
    void complain(const wxString& sentence);
    /// Says that keys were not read; what the notice bar says or asks already stays there.
    void say_unread(const wxString& sentence) { m_notice.add(sentence); }

    /// Called after everything that changed the log.
    std::function<void(const db::Entry&)> on_change;

protected:
    /// The log has this entry now; the pages do not show it yet.
    virtual void entry_booked(const db::Entry&) {}
    /// What the notice bar cites.
    virtual std::vector<Link> links(const std::vector<core::RuleRef>& rules) const = 0;
    virtual std::vector<core::Message> sentences(const db::Entry& entry) const = 0;
    /// The file is put in place again; see `db::Session::put_back`.
    virtual std::optional<std::filesystem::path> put_back() = 0;

    /// Says why nothing was booked. `again`: books it with the reason that the table gives.
    void say_against(const db::Answer& answer, std::function<void(const std::string&)> again);
    /// Does it; what the disk refuses becomes a sentence in the notice bar, and what was booked before stands.
    void guarded(const std::function<void()>& act);
    void changed(const std::optional<db::Entry>& entry);
    void complain_of_gone_entry();

    std::int64_t m_shown{0};

private:
    void put_file_back();

    NoticeBar& m_notice;
    Names m_names;
    wxString m_complaint;
};

} // namespace intendant::app
