#include "db/whole_file.hpp"

#include "db/backup.hpp"
#include "db/file_check.hpp"
#include "db/file_error.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

FileError not_written(const fs::path& destination, int why) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(destination)}};
    switch (why) {
    case ENOSPC:
        return {FileErrorKind::NoSpace, {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, std::strerror(why)};
    case EACCES:
    case EPERM:
    case EROFS:
        return {FileErrorKind::ReadOnly, {INTENDANT_TR("The folder for {name} cannot be written."), name}, std::strerror(why)};
    case ENOENT:
    case ENOTDIR:
        return {FileErrorKind::NotFound,
                {INTENDANT_TR("There is no folder {folder}."), {{"folder", destination.parent_path().string()}}}, std::strerror(why)};
    default:
        return {FileErrorKind::Io, {INTENDANT_TR("The file {name} could not be made."), name}, std::strerror(why)};
    }
}

/// 0, or why it failed.
int write_out(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_WRONLY);
    if (handle < 0) {
        return errno;
    }
    const int failed = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return failed;
}

bool is_game(const fs::path& file) {
    try {
        check_game_file(file);
        return true;
    } catch (const FileError& error) {
        // Whatever else is wrong with a game, it is one.
        return error.kind() != FileErrorKind::NotFound && error.kind() != FileErrorKind::NotAGame;
    }
}

} // namespace

void write_whole_file(const fs::path& destination, const std::function<void(std::ostream&)>& write) {
    const auto target = fs::absolute(destination);
    auto aside = target;
    aside += ".part";
    if (is_game(target)) {
        throw FileError(FileErrorKind::AlreadyExists,
                        {INTENDANT_TR("{name} is a recorded game and is not written over; choose another name."), {{"name", quoted(target)}}});
    }
    try {
        errno = 0;
        std::ofstream out(aside, std::ios::binary | std::ios::trunc);
        if (out) {
            write(out);
            out.flush();
        }
        if (!out) {
            throw not_written(target, errno);
        }
        out.close();
        if (const int failed = write_out(aside); failed != 0) {
            throw not_written(target, failed);
        }
        std::error_code failure;
        fs::rename(aside, target, failure);
        if (failure) {
            throw not_written(target, failure.value());
        }
        flush_folder(target.parent_path());
    } catch (...) {
        std::error_code ignored;
        fs::remove(aside, ignored);
        throw;
    }
}

} // namespace intendant::db
