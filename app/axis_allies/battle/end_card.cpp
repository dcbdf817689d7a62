#include "app/axis_allies/battle/end_card.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr int flag_size = 36;

wxString powers_of(const Tables& tables, const std::vector<Power>& powers) {
    wxString names;
    for (const auto power : powers) {
        names += (names.empty() ? wxString{} : wxString{", "}) + word(tables, power);
    }
    return names;
}

} // namespace

EndCard::EndCard(wxWindow* parent, Table& table) : wxPanel(parent), m_table(table) {
    SetName("battle.end");
    SetBackgroundColour(theme::desk().card);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Hide();
}

wxString EndCard::change(const TerritoryTaken& taken) const {
    const auto& tables = m_table.tables();
    const auto where = word(tables, taken.space);
    return taken.from ? wxString::Format(_("%s passes from %s to %s, and with it %s a turn."), where, word(tables, *taken.from),
                                         word(tables, taken.to), ipc(taken.value))
                      : wxString::Format(_("%s passes to %s, and with it %s a turn."), where, word(tables, taken.to), ipc(taken.value));
}

wxSizer* EndCard::side(const wxString& name, const BattleOutcome::Party& party, int width) {
    const auto& tables = m_table.tables();
    const int gap = theme::space(this, 2);
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    int taken = gap;
    for (const auto power : party.powers) {
        all->Add(new wxStaticBitmap(this, wxID_ANY, roundel(power, flag_size)), wxSizerFlags().Border(wxRIGHT, gap));
        taken += FromDIP(flag_size) + gap;
    }
    auto* const words = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](const wxString& sentence, const char* id, bool bold) {
        auto* const line = new wxStaticText(this, wxID_ANY, wxEmptyString);
        line->SetName(GetName() + "." + id + "." + name);
        line->SetFont(theme::font(theme::Type::Text, bold));
        layout::set_wrapped(line, sentence, std::max(FromDIP(120), width - taken));
        words->Add(line);
    };
    const bool attacks = name == "attacker";
    const auto who = powers_of(tables, party.powers);
    add(who.empty() ? attacks ? _("Attacker") : _("Defender") : wxString::Format(attacks ? _("%s attacked") : _("%s defended"), who), "who",
        true);
    add(party.lost.empty() ? _("Nothing is lost.") : wxString::Format(_("Lost: %s (%s)"), word(tables, party.lost), ipc(party.worth)),
        "lost", false);
    all->Add(words, wxSizerFlags(1));
    return all;
}

void EndCard::show(const std::optional<BattleOutcome>& outcome, int width) {
    Show(outcome.has_value());
    GetSizer()->Clear(true);
    if (!outcome) {
        return;
    }
    const int gap = theme::space(this, 2);
    auto* const sides = new wxBoxSizer(wxHORIZONTAL);
    const int half = (width - 4 * gap) / 2;
    sides->Add(side("attacker", outcome->attacker, half), wxSizerFlags(1).Border(wxRIGHT, gap));
    sides->Add(side("defender", outcome->defender, half), wxSizerFlags(1));
    GetSizer()->Add(sides, wxSizerFlags().Expand().Border(wxALL, gap));
    if (outcome->taken) {
        auto* const line = new wxStaticText(this, wxID_ANY, wxEmptyString);
        line->SetName("battle.end.change");
        layout::set_wrapped(line, change(*outcome->taken), width - 2 * gap);
        GetSizer()->Add(line, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    }
    Layout();
    InvalidateBestSize();
}

} // namespace intendant::app::aa
