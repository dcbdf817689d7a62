#include "db/file/upgrade.hpp"

#include "db/file/connection.hpp"
#include "db/file/file_check.hpp"
#include "db/file/in_place.hpp"
#include "db/file/schema.hpp"
#include "db/file/verify.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

std::string last_hash(SQLite::Database& database) {
    SQLite::Statement last(database, "SELECT hash FROM entry ORDER BY seq DESC LIMIT 1");
    return last.executeStep() ? last.getColumn(0).getString() : std::string{};
}

FileError not_upgraded(const fs::path& file, const std::string& detail) {
    return {FileErrorKind::Damaged,
            {INTENDANT_TR("The game {name} is of an older version and could not be brought up to date. It stays as it was."),
             {{"name", quoted(file)}}},
            detail};
}

/// Copies the game and takes the copy to the newest schema. The hash of the last entry stands for all entries: that the
/// chain leads to it is proved before the copy takes the game's place.
void make_upgraded(SQLite::Database& original, const fs::path& file, const fs::path& aside, std::uint32_t version) {
    if (const auto before = verify_log(original); !before.sound()) {
        throw not_upgraded(file, before.problem + " " + before.detail);
    }
    write_copy(original, aside);
    auto copy = connect_to_write(aside);
    explaining(file, [&] { take_steps(copy, version); });
    if (last_hash(copy) != last_hash(original)) {
        throw not_upgraded(file, "its last entry is another");
    }
}

} // namespace

void bring_up_to_date(const fs::path& file, const CopyCheck& check) {
    const auto version = schema_of(file);
    if (version >= newest_schema()) {
        return;
    }
    auto original = connect_to_write(file); // nobody writes meanwhile
    try {
        put_copy_in_place(
            file, [&](const fs::path& aside) { make_upgraded(original, file, aside, version); },
            [&](const fs::path& aside) {
                if (check) {
                    check(aside);
                }
                stay_beside(file, "schema-" + std::to_string(version));
            });
    } catch (const FileError& error) {
        if (error.kind() != FileErrorKind::Damaged) {
            throw;
        }
        throw not_upgraded(file, std::string(error.what()) + " " + error.detail());
    }
}

} // namespace intendant::db
