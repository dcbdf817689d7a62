#include "db/archive/club_archive_impl.hpp"

#include "db/codec/json_text.hpp"
#include "db/file/connection.hpp"
#include "db/file/game_file.hpp"
#include "db/file/review_copy.hpp"

#include <algorithm>
#include <optional>

namespace intendant::db {

namespace {

/// Where a record and the branches of an archive have their last entry in common.
struct Meeting {
    int branch{1};
    std::int64_t shared{0};
};

/// The hash that a course of branches has for an entry.
std::string hash_on(pqxx::transaction_base& work, std::int64_t game, const std::vector<std::pair<int, std::int64_t>>& course,
                    std::int64_t seq) {
    const auto part = std::ranges::find_if(course, [seq](const auto& each) { return seq <= each.second; });
    return segment_with(work, game, part->first, seq, false).hash_of(seq);
}

/// How many entries are those of the branch: the chain makes that a question of halves.
std::int64_t shared_with(pqxx::transaction_base& work, std::int64_t game, const BranchRows& branches, int branch, const GameFile& file) {
    const auto course = course_of(branches, branch);
    const auto same = [&](std::int64_t seq) { return file.heads(seq, seq).front().hash == hash_on(work, game, course, seq); };
    std::int64_t low = 0;
    auto high = std::min(branches.at(branch).last, file.last_seq());
    if (high > 0 && same(high)) { // most often its head is known here
        return high;
    }
    while (low + 1 < high) {
        const auto middle = low + (high - low) / 2;
        (same(middle) ? low : high) = middle;
    }
    return low;
}

/// The branch with which the record has most in common; of those the one that it goes on, or that goes on from it.
Meeting meeting_of(pqxx::transaction_base& work, std::int64_t game, const BranchRows& branches, const GameFile& file) {
    std::optional<Meeting> best;
    for (const auto& [number, branch] : branches) {
        const Meeting each{number, shared_with(work, game, branches, number, file)};
        const bool goes_on = each.shared == branch.last || each.shared == file.last_seq();
        if (!best || each.shared > best->shared ||
            (each.shared == best->shared && goes_on && best->shared != branches.at(best->branch).last)) {
            best = each;
        }
    }
    return best.value_or(Meeting{});
}

/// Sends the entries after `from`, cut into segments. The number of them.
std::int64_t send(pqxx::transaction_base& work, std::int64_t game, int branch, const GameFile& file, std::int64_t from) {
    constexpr std::size_t bytes_in_segment = std::size_t{1} << 20U;
    constexpr std::int64_t at_once = 50;
    std::vector<Entry> waiting;
    std::size_t bytes = 0;
    const auto flush = [&] {
        const auto segment = pack(waiting);
        const pqxx::binarystring hashes(segment.hashes);
        const pqxx::binarystring body(segment.body);
        work.exec_params("SELECT intendant.append($1, $2, $3, $4, $5, $6)", game, branch, segment.first, segment.last, hashes, body);
        waiting.clear();
        bytes = 0;
    };
    for (auto first = from + 1; first <= file.last_seq(); first += at_once) {
        for (auto& entry : file.whole_entries(first, first + at_once - 1)) {
            bytes += entry.command.size() + entry.events.size();
            waiting.push_back(std::move(entry));
            if (static_cast<std::int64_t>(waiting.size()) == entries_in_segment || bytes >= bytes_in_segment) {
                flush();
            }
        }
    }
    if (!waiting.empty()) {
        flush();
    }
    return file.last_seq() - from;
}

/// What a file says of itself, as the archive keeps it.
std::string meta_text(const std::filesystem::path& file) {
    auto database = connect_to_read(file);
    auto meta = Json::array();
    for (const auto& [name, value] : explaining(file, [&] { return meta_of(database); })) {
        meta.push_back(Json::array({name, value}));
    }
    return json_line(meta);
}

} // namespace

Pushed ClubArchive::push(const std::filesystem::path& path, const Facts& facts) {
    const ReviewCopy copy(path); // the table may go on with the game meanwhile
    const auto meta = meta_text(copy.file());
    const auto file = GameFile::open_for_review(copy.file());
    if (file.last_seq() == 0) {
        throw FileError(FileErrorKind::NotAGame,
                        {INTENDANT_TR("Nothing was booked in {name} yet, so there is nothing to push."), {{"name", quoted(path)}}});
    }
    Pushed pushed{.identity = file.heads(1, 1).front().hash};
    explaining_archive([&] {
        pqxx::work work(*m_impl->connection);
        const auto game =
            work.exec_params1("SELECT intendant.begin_push($1, $2, $3, $4)", m_impl->club, pushed.identity, file.header().game, meta)[0]
                .as<std::int64_t>();
        const auto branches = branches_of(work, game);
        const auto meeting = meeting_of(work, game, branches, file);
        const auto last = file.last_seq();
        pushed.branch = meeting.branch;
        pushed.branches = static_cast<int>(branches.size());
        if (meeting.shared < last) {
            if (meeting.shared < branches.at(meeting.branch).last) {
                pushed.parted = meeting.shared;
                pushed.branch = work.exec_params1("SELECT intendant.part($1, $2, $3)", game, meeting.branch, meeting.shared)[0].as<int>();
                ++pushed.branches;
            }
            pushed.sent = send(work, game, pushed.branch, file, meeting.shared);
            work.exec_params("SELECT intendant.tell($1, $2, $3::jsonb)", game, pushed.branch, facts.json);
        }
        pushed.entries = std::max(last, pushed.parted == 0 ? branches.at(meeting.branch).last : last);
        work.commit();
    });
    return pushed;
}

} // namespace intendant::db
