#pragma once

#include "model/afrika_korps/ids.hpp"
#include "model/core/message.hpp"
#include "model/core/option_switch.hpp"

#include <array>
#include <string_view>

namespace intendant::afrika_korps {

/// What the table chooses where the text is silent or contradicts itself. Each switch is off where the table plays the usual answer;
/// its clause and meaning stand in `switches`. The open points without a switch have one answer (`settled`); the length of the game is
/// the calendar that is loaded (AK-AMB-1).
struct Options {
    Depth depth{Depth::WholeMap};

    bool control_in_own_turns{false};
    bool both_sea_sides_blocked{false};
    bool roll_with_supply_full{false};
    bool supply_beside_defender_never{false};
    bool used_supply_removed_first{false};
    bool unsupported_eliminated{false};
    bool allies_lose_without_supply{false};
    bool rommel_only_along{false};
    bool control_at_game_turn{false};
    bool overpaying_refused{false};
    bool landing_clears_isolation{false};
    bool closing_turn_counts{false};
    bool capture_before_contact{false};
    bool last_units_together_end{false};
    bool supply_hex_must_be_free{false};
    bool guarded_supply_bars_nobody{false};
    bool printed_odds_chart{false};

    friend bool operator==(const Options&, const Options&) = default;
};

using Switch = core::Switch<Options>;

inline constexpr std::array switches{
    Switch{"control_in_own_turns", &Options::control_in_own_turns, "AK-AMB-2",
           INTENDANT_TR("Victory by control counts two turns of the side that claims it.")},
    Switch{"both_sea_sides_blocked", &Options::both_sea_sides_blocked, "AK-AMB-5",
           INTENDANT_TR("The side between E18 and E19 is blocked like that between E18 and F19.")},
    Switch{"roll_with_supply_full", &Options::roll_with_supply_full, "AK-AMB-6",
           INTENDANT_TR("The Axis rolls for supply also when no more may be on the map, and loses what arrives.")},
    Switch{"supply_beside_defender_never", &Options::supply_beside_defender_never, "AK-AMB-8",
           INTENDANT_TR("Supply that stands in the zone of control of the unit attacked supports nothing.")},
    Switch{"used_supply_removed_first", &Options::used_supply_removed_first, "AK-AMB-9",
           INTENDANT_TR("Supply used in a turn is removed before the isolation at its end is looked at.")},
    Switch{"unsupported_eliminated", &Options::unsupported_eliminated, "AK-AMB-10",
           INTENDANT_TR("Units that must attack at odds for which they have no supply are eliminated at once.")},
    Switch{"allies_lose_without_supply", &Options::allies_lose_without_supply, "AK-AMB-12",
           INTENDANT_TR("The Allies too lose the game after two turns without supply on the map.")},
    Switch{"rommel_only_along", &Options::rommel_only_along, "AK-AMB-16",
           INTENDANT_TR("Rommel's bonus serves only along the two hexes that are moved with him.")},
    Switch{"control_at_game_turn", &Options::control_at_game_turn, "AK-AMB-17",
           INTENDANT_TR("Allied reinforcements need control of the port when the Axis turn begins.")},
    Switch{"overpaying_refused", &Options::overpaying_refused, "AK-AMB-18",
           INTENDANT_TR("In an exchange nobody may give up a unit that could be kept.")},
    Switch{"landing_clears_isolation", &Options::landing_clears_isolation, "AK-AMB-19",
           INTENDANT_TR("A unit that lands where nobody is starts its isolation again.")},
    Switch{"closing_turn_counts", &Options::closing_turn_counts, "AK-AMB-21",
           INTENDANT_TR("The turn in which a pocket closes is the first turn of isolation.")},
    Switch{"capture_before_contact", &Options::capture_before_contact, "AK-AMB-22",
           INTENDANT_TR("Lone supply is captured also by a unit that may attack nobody there; the unit is then eliminated.")},
    Switch{"last_units_together_end", &Options::last_units_together_end, "AK-AMB-23",
           INTENDANT_TR("When the last units of both sides are eliminated together, the game is over and nobody has won.")},
    Switch{"supply_hex_must_be_free", &Options::supply_hex_must_be_free, "AK-AMB-24",
           INTENDANT_TR("Supply that itself stands in an enemy zone of control keeps no unit from being isolated.")},
    Switch{"guarded_supply_bars_nobody", &Options::guarded_supply_bars_nobody, "AK-AMB-25",
           INTENDANT_TR("Supply without a combat unit keeps away from lone enemy supply only, not from guarded.")},
    Switch{"printed_odds_chart", &Options::printed_odds_chart, "AK-ODD-6",
           INTENDANT_TR("The printed chart of odds counts, also where it reads otherwise than the rule.")},
};

/// The open points that leave nothing to choose. AK-AMB-1 is answered by the calendar.
inline constexpr std::array<std::string_view, 10> settled{"AK-AMB-1",  "AK-AMB-3",  "AK-AMB-4",  "AK-AMB-7",  "AK-AMB-11",
                                                          "AK-AMB-13", "AK-AMB-14", "AK-AMB-15", "AK-AMB-20", "AK-AMB-26"};

} // namespace intendant::afrika_korps
