#include "app/afrika_korps/turn/turn_page.hpp"

namespace intendant::app::ak {

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) { SetName("afrika_korps.turn"); }

void TurnPage::show_state() {}

} // namespace intendant::app::ak
