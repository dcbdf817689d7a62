#pragma once

#include "model/afrika_korps/tables.hpp"

#include <array>

namespace intendant::afrika_korps {

/// How likely each result is, exactly. Units: sixths; together six.
struct Chances {
    std::array<int, all_results.size()> sixths{};

    int operator[](CombatResult result) const { return sixths[static_cast<std::size_t>(result)]; }

    friend bool operator==(const Chances&, const Chances&) = default;
};

/// The faces of the die that bring each result in this column; at automatic odds the defenders go on all six.
///
/// Units: `column` other than not allowed.
/// Rule: AK-CRT-1, AK-ODD-4 (7.5).
Chances chances(const Tables& tables, OddsColumn column);

} // namespace intendant::afrika_korps
