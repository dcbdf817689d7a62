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

} // namespace intendant::db
