#include "db/file/game_file_impl.hpp"
#include "db/file/in_place.hpp"
#include "db/file/salvage.hpp"

#include <algorithm>
#include <cerrno>

#include <sqlite3.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// What belongs to an entry; none where it cannot be read. Whether that is all of it, the hash of the entry tells when the
/// copy is proved: an entry without dice may lie where the page for its dice is damaged.
template <class Read> auto or_none(Read&& read) {
    try {
        return read();
    } catch (const FileError&) {
        return decltype(read()){};
    }
}

/// The whole file that a connection has open; a handle of our own would end its locks.
std::string read_through(SQLite::Database& database) {
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    std::string bytes;
    if (sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK && file != nullptr &&
        file->pMethods != nullptr && file->pMethods->xFileSize(file, &size) == SQLITE_OK) {
        constexpr std::int64_t any_game = std::int64_t{64} << 20U; // of a longer one no more than its pages
        std::int64_t most = any_game;
        try {
            most = std::max(most, database.execAndGet("PRAGMA page_count").getInt64() * database.execAndGet("PRAGMA page_size").getInt64());
        } catch (const SQLite::Exception&) { // its first page is damaged
        }
        bytes.resize(static_cast<std::size_t>(std::min<std::int64_t>(size, most)));
        constexpr std::size_t at_once = 1U << 20U;
        for (std::size_t from = 0; from < bytes.size(); from += at_once) { // what cannot be read stays empty
            const auto length = std::min(at_once, bytes.size() - from);
            static_cast<void>(file->pMethods->xRead(file, bytes.data() + from, static_cast<int>(length), static_cast<sqlite3_int64>(from)));
        }
    }
    return bytes;
}

} // namespace

Saved GameFile::save_proved(const fs::path& destination, std::int64_t at_most) const {
    const auto target = fs::absolute(destination);
    if (fs::symlink_status(target).type() != fs::file_type::not_found) {
        throw could_not_make(target, EEXIST);
    }
    auto found = verify();
    auto of = std::max(m_impl->last_seq, m_impl->salvaged_of.value_or(0));
    std::optional<GameFile> better; // its rows in order again
    if (!found.sound() && !m_impl->salvaged_of) {
        const Salvage pages(read_through(m_impl->database));
        of = std::max(of, pages.seen());
        if (!pages.meta().empty()) {
            better = salvaged(path(), pages);
            found = better->verify();
        }
    }
    const auto& source = better && better->last_seq() > verify().entries ? *better : *this;
    const auto entries = std::min({at_most, source.verify().entries, source.last_seq()}); // open for review, it may show less
    if (entries == 0) {
        throw FileError(FileErrorKind::Damaged,
                        {INTENDANT_TR("Nothing of {name} can be proved, so there is no part of it to save. A backup may be whole."),
                         {{"name", quoted(path())}}},
                        found.problem);
    }
    put_copy_in_place(
        target, [&](const fs::path& aside) { source.write_first(entries, aside); }, {}, Standing::Kept);
    return {.entries = entries, .of = of};
}

void GameFile::write_first(std::int64_t count, const fs::path& empty) const {
    auto database = connect_to_write(empty);
    lay_out(database, meta_of(m_impl->database));
    Impl copy(empty, empty, FileClaim(), ReviewCopy(), std::move(database), false);
    copy.database.exec("BEGIN");
    constexpr std::int64_t at_once = 200;
    for (std::int64_t from = 1; from <= count; from += at_once) {
        for (auto& entry : entries(from, std::min(count, from + at_once - 1))) {
            entry.rolls = or_none([&] { return rolls(entry.seq); });
            entry.postings = or_none([&] { return postings(entry.seq); });
            copy.book(entry);
        }
    }
    copy.database.exec("COMMIT");
}

} // namespace intendant::db
