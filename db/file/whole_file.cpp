#include "db/file/whole_file.hpp"

#include "db/file/file_check.hpp"
#include "db/file/in_place.hpp"

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
    require_plain(target);
    if (is_game(target)) {
        throw FileError(
            FileErrorKind::AlreadyExists,
            {INTENDANT_TR("{name} is a recorded game and is not written over; choose another name."), {{"name", quoted(target)}}});
    }
    Aside aside(target);
    errno = 0;
    std::ofstream out(aside.path(), std::ios::binary);
    if (out) {
        write(out);
        out.flush();
    }
    if (!out) {
        throw could_not_make(target, errno);
    }
    out.close();
    aside.put();
}

void write_whole_folder(const fs::path& destination, const std::function<void(const fs::path&)>& write) {
    const auto target = fs::absolute(destination);
    if (fs::symlink_status(target).type() != fs::file_type::not_found) {
        throw FileError(FileErrorKind::AlreadyExists,
                        {INTENDANT_TR("{name} exists already; choose another name."), {{"name", quoted(target)}}});
    }
    const auto outer = make_private_folder(target.parent_path() / ("." + target.filename().string()));
    if (!outer) {
        throw could_not_make(target, errno);
    }
    try {
        const auto aside = *outer / target.filename(); // what is made inside has the permissions that are usual here
        fs::create_directory(aside);
        write(aside);
        put_in_place(aside, target, Standing::Kept);
        fs::remove(*outer);
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(*outer, ignored);
        throw;
    }
}

} // namespace intendant::db
