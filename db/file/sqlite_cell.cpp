#include "db/file/sqlite_cell.hpp"

#include <algorithm>

namespace intendant::db {

namespace {

/// Reads numbers from the front of some bytes; what is not there any more makes it bad, and everything read after it 0.
class Reader {
public:
    explicit Reader(std::string_view bytes) : m_bytes(bytes) {}

    bool good() const { return m_good; }
    std::size_t left() const { return m_bytes.size(); }

    std::string_view take(std::size_t count) {
        if (count > m_bytes.size()) {
            m_good = false;
            m_bytes = {};
            return {};
        }
        const auto taken = m_bytes.substr(0, count);
        m_bytes.remove_prefix(count);
        return taken;
    }

    /// One to nine bytes, seven bits in each, the highest first; the ninth has eight.
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int byte = 0; byte < 9 && m_good; ++byte) {
            const auto taken = take(1);
            const auto bits = taken.empty() ? 0U : static_cast<unsigned char>(taken.front());
            if (byte == 8) {
                return value << 8U | bits;
            }
            value = value << 7U | (bits & 0x7fU);
            if ((bits & 0x80U) == 0) {
                break;
            }
        }
        return value;
    }

    /// A number with a sign, the highest byte first.
    std::int64_t number(std::size_t count) {
        const auto taken = take(count);
        std::uint64_t value = !taken.empty() && (static_cast<unsigned char>(taken.front()) & 0x80U) != 0 ? ~std::uint64_t{0} : 0;
        for (const char byte : taken) {
            value = value << 8U | static_cast<unsigned char>(byte);
        }
        return static_cast<std::int64_t>(value);
    }

private:
    std::string_view m_bytes;
    bool m_good{true};
};

/// How much of a payload stands in its cell; the rest is in a chain of pages of its own.
std::size_t local_part(std::size_t payload, std::size_t page, bool table) {
    const auto most = table ? page - 35 : (page - 12) * 64 / 255 - 23;
    if (payload <= most) {
        return payload;
    }
    const auto least = (page - 12) * 32 / 255 - 23;
    const auto wanted = least + (payload - least) % (page - 4);
    return wanted <= most ? wanted : least;
}

/// The payload of a cell whose local part begins at `from`; none where a page of it is not in the file.
std::optional<std::string> whole_payload(std::string_view bytes, std::size_t page, Reader& cell, std::size_t size, bool table) {
    const auto local = local_part(size, page, table);
    std::string payload(cell.take(local));
    if (!cell.good() || local == size) {
        return cell.good() ? std::optional(std::move(payload)) : std::nullopt;
    }
    auto next = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.number(4)));
    while (cell.good() && payload.size() < size) { // a circle ends, too: every page adds to the payload
        if (next == 0 || next > bytes.size() / page) {
            return std::nullopt;
        }
        Reader one(bytes.substr((next - 1) * page, page));
        next = static_cast<std::uint32_t>(one.number(4));
        payload += one.take(std::min(page - 4, size - payload.size()));
    }
    return cell.good() ? std::optional(std::move(payload)) : std::nullopt;
}

StoredValue value_of(std::uint64_t type, Reader& body) {
    constexpr std::size_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
    switch (type) {
    case 0:
        return std::monostate{};
    case 8:
    case 9:
        return static_cast<std::int64_t>(type - 8);
    default:
        break;
    }
    if (type < std::size(sizes)) {
        return body.number(sizes[type]);
    }
    if (type >= 13 && type % 2 == 1) {
        return std::string(body.take((type - 13) / 2));
    }
    body.take(type == 7 ? 8 : type >= 12 ? (type - 12) / 2 : 0);
    return NotOurs{};
}

} // namespace

std::optional<StoredRow> read_cell(std::string_view bytes, std::size_t page, std::size_t at, bool table, std::size_t most_columns,
                                   std::size_t& allowance) {
    Reader cell(bytes.substr(at, page - at % page));
    StoredRow row;
    const auto size = cell.varint();
    row.rowid = table ? static_cast<std::int64_t>(cell.varint()) : 0;
    if (!cell.good() || size == 0 || size > allowance) {
        return std::nullopt;
    }
    allowance -= static_cast<std::size_t>(size);
    const auto payload = whole_payload(bytes, page, cell, static_cast<std::size_t>(size), table);
    if (!payload) {
        return std::nullopt;
    }
    Reader record(*payload);
    const auto before = record.left();
    const auto head_size = record.varint();
    const auto length = before - record.left();
    if (!record.good() || head_size < length || head_size > payload->size()) {
        return std::nullopt;
    }
    Reader head(record.take(static_cast<std::size_t>(head_size) - length));
    while (head.left() > 0 && head.good()) {
        if (row.values.size() == most_columns) {
            return std::nullopt;
        }
        row.values.push_back(value_of(head.varint(), record));
    }
    return head.good() && record.good() ? std::optional(std::move(row)) : std::nullopt;
}

} // namespace intendant::db
