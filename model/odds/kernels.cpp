#include "model/odds/lanes.hpp"

namespace intendant::odds {

INTENDANT_CLONES void multiply_add(double* __restrict to, const double* __restrict a, const double* __restrict b, int count) {
    for (int i = 0; i < count; ++i) {
        to[i] += a[i] * b[i];
    }
}

INTENDANT_CLONES double sum_of_products(const double* a, const double* b, int count) {
    Block sums{};
    int i = 0;
    for (; i + lanes <= count; i += lanes) {
        sums += *reinterpret_cast<const LooseBlock*>(a + i) * *reinterpret_cast<const LooseBlock*>(b + i);
    }
    double sum = 0;
    for (; i < count; ++i) {
        sum += a[i] * b[i];
    }
    for (int lane = 0; lane < lanes; ++lane) {
        sum += sums[lane];
    }
    return sum;
}

INTENDANT_CLONES void add_scaled(double* __restrict to, const double* __restrict a, double factor, int count) {
    for (int i = 0; i < count; ++i) {
        to[i] += factor * a[i];
    }
}

INTENDANT_CLONES void shift_mix(double* row, int count, double miss, double chance) {
    for (int i = 0; i < count; ++i) {
        row[i] = miss * row[i] + chance * row[i + 1];
    }
}

INTENDANT_CLONES void four_taps(double* __restrict to, const double* __restrict from, int count, const double* taps) {
    const double none = taps[0];
    const double one = taps[1];
    const double two = taps[2];
    const double three = taps[3];
    for (int i = 0; i < count; ++i) {
        to[i] = none * from[i] + one * from[i - 1] + two * from[i - 2] + three * from[i - 3];
    }
}

INTENDANT_CLONES void throw_die(double* to, const double* from, int low, int high, double chance) {
    const Block miss = Block{} + (1.0 - chance);
    Block floor = miss;
    floor[0] = 1.0; // more hits than are told apart count as the most
    Block above{};
    for (int i = high / lanes * lanes; i + lanes >= low && i >= 0; i -= lanes) {
        const Block here = *reinterpret_cast<const Block*>(from + i);
        *reinterpret_cast<Block*>(to + i) =
            (i > 0 ? miss : floor) * here + chance * __builtin_shufflevector(here, above, 1, 2, 3, 4, 5, 6, 7, 8);
        above = here;
    }
}

INTENDANT_CLONES void sum_from_the_most(double* tail, const double* reversed, int most) {
    constexpr Block zero{};
    double sum = 0;
    for (int x = most; x >= 0; x -= lanes) {
        Block sums = *reinterpret_cast<const LooseBlock*>(reversed - x);
        sums += __builtin_shufflevector(zero, sums, 0, 8, 9, 10, 11, 12, 13, 14);
        sums += __builtin_shufflevector(zero, sums, 0, 0, 8, 9, 10, 11, 12, 13);
        sums += __builtin_shufflevector(zero, sums, 0, 0, 0, 0, 8, 9, 10, 11);
        sums += sum;
        sum = sums[lanes - 1];
        *reinterpret_cast<LooseBlock*>(tail + x - lanes + 1) = __builtin_shufflevector(sums, sums, 7, 6, 5, 4, 3, 2, 1, 0);
    }
}

INTENDANT_CLONES void convolve(double* row, int low, int high, const double* own, int least, int most) {
    for (int begin = 0; begin <= high; begin += lanes) {
        const int last = most < high - begin ? most : high - begin;
        int x = least > low - begin - lanes + 1 ? least : low - begin - lanes + 1;
        Block sum{};
        Block sums[3]{}; // several, since each waits for its last addition
        for (; x + 3 <= last; x += 4) {
            const auto* const from = row + begin + x;
            sum += own[-x] * *reinterpret_cast<const LooseBlock*>(from);
            sums[0] += own[-x - 1] * *reinterpret_cast<const LooseBlock*>(from + 1);
            sums[1] += own[-x - 2] * *reinterpret_cast<const LooseBlock*>(from + 2);
            sums[2] += own[-x - 3] * *reinterpret_cast<const LooseBlock*>(from + 3);
        }
        for (; x <= last; ++x) {
            sum += own[-x] * *reinterpret_cast<const LooseBlock*>(row + begin + x);
        }
        *reinterpret_cast<Block*>(row + begin) = (sum + sums[0]) + (sums[1] + sums[2]);
    }
}

INTENDANT_CLONES void settle(Settling& settling) {
    double* __restrict here = settling.here;
    double* __restrict weights = settling.weights;
    const double* __restrict reversed = settling.reversed;
    const int all = settling.all;
    const double none = reversed[all];
    constexpr double no_wait = 1e-17; // too rare a wait to change a digit
    double none_left = here[0];
    settling.first = settling.high + 1;
    settling.last = 0;
    // What flows from one place: nothing while it is nothing, or where nobody can hit.
    const auto flow_from = [&](int d, double mass) {
        weights[d] = 0;
        if (mass <= settling.cut) {
            return 0.0;
        }
        const double calm = settling.calm[d];
        const double stays = none * calm;
        if (stays >= 1.0) {
            settling.stalemate[d] += mass; // it would go on for ever
            return 0.0;
        }
        const double times = stays < no_wait ? 1.0 : 1.0 / (1.0 - stays);
        weights[d] = mass * times;
        settling.first = d;
        settling.last = settling.last == 0 ? d : settling.last;
        const double flow = mass * (times * calm); // the next place waits for this product alone
        none_left += flow * settling.tail[d];
        return flow;
    };
    int top = settling.high;
    constexpr int together = 4; // places whose flows go down in one pass
    for (; top > together; top -= together) {
        const double one = reversed[all - 1];
        const double two = reversed[all - 2];
        const double three = reversed[all - 3];
        const double a = flow_from(top, here[top]);
        const double b = flow_from(top - 1, here[top - 1] + a * one);
        const double c = flow_from(top - 2, here[top - 2] + a * two + b * one);
        const double d = flow_from(top - 3, here[top - 3] + a * three + b * two + c * one);
        if (a + b + c + d > settling.cut) {
            // Whole blocks: what they write above is not needed any more. The highest first, for which the next places wait.
            const int bottom = top - together + 1;
            const double* const hits = reversed + (all - top);
            const int lowest = bottom > settling.most ? (bottom - settling.most) / lanes * lanes : 0;
            for (int i = (bottom - 1) / lanes * lanes; i >= lowest; i -= lanes) {
                *reinterpret_cast<Block*>(here + i) +=
                    (a * *reinterpret_cast<const LooseBlock*>(hits + i) + b * *reinterpret_cast<const LooseBlock*>(hits + i + 1)) +
                    (c * *reinterpret_cast<const LooseBlock*>(hits + i + 2) + d * *reinterpret_cast<const LooseBlock*>(hits + i + 3));
            }
        }
    }
    for (; top >= 1; --top) {
        const double flow = flow_from(top, here[top]);
        for (int i = 1; i < top; ++i) {
            here[i] += flow * reversed[all - top + i];
        }
    }
    here[0] = none_left;
}

INTENDANT_CLONES void descend(const Descent& descent) {
    const double miss = 1.0 - descent.chance;
    const double chance = descent.chance;
    const double* __restrict weights = descent.weights;
    const auto next = [&descent](int row) { return row > descent.lowest || row == 0 ? row - 1 : 0; };
    for (int row = next(descent.a); row >= 0; row = next(row)) {
        double* __restrict cells = descent.rows + static_cast<std::size_t>(row) * descent.stride;
        const int y = descent.a - row;
        int low = descent.low[row];
        int high = descent.high[row];
        const int from = row == 0 || descent.from[y] < descent.first ? descent.first : descent.from[y];
        const int to = row == 0 || descent.to[y] > descent.last ? descent.last : descent.to[y];
        int dice = descent.dice;
        if (to >= from) {
            const double* __restrict chances = row == 0 ? descent.tail : descent.chances + static_cast<std::size_t>(y) * descent.stride;
            low = from < low ? from : low;
            high = to > high ? to : high;
            if (dice == 0) {
                for (int i = from; i <= to; ++i) {
                    cells[i] += weights[i] * chances[i];
                }
            } else {
                // Mass joins and the first die is thrown in one pass: reading again what was just written would wait for it.
                --dice;
                low = low > 0 ? low - 1 : 0;
                const double none_left = cells[0] + chance * (cells[1] + weights[1] * chances[1]);
                for (int i = low; i < high; ++i) {
                    cells[i] = miss * (cells[i] + weights[i] * chances[i]) + chance * (cells[i + 1] + weights[i + 1] * chances[i + 1]);
                }
                cells[high] = miss * (cells[high] + weights[high] * chances[high]);
                if (low == 0) {
                    cells[0] = none_left;
                }
            }
        }
        if (high < 0) {
            continue;
        }
        for (int die = 0; die < dice; ++die) {
            low = low > 0 ? low - 1 : 0;
            const double none_left = cells[0] + chance * cells[1]; // where nobody is left nobody is hit
            for (int i = low; i < high; ++i) {
                cells[i] = miss * cells[i] + chance * cells[i + 1];
            }
            if (high > 0) {
                cells[high] *= miss;
            }
            if (low == 0) {
                cells[0] = high > 0 ? none_left : cells[0];
            }
        }
        descent.low[row] = low;
        descent.high[row] = high;
    }
}

INTENDANT_CLONES void descend_together(const DescentTogether& descent) {
    constexpr int levels = DescentTogether::levels;
    Block chance[levels];
    Block miss[levels];
    Block floor[levels]; // where nobody is left nobody is hit
    for (int k = 0; k < levels; ++k) {
        chance[k] = Block{} + descent.chance[k];
        miss[k] = 1.0 - chance[k];
        floor[k] = miss[k];
        floor[k][0] = 1.0;
    }
    for (int row = descent.top - levels; row >= 1; --row) {
        int low = descent.low[row];
        int high = descent.high[row];
        const Block* weights[levels];
        const Block* chances[levels];
        for (int k = 0; k < levels; ++k) {
            const int y = descent.top - k - row;
            const int from = descent.from[y] < descent.first[k] ? descent.first[k] : descent.from[y];
            const int to = descent.to[y] > descent.last[k] ? descent.last[k] : descent.to[y];
            if (from <= to) {
                low = from < low ? from : low;
                high = to > high ? to : high;
            }
            weights[k] = reinterpret_cast<const Block*>(descent.weights[k]);
            chances[k] = reinterpret_cast<const Block*>(descent.chances + static_cast<std::size_t>(y) * descent.stride);
        }
        if (high < 0) {
            continue;
        }
        low = low > levels ? low - levels : 0;
        descent.low[row] = low;
        descent.high[row] = high;
        Block* const cells = reinterpret_cast<Block*>(descent.rows + static_cast<std::size_t>(row) * descent.stride);
        // Down from above, so that what comes from the block above is at hand for each level.
        Block above[levels]{};
        const auto pass = [&](int at, const Block* stay) __attribute__((always_inline)) {
            Block x = cells[at];
#pragma GCC unroll 4
            for (int k = 0; k < levels; ++k) {
                const Block joined = x + weights[k][at] * chances[k][at];
                // The product that needs no shuffle first: what is waited for is one multiplication shorter.
                x = chance[k] * __builtin_shufflevector(joined, above[k], 1, 2, 3, 4, 5, 6, 7, 8) + stay[k] * joined;
                above[k] = joined;
            }
            cells[at] = x;
        };
        const int begin = low / lanes;
        for (int at = high / lanes; at >= (begin > 0 ? begin : 1); --at) {
            pass(at, miss);
        }
        if (begin == 0) {
            pass(0, floor);
        }
    }
}

void apply_die(double* row, int last, double chance, bool floor) {
    const double miss = 1.0 - chance;
    if (last < 0) {
        return;
    }
    if (floor) {
        if (last == 0) {
            return;
        }
        const double first = row[0] + chance * row[1];
        shift_mix(row, last, miss, chance);
        row[0] = first;
    } else {
        shift_mix(row, last, miss, chance);
    }
    row[last] *= miss;
}

} // namespace intendant::odds
