#pragma once

#include "model/core/message.hpp"
#include "model/core/option_switch.hpp"
#include "model/empire_of_the_sun/ids.hpp"

#include <array>
#include <string_view>

namespace intendant::empire_of_the_sun {

/// What the table chooses: how much the books keep, and what holds where the text is silent or contradicts itself. Each switch is off where the table
/// plays the usual answer.
struct Options {
    Depth depth{Depth::WholeMap};
    bool midway_needed{false};
    bool alaska_at_once{false};
    bool bombing_each_turn{false};
    bool chart_superiority{false};
    bool chart_landing{false};
    bool resources_as_printed{false};
    bool naval_of_any_nation{false};
    bool captured_not_net{false};
    bool torpedoes_stay{false};
    bool rivalry_removed_always{false};
    bool starting_points{false};
    bool leave_land_anywhere{false};
    bool land_opens_sides{false};
    bool negotiation_always{false};
    bool surrender_in_campaigns{false};
    bool supplied_units_count{false};

    friend bool operator==(const Options&, const Options&) = default;
};

using Switch = core::Switch<Options>;

inline constexpr std::array switches{
    Switch{"midway_needed", &Options::midway_needed, "ES-AMB-3",
           INTENDANT_TR("Hawaii counts as occupied only with Midway besides one of the main islands.")},
    Switch{"alaska_at_once", &Options::alaska_at_once, "ES-AMB-3",
           INTENDANT_TR("One end of a turn with a Japanese unit in the Aleutians costs Political Will, not two in a row.")},
    Switch{"bombing_each_turn", &Options::bombing_each_turn, "ES-AMB-4",
           INTENDANT_TR("Strategic bombing raises Political Will once each turn, not once in the game.")},
    Switch{"chart_superiority", &Options::chart_superiority, "ES-AMB-8",
           INTENDANT_TR("Air superiority on the ground goes by carriers, as the chart words it.")},
    Switch{"chart_landing", &Options::chart_landing, "ES-AMB-9",
           INTENDANT_TR("The Reaction side has +3 on the ground whenever the offensive lands.")},
    Switch{"resources_as_printed", &Options::resources_as_printed, "ES-AMB-11",
           INTENDANT_TR("2016 and 2119 are resource hexes, as printed, not 2017 and 2220.")},
    Switch{"naval_of_any_nation", &Options::naval_of_any_nation, "ES-AMB-28",
           INTENDANT_TR("Political Will falls for want of ships only when no Allied ship of any nation is on the map.")},
    Switch{"captured_not_net", &Options::captured_not_net, "ES-AMB-29",
           INTENDANT_TR("The progress of the war counts hexes captured, without those that Japan took.")},
    Switch{"torpedoes_stay", &Options::torpedoes_stay, "ES-AMB-30", INTENDANT_TR("Allied card 80 leaves the +1 of bad torpedoes.")},
    Switch{"rivalry_removed_always", &Options::rivalry_removed_always, "ES-AMB-31",
           INTENDANT_TR("A card of value 3 ends a rivalry in the longer scenarios too.")},
    Switch{"starting_points", &Options::starting_points, "ES-AMB-2", INTENDANT_TR("The printed starting points are added to the total.")},
    Switch{"leave_land_anywhere", &Options::leave_land_anywhere, "ES-AMB-43",
           INTENDANT_TR("A supply line that came by land leaves it for the sea at any coast, not only at a friendly port.")},
    Switch{"land_opens_sides", &Options::land_opens_sides, "ES-AMB-44",
           INTENDANT_TR("A zone of influence does not bar a supply line that comes by sea at a side with land.")},
    Switch{"negotiation_always", &Options::negotiation_always, "ES-AMB-45",
           INTENDANT_TR("Political Will 0 at the end of a turn ends all nine scenarios, not only the campaigns.")},
    Switch{"surrender_in_campaigns", &Options::surrender_in_campaigns, "ES-AMB-46",
           INTENDANT_TR("The surrender of Japan ends the campaigns only.")},
    Switch{"supplied_units_count", &Options::supplied_units_count, "ES-AMB-47",
           INTENDANT_TR("Philippine hexes score as supplied only where a unit in supply stands.")},
};

} // namespace intendant::empire_of_the_sun
