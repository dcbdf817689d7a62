#pragma once

#include "model/odds/sea_table.hpp"

#include <array>
#include <vector>

namespace intendant::odds {

/// Memory for battles at sea.
struct SeaWorkspace {
    /// The fleets before and after submerged vessels of one side and of the other have left.
    struct Stage {
        Force attackers, defenders;
        Fleet attacker, defender;
        std::vector<double> mass, next;
        std::vector<double> value, middle, to_the_end, to_the_end_middle; ///< for the way back
    };
    /// What waits for the attackers' dice, and with which chances it came about.
    struct Pool {
        SeaTable table;                     ///< of what can be left of the defender
        std::vector<double> memory;         ///< all 0 while nothing waits
        std::vector<Waiting> ahead, across; ///< by attacker's state: of this row, and of the next
        std::vector<Waiting> middle;        ///< what was added, and a part of it
        std::vector<double> chances;
        std::vector<const double*> below, below_or_more, others, others_or_more; ///< by hits: chances by cell
        std::vector<Extent> can_hit; ///< by hits from below: the defender's states that can throw them
        std::vector<const double*> factors;
        std::vector<Waiting*> targets;
    };
    std::array<Stage, 3> stages;
    Pool pool;
    std::vector<double> row, struck, answer, strike, fire, below, others;
    std::vector<double> cut_answer, cut_fire, cut_own; ///< chances that were cut
    std::vector<int> targets;
    std::vector<double> chances;
};

/// Worth of each sub-battle on land, by numbers left.
struct LandValues {
    int attackers{0};
    int defenders{0};
    std::vector<double> worth{}; ///< at `place(a, d)`
    std::vector<char> goes_on{}; ///< whether the policy goes on there

    std::size_t place(int a, int d) const {
        return static_cast<std::size_t>(a) * (static_cast<std::size_t>(defenders) + 1) + static_cast<std::size_t>(d);
    }
};

/// What the inner loops have gone through, for measurements. Units: additions and multiplications; cells of rows.
struct Effort {
    std::int64_t operations{0};
    std::int64_t cells{0};
    std::int64_t rows{0};
};

/// Memory that is kept between computations; once warm, a computation asks for none. One workspace serves one thread.
struct Workspace {
    Roster attacker, defender;
    Force attackers_left;                                             ///< after the guns
    std::vector<double> transit, mass, own_hits, enemy_hits, emitted; ///< tables by units of both sides
    std::vector<double> tail, weights, row, hits, gun_hits;           ///< rows
    std::vector<int> low, high, first, last, least, most, shot_down;
    SeaWorkspace sea;
    LandValues to_the_end, best; ///< for plans of retreat
    Effort* effort{nullptr};     ///< where one is given, battles on land that are carried to the end add to it
};

/// A table over numbers of units in memory of the workspace: rows of equal, padded length, all zero at the start.
struct Grid {
    double* cells;
    std::size_t stride;

    Grid(std::vector<double>& memory, int rows, int row_length)
        : cells(nullptr), stride((static_cast<std::size_t>(row_length) + 8) / 8 * 8) {
        constexpr std::size_t line = 8; // numbers in a line of the processor's cache
        memory.assign(static_cast<std::size_t>(rows) * stride + line, 0.0);
        const auto beyond = reinterpret_cast<std::uintptr_t>(memory.data()) / sizeof(double) % line;
        cells = memory.data() + (line - beyond) % line;
    }
    double* operator[](int row) { return cells + static_cast<std::size_t>(row) * stride; }
    const double* operator[](int row) const { return cells + static_cast<std::size_t>(row) * stride; }
};

} // namespace intendant::odds
