#include "db/in_place.hpp"

#include "db/connection.hpp"
#include "db/file_check.hpp"
#include "db/verify.hpp"

#include <SQLiteCpp/Backup.h>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// A second name for a file, or a second file where the disk knows no second names.
void link_or_copy(const fs::path& file, const fs::path& name) {
    std::error_code failure;
    fs::create_hard_link(file, name, failure);
    if (!failure) {
        return;
    }
    const auto aside = aside_of(name);
    try {
        fs::copy_file(file, aside, fs::copy_options::overwrite_existing);
        if (const int failed = write_out(aside); failed != 0) {
            throw could_not_make(name, failed);
        }
        put_in_place(aside, name);
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
}

fs::path name_beside(const fs::path& file, const std::string& mark) {
    for (int number = 1;; ++number) {
        auto name = file.parent_path() / (file.stem().string() + "." + mark + (number == 1 ? "" : "-" + std::to_string(number)) +
                                          file.extension().string());
        std::error_code none;
        const bool taken = fs::exists(name) || fs::exists(journal_of(name));
        if (!taken || fs::equivalent(name, file, none)) {
            return name;
        }
    }
}

} // namespace

fs::path aside_of(const fs::path& target) {
    auto aside = target;
    aside += ".part";
    return aside;
}

FileError could_not_make(const fs::path& file, int why) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file)}};
    const std::string detail = std::strerror(why);
    switch (why) {
    case EEXIST:
        return {FileErrorKind::AlreadyExists, {INTENDANT_TR("There is already a file {name}; choose another name."), name}, detail};
    case ENOENT:
    case ENOTDIR:
        return {FileErrorKind::NotFound, {INTENDANT_TR("There is no folder {folder}."), {{"folder", file.parent_path().string()}}}, detail};
    case EACCES:
    case EPERM:
    case EROFS:
        return {FileErrorKind::ReadOnly, {INTENDANT_TR("The folder for {name} cannot be written."), name}, detail};
    case ENOSPC:
        return {FileErrorKind::NoSpace, {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
    case ENAMETOOLONG:
        return {FileErrorKind::Io, {INTENDANT_TR("The name {name} is too long for this disk."), name}, detail};
    default:
        return {FileErrorKind::Io, {INTENDANT_TR("The file {name} could not be made."), name}, detail};
    }
}

void remove_with_journal(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(journal_of(file), ignored);
}

int write_out(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_WRONLY);
    if (handle < 0) {
        return errno;
    }
    const int failed = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return failed;
}

void flush_folder(const fs::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

void put_in_place(const fs::path& aside, const fs::path& target) {
    std::error_code failure;
    fs::rename(aside, target, failure);
    if (failure) {
        throw could_not_make(target, failure.value());
    }
    flush_folder(target.parent_path());
}

void write_copy(SQLite::Database& source, const fs::path& copy) {
    SQLite::Database target(copy.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    target.exec("PRAGMA synchronous = EXTRA");
    SQLite::Backup backup(target, source);
    backup.executeStep(-1);
}

void prove(const fs::path& game) {
    auto database = connect_to_read(game);
    if (const auto found = verify_log(database); !found.sound()) {
        throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
    }
}

void put_copy_in_place(const fs::path& target, const std::function<void(const fs::path&)>& make, const std::function<void()>& last) {
    const auto aside = aside_of(target);
    try {
        if (make) {
            remove_with_journal(aside);
            explaining(target, [&] { make(aside); });
        }
        prove(aside);
        if (last) {
            last();
        }
        put_in_place(aside, target);
    } catch (const fs::filesystem_error& error) {
        remove_with_journal(aside);
        throw could_not_make(target, error.code().value());
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
}

fs::path stay_beside(const fs::path& file, const std::string& mark) {
    const auto name = name_beside(file, mark);
    if (!fs::exists(name)) {
        link_or_copy(file, name);
    }
    // both are whole under the second name before the first one loses anything
    const auto journal = journal_of(file);
    if (fs::exists(journal) && !fs::exists(journal_of(name))) {
        link_or_copy(journal, journal_of(name));
    }
    flush_folder(file.parent_path());
    if (fs::exists(journal)) {
        fs::remove(journal);
        flush_folder(file.parent_path());
    }
    return name;
}

} // namespace intendant::db
