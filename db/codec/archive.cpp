#include "db/codec/archive.hpp"

#include "model/core/printable.hpp"

#include <boost/archive/text_iarchive.hpp>
#include <boost/archive/text_oarchive.hpp>
#include <boost/serialization/binary_object.hpp>

#include <istream>
#include <locale>
#include <optional>
#include <ostream>
#include <sstream>
#include <streambuf>

namespace intendant::db {

namespace {

// Without a header: Boost's own would be read with a length taken from the input. The envelope of the
// snapshot carries the version instead.
constexpr unsigned archive_flags = boost::archive::no_header;

/// Reads bytes where they stand.
class BytesBuffer : public std::streambuf {
public:
    explicit BytesBuffer(std::string_view bytes) {
        auto* first = const_cast<char*>(bytes.data()); // a get area is never written to
        setg(first, first, first + bytes.size());
    }
    std::size_t left() const { return static_cast<std::size_t>(egptr() - gptr()); }
};

/// Boost's failures are those of its input; what else may come of hostile bytes is a failed allocation.
template <class Load> void guarded(Load&& load) {
    try {
        load();
    } catch (const CodecError&) {
        throw;
    } catch (const std::exception& error) {
        throw CodecError(std::string("the archive cannot be read: ") + error.what());
    }
}

} // namespace

std::string archive_version() {
    const auto version = boost::archive::BOOST_ARCHIVE_VERSION();
    return "boost " + std::to_string(static_cast<unsigned>(version)) + "; ";
}

struct ArchiveWriter::Impl {
    std::ostringstream stream;
    std::optional<boost::archive::text_oarchive> archive;
};

ArchiveWriter::ArchiveWriter() : m_impl(std::make_unique<Impl>()) {
    // digits must not be grouped after the manner of the player's country
    m_impl->stream.imbue(std::locale::classic());
    m_impl->archive.emplace(m_impl->stream, archive_flags);
}

ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::number(std::int64_t value) { *m_impl->archive << value; }

void ArchiveWriter::count(std::uint64_t value) { *m_impl->archive << value; }

void ArchiveWriter::text(const std::string& value) {
    count(value.size());
    if (!value.empty()) {
        const auto bytes = boost::serialization::make_binary_object(const_cast<char*>(value.data()), value.size());
        *m_impl->archive << bytes;
    }
}

std::string ArchiveWriter::take() {
    m_impl->archive.reset(); // writes what it still holds
    return std::move(m_impl->stream).str();
}

struct ArchiveReader::Impl {
    explicit Impl(std::string_view bytes) : buffer(bytes), stream(&buffer) {
        stream.imbue(std::locale::classic());
        archive.emplace(stream, archive_flags);
    }

    BytesBuffer buffer;
    std::istream stream;
    std::optional<boost::archive::text_iarchive> archive;
};

ArchiveReader::ArchiveReader(std::string_view bytes) {
    guarded([&] { m_impl = std::make_unique<Impl>(bytes); });
}

ArchiveReader::~ArchiveReader() = default;

void ArchiveReader::number(std::int64_t& value) {
    guarded([&] { *m_impl->archive >> value; });
}

void ArchiveReader::count(std::uint64_t& value) {
    guarded([&] { *m_impl->archive >> value; });
    // each thing that follows takes a character at least
    if (value > m_impl->buffer.left()) {
        throw CodecError("the archive promises more than it holds");
    }
}

void ArchiveReader::text(std::string& value) {
    std::uint64_t size = 0;
    count(size);
    value.assign(size, '\0');
    if (size > 0) {
        guarded([&] {
            auto bytes = boost::serialization::make_binary_object(value.data(), size);
            *m_impl->archive >> bytes;
        });
    }
    if (!core::is_utf8(value)) {
        throw CodecError("a text is no UTF-8");
    }
}

void ArchiveReader::finish() {
    while (m_impl->buffer.left() > 0) {
        const int next = m_impl->buffer.sbumpc();
        if (next != '\n' && next != ' ') {
            throw CodecError("the archive holds more than was expected");
        }
    }
}

} // namespace intendant::db
