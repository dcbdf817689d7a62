#include "db/file/game_file.hpp"

#include "db/file/backup.hpp"
#include "db/file/chain.hpp"
#include "db/file/game_file_impl.hpp"
#include "db/file/in_place.hpp"
#include "db/file/roll_row.hpp"
#include "db/file/schema.hpp"
#include "db/file/verify.hpp"

#include <array>
#include <chrono>
#include <ctime>

#include <sqlite3.h>
#include <sys/stat.h>

namespace intendant::db {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view other_layout = "its tables, triggers and indexes are not as this program makes them";

/// What it means to the table that an entry could not be booked.
FileError not_booked(const SQLite::Exception& error, const fs::path& file) {
    auto failed = explained(error, file);
    if (failed.kind() != FileErrorKind::NoSpace) {
        return failed;
    }
    return {FileErrorKind::NoSpace,
            {INTENDANT_TR("The disk that holds {name} is full. Nothing of this entry was booked; make room and enter it again."),
             {{"name", quoted(file)}}},
            failed.detail()};
}

std::string last_hash_in(const fs::path& game) {
    auto database = connect_to_read(game);
    return explaining(game, [&] {
        SQLite::Statement last(database, "SELECT hash FROM entry ORDER BY seq DESC LIMIT 1");
        return last.executeStep() ? last.getColumn(0).getString() : std::string();
    });
}

void bind_texts(SQLite::Statement& statement, int first, std::initializer_list<const std::string*> texts) {
    for (const auto* text : texts) {
        statement.bindNoCopy(first++, *text);
    }
}

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

} // namespace

std::string now_in_utc() {
    using namespace std::chrono;
    const auto now = system_clock::now();
    const std::time_t seconds = system_clock::to_time_t(now);
    const auto milliseconds = duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    std::array<char, 40> text{};
    const auto length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &utc);
    const auto fraction = std::to_string(1000 + milliseconds).substr(1);
    return std::string(text.data(), length) + "." + fraction + "Z";
}

FileState state_of(SQLite::Database& database, const fs::path& file) {
    FileState state;
    sqlite3_file* open = nullptr;
    struct stat there {};
    if (file.empty() || sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &open) != SQLITE_OK ||
        open == nullptr || open->pMethods == nullptr ||
        open->pMethods->xRead(open, state.header.data(), static_cast<int>(state.header.size()), 0) != SQLITE_OK ||
        ::stat(file.c_str(), &there) != 0) {
        return {};
    }
    state.size = there.st_size;
    state.changed = there.st_mtim.tv_sec * 1'000'000'000 + there.st_mtim.tv_nsec;
    return state;
}

GameFile::Impl::Impl(fs::path path, fs::path place, FileClaim claimed, ReviewCopy copied, SQLite::Database connected, bool for_review)
    : asked(std::move(path)), file(std::move(place)), claim(std::move(claimed)), copy(std::move(copied)), database(std::move(connected)),
      read_only(for_review) {
    explaining(asked, [&] {
        const auto damaged = [&](const std::string& detail) {
            return FileError(FileErrorKind::Damaged,
                             {INTENDANT_TR("The game {name} is damaged. A backup may be whole."), {{"name", quoted(asked)}}}, detail);
        };
        patience = ReadingLimit::most_for(database);
        const ReadingLimit limit(database, patience);
        if (!laid_out_as_expected(database)) {
            throw damaged(std::string(other_layout));
        }
        const auto meta = meta_of(database);
        for (const auto& [name, value] : meta) {
            if (name == "game") {
                header.game = value;
            } else if (name == "format") {
                header.format = value;
            }
        }
        if (header.game.empty() || header.format.empty()) {
            throw damaged("it does not say which game it holds");
        }
        last_hash = chain_beginning(meta);
        find_end();
        if (!read_only) {
            statements = std::make_unique<Statements>(database);
            resting = state_of(database, file);
        }
    });
}

GameFile::Impl::~Impl() = default;

void GameFile::Impl::find_end() {
    try {
        SQLite::Statement last(database, "SELECT seq, hash FROM entry ORDER BY seq DESC LIMIT 1");
        if (last.executeStep()) {
            last_seq = last.getColumn(0).getInt64();
            last_hash = last.getColumn(1).getString();
        }
    } catch (const SQLite::Exception&) {
        if (!read_only) {
            throw;
        }
        // who reviews a damaged game sees it up to where it can be read
        last_seq = verify_log(database).entries;
    }
}

bool GameFile::Impl::has_moved() const {
    int moved = 0;
    return !file.empty() && sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

bool GameFile::Impl::in_place() {
    if (file.empty()) {
        return true;
    }
    if (has_moved()) {
        return false;
    }
    if (!resting) {
        return true;
    }
    const auto now = state_of(database, file);
    if (now.header == resting->header && now.size == resting->size && now.changed != resting->changed) {
        // Somebody else's hand, or only another date: the file is asked, not what was read of it earlier.
        sqlite3_db_release_memory(database.getHandle());
        try {
            SQLite::Statement last(database, "SELECT hash FROM entry ORDER BY seq DESC LIMIT 1");
            const auto hash = last.executeStep() ? last.getColumn(0).getString() : std::string();
            if (last_seq == 0 ? hash.empty() : hash == last_hash) {
                resting = now;
            }
        } catch (const SQLite::Exception&) { // it is another file by now
            return false;
        }
    }
    return now == resting;
}

FileError GameFile::Impl::gone(std::string sentence) const {
    return {FileErrorKind::Gone, {std::move(sentence), {{"name", quoted(asked)}, {"entry", std::to_string(last_seq)}}}};
}

void GameFile::Impl::settle() {
    if (!doubtful) {
        return;
    }
    const auto known = last_seq;
    explaining(asked, [&] { find_end(); });
    doubtful = false;
    if (last_seq != known) {
        throw still_booked();
    }
}

void GameFile::Impl::settle_after(const SQLite::Exception& error, const Entry& entry) {
    const auto failed = not_booked(error, asked); // before anything else changes what the system says of it
    doubtful = true;
    try {
        find_end();
        doubtful = false;
        if (last_hash != entry.hash) {
            throw failed;
        }
        // The failure came when everything was written. A transaction that changes nothing writes it out.
        database.exec("PRAGMA user_version = " + std::to_string(newest_schema()));
    } catch (const SQLite::Exception&) {
        throw last_hash == entry.hash ? still_booked() : failed;
    }
}

FileError GameFile::Impl::still_booked() const {
    return {FileErrorKind::Io,
            {INTENDANT_TR("The disk of {name} failed, but entry {entry} stands in the log. Look at the log before you enter it again."),
             {{"name", quoted(asked)}, {"entry", std::to_string(last_seq)}}}};
}

void GameFile::Impl::require_writable() const {
    if (read_only) {
        throw FileError(FileErrorKind::ReadOnly,
                        {INTENDANT_TR("The game {name} is open for review; nothing can be booked in it."), {{"name", quoted(asked)}}});
    }
}

void GameFile::Impl::book(const Entry& entry) {
    auto& insert = statements->entry;
    insert.bind(1, entry.seq);
    bind_texts(insert, 2, {&entry.time, &entry.who});
    insert.bind(4, entry.round);
    bind_texts(insert, 5, {&entry.seat, &entry.phase});
    const std::string kind(kind_word(entry.kind));
    insert.bindNoCopy(7, kind);
    insert.bind(8, entry.target);
    bind_texts(insert, 9,
               {&entry.command, &entry.events, &entry.summary, &entry.overruled, &entry.reason, &entry.state_digest, &entry.previous_hash,
                &entry.hash});
    run(insert);

    auto& roll_row = statements->roll;
    for (std::int64_t n = 0; const auto& roll : entry.rolls) {
        roll_row.bind(1, entry.seq);
        roll_row.bind(2, ++n);
        bind_texts(roll_row, 3, {&roll.purpose, &roll.side});
        roll_row.bind(5, roll.target);
        roll_row.bind(6, stored_result(roll));
        const auto source = stored_source(roll);
        bind_texts(roll_row, 7, {&source});
        run(roll_row);
    }
    auto& posting_row = statements->posting;
    for (std::int64_t n = 0; const auto& posting : entry.postings) {
        posting_row.bind(1, entry.seq);
        posting_row.bind(2, ++n);
        bind_texts(posting_row, 3, {&posting.from, &posting.to, &posting.what});
        posting_row.bind(6, posting.count);
        run(posting_row);
    }
    auto& kept = statements->kept;
    kept.bind(1, entry.seq);
    const bool whole = kept.executeStep() && kept.getColumn(0).getInt64() == entry.seq && kept.getColumn(1).getString() == entry.hash &&
                       kept.getColumn(2).getInt64() == static_cast<std::int64_t>(entry.rolls.size()) &&
                       kept.getColumn(3).getInt64() == static_cast<std::int64_t>(entry.postings.size());
    kept.reset();
    if (!whole) {
        throw SQLite::Exception("the file does not keep what is written into it", SQLITE_CORRUPT);
    }
}

void GameFile::Impl::book_whole(const Entry& entry) {
    constexpr std::int64_t most_at_once = 1000;
    if (not_committed == 0) {
        run(statements->begin);
    }
    book(entry);
    ++not_committed;
    if (!aside || not_committed == most_at_once) {
        commit_rest();
    }
}

void GameFile::Impl::commit_rest() {
    if (not_committed > 0) {
        run(statements->commit);
        not_committed = 0;
    }
}

GameFile::GameFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

const Header& GameFile::header() const { return m_impl->header; }
bool GameFile::read_only() const { return m_impl->read_only; }
const core::Message& GameFile::notice() const { return m_impl->notice; }
const fs::path& GameFile::path() const { return m_impl->asked; }
std::int64_t GameFile::last_seq() const { return m_impl->last_seq; }

Entry GameFile::append(const NewEntry& wanted, const std::string& time) {
    m_impl->require_writable();
    m_impl->settle();
    if (!m_impl->in_place()) {
        throw m_impl->gone(
            INTENDANT_TR("The game {name} was moved, replaced or deleted while it was open. Nothing of this entry was booked. "
                         "The game can be put in place again as it stood."));
    }
    Entry entry{wanted, m_impl->last_seq + 1, time.empty() ? now_in_utc() : time, m_impl->last_hash, {}};
    entry.hash = chain_hash(entry);
    explaining(m_impl->asked, [&] {
        auto& statements = *m_impl->statements;
        try {
            m_impl->book_whole(entry);
        } catch (const SQLite::Exception& error) {
            statements.reset();
            m_impl->not_committed = 0;
            m_impl->resting.reset();
            m_impl->database.tryExec("ROLLBACK"); // fails where SQLite has rolled back already
            m_impl->settle_after(error, entry);
        }
    });
    m_impl->last_seq = entry.seq;
    m_impl->last_hash = entry.hash;
    if (m_impl->has_moved()) {
        throw m_impl->gone(
            INTENDANT_TR("The game {name} was moved, replaced or deleted while entry {entry} was written. This program still holds it, "
                         "with that entry; put it in place again."));
    }
    m_impl->resting = state_of(m_impl->database, m_impl->file);
    return entry;
}

std::optional<fs::path> GameFile::put_back() {
    m_impl->require_writable();
    const auto file = m_impl->file;
    if (file.empty()) {
        return std::nullopt;
    }
    std::optional<fs::path> beside;
    put_copy_in_place(
        file, [&](const fs::path& aside) { write_copy(m_impl->database, aside); },
        [&](const fs::path& aside) {
            if (last_hash_in(aside) != m_impl->last_hash) {
                throw FileError(FileErrorKind::Damaged,
                                {INTENDANT_TR("What stood in {name} was written over, and this program holds no whole copy of it. "
                                              "Restore a backup: the last ten turns are kept."),
                                 {{"name", quoted(m_impl->asked)}}});
            }
            std::error_code none;
            if (fs::exists(file, none)) {
                beside = stay_beside(file, "replaced");
            }
        });
    auto again = std::make_unique<Impl>(m_impl->asked, file, FileClaim(), ReviewCopy(), connect_to_write(file), false);
    again->claim = std::move(m_impl->claim); // only now: until here the old connection may have to go on
    m_impl = std::move(again);
    return beside;
}

Verification GameFile::show_only_proved() {
    auto found = verify();
    if (m_impl->read_only) {
        m_impl->last_seq = std::min(m_impl->last_seq, found.entries);
        m_impl->only_proved = true;
    }
    return found;
}

void GameFile::show_only(std::int64_t entries) {
    if (m_impl->read_only) {
        m_impl->last_seq = std::min(m_impl->last_seq, entries);
    }
}

Verification GameFile::verify() const {
    auto found = verify_log(m_impl->database);
    if (!m_impl->notice.id.empty()) {
        found.tell(m_impl->notice, 0);
    }
    if (!m_impl->salvaged_of || !found.sound()) {
        return found;
    }
    found.detail = other_layout;
    if (found.entries < *m_impl->salvaged_of) {
        found.first_bad = found.entries + 1;
        found.finds(
            {INTENDANT_TR("The record is damaged at entry {entry}: it cannot be read."), {{"entry", std::to_string(found.entries + 1)}}});
    } else if (found.entries == 0) {
        found.finds({INTENDANT_TR("The record cannot be read: the tables that hold it are damaged."), {}});
    } else {
        found.finds({INTENDANT_TR("Every entry is sound, but the file around them is damaged; a repaired copy is safer."), {}});
    }
    return found;
}

void GameFile::backup_to(const fs::path& destination) const { back_up(m_impl->database, destination); }

void GameFile::copy_to(const fs::path& destination) const {
    explaining(destination, [&] { write_copy(m_impl->database, destination); });
}

} // namespace intendant::db
