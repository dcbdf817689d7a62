#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace intendant::odds {

/// How lucky a number of dice was, each with its own chance to hit.
struct Luck {
    std::int64_t dice{0};
    std::int64_t hits{0};
    double expected{0};
    double variance{0};
    double at_least{1}; ///< exact chance of so many hits or more
    double at_most{1};  ///< exact chance of so many hits or fewer
    /// Whether the figures mean anything: `remarkable` or less is the chance of the best result that these dice could have
    /// shown, and of the worst. Where even those come up more often, nobody was lucky, whatever fell. Twelve dice at 2, or
    /// seven at 3, are the fewest of their kind that pass.
    bool telling{false};

    /// Sets the two tails and `telling` from the chances of each number of hits, `hits` being set.
    void weigh(const std::vector<double>& chances);

    friend bool operator==(const Luck&, const Luck&) = default;
};

/// One throw in a hundred.
inline constexpr double remarkable = 0.01;

/// The exact chance that so many dice with ten faces, from 0 to 9, sum up to so much, or more.
double chance_of_sum(int dice, int sum);

/// Dice thrown, by what they hit on: enough to say how lucky they were.
class DiceRecord {
public:
    /// Adds `dice` that hit on `hit` or less, of which `hits` did. Not counted: dice that cannot hit or cannot miss, for
    /// chance has no part in them, and numbers that cannot be.
    void add(std::int64_t dice, int hit, std::int64_t hits);
    void add(const DiceRecord& other);
    /// Units: `hits` within `dice`. Takes a time that grows with the square of the number of dice.
    Luck luck() const;

    /// How many dice hit on this face or less.
    std::int64_t dice_at(int hit) const { return m_dice.at(static_cast<std::size_t>(hit)); }
    std::int64_t dice() const;
    std::int64_t hits() const { return m_hits; }
    double expected() const;

    friend bool operator==(const DiceRecord&, const DiceRecord&) = default;

private:
    std::array<std::int64_t, 7> m_dice{}; ///< by the face they hit on
    std::int64_t m_hits{0};
};

} // namespace intendant::odds
