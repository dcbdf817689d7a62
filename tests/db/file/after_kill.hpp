#pragma once

#include "tests/db/sample_game.hpp"

#include <optional>
#include <string>

/// What is looked at when a program that booked sample entries was killed.
namespace intendant::test {

inline std::optional<std::string> wrong_between(std::int64_t shown, std::int64_t booked) {
    if (booked < shown || booked > shown + 1) {
        return std::to_string(shown) + " entries were shown as booked, the file has " + std::to_string(booked);
    }
    return std::nullopt;
}

/// A reason when the game is not as it must be after `shown` entries were shown as booked.
inline std::optional<std::string> wrong_with_game(const std::filesystem::path& path, std::int64_t shown) {
    try {
        const auto game = db::GameFile::open(path);
        const auto found = game.verify();
        if (!found.sound()) {
            return found.problem + " " + found.detail;
        }
        if (found.entries != game.last_seq()) {
            return "there is a gap in the record";
        }
        core::Ledger stored;
        core::Ledger expected;
        for (std::int64_t seq = 1; seq <= game.last_seq(); ++seq) {
            stored.post(game.postings(seq));
            expected.post(sample_entry(seq).postings);
        }
        if (stored.balances() != expected.balances()) {
            return "the balances are not those of the entries";
        }
        return wrong_between(shown, game.last_seq());
    } catch (const db::FileError& error) {
        return std::string(error.what()) + " " + error.detail();
    }
}

} // namespace intendant::test
