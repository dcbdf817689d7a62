#pragma once

#include "db/archive/club_archive.hpp"
#include "tests/db/file/sample_file.hpp"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

/// Sample games that are pushed and pulled.
namespace intendant::test {

inline db::Facts facts_of_sample(const std::string& winner = "", const std::string& notes = "") {
    db::LibraryCard card;
    card.game = "orchard";
    card.began = "2026-03-01T19:00:00.000Z";
    card.last = "2026-03-01T23:00:00.000Z";
    card.rounds = 4;
    card.minutes = 200;
    card.card.edition.id = "First edition";
    card.card.seats = {{"north", {"North", {}}, "Anna"}, {"south", {"South", {}}, "Bert"}, {"east", {"East", {}}, "Bert"}};
    if (!winner.empty()) {
        card.card.winners = {winner};
        card.card.result.id = "All apples are picked";
    }
    card.dice["north"].add(12, 2, 5);
    return db::facts_of(card, notes, [](const core::Message& message) { return message.id; });
}

/// A sample game that is written as a whole, without waiting for the disk after each entry.
inline void make_long_sample(const std::filesystem::path& game, std::int64_t count) {
    auto file = db::GameFile::create_aside(game, sample_header);
    fill(file, count);
    file.put_in_place();
}

/// Books `count` more entries; `who` makes those of one laptop differ from those of another.
inline void go_on(const std::filesystem::path& game, std::int64_t count, const std::string& who = "Anna") {
    auto file = db::GameFile::open(game);
    for (std::int64_t i = 0; i < count; ++i) {
        auto entry = sample_entry(file.last_seq() + 1);
        entry.who = who;
        file.append(entry);
    }
}

/// All that proves a game: what it says of itself is in the first hash.
inline std::vector<std::string> hashes_of(const std::filesystem::path& game) {
    const auto file = db::GameFile::open_for_review(game);
    std::vector<std::string> hashes;
    for (const auto& entry : file.heads(1, file.last_seq())) {
        hashes.push_back(entry.hash);
    }
    return hashes;
}

/// As sound as a file of the game of the tests can be.
inline void prove_sample(const std::filesystem::path& game) {
    if (const auto found = db::GameFile::open_for_review(game).verify(); !found.sound()) {
        throw db::FileError(db::FileErrorKind::Damaged, found.sentence);
    }
}

/// What a pull gives of a branch.
inline std::vector<std::string> pulled(const std::string& identity, std::optional<int> branch = {}) {
    const TemporaryFolder folder;
    db::ClubArchive("Tuesday").pull(identity, branch, folder / "pulled.intendant", prove_sample);
    return hashes_of(folder / "pulled.intendant");
}

template <class Work> std::optional<db::ArchiveErrorKind> archive_failure_of(Work&& work) {
    try {
        work();
    } catch (const db::ArchiveError& error) {
        return error.kind();
    }
    return std::nullopt;
}

} // namespace intendant::test
