#pragma once

/// The two inner loops in which nearly all time is spent, compiled for several processors and chosen at the start.
namespace intendant::odds {

/// `to[i] += a[i] * b[i]` for i < count.
void multiply_add(double* to, const double* a, const double* b, int count);

/// One attack die at all numbers of defenders: `row[d] = miss * row[d] + chance * row[d + 1]` for d <= `last`, nothing
/// above `last`. `floor`: row[0] is "none left", which cannot be hit, so nothing leaves it.
void apply_die(double* row, int last, double chance, bool floor = true);

} // namespace intendant::odds
