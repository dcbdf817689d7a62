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
    Camera,  ///< the players threw their own dice and a camera read the faces
};

/// What kind of die is thrown.
enum class Die {
    SixFaces, ///< 1-6
    TenFaces, ///< 0-9; the zero is a face like any other
};

/// The lowest and the highest face of a die.
int lowest_face(Die die);
int highest_face(Die die);

/// One throw as it comes in with a command and is kept in the event.
///
/// Units: faces as the die has them. With source `Hits`, `faces` is empty and `hits` says how many dice hit.
/// With source `Program`, the faces are those of `program_faces(seed, position, count, die)`.
/// With source `Camera`, `corrected` says how many dice were put right by hand, among them those taken away that were none.
struct Throw {
    DiceSource source{DiceSource::Table};
    Die die{Die::SixFaces};
    std::vector<int> faces;
    int hits{0};
    std::uint64_t seed{0};
    std::uint64_t position{0};
    int corrected{0};

    friend bool operator==(const Throw&, const Throw&) = default;
};

/// The faces that the program's generator yields for `seed`, from `position` (dice thrown before) on.
/// The same arguments give the same faces on every machine and in every version.
std::vector<int> program_faces(std::uint64_t seed, std::uint64_t position, int count, Die die = Die::SixFaces);

/// A throw by the program, ready for a command.
Throw throw_by_program(std::uint64_t seed, std::uint64_t position, int count, Die die = Die::SixFaces);

/// How many dice of the throw show `target` or less; for source `Hits` the typed number.
int hits_of(const Throw& thrown, int target);

/// No record keeps more dice of one throw face by face; more are typed as hits.
inline constexpr int most_dice = 50'000;

/// True when it was thrown with this kind of die, no more than `most_dice` of them, the die has every face, a program throw shows the faces
/// that its seed yields, and what no camera read has no dice corrected.
[[nodiscard]] bool plausible(const Throw& thrown, Die die = Die::SixFaces);

/// One die as the log keeps it. Units: `target` and `result` in pips; `target` 0 where no hit was aimed at; no `result` where
/// only the number of hits was typed (then one row says how many in `purpose`).
struct Roll {
    std::string purpose;
    std::string side;
    int target;
    std::optional<int> result;
    std::string source; ///< "table", "hits", "camera:CORRECTED" or "program:SEED:POSITION"
    Die die{Die::SixFaces};

    friend bool operator==(const Roll&, const Roll&) = default;
};

/// Its result is typed or thrown, and a hit.
bool hits(const Roll& roll);

/// The rows of the log for one throw.
std::vector<Roll> rolls_of(const Throw& thrown, const std::string& purpose, const std::string& side, int target);

} // namespace intendant::core
