#pragma once

#include "db/file/entry.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace intendant::db {

/// Some entries of a record, one after the other, as an archive keeps them. Units: `hashes`: 32 bytes an entry; `body`: zstd of
/// one JSON array an entry, a line each.
struct Segment {
    std::int64_t first{0};
    std::int64_t last{0};
    std::string hashes;
    std::string body;

    /// The hash of an entry of it, hexadecimal.
    std::string hash_of(std::int64_t seq) const;
};

/// A segment holds no more entries, and no more bytes before it is compressed; a longer one is not read.
inline constexpr std::int64_t entries_in_segment = 1000;
inline constexpr std::size_t longest_segment = std::size_t{64} << 20U;

/// Packs whole entries, at least one. Throws: CodecError for an entry whose texts are not UTF-8.
Segment pack(const std::vector<Entry>& entries);

/// The entries again, each with its number; the hash of each is that of `hashes`, and proves nothing yet.
/// Throws: ArchiveError Altered where it is no segment, whatever the bytes are.
std::vector<Entry> unpack(const Segment& segment);

} // namespace intendant::db
