#include "model/empire_of_the_sun/questions/card_words.hpp"

#include "model/core/message.hpp"

#include <cctype>
#include <map>
#include <sstream>
#include <utility>

namespace intendant::empire_of_the_sun {

namespace {

using Key = std::pair<std::string_view, std::string_view>;

/// By column and word. Words with something behind them, `replaces us_avg`, stand here by their first.
const std::map<Key, const char*>& sentences() {
    static const std::map<Key, const char*> all{
        {{"needs", "after_marker"}, INTENDANT_TR("Only after {cards} has been played as an event.")},
        {{"needs", "without_marker"}, INTENDANT_TR("Only while {cards} has not been played as an event.")},
        {{"needs", "no_jp_rivalry"}, INTENDANT_TR("As an event only without Japanese rivalry.")},
        {{"needs", "campaign_turn_1_first_card"}, INTENDANT_TR("Only as the first card of turn 1 of the campaign.")},
        {{"needs", "campaign_turn_1_second_card"}, INTENDANT_TR("Only as the second card of turn 1 of the campaign.")},
        {{"needs", "battle_hex_5808"}, INTENDANT_TR("5808 has to be a battle hex.")},
        {{"needs", "battle_hexes_one_hex_islands"}, INTENDANT_TR("Every battle hex has to be an island of one hex.")},
        {{"needs", "battle_hex_in_japan_islands"}, INTENDANT_TR("A hex of the Japanese islands has to be a battle hex.")},
        {{"needs", "battle_hex_in_philippines"}, INTENDANT_TR("A hex of the Philippines has to be a battle hex.")},
        {{"needs", "battle_hex_in_japanese_occupied_aleutians"},
         INTENDANT_TR("A hex of the Aleutians where Japanese units stand has to be a battle hex.")},
        {{"needs", "jp_controls_2108_2109"}, INTENDANT_TR("Japan has to control 2108 and 2109.")},
        {{"needs", "jp_controls_2813"}, INTENDANT_TR("Japan has to control Manila, 2813.")},
        {{"needs", "offensive_hq"}, INTENDANT_TR("Only against an offensive of {unit}.")},
        {{"needs", "full_indian_corps"}, INTENDANT_TR("An Indian corps of full strength has to be on the map.")},
        {{"needs", "allied_naval_active"}, INTENDANT_TR("An Allied ship has to be active.")},
        {{"needs", "jp_naval_active"}, INTENDANT_TR("A Japanese ship has to be active.")},
        {{"needs", "jp_air_or_naval_active"}, INTENDANT_TR("Japanese aircraft or ships have to be active.")},
        {{"needs", "unit_within_3_of_2008"}, INTENDANT_TR("A Japanese ground unit has to stand within three hexes of Rangoon, 2008.")},
        {{"needs", "jp_ground_active_in_burma_or_n_india"},
         INTENDANT_TR("A Japanese ground unit has to be active in Burma or northern India.")},
        {{"needs", "battle_within_11_of_3706"}, INTENDANT_TR("A battle hex has to lie within eleven hexes of Tokyo.")},
        {{"needs", "jp_air_in_extended_range"}, INTENDANT_TR("A Japanese air unit has to have a battle hex in its extended range.")},
        {{"needs", "jp_ca_cl_apd_moved_in_us_air_extended_range"},
         INTENDANT_TR(
             "An active Japanese CA, CL or APD has to have moved in the extended range of a US air unit that is no long-range bomber.")},
        {{"needs", "jp_air_island_in_us_hq_range"},
         INTENDANT_TR(
             "A Japanese air unit has to stand on an island of one hex outside the Japanese islands, in the range of a US headquarters.")},
        {{"needs", "jp_naval_inactive_in_port_outside_japan_islands"},
         INTENDANT_TR("An inactive Japanese ship has to lie in a port outside the Japanese islands.")},
        {{"needs", "b29_in_china_box"}, INTENDANT_TR("A B29 has to be in the China box.")},
        {{"needs", "b29_hex_in_range_of_3706"}, INTENDANT_TR("A B29 has to stand in a hex within its range of Tokyo.")},
        {{"needs", "b29_within_8_of_3706_or_china_box"}, INTENDANT_TR("A B29 has to be within eight hexes of Tokyo or in the China box.")},
        {{"needs", "one_chinese_army_if_in_range"},
         INTENDANT_TR("One of its units has to be a Chinese army, if there is one in the range of the headquarters.")},
        {{"needs", "amphibious_move_within_10_of_3706"}, INTENDANT_TR("An Allied ground unit has to land within ten hexes of Tokyo.")},
        {{"timing", "after_move"}, INTENDANT_TR("It is played when the offensive has moved.")},
        {{"timing", "before_battle"}, INTENDANT_TR("It strikes before the battle.")},
        {{"timing", "after_all_combat_or_no_battle"}, INTENDANT_TR("It strikes after all combat, also where no battle hex is declared.")},
        {{"timing", "before_combat_or_no_battle"}, INTENDANT_TR("It strikes before combat, also where no battle hex is declared.")},
        {{"hq", "any"}, INTENDANT_TR("Any headquarters of its side leads it.")},
        {{"hq", "all Japanese HQs"}, INTENDANT_TR("All Japanese headquarters lead it together.")},
        {{"logistics_rule", "OV of the Allied card + 1"},
         INTENDANT_TR("Logistics value: the operations value of the enemy's card, and 1 more.")},
        {{"intel_drm_when", "5508 not in Allied air ZOI and no US CA within 3 hexes of it"},
         INTENDANT_TR("The Allies add {value} to their rolls for intelligence if 5508 is in no Allied air zone of influence and no US CA "
                      "is within three hexes of it.")},
        {{"air_naval_drm_when", "Commonwealth naval units present"},
         INTENDANT_TR("Air-naval combat: {value} where Commonwealth ships are present.")},
        {{"air_naval_drm_when", "battle within 6 hexes of an inactive Japanese CV or CVL"},
         INTENDANT_TR("Air-naval combat: {value} within six hexes of an inactive Japanese CV or CVL.")},
        {{"air_naval_drm_when", "battle at Singapore"}, INTENDANT_TR("Air-naval combat: {value} at Singapore.")},
        {{"ground_drm_when", "Malaya, mixed or jungle hex; replaces terrain"},
         INTENDANT_TR("Ground combat: {value} in mixed or jungle hexes of Malaya, instead of the terrain.")},
        {{"ground_drm_when", "a brigade-size ground unit takes part"}, INTENDANT_TR("Ground combat: {value} where a brigade takes part.")},
        {{"ground_drm_when", "one-hex island; rest of the game"},
         INTENDANT_TR("Ground combat: {value} on islands of one hex, for the rest of the game.")},
        {{"ground_drm_when", "all battles of the offensive"}, INTENDANT_TR("Ground combat: {value} in all battles of the offensive.")},
        {{"ground_drm_when", "one-hex island"}, INTENDANT_TR("Ground combat: {value} on islands of one hex.")},
        {{"strength_change", "jp attack"}, INTENDANT_TR("Japanese {classes}: attack {value} for the offensive.")},
        {{"strength_change", "jp defence"}, INTENDANT_TR("Japanese {classes}: defence {value} for the offensive.")},
        {{"strength_change", "us attack"}, INTENDANT_TR("US {classes}: attack {value} for the offensive.")},
        {{"strength_change", "us defence"}, INTENDANT_TR("US {classes}: defence {value} for the offensive.")},
        {{"strength_change", "us ground attack"}, INTENDANT_TR("US ground units: attack {value} for the offensive.")},
        {{"step_loss", "allied air 1 (may eliminate) if a Japanese BB is in the hex and no Allied BB"},
         INTENDANT_TR(
             "In a battle hex with a Japanese BB and no Allied BB, an Allied air unit of Japan's choice loses a step, even its last.")},
        {{"step_loss", "allied naval 2 (no elimination unless no other choice); the Japanese air unit used 1 (may eliminate)"},
         INTENDANT_TR("Allied ships of Japan's choice lose two steps, a last one only where there is no other; the Japanese air unit that "
                      "is used loses a step, even its last.")},
        {{"step_loss", "allied CA or DD 1 (not eliminated)"}, INTENDANT_TR("Japan may reduce a full Allied CA or DD that was activated.")},
        {{"step_loss", "jp_bb_yamato 1 in post-battle movement"},
         INTENDANT_TR("The Yamato, if it is on the map, loses a step in post-battle movement.")},
        {{"step_loss", "jp air 1 (may eliminate)"}, INTENDANT_TR("Such an air unit, of the Allies' choice, loses a step, even its last.")},
        {{"step_loss", "jp CA;CL;APD 1 (may eliminate)"}, INTENDANT_TR("Such a ship loses a step, even its last.")},
        {{"step_loss", "jp air 1 at the end (may eliminate)"},
         INTENDANT_TR(
             "At its end a Japanese air unit that is active or stands in a battle hex loses a step, even its last; the Allies choose.")},
        {{"dice", "allied naval step (Japanese choice, may eliminate)"},
         INTENDANT_TR("An active Allied ship of Japan's choice loses the steps, even its last.")},
        {{"dice", "jp naval step (printed: Japanese choice, may eliminate)"},
         INTENDANT_TR("A Japanese ship of Japan's choice, as it is printed, loses the steps, even its last.")},
        {{"dice", "jp naval step (Allied choice, may eliminate)"},
         INTENDANT_TR("A Japanese ship of the Allies' choice loses the steps, even its last.")},
        {{"dice", "B29 step (Japanese choice)"}, INTENDANT_TR("A B29 of Japan's choice loses the steps.")},
        {{"dice", "steps (may eliminate)"}, INTENDANT_TR("Two steps may eliminate it.")},
        {{"dice", "none"}, INTENDANT_TR("Die {faces}: nothing.")},
        {{"dice", "not printed"}, INTENDANT_TR("Die {faces}: not printed, and so nothing.")},
        {{"dice", "some"}, INTENDANT_TR("Die {faces}: {steps} {steps:step|steps}.")},
        {{"asp", "+2 this offensive"}, INTENDANT_TR("{count} shipping points more for this offensive.")},
        {{"asp", "+4 this offensive"}, INTENDANT_TR("{count} shipping points more for this offensive.")},
        {{"asp", "+1 permanent"}, INTENDANT_TR("One shipping point more for good.")},
        {{"asp", "jp -1 permanent (not the last)"}, INTENDANT_TR("Japan loses one shipping point for good, but never its last.")},
        {{"china_limit", "never into Collapse"}, INTENDANT_TR("Never into Collapse.")},
        {{"china_limit", "nothing if it would reach Stable Front"}, INTENDANT_TR("Nothing, if that would reach Stable Front.")},
        {{"rivalry", "us_on"}, INTENDANT_TR("US inter-service rivalry begins.")},
        {{"rivalry", "us_off"}, INTENDANT_TR("US inter-service rivalry ends.")},
        {{"rivalry", "jp_on"}, INTENDANT_TR("Japanese inter-service rivalry begins.")},
        {{"rivalry", "jp_off"}, INTENDANT_TR("Japanese inter-service rivalry ends.")},
        {{"india", "1"}, INTENDANT_TR("India: one box on, from Stable to Unrest or from Unrest to Unstable.")},
        {{"marker", "BRIDGE OVER RIVER KWAI"}, INTENDANT_TR("2108 and 2109 are transport routes for the rest of the game.")},
        {{"marker", "+1 DEFENSIVE DOCTRINE"}, INTENDANT_TR("The marker +1 Defensive Doctrine stays for the rest of the game.")},
        {{"marker", "TOKYO EXPRESS"}, INTENDANT_TR("The Tokyo Express goes to any hex that Japan controls.")},
        {{"marker", "ESCORTS"}, INTENDANT_TR("The Escorts marker comes in at +2; one that is there is turned to +4.")},
        {{"marker", "TOJO RESIGNS"}, INTENDANT_TR("The turn marker is turned to Tojo Resigns; this opens the Manchuria part of {cards}.")},
        {{"marker", "HIGH ALTITUDE INTERCEPTORS"},
         INTENDANT_TR("The marker High Altitude Interceptors stays until the next Strategic Warfare.")},
        {{"marker", "BARGE"}, INTENDANT_TR("The Japanese shipping marker is turned to its Barge side.")},
        {{"marker", "PANAMA CANAL"}, INTENDANT_TR("The marker Panama Canal stays until the next reinforcements.")},
        {{"marker", "DOOLITTLE"}, INTENDANT_TR("From now on {cards} may be played as an event.")},
        {{"marker", "HUMP"}, INTENDANT_TR("The Burma Road marker shows its HUMP side for the rest of the game.")},
        {{"marker", "PT BOAT"}, INTENDANT_TR("The marker PT Boat stays for the rest of the game.")},
        {{"scenario_limit", "campaign only (17.25: in no other scenario)"}, INTENDANT_TR("In the campaign only.")},
        {{"scenario", "removed"}, INTENDANT_TR("Set-up of {year}: out of the game.")},
        {{"scenario", "discarded"}, INTENDANT_TR("Set-up of {year}: among the discards.")},
        {{"scenario", "future"}, INTENDANT_TR("Set-up of {year}: set aside as Future Offensive.")},
        {{"scenario", "may_choose"}, INTENDANT_TR("Set-up of {year}: the Allied player may take it into his first hand.")},
        {{"special", "allies_do_not_roll"}, INTENDANT_TR("The Allies roll no die in the air-naval combat.")},
        {{"special", "allied_defence_half"}, INTENDANT_TR("Allied units defend at half.")},
        {{"special", "operation_z"},
         INTENDANT_TR("The US carriers at 5410 and 5609 cannot be attacked and move to 5808 afterwards; the four ships are not activated "
                      "again in this turn.")},
        {{"special", "max_26_units"}, INTENDANT_TR("The efficiencies of all headquarters add up: {most} units at the most.")},
        {{"special", "reacts_alone"}, INTENDANT_TR("The first Japanese ship at the coast of Malaya makes {unit} react into its hex.")},
        {{"special", "no_allied_air_zoi"}, INTENDANT_TR("No Allied air unit has a zone of influence in this offensive.")},
        {{"special", "open_battles"},
         INTENDANT_TR("Submarines count as ships in {hexes}: there may be battle there though nobody else is.")},
        {{"special", "activates_any_unit"},
         INTENDANT_TR("Units of other kinds may be activated with it, as the worked examples do; the table affirms them.")},
        {{"special", "playable_after_roll"}, INTENDANT_TR("It may follow a roll for intelligence.")},
        {{"special", "not_after_other_intelligence_card"}, INTENDANT_TR("It does not follow another intelligence card.")},
        {{"special", "next_turn_allied_land_replacements_minus_1_and_not_for_cw"},
         INTENDANT_TR("In the next turn the Allies have one land replacement less, and use none of the others on Commonwealth units.")},
        {{"special", "cancel_offensive"},
         INTENDANT_TR("The offensive is cancelled: its units go back, and its card counts as not played.")},
        {{"special", "reduce_full_indian_corps"}, INTENDANT_TR("A full Indian corps is reduced.")},
        {{"special", "strategic_naval_evacuation"},
         INTENDANT_TR("They leave a coastal hex that Japan occupies, and the hexes beside it, by strategic naval movement for one friendly "
                      "port, without shipping points.")},
        {{"special", "ignores_allied_zoi"}, INTENDANT_TR("Allied zones of influence do not bar them.")},
        {{"special", "no_battle"}, INTENDANT_TR("There is no battle.")},
        {{"special", "escorts_plus_2"}, INTENDANT_TR("It is void once {cards} has been played.")},
        {{"special", "mends_within_3_of_2008"}, INTENDANT_TR("The replacements are for units within three hexes of Rangoon, 2008.")},
        {{"special", "mends_australians"},
         INTENDANT_TR("The replacements are for Australian units; a unit that is rebuilt comes to a port of Australia in supply.")},
        {{"special", "mends_on_the_map"}, INTENDANT_TR("The replacements are for units on the map.")},
        {{"special", "mends"}, INTENDANT_TR("The replacements are for: {units}.")},
        {{"special", "reshuffle_if_oc_or_discard"},
         INTENDANT_TR("Played for its value or discarded before that, it makes its deck reshuffle at the end of the turn.")},
        {{"special", "reshuffle_with_card_unless_manchuria"},
         INTENDANT_TR("Played for China or for its value it goes back into the deck, which is reshuffled at the end of the turn; with "
                      "Manchuria it is out of the game and nothing is reshuffled.")},
        {{"special", "not_future"}, INTENDANT_TR("It may not be set aside as Future Offensive.")},
        {{"special", "due_from"},
         INTENDANT_TR("From {year} it has to be played as an event, and its event happens when it is discarded or taken; before, it may be "
                      "played as one.")},
        {{"special", "manchuria_if_tojo_resigned"},
         INTENDANT_TR("Once Tojo has resigned it has to be played as an event, and its event happens when it is discarded or taken: China "
                      "stays, and Japan loses the resource hexes 3302 and 3303 for good.")},
        {{"special", "kamikaze_plus_1_step"}, INTENDANT_TR("A Kamikaze card played with it takes one Allied naval step more.")},
        {{"special", "no_supply_needed"}, INTENDANT_TR("Neither the headquarters nor the units need supply to be activated.")},
        {{"special", "paratroops"},
         INTENDANT_TR("Paratroops: within the extended range of an active Japanese air unit and outside Allied air zones that nothing "
                      "neutralises, either a Dutch regiment is eliminated and its hex taken or an unoccupied hex is taken.")},
        {{"special", "next_turn_one_b29_no_card_loss"}, INTENDANT_TR("In the next Strategic Warfare one B29 costs Japan no card.")},
        {{"special", "barges_on"}, INTENDANT_TR("Japan has barges from now on, until {cards} ends them.")},
        {{"special", "barges_off_for_good"}, INTENDANT_TR("Japanese barges end for good: {cards} brings them no more.")},
        {{"special", "fleet_move_to_port_within_3_of_resource"},
         INTENDANT_TR("They move to a port within three hexes of a resource hex, not through Allied air zones that nothing neutralises.")},
        {{"special", "next_turn_allied_reinforcements_delayed"}, INTENDANT_TR("The Allied reinforcements of the next turn are delayed.")},
        {{"special", "critical_on_modified_9_plus"}, INTENDANT_TR("Every modified Allied air-naval die of 9 and more is a critical hit.")},
        {{"special", "hump_on"}, INTENDANT_TR("The HUMP works whenever the Burma Road is closed.")},
        {{"special", "enters_next_turn"}, INTENDANT_TR("It arrives in the next turn and is never delayed.")},
        {{"special", "replaces"}, INTENDANT_TR("It takes the place of {unit}, who leaves the game.")},
        {{"special", "enters_in"}, INTENDANT_TR("It enters in these regions only: {regions}.")},
        {{"special", "enters_first_in"},
         INTENDANT_TR("It enters in {regions} and in the China box, elsewhere only when no airfield of {regions} is in supply.")},
        {{"special", "removes"}, INTENDANT_TR("{unit} leaves the game.")},
        {{"special", "cancel_one_jp_ground_activation"},
         INTENDANT_TR("The activation of one Japanese ground unit of the Allies' choice is undone, and the unit goes back.")},
        {{"special", "control_adjacent_unoccupied_one_hex_islands"},
         INTENDANT_TR(
             "If ground units land on an unoccupied island of one hex, the Allies take every unoccupied island of one hex beside it.")},
        {{"special", "chinese_armies_free_activation"},
         INTENDANT_TR("Chinese armies are activated beyond the number that headquarters and card allow.")},
        {{"special", "jp_hand_random_minus_1"}, INTENDANT_TR("One card, drawn at random, leaves the Japanese hand.")},
        {{"special", "jp_hand_random_minus_1 if us carrier battle in japan islands"},
         INTENDANT_TR("If a US carrier fights in a hex of the Japanese islands, one card, drawn at random, leaves the Japanese hand.")},
        {{"special", "airborne"},
         INTENDANT_TR("{unit}, at an airfield with a US air unit, may be put on any unoccupied hex in that unit's extended range, a "
                      "long-range bomber's normal one, outside Japanese air zones that nothing neutralises.")},
        {{"special", "escorts_void"}, INTENDANT_TR("{cards} are void for the rest of the game, and the Escorts marker goes.")},
        {{"special", "no_submarine_modifiers"}, INTENDANT_TR("Japan has no modifier any more on the submarine die.")},
        {{"out_of_pattern", "EC 3 and no OC value: probably the two columns slipped"},
         INTENDANT_TR("It prints an intelligence value of 3 as event and none as operations card; the two have probably changed places.")},
        {{"out_of_pattern", "EC 3 and OC 5 with OV 2"},
         INTENDANT_TR("Its intelligence values are printed against the pattern of the deck.")},
        {{"out_of_pattern", "OC 4 with OV 1"}, INTENDANT_TR("Its intelligence values are printed against the pattern of the deck.")},
        {{"out_of_pattern", "OC 2 with OV 2"}, INTENDANT_TR("Its intelligence values are printed against the pattern of the deck.")},
        {{"out_of_pattern", "EC 4 and OC 2 with OV 1"},
         INTENDANT_TR("Its intelligence values are printed against the pattern of the deck.")},
        {{"out_of_pattern", "die 5 not covered"}, INTENDANT_TR("The card says nothing of a die of 5.")},
        {{"out_of_pattern", "printed as reaction, but its data are those of a military offensive"},
         INTENDANT_TR("It is printed as a reaction card, but its values are those of an offensive, and it is played as one.")},
        {{"out_of_pattern", "a bonus for the enemy, as printed"}, INTENDANT_TR("It helps the enemy, as it is printed.")},
        {{"out_of_pattern", "printed \"6 if HQ US SW PAC in play\""}, INTENDANT_TR("The card prints \"6 if HQ US SW PAC in play\".")},
        {{"out_of_pattern", "two choosers printed: Allied choice, then Japanese if several"},
         INTENDANT_TR("It prints that the Allies choose, and that Japan does among several ships.")},
        {{"out_of_pattern", "HQ printed only as \"PAC US\""}, INTENDANT_TR("It prints its headquarters as \"PAC US\" only.")},
        {{"out_of_pattern", "no logistics value printed on an offensive"},
         INTENDANT_TR("It prints no logistics value, though it is an offensive.")},
        {{"out_of_pattern", "chooser printed as the victim"}, INTENDANT_TR("It prints that the side that loses the steps chooses.")},
        {{"special", "special_event"}, ""}, // the class of the event says it
        {{"dice", "steps"}, ""},
    };
    return all;
}

/// Kinds and classes of events, whom an event activates, and where its unit enters, by the words of their columns.
const std::map<Key, const char*>& names() {
    static const std::map<Key, const char*> all{
        {{"card_kind", "military"}, INTENDANT_TR("military")},
        {{"card_kind", "reaction"}, INTENDANT_TR("reaction")},
        {{"card_kind", "resource"}, INTENDANT_TR("resource")},
        {{"card_kind", "political"}, INTENDANT_TR("political")},
        {{"card_class", "offensive"}, INTENDANT_TR("offensive")},
        {{"card_class", "intelligence"}, INTENDANT_TR("intelligence")},
        {{"card_class", "counter_offensive"}, INTENDANT_TR("counter-offensive")},
        {{"card_class", "attack_submarine"}, INTENDANT_TR("submarine attack")},
        {{"card_class", "attack_kamikaze"}, INTENDANT_TR("Kamikaze attack")},
        {{"card_class", "attack_skip_bombing"}, INTENDANT_TR("skip bombing")},
        {{"card_class", "weather"}, INTENDANT_TR("weather")},
        {{"card_class", "personality"}, INTENDANT_TR("personality")},
        {{"card_class", "china"}, INTENDANT_TR("China")},
        {{"card_class", "india"}, INTENDANT_TR("India")},
        {{"card_class", "wie"}, INTENDANT_TR("war in Europe")},
        {{"card_class", "us_will"}, INTENDANT_TR("US Political Will")},
        {{"card_class", "rivalry"}, INTENDANT_TR("rivalry")},
        {{"card_class", "replacements"}, INTENDANT_TR("replacements")},
        {{"card_class", "escorts"}, INTENDANT_TR("escorts")},
        {{"card_class", "barges"}, INTENDANT_TR("barges")},
        {{"card_class", "hump"}, INTENDANT_TR("HUMP")},
        {{"card_class", "asp"}, INTENDANT_TR("shipping points")},
        {{"card_class", "unit"}, INTENDANT_TR("new unit")},
        {{"card_class", "special"}, INTENDANT_TR("special event")},
        {{"card_class", "other"}, INTENDANT_TR("other")},
        {{"card_units", "all"}, INTENDANT_TR("all units")},
        {{"card_units", "air"}, INTENDANT_TR("air units")},
        {{"card_units", "ground"}, INTENDANT_TR("ground units")},
        {{"card_units", "naval"}, INTENDANT_TR("naval units")},
        {{"card_units", "cw"}, INTENDANT_TR("Commonwealth units")},
        {{"card_units", "chinese"}, INTENDANT_TR("Chinese units")},
        {{"card_units", "us_air"}, INTENDANT_TR("US air units")},
        {{"card_units", "us_ground"}, INTENDANT_TR("US ground units")},
        {{"card_units", "aus_ground"}, INTENDANT_TR("Australian ground units")},
        {{"card_units", "naval_4"}, INTENDANT_TR("up to four naval units")},
        {{"card_region", "java"}, INTENDANT_TR("Java")},
        {{"card_region", "borneo"}, INTENDANT_TR("Borneo")},
        {{"card_region", "sumatra"}, INTENDANT_TR("Sumatra")},
        {{"card_region", "celebes"}, INTENDANT_TR("Celebes")},
        {{"card_region", "burma"}, INTENDANT_TR("Burma")},
        {{"card_region", "india"}, INTENDANT_TR("India")},
        {{"card_region", "nindia"}, INTENDANT_TR("northern India")},
        {{"card_region", "ceylon"}, INTENDANT_TR("Ceylon")},
    };
    return all;
}

} // namespace

const char* sentence_of(std::string_view column, std::string_view word) {
    const auto& all = sentences();
    if (const auto exact = all.find({column, word}); exact != all.end()) {
        return exact->second;
    }
    const auto first = all.find({column, word.substr(0, word.find_first_of(" :"))});
    return first == all.end() ? nullptr : first->second;
}

const char* card_word(std::string_view kind, std::string_view id) {
    const auto& all = names();
    const auto found = all.find({kind, id});
    return found == all.end() ? nullptr : found->second;
}

std::vector<std::string> regions_behind(const Card& card, std::string_view word) {
    std::vector<std::string> found;
    for (const auto& each : card.specials) {
        std::istringstream words(each);
        std::string part;
        if (words >> part && part == word) {
            while (words >> part) {
                found.push_back(part);
            }
        }
    }
    return found;
}

std::string list_of_regions(const std::vector<std::string>& regions) {
    std::string list;
    for (const auto& region : regions) {
        list += list.empty() ? "@card_region:" : ", @card_region:";
        for (const char letter : region) {
            list += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        }
    }
    return list;
}

} // namespace intendant::empire_of_the_sun
