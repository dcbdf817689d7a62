#pragma once

#include "db/archive/club_archive.hpp"
#include "db/archive/segment.hpp"

#include <pqxx/pqxx>

#include <map>
#include <string>

namespace intendant::db {

/// Connects as libpq finds its way, waiting no longer than ten seconds unless something else is said.
std::unique_ptr<pqxx::connection> connect_to_archive();

/// The schema that this program knows.
inline constexpr int newest_archive = 1;

/// Throws: ArchiveError where there is none, or one of a later version.
void require_known_archive(pqxx::transaction_base& work);

/// A branch, as the archive says.
struct BranchRow {
    int parent{0}; ///< 0: none
    std::int64_t parted{0};
    std::int64_t last{0};
    bool counts{false};
};
using BranchRows = std::map<int, BranchRow>;

struct ClubArchive::Impl {
    std::unique_ptr<pqxx::connection> connection;
    std::int64_t club{0};
};

/// The branches of a game, each parted from an earlier one where that has entries. Throws: ArchiveError where that is not so.
BranchRows branches_of(pqxx::transaction_base& work, std::int64_t game);
/// The segment that has this entry of this branch itself. Throws: ArchiveError.
Segment segment_with(pqxx::transaction_base& work, std::int64_t game, int branch, std::int64_t seq, bool body);

/// The branch itself and those it parted from, the first one first, with the last entry that counts of each.
std::vector<std::pair<int, std::int64_t>> course_of(const BranchRows& branches, int branch);

} // namespace intendant::db
