#include "db/file/game_file.hpp"

#include "db/file/file_check.hpp"
#include "db/file/game_file_impl.hpp"
#include "db/file/in_place.hpp"
#include "db/file/salvage.hpp"
#include "db/file/schema.hpp"
#include "db/file/sha256.hpp"
#include "db/file/upgrade.hpp"
#include "db/file/verify.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <random>

// How a game file is made, opened, or looked at where it cannot be opened.

namespace intendant::db {

namespace fs = std::filesystem;

namespace {

using Meta = std::vector<std::pair<std::string, std::string>>;

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

fs::path existing(const fs::path& path) {
    std::error_code failure;
    auto file = fs::canonical(path, failure);
    return failure ? fs::absolute(path) : file;
}

/// No more of it than any game needs.
std::string bytes_of(const fs::path& file) {
    constexpr std::uintmax_t most = std::uintmax_t{1} << 30U;
    std::string bytes(std::min(fs::file_size(file), most), '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

/// The journal of a program that died is rolled into a copy first: what it leads to must be a game. Throws: FileError.
void check_hot_journal(const fs::path& file) {
    const FileLock nobody(file); // who writes now is no dead program
    const auto sound = [&file](bool journal) {
        const ReviewCopy copy(file, journal ? Leaving::WithJournal : Leaving::WithoutJournal);
        try {
            auto database = connect_to_write(copy.file());
            return verify_log(database).sound();
        } catch (const FileError& error) {
            if (error.kind() != FileErrorKind::Damaged) {
                throw;
            }
            return false;
        }
    };
    if (sound(true)) {
        return;
    }
    const std::vector<std::pair<std::string, std::string>> names{{"name", quoted(file)}, {"other", quoted(journal_of(file))}};
    throw FileError(
        FileErrorKind::Damaged,
        {sound(false)
             ? INTENDANT_TR(
                   "The journal {other} beside the game {name} belongs to another state of the game, perhaps because a copy was put "
                   "in its place. Without the journal the game is whole. Nothing was changed: move the journal away and open the game "
                   "again.")
             : INTENDANT_TR("The game {name} is damaged. A backup may be whole."),
         names});
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

} // namespace

GameFile GameFile::create(const fs::path& path, const Header& header) {
    const auto target = fs::absolute(path);
    {
        Aside aside(target); // killed at any moment, there is a game or none
        {
            auto database = connect_to_write(aside.path());
            explaining(path, [&] { lay_out(database, meta_for(header)); });
        }
        aside.put(Standing::Kept);
    } // what held it must not be closed later: that would end the locks of the game
    return open(path);
}

GameFile GameFile::create_aside(const fs::path& path, const Header& header) {
    const auto target = fs::absolute(path);
    auto aside = std::make_unique<Aside>(target);
    if (fs::symlink_status(target).type() != fs::file_type::not_found) {
        throw could_not_make(target, EEXIST); // said before anything is played
    }
    auto database = connect_to_write(aside->path());
    explaining(path, [&] {
        lay_out(database, meta_for(header));
        // Nobody reads it before it is whole, proved and written out.
        database.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY");
    });
    auto impl = std::make_unique<Impl>(path, fs::path(), FileClaim(), ReviewCopy(), std::move(database), false);
    impl->aside = std::move(aside);
    return GameFile(std::move(impl));
}

void GameFile::put_in_place() {
    if (!m_impl->aside) {
        return;
    }
    explaining(m_impl->asked, [&] { m_impl->commit_rest(); });
    const auto path = m_impl->asked;
    {
        const auto aside = std::move(m_impl->aside);
        m_impl.reset(); // closes it
        prove(aside->path());
        aside->put(Standing::Kept);
    } // see `create`
    *this = open(path);
}

GameFile GameFile::open(const fs::path& path, const CopyCheck& check) {
    const auto file = existing(path);
    FileClaim claim(file);
    check_game_file(file);
    if (has_hot_journal(file)) {
        check_hot_journal(file);
    }
    bring_up_to_date(file, check);
    return GameFile(std::make_unique<Impl>(path, file, std::move(claim), ReviewCopy(), connect_to_write(file), false));
}

GameFile GameFile::open_for_review(const fs::path& path) {
    const auto file = existing(path);
    FileClaim claim(file);
    check_game_file(file, Beside::LeftOut);
    auto odd = odd_beside(file);
    const auto noticed = [&odd](GameFile game) {
        game.m_impl->notice = odd ? std::move(*odd) : core::Message{};
        return game;
    };
    if (!odd) {
        try {
            if (auto database = connect_unless_in_use(file)) {
                return GameFile(std::make_unique<Impl>(path, file, std::move(claim), ReviewCopy(), std::move(*database), true));
            }
        } catch (const FileError& error) {
            if (error.kind() != FileErrorKind::Damaged) {
                throw;
            }
            return salvaged(path, Salvage(bytes_of(ReviewCopy(file, Leaving::AllOfIt).file())));
        }
    }
    ReviewCopy copy(file); // what is odd stays behind
    try {
        connect_to_write(copy.file()); // rolls back what a dead program left
        auto database = connect_to_read(copy.file());
        return noticed(GameFile(std::make_unique<Impl>(path, file, std::move(claim), std::move(copy), std::move(database), true)));
    } catch (const FileError& error) {
        if (error.kind() != FileErrorKind::Damaged) {
            throw;
        }
        return noticed(salvaged(path, Salvage(bytes_of(copy.file()))));
    }
}

GameFile GameFile::salvaged(const fs::path& path, const Salvage& found) {
    auto database = connect_in_memory();
    explaining(path, [&] { lay_out(database, found.meta()); });
    auto impl = std::make_unique<Impl>(path, fs::path(), FileClaim(), ReviewCopy(), std::move(database), false);
    explaining(path, [&] {
        impl->database.exec("BEGIN");
        found.follow([&](const Entry& entry) { impl->book(entry); });
        impl->database.exec("COMMIT");
        impl->find_end();
    });
    impl->statements.reset();
    impl->read_only = true;
    impl->salvaged_of = found.seen();
    return GameFile(std::move(impl));
}

GameFile GameFile::in_memory(const Header& header) {
    auto database = connect_in_memory();
    explaining({}, [&] { lay_out(database, meta_for(header)); });
    return GameFile(std::make_unique<Impl>(fs::path(), fs::path(), FileClaim(), ReviewCopy(), std::move(database), false));
}

} // namespace intendant::db
