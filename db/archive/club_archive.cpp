#include "db/archive/club_archive_impl.hpp"

#include "model/core/resources.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

namespace intendant::db {

namespace {

std::string schema_text() {
    const auto file = core::find_resources() / "archive" / ("schema_" + std::to_string(newest_archive) + ".sql");
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (text.empty()) {
        throw std::runtime_error("The file " + file.string() + " cannot be read.");
    }
    return text;
}

std::int64_t club_called(pqxx::transaction_base& work, const std::string& name) {
    const auto found = work.exec_params("SELECT m.club, c.name FROM intendant.membership AS m JOIN intendant.club AS c USING (club) "
                                        "WHERE m.login = session_user AND ($1 = '' OR c.name = $1) ORDER BY c.name LIMIT 2",
                                        name);
    if (found.empty()) {
        throw ArchiveError(ArchiveErrorKind::NotAllowed,
                           name.empty() ? core::Message{INTENDANT_TR("You belong to no club of this archive. A keeper can admit you."), {}}
                                        : core::Message{INTENDANT_TR("You belong to no club called {club} in this archive. A keeper of it "
                                                                     "can admit you."),
                                                        {{"club", name}}});
    }
    if (found.size() > 1) {
        throw ArchiveError(ArchiveErrorKind::NotFound,
                           {INTENDANT_TR("You belong to several clubs of this archive: say which is meant."), {}});
    }
    return found[0][0].as<std::int64_t>();
}

} // namespace

std::unique_ptr<pqxx::connection> connect_to_archive() {
    std::string options = "application_name=intendant client_encoding=UTF8 tcp_user_timeout=30000";
    if (std::getenv("PGCONNECT_TIMEOUT") == nullptr) {
        options += " connect_timeout=10";
    }
    auto connection = std::make_unique<pqxx::connection>(options);
    connection->set_variable("client_min_messages", "warning");
    return connection;
}

void require_known_archive(pqxx::transaction_base& work) {
    const auto found = work.exec("SELECT version FROM intendant.archive");
    if (found.size() != 1 || found[0][0].as<int>() < 1) {
        throw senseless_answer("not one version");
    }
    if (found[0][0].as<int>() > newest_archive) {
        throw ArchiveError(ArchiveErrorKind::NewerVersion,
                           {INTENDANT_TR("The archive was made by a later version of Intendant, and nothing was changed. Update the "
                                         "program to use it."),
                            {}});
    }
}

ClubArchive::ClubArchive(const std::string& club) : m_impl(std::make_unique<Impl>()) {
    explaining_archive([&] {
        m_impl->connection = connect_to_archive();
        pqxx::read_transaction work(*m_impl->connection);
        require_known_archive(work);
        m_impl->club = club_called(work, club);
    });
}

ClubArchive::ClubArchive(ClubArchive&&) noexcept = default;
ClubArchive& ClubArchive::operator=(ClubArchive&&) noexcept = default;
ClubArchive::~ClubArchive() = default;

void ClubArchive::init(const std::string& club) {
    const auto schema = schema_text();
    explaining_archive([&] {
        const auto connection = connect_to_archive();
        pqxx::work work(*connection);
        work.exec("SELECT pg_advisory_xact_lock(hashtext('intendant archive'))"); // two that make it at once
        if (work.exec("SELECT FROM pg_namespace WHERE nspname = 'intendant'").empty()) {
            work.exec(schema);
        }
        require_known_archive(work);
        work.exec_params("SELECT intendant.found($1)", club);
        work.commit();
    });
}

BranchRows branches_of(pqxx::transaction_base& work, std::int64_t game) {
    BranchRows branches;
    for (const auto& row : work.exec_params(
             "SELECT branch, coalesce(parent, 0), parted, last, counts FROM intendant.branch WHERE game = $1 ORDER BY branch", game)) {
        const auto number = row[0].as<int>();
        const BranchRow branch{row[1].as<int>(), row[2].as<std::int64_t>(), row[3].as<std::int64_t>(), row[4].as<bool>()};
        const auto parent = branches.find(branch.parent);
        const bool first = branch.parent == 0 && branch.parted == 0;
        const bool parted = parent != branches.end() && branch.parted >= 1 && branch.parted <= parent->second.last;
        if (number < 1 || branch.last < branch.parted || (!first && !parted) || !branches.emplace(number, branch).second) {
            throw senseless_answer("a branch that cannot be");
        }
    }
    return branches;
}

Segment segment_with(pqxx::transaction_base& work, std::int64_t game, int branch, std::int64_t seq, bool body) {
    const auto found = work.exec_params("SELECT first, last, hashes, CASE WHEN $4 THEN body ELSE '' END FROM intendant.segment "
                                        "WHERE game = $1 AND branch = $2 AND first <= $3 ORDER BY first DESC LIMIT 1",
                                        game, branch, seq, body);
    if (found.size() != 1) {
        throw senseless_answer("a segment is missing");
    }
    Segment segment{.first = found[0][0].as<std::int64_t>(),
                    .last = found[0][1].as<std::int64_t>(),
                    .hashes = pqxx::binarystring(found[0][2]).str(),
                    .body = pqxx::binarystring(found[0][3]).str()};
    if (segment.first < 1 || segment.first > seq || segment.last < seq || segment.last - segment.first >= entries_in_segment ||
        segment.hashes.size() != static_cast<std::size_t>(segment.last - segment.first + 1) * 32) {
        throw senseless_answer("a segment that cannot be");
    }
    return segment;
}

std::vector<std::pair<int, std::int64_t>> course_of(const BranchRows& branches, int branch) {
    std::vector<std::pair<int, std::int64_t>> course;
    auto until = branches.at(branch).last;
    for (auto each = branch; each != 0; each = branches.at(each).parent) {
        course.insert(course.begin(), {each, until});
        until = std::min(until, branches.at(each).parted);
    }
    return course;
}

} // namespace intendant::db
