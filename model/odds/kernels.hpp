#pragma once

/// The inner loops in which nearly all time is spent, compiled for several processors and chosen at the start.
namespace intendant::odds {

/// `to[i] += a[i] * b[i]` for i < count.
void multiply_add(double* to, const double* a, const double* b, int count);

/// `to[i] += factor * a[i]` for i < count.
void add_scaled(double* to, const double* a, double factor, int count);

/// One attack die at all numbers of defenders: `row[d] = miss * row[d] + chance * row[d + 1]` for d <= `last`, nothing
/// above `last`. `floor`: row[0] is "none left", which cannot be hit, so nothing leaves it.
void apply_die(double* row, int last, double chance, bool floor = true);

/// `row[i] = miss * row[i] + chance * row[i + 1]` for i < count; `row[count]` stays.
void shift_mix(double* row, int count, double miss, double chance);

} // namespace intendant::odds
