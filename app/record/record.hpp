#pragma once

#include "app/base/text.hpp"
#include "db/session/log.hpp"

#include <functional>
#include <map>
#include <unordered_map>
#include <vector>

namespace intendant::app {

/// The entries of the open game as log and review show them. Words and numbers of an entry are read when they are asked
/// for, so that a million entries cost no more than what is looked at.
class Record {
public:
    /// `sentence`: what an entry says, in the language of the windows.
    Record(const db::Log& log, Names names, std::function<wxString(const db::Entry&)> sentence)
        : m_log(log), m_names(std::move(names)), m_sentence(std::move(sentence)) {}

    /// Reads on, `most` entries at most; true when all is read.
    bool read_on(std::int64_t most);
    /// Forgets what was read: another game goes on in the place of this one.
    void forget() {
        m_outline = {};
        m_pointing.clear();
        m_entries.clear();
    }
    const db::Outline& outline() const { return m_outline; }
    const db::Log& log() const { return m_log; }
    const Names& names() const { return m_names; }

    const db::Entry& entry(std::int64_t seq) const;
    wxString sentence(std::int64_t seq) const { return m_sentence(entry(seq)); }
    wxString sentence(const db::Entry& entry) const { return m_sentence(entry); }
    /// `Round 3 - North`, the moment of the entry.
    wxString heading(std::int64_t seq) const;
    /// A play that was taken back.
    bool undone(std::int64_t seq) const;
    /// Notes, bookmarks and corrections that point at the entry.
    std::vector<std::int64_t> pointing_at(std::int64_t seq) const;
    bool bookmarked(std::int64_t seq) const { return m_pointing.contains(seq) && m_log.bookmarked(seq); }

    wxString say(const core::Message& message) const { return translate(message, m_names); }
    /// What the figures say after the entry that they did not say before it, in one line.
    wxString changes(std::int64_t seq) const;

private:
    const db::Log& m_log;
    Names m_names;
    std::function<wxString(const db::Entry&)> m_sentence;
    db::Outline m_outline;
    std::multimap<std::int64_t, std::int64_t> m_pointing;
    mutable std::unordered_map<std::int64_t, db::Entry> m_entries; ///< read lately
};

} // namespace intendant::app
