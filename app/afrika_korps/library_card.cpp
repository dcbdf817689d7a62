#include "app/afrika_korps/library_card.hpp"

#include "app/afrika_korps/words.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/board/small_board.hpp"
#include "app/files/library_game_of.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/core/resources.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::app::ak {

namespace {

/// The whole map, small: land and sea, and fortresses and bases in the colour of who controls them.
wxBitmap drawing(const Tables& tables, const core::GameCard& card, const wxSize& size) {
    const double row_height = std::sqrt(3.0) / 2; // in widths of a hex
    const auto spot = [&](const Hex& hex, const wxColour& colour) {
        return board::SmallHexes::Spot{hex.column + (hex.row % 2 == 0 ? 0.5 : 1.0), (hex.row + 0.5) * row_height, colour};
    };
    const auto& look = theme::board();
    board::SmallHexes map{.hex = {1, row_height}};
    double columns = 0;
    double lines = 0;
    for (const auto& hex : tables.hexes) {
        columns = std::max(columns, hex.column + 1.5);
        lines = std::max(lines, hex.row + 1.0);
        if (hex.terrain != Terrain::Sea) {
            map.land.push_back(spot(hex, hex.terrain == Terrain::Escarpment ? layout::mix(look.land, look.land_line, 0.3) : look.land));
        }
    }
    map.size = {columns, lines * row_height};
    for (const auto place : all_key_places) {
        const auto index = static_cast<std::size_t>(place);
        const auto side = index < card.holders.size() ? core::of_id<Side>(card.holders[index]) : std::nullopt;
        map.marks.push_back(spot(tables[tables.hex_of(place)], side ? shade(tables, *side) : look.nobody));
    }
    return board::small_board(map, size);
}

} // namespace

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "afrika_korps");
    return library_game_of<db::AfrikaKorpsSession>(
        "Afrika Korps", tables, [tables] { return names_of(tables); },
        [tables](const core::GameCard& card, const wxSize& size) { return drawing(*tables, card, size); });
}

} // namespace intendant::app::ak
