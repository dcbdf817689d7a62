#pragma once

#include "db/codec/archive.hpp"
#include "db/codec/archive_fields.hpp"
#include "db/codec/shape.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace intendant::db {

/// Puts an archive into its envelope: magic, version, a hash of `shape`, length, SHA-256 of it all.
std::string seal_snapshot(std::string_view archive, std::string_view shape);

/// The archive in `bytes` when the envelope is whole, of this version and of this shape.
std::optional<std::string_view> unseal_snapshot(std::string_view bytes, std::string_view shape);

/// The image of a described value.
template <class T> std::string write_snapshot(const T& value) {
    static const std::string shape = archive_version() + shape_of<T>();
    ArchiveWriter archive;
    archive_fields(archive, value);
    return seal_snapshot(archive.take(), shape);
}

/// The value of an image that `write_snapshot` made of the same description; none for any other bytes. A
/// snapshot is a cache: whoever gets none replays the log. The game's own invariants are for the caller to
/// check.
template <class T> std::optional<T> read_snapshot(std::string_view bytes) {
    static const std::string shape = archive_version() + shape_of<T>();
    const auto content = unseal_snapshot(bytes, shape);
    if (!content) {
        return std::nullopt;
    }
    try {
        ArchiveReader archive(*content);
        T value{};
        archive_fields(archive, value);
        archive.finish();
        return value;
    } catch (const CodecError&) {
        return std::nullopt;
    }
}

} // namespace intendant::db
