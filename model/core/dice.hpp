#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace intendant::core {

/// Where a throw comes from.
enum class DiceSource {
    Table,   ///< the players threw their own dice and typed the faces
    Hits,    ///< the players threw their own dice and typed only how many hit
    Program, ///< the program threw them; seed and position prove the throw
};

/// One throw as it comes in with a command and is kept in the event.
///
/// Units: faces 1-6. With source `Hits`, `faces` is empty and `hits` says how many dice hit.
/// With source `Program`, the faces are those of `program_faces(seed, position, count)`.
struct Throw {
    DiceSource source{DiceSource::Table};
    std::vector<int> faces;
    int hits{0};
    std::uint64_t seed{0};
    std::uint64_t position{0};

    friend bool operator==(const Throw&, const Throw&) = default;
};

/// The faces 1-6 that the program's generator yields for `seed`, from `position` (dice thrown before) on.
/// The same arguments give the same faces on every machine and in every version.
std::vector<int> program_faces(std::uint64_t seed, std::uint64_t position, int count);

/// A throw by the program, ready for a command.
Throw throw_by_program(std::uint64_t seed, std::uint64_t position, int count);

/// How many dice of the throw show `target` or less; for source `Hits` the typed number.
int hits_of(const Throw& thrown, int target);

/// True when every face lies within 1-6 and a program throw shows the faces that its seed yields.
bool plausible(const Throw& thrown);

/// One die as the log keeps it. Units: `target` and `result` in pips; `target` 0 where no hit was aimed at;
/// `result` 0 where only the number of hits was typed (then one row says how many in `purpose`).
struct Roll {
    std::string purpose;
    std::string side;
    int target;
    int result;
    std::string source; ///< "table", "hits" or "program:SEED:POSITION"

    friend bool operator==(const Roll&, const Roll&) = default;
};

/// The rows of the log for one throw.
std::vector<Roll> rolls_of(const Throw& thrown, const std::string& purpose, const std::string& side, int target);

} // namespace intendant::core
