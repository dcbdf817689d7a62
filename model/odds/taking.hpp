#pragma once

#include "model/odds/retreat.hpp"

namespace intendant::odds {

/// What an attack comes to for who wants the space. On land it is taken by a unit of land that is left when no defender is; at sea by anything
/// that is left. Units: expected losses as costs.
struct Taking {
    double taken{0};
    double attacker_loss{0};
    double defender_loss{0};
    double certificate{0};
    std::int64_t states{0};
    bool cancelled{false}; ///< nothing else here means anything
};

/// Works it out, also where nobody attacks, or nobody defends: then units of land walk in, and on land aircraft alone take nothing.
Taking take(const Force& attacker, const Force& defender, Field field, const Options& options, Workspace& workspace, Odds& odds,
            const std::stop_token& stop = {});

/// Why it cannot be worked out; a side may have no units.
std::optional<core::Message> objection_to_taking(const Force& attacker, const Force& defender, Field field, const Options& options);

} // namespace intendant::odds
