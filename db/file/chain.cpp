#include "db/file/chain.hpp"
#include "db/file/roll_row.hpp"

#include <array>
#include <bit>

namespace intendant::db {

namespace {

constexpr std::array<std::pair<core::EntryKind, std::string_view>, 4> kinds{{
    {core::EntryKind::Play, "play"},
    {core::EntryKind::Undo, "undo"},
    {core::EntryKind::Redo, "redo"},
    {core::EntryKind::Note, "note"},
}};

} // namespace

void ChainSum::row(std::string_view table) {
    m_sum.add("R");
    m_sum.add_number(table.size());
    m_sum.add(table);
}

void ChainSum::null() { m_sum.add("N"); }

void ChainSum::integer(std::int64_t value) {
    m_sum.add("I");
    m_sum.add_number(static_cast<std::uint64_t>(value));
}

void ChainSum::real(double value) {
    m_sum.add("F");
    m_sum.add_number(std::bit_cast<std::uint64_t>(value));
}

void ChainSum::text(std::string_view value) {
    m_sum.add("T");
    m_sum.add_number(value.size());
    m_sum.add(value);
}

void ChainSum::blob(std::string_view value) {
    m_sum.add("B");
    m_sum.add_number(value.size());
    m_sum.add(value);
}

std::string ChainSum::finish() { return hex(m_sum.finish()); }

std::string chain_beginning(const std::vector<std::pair<std::string, std::string>>& meta) {
    ChainSum sum;
    for (const auto& [name, value] : meta) {
        sum.row("meta");
        sum.text(name);
        sum.text(value);
    }
    return sum.finish();
}

std::string chain_hash(const Entry& entry) {
    ChainSum sum;
    sum.row("entry");
    sum.integer(entry.seq);
    sum.text(entry.time);
    sum.text(entry.who);
    sum.integer(entry.round);
    sum.text(entry.seat);
    sum.text(entry.phase);
    sum.text(kind_word(entry.kind));
    sum.integer(entry.target);
    sum.text(entry.command);
    sum.text(entry.events);
    sum.text(entry.summary);
    sum.text(entry.overruled);
    sum.text(entry.reason);
    sum.text(entry.state_digest);
    sum.text(entry.previous_hash);
    for (std::int64_t n = 0; const auto& roll : entry.rolls) {
        sum.row("roll");
        sum.integer(entry.seq);
        sum.integer(++n);
        sum.text(roll.purpose);
        sum.text(roll.side);
        sum.integer(roll.target);
        sum.integer(stored_result(roll));
        sum.text(stored_source(roll));
    }
    for (std::int64_t n = 0; const auto& posting : entry.postings) {
        sum.row("posting");
        sum.integer(entry.seq);
        sum.integer(++n);
        sum.text(posting.from);
        sum.text(posting.to);
        sum.text(posting.what);
        sum.integer(posting.count);
    }
    return sum.finish();
}

std::string_view kind_word(core::EntryKind kind) {
    for (const auto& [each, word] : kinds) {
        if (each == kind) {
            return word;
        }
    }
    return {};
}

std::optional<core::EntryKind> kind_of(std::string_view word) {
    for (const auto& [kind, each] : kinds) {
        if (each == word) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace intendant::db
