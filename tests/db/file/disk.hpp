#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::test {

/// What SQLite asks of a disk that can change a file.
enum class Act { Open, Write, Sync, Truncate, Delete };

/// What becomes of it.
enum class Fate {
    Done,
    Fails,   ///< nothing happens, and the disk says so
    Full,    ///< nothing happens; there is no room
    Short,   ///< half of it is written, then the disk fails
    Ignored, ///< nothing happens, and the disk says that it did
};

/// One wish, before it is carried out.
struct Wish {
    Act act;
    std::filesystem::path file;
    std::int64_t place{0};    ///< of a write; the new size of a truncation
    std::string_view bytes{}; ///< of a write
    bool folder_too{false};   ///< of a deletion: its folder is to be written out as well
};

/// A disk between SQLite and the real one, as long as the object lives: every database that is opened meanwhile in this
/// process lies on it. One at a time.
class Disk {
public:
    Disk();
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;
    ~Disk();

    /// Decides each wish; without it everything is done.
    std::function<Fate(const Wish&)> judge;
    /// True: the real disk is not asked to write out, which is all that makes it slow.
    bool unsynced{true};
    /// True: a file is opened to be read only, as on a read-only disk.
    bool read_only{false};

    Fate asked(const Wish& wish) const { return judge ? judge(wish) : Fate::Done; }
    sqlite3_vfs* real() const { return m_real; }

private:
    sqlite3_vfs* m_real;
    std::unique_ptr<sqlite3_vfs> m_shim;
};

/// What a disk would hold if its power failed now: of everything that was not yet written out, in pieces of 512 bytes,
/// any part may have arrived and any part not, in any order.
class PowerLoss {
public:
    /// `folder`: the files in it are watched; as they are now they are safe.
    explicit PowerLoss(std::filesystem::path folder);

    /// To be told of each wish that is carried out.
    void note(const Wish& wish);
    /// Writes what is left after a loss of power into `into`, an empty folder.
    void leave(const std::filesystem::path& into, std::mt19937& random) const;

    /// True: nothing that is written out is safe, as on a disk that lies.
    bool lying{false};

private:
    struct Piece {
        std::int64_t place;
        std::string bytes; ///< empty: the file is cut off at `place`
    };
    struct File {
        std::string safe;
        bool safe_name{false};     ///< its folder was written out since it was made
        bool maybe_deleted{false}; ///< it was deleted and its folder not written out since
        std::vector<Piece> pending{};
    };

    std::filesystem::path m_folder;
    std::map<std::filesystem::path, File> m_files;
};

} // namespace intendant::test
