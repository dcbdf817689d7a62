#pragma once

#include "model/empire_of_the_sun/offensive/travel.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The move of one unit to one hex, and the clauses of each kind of travel that judge it; what they find the way to be is left with the course.
namespace intendant::empire_of_the_sun {

/// What the movement of one unit is judged by.
struct Course {
    const State& state;
    const Tables& tables;
    const Map& map;
    const Board& board;
    const Supply& supply;
    const Zones& zones;
    UnitId id;
    HexId to;
    Travel by;
    const std::vector<UnitId>& together; ///< all that move with it
    Journey::Known& known;

    const Unit& unit() const { return tables[id]; }
    HexId from() const { return board[id].place.hex; }
    Allowance allowed() const { return allowance(state, board, id, by); }
    Parameters words() const { return {{"unit", name(id)}, {"from", name(from())}, {"to", name(to)}}; }
    Parameters words(std::pair<std::string, std::string> more, std::optional<std::pair<std::string, std::string>> and_more = {}) const {
        auto found = words();
        found.push_back(std::move(more));
        if (and_more) {
            found.push_back(std::move(*and_more));
        }
        return found;
    }
    /// Nothing of the Allies has a zone by card 2. Rule: ES-SCN-24.
    bool no_zones() const {
        return unit().side == Side::Japan && state.offensive->as_event && tables[state.offensive->card].says("no_allied_air_zoi");
    }
    /// A zone of the enemy binds it there.
    bool hostile(HexId hex) const { return !no_zones() && zones.hostile(unit().side, hex); }
    /// 1 where `hostile`.
    const hex::PerHex<char>& dark() const {
        if (!known.dark) {
            known.dark = no_zones() ? hex::PerHex<char>(map.grid().size(), 0) : zones.hostile_hexes(unit().side);
        }
        return *known.dark;
    }
    /// A unit goes with it from where it starts to where it ends: in the same line, or in one before. Rule: ES-AMP-4, ES-AMP-9.
    bool goes_along(const auto& which) const {
        const auto all_the_way = [&](UnitId other) {
            const auto moved = std::ranges::find(state.offensive->moved, other, &Moved::unit);
            return moved != state.offensive->moved.end() && moved->from == from() && moved->by == Travel::Sea &&
                   board[other].place.hex == to;
        };
        for (std::size_t i = 0; i < board.units.size(); ++i) {
            const UnitId other{static_cast<std::uint8_t>(i)};
            const bool with = has(together, other) && board[other].on_map() && board[other].place.hex == from();
            if (tables[other].side == unit().side && board[other].on_map() && which(other) && (with || all_the_way(other))) {
                return true;
            }
        }
        return false;
    }
};

/// By sea, as far as the card lets it go. `closed`: hexes that the enemy closes, with `end_open` all but the one where it ends.
/// Rule: ES-NAV-1, ES-AMP-1, ES-AMP-4, ES-AMP-5.
void check_sea(Against& against, const Course& course, const char* clause, const char* zone_clause, int most,
               const hex::PerHex<char>* closed, bool end_open = false);
/// Rule: ES-AMP-1, ES-AMP-3 to ES-AMP-5, ES-AMP-7, ES-AMP-9, ES-GEN-14.
void check_landing(Against& against, const Course& course);
/// Each condition by itself. Rule: ES-LND-7, ES-ASP-10.
void check_barges(Against& against, const Course& course);
/// All that its kind of travel asks.
void check_travel(Against& against, const Course& course);

} // namespace intendant::empire_of_the_sun
