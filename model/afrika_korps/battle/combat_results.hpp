#pragma once

#include "model/afrika_korps/tables.hpp"
#include "model/core/verdict.hpp"

#include <variant>

namespace intendant::afrika_korps {

/// What the table says for these odds and this die. At automatic odds no die is thrown, and what is given is passed over.
///
/// Units: `die` 1 to 6.
/// Refuses: a die that has no such face; odds that are not allowed.
/// Rule: AK-CRT-1, AK-CRT-2, AK-GEN-5, AK-ODD-4, AK-ODD-5 (7.4, 7.5).
std::variant<core::Refused, CombatResult> combat_result(const Tables& tables, OddsColumn column, int die);

} // namespace intendant::afrika_korps
