#pragma once

#include "db/file/entry.hpp"
#include "db/file/sha256.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace intendant::db {

/// Sums up the values of the log in a form that no two different logs share: each value with its storage
/// class and its length before it, each row with its kind. A text that turned into a blob is another value.
class ChainSum {
public:
    void row(std::string_view table);
    void null();
    void integer(std::int64_t value);
    void real(double value);
    void text(std::string_view value);
    void blob(std::string_view value);

    /// The sum in hexadecimal; the next value begins a new one.
    std::string finish();

private:
    Sha256 m_sum;
};

/// What the first entry takes for the hash of the entry before it: the sum of the rows of `meta`, in order of
/// name.
std::string chain_beginning(const std::vector<std::pair<std::string, std::string>>& meta);

/// The hash of an entry: all its columns but the hash itself, in the order of the table, then its dice and
/// postings.
std::string chain_hash(const Entry& entry);

/// The word of the column `kind`.
std::string_view kind_word(core::EntryKind kind);
/// The kind that a word of the column stands for; none for another word.
std::optional<core::EntryKind> kind_of(std::string_view word);

} // namespace intendant::db
