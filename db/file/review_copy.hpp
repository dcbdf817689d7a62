#pragma once

#include <filesystem>

namespace intendant::db {

/// What a copy is made of.
enum class Leaving {
    AtRest,        ///< the game between two transactions, though another program may be writing to it
    WithJournal,   ///< the game and the journal that a dead program left; nobody writes
    WithoutJournal ///< the game alone; nobody writes
};

/// A private copy of a game file that is thrown away with the object.
class ReviewCopy {
public:
    ReviewCopy() = default; ///< no copy
    /// At rest: where a dead program left a transaction behind, its journal is copied too, for the copy to be rolled
    /// back. Throws: FileError InUse when the other program never rests; NoSpace or Io when the copy fails.
    explicit ReviewCopy(const std::filesystem::path& original, Leaving leaving = Leaving::AtRest);
    ReviewCopy(ReviewCopy&& other) noexcept;
    ReviewCopy& operator=(ReviewCopy&& other) noexcept;
    ReviewCopy(const ReviewCopy&) = delete;
    ReviewCopy& operator=(const ReviewCopy&) = delete;
    ~ReviewCopy();

    std::filesystem::path file() const { return m_folder / "copy.intendant"; }

private:
    std::filesystem::path m_folder;
};

} // namespace intendant::db
