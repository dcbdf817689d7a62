#pragma once

#include "model/afrika_korps/options.hpp"
#include "model/afrika_korps/tables.hpp"

#include <optional>

namespace intendant::afrika_korps {

/// The odds of so many factors against so many, rounded in the defender's favour.
///
/// Units: `attack` and `defence` in factors, both at least 1.
/// Rule: AK-ODD-1, AK-ODD-4, AK-ODD-5, AK-ODD-6 (7.3, 7.4).
OddsColumn odds_column(const Tables& tables, const Options& options, int attack, int defence);

/// What the printed chart says where it reads otherwise than the rule. Rule: AK-ODD-6.
std::optional<OddsColumn> chart_reads(const Tables& tables, int attack, int defence);

} // namespace intendant::afrika_korps
