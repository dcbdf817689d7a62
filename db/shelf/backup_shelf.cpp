#include "db/shelf/backup_shelf.hpp"

#include "db/file/connection.hpp"
#include "db/file/in_place.hpp"
#include "db/file/open_files.hpp"
#include "db/file/sha256.hpp"
#include "db/file/whole_file.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

constexpr auto ending = ".intendant";
constexpr auto not_yet = ".part"; ///< after it, of a copy that does not count yet

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
    const auto name = copy.filename().string();
    int number = 0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), number).ptr;
    return *end == '.' ? number : 0;
}

/// The numbered files of a folder whose names end so, the newest first.
std::vector<fs::path> numbered(const fs::path& folder, const std::string& end) {
    auto found = inside(folder);
    std::erase_if(found, [&](const fs::path& file) { return file.filename() != std::to_string(number_of(file)) + end; });
    std::ranges::sort(found, std::greater{}, number_of);
    return found;
}

/// Those that do not count yet.
std::vector<fs::path> lying_aside(const fs::path& folder) { return numbered(folder, std::string(ending) + not_yet); }

int newest_number(const fs::path& folder) {
    int newest = 0;
    for (const auto& files : {numbered(folder, ending), lying_aside(folder)}) {
        newest = std::max(newest, files.empty() ? 0 : number_of(files.front()));
    }
    return newest;
}

void make_folder(const fs::path& folder) {
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (failure) {
        throw could_not_make(folder, failure.value());
    }
}

Backup look_at(const fs::path& file, const fs::path& game) {
    Backup backup;
    backup.file = file;
    backup.game = game;
    backup.number = number_of(file);
    try {
        const auto copy = GameFile::open_for_review(file);
        backup.kind = copy.header().game;
        backup.found = copy.verify();
        if (const auto last = backup.found.entries; last > 0) {
            const auto entry = copy.entries(last, last).front();
            backup.time = entry.time;
            backup.round = entry.round;
            backup.seat = entry.seat;
        } else {
            backup.found.finds({INTENDANT_TR("There is no entry in this copy."), {}});
        }
    } catch (const FileError& error) {
        backup.found.finds(error.sentence());
        backup.found.detail = error.detail();
    }
    return backup;
}

} // namespace

BackupShelf::BackupShelf(fs::path folder) : m_folder(std::move(folder)) {}

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
    int newest = 0;
    for (const auto& each : folders_of(place)) { // another game may have been there before
        newest = std::max(newest, newest_number(each));
    }
    auto aside = folder / (std::to_string(newest + 1) + ending + not_yet);
    make_new(aside);
    try {
        game.copy_to(aside);
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
    return aside;
}

void BackupShelf::put(const fs::path& aside) const {
    const auto folder = aside.parent_path();
    try {
        prove(aside);
        put_in_place(aside, folder / aside.stem());
    } catch (...) {
        remove_with_journal(aside);
        throw;
    }
    const auto copies = numbered(folder, ending);
    for (std::size_t old = kept; old < copies.size(); ++old) {
        remove_with_journal(copies[old]);
    }
    for (const auto& left : lying_aside(folder)) { // of programs that died
        if (number_of(left) < number_of(aside)) {
            remove_with_journal(left);
        }
    }
}

std::vector<fs::path> BackupShelf::folders_of(const fs::path& game) const {
    auto folders = inside(m_folder);
    std::erase_if(folders, [&](const fs::path& folder) { return read_origin(folder) != fs::absolute(game); });
    return folders;
}

std::vector<fs::path> BackupShelf::games() const {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    for (const auto& folder : inside(m_folder)) {
        const auto copies = numbered(folder, ending);
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
    for (const auto& folder : folders_of(game)) {
        for (const auto& file : numbered(folder, ending)) {
            backups.push_back(look_at(file, game));
        }
    }
    std::ranges::stable_sort(backups,
                             [](const Backup& a, const Backup& b) { return a.sound() != b.sound() ? a.sound() : a.number > b.number; });
    return backups;
}

std::optional<fs::path> restore(const Backup& backup, const fs::path& game) {
    const auto target = fs::absolute(game);
    make_folder(target.parent_path());
    std::error_code none;
    const bool there = fs::exists(target, none);
    const auto claim = there ? FileClaim(fs::canonical(target)) : FileClaim();
    std::optional<FileLock> lock;
    if (there) {
        lock.emplace(target);
    }
    std::optional<fs::path> beside;
    prove(backup.file);
    put_copy_in_place(
        target,
        [&](const fs::path& aside) {
            auto source = connect_to_read(backup.file);
            write_copy(source, aside);
        },
        [&](const fs::path&) {
            if (there) {
                beside = stay_beside(target, "replaced");
            }
        });
    return beside;
}

} // namespace intendant::db
