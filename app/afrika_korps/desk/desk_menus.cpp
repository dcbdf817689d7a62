// The menus that the desk adds to those of the main frame, and what they do.

#include "app/afrika_korps/desk/desk.hpp"

#include "app/afrika_korps/setup/stocktake_dialog.hpp"
#include "app/afrika_korps/turn/turn_page.hpp"
#include "app/desk/menu_item.hpp"

#include <wx/menu.h>

namespace intendant::app::ak {

void AfrikaKorpsDesk::append_game_items(wxMenu& game) {
    append_overlays(game);
    add_item(game, _("&Leave unfinished"), [this] { m_table->book(LeaveUnfinished{}); });
}

void AfrikaKorpsDesk::fill(const Command& command) {
    go_to(m_turn);
    if (const auto* const attack = std::get_if<Attack>(&command)) {
        m_turn->prepare(*attack);
    }
}

void AfrikaKorpsDesk::take_stock(std::int64_t corrects) { take_stock_by<StocktakeDialog>(corrects); }

} // namespace intendant::app::ak
