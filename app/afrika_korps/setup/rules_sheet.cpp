#include "app/afrika_korps/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

RulesSheet::RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name)
    : DepthSheet(parent, name, _("Books: calendar, supply, reinforcements and losses")) {
    add_open_points(switches, tables.clauses, UnderPoint::Text);
    add_heading(_("Open points with one answer"), layout::spaced().Border(wxTOP, FromDIP(14)));
    for (const auto& clause : settled) {
        add_point(tables.clauses, std::string{clause}, UnderPoint::Text, under().Border(wxLEFT | wxBOTTOM, FromDIP(6)));
    }
    show({});
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, tables(), "afrika_korps.rules"), "afrika_korps.rules");
}

} // namespace intendant::app::ak
