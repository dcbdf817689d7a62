#pragma once

#include "model/core/message.hpp"

#include <filesystem>
#include <stdexcept>
#include <string>

namespace intendant::db {

/// What stands between the program and a game file.
enum class FileErrorKind {
    NotFound,      ///< there is no such file
    AlreadyExists, ///< a new game was to be written over a file
    NotAGame,      ///< empty, not SQLite, or another program's database
    NewerVersion,  ///< written by a later version of this program
    InUse,         ///< another window or program holds the game
    NotAFile,      ///< a link, folder or device where a file is to be written
    Gone,          ///< the game was moved, replaced or deleted while it was open
    ReadOnly,      ///< the file, its folder or its disk cannot be written
    NoSpace,       ///< the disk is full
    Damaged,       ///< the file is a game, but what it holds is broken
    Io,            ///< the disk failed in another way
};

/// A failure of the world around a game file. `sentence()` is for the person at the table: it says what happened and
/// what can be done; `what()` is the same in English. `detail()` keeps the words of the system for a bug report.
class FileError : public std::runtime_error {
public:
    FileError(FileErrorKind kind, core::Message sentence, std::string detail = {});

    FileErrorKind kind() const { return m_kind; }
    const core::Message& sentence() const { return m_sentence; }
    const std::string& detail() const { return m_detail; }

private:
    FileErrorKind m_kind;
    core::Message m_sentence;
    std::string m_detail;
};

/// The name of the file in quotation marks, without its folder.
std::string quoted(const std::filesystem::path& file);

} // namespace intendant::db
