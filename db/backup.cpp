#include "db/backup.hpp"

#include "db/connection.hpp"
#include "db/file_check.hpp"
#include "db/open_files.hpp"
#include "db/verify.hpp"

#include <SQLiteCpp/Backup.h>

#include <fcntl.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// A game that somebody has open at the destination must not lose its file. Throws: FileError InUse.
FileClaim claim_destination(const fs::path& destination) {
    if (!fs::exists(destination)) {
        return {};
    }
    FileClaim claim(fs::canonical(destination));
    try {
        check_game_file(destination);
        connect_to_write(fs::canonical(destination));
    } catch (const FileError& error) {
        if (error.kind() == FileErrorKind::InUse || error.kind() == FileErrorKind::ReadOnly) {
            throw;
        } // whatever else is there, the person has chosen to replace it
    }
    return claim;
}

} // namespace

void remove_with_journal(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(journal_of(file), ignored);
}

void flush_folder(const fs::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

void write_copy(SQLite::Database& source, const fs::path& copy) {
    SQLite::Database target(copy.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    target.exec("PRAGMA synchronous = EXTRA");
    SQLite::Backup backup(target, source);
    backup.executeStep(-1);
}

void back_up(SQLite::Database& source, const fs::path& destination) {
    const auto target = fs::absolute(destination);
    const auto claim = claim_destination(target);
    auto aside = target;
    aside += ".part";
    remove_with_journal(aside);
    try {
        explaining(target, [&] { write_copy(source, aside); });
        auto copy = connect_to_read(aside);
        const auto found = verify_log(copy);
        if (!found.sound()) {
            throw FileError(FileErrorKind::Damaged, {INTENDANT_TR("The copy was not kept: it is not sound."), {}},
                            found.problem + " " + found.detail);
        }
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
    std::error_code failure;
    fs::rename(aside, target, failure);
    if (failure) {
        remove_with_journal(aside);
        throw FileError(FileErrorKind::Io,
                        {INTENDANT_TR("The copy could not be put in the place of {name}."), {{"name", quoted(target)}}},
                        failure.message());
    }
    flush_folder(target.parent_path());
}

} // namespace intendant::db
