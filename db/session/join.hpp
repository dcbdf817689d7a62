#pragma once

#include "db/file/review_copy.hpp"
#include "db/session/session.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace intendant::db {

/// Two records of one game, in one.
struct Joined {
    std::int64_t shared; ///< entries that both had
    std::int64_t added;  ///< entries of the second that the first had not
    std::string first;   ///< the digest to which the first leads, where the game stands
    std::string second;  ///< the digest to which the second leads, which is a branch
};

namespace detail {

/// Goes to where the game stood after entry `seq`, whatever was done since.
template <core::GameModule G> void go_to(Session<G>& session, std::int64_t seq) {
    const auto last = session.standing_at(seq).back();
    for (auto left = seq + 1; !session.stands(last); ++left) {
        session.take_up(left); // the first undo or redo since left a place where it stood; other entries left none
    }
    const auto standing = session.standing_at(session.file().last_seq());
    if (const auto after = std::ranges::upper_bound(standing, last); after != standing.end()) {
        session.undo_from(*after);
    }
}

inline std::vector<std::pair<std::string, std::string>> named(const std::filesystem::path& first, const std::filesystem::path& second) {
    return {{"name", quoted(first)}, {"other", quoted(second)}};
}

/// Throws: FileError where they share nothing, or all of one of them.
inline void require_parted(std::int64_t shared, const GameFile& first, const GameFile& second) {
    if (shared == 0) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("{name} and {other} are two games: they do not have their first entry in "
                                                               "common. Nothing was joined."),
                                                  named(first.path(), second.path())});
    }
    if (const bool all_there = shared == second.last_seq(); all_there || shared == first.last_seq()) {
        throw FileError(FileErrorKind::AlreadyExists,
                        {INTENDANT_TR("Every entry of {name} stands in {other} already: go on with {other}. Nothing was joined."),
                         all_there ? named(second.path(), first.path()) : named(first.path(), second.path())});
    }
}

} // namespace detail

/// Joins two records of one game that parted, each going on by itself, into a new one with both: it stands where the first stands, and
/// what the second has played since they parted is a branch, each entry with its time and author. The records stay as they are.
/// Throws: FileError where one is not proved, where they do not part, or where `destination` exists; then nothing is there.
template <core::GameModule G>
Joined join(const std::filesystem::path& first, const std::filesystem::path& second, const std::filesystem::path& destination,
            const std::shared_ptr<const typename G::Tables>& tables) {
    Session<G>::require_proved(first, tables);
    Session<G>::require_proved(second, tables);
    const auto other = Session<G>::open_for_review(second, tables);
    const auto one = Session<G>::open_for_review(first, tables);
    const auto shared = one.file().shared_with(other.file());
    const auto last = one.file().last_seq();
    detail::require_parted(shared, one.file(), other.file());
    const ReviewCopy aside(first);
    {
        auto both = Session<G>::open(aside.file(), tables);
        detail::go_to(both, shared);
        const auto further = both.file().last_seq() - shared;
        constexpr std::int64_t at_once = 200;
        for (auto from = shared + 1; from <= other.file().last_seq(); from += at_once) {
            for (const auto& entry : other.file().entries(from, from + at_once - 1)) {
                const auto target = entry.target > shared ? entry.target + further : entry.target;
                if (!both.book_again(entry, target, other.bookmarked(entry.target, entry.seq))) {
                    auto names = detail::named(first, second);
                    names.emplace_back("entry", std::to_string(entry.seq));
                    throw FileError(FileErrorKind::Damaged,
                                    {INTENDANT_TR("Entry {entry} of {other} cannot be booked in {name}. Nothing was joined."), names});
                }
            }
        }
        detail::go_to(both, last);
    }
    GameFile::open_for_review(aside.file()).save_proved(destination);
    return {.shared = shared, .added = other.file().last_seq() - shared, .first = one.digest(), .second = other.digest()};
}

} // namespace intendant::db
