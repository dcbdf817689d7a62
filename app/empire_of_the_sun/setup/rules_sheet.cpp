#include "app/empire_of_the_sun/setup/rules_sheet.hpp"

#include "app/base/layout.hpp"
#include "app/empire_of_the_sun/help.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::es {

RulesSheet::RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name) : wxScrolledWindow(parent, wxID_ANY) {
    constexpr int line_width = 640;
    SetName(name + ".sheet");
    SetScrollRate(layout::type_scale() > 1 ? FromDIP(12) : 0, FromDIP(12));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Where the text is open, this table plays"), theme::Type::Text), layout::spaced());
    const auto under = wxSizerFlags().Border(wxLEFT, FromDIP(28));
    for (const auto& option : switches) {
        auto* const box = new wxCheckBox(this, wxID_ANY, wxGetTranslation(to_wx(option.meaning)));
        box->SetName(name + "." + to_wx(option.id));
        box->SetToolTip(tip(tables.clauses, std::string{option.clause}));
        all->Add(box, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(6)));
        all->Add(layout::hint(this, to_wx(option.clause), line_width), under);
        m_switches.push_back(box);
    }
    SetSizer(all);
    show({});
}

void RulesSheet::show(const Options& options) {
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        m_switches[i]->SetValue(options.*switches[i].on);
    }
}

Options RulesSheet::options() const {
    Options options;
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        options.*switches[i].on = m_switches[i]->GetValue();
    }
    return options;
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, tables(), "empire_of_the_sun.rules"), "empire_of_the_sun.rules");
}

} // namespace intendant::app::es
