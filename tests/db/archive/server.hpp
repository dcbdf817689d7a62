#pragma once

#include "tests/db/sample_game.hpp"

#include <pqxx/pqxx>

#include <string>

namespace intendant::test {

/// A PostgreSQL server of the tests' own: in a folder of its own, on a socket there, gone when the program ends.
class ArchiveServer {
public:
    static ArchiveServer& running();

    ArchiveServer(const ArchiveServer&) = delete;
    ArchiveServer& operator=(const ArchiveServer&) = delete;
    ~ArchiveServer();

    void start();
    /// Kills all of it at once.
    void kill();

private:
    ArchiveServer();
    int carry_out(const std::string& program, const std::string& arguments) const;

    TemporaryFolder m_folder;
};

/// A database with an archive in it, of the club "Tuesday", whose logins are keeper_anna, member_bert, member_cleo and reader_dora;
/// stranger_emil is of the club "Friday" in the same archive. Gone with the object.
class SampleArchive {
public:
    SampleArchive();
    SampleArchive(const SampleArchive&) = delete;
    SampleArchive& operator=(const SampleArchive&) = delete;
    ~SampleArchive();

    const std::string& database() const { return m_database; }
    /// SQL of one's own; the SQLSTATE of what it throws, empty where it is carried out.
    std::string tried(const std::string& login, const std::string& sql) const;
    /// The first value of what SQL answers.
    std::string value(const std::string& login, const std::string& sql) const;

private:
    std::string m_database;
};

/// What this process connects as from now on.
void log_in(const std::string& login);

} // namespace intendant::test
