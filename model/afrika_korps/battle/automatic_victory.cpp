#include "model/afrika_korps/battle/automatic_victory.hpp"

#include "model/core/decision.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

bool automatic(const Tables& tables, OddsColumn column, Retreat retreat) {
    return column == OddsColumn::Automatic || (retreat == Retreat::Closed && tables[column].automatic_when_closed);
}

std::variant<core::Refused, AutomaticVictory> automatic_victory(const Tables& tables, const Options& options, const VictoryClaim& claim) {
    const auto answer = battle_value(tables, options, claim.attackers, claim.defenders);
    if (const auto* refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    const auto& value = std::get<BattleValue>(answer);
    AutomaticVictory victory{.value = value, .fixed = {}};
    for (const auto& each : claim.attackers) {
        victory.fixed.push_back(each.unit);
    }
    if (!value.no_die()) { // AK-VA-7: at 7-1 nobody has to close the retreat
        victory.fixed.insert(victory.fixed.end(), claim.blockers.begin(), claim.blockers.end());
    }
    for (const auto unit : victory.fixed) {
        if (std::ranges::find(claim.doomed, unit) != claim.doomed.end()) {
            return core::refuse("AK-DIV-7",
                                INTENDANT_TR("{unit} must be eliminated before combat and takes no part in an automatic victory."),
                                {{"unit", tables[unit].name}});
        }
    }
    if (!automatic(tables, value.column, claim.retreat)) {
        return core::refuse(
            "AK-VA-1",
            INTENDANT_TR("{odds} is no automatic victory here: it takes 7-1, or 5-1 against a defender who cannot survive a "
                         "retreat."),
            {{"odds", std::string{id_of(value.column)}}});
    }
    if (claim.supply == Supply::OutOfReach) {
        return core::refuse("AK-VA-3",
                            INTENDANT_TR("No supply unit reaches all attackers now: a victory cannot open its own line of supply."));
    }
    return victory;
}

bool stands_at_end(const AutomaticVictory& victory, Supply at_end) { return !victory.value.supply_needed || at_end == Supply::Reaches; }

std::vector<CounterId> supply_used(std::span<const CounterId> when_obtained, std::span<const CounterId> at_end) {
    std::vector<CounterId> used(when_obtained.begin(), when_obtained.end());
    used.insert(used.end(), at_end.begin(), at_end.end());
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

} // namespace intendant::afrika_korps
