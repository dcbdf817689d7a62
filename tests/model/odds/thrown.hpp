#pragma once

#include "model/odds/retreat.hpp"

#include <cstdint>

namespace intendant::odds::test {

/// Dice from a fixed seed.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    /// How many of so many dice show `hit` or less.
    int hits(int dice, int hit);

private:
    std::uint64_t m_state;
};

/// How one battle went.
struct Thrown {
    int attackers{0};
    int defenders{0}; ///< those that left unharmed too
    bool won{false};
    bool land{false};
    std::int64_t attacker_loss{0};
    std::int64_t defender_loss{0};
};

/// Fights a battle as the table does, die by die: the witness that knows nothing of the solvers. Rounds, guns,
/// bombardment, retreat and withdrawal as the options say; openings are not thrown.
Thrown throw_battle(Force attacker, Force defender, Field field, const Options& options, Dice& dice);

} // namespace intendant::odds::test
