// The menus that the desk adds to those of the main frame.

#include "app/axis_allies/desk/desk.hpp"

#include "app/axis_allies/battle/battle_board.hpp"
#include "app/axis_allies/books/bank_page.hpp"
#include "app/axis_allies/books/chart_page.hpp"
#include "app/axis_allies/books/luck_page.hpp"
#include "app/axis_allies/books/technology_page.hpp"
#include "app/axis_allies/books/territories_page.hpp"
#include "app/axis_allies/desk/second_screen.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/setup/correction_dialog.hpp"
#include "app/axis_allies/setup/options_page.hpp"
#include "app/axis_allies/turn/entry_box.hpp"
#include "app/axis_allies/turn/turn_page.hpp"
#include "app/desk/menu_item.hpp"

#include <wx/menu.h>
#include <wx/translation.h>

namespace intendant::app::aa {

void AxisAlliesDesk::append_menus(wxMenuBar& bar) {
    auto* const view = new wxMenu;
    add_item(*view, _("B&oard\tF2"), [this] { go_to(m_board); });
    add_item(*view, _("&Turn\tF5"), [this] { go_to(m_turn); });
    add_item(*view, _("&Battle board\tF6"), [this] { go_to(m_battle); });
    add_item(*view, _("B&ank\tF7"), [this] { go_to(m_bank); });
    add_item(*view, _("&Production chart\tF8"), [this] { go_to(m_chart); });
    add_item(*view, _("Te&chnology\tF9"), [this] { go_to(m_technology); });
    add_item(*view, _("T&erritories\tF11"), [this] { go_to(m_territories); });
    add_item(*view, _("&Luck of the dice\tCtrl+L"), [this] { go_to(m_luck); });
    add_item(*view, _("&Rules of this table\tF12"), [this] { go_to(m_options); });
    view->AppendSeparator();
    add_item(*view, _("Table &display on a second screen\tCtrl+D"), [this] { show_second_screen(); });
    bar.Append(view, _("&View"));

    auto* const game = new wxMenu;
    auto* const concede = new wxMenu;
    auto* const leave = new wxMenu;
    for (const auto alliance : {Alliance::Axis, Alliance::Allies}) {
        add_item(*concede, wxString::Format(_("The %s concede"), word(alliance)),
                 [this, alliance] { m_table->book(Concede{.alliance = alliance}); });
        add_item(*leave, wxString::Format(_("The %s have won"), word(alliance)),
                 [this, alliance] { m_table->book(LeaveUnfinished{.winner = alliance}); });
    }
    add_item(*leave, _("Nobody has won"), [this] { m_table->book(LeaveUnfinished{.winner = {}}); });
    game->AppendSubMenu(concede, _("&Concede"));
    game->AppendSubMenu(leave, _("&Leave unfinished"));
    add_item(*game, _("&Quick entry\tCtrl+E"), [this] { m_entry->SetFocus(); });
    add_item(*game, _("&What if...\tCtrl+I"), [this] { what_if(false); });
    add_item(*game, _("&Stocktake...\tCtrl+T"), [this] { take_stock(0); });
    add_item(*game, _("C&orrect the books..."), [this] { take_stock_by<CorrectionDialog>(0); });
    add_item(*game, _("&Verify the file"), [this] { verify(); });
    bar.Append(game, _("&Game"));

    auto* const help = new wxMenu;
    add_item(*help, _("&What the rule says\tF1"), [this] { show_help(); });
    add_item(*help, _("&Contents and search\tShift+F1"), [this] { help_about({}); });
    bar.Append(help, _("&Help"));
}

} // namespace intendant::app::aa
