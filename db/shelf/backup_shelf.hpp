#pragma once

#include "db/file/game_file.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

namespace intendant::db {

/// A copy of a game on the shelf, as it was found just now.
struct Backup {
    std::filesystem::path file;
    std::filesystem::path game; ///< where the game was when it was copied
    int number{0};              ///< grows from one copy of games at that place to the next, whatever the clock says
    std::string time;           ///< of its last entry, UTC
    int round{0};               ///< of its last entry
    std::string seat;           ///< of its last entry
    std::string kind;           ///< which game it is, as the file says; empty where it cannot be read
    Verification found;

    bool sound() const { return found.sound(); }
};

/// The folder where copies of games are kept, the last ten of each. One that was verified never gives way to one that
/// was not.
class BackupShelf {
public:
    static constexpr std::size_t kept = 10;

    explicit BackupShelf(std::filesystem::path folder);

    /// Copies the game into a file of the shelf that does not count yet. Throws: FileError.
    std::filesystem::path copy_aside(const GameFile& game) const;
    /// Verifies such a copy, makes it the newest of its game and takes the oldest away. On any thread.
    /// Throws: FileError; that copy is then gone, and all others are there.
    void put(const std::filesystem::path& aside) const;

    /// The games of which there are copies, the one copied last first.
    std::vector<std::filesystem::path> games() const;
    bool has(const std::filesystem::path& game) const;
    /// The copies of the game that was or is at this place, each verified: whole ones first, and the newest of them first.
    std::vector<Backup> backups_of(const std::filesystem::path& game) const;

private:
    /// Of each game that was or is at this place, the folder of its copies.
    std::vector<std::filesystem::path> folders_of(const std::filesystem::path& game) const;

    std::filesystem::path m_folder;
};

/// Puts the backup in the place of `game`. The file that was there stays beside it, with its journal, under the name
/// that is returned; none when there was no file. Throws: FileError when the backup is not sound, or the game is open
/// somewhere; nothing has then changed.
std::optional<std::filesystem::path> restore(const Backup& backup, const std::filesystem::path& game);

} // namespace intendant::db
