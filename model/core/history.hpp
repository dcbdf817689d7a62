#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace intendant::core {

/// What an entry does to the course of the game.
enum class EntryKind {
    Play, ///< a command of the game with its events
    Undo, ///< takes back the play from `target` on (all plays from there that still stand)
    Redo, ///< goes to where the game stood before the undo or redo `target`: brings back what was taken back, or takes up a branch
    Note, ///< a remark; changes nothing
};

/// The part of an entry that says which plays stand.
struct Step {
    std::int64_t seq;
    EntryKind kind;
    std::int64_t target; ///< Undo: the first play taken back; Redo: the undo entry, or the redo, that left it; else 0
};

/// Plays that were left: the game may go on there again.
struct Branch {
    std::int64_t parted; ///< the last play that it has in common with those that stand
    std::int64_t last;   ///< its last play
    std::size_t plays;   ///< how many there are from where it parted
    std::int64_t left;   ///< the undo or redo that left it, which a redo names
};

/// The course of a game, step by step. Nothing is ever deleted: plays that are undone are just left out. Each play knows the
/// one before it, so an undo or redo only goes to another place among them, and costs as little as a play. What was left out and
/// not brought back is a branch as soon as something else is played, and can be taken up again.
class Course {
public:
    /// False, and nothing is taken, for a step that makes no sense here: an undo of what does not stand, or of the first
    /// play; a redo of what is no undo or redo, or left a place from which every play stands; a play beyond the number that 32 bits
    /// count.
    bool take(const Step& step);

    /// The last play that stands; 0 when none does.
    std::int64_t last() const { return m_plays[m_here].seq; }
    /// How many plays stand.
    std::size_t size() const { return m_plays[m_here].depth; }
    bool stands(std::int64_t seq) const { return seq > 0 && m_plays[place_before(seq + 1)].seq == seq; }
    /// The seq of the plays that stand, in order.
    std::vector<std::int64_t> standing() const { return standing_after(0); }
    /// Those of them that are newer than entry `seq`, in order; costs as much as there are.
    std::vector<std::int64_t> standing_after(std::int64_t seq) const;
    /// The seq of the plays that a redo would bring back, in order; none where there is nothing to redo.
    std::vector<std::int64_t> undone() const;

    /// Where the course is now, to look at it from here later.
    using Place = std::uint32_t;
    Place place() const { return m_here; }
    /// The last play that stood there; 0: none did.
    std::int64_t last(Place there) const { return m_plays[there].seq; }
    /// The seq of the plays that stood there, in order.
    std::vector<std::int64_t> standing(Place there) const { return path(0, there); }
    /// The plays on the way to `there` that are not on the way to `from`, in order.
    std::vector<std::int64_t> between(Place from, Place there) const;
    /// The undo entry that a redo would answer: the last one that was not redone and after which nothing was played.
    std::optional<std::int64_t> redo_target() const;
    /// Every end that the game had and does not stand now, the last left first. With what a redo would bring back.
    std::vector<Branch> branches() const;
    /// That entry is an undo or redo, and left something that does not stand.
    bool has_left(std::int64_t left) const { return place_left(left).has_value(); }
    /// The plays that stood when the entry `left` left them, in order; none where it left nothing.
    std::vector<std::int64_t> left_at(std::int64_t left) const;

private:
    struct Played { // as small as can be: a long game has a million of them
        std::uint32_t seq;
        Place before; ///< place of the play before it
        Place far;    ///< place of one much further back, so that any is found in a few jumps
        std::uint32_t depth;
    };

    /// From where the undo or redo `left` went; nothing where it is neither, or nothing lies there that does not stand.
    std::optional<Place> place_left(std::int64_t left) const;
    /// The last play on the way to both.
    Place parted(Place one, Place other) const;
    /// The place of the last play that stands and is older than this entry; 0: none is.
    Place place_before(std::int64_t seq) const;
    /// The plays on the way to `to` that are newer than entry `after`, in order.
    std::vector<std::int64_t> path(std::int64_t after, Place to) const;

    std::vector<Played> m_plays{{0, 0, 0, 0}};
    Place m_here{0};
    std::vector<std::pair<std::int64_t, Place>> m_undone; ///< each undo not yet redone, and where it left from
    std::vector<std::pair<std::int64_t, Place>> m_left;   ///< each undo and redo there was, and where it left from
};

/// The seq of the plays that stand after `steps`, in order. Steps that make no sense are passed over.
std::vector<std::int64_t> standing_plays(std::span<const Step> steps);

} // namespace intendant::core
