#pragma once

#include "model/odds/kernels.hpp"

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#define INTENDANT_CLONES __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3")))
#else
#define INTENDANT_CLONES
#endif

/// What the inner loops are written with: a function marked INTENDANT_CLONES is compiled for several processors and chosen at the start.
namespace intendant::odds {

/// Numbers that the processor takes together, as many as it can: beginning at a multiple of their size, or anywhere.
using Block = double __attribute__((vector_size(lanes * sizeof(double)), may_alias));
using LooseBlock = double __attribute__((vector_size(lanes * sizeof(double)), aligned(sizeof(double)), may_alias));

} // namespace intendant::odds
