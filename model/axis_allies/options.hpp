#pragma once

#include "model/core/message.hpp"
#include "model/core/option_switch.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace intendant::axis_allies {

/// Which books the table plays by.
enum class Edition : std::uint8_t {
    Italian,                  ///< `IT`
    French,                   ///< `FR2`
    FrenchWithClarifications, ///< `FR2+CL`
};

/// How much the table lets the program keep; changeable in mid-game.
enum class Depth : std::uint8_t {
    FullBoard,      ///< everything: also what stands where, with movement checks
    BankAndBattles, ///< the bank, and the battle board with freely entered forces
    Bank,           ///< money, production chart, technology
};

/// Rules that editions change or that the table chooses. Each switch is off where the table plays the usual answer;
/// its clause and meaning stand in `switches`. Rule: S-26.
struct Options {
    Edition edition{Edition::FrenchWithClarifications};
    Depth depth{Depth::FullBoard};

    bool total_victory{false};
    bool ships_into_enemy_zones{false};
    bool weapons_head_start{false};
    bool restricted_attack{false};
    bool no_new_complexes{false};

    bool suez_needs_one_power{false};
    bool karelia_two_coasts_for_ussr_only{false};
    bool purchases_may_wait{false};
    bool guns_stop_a_blitz{false};
    bool lone_transports_are_sunk{false};
    bool guns_fire_at_returning_aircraft{false};
    bool aircraft_retreat_with_the_rest{false};
    bool only_landed_units_may_not_retreat{false};
    bool submarines_withdraw_where_they_came_from{false};
    bool submarines_withdraw_by_the_manuals{false};
    bool bombing_debt_is_carried{false};
    bool rocket_guns_stay_before_combat{false};
    bool freed_guns_go_to_the_victor{false};

    bool overflight_only_pays{false};
    bool recaptured_complex_is_limited{false};
    bool research_without_capital{false};
    bool economic_victory_needs_axis_capitals{false};
    bool suez_opens_at_once{false};
    bool no_retreat_into_a_battle_site{false};
    bool restricted_attack_allows_empty_territory{false};
    bool no_retreat_into_blitzed_territory{false};
    bool aircraft_land_in_liberated_territory{false};
    bool one_transport_one_coast{false};
    bool lone_guns_hold_fire{false};
    bool retreat_needs_a_survivor_from_there{false};
    bool allied_fighters_may_be_lost{false};
    bool cargo_lands_after_sea_battle{false};

    friend bool operator==(const Options&, const Options&) = default;
};

/// What the written form of a record leaves out: the presets as they stood when games were first recorded. It never
/// changes, so that a recorded edition keeps its meaning. Rule: D-24.
constexpr Options recorded_preset(Edition edition) {
    Options options{};
    options.edition = edition;
    options.bombing_debt_is_carried = edition == Edition::Italian;
    return options;
}

/// The starting options of an edition: each manual as it is printed. The clarification letter, where it is played with,
/// lets armor blitz over guns, aircraft fly home by themselves, rocket guns move first, gives the gun of a liberated
/// territory back with it, and limits where submarines withdraw; page 17 of the Italian manual sends each attacking
/// submarine back the way it came itself. Rule: D-08, D-16, D-22, D-24, D-26, D-38, D-42.
constexpr Options preset(Edition edition) {
    auto options = recorded_preset(edition);
    const bool without_the_letter = edition != Edition::FrenchWithClarifications;
    options.guns_stop_a_blitz = without_the_letter;
    options.aircraft_retreat_with_the_rest = without_the_letter;
    options.rocket_guns_stay_before_combat = without_the_letter;
    options.submarines_withdraw_by_the_manuals = without_the_letter;
    options.freed_guns_go_to_the_victor = without_the_letter;
    options.submarines_withdraw_where_they_came_from = edition == Edition::Italian;
    return options;
}

using Switch = core::Switch<Options>;

inline constexpr std::array switches{
    Switch{"total_victory", &Options::total_victory, "O-01", INTENDANT_TR("Total victory: the winners must hold all their own capitals.")},
    Switch{"ships_into_enemy_zones", &Options::ships_into_enemy_zones, "O-02",
           INTENDANT_TR("New ships may be placed in enemy-occupied zones.")},
    Switch{"weapons_head_start", &Options::weapons_head_start, "O-03",
           INTENDANT_TR("Germany begins with jet power, Japan with super submarines.")},
    Switch{"restricted_attack", &Options::restricted_attack, "O-04", INTENDANT_TR("The U.S.S.R. may not attack before its second turn.")},
    Switch{"no_new_complexes", &Options::no_new_complexes, "O-05", INTENDANT_TR("No industrial complexes are bought or placed.")},
    Switch{"suez_needs_one_power", &Options::suez_needs_one_power, "D-03",
           INTENDANT_TR("Suez opens only when one power of the alliance holds both territories.")},
    Switch{"karelia_two_coasts_for_ussr_only", &Options::karelia_two_coasts_for_ussr_only, "D-04",
           INTENDANT_TR("Only the U.S.S.R. may use both coasts of Karelia for new ships.")},
    Switch{"purchases_may_wait", &Options::purchases_may_wait, "D-05", INTENDANT_TR("Bought units may wait for a later turn.")},
    Switch{"guns_stop_a_blitz", &Options::guns_stop_a_blitz, "D-08",
           INTENDANT_TR("Armor does not blitz through a territory that holds a gun or complex.")},
    Switch{"lone_transports_are_sunk", &Options::lone_transports_are_sunk, "D-12",
           INTENDANT_TR("Transports alone in an enemy zone are sunk at once.")},
    Switch{"guns_fire_at_returning_aircraft", &Options::guns_fire_at_returning_aircraft, "D-15",
           INTENDANT_TR("Guns also fire at aircraft in non-combat movement.")},
    Switch{"aircraft_retreat_with_the_rest", &Options::aircraft_retreat_with_the_rest, "D-16",
           INTENDANT_TR("Aircraft retreat with the other units to the same territory.")},
    Switch{"only_landed_units_may_not_retreat", &Options::only_landed_units_may_not_retreat, "D-19",
           INTENDANT_TR("In an amphibious assault only the landed units may not retreat.")},
    Switch{"submarines_withdraw_where_they_came_from", &Options::submarines_withdraw_where_they_came_from, "D-22",
           INTENDANT_TR("An attacking submarine withdraws only to the zone it came from itself.")},
    Switch{"submarines_withdraw_by_the_manuals", &Options::submarines_withdraw_by_the_manuals, "D-42",
           INTENDANT_TR("Submarines may withdraw to a zone where a battle was fought, and to several zones in one round.")},
    Switch{"bombing_debt_is_carried", &Options::bombing_debt_is_carried, "D-24",
           INTENDANT_TR("What a bombed power cannot pay is owed until its next income.")},
    Switch{"rocket_guns_stay_before_combat", &Options::rocket_guns_stay_before_combat, "D-26",
           INTENDANT_TR("A rocket gun does not move before it fires.")},
    Switch{"freed_guns_go_to_the_victor", &Options::freed_guns_go_to_the_victor, "D-38",
           INTENDANT_TR("A gun in a liberated territory of an ally belongs to who liberated it.")},
    Switch{"overflight_only_pays", &Options::overflight_only_pays, "Q-04",
           INTENDANT_TR("Flying over a neutral costs the fine but gives no control.")},
    Switch{"recaptured_complex_is_limited", &Options::recaptured_complex_is_limited, "Q-05",
           INTENDANT_TR("An original complex that was lost once stays limited for its first owner.")},
    Switch{"research_without_capital", &Options::research_without_capital, "Q-10",
           INTENDANT_TR("A power without its capital may research with looted money.")},
    Switch{"economic_victory_needs_axis_capitals", &Options::economic_victory_needs_axis_capitals, "Q-11",
           INTENDANT_TR("No economic victory while an Axis capital is in Allied hands.")},
    Switch{"suez_opens_at_once", &Options::suez_opens_at_once, "Q-16",
           INTENDANT_TR("Suez may be passed as soon as both territories are held, also in this turn.")},
    Switch{"no_retreat_into_a_battle_site", &Options::no_retreat_into_a_battle_site, "Q-17",
           INTENDANT_TR("Nobody retreats into a space where a battle is pending or was fought this turn.")},
    Switch{"restricted_attack_allows_empty_territory", &Options::restricted_attack_allows_empty_territory, "Q-31",
           INTENDANT_TR("Restricted attack: empty enemy territory may be entered.")},
    Switch{"no_retreat_into_blitzed_territory", &Options::no_retreat_into_blitzed_territory, "Q-36",
           INTENDANT_TR("Nobody retreats into a territory taken this turn.")},
    Switch{"aircraft_land_in_liberated_territory", &Options::aircraft_land_in_liberated_territory, "Q-38",
           INTENDANT_TR("Aircraft may land in a territory liberated this turn.")},
    Switch{"one_transport_one_coast", &Options::one_transport_one_coast, "Q-45",
           INTENDANT_TR("A transport lands all its units on one hostile coast.")},
    Switch{"lone_guns_hold_fire", &Options::lone_guns_hold_fire, "Q-48", INTENDANT_TR("A gun alone in its territory does not fire.")},
    Switch{"retreat_needs_a_survivor_from_there", &Options::retreat_needs_a_survivor_from_there, "Q-49",
           INTENDANT_TR("A retreat leads only where a surviving attacker came from.")},
    Switch{"allied_fighters_may_be_lost", &Options::allied_fighters_may_be_lost, "Q-19",
           INTENDANT_TR("An ally's fighter on an attacking carrier may be taken as a loss.")},
    Switch{"cargo_lands_after_sea_battle", &Options::cargo_lands_after_sea_battle, "Q-50",
           INTENDANT_TR("Cargo aboard a transport that has won a battle at sea may land on a friendly coast.")},
};

/// The switches that the edition's preset of today sets otherwise: a game that is in progress keeps its own until the table
/// changes them. Rule: S-26.
std::vector<const Switch*> other_than_preset(const Options& options);

} // namespace intendant::axis_allies
