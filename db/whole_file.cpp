#include "db/whole_file.hpp"

#include "db/file_check.hpp"
#include "db/in_place.hpp"

#include <cerrno>
#include <fstream>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

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
    const auto aside = aside_of(target);
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
            throw could_not_make(target, errno);
        }
        out.close();
        if (const int failed = write_out(aside); failed != 0) {
            throw could_not_make(target, failed);
        }
        put_in_place(aside, target);
    } catch (...) {
        std::error_code ignored;
        fs::remove(aside, ignored);
        throw;
    }
}

} // namespace intendant::db
