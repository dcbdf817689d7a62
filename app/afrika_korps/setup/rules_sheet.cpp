#include "app/afrika_korps/setup/rules_sheet.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr std::array offered_depths{Depth::WholeMap, Depth::Battles, Depth::Books};
constexpr int line_width = 640;

wxString text_of(const Tables& tables, std::string_view clause) {
    const auto found = core::explanation(tables.clauses, {std::string{clause}});
    return found ? app::text_of(*found) : wxString{};
}

} // namespace

RulesSheet::RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name) : wxScrolledWindow(parent, wxID_ANY) {
    SetName(name + ".sheet");
    SetScrollRate(layout::type_scale() > 1 ? FromDIP(12) : 0, FromDIP(12));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Depth of the books:")), layout::line());
    wxArrayString depths;
    depths.Add(_("Whole map: and where each counter stands"));
    depths.Add(_("Books and battles: and the battles, without the map"));
    depths.Add(_("Books: calendar, supply, reinforcements and losses"));
    m_depth = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, depths);
    m_depth->SetName(name + ".depth");
    row->Add(m_depth, layout::line());
    all->Add(row);
    auto under = wxSizerFlags().Border(wxLEFT, FromDIP(28));
    all->Add(layout::heading(this, _("Where the text is open, this table plays"), theme::Type::Text), layout::spaced());
    for (const auto& option : switches) {
        auto* const box = new wxCheckBox(this, wxID_ANY, wxGetTranslation(to_wx(option.meaning)));
        box->SetName(name + "." + to_wx(option.id));
        box->SetToolTip(tip(tables.clauses, std::string{option.clause}));
        all->Add(box, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(6)));
        all->Add(layout::hint(this, to_wx(option.clause) + ": " + text_of(tables, option.clause), line_width), under);
        m_switches.push_back(box);
    }
    all->Add(layout::heading(this, _("Open points with one answer"), theme::Type::Text), layout::spaced().Border(wxTOP, FromDIP(14)));
    for (const auto& clause : settled) {
        all->Add(layout::hint(this, to_wx(clause) + ": " + text_of(tables, clause), line_width),
                 under.Border(wxLEFT | wxBOTTOM, FromDIP(6)));
    }
    SetSizer(all);
    show({});
}

void RulesSheet::show(const Options& options) {
    m_depth->SetSelection(static_cast<int>(std::ranges::find(offered_depths, options.depth) - offered_depths.begin()));
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        m_switches[i]->SetValue(options.*switches[i].on);
    }
}

Options RulesSheet::options() const {
    Options options;
    options.depth = offered_depths[static_cast<std::size_t>(m_depth->GetSelection())];
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        options.*switches[i].on = m_switches[i]->GetValue();
    }
    return options;
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, tables(), "afrika_korps.rules"), "afrika_korps.rules");
}

} // namespace intendant::app::ak
