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
