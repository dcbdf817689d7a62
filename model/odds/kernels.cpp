#include "model/odds/kernels.hpp"

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#define INTENDANT_CLONES __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3")))
#else
#define INTENDANT_CLONES
#endif

namespace intendant::odds {

INTENDANT_CLONES void multiply_add(double* __restrict to, const double* __restrict a, const double* __restrict b,
                                   int count) {
    for (int i = 0; i < count; ++i) {
        to[i] += a[i] * b[i];
    }
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

INTENDANT_CLONES void convolve(double* __restrict result, const double* __restrict row, int low, int high,
                               const double* __restrict own, int least, int most) {
    for (int x = least; x <= most; ++x) {
        const double chance = own[x];
        const int from = low > x + 1 ? low : x + 1;
        double* __restrict to = result + (from - x);
        const double* __restrict source = row + from;
        for (int i = 0; i <= high - from; ++i) {
            to[i] += chance * source[i];
        }
    }
}

INTENDANT_CLONES void settle(Settling& settling) {
    double* __restrict here = settling.here;
    double* __restrict weights = settling.weights;
    const double none = settling.reversed[settling.all];
    constexpr double no_wait = 1e-17; // too rare a wait to change a digit
    settling.first = settling.high + 1;
    settling.last = 0;
    for (int d = settling.high; d >= 1; --d) {
        weights[d] = 0;
        if (here[d] <= settling.cut) {
            continue;
        }
        const double stays = none * settling.calm[d];
        if (stays >= 1.0) {
            settling.stalemate[d] += here[d]; // nobody can hit: it would go on for ever
            continue;
        }
        const double weight = stays < no_wait ? here[d] : here[d] / (1.0 - stays);
        weights[d] = weight;
        settling.first = d;
        settling.last = settling.last == 0 ? d : settling.last;
        const double flow = weight * settling.calm[d];
        if (flow > settling.cut) {
            here[0] += flow * settling.tail[d];
            const int from = d > settling.most + 1 ? d - settling.most : 1;
            double* __restrict to = here + from;
            const double* __restrict hits = settling.reversed + (settling.all - d + from);
            for (int i = 0; i < d - from; ++i) {
                to[i] += flow * hits[i];
            }
        }
    }
}

INTENDANT_CLONES void descend(const Descent& descent) {
    const double miss = 1.0 - descent.chance;
    const double chance = descent.chance;
    const double* __restrict weights = descent.weights;
    for (int row = descent.a - 1; row >= 0; --row) {
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
