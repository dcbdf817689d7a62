#include "tests/db/archive/server.hpp"

#include "db/archive/club_archive.hpp"

#include <cstdlib>
#include <stdexcept>

#include <unistd.h>

namespace intendant::test {

namespace {

pqxx::connection connected(const std::string& login, const std::string& database) {
    return pqxx::connection("user=" + login + " dbname=" + database);
}

void owner_does(const std::string& sql) {
    auto connection = connected("postgres", "postgres");
    pqxx::nontransaction(connection).exec(sql);
}

} // namespace

ArchiveServer& ArchiveServer::running() {
    static ArchiveServer server;
    return server;
}

ArchiveServer::ArchiveServer() {
    // PostgreSQL does not run as root.
    if (::geteuid() == 0 && std::system(("chown nobody " + m_folder.path().string()).c_str()) != 0) {
        throw std::runtime_error("the folder of the server cannot be given away");
    }
    if (carry_out("initdb", "-U postgres --auth=trust --no-sync -E UTF8 --locale=C.UTF-8") != 0) {
        throw std::runtime_error("initdb fails");
    }
    ::setenv("PGHOST", m_folder.path().c_str(), 1);
    start();
    for (const auto* login : {"keeper_anna", "member_bert", "member_cleo", "reader_dora", "stranger_emil"}) {
        owner_does(std::string("CREATE ROLE ") + login + " LOGIN");
    }
}

void ArchiveServer::start() {
    if (carry_out("pg_ctl", "-w -l " + (m_folder / "log").string() + " -o \"-k " + m_folder.path().string() +
                                " -c listen_addresses='' -c fsync=off -c shared_buffers=16MB\" start") != 0) {
        throw std::runtime_error("the server does not start");
    }
}

void ArchiveServer::kill() { carry_out("pg_ctl", "-m immediate stop"); }

ArchiveServer::~ArchiveServer() { kill(); }

int ArchiveServer::carry_out(const std::string& program, const std::string& arguments) const {
    const std::string as = ::geteuid() == 0 ? "setpriv --reuid=nobody --regid=nogroup --clear-groups " : "";
    const auto line = "cd " + m_folder.path().string() + " && " + as + INTENDANT_POSTGRESQL "/" + program + " -D " +
                      (m_folder / "data").string() + " " + arguments + " >" + (m_folder / "said").string() + " 2>&1 </dev/null";
    return std::system(line.c_str());
}

SampleArchive::SampleArchive() {
    ArchiveServer::running();
    static int number = 0;
    m_database = "archive_" + std::to_string(++number);
    owner_does("CREATE DATABASE " + m_database);
    ::setenv("PGDATABASE", m_database.c_str(), 1);
    log_in("postgres");
    db::ClubArchive::init("Tuesday");
    db::ClubArchive::init("Friday");
    db::ClubArchive::init("Tuesday"); // changes nothing
    for (const auto* admitted :
         {"'Tuesday', 'keeper_anna', 'keeper'", "'Tuesday', 'member_bert', 'member'", "'Tuesday', 'member_cleo', 'member'",
          "'Tuesday', 'reader_dora', 'reader'", "'Friday', 'stranger_emil', 'keeper'"}) {
        value("postgres", std::string("SELECT intendant.admit(") + admitted + ")");
    }
    log_in("member_bert");
}

SampleArchive::~SampleArchive() {
    try {
        owner_does("DROP DATABASE " + m_database + " WITH (FORCE)");
    } catch (const std::exception&) { // the server is gone, and with it the database
    }
}

std::string SampleArchive::tried(const std::string& login, const std::string& sql) const {
    auto connection = connected(login, m_database);
    try {
        pqxx::work work(connection);
        work.exec(sql);
        work.commit();
    } catch (const pqxx::insufficient_privilege&) { // libpqxx 6 leaves its state out
        return "42501";
    } catch (const pqxx::sql_error& error) {
        return error.sqlstate();
    }
    return {};
}

std::string SampleArchive::value(const std::string& login, const std::string& sql) const {
    auto connection = connected(login, m_database);
    pqxx::work work(connection);
    const auto found = work.exec(sql);
    work.commit();
    return found.empty() ? std::string{} : found[0][0].as<std::string>(std::string{});
}

void log_in(const std::string& login) { ::setenv("PGUSER", login.c_str(), 1); }

} // namespace intendant::test
