// What only this game has in the menu of the game.

#include "app/axis_allies/desk/desk.hpp"

#include "app/axis_allies/setup/correction_dialog.hpp"
#include "app/desk/menu_item.hpp"

#include <wx/menu.h>
#include <wx/translation.h>

namespace intendant::app::aa {

void AxisAlliesDesk::append_game_items(wxMenu& game) {
    auto* const concede = new wxMenu;
    auto* const leave = new wxMenu;
    for (const auto alliance : {Alliance::Axis, Alliance::Allies}) {
        add_item(*concede, wxString::Format(_("The %s concede"), word(alliance)),
                 [this, alliance] { m_table->book(Concede{.alliance = alliance}); });
        add_item(*leave, wxString::Format(_("The %s have won"), word(alliance)),
                 [this, alliance] { m_table->book(LeaveUnfinished{.winner = alliance}); });
    }
    add_item(*leave, _("Nobody has won"), [this] { m_table->book(LeaveUnfinished{.winner = {}}); });
    game.AppendSubMenu(concede, _("&Concede"));
    game.AppendSubMenu(leave, _("&Leave unfinished"));
    add_item(game, _("&What if...\tCtrl+I"), [this] { what_if(false); });
    add_item(game, _("C&orrect the books..."), [this] { take_stock_by<CorrectionDialog>(0); });
}

} // namespace intendant::app::aa
