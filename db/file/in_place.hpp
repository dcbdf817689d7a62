#pragma once

#include "db/file/file_error.hpp"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

/// How files of this program come to be: made aside, written out, then put in their place in one step.
namespace intendant::db {

/// What may happen to a file that stands where another is put.
enum class Standing {
    Replaced, ///< it gives way; its permissions and, where the system allows it, its owner pass to what takes its place
    Kept      ///< it stays, and nothing takes its place
};

/// A file made aside for `target`, in the same folder: new, empty, under a name that nobody has and nobody can guess. It and
/// its journal are gone with the object, unless it was put in its place; what a program that died left is gone with the next
/// one for the same target.
class Aside {
public:
    /// Throws: FileError where the folder cannot be written, or where `target` is a link, a folder or a device: what it
    /// leads to is somebody else's.
    explicit Aside(const std::filesystem::path& target);
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
    ~Aside();

    const std::filesystem::path& path() const { return m_path; }
    /// Writes it out and puts it in the place of the target. Throws: FileError; the target is then as it was.
    void put(Standing standing = Standing::Replaced);

private:
    void close_held();

    std::filesystem::path m_target;
    std::filesystem::path m_path;
    int m_held{-1};
};

/// Throws: FileError where `target` is a link or anything else that is no plain file. Nothing at all is welcome.
void require_plain(const std::filesystem::path& target);

/// Makes an empty file under a name that was free. Throws: FileError.
void make_new(const std::filesystem::path& file);

/// Makes a folder into which only its owner can look, with a name that begins as `begins` and that nobody can guess.
/// None where the system refuses: `errno` says why.
std::optional<std::filesystem::path> make_private_folder(const std::filesystem::path& begins);

/// Why a file could not be made, by the number of the system's error.
FileError could_not_make(const std::filesystem::path& file, int why);

void remove_with_journal(const std::filesystem::path& file);

/// Writes a file out to the disk; 0, or the number of the system's error.
int write_out(const std::filesystem::path& file);

/// A name is on the disk only when its folder is written out.
void flush_folder(const std::filesystem::path& folder);

/// Puts what was made aside in the place of `target`. Throws: FileError; both files are then as they were.
void put_in_place(const std::filesystem::path& aside, const std::filesystem::path& target, Standing standing = Standing::Replaced);

/// Copies so many bytes of a file, over what stands in `copy`; where the file has holes, so has the copy.
/// Throws: std::filesystem::filesystem_error.
void copy_bytes(const std::filesystem::path& file, const std::filesystem::path& copy, std::uint64_t bytes);

/// Copies a database into a file that is there and empty, through SQLite's backup. Throws: SQLite's exception.
void write_copy(SQLite::Database& source, const std::filesystem::path& copy);

/// Throws: FileError Damaged, with what does not fit, where the record of a game is not whole.
void prove(const std::filesystem::path& game);

using AtAside = std::function<void(const std::filesystem::path& aside)>;

/// Makes a game aside, proves it, does `last`, and puts it in the place of `target`. `make` may throw what SQLite throws.
/// Throws: FileError, or what these two throw; what lay aside is then gone, and `target` as it was.
void put_copy_in_place(const std::filesystem::path& target, const AtAside& make, const AtAside& last = {},
                       Standing standing = Standing::Replaced);

/// Gives a file, with its journal, a second name beside it, that of the file with `mark` and where needed a number in it,
/// under which it stays when its place is taken. Taken up again where that was cut off. The journal has then left the first
/// name: it would be rolled into the file that takes its place. Throws: FileError.
std::filesystem::path stay_beside(const std::filesystem::path& file, const std::string& mark);

} // namespace intendant::db
