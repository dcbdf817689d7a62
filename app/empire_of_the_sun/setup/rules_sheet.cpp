#include "app/empire_of_the_sun/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

RulesSheet::RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name)
    : DepthSheet(parent, name, _("Books: turns, cards, pools, tracks, control and victory")) {
    add_open_points(switches, tables.clauses, UnderPoint::Id);
    show({});
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, tables(), "empire_of_the_sun.rules"), "empire_of_the_sun.rules");
}

} // namespace intendant::app::es
