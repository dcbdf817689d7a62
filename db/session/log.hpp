#pragma once

#include "db/file/game_file.hpp"
#include "model/core/measure.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::db {

/// A play that stands, as a walk through the game meets it.
struct Walked {
    const Entry& entry;
    std::vector<core::Figure> levels;    ///< after the entry
    std::vector<core::Figure> flows;     ///< what the entry added to them
    std::vector<core::AimedDice> dice;   ///< thrown by the entry
    double balance;                      ///< after the entry
    std::optional<core::Message> battle; ///< being fought after the entry
};

/// The past of an open game, whichever game it is: what logs, reviews and reports are written against.
class Log {
public:
    virtual ~Log() = default;

    virtual const GameFile& file() const = 0;
    /// The entry is a play that no later entry has taken back.
    virtual bool stands(std::int64_t seq) const = 0;
    /// See `core::Course::branches`.
    virtual std::vector<core::Branch> branches() const = 0;
    /// The dice of the entry as its events throw them, with what they are thrown for; none where it cannot be read.
    virtual std::vector<core::Roll> dice(const Entry& entry) const = 0;
    virtual bool bookmarked(std::int64_t seq) const = 0;
    /// Nothing where the game measures nothing.
    virtual core::Measures measures() const = 0;
    /// The levels as they were after entry `seq`.
    virtual std::vector<core::Figure> levels_at(std::int64_t seq) const = 0;
    /// Who held what after entry `seq`. Nothing where the game measures nothing.
    virtual std::vector<core::Holding> holdings_at(std::int64_t seq) const = 0;
    virtual std::vector<core::Message> players() const = 0;
    virtual std::optional<core::Message> result() const = 0;
    /// Visits the plays that stand (`end`: that stood after this entry), in order, until `visit` says false.
    virtual void walk(const std::function<bool(const Walked&)>& visit, std::int64_t end = 0) const = 0;

protected:
    Log() = default;
    Log(const Log&) = default;
    Log(Log&&) = default;
    Log& operator=(const Log&) = default;
    Log& operator=(Log&&) = default;
};

} // namespace intendant::db
