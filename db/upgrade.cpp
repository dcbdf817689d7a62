#include "db/upgrade.hpp"

#include "db/backup.hpp"
#include "db/connection.hpp"
#include "db/file_check.hpp"
#include "db/schema.hpp"
#include "db/verify.hpp"

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

/// The name under which the game stays as it was; taken up again where an upgrade was cut off after it was given.
fs::path kept_name(const fs::path& file, std::uint32_t version) {
    const auto stem = file.stem().string() + ".schema-" + std::to_string(version);
    for (int number = 1;; ++number) {
        const auto name = stem + (number == 1 ? "" : "-" + std::to_string(number)) + file.extension().string();
        auto kept = file.parent_path() / name;
        std::error_code none;
        if (!fs::exists(kept) || fs::equivalent(kept, file, none)) {
            return kept;
        }
    }
}

void keep(const fs::path& file, const fs::path& kept) {
    if (fs::exists(kept)) {
        return;
    }
    std::error_code failure;
    fs::create_hard_link(file, kept, failure);
    if (failure) { // a disk without links
        auto aside = kept;
        aside += ".part";
        fs::copy_file(file, aside, fs::copy_options::overwrite_existing);
        fs::rename(aside, kept);
    }
}

void upgrade_copy(SQLite::Database& original, const fs::path& file, const fs::path& aside, std::uint32_t version,
                  const CopyCheck& check) {
    const auto before = verify_log(original);
    if (!before.sound()) {
        throw not_upgraded(file, before.problem + " " + before.detail);
    }
    explaining(file, [&] { write_copy(original, aside); });
    {
        auto copy = connect_to_write(aside);
        explaining(file, [&] { take_steps(copy, version); });
        const auto after = verify_log(copy);
        if (!after.sound() || after.entries != before.entries || last_hash(copy) != last_hash(original)) {
            throw not_upgraded(file, after.problem + " " + after.detail);
        }
    }
    if (check) {
        check(aside);
    }
}

} // namespace

void bring_up_to_date(const fs::path& file, const CopyCheck& check) {
    const auto version = schema_of(file);
    if (version >= newest_schema()) {
        return;
    }
    auto original = connect_to_write(file); // nobody writes meanwhile
    auto aside = file;
    aside += ".upgrade";
    remove_with_journal(aside);
    try {
        upgrade_copy(original, file, aside, version, check);
        keep(file, kept_name(file, version));
        flush_folder(file.parent_path());
        fs::rename(aside, file);
        flush_folder(file.parent_path());
    } catch (const fs::filesystem_error& error) {
        remove_with_journal(aside);
        throw not_upgraded(file, error.what());
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
}

} // namespace intendant::db
