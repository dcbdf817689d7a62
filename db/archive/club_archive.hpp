#pragma once

#include "db/archive/archive_error.hpp"
#include "db/archive/facts.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::db {

/// What an archive has of a game; a branch of it where it was played on twice. Times are UTC.
struct ArchivedGame {
    std::string identity{}; ///< hash of its first entry
    int branch{1};
    std::int64_t parted{0}; ///< the entries that it has in common with the branch it parted from; 0: it is the first branch
    bool counts{true};      ///< in the standings
    std::int64_t entries{0};
    std::string game{}; ///< the game's id
    std::string edition{};
    std::string began{};
    std::string last{};
    std::string result{};  ///< English; empty while it goes on
    std::string players{}; ///< with commas between them
};

/// What became of a push.
struct Pushed {
    std::string identity{};
    int branch{1};
    std::int64_t sent{0};    ///< entries; 0: the archive had them all
    std::int64_t entries{0}; ///< that the branch has now
    std::int64_t parted{0};  ///< this push made the branch: it has so many entries in common with the one it parted from
    int branches{1};         ///< that the archive has of the game now
};

/// What is asked of the games; what is empty asks nothing.
struct ArchiveQuery {
    std::string player{}; ///< the whole name
    std::string game{};   ///< the game's id
    std::string from{};   ///< played on or after this day, YYYY-MM-DD
    std::string until{};  ///< begun on or before this day
    std::string result{}; ///< a part of it
    std::string words{};  ///< in the notes, in English, Italian or French
};

/// A line of the standings, as the archive's counters have it.
struct ArchiveStanding {
    std::string name{}; ///< of the player, or the side's id
    std::string game{};
    std::int64_t games{0};
    std::int64_t ended{0};
    std::int64_t won{0};
    std::int64_t minutes{0};
    std::int64_t dice{0};
    std::int64_t hits{0};
    double expected{0};
};

/// How the standings are asked for. `side`: of the sides instead of the players; what is empty asks nothing.
struct StandingsQuery {
    bool side{false};
    std::string name{};
    std::string game{};
    std::string edition{};
    std::string year{};
};

/// Proves a game file, whichever game it holds. Throws: FileError where it is not sound.
using ProveGame = std::function<void(const std::filesystem::path& game)>;

/// A club's archive in PostgreSQL, as whoever is logged in may use it. The connection is found as libpq does: PGSERVICE, PGHOST,
/// PGUSER, PGPASSFILE and their like.
///
/// Nothing in an archive is trusted: what is read of it is proved like the file of a stranger. Everything throws ArchiveError where
/// the archive fails, and then nothing is changed on either side.
class ClubArchive {
public:
    /// `club`: its name; empty: the only one that one belongs to. Throws: ArchiveError.
    explicit ClubArchive(const std::string& club);
    ClubArchive(ClubArchive&&) noexcept;
    ClubArchive& operator=(ClubArchive&&) noexcept;
    ~ClubArchive();

    /// Makes the archive in the database, where there is none, and the club, of which whoever is logged in becomes the keeper.
    /// Done again, it changes nothing.
    static void init(const std::string& club);

    /// Sends what the archive has not yet of a game that is sound, in one transaction. Where it has other entries in the place of
    /// these, they become a branch; nothing is ever replaced. Throws: FileError where the file is not to be read.
    Pushed push(const std::filesystem::path& file, const Facts& facts);

    /// Writes a branch of a game (empty: the one that counts) as a game file, which `prove` has proved. `identity`: how its identity
    /// begins. Gives the number of its entries. Throws: FileError, where `destination` exists or it is not sound; nothing is there then.
    std::int64_t pull(const std::string& identity, std::optional<int> branch, const std::filesystem::path& destination,
                      const ProveGame& prove);

    /// Reads every branch of a game (empty: of all games) and proves it. `told` is given each, with why it is not sound; an
    /// empty sentence where it is.
    void verify(const std::string& identity, const ProveGame& prove,
                const std::function<void(const ArchivedGame&, const std::string& problem)>& told);

    /// The branches that match, the game played last first.
    std::vector<ArchivedGame> find(const ArchiveQuery& query);
    std::vector<ArchiveStanding> standings(const StandingsQuery& query);
    /// Lets another branch of a game count. For keepers.
    void choose(const std::string& identity, int branch);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace intendant::db
