#include "model/empire_of_the_sun/card_needs.hpp"

#include "model/empire_of_the_sun/map.hpp"

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

/// The offensive is, or stands, in Burma or northern India.
bool in_burma(const State& state) {
    const auto there = [&](HexId hex) { return region_of(state, hex) == "Burma" || region_of(state, hex) == "NIndia"; };
    if (!state.offensive) {
        return false;
    }
    return std::ranges::any_of(state.offensive->battles, there) ||
           std::ranges::any_of(state.offensive->activated, [&](UnitId id) { return state[id].on_map() && there(state[id].place.hex); });
}

bool battle_within(const State& state, int most) {
    const auto tokyo = *state.tables->find_hex("3706");
    return state.offensive &&
           std::ranges::any_of(state.offensive->battles, [&](HexId hex) { return state.tables->map->distance(hex, tokyo) <= most; });
}

using Holds = std::function<bool(const State&)>;

/// What the books can tell.
const std::map<std::string, Holds, std::less<>>& needs() {
    constexpr int kamikaze = 11; // limits.csv: kamikaze_tokyo_range
    constexpr int bombing = 8;   // ES-STW-8
    static const std::map<std::string, Holds, std::less<>> all{
        {"AL6_played_as_event", [](const State& state) { return state[Track::Doolittle] != 0; }},
        {"AL23_not_played", [](const State& state) { return state[Track::PtBoats] == 0; }},
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
        {"offensive_hq_seac",
         [](const State& state) { return state.offensive && has(state.offensive->headquarters, *state.tables->find_unit("cw_hq_seac")); }},
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
        {"operation_in_burma_or_n_india", in_burma},
        {"battle_within_11_of_3706", [](const State& state) { return battle_within(state, kamikaze); }},
    };
    return all;
}

} // namespace

std::vector<std::string> unmet(const State& state, CardId card) {
    std::vector<std::string> found;
    for (const auto& need : (*state.tables)[card].needs) {
        if (const auto known = needs().find(need); known != needs().end() && !known->second(state)) {
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
                           (need == "battle_hex_5808" && !has(hexes, *state.tables->find_hex("5808")));
        if (fails) {
            found.push_back(need);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
