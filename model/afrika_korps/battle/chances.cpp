#include "model/afrika_korps/battle/chances.hpp"

#include "model/afrika_korps/battle/combat_results.hpp"

#include <cassert>

namespace intendant::afrika_korps {

Chances chances(const Tables& tables, OddsColumn column) {
    assert(column != OddsColumn::NotAllowed);
    Chances found;
    for (int die = 1; die <= 6; ++die) {
        ++found.sixths[static_cast<std::size_t>(std::get<CombatResult>(combat_result(tables, column, die)))];
    }
    return found;
}

} // namespace intendant::afrika_korps
