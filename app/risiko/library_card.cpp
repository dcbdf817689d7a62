#include "app/risiko/library_card.hpp"

#include "app/board/small_board.hpp"
#include "app/files/library_game_of.hpp"
#include "app/risiko/words.hpp"
#include "db/session/risiko/session.hpp"
#include "model/core/resources.hpp"
#include "model/risiko/card.hpp"

namespace intendant::app::rk {

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "risiko");
    return library_game_of<db::RisikoSession>(
        "RisiKo!", tables, [tables] { return names_of(tables); },
        [tables](const core::GameCard& card, const wxSize& size) {
            std::vector<std::string> ids;
            std::vector<std::optional<wxColour>> owners;
            for (std::size_t i = 0; i < tables->territories.size(); ++i) {
                ids.push_back(tables->territories[i].id);
                const auto holder = i < card.holders.size() ? colour_of_id(card.holders[i]) : std::nullopt;
                owners.push_back(holder ? std::optional{shade(*tables, *holder)} : std::nullopt);
            }
            return board::small_board(core::find_resources() / "risiko" / "map.json", ids, owners, size);
        });
}

} // namespace intendant::app::rk
