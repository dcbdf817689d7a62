#include "app/risiko/setup/rules_sheet.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

RulesSheet::RulesSheet(wxWindow* parent, const wxString& name) : wxScrolledWindow(parent, wxID_ANY) {
    SetScrollRate(0, FromDIP(12));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    const auto choice = [&](const wxString& label, const wxString& what, const wxArrayString& choices) {
        grid->Add(layout::label(this, label), wxSizerFlags().CentreVertical());
        auto* const made = named_choice(this, name + "." + what, choices);
        grid->Add(made);
        return made;
    };
    const auto number = [&](const wxString& label, const wxString& what) {
        grid->Add(layout::label(this, label), wxSizerFlags().CentreVertical());
        auto* const made = new NumberField(this, name + "." + what);
        grid->Add(made);
        return made;
    };
    const wxString endings[]{_("Traditional: until an objective is reached"), _("TIME ATTACK by the clock"),
                             _("TIME ATTACK by reshuffles of the deck")};
    m_ending = choice(_("&Ending:"), "ending", wxArrayString(3, endings));
    m_minutes = number(_("&Minutes, by the clock:"), "minutes");
    m_reshuffles = number(_("&Reshuffles, by the deck:"), "reshuffles");
    const wxString keeping[]{_("on paper"), _("sealed in the file until shown"), _("in clear")};
    m_objectives = choice(_("&Objectives:"), "objectives", wxArrayString(3, keeping));
    m_most_armies = number(_("Most &armies of a colour (0: no limit):"), "most_armies");
    all->Add(grid, layout::spaced());
    for (const auto& option : switches) {
        auto* const box = m_switches.add(this, name, option);
        box->SetToolTip(to_wx(option.clause));
        all->Add(box, wxSizerFlags().Border(wxLEFT | wxBOTTOM, FromDIP(6)));
    }
    SetSizer(all);
    const auto fit = [this] {
        m_minutes->Enable(m_ending->GetSelection() == static_cast<int>(EndingRule::TimeAttackClock));
        m_reshuffles->Enable(m_ending->GetSelection() == static_cast<int>(EndingRule::TimeAttackReshuffles));
    };
    m_ending->Bind(wxEVT_CHOICE, [fit](wxCommandEvent&) { fit(); });
    show({});
}

void RulesSheet::show(const Options& options) {
    constexpr int usual_minutes = 90;
    m_ending->SetSelection(static_cast<int>(options.ending));
    const bool clock = options.ending == EndingRule::TimeAttackClock;
    const bool deck = options.ending == EndingRule::TimeAttackReshuffles;
    m_minutes->SetValue(clock ? options.minutes : usual_minutes);
    m_reshuffles->SetValue(deck ? options.reshuffles : suggested_reshuffles);
    m_minutes->Enable(clock);
    m_reshuffles->Enable(deck);
    m_objectives->SetSelection(static_cast<int>(options.objectives));
    m_most_armies->SetValue(options.most_armies);
    m_switches.show(options);
}

Options RulesSheet::options() const {
    Options options;
    options.ending = static_cast<EndingRule>(m_ending->GetSelection());
    options.minutes = options.ending == EndingRule::TimeAttackClock ? m_minutes->GetValue() : 0;
    options.reshuffles = options.ending == EndingRule::TimeAttackReshuffles ? m_reshuffles->GetValue() : 0;
    options.objectives = static_cast<ObjectiveKeeping>(m_objectives->GetSelection());
    options.most_armies = m_most_armies->GetValue();
    m_switches.read(options);
    return options;
}

RulesPage::RulesPage(wxWindow* parent, Table& table) : RulesPageOf(parent, table) {
    begin(new RulesSheet(this, "risiko.rules"), "risiko.rules");
}

} // namespace intendant::app::rk
