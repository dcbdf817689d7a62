#include "db/file/salvage.hpp"

#include "db/file/chain.hpp"
#include "db/file/roll_row.hpp"

#include <algorithm>
#include <optional>

namespace intendant::db {

namespace {

constexpr std::size_t entry_columns = 16;
constexpr std::size_t roll_columns = 7;
constexpr std::size_t posting_columns = 6;
constexpr std::size_t meta_columns = 2;
constexpr std::size_t file_header = 100;
/// As many versions of a row, left over on pages that are no longer used, are tried.
constexpr std::size_t most_versions = 4;

/// Takes the columns of a row one after the other; a value of another kind makes it bad.
class Columns {
public:
    explicit Columns(const std::vector<StoredValue>& values, std::size_t from = 0) : m_values(values), m_next(from) {}

    bool good() const { return m_good; }
    Columns& operator>>(std::string& text) { return take(text); }
    Columns& operator>>(std::int64_t& number) { return take(number); }
    Columns& operator>>(int& number) {
        std::int64_t wide = 0;
        take(wide);
        m_good = m_good && std::in_range<int>(wide);
        number = static_cast<int>(wide);
        return *this;
    }

private:
    template <class T> Columns& take(T& into) {
        const auto* const value = m_next < m_values.size() ? std::get_if<T>(&m_values[m_next++]) : nullptr;
        m_good = m_good && value != nullptr;
        if (value != nullptr) {
            into = *value;
        }
        return *this;
    }

    const std::vector<StoredValue>& m_values;
    std::size_t m_next;
    bool m_good{true};
};

std::optional<Entry> entry_of(const StoredRow& row) {
    Entry entry;
    entry.seq = row.rowid;
    std::string kind;
    Columns columns(row.values, 1); // the first is the row id
    columns >> entry.time >> entry.who >> entry.round >> entry.seat >> entry.phase >> kind >> entry.target >> entry.command >>
        entry.events >> entry.summary >> entry.overruled >> entry.reason >> entry.state_digest >> entry.previous_hash >> entry.hash;
    const auto known = kind_of(kind);
    entry.kind = known.value_or(core::EntryKind::Play);
    return known && columns.good() ? std::optional(std::move(entry)) : std::nullopt;
}

std::optional<core::Roll> roll_of(const StoredRow& row) {
    core::Roll roll;
    Columns columns(row.values, 2);
    int result = 0;
    std::string source;
    columns >> roll.purpose >> roll.side >> roll.target >> result >> source;
    set_stored(roll, result, std::move(source));
    return columns.good() ? std::optional(std::move(roll)) : std::nullopt;
}

std::optional<core::Posting> posting_of(const StoredRow& row) {
    core::Posting posting;
    Columns columns(row.values, 2);
    columns >> posting.from >> posting.to >> posting.what >> posting.count;
    return columns.good() ? std::optional(std::move(posting)) : std::nullopt;
}

/// Version `which` of each row 1, 2, 3 and so on, or the only one; to the first that is missing.
template <class Row, class Read>
std::vector<Row> rows_in_order(const std::map<std::int64_t, std::vector<std::size_t>>& found, std::size_t which, Read&& read) {
    std::vector<Row> rows;
    for (const auto& [n, versions] : found) {
        auto row = read(versions[std::min(which, versions.size() - 1)]);
        if (n != static_cast<std::int64_t>(rows.size()) + 1 || !row) {
            break;
        }
        rows.push_back(std::move(*row));
    }
    return rows;
}

} // namespace

Salvage::Salvage(std::string bytes) : m_bytes(std::move(bytes)) {
    if (m_bytes.size() < file_header) {
        return;
    }
    m_page = static_cast<std::size_t>(static_cast<unsigned char>(m_bytes[16])) << 8U | static_cast<unsigned char>(m_bytes[17]);
    constexpr std::size_t smallest = 512;
    if (m_page < smallest || (m_page & (m_page - 1)) != 0) {
        m_page = 4096; // what this program writes
    }
    constexpr std::size_t times = 4; // what is written here once may be left over elsewhere
    m_allowance = times * m_bytes.size();
    for (std::size_t number = 0; (number + 1) * m_page <= m_bytes.size(); ++number) {
        look_at_page(number);
    }
}

void Salvage::look_at_page(std::size_t number) {
    const auto begin = number * m_page;
    const auto header = begin + (number == 0 ? file_header : 0);
    const auto byte = [this](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(m_bytes[at])); };
    const auto kind = byte(header);
    const bool leaf = kind == 13 || kind == 10;
    const bool table = kind == 13;
    if (!leaf && kind != 2) { // what lies inside a table with row ids are row ids alone
        return;
    }
    const auto cells = byte(header + 3) << 8U | byte(header + 4);
    const auto pointers = header + (leaf ? 8 : 12);
    for (std::size_t cell = 0; cell < cells && pointers + 2 * cell + 2 <= begin + m_page; ++cell) {
        const auto at = byte(pointers + 2 * cell) << 8U | byte(pointers + 2 * cell + 1);
        if (at < m_page) {
            look_at_cell(begin + at, leaf, table);
        }
    }
}

void Salvage::look_at_cell(std::size_t at, bool leaf, bool table) {
    constexpr std::size_t child = 4;
    const auto from = leaf ? at : at + child;
    if (from / m_page != at / m_page) {
        return;
    }
    const auto row = read_cell(m_bytes, m_page, from, table, entry_columns, m_allowance);
    if (!row) {
        return;
    }
    const auto add = [from](Rows& rows) {
        if (rows.size() < most_versions) {
            rows.push_back(from);
        }
    };
    const auto columns = row->values.size();
    if (table && columns == entry_columns && row->rowid > 0 && entry_of(*row)) {
        add(m_entries[row->rowid]);
    } else if (!table && columns == meta_columns) {
        add(m_meta);
    } else if (!table && (columns == roll_columns || columns == posting_columns)) {
        std::int64_t entry = 0;
        std::int64_t n = 0;
        if ((Columns(row->values) >> entry >> n).good()) {
            add((columns == roll_columns ? m_rolls : m_postings)[entry][n]);
        }
    }
}

std::optional<StoredRow> Salvage::read(std::size_t at, bool table) const {
    auto any = m_bytes.size();
    return read_cell(m_bytes, m_page, at, table, entry_columns, any);
}

std::vector<std::pair<std::string, std::string>> Salvage::meta() const {
    std::map<std::string, std::string> found;
    for (const auto at : m_meta) {
        const auto row = read(at, false);
        std::string name;
        std::string value;
        if (row && (Columns(row->values) >> name >> value).good()) {
            found.emplace(std::move(name), std::move(value));
        }
    }
    return {found.begin(), found.end()};
}

std::int64_t Salvage::follow(const std::function<void(const Entry&)>& visit) const {
    const auto rows_of = []<class Found>(const Found& found, std::int64_t seq) {
        const auto rows = found.find(seq);
        return rows == found.end() ? typename Found::mapped_type{} : rows->second;
    };
    auto previous = chain_beginning(meta());
    std::int64_t proved = 0;
    while (true) {
        const auto seq = proved + 1;
        const auto rolls = rows_of(m_rolls, seq);
        const auto postings = rows_of(m_postings, seq);
        std::optional<Entry> next;
        for (const auto at : rows_of(m_entries, seq)) {
            auto entry = entry_of(*read(at, true));
            for (std::size_t which = 0; !next && entry && entry->previous_hash == previous && which < most_versions; ++which) {
                entry->rolls = rows_in_order<core::Roll>(rolls, which, [&](std::size_t row) { return roll_of(*read(row, false)); });
                entry->postings =
                    rows_in_order<core::Posting>(postings, which, [&](std::size_t row) { return posting_of(*read(row, false)); });
                if (chain_hash(*entry) == entry->hash) {
                    next = entry;
                }
            }
        }
        if (!next) {
            return proved;
        }
        previous = next->hash;
        proved = seq;
        visit(*next);
    }
}

} // namespace intendant::db
