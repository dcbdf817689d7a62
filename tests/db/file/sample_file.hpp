#pragma once

#include "tests/db/sample_game.hpp"

#include <optional>

/// A game file to forge, damage or move, and what becomes of the attempt to use it.
namespace intendant::test {

inline constexpr std::int64_t entries_in_sample = 60;

inline void make_sample(const std::filesystem::path& path, std::int64_t entries = entries_in_sample) {
    auto game = db::GameFile::create(path, sample_header);
    fill(game, entries);
}

template <class Work> std::optional<db::FileErrorKind> failure_of(Work&& work) {
    try {
        work();
    } catch (const db::FileError& error) {
        return error.kind();
    }
    return std::nullopt;
}

} // namespace intendant::test
