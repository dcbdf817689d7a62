#include "db/file/game_file_impl.hpp"
#include "db/file/sha256.hpp"

namespace intendant::db {

bool GameFile::put_snapshot(std::int64_t seq, std::string_view bytes) {
    if (m_impl->read_only || !m_impl->in_place()) {
        return false;
    }
    try {
        SQLite::Statement insert(m_impl->database, "INSERT OR REPLACE INTO snapshot (entry, sha256, image) VALUES (?, ?, ?)");
        insert.bind(1, seq);
        insert.bind(2, hex(sha256(bytes)));
        insert.bindNoCopy(3, bytes.data(), static_cast<int>(bytes.size()));
        insert.exec();
        m_impl->resting = state_of(m_impl->database, m_impl->file);
        return true;
    } catch (const SQLite::Exception&) {
        return false;
    }
}

std::optional<std::pair<std::int64_t, std::string>> GameFile::snapshot_at_or_before(std::int64_t seq) const {
    auto& database = m_impl->database;
    while (true) {
        try {
            const ReadingLimit limit(database, m_impl->patience);
            SQLite::Statement newest(database, "SELECT entry, sha256, image FROM snapshot WHERE entry <= ? "
                                               "ORDER BY entry DESC LIMIT 1");
            newest.bind(1, seq);
            if (!newest.executeStep()) {
                return std::nullopt;
            }
            const auto found = newest.getColumn(0).getInt64();
            auto image = newest.getColumn(2).getString();
            if (found <= m_impl->last_seq && newest.getColumn(1).getString() == hex(sha256(image))) {
                return std::pair(found, std::move(image));
            }
            newest.reset();
            if (!m_impl->read_only) {
                SQLite::Statement drop(database, "DELETE FROM snapshot WHERE entry = ?");
                drop.bind(1, found);
                drop.exec();
                m_impl->resting = state_of(m_impl->database, m_impl->file);
            }
            seq = found - 1;
        } catch (const SQLite::Exception&) {
            return std::nullopt; // a cache that cannot be read is no cache
        }
    }
}

void GameFile::drop_snapshots() {
    m_impl->require_writable();
    explaining(m_impl->asked, [&] { m_impl->database.exec("DELETE FROM snapshot"); });
    m_impl->resting = state_of(m_impl->database, m_impl->file);
}

} // namespace intendant::db
