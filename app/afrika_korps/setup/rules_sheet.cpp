#include "app/afrika_korps/setup/rules_sheet.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/base/language.hpp"
#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr std::array offered_depths{Depth::WholeMap, Depth::Battles, Depth::Books};
constexpr int line_width = 640;

wxString text_of(const Tables& tables, std::string_view clause) {
    const auto found = core::explanation(tables.clauses, {std::string{clause}});
    return found ? to_wx(core::in(language(), found->text, found->translated_text)) : wxString{};
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
        box->SetToolTip(tip(tables, std::string{option.clause}));
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

RulesPage::RulesPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("afrika_korps.rules");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("The rules of this table")), layout::spaced());
    m_sheet = new RulesSheet(this, tables(), "afrika_korps.rules");
    all->Add(m_sheet, wxSizerFlags(1).Expand());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    m_reason->SetName("afrika_korps.rules.reason");
    m_reason->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { change(); });
    row->Add(m_reason, layout::line().Proportion(1));
    auto* const change_button = new wxButton(this, wxID_ANY, _("&Change the rules"));
    change_button->SetName("afrika_korps.rules.change");
    change_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { change(); });
    row->Add(change_button, layout::line());
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
}

void RulesPage::show_state() {
    if (m_shown != state().options) {
        m_shown = state().options;
        m_sheet->show(state().options);
    }
}

void RulesPage::set_focus() { m_sheet->SetFocus(); }

void RulesPage::change() {
    const auto reason = to_utf8(m_reason->GetValue().Strip(wxString::both));
    m_table.book(ChangeOptions{.options = m_sheet->options(), .reason = reason}, [this] { m_reason->Clear(); });
}

} // namespace intendant::app::ak
