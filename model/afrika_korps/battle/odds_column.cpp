#include "model/afrika_korps/battle/odds_column.hpp"

#include <algorithm>
#include <cassert>

namespace intendant::afrika_korps {

namespace {

/// So many columns to the right of 1-1, or to its left. Rule: AK-ODD-4, AK-ODD-5.
OddsColumn column_beside_even(int steps) {
    constexpr int even = static_cast<int>(OddsColumn::OneToOne);
    return static_cast<OddsColumn>(std::clamp(even + steps, 0, static_cast<int>(OddsColumn::Automatic)));
}

} // namespace

std::optional<OddsColumn> chart_reads(const Tables& tables, int attack, int defence) {
    const auto cell = tables.chart.find({attack, defence});
    return cell == tables.chart.end() ? std::nullopt : std::optional{cell->second};
}

OddsColumn odds_column(const Tables& tables, const Options& options, int attack, int defence) {
    assert(attack >= 1 && defence >= 1);
    if (options.printed_odds_chart) {
        if (const auto printed = chart_reads(tables, attack, defence)) {
            return *printed;
        }
    }
    const auto rounded_up = [](int a, int b) { return a / b + (a % b != 0 ? 1 : 0); };
    return attack >= defence ? column_beside_even(attack / defence - 1) : column_beside_even(1 - rounded_up(defence, attack));
}

} // namespace intendant::afrika_korps
