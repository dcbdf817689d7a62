#include "db/archive/club_archive_impl.hpp"

#include "db/codec/json_text.hpp"
#include "db/file/connection.hpp"
#include "db/file/game_file.hpp"
#include "db/file/in_place.hpp"

#include <algorithm>

namespace intendant::db {

namespace {

/// A folder that only we can look into, gone with the object: in memory where the system has such a place, for what lies there is
/// proved and copied before it counts, and a disk would be waited for after each entry.
class PrivateFolder {
public:
    PrivateFolder() {
        auto made = make_private_folder("/dev/shm/intendant-pull-");
        if (!made) {
            made = make_private_folder(std::filesystem::temp_directory_path() / "intendant-pull-");
        }
        if (!made) {
            throw could_not_make(std::filesystem::temp_directory_path(), errno);
        }
        m_path = *made;
    }
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    ~PrivateFolder() {
        std::error_code none;
        std::filesystem::remove_all(m_path, none);
    }
    std::filesystem::path file() const { return m_path / "pulled.intendant"; }

private:
    std::filesystem::path m_path;
};

std::vector<std::pair<std::string, std::string>> meta_from(const std::string& text) {
    try {
        auto meta = from_json<std::vector<std::vector<std::string>>>(NoContext{}, parse_json(text));
        std::vector<std::pair<std::string, std::string>> pairs;
        for (auto& each : meta) {
            pairs.emplace_back(std::move(each.at(0)), std::move(each.at(1)));
        }
        return pairs;
    } catch (const std::exception& error) {
        throw senseless_answer(error.what());
    }
}

ArchiveError altered(std::int64_t first, std::int64_t last) {
    return {
        ArchiveErrorKind::Altered,
        {INTENDANT_TR("What the archive holds of the entries {first} to {last} is not what was pushed: their hashes do not match. Nothing "
                      "was written. A laptop that has this game can prove its own copy."),
         {{"first", std::to_string(first)}, {"last", std::to_string(last)}}}};
}

/// Appends the entries of a segment from `seq` to `until`, where each turns out to have the hash that the archive says.
void append_proved(GameFile& file, const Segment& segment, std::int64_t seq, std::int64_t until) {
    const auto entries = [&] {
        try {
            return unpack(segment);
        } catch (const ArchiveError&) {
            throw altered(segment.first, segment.last);
        }
    }();
    for (; seq <= until; ++seq) {
        const auto& entry = entries.at(static_cast<std::size_t>(seq - segment.first));
        if (file.append(entry, entry.time).hash != entry.hash) {
            throw altered(segment.first, segment.last);
        }
    }
}

struct FoundGame {
    std::int64_t game;
    std::string identity;
};

std::vector<FoundGame> games_beginning(pqxx::transaction_base& work, std::int64_t club, const std::string& identity) {
    if (identity.find_first_not_of("0123456789abcdef") != std::string::npos) {
        return {};
    }
    std::vector<FoundGame> games;
    for (const auto& row : work.exec_params(
             "SELECT game, identity FROM intendant.game WHERE club = $1 AND starts_with(identity, $2) ORDER BY game", club, identity)) {
        games.push_back({row[0].as<std::int64_t>(), row[1].as<std::string>()});
    }
    return games;
}

FoundGame one_game(pqxx::transaction_base& work, std::int64_t club, const std::string& identity) {
    auto games = games_beginning(work, club, identity);
    if (games.empty() || identity.empty()) {
        throw ArchiveError(
            ArchiveErrorKind::NotFound,
            {INTENDANT_TR("The archive has no game that begins with {game}; `archive list` names those it has."), {{"game", identity}}});
    }
    if (games.size() > 1) {
        throw ArchiveError(
            ArchiveErrorKind::NotFound,
            {INTENDANT_TR("The archive has several games that begin with {game}: give more of its letters."), {{"game", identity}}});
    }
    return games.front();
}

void require_branch(const BranchRows& branches, int branch) {
    if (!branches.contains(branch)) {
        throw ArchiveError(ArchiveErrorKind::NotFound,
                           {INTENDANT_TR("The game has no branch {branch} in the archive."), {{"branch", std::to_string(branch)}}});
    }
}

int counting(const BranchRows& branches) {
    const auto found = std::ranges::find_if(branches, [](const auto& each) { return each.second.counts; });
    return found == branches.end() ? 1 : found->first;
}

/// Lays out an empty game that says of itself what the archive says, and opens it. Throws: ArchiveError where that is no game.
GameFile begun(const std::filesystem::path& file, const std::vector<std::pair<std::string, std::string>>& meta) {
    make_new(file);
    explaining(file, [&] {
        auto database = connect_to_write(file);
        lay_out(database, meta);
    });
    try {
        return GameFile::open(file);
    } catch (const FileError& error) {
        throw senseless_answer(error.what());
    }
}

/// Writes a branch into a new file, proving each hash. The number of its entries. Throws: ArchiveError, FileError.
std::int64_t write_branch(pqxx::transaction_base& work, std::int64_t game, int branch, const std::filesystem::path& file) {
    const auto branches = branches_of(work, game);
    require_branch(branches, branch);
    const auto said = work.exec_params1("SELECT identity, meta FROM intendant.game WHERE game = $1", game);
    auto copy = begun(file, meta_from(said[1].as<std::string>()));
    for (const auto& [part, until] : course_of(branches, branch)) {
        while (copy.last_seq() < until) {
            const auto seq = copy.last_seq() + 1;
            const auto segment = segment_with(work, game, part, seq, true);
            append_proved(copy, segment, seq, std::min(until, segment.last));
        }
    }
    if (copy.last_seq() == 0 || copy.heads(1, 1).front().hash != said[0].as<std::string>()) {
        throw senseless_answer("another game");
    }
    return copy.last_seq();
}

/// A file with whole hashes may still be none that this program made. Throws: ArchiveError.
void prove_stranger(const ProveGame& prove, const std::filesystem::path& file) {
    try {
        prove(file);
    } catch (const FileError& error) {
        throw senseless_answer(error.what());
    }
}

} // namespace

std::int64_t ClubArchive::pull(const std::string& identity, std::optional<int> branch, const std::filesystem::path& destination,
                               const ProveGame& prove) {
    const PrivateFolder folder;
    const auto entries = explaining_archive([&] {
        pqxx::read_transaction work(*m_impl->connection);
        const auto game = one_game(work, m_impl->club, identity).game;
        return write_branch(work, game, branch ? *branch : counting(branches_of(work, game)), folder.file());
    });
    prove_stranger(prove, folder.file());
    GameFile::open_for_review(folder.file()).save_proved(destination);
    return entries;
}

void ClubArchive::verify(const std::string& identity, const ProveGame& prove,
                         const std::function<void(const ArchivedGame&, const std::string& problem)>& told) {
    const auto games = explaining_archive([&] {
        pqxx::read_transaction work(*m_impl->connection);
        if (!identity.empty()) {
            return std::vector{one_game(work, m_impl->club, identity)};
        }
        return games_beginning(work, m_impl->club, identity);
    });
    for (const auto& game : games) {
        explaining_archive([&] {
            pqxx::read_transaction work(*m_impl->connection);
            for (const auto& [number, branch] : branches_of(work, game.game)) {
                std::string problem;
                try {
                    const PrivateFolder folder;
                    write_branch(work, game.game, number, folder.file());
                    prove_stranger(prove, folder.file());
                } catch (const ArchiveError& error) {
                    if (error.kind() != ArchiveErrorKind::Altered) {
                        throw;
                    }
                    problem = error.what();
                }
                told(
                    {.identity = game.identity, .branch = number, .parted = branch.parted, .counts = branch.counts, .entries = branch.last},
                    problem);
            }
        });
    }
}

void ClubArchive::choose(const std::string& identity, int branch) {
    explaining_archive([&] {
        pqxx::work work(*m_impl->connection);
        const auto game = one_game(work, m_impl->club, identity).game;
        require_branch(branches_of(work, game), branch);
        work.exec_params("SELECT intendant.choose($1, $2)", game, branch);
        work.commit();
    });
}

} // namespace intendant::db
