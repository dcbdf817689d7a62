#include "model/odds/from_below.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

bool has_submerged(const Force& force) {
    return std::ranges::any_of(force, [](const Group& group) { return group.unit_class == UnitClass::Submerged && group.count > 0; });
}

bool vessels_only(const std::vector<Volley>& volleys) {
    return std::ranges::any_of(volleys, [](const Volley& volley) { return volley.vessels_only && volley.dice > 0; });
}

} // namespace

FromBelow from_below(const Force& attacker, const Force& defender, const Options& options) {
    const auto* opening = options.opening ? &*options.opening : nullptr;
    return {.at_attacker = has_submerged(defender) || (opening != nullptr && vessels_only(opening->defence)),
            .at_defender = has_submerged(attacker) || (opening != nullptr && !opening->strike.empty())};
}

} // namespace intendant::odds
