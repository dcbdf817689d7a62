#pragma once

#include <filesystem>

namespace intendant::db {

/// The game file that this process has open, as long as the object lives; no second claim on the same file,
/// under whatever name, succeeds meanwhile.
///
/// Needed because a process loses its locks on a file when it closes any other handle to it: nothing here may
/// even look into a file that is open.
class FileClaim {
public:
    FileClaim() = default; ///< claims nothing
    /// `file` exists. Throws: FileError InUse.
    explicit FileClaim(const std::filesystem::path& file);
    FileClaim(FileClaim&& other) noexcept;
    FileClaim& operator=(FileClaim&& other) noexcept;
    FileClaim(const FileClaim&) = delete;
    FileClaim& operator=(const FileClaim&) = delete;
    ~FileClaim();

private:
    std::filesystem::path m_file;
};

/// Keeps other programs away from a game file, as long as the object lives, without looking into it: a damaged file is not
/// to be changed. Whoever opens it meanwhile is told that it is in use.
class FileLock {
public:
    /// `file` exists. Throws: FileError InUse when somebody has it open.
    explicit FileLock(const std::filesystem::path& file);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

private:
    int m_handle;
};

} // namespace intendant::db
