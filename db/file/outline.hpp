#pragma once

#include "model/core/history.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace intendant::db {

/// What a log needs to know of each entry to show a million of them: all but the words.
struct OutlineRow {
    std::int64_t target{0}; ///< Undo, Redo: see `core::Step`; Play: the entry it corrects; Note: the entry it is about; else 0
    std::int32_t round{0};
    std::uint16_t seat{0};  ///< place in `Outline::words`
    std::uint16_t phase{0}; ///< place in `Outline::words`
    core::EntryKind kind{core::EntryKind::Play};
    bool reasoned{false}; ///< the table gave a reason
    bool dice{false};     ///< dice were thrown
};

/// The entries from the first on, `rows[seq - 1]`.
struct Outline {
    std::vector<OutlineRow> rows;
    std::vector<std::string> words;

    const OutlineRow& at(std::int64_t seq) const { return rows[static_cast<std::size_t>(seq) - 1]; }
    std::int64_t size() const { return static_cast<std::int64_t>(rows.size()); }
    /// The entry is the first under another heading than the one before.
    bool turns_at(std::int64_t seq) const { return seq == 1 || at(seq).round != at(seq - 1).round || at(seq).seat != at(seq - 1).seat; }
};

} // namespace intendant::db
