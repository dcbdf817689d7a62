#include "model/afrika_korps/battle/combat_results.hpp"

#include "model/core/decision.hpp"

namespace intendant::afrika_korps {

std::variant<core::Refused, CombatResult> combat_result(const Tables& tables, OddsColumn column, int die) {
    if (column == OddsColumn::NotAllowed) {
        return core::refuse("AK-ODD-5", INTENDANT_TR("Odds worse than 1-6 are not allowed: add attackers, or attack fewer defenders."));
    }
    if (column == OddsColumn::Automatic) {
        return CombatResult::DefendersEliminated;
    }
    if (die < 1 || die > 6) {
        return core::refuse("AK-GEN-5", INTENDANT_TR("The die shows 1 to 6, not {die}: type the face again."),
                            {{"die", core::number(die)}});
    }
    const auto printed = static_cast<std::size_t>(column) - static_cast<std::size_t>(OddsColumn::OneToSix);
    return tables.results[printed][static_cast<std::size_t>(die - 1)];
}

} // namespace intendant::afrika_korps
