#include "db/archive/club_archive_impl.hpp"

namespace intendant::db {

std::vector<ArchivedGame> ClubArchive::find(const ArchiveQuery& query) {
    return explaining_archive([&] {
        pqxx::read_transaction work(*m_impl->connection);
        std::vector<ArchivedGame> games;
        for (const auto& row : work.exec_params(
                 "SELECT g.identity, b.branch, b.parted, b.counts, b.last, g.module, f.edition, f.began, f.last, f.result, "
                 "array_to_string(f.players, ', ') FROM intendant.fact AS f JOIN intendant.branch AS b USING (game, branch) "
                 "JOIN intendant.game AS g USING (game) WHERE f.club = $1 AND ($2 = '' OR f.players @> ARRAY[$2]) "
                 "AND ($3 = '' OR f.module = $3) AND ($4 = '' OR left(f.last, 10) >= $4) AND ($5 = '' OR left(f.began, 10) <= $5) "
                 "AND ($6 = '' OR position(lower($6) IN lower(f.result)) > 0) AND ($7 = '' OR f.words @@ (websearch_to_tsquery('english', "
                 "$7) "
                 "|| websearch_to_tsquery('italian', $7) || websearch_to_tsquery('french', $7))) "
                 "ORDER BY f.last DESC, g.identity, b.branch",
                 m_impl->club, query.player, query.game, query.from, query.until, query.result, query.words)) {
            games.push_back({.identity = row[0].as<std::string>(),
                             .branch = row[1].as<int>(),
                             .parted = row[2].as<std::int64_t>(),
                             .counts = row[3].as<bool>(),
                             .entries = row[4].as<std::int64_t>(),
                             .game = row[5].as<std::string>(),
                             .edition = row[6].as<std::string>(),
                             .began = row[7].as<std::string>(),
                             .last = row[8].as<std::string>(),
                             .result = row[9].as<std::string>(),
                             .players = row[10].as<std::string>()});
        }
        return games;
    });
}

std::vector<ArchiveStanding> ClubArchive::standings(const StandingsQuery& query) {
    return explaining_archive([&] {
        pqxx::read_transaction work(*m_impl->connection);
        std::vector<ArchiveStanding> lines;
        const std::string kind = query.side ? "side" : "player";
        for (const auto& row : work.exec_params(
                 "SELECT name, module, sum(games), sum(ended), sum(won), sum(minutes), sum(dice), sum(hits), sum(expected) "
                 "FROM intendant.standing WHERE club = $1 AND kind = $2 AND ($3 = '' OR name = $3) AND ($4 = '' OR module = $4) "
                 "AND ($5 = '' OR edition = $5) AND ($6 = '' OR year = $6) GROUP BY name, module ORDER BY sum(won) DESC, sum(games) DESC, "
                 "name, module",
                 m_impl->club, kind, query.name, query.game, query.edition, query.year)) {
            lines.push_back({.name = row[0].as<std::string>(),
                             .game = row[1].as<std::string>(),
                             .games = row[2].as<std::int64_t>(),
                             .ended = row[3].as<std::int64_t>(),
                             .won = row[4].as<std::int64_t>(),
                             .minutes = row[5].as<std::int64_t>(),
                             .dice = row[6].as<std::int64_t>(),
                             .hits = row[7].as<std::int64_t>(),
                             .expected = row[8].as<double>()});
        }
        return lines;
    });
}

} // namespace intendant::db
