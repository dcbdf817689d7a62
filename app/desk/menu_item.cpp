#include "app/desk/menu_item.hpp"

#include <utility>

namespace intendant::app {

void add_item(wxMenu& menu, const wxString& text, std::function<void()> act) {
    auto* const item = menu.Append(wxID_ANY, text);
    menu.Bind(
        wxEVT_MENU, [act = std::move(act)](wxCommandEvent&) { act(); }, item->GetId());
}

} // namespace intendant::app
