#pragma once

#include <cstdint>
#include <filesystem>

namespace intendant::test {

/// Writes a game of `entries` entries as a session would have written them: a whole round, taken back, played again,
/// and so on, with its snapshots; in batches, and not written out after each entry.
void write_long_log(const std::filesystem::path& path, std::int64_t entries);

} // namespace intendant::test
