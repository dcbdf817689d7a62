#pragma once

#include <filesystem>

namespace intendant::db {

/// What a copy is made of.
enum class Leaving {
    AtRest,        ///< the game between two transactions, though another program may be writing to it
    AllOfIt,       ///< the same, with what its own count of its pages may have lost
    WithJournal,   ///< the game and the journal that a dead program left; nobody writes
    WithoutJournal ///< the game alone; nobody writes
};

/// A private copy of a game file that is thrown away with the object. It is as long as the pages of the game say, whatever the length of
/// the file, and lies in a folder of its own that is held as long as it is needed: what a killed program left there, the next clears up.
class ReviewCopy {
public:
    ReviewCopy() = default; ///< no copy
    /// At rest: where a dead program left a transaction behind, its journal is copied too, for the copy to be rolled
    /// back. Throws: FileError InUse when the other program never rests; NoSpace, before anything is written, where the disk would be
    /// full with it, or Io when the copy fails.
    explicit ReviewCopy(const std::filesystem::path& original, Leaving leaving = Leaving::AtRest);
    ReviewCopy(ReviewCopy&& other) noexcept;
    ReviewCopy& operator=(ReviewCopy&& other) noexcept;
    ReviewCopy(const ReviewCopy&) = delete;
    ReviewCopy& operator=(const ReviewCopy&) = delete;
    ~ReviewCopy();

    std::filesystem::path file() const { return m_folder / "copy.intendant"; }

private:
    void release();

    std::filesystem::path m_folder;
    int m_held{-1};
};

/// Removes the copies that killed programs of this user left. What is held by one that lives stays.
void clear_up_review_copies();

} // namespace intendant::db
