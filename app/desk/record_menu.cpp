#include "app/desk/record_menu.hpp"

#include "app/desk/desk.hpp"
#include "app/desk/menu_item.hpp"

#include <wx/translation.h>

namespace intendant::app {

void append_record_menu(wxMenuBar& bar, Desk& desk) {
    auto* const record = new wxMenu;
    add_item(*record, _("&Look back, or back to the game\tF3"), [&desk] { desk.look_back(desk.looks_back() ? 0 : desk.last_entry()); });
    add_item(*record, _("Set or take away a &bookmark\tCtrl+B"), [&desk] { desk.bookmark(); });
    add_item(*record, _("&Graphs and turning points\tCtrl+G"), [&desk] { desk.show_graphs(); });
    add_item(*record, _("Give the table's &reason\tCtrl+R"), [&desk] { desk.go_to_reason(); });
    record->AppendSeparator();
    add_item(*record, _("Begin this &turn again"), [&desk] { desk.restart_turn(); });
    const int help = bar.FindMenu(_("&Help")); // which stands last, as everywhere
    if (help == wxNOT_FOUND) {
        bar.Append(record, _("&Record"));
    } else {
        bar.Insert(static_cast<std::size_t>(help), record, _("&Record"));
    }
}

} // namespace intendant::app
