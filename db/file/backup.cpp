#include "db/file/backup.hpp"

#include "db/file/connection.hpp"
#include "db/file/file_check.hpp"
#include "db/file/in_place.hpp"
#include "db/file/open_files.hpp"

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

void back_up(SQLite::Database& source, const fs::path& destination) {
    const auto target = fs::absolute(destination);
    require_plain(target);
    const auto claim = claim_destination(target);
    put_copy_in_place(target, [&](const fs::path& aside) { write_copy(source, aside); });
}

} // namespace intendant::db
