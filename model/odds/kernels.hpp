#pragma once

#include <cstddef>

/// The inner loops in which nearly all time is spent, compiled for several processors and chosen at the start.
namespace intendant::odds {

/// Numbers that go through together.
inline constexpr int lanes = 8;

/// `to[i] += a[i] * b[i]` for i < count.
void multiply_add(double* to, const double* a, const double* b, int count);

/// The sum of `a[i] * b[i]` for i < count.
double sum_of_products(const double* a, const double* b, int count);

/// `to[i] += factor * a[i]` for i < count.
void add_scaled(double* to, const double* a, double factor, int count);

/// One attack die at all numbers of defenders: `row[d] = miss * row[d] + chance * row[d + 1]` for d <= `last`, nothing
/// above `last`. `floor`: row[0] is "none left", which cannot be hit, so nothing leaves it.
void apply_die(double* row, int last, double chance, bool floor = true);

/// One more die for chances of hits that run backwards, from the most that are told apart at 0 down to none; they are 0 outside
/// `low` and `high`. Both rows begin at a multiple of 64 bytes and may be the same one.
void throw_die(double* to, const double* from, int low, int high, double chance);

/// `tail[x]` = the sum of `reversed[-i]` for i from x to `most`, for x from `most` down to 0; writes up to `lanes` numbers before `tail`.
void sum_from_the_most(double* tail, const double* reversed, int most);

/// What one row of attackers emits, and the dice that are then thrown for the rows below it.
struct Descent {
    double* rows; ///< row r begins at `rows + r * stride`
    std::size_t stride;
    int a;                 ///< the row that emits; it reaches the rows a - 1 to 0
    int lowest;            ///< of those, the rows down to this one are taken, and row 0
    const double* weights; ///< what it emits, from `first` > 0 to `last`, and nothing elsewhere
    int first;
    int last;
    const double* chances; ///< by number of hits y: row y of the same stride; for row 0 `tail` instead
    const double* tail;
    const int* from; ///< by number of hits: where its chances are not nothing; elsewhere they are 0
    const int* to;
    int dice; ///< thrown for each row
    double chance;
    int* low; ///< by row: where there is mass; kept up to date
    int* high;
};
void descend(const Descent& descent);

/// Several rows emit one after the other, and after each of them one die is thrown: for the rows below them all but row 0,
/// each read and written once.
struct DescentTogether {
    static constexpr int levels = 4;

    double* rows;                  ///< as in `Descent`, each beginning at a multiple of 64 bytes
    std::size_t stride;            ///< of all rows, a multiple of `lanes`
    int top;                       ///< the rows top to top - levels + 1 emit
    const double* weights[levels]; ///< whole rows, 0 where nothing is emitted
    int first[levels];
    int last[levels];
    const double* chances;
    const int* from;
    const int* to;
    double chance[levels];
    int* low;
    int* high;
};
void descend_together(const DescentTogether& descent);

/// So many hits on a row: `row[d]` becomes the sum of `own[-x] * row[d + x]` for d > 0, d + x <= `high` and `least` <= x <= `most`,
/// `row[0]` anything. The row is 0 below `low`, and so are `lanes` numbers above `high`; it begins at a multiple of 64 bytes.
void convolve(double* row, int low, int high, const double* own, int least, int most);

/// Rounds that cost the attacker nothing, and the wait for a round in which anything happens, for one row from `high` down.
struct Settling {
    double* here;      ///< begins at a multiple of 64 bytes; afterwards only here[0], who is left of nobody, means anything
    double* weights;   ///< written: how often the row is left from each place
    double* stalemate; ///< takes what can never go on
    int high;
    const double*
        reversed; ///< chance of so many own hits; runs backwards to that of no hit at `reversed[all]`; readable for 2 * `lanes` behind that
    int all;      ///< the most hits that are told apart
    const double* tail; ///< chance of so many own hits or more
    const double* calm; ///< by place: chance that the other side hits nothing
    int most;           ///< the most own hits that are more than nothing
    double cut;         ///< mass that is nothing
    int first;          ///< written: the range of places with weight, empty when `first` is greater
    int last;
};
void settle(Settling& settling);

/// `row[i] = miss * row[i] + chance * row[i + 1]` for i < count; `row[count]` stays.
void shift_mix(double* row, int count, double miss, double chance);

/// `to[i]` = the sum of `taps[k] * from[i - k]`, k = 0 to 3, for i < count; so `from` is read from `from[-3]` on.
void four_taps(double* to, const double* from, int count, const double* taps);

} // namespace intendant::odds
