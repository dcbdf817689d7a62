#pragma once

#include "db/codec/fields.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace intendant::db {

/// The version of the library's archives. An archive of another version is not to be loaded.
std::string archive_version();

/// Saves numbers and texts into a Boost text archive; see `archive_fields`.
class ArchiveWriter {
public:
    static constexpr bool loading = false;

    ArchiveWriter();
    ~ArchiveWriter();
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    void number(std::int64_t value);
    void count(std::uint64_t value);
    void text(const std::string& value);

    /// The archive. The writer takes nothing more afterwards.
    std::string take();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Loads numbers and texts from a Boost text archive; see `archive_fields`.
///
/// It may be given any bytes: no count is believed that the rest of the bytes could not hold.
/// Throws: CodecError where the bytes are not such an archive, or a text in it is no UTF-8.
class ArchiveReader {
public:
    static constexpr bool loading = true;

    explicit ArchiveReader(std::string_view bytes);
    ~ArchiveReader();
    ArchiveReader(const ArchiveReader&) = delete;
    ArchiveReader& operator=(const ArchiveReader&) = delete;

    void number(std::int64_t& value);
    void count(std::uint64_t& value);
    void text(std::string& value);

    /// Throws: CodecError when something is left unread.
    void finish();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace intendant::db
