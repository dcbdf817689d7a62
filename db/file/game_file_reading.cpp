#include "db/file/chain.hpp"
#include "db/file/game_file_impl.hpp"
#include "db/file/roll_row.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::db {

namespace {

Entry entry_from(SQLite::Statement& row, const std::filesystem::path& file) {
    Entry entry;
    entry.seq = row.getColumn(0).getInt64();
    entry.time = row.getColumn(1).getString();
    entry.who = row.getColumn(2).getString();
    entry.round = row.getColumn(3).getInt();
    entry.seat = row.getColumn(4).getString();
    entry.phase = row.getColumn(5).getString();
    const auto kind = kind_of(row.getColumn(6).getString());
    if (!kind) {
        throw FileError(FileErrorKind::Damaged, {INTENDANT_TR("Entry {entry} of {name} is damaged."),
                                                 {{"entry", std::to_string(entry.seq)}, {"name", quoted(file)}}});
    }
    entry.kind = *kind;
    entry.target = row.getColumn(7).getInt64();
    entry.command = row.getColumn(8).getString();
    entry.events = row.getColumn(9).getString();
    entry.summary = row.getColumn(10).getString();
    entry.overruled = row.getColumn(11).getString();
    entry.reason = row.getColumn(12).getString();
    entry.state_digest = row.getColumn(13).getString();
    entry.previous_hash = row.getColumn(14).getString();
    entry.hash = row.getColumn(15).getString();
    return entry;
}

core::Roll roll_from(const SQLite::Statement& row, int first) {
    core::Roll roll;
    roll.purpose = row.getColumn(first).getString();
    roll.side = row.getColumn(first + 1).getString();
    roll.target = row.getColumn(first + 2).getInt();
    set_stored(roll, row.getColumn(first + 3).getInt(), row.getColumn(first + 4).getString());
    return roll;
}

core::Posting posting_from(const SQLite::Statement& row, int first) {
    return {row.getColumn(first).getString(), row.getColumn(first + 1).getString(), row.getColumn(first + 2).getString(),
            row.getColumn(first + 3).getInt64()};
}

/// The query has given each entry from `from` to `to`. Throws: FileError.
template <class Row> void require_all(const std::vector<Row>& rows, std::int64_t from, std::int64_t to, const std::filesystem::path& file) {
    const auto wanted = std::max<std::int64_t>(to - from + 1, 0);
    if (static_cast<std::int64_t>(rows.size()) != wanted || (!rows.empty() && rows.back().seq != to)) {
        throw FileError(FileErrorKind::Damaged, {INTENDANT_TR("The game {name} is damaged: entries are missing. A backup may be whole."),
                                                 {{"name", quoted(file)}}});
    }
}

} // namespace

std::vector<Entry> GameFile::entries(std::int64_t from, std::int64_t to) const {
    from = std::max<std::int64_t>(from, 1);
    to = std::min(to, m_impl->last_seq);
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database,
                                "SELECT seq, time, who, round, power, action, kind, target, command, events, summary, "
                                "overruled, reason, state_digest, previous_hash, hash FROM entry "
                                "WHERE seq >= ? ORDER BY seq LIMIT ?"); // what lies behind may be unreadable
        query.bind(1, from);
        query.bind(2, std::max<std::int64_t>(to - from + 1, 0));
        std::vector<Entry> entries;
        while (query.executeStep()) {
            entries.push_back(entry_from(query, m_impl->asked));
        }
        require_all(entries, from, to, m_impl->asked);
        return entries;
    });
}

std::vector<Entry> GameFile::whole_entries(std::int64_t from, std::int64_t to) const {
    auto entries = this->entries(from, to);
    if (entries.empty()) {
        return entries;
    }
    const auto first = entries.front().seq;
    const auto last = entries.back().seq;
    const auto of = [&](std::int64_t seq) -> Entry& { return entries[static_cast<std::size_t>(seq - first)]; };
    each_roll(first, last, [&](std::int64_t seq, const core::Roll& roll) { of(seq).rolls.push_back(roll); });
    m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT entry, from_account, to_account, what, count FROM posting "
                                                  "WHERE entry >= ? AND entry <= ? ORDER BY entry, n");
        query.bind(1, first);
        query.bind(2, last);
        while (query.executeStep()) {
            of(std::clamp(query.getColumn(0).getInt64(), first, last)).postings.push_back(posting_from(query, 1));
        }
    });
    return entries;
}

std::int64_t GameFile::shared_with(const GameFile& other) const {
    std::int64_t same = 0;
    auto first_other = std::min(last_seq(), other.last_seq()) + 1;
    while (same + 1 < first_other) { // a hash stands for all entries before it
        const auto middle = std::midpoint(same, first_other);
        const auto here = heads(middle, middle);
        const auto there = other.heads(middle, middle);
        (!here.empty() && !there.empty() && here.front().hash == there.front().hash ? same : first_other) = middle;
    }
    return same;
}

std::vector<EntryHead> GameFile::heads(std::int64_t from, std::int64_t to) const {
    from = std::max<std::int64_t>(from, 1);
    to = std::min(to, m_impl->last_seq);
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT seq, time, round, hash FROM entry WHERE seq >= ? ORDER BY seq LIMIT ?");
        query.bind(1, from);
        query.bind(2, std::max<std::int64_t>(to - from + 1, 0));
        std::vector<EntryHead> heads;
        while (query.executeStep()) {
            heads.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getInt(),
                             query.getColumn(3).getString()});
        }
        require_all(heads, from, to, m_impl->asked);
        return heads;
    });
}

std::optional<std::int64_t> GameFile::first_taken_back_after(std::int64_t seq) const {
    return m_impl->reading([&]() -> std::optional<std::int64_t> {
        // by the index of what turns the course
        SQLite::Statement query(m_impl->database, "SELECT min(target) FROM entry WHERE kind <> 'play' AND kind = 'undo' AND target <= ?1 "
                                                  "AND seq > ?1");
        query.bind(1, seq);
        if (!query.executeStep() || query.getColumn(0).isNull()) {
            return std::nullopt;
        }
        return query.getColumn(0).getInt64();
    });
}

std::vector<core::Step> GameFile::steps() const {
    return m_impl->reading([&] {
        std::vector<core::Step> steps;
        steps.reserve(static_cast<std::size_t>(m_impl->last_seq));
        const auto play_up_to = [&](std::int64_t seq) {
            while (static_cast<std::int64_t>(steps.size()) < seq) {
                steps.push_back({static_cast<std::int64_t>(steps.size()) + 1, core::EntryKind::Play, 0});
            }
        };
        // Everything that the index of the others does not name is a play; where the index is not believed,
        // every entry is looked at, and none behind the last.
        SQLite::Statement query(m_impl->database,
                                m_impl->only_proved ? "SELECT seq, kind, target FROM entry NOT INDEXED ORDER BY seq LIMIT ?"
                                                    : "SELECT seq, kind, target FROM entry WHERE kind <> 'play' AND seq <= ? ORDER BY seq");
        query.bind(1, m_impl->last_seq);
        while (query.executeStep()) {
            const auto seq = query.getColumn(0).getInt64();
            const auto kind = kind_of(query.getColumn(1).getString());
            if (!kind || seq <= static_cast<std::int64_t>(steps.size()) || seq > m_impl->last_seq) {
                throw FileError(FileErrorKind::Damaged,
                                {INTENDANT_TR("The game {name} is damaged. A backup may be whole."), {{"name", quoted(m_impl->asked)}}});
            }
            play_up_to(seq - 1);
            steps.push_back({seq, *kind, query.getColumn(2).getInt64()});
        }
        play_up_to(m_impl->last_seq);
        return steps;
    });
}

bool GameFile::read_on(Outline& outline, std::int64_t most) const {
    const auto from = outline.size() + 1;
    const auto to = std::min(m_impl->last_seq, from + most - 1);
    const auto place_of = [&outline](const std::string& word) {
        const auto found = std::ranges::find(outline.words, word);
        if (found != outline.words.end()) {
            return static_cast<std::uint16_t>(found - outline.words.begin());
        }
        outline.words.push_back(word);
        return static_cast<std::uint16_t>(outline.words.size() - 1);
    };
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT round, power, action, kind, target, reason <> '' FROM entry "
                                                  "WHERE seq >= ? ORDER BY seq LIMIT ?");
        query.bind(1, from);
        query.bind(2, std::max<std::int64_t>(to - from + 1, 0));
        while (query.executeStep()) {
            OutlineRow row;
            row.round = query.getColumn(0).getInt();
            row.seat = place_of(query.getColumn(1).getString());
            row.phase = place_of(query.getColumn(2).getString());
            row.kind = kind_of(query.getColumn(3).getString()).value_or(core::EntryKind::Play);
            row.target = query.getColumn(4).getInt64();
            row.reasoned = query.getColumn(5).getInt() != 0;
            outline.rows.push_back(row);
        }
        SQLite::Statement thrown(m_impl->database, "SELECT DISTINCT entry FROM roll WHERE entry >= ? AND entry <= ?");
        thrown.bind(1, from);
        thrown.bind(2, outline.size());
        while (thrown.executeStep()) {
            outline.rows[static_cast<std::size_t>(thrown.getColumn(0).getInt64()) - 1].dice = true;
        }
        return outline.size() >= m_impl->last_seq;
    });
}

std::vector<std::int64_t> GameFile::entries_about(const std::string& id, std::int64_t from, std::int64_t to) const {
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT entry FROM posting WHERE entry >= ?1 AND entry <= ?2 AND "
                                                  "(substr(from_account, instr(from_account, ':') + 1) = ?3 OR "
                                                  "substr(to_account, instr(to_account, ':') + 1) = ?3) "
                                                  "UNION SELECT seq FROM entry WHERE seq >= ?1 AND seq <= ?2 AND "
                                                  "(instr(command, ?4) > 0 OR instr(events, ?4) > 0) ORDER BY 1");
        query.bind(1, from);
        query.bind(2, to);
        query.bind(3, id);
        query.bind(4, '"' + id + '"');
        std::vector<std::int64_t> found;
        while (query.executeStep()) {
            found.push_back(query.getColumn(0).getInt64());
        }
        return found;
    });
}

std::vector<core::Posting> GameFile::postings(std::int64_t seq) const {
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT from_account, to_account, what, count FROM posting WHERE entry = ? ORDER BY n");
        query.bind(1, seq);
        std::vector<core::Posting> postings;
        while (query.executeStep()) {
            postings.push_back(posting_from(query, 0));
        }
        return postings;
    });
}

std::vector<std::pair<std::int64_t, std::int64_t>> GameFile::changes(const std::string& account, const std::string& what) const {
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database,
                                "SELECT entry, SUM(count * ((to_account = ?1) - (from_account = ?1))) AS change FROM posting "
                                "WHERE what = ?2 AND ?1 IN (from_account, to_account) GROUP BY entry HAVING change <> 0 "
                                "ORDER BY entry");
        query.bind(1, account);
        query.bind(2, what);
        std::vector<std::pair<std::int64_t, std::int64_t>> changes;
        while (query.executeStep()) {
            changes.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt64());
        }
        return changes;
    });
}

std::vector<core::Roll> GameFile::rolls(std::int64_t seq) const {
    return m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT purpose, side, target, result, source FROM roll WHERE entry = ? ORDER BY n");
        query.bind(1, seq);
        std::vector<core::Roll> rolls;
        while (query.executeStep()) {
            rolls.push_back(roll_from(query, 0));
        }
        return rolls;
    });
}

void GameFile::each_roll(std::int64_t from, std::int64_t to, const std::function<void(std::int64_t seq, const core::Roll&)>& visit) const {
    m_impl->reading([&] {
        SQLite::Statement query(m_impl->database, "SELECT entry, purpose, side, target, result, source FROM roll "
                                                  "WHERE entry >= ? AND entry <= ? ORDER BY entry, n");
        query.bind(1, from);
        query.bind(2, to);
        while (query.executeStep()) {
            visit(std::clamp(query.getColumn(0).getInt64(), from, to), roll_from(query, 1));
        }
    });
}

} // namespace intendant::db
