#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace intendant::core {

/// What an entry does to the course of the game.
enum class EntryKind {
    Play, ///< a command of the game with its events
    Undo, ///< takes back the play from `target` on (all plays from there that still stand)
    Redo, ///< brings back what the undo entry `target` took back
    Note, ///< a remark; changes nothing
};

/// The part of an entry that says which plays stand.
struct Step {
    std::int64_t seq;
    EntryKind kind;
    std::int64_t target; ///< Undo: the first play taken back; Redo: the undo entry; else 0
};

/// The seq of the plays that stand after `steps`, in order. Nothing is ever deleted: undone plays are just left out.
std::vector<std::int64_t> standing_plays(std::span<const Step> steps);

/// The play that an undo would take back: the last one that stands; none at the beginning.
/// The first entry sets the game up and is never taken back.
std::optional<std::int64_t> undo_target(std::span<const Step> steps);

/// The undo entry that a redo would answer: the last undo that was not redone and after which nothing was played.
std::optional<std::int64_t> redo_target(std::span<const Step> steps);

} // namespace intendant::core
