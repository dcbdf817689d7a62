#pragma once

#include "model/core/message.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/state.hpp"

/// The points of Japan as they stand, item by item, with the hexes that make them.
namespace intendant::empire_of_the_sun {

/// Hexes whose items score each hex once in the game: of Alaska (K), of Hawaii (L), Oahu (M). Rule: ES-VPT-1, ES-VPT-4.
std::vector<HexId> hexes_scored_once(const Tables& tables, std::string_view item);

/// Hexes of the Allies about which items of 1944 ask. Rule: ES-VPT-6, ES-AMB-47.
struct AlliedHexes {
    std::vector<HexId> philippines{};
    std::vector<HexId> philippines_supplied{};
    std::vector<HexId> near_tokyo{}; ///< ports and airfields within eight hexes
};
AlliedHexes allied_hexes(const State& state, const Supply& supply);

/// One item of the list. `scores`: the hexes for which it does, `missing`: those that Japan would have to hold, or the Allies lose, for more.
struct PointAnswer {
    std::string item;
    core::Message what;
    int points{0};
    std::vector<HexId> scores{};
    std::vector<HexId> missing{};
};
/// Every item that this scenario counts, also those that score nothing. Rule: ES-VPT-3, ES-VPT-4, ES-VPT-6.
std::vector<PointAnswer> points_now(const State& state);

} // namespace intendant::empire_of_the_sun
