#include "app/common/record_menu.hpp"

#include "app/common/desk.hpp"

#include <wx/translation.h>

namespace intendant::app {

namespace {

void add_item(wxMenu& menu, const wxString& text, std::function<void()> act) {
    auto* const item = menu.Append(wxID_ANY, text);
    menu.Bind(wxEVT_MENU, [act = std::move(act)](wxCommandEvent&) { act(); }, item->GetId());
}

} // namespace

void append_record_menu(wxMenuBar& bar, Desk& desk) {
    auto* const record = new wxMenu;
    add_item(*record, _("&Look back, or back to the game\tF3"), [&desk] { desk.look_back(desk.looks_back() ? 0 : desk.last_entry()); });
    add_item(*record, _("Set or take away a &bookmark\tCtrl+B"), [&desk] { desk.bookmark(); });
    add_item(*record, _("&Graphs and turning points\tCtrl+G"), [&desk] { desk.show_graphs(); });
    record->AppendSeparator();
    add_item(*record, _("Begin this &turn again"), [&desk] { desk.restart_turn(); });
    bar.Append(record, _("&Record"));
}

} // namespace intendant::app
