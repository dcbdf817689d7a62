#include "app/axis_allies/library_card.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/words.hpp"
#include "app/board/small_board.hpp"
#include "app/files/library_game_of.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/card.hpp"
#include "model/core/resources.hpp"

namespace intendant::app::aa {

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "axis_allies");
    return library_game_of<db::AxisAlliesSession>(
        "Axis & Allies", tables, [tables] { return names_of(tables); },
        [tables](const core::GameCard& card, const wxSize& size) {
            std::vector<std::string> ids;
            std::vector<std::optional<wxColour>> owners;
            for (std::size_t i = 0; i < tables->spaces.size(); ++i) {
                ids.push_back(tables->spaces[i].id);
                const auto holder = i < card.holders.size() ? power_of_id(card.holders[i]) : std::nullopt;
                owners.push_back(holder ? std::optional{colour_of(*tables, *holder)} : std::nullopt);
            }
            return board::small_board(core::find_resources() / "axis_allies" / "map.json", ids, owners, size);
        });
}

} // namespace intendant::app::aa
