#include "app/axis_allies/setup/options_page.hpp"

#include "app/axis_allies/help.hpp"

#include <wx/translation.h>

namespace intendant::app::aa {

OptionsPage::OptionsPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new SwitchList(this, "options.switch"), "options", tip(tables(), {"S-26"}));
}

void OptionsPage::change() {
    if (reason().empty()) {
        m_table.complain(_("Say in a word or two why the table changes its rules; the log keeps it."));
        return;
    }
    RulesPageOf::change();
}

} // namespace intendant::app::aa
