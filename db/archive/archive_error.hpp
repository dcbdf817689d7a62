#pragma once

#include "model/core/message.hpp"

#include <exception>
#include <stdexcept>
#include <string>

namespace intendant::db {

/// What stands between the program and the club's archive.
enum class ArchiveErrorKind {
    Away,         ///< nobody answers, or no longer
    NotLetIn,     ///< name, password or certificate are not accepted
    NotTheServer, ///< its certificate is not the one that was expected
    NoArchive,    ///< the database holds none
    NewerVersion, ///< made by a later version of this program
    NotAllowed,   ///< the role in the club does not allow it
    NotFound,     ///< no such game, branch or club
    Full,         ///< the archive's disk
    Altered,      ///< what it holds is not what was pushed, or no answer that this program knows
    Failed        ///< the archive failed in another way
};

/// A failure of the world around the club's archive; nothing is changed by what throws it. `sentence()` is for the person who
/// asked, `what()` the same in English, `detail()` the server's own words for a problem report.
class ArchiveError : public std::runtime_error {
public:
    ArchiveError(ArchiveErrorKind kind, core::Message sentence, std::string detail = {});

    ArchiveErrorKind kind() const { return m_kind; }
    const core::Message& sentence() const { return m_sentence; }
    const std::string& detail() const { return m_detail; }

private:
    ArchiveErrorKind m_kind;
    core::Message m_sentence;
    std::string m_detail;
};

/// The answer of an archive is none that this program writes.
ArchiveError senseless_answer(std::string detail = {});

/// Throws what `failure`, of the library that speaks with PostgreSQL, means to the person; anything else as it is.
[[noreturn]] void throw_explained(const std::exception_ptr& failure);

/// Runs `work`; a failure of PostgreSQL leaves it as an ArchiveError.
template <class Work> decltype(auto) explaining_archive(Work&& work) {
    try {
        return work();
    } catch (const std::exception&) {
        throw_explained(std::current_exception());
    }
}

} // namespace intendant::db
