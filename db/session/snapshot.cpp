#include "db/session/snapshot.hpp"

#include "db/file/sha256.hpp"

namespace intendant::db {

namespace {

constexpr std::string_view magic = "INTDSNAP";
constexpr std::uint64_t version = 1;

std::string number(std::uint64_t value) {
    std::string bytes;
    for (int i = 0; i < 8; ++i) {
        bytes += static_cast<char>((value >> (8U * static_cast<unsigned>(i))) & 0xffU);
    }
    return bytes;
}

std::string text_of(const Digest& digest) { return {digest.begin(), digest.end()}; }

/// What stands before the checksum.
std::string head(std::size_t length, std::string_view shape) {
    return std::string(magic) + number(version) + text_of(sha256(shape)) + number(length);
}

std::string checksum(std::string_view head, std::string_view archive) {
    Sha256 sum;
    sum.add(head);
    sum.add(archive);
    return text_of(sum.finish());
}

} // namespace

std::string seal_snapshot(std::string_view archive, std::string_view shape) {
    const auto front = head(archive.size(), shape);
    return (front + checksum(front, archive)).append(archive);
}

std::optional<std::string_view> unseal_snapshot(std::string_view bytes, std::string_view shape) {
    const auto head_size = head(0, shape).size();
    const auto archive_at = head_size + sizeof(Digest);
    if (bytes.size() < archive_at) {
        return std::nullopt;
    }
    const auto archive = bytes.substr(archive_at);
    const auto expected = head(archive.size(), shape);
    if (bytes.substr(0, head_size) != expected || bytes.substr(head_size, sizeof(Digest)) != checksum(expected, archive)) {
        return std::nullopt;
    }
    return archive;
}

} // namespace intendant::db
