#include "app/axis_allies/setup/charts_sheet.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <algorithm>
#include <stdexcept>

namespace intendant::app::aa {

namespace {

std::string key_of(const std::pair<Power, Unit>& waiting) {
    return std::string{id_of(waiting.first)} + "." + std::string{id_of(waiting.second)};
}

} // namespace

ChartsSheet::ChartsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, PerPower<PowerState> given,
                         Developments developments)
    : wxScrolledWindow(parent), m_tables(std::move(tables)), m_given(given) {
    SetName(name + ".charts");
    SetScrollRate(FromDIP(12), FromDIP(12));
    for (const auto power : all_powers) {
        for (const auto unit : all_units) {
            if (m_given[power].waiting[unit] > 0) {
                m_waiting[{power, unit}] = m_given[power].waiting[unit];
            }
        }
    }
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(words,
                        _("What lies beside the board. Type what each power still owes for bombs, and say which units are bought and wait "
                          "to be placed; * marks what differs."),
                        FromDIP(780));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(make_powers(name, developments), wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(make_waiting(name), wxSizerFlags(1).Expand());
    SetSizer(all);
    show();
}

wxSizer* ChartsSheet::make_powers(const wxString& name, Developments developments) {
    auto* const grid = new wxFlexGridSizer(static_cast<int>(all_powers.size()) + 1, wxSize(FromDIP(12), FromDIP(4)));
    constexpr int size = 22;
    grid->AddSpacer(0);
    for (const auto power : all_powers) {
        auto* const mark = new wxStaticBitmap(this, wxID_ANY, roundel(power, size));
        mark->SetToolTip(word(*m_tables, power));
        grid->Add(mark, wxSizerFlags().Centre());
    }
    grid->Add(layout::label(this, _("IPC owed:")), wxSizerFlags().CentreVertical());
    for (const auto power : all_powers) {
        m_debts[power] = new MoneyField(this, name + ".debt." + to_wx(id_of(power)));
        m_debts[power]->SetMinSize(wxSize(layout::for_text(this, 60), -1));
        m_debts[power]->SetToolTip(wxString::Format(_("Debt of %s"), word(*m_tables, power)));
        set_accessible_name(*m_debts[power], m_debts[power]->GetToolTipText());
        m_debts[power]->ChangeValue(wxString::Format("%lld", static_cast<long long>(m_given[power].debt.amount)));
        grid->Add(m_debts[power]);
    }
    if (developments == Developments::Elsewhere) {
        return grid;
    }
    for (const auto weapon : all_weapons) {
        grid->Add(layout::label(this, word(*m_tables, weapon)), wxSizerFlags().CentreVertical());
        for (const auto power : all_powers) {
            auto*& box = m_weapons[power][weapon];
            box = new wxCheckBox(this, wxID_ANY, wxEmptyString);
            box->SetName(name + ".development." + to_wx(id_of(power)) + "." + to_wx(id_of(weapon)));
            box->SetToolTip(word(*m_tables, power) + ": " + word(*m_tables, weapon));
            set_accessible_name(*box, box->GetToolTipText());
            box->SetValue(m_given[power].weapons[weapon]);
            grid->Add(box, wxSizerFlags().Centre());
        }
    }
    return grid;
}

wxSizer* ChartsSheet::make_waiting(const wxString& name) {
    m_list = new RowList(this, name + ".waiting", {{_("Power"), 180}, {_("Piece"), 200}, {_("How many wait"), 130, true}});
    m_list->say_when_empty(_("No unit waits to be placed."));
    m_list->SetMinSize(FromDIP(wxSize(-1, 90)));
    m_power = named_choice(this, name + ".waiting.power", words_for(all_powers, [&](auto power) { return word(*m_tables, power); }));
    m_unit = named_choice(this, name + ".waiting.unit", words_for(all_units, [&](auto unit) { return word(*m_tables, unit); }));
    set_accessible_name(*m_power, _("Power"));
    set_accessible_name(*m_unit, _("Piece"));
    m_count = new NumberField(this, name + ".waiting.count");
    set_accessible_name(*m_count, _("How many wait"));
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName(name + ".waiting.set");
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_power, m_unit, m_count, set_button}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    m_list->on_select = [this](const std::string& key) {
        const auto waits = std::ranges::find_if(m_waiting, [&](const auto& each) { return key_of(each.first) == key; });
        if (waits == m_waiting.end()) {
            return;
        }
        m_power->SetSelection(static_cast<int>(waits->first.first));
        m_unit->SetSelection(static_cast<int>(waits->first.second));
        m_count->SetValue(waits->second);
    };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(row, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    return all;
}

void ChartsSheet::show() {
    std::vector<RowList::Row> rows;
    for (const auto& [key, count] : m_waiting) {
        const auto& [power, unit] = key;
        const bool changed = m_given[power].waiting[unit] != count;
        rows.push_back({key_of(key),
                        roundel(power, 16),
                        {word(*m_tables, power), word(*m_tables, unit), wxString::Format(changed ? "* %d" : "%d", count)}});
    }
    m_list->show(std::move(rows));
}

void ChartsSheet::set() {
    const std::pair key{all_powers[static_cast<std::size_t>(m_power->GetSelection())],
                        all_units[static_cast<std::size_t>(m_unit->GetSelection())]};
    m_waiting[key] = m_count->GetValue();
    show();
    m_list->select(key_of(key));
}

std::vector<TreasuryRow> ChartsSheet::debts() const {
    std::vector<TreasuryRow> rows;
    for (const auto power : all_powers) {
        const auto amount = m_debts[power]->amount();
        if (!amount) {
            throw std::runtime_error(
                to_utf8(wxString::Format(_("The debt of %s is a whole number or a sum such as 10+15."), word(*m_tables, power))));
        }
        if (core::Money{*amount} != m_given[power].debt) {
            rows.push_back({power, core::Money{*amount}});
        }
    }
    return rows;
}

std::vector<WaitingRow> ChartsSheet::waiting() const {
    std::vector<WaitingRow> rows;
    for (const auto& [key, count] : m_waiting) {
        if (m_given[key.first].waiting[key.second] != count) {
            rows.push_back({key.first, key.second, count});
        }
    }
    return rows;
}

std::vector<DevelopmentRow> ChartsSheet::developments() const {
    std::vector<DevelopmentRow> rows;
    for (const auto power : all_powers) {
        for (const auto weapon : all_weapons) {
            const auto* const box = m_weapons[power][weapon];
            if (box != nullptr && box->GetValue() != m_given[power].weapons[weapon]) {
                rows.push_back({power, weapon, box->GetValue()});
            }
        }
    }
    return rows;
}

} // namespace intendant::app::aa
