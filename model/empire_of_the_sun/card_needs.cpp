#include "model/empire_of_the_sun/card_needs.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace intendant::empire_of_the_sun {

namespace {

bool held(const State& state, Side side, std::string_view label) {
    const auto hex = state.tables->find_hex(label);
    return hex && controls(state, side, *hex);
}

/// Some unit of the register for which this holds.
bool some(const State& state, const std::function<bool(UnitId, const Unit&, const Station&)>& which) {
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (which({static_cast<std::uint8_t>(i)}, state.tables->units[i], state.units[i])) {
            return true;
        }
    }
    return false;
}

bool b29_in_china(const State& state) {
    return some(state, [](UnitId, const Unit& unit, const Station& station) {
        return unit.unit_class == UnitClass::B29 && station.place.kind == PlaceKind::ChinaBox;
    });
}
bool b29_near_tokyo(const State& state, int most) {
    const auto tokyo = *state.tables->find_hex("3706");
    return some(state, [&](UnitId, const Unit& unit, const Station& station) {
        return unit.unit_class == UnitClass::B29 && station.on_map() &&
               state.tables->map->distance(station.place.hex, tokyo) <= (most > 0 ? most : unit.range);
    });
}

/// A unit activated by the Offensive player.
bool active(const State& state, const std::function<bool(const Unit&)>& which) {
    return state.offensive && std::ranges::any_of(state.offensive->activated, [&](UnitId id) { return which((*state.tables)[id]); });
}

std::string region_of(const State& state, HexId hex) {
    const auto* land = state.tables->map->land(hex);
    return land == nullptr ? "" : land->region;
}

bool battle_within(const State& state, int most) {
    const auto tokyo = *state.tables->find_hex("3706");
    return state.offensive &&
           std::ranges::any_of(state.offensive->battles, [&](HexId hex) { return state.tables->map->distance(hex, tokyo) <= most; });
}

/// A Japanese air unit has a battle hex near Tokyo in its extended range.
bool kamikaze_reaches(const State& state) {
    return state.offensive && some(state, [&](UnitId, const Unit& unit, const Station& station) {
               return unit.side == Side::Japan && unit.kind == UnitKind::Air && station.on_map() &&
                      std::ranges::any_of(state.offensive->battles, [&](HexId hex) {
                          return state.tables->map->distance(station.place.hex, hex) <= std::max(unit.range, unit.extended_range);
                      });
           });
}

/// An active CA, CL or APD of Japan started or stands in the extended range of a US air unit that is no long-range bomber.
bool skip_bombing_reaches(const State& state) {
    if (!state.offensive) {
        return false;
    }
    const auto near = [&](HexId hex) {
        return some(state, [&](UnitId, const Unit& unit, const Station& station) {
            return unit.nation == Nation::Us && unit.kind == UnitKind::Air && !unit.bomber() && station.on_map() &&
                   state.tables->map->distance(station.place.hex, hex) <= std::max(unit.range, unit.extended_range);
        });
    };
    return std::ranges::any_of(state.offensive->moved, [&](const Moved& moved) {
        const auto& unit = (*state.tables)[moved.unit];
        const bool ship = unit.unit_class == UnitClass::HeavyCruiser || unit.unit_class == UnitClass::LightCruiser ||
                          unit.unit_class == UnitClass::FastTransport;
        return unit.side == Side::Japan && ship && state[moved.unit].on_map() && (near(moved.from) || near(state[moved.unit].place.hex));
    });
}

/// A Japanese air unit on an island of one hex outside the Japanese islands, in the range of a US headquarters.
bool air_unit_on_island(const State& state) {
    const auto near = [&](HexId hex) {
        return some(state, [&](UnitId, const Unit& unit, const Station& station) {
            return unit.hq() && unit.service == Service::Us && station.on_map() &&
                   state.tables->map->distance(station.place.hex, hex) <= unit.hq_range;
        });
    };
    return some(state, [&](UnitId, const Unit& unit, const Station& station) {
        const auto* land = station.on_map() ? state.tables->map->land(station.place.hex) : nullptr;
        return unit.side == Side::Japan && unit.kind == UnitKind::Air && land != nullptr && land->island && land->region != "Japan" &&
               near(station.place.hex);
    });
}

/// A Chinese army is active, or none stands in the range of a headquarters that leads.
bool chinese_army_goes(const State& state) {
    if (active(state, [](const Unit& unit) { return unit.nation == Nation::Chinese; })) {
        return true;
    }
    return !some(state, [&](UnitId army, const Unit& unit, const Station& station) {
        return unit.nation == Nation::Chinese && unit.kind == UnitKind::Ground && station.on_map() &&
               std::ranges::any_of(state.offensive->headquarters, [&](UnitId id) {
                   const auto& hq = state[id];
                   return may_command(*state.tables, id, army) && hq.on_map() &&
                          state.tables->map->distance(hq.place.hex, station.place.hex) <= (*state.tables)[id].hq_range;
               });
    });
}

/// A ground unit of the offensive has landed near Tokyo.
bool landed_near_tokyo(const State& state) {
    constexpr int near = 10; // ES-CRD-9, card AL74
    const auto tokyo = *state.tables->find_hex("3706");
    return std::ranges::any_of(state.offensive->moved, [&](const Moved& moved) {
        return moved.by == Travel::Assault && (*state.tables)[moved.unit].side == state.offensive->side && state[moved.unit].on_map() &&
               state.tables->map->distance(state[moved.unit].place.hex, tokyo) <= near;
    });
}

using Holds = std::function<bool(const State&)>;

/// What the books can tell.
const std::map<std::string, Holds, std::less<>>& needs() {
    constexpr int kamikaze = 11; // limits.csv: kamikaze_tokyo_range
    constexpr int bombing = 8;   // ES-STW-8
    static const std::map<std::string, Holds, std::less<>> all{
        {"no_jp_rivalry", [](const State& state) { return state[Track::JapaneseRivalry] == 0; }},
        {"campaign_turn_1_first_card", [](const State& state) { return state.turn.number == 1; }},
        {"campaign_turn_1_second_card", [](const State& state) { return state.turn.number == 1; }},
        {"jp_controls_2108_2109", [](const State& state) { return held(state, Side::Japan, "2108") && held(state, Side::Japan, "2109"); }},
        {"jp_controls_2813", [](const State& state) { return held(state, Side::Japan, "2813"); }},
        {"b29_in_china_box", b29_in_china},
        {"b29_hex_in_range_of_3706", [](const State& state) { return b29_near_tokyo(state, 0); }},
        {"b29_within_8_of_3706_or_china_box", [](const State& state) { return b29_in_china(state) || b29_near_tokyo(state, bombing); }},
        {"unit_within_3_of_2008",
         [](const State& state) {
             constexpr int near = 3;
             const auto rangoon = *state.tables->find_hex("2008");
             return some(state, [&](UnitId, const Unit& unit, const Station& station) {
                 return unit.side == Side::Japan && unit.kind == UnitKind::Ground && station.on_map() &&
                        state.tables->map->distance(station.place.hex, rangoon) <= near;
             });
         }},
        {"full_indian_corps", [](const State& state) { return !full_indian_corps(state).empty(); }},
        {"allied_naval_active",
         [](const State& state) {
             return active(state, [](const Unit& unit) { return unit.side == Side::Allies && unit.kind == UnitKind::Naval; });
         }},
        {"jp_naval_active",
         [](const State& state) {
             return active(state, [](const Unit& unit) { return unit.side == Side::Japan && unit.kind == UnitKind::Naval; });
         }},
        {"jp_air_or_naval_active",
         [](const State& state) {
             return active(state, [](const Unit& unit) {
                 return unit.side == Side::Japan && (unit.kind == UnitKind::Naval || unit.kind == UnitKind::Air);
             });
         }},
        {"jp_ground_active_in_burma_or_n_india", [](const State& state) { return !active_in_burma(state).empty(); }},
        {"battle_within_11_of_3706", [](const State& state) { return battle_within(state, kamikaze); }},
        {"jp_air_in_extended_range", kamikaze_reaches},
        {"jp_ca_cl_apd_moved_in_us_air_extended_range", skip_bombing_reaches},
        {"jp_air_island_in_us_hq_range", air_unit_on_island},
        {"jp_naval_inactive_in_port_outside_japan_islands",
         [](const State& state) {
             return some(state, [&](UnitId id, const Unit& unit, const Station& station) {
                 return unit.side == Side::Japan && unit.kind == UnitKind::Naval && station.on_map() &&
                        state.tables->map->port(station.place.hex) && region_of(state, station.place.hex) != "Japan" && !active(state, id);
             });
         }},
    };
    return all;
}

} // namespace

namespace {

const char* sentence_missing(const std::string& need) {
    static const std::map<std::string, const char*, std::less<>> all{
        {"after_marker", INTENDANT_TR("{card} is an event only after {other} has been played as one.")},
        {"without_marker", INTENDANT_TR("{card} is no event any more: {other} has been played as one.")},
        {"no_jp_rivalry", INTENDANT_TR("{card} is an event only without Japanese rivalry, and there is one.")},
        {"campaign_turn_1_first_card", INTENDANT_TR("{card} is played on turn 1 of the campaign only.")},
        {"campaign_turn_1_second_card", INTENDANT_TR("{card} is played on turn 1 of the campaign only.")},
        {"jp_controls_2108_2109", INTENDANT_TR("{card} needs Japanese control of 2108 and 2109.")},
        {"jp_controls_2813", INTENDANT_TR("{card} needs Japanese control of Manila, 2813.")},
        {"b29_in_china_box", INTENDANT_TR("{card} needs a B29 in the China box, and there is none.")},
        {"b29_hex_in_range_of_3706", INTENDANT_TR("{card} needs a B29 in a hex within its range of Tokyo, and there is none.")},
        {"b29_within_8_of_3706_or_china_box",
         INTENDANT_TR("{card} needs a B29 that can bomb Tokyo, within eight hexes of it; none is there, and none in the China box.")},
        {"unit_within_3_of_2008", INTENDANT_TR("{card} needs a Japanese ground unit within three hexes of Rangoon, and there is none.")},
        {"offensive_hq", INTENDANT_TR("{card} answers an offensive of {unit} only.")},
        {"full_indian_corps", INTENDANT_TR("{card} reduces an Indian corps, and none of full strength is on the map.")},
        {"allied_naval_active", INTENDANT_TR("{card} needs an active Allied ship, and there is none.")},
        {"jp_naval_active", INTENDANT_TR("{card} needs an active Japanese ship, and there is none.")},
        {"jp_air_or_naval_active", INTENDANT_TR("{card} needs active Japanese aircraft and ships; the offensive has neither.")},
        {"jp_ground_active_in_burma_or_n_india",
         INTENDANT_TR("{card} undoes the activation of a Japanese ground unit in Burma or northern India, and none is active there.")},
        {"battle_within_11_of_3706", INTENDANT_TR("{card} needs a battle hex within eleven hexes of Tokyo, and there is none.")},
        {"jp_air_in_extended_range",
         INTENDANT_TR("{card} needs a Japanese air unit with a battle hex in its extended range, and there is none.")},
        {"jp_ca_cl_apd_moved_in_us_air_extended_range",
         INTENDANT_TR(
             "{card} needs an active Japanese CA, CL or APD that moved in the extended range of a US air unit, and there is none.")},
        {"jp_air_island_in_us_hq_range",
         INTENDANT_TR("{card} needs a Japanese air unit on an island of one hex in the range of a US headquarters, and there is none.")},
        {"jp_naval_inactive_in_port_outside_japan_islands",
         INTENDANT_TR("{card} needs an inactive Japanese ship in a port outside the Japanese islands, and there is none.")},
        {"battle_hexes_one_hex_islands", INTENDANT_TR("{card} attacks islands of one hex only.")},
        {"battle_hex_in_japan_islands", INTENDANT_TR("{card} needs a battle hex in the Japanese islands, and there is none.")},
        {"battle_hex_in_philippines", INTENDANT_TR("{card} needs a battle hex in the Philippines, and there is none.")},
        {"battle_hex_in_japanese_occupied_aleutians", INTENDANT_TR("{card} needs a battle hex in the Aleutians, and there is none.")},
        {"battle_hex_5808", INTENDANT_TR("{card} needs 5808 as a battle hex.")},
        {"one_chinese_army_if_in_range",
         INTENDANT_TR("{card} activates a Chinese army among its units, for one stands in the range of the headquarters; none is active.")},
        {"amphibious_move_within_10_of_3706",
         INTENDANT_TR("{card} needs an Allied ground unit that has landed within ten hexes of Tokyo, and there is none.")},
    };
    const auto found = all.find(std::string_view{need}.substr(0, need.find(' ')));
    return found == all.end() ? INTENDANT_TR("{card}: what its event needs is not there.") : found->second;
}

/// The marker that a need names, `after_marker doolittle`.
const Marker* marker_of(const Tables& tables, const std::string& need) {
    return need.find("_marker ") == std::string::npos ? nullptr : tables.find_marker(need.substr(need.find(' ') + 1));
}

/// Of needs with something behind their word; nothing for the others.
std::optional<bool> holds(const State& state, const Card& card, const std::string& need) {
    if (const auto* marker = marker_of(*state.tables, need)) {
        return (state[*marker->track] != 0) == need.starts_with("after_marker ");
    }
    if (card.answers && need.starts_with("offensive_hq ")) {
        return state.offensive && has(state.offensive->headquarters, *card.answers);
    }
    return {};
}

} // namespace

core::Message missing(const Tables& tables, CardId card, const std::string& need) {
    core::Message found{sentence_missing(need), {{"card", name(card)}}};
    if (const auto* marker = marker_of(tables, need)) {
        found.parameters.emplace_back("other", list_of(marker->set_by));
    }
    if (const auto& hq = tables[card].answers) {
        found.parameters.emplace_back("unit", name(*hq));
    }
    return found;
}

std::vector<UnitId> active_in_burma(const State& state) {
    std::vector<UnitId> found;
    if (!state.offensive) {
        return found;
    }
    const auto there = [&](HexId hex) { return region_of(state, hex) == "Burma" || region_of(state, hex) == "NIndia"; };
    for (const auto id : state.offensive->activated) {
        const auto& unit = (*state.tables)[id];
        const auto moved = std::ranges::find(state.offensive->moved, id, &Moved::unit);
        const bool started = moved != state.offensive->moved.end() && there(moved->from);
        if (unit.side == Side::Japan && unit.kind == UnitKind::Ground && state[id].on_map() && (started || there(state[id].place.hex))) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<UnitId> full_indian_corps(const State& state) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = state.tables->units[i];
        if (unit.sub_nation == SubNation::Indian && unit.unit_class == UnitClass::Corps && state.units[i].in_play() &&
            state.units[i].step == Step::Full) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

namespace {

/// Only the place of counters, or who is active, decides it, and these books do not keep that. Rule: ES-GEN-20.
bool for_the_table(const State& state, const std::string& need) {
    static const std::set<std::string, std::less<>> of_places{
        "b29_hex_in_range_of_3706",     "b29_within_8_of_3706_or_china_box",
        "unit_within_3_of_2008",        "jp_ground_active_in_burma_or_n_india",
        "jp_air_in_extended_range",     "jp_ca_cl_apd_moved_in_us_air_extended_range",
        "jp_air_island_in_us_hq_range", "jp_naval_inactive_in_port_outside_japan_islands",
        "one_chinese_army_if_in_range", "amphibious_move_within_10_of_3706"};
    static const std::set<std::string, std::less<>> of_offensives{"allied_naval_active", "jp_naval_active", "jp_air_or_naval_active",
                                                                  "battle_within_11_of_3706"};
    return (!whole_map(state) && of_places.contains(need)) || (state.options.depth == Depth::Books && of_offensives.contains(need));
}

} // namespace

std::vector<std::string> unmet(const State& state, CardId card) {
    std::vector<std::string> found;
    for (const auto& need : (*state.tables)[card].needs) {
        if (for_the_table(state, need)) {
            continue;
        }
        if (const auto told = holds(state, (*state.tables)[card], need); told && !*told) {
            found.push_back(need);
        } else if (const auto known = needs().find(need); known != needs().end() && !known->second(state)) {
            found.push_back(need);
        }
    }
    return found;
}

std::vector<std::string> unmet_by_battles(const State& state, CardId card, const std::vector<HexId>& hexes) {
    std::vector<std::string> found;
    const auto in = [&](std::string_view region) {
        return std::ranges::any_of(hexes, [&](HexId hex) { return region_of(state, hex) == region; });
    };
    for (const auto& need : (*state.tables)[card].needs) {
        const bool islands = std::ranges::all_of(hexes, [&](HexId hex) {
            const auto* land = state.tables->map->land(hex);
            return land != nullptr && land->island;
        });
        const bool fails = (need == "battle_hexes_one_hex_islands" && !islands) ||
                           (need == "battle_hex_in_japan_islands" && !in("Japan")) ||
                           (need == "battle_hex_in_philippines" && !in("Philippines")) ||
                           (need == "battle_hex_in_japanese_occupied_aleutians" && !in("Alaska")) ||
                           (need == "battle_hex_5808" && !has(hexes, *state.tables->find_hex("5808"))) ||
                           (need == "one_chinese_army_if_in_range" && state.offensive && !chinese_army_goes(state)) ||
                           (need == "amphibious_move_within_10_of_3706" && state.offensive && !landed_near_tokyo(state));
        if (fails && !for_the_table(state, need)) {
            found.push_back(need);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
