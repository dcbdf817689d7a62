#include "app/afrika_korps/setup/rules_sheet.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr std::array offered_depths{Depth::WholeMap, Depth::Battles, Depth::Books};
} // namespace

RulesSheet::RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name) : SwitchSheet(parent, name) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Depth of the books:")), layout::line());
    wxArrayString depths;
    depths.Add(_("Whole map: and where each counter stands"));
    depths.Add(_("Books and battles: and the battles, without the map"));
    depths.Add(_("Books: calendar, supply, reinforcements and losses"));
    m_depth = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, depths);
    m_depth->SetName(name + ".depth");
    row->Add(m_depth, layout::line());
    GetSizer()->Add(row);
    add_open_points(switches, tables.clauses, UnderPoint::Text);
    add_heading(_("Open points with one answer"), layout::spaced().Border(wxTOP, FromDIP(14)));
    for (const auto& clause : settled) {
        add_point(tables.clauses, std::string{clause}, UnderPoint::Text, under().Border(wxLEFT | wxBOTTOM, FromDIP(6)));
    }
    show({});
}

void RulesSheet::show(const Options& options) {
    m_depth->SetSelection(static_cast<int>(std::ranges::find(offered_depths, options.depth) - offered_depths.begin()));
    SwitchSheet::show(options);
}

Options RulesSheet::options() const {
    auto options = SwitchSheet::options();
    options.depth = offered_depths[static_cast<std::size_t>(m_depth->GetSelection())];
    return options;
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, tables(), "afrika_korps.rules"), "afrika_korps.rules");
}

} // namespace intendant::app::ak
