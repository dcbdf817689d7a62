#include "db/game_file.hpp"

#include "db/backup.hpp"
#include "db/chain.hpp"
#include "db/file_check.hpp"
#include "db/game_file_impl.hpp"
#include "db/in_place.hpp"
#include "db/schema.hpp"
#include "db/sha256.hpp"
#include "db/verify.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>

namespace intendant::db {

namespace fs = std::filesystem;

namespace {

using Meta = std::vector<std::pair<std::string, std::string>>;

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

/// Two games of the same minute must not share a chain.
std::string chance() {
    std::random_device device;
    std::string bytes;
    for (int i = 0; i < 8; ++i) {
        bytes += std::to_string(device()) + " ";
    }
    return hex(sha256(bytes)).substr(0, 32);
}

Meta meta_for(const Header& header) {
    return {{"created", now_in_utc()}, {"format", header.format}, {"game", header.game}, {"id", chance()}};
}

/// An empty file that was not there before.
void make_file(const fs::path& path) {
    std::FILE* file = std::fopen(path.c_str(), "wbx");
    if (file == nullptr) {
        throw could_not_make(path, errno);
    }
    std::fclose(file);
}

fs::path existing(const fs::path& path) {
    std::error_code failure;
    auto file = fs::canonical(path, failure);
    return failure ? fs::absolute(path) : file;
}

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

/// None when the file must not be read where it is: another program is writing, or died while it did.
std::optional<SQLite::Database> connect_unless_in_use(const fs::path& file) {
    if (has_hot_journal(file)) {
        return std::nullopt;
    }
    try {
        return connect_to_read(file);
    } catch (const FileError& error) {
        if (error.kind() == FileErrorKind::InUse) {
            return std::nullopt;
        }
        throw;
    }
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

GameFile::Impl::Impl(fs::path path, FileClaim claimed, ReviewCopy copied, SQLite::Database connected,
                     bool for_review)
    : asked(std::move(path)), claim(std::move(claimed)), copy(std::move(copied)),
      database(std::move(connected)), read_only(for_review) {
    explaining(asked, [&] {
        const auto damaged = [&](const std::string& detail) {
            return FileError(
                FileErrorKind::Damaged,
                {INTENDANT_TR("The game {name} is damaged. A backup may be whole."), {{"name", quoted(asked)}}}, detail);
        };
        // to read, the tables need only be there; the verification tells what is wrong with them
        if (!read_only && !laid_out_as_expected(database)) {
            throw damaged("its tables, triggers and indexes are not those of its version");
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
    return {FileErrorKind::Io, {INTENDANT_TR("The disk of {name} failed, but entry {entry} stands in the log. Look at the log before you enter it again."),
                                {{"name", quoted(asked)}, {"entry", std::to_string(last_seq)}}}};
}

void GameFile::Impl::require_writable() const {
    if (read_only) {
        throw FileError(FileErrorKind::ReadOnly, {INTENDANT_TR("The game {name} is open for review; nothing can be booked in it."),
                                                   {{"name", quoted(asked)}}});
    }
}

void GameFile::Impl::book(const Entry& entry) {
    auto& insert = statements->entry;
    insert.bind(1, entry.seq);
    bind_texts(insert, 2, {&entry.time, &entry.who});
    insert.bind(4, entry.round);
    bind_texts(insert, 5, {&entry.power, &entry.action});
    const std::string kind(kind_word(entry.kind));
    insert.bindNoCopy(7, kind);
    insert.bind(8, entry.target);
    bind_texts(insert, 9,
               {&entry.command, &entry.events, &entry.summary, &entry.overruled, &entry.reason,
                &entry.state_digest, &entry.previous_hash, &entry.hash});
    run(insert);

    auto& roll_row = statements->roll;
    for (std::int64_t n = 0; const auto& roll : entry.rolls) {
        roll_row.bind(1, entry.seq);
        roll_row.bind(2, ++n);
        bind_texts(roll_row, 3, {&roll.purpose, &roll.side});
        roll_row.bind(5, roll.target);
        roll_row.bind(6, roll.result);
        bind_texts(roll_row, 7, {&roll.source});
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
}

GameFile::GameFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {
}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

GameFile GameFile::create(const fs::path& path, const Header& header) {
    make_file(path);
    try {
        const auto file = existing(path);
        FileClaim claim(file);
        auto database = connect_to_write(file);
        explaining(file, [&] { lay_out(database, meta_for(header)); });
        return GameFile(
            std::make_unique<Impl>(path, std::move(claim), ReviewCopy(), std::move(database), false));
    } catch (...) {
        std::error_code ignored;
        fs::remove(journal_of(path), ignored);
        fs::remove(path, ignored);
        throw;
    }
}

GameFile GameFile::open(const fs::path& path, const CopyCheck& check) {
    const auto file = existing(path);
    FileClaim claim(file);
    check_game_file(file);
    bring_up_to_date(file, check);
    return GameFile(
        std::make_unique<Impl>(path, std::move(claim), ReviewCopy(), connect_to_write(file), false));
}

GameFile GameFile::open_for_review(const fs::path& path) {
    const auto file = existing(path);
    FileClaim claim(file);
    check_game_file(file);
    if (auto database = connect_unless_in_use(file)) {
        return GameFile(
            std::make_unique<Impl>(path, std::move(claim), ReviewCopy(), std::move(*database), true));
    }
    ReviewCopy copy(file);
    connect_to_write(copy.file()); // rolls back what a dead program left
    auto database = connect_to_read(copy.file());
    return GameFile(
        std::make_unique<Impl>(path, std::move(claim), std::move(copy), std::move(database), true));
}

GameFile GameFile::in_memory(const Header& header) {
    auto database = connect_in_memory();
    explaining({}, [&] { lay_out(database, meta_for(header)); });
    return GameFile(
        std::make_unique<Impl>(fs::path(), FileClaim(), ReviewCopy(), std::move(database), false));
}

const Header& GameFile::header() const {
    return m_impl->header;
}
bool GameFile::read_only() const {
    return m_impl->read_only;
}
const fs::path& GameFile::path() const {
    return m_impl->asked;
}
std::int64_t GameFile::last_seq() const {
    return m_impl->last_seq;
}

Entry GameFile::append(const NewEntry& wanted) {
    m_impl->require_writable();
    m_impl->settle();
    Entry entry{wanted, m_impl->last_seq + 1, now_in_utc(), m_impl->last_hash, {}};
    entry.hash = chain_hash(entry);
    explaining(m_impl->asked, [&] {
        auto& statements = *m_impl->statements;
        try {
            run(statements.begin);
            m_impl->book(entry);
            run(statements.commit);
        } catch (const SQLite::Exception& error) {
            statements.reset();
            m_impl->database.tryExec("ROLLBACK"); // fails where SQLite has rolled back already
            m_impl->settle_after(error, entry);
        }
    });
    m_impl->last_seq = entry.seq;
    m_impl->last_hash = entry.hash;
    return entry;
}

Verification GameFile::show_only_proved() {
    auto found = verify();
    if (m_impl->read_only) {
        m_impl->last_seq = std::min(m_impl->last_seq, found.entries);
        m_impl->only_proved = true;
    }
    return found;
}

Verification GameFile::verify() const {
    return verify_log(m_impl->database);
}

void GameFile::backup_to(const fs::path& destination) const {
    back_up(m_impl->database, destination);
}

void GameFile::copy_to(const fs::path& destination) const {
    remove_with_journal(destination);
    explaining(destination, [&] { write_copy(m_impl->database, destination); });
}

} // namespace intendant::db
