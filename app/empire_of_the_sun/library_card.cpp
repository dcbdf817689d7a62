#include "app/empire_of_the_sun/library_card.hpp"

#include "app/base/theme.hpp"
#include "app/board/small_board.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "app/files/library_game_of.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "model/core/resources.hpp"
#include "model/empire_of_the_sun/card.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/measures.hpp"

#include <cmath>

namespace intendant::app::es {

namespace {

using namespace empire_of_the_sun;

/// The land of the map, small, in the colours of who holds it.
wxBitmap drawing(const Tables& tables, const core::GameCard& card, const wxSize& size) {
    const double column_width = std::sqrt(3.0) / 2; // in heights of a hex
    const auto sides = measures(tables).sides;
    board::SmallHexes map{.size = {(last_column - first_column + 1) * column_width, last_row + 2.0}, .hex = {column_width, 1}};
    for (std::size_t i = 0; i < tables.map_hexes.size(); ++i) {
        const auto& hex = tables.map_hexes[i];
        if (hex.terrain == Terrain::Ocean) {
            continue;
        }
        const auto side = i < card.holders.size() ? core::of_id<Side>(card.holders[i]) : std::nullopt;
        const auto place = tables.map->grid().place(hex.hex);
        const auto shade = side ? sides[static_cast<std::size_t>(*side)].on_light : 0U;
        map.land.push_back({(place.column - first_column + 0.5) * column_width, place.row + (place.column % 2 == 0 ? 0.5 : 1.0),
                            side ? wxColour((shade >> 16U) & 0xFFU, (shade >> 8U) & 0xFFU, shade & 0xFFU) : theme::board().land});
    }
    return board::small_board(map, size);
}

} // namespace

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "empire_of_the_sun");
    return library_game_of<db::EmpireOfTheSunSession>(
        "Empire of the Sun", tables, [tables] { return names_of(tables); },
        [tables](const core::GameCard& card, const wxSize& size) { return drawing(*tables, card, size); });
}

} // namespace intendant::app::es
