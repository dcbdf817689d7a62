#include "db/backup_shelf.hpp"

#include "db/backup.hpp"
#include "db/connection.hpp"
#include "db/file_check.hpp"
#include "db/open_files.hpp"
#include "db/sha256.hpp"
#include "db/verify.hpp"
#include "db/whole_file.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

constexpr auto extension = ".intendant";
constexpr auto aside_extension = ".part";

/// In the folder of a game's copies: where the game is.
fs::path origin_of(const fs::path& folder) { return folder / "origin"; }

fs::path read_origin(const fs::path& folder) {
    std::ifstream in(origin_of(folder), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::vector<fs::path> inside(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto& each : fs::directory_iterator(folder, none)) {
        found.push_back(each.path());
    }
    return found;
}

/// The number that a copy bears as its name; 0 for any other file.
int number_of(const fs::path& copy) {
    const auto stem = copy.stem().string();
    int number = 0;
    const auto [end, error] = std::from_chars(stem.data(), stem.data() + stem.size(), number);
    return error == std::errc() && end == stem.data() + stem.size() ? number : 0;
}

/// The numbered files of a folder with this extension, the newest first.
std::vector<fs::path> numbered(const fs::path& folder, const std::string& ending) {
    auto found = inside(folder);
    std::erase_if(found, [&](const fs::path& file) { return file.extension() != ending || number_of(file) == 0; });
    std::ranges::sort(found, std::greater{}, number_of);
    return found;
}

int newest_number(const fs::path& folder) {
    int newest = 0;
    for (const auto* ending : {extension, aside_extension}) {
        const auto files = numbered(folder, ending);
        newest = std::max(newest, files.empty() ? 0 : number_of(files.front()));
    }
    return newest;
}

void make_folder(const fs::path& folder) {
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (failure) {
        throw FileError(FileErrorKind::Io, {INTENDANT_TR("There is no folder {folder}."), {{"folder", folder.string()}}},
                        failure.message());
    }
}

Backup look_at(const fs::path& file, const fs::path& game) {
    Backup backup{.file = file, .game = game, .number = number_of(file)};
    try {
        const auto copy = GameFile::open_for_review(file);
        backup.kind = copy.header().game;
        backup.found = copy.verify();
        if (const auto last = backup.found.entries; last > 0) {
            const auto entry = copy.entries(last, last).front();
            backup.time = entry.time;
            backup.round = entry.round;
            backup.power = entry.power;
        } else {
            backup.found.finds({INTENDANT_TR("There is no entry in this copy."), {}});
        }
    } catch (const FileError& error) {
        backup.found.finds(error.sentence());
        backup.found.detail = error.detail();
    }
    return backup;
}

/// Another program has the file locked; asked without looking into it, for a damaged file is not to be changed.
bool held_elsewhere(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_RDONLY);
    if (handle < 0) {
        return false;
    }
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    const bool held = ::fcntl(handle, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(handle);
    return held;
}

fs::path replaced_name(const fs::path& game) {
    for (int number = 1;; ++number) {
        auto name = game.parent_path() /
                    (game.stem().string() + ".replaced-" + std::to_string(number) + game.extension().string());
        if (!fs::exists(name) && !fs::exists(journal_of(name))) {
            return name;
        }
    }
}

/// The file keeps its place until the new one comes; its journal goes first, or it would be rolled into the new one.
fs::path keep_beside(const fs::path& game) {
    const auto name = replaced_name(game);
    if (fs::exists(journal_of(game))) {
        fs::rename(journal_of(game), journal_of(name));
    }
    std::error_code failure;
    fs::create_hard_link(game, name, failure);
    if (failure) { // a disk without links
        fs::copy_file(game, name);
    }
    return name;
}

} // namespace

BackupShelf::BackupShelf(fs::path folder) : m_folder(std::move(folder)) {
}

fs::path BackupShelf::copy_aside(const GameFile& game) const {
    const auto first = game.entries(1, 1);
    if (first.empty()) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("There is no entry in this copy."), {}});
    }
    const auto place = fs::absolute(game.path());
    const auto folder = m_folder / hex(sha256(place.string() + '\n' + first.front().hash)).substr(0, 16);
    make_folder(folder);
    if (read_origin(folder) != place) {
        write_whole_file(origin_of(folder), [&](std::ostream& out) { out << place.string(); });
    }
    auto aside = folder / (std::to_string(newest_number(folder) + 1) + aside_extension);
    game.copy_to(aside);
    return aside;
}

void BackupShelf::put(const fs::path& aside) const {
    try {
        {
            auto copy = connect_to_read(aside);
            const auto found = verify_log(copy);
            if (!found.sound()) {
                throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
            }
        }
        auto target = aside;
        target.replace_extension(extension);
        fs::rename(aside, target);
    } catch (const fs::filesystem_error& error) {
        remove_with_journal(aside);
        throw FileError(FileErrorKind::Io, {INTENDANT_TR("The copy could not be put in the place of {name}."), {{"name", quoted(aside)}}},
                        error.what());
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
    const auto folder = aside.parent_path();
    flush_folder(folder);
    const auto copies = numbered(folder, extension);
    for (std::size_t old = kept; old < copies.size(); ++old) {
        remove_with_journal(copies[old]);
    }
    for (const auto& left : numbered(folder, aside_extension)) { // of programs that died
        if (number_of(left) < number_of(aside)) {
            remove_with_journal(left);
        }
    }
}

std::vector<fs::path> BackupShelf::games() const {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    for (const auto& folder : inside(m_folder)) {
        const auto copies = numbered(folder, extension);
        const auto game = read_origin(folder);
        if (!copies.empty() && !game.empty()) {
            std::error_code none;
            found.emplace_back(fs::last_write_time(copies.front(), none), game);
        }
    }
    std::ranges::sort(found, std::greater{});
    std::vector<fs::path> games;
    for (const auto& [time, game] : found) {
        if (std::ranges::find(games, game) == games.end()) {
            games.push_back(game);
        }
    }
    return games;
}

bool BackupShelf::has(const fs::path& game) const {
    const auto all = games();
    return std::ranges::find(all, fs::absolute(game)) != all.end();
}

std::vector<Backup> BackupShelf::backups_of(const fs::path& game) const {
    std::vector<Backup> backups;
    for (const auto& folder : inside(m_folder)) {
        if (read_origin(folder) == fs::absolute(game)) {
            for (const auto& file : numbered(folder, extension)) {
                backups.push_back(look_at(file, game));
            }
        }
    }
    std::ranges::stable_sort(backups, [](const Backup& a, const Backup& b) {
        return a.sound() != b.sound() ? a.sound() : a.number > b.number;
    });
    return backups;
}

std::optional<fs::path> restore(const Backup& backup, const fs::path& game) {
    const auto target = fs::absolute(game);
    std::error_code none;
    const bool there = fs::exists(target, none);
    const FileClaim claim = there ? FileClaim(fs::canonical(target)) : FileClaim();
    if (there && held_elsewhere(target)) {
        throw FileError(FileErrorKind::InUse,
                        {INTENDANT_TR("The game {name} is open in another window or program."), {{"name", quoted(target)}}});
    }
    auto aside = target;
    aside += aside_extension;
    remove_with_journal(aside);
    try {
        make_folder(target.parent_path());
        {
            auto source = connect_to_read(backup.file);
            explaining(backup.file, [&] { write_copy(source, aside); });
        }
        {
            auto copy = connect_to_read(aside);
            const auto found = verify_log(copy);
            if (!found.sound()) {
                throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
            }
        }
        std::optional<fs::path> beside;
        if (there) {
            beside = keep_beside(target);
            flush_folder(target.parent_path());
        }
        fs::rename(aside, target);
        flush_folder(target.parent_path());
        return beside;
    } catch (const fs::filesystem_error& error) {
        remove_with_journal(aside);
        throw FileError(FileErrorKind::Io, {INTENDANT_TR("The copy could not be put in the place of {name}."), {{"name", quoted(target)}}},
                        error.what());
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
}

} // namespace intendant::db
