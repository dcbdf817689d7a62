#include "app/axis_allies/turn/purchase_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::aa {

PurchasePanel::PurchasePanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("purchase");
    m_counts = new CountList(this, "purchase.count");
    m_total = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_total->SetName("purchase.total");
    m_buy = new wxButton(this, wxID_ANY, _("&Buy"));
    m_buy->SetName("purchase.buy");
    m_buy->SetToolTip(tip(tables(), {"P-03"}));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Purchase")), layout::spaced());
    all->Add(m_counts, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    auto* const below = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES); // one line where there is room: all rows are in sight
    below->Add(m_total, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT));
    below->Add(m_buy, layout::spaced());
    all->Add(below, wxSizerFlags().Expand());
    m_on_board = layout::hint(this, wxEmptyString);
    m_on_board->SetName("purchase.on_board");
    all->Add(m_on_board, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    SetSizer(all);
    m_counts->on_change = [this] { show_total(); };
    m_counts->on_enter = [this] { buy(); };
    m_buy->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { buy(); });
}

void PurchasePanel::show_state() {
    std::vector<CountList::Row> rows;
    for (const auto unit : all_units) {
        const auto waiting = state().powers[power()].waiting[unit];
        auto detail = ipc(price(state(), power(), unit));
        if (waiting > 0) {
            detail += "\n" + wxString::Format(_("%d waiting"), waiting);
        }
        rows.push_back({std::string{id_of(unit)}, picture(tables(), unit, power(), 26), word(tables(), unit), detail, 99});
    }
    m_counts->show(std::move(rows));
    show_total();
}

std::vector<UnitCount> PurchasePanel::wanted() const {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (const int count = m_counts->count(std::string{id_of(unit)}); count > 0) {
            units.push_back({unit, count});
        }
    }
    return units;
}

void PurchasePanel::fill(const BuyUnits& purchase) {
    for (const auto& [unit, count] : purchase.units) {
        m_counts->set_count(std::string{id_of(unit)}, count);
    }
    show_total();
}

void PurchasePanel::show_total() {
    core::Money total;
    const auto units = wanted();
    for (const auto& [unit, count] : units) {
        total += price(state(), power(), unit) * count;
    }
    const auto rest = state().powers[power()].treasury - total;
    m_total->SetLabelText(rest.amount >= 0 ? wxString::Format(_("%s; %s remain"), ipc(total), ipc(rest))
                                           : wxString::Format(_("%s; %s too much"), ipc(total), ipc({-rest.amount})));
    const bool shown = !units.empty() && state().options.depth == Depth::FullBoard;
    layout::show_wrapped(m_on_board,
                         shown ? wxString::Format(_("On the board: %s chance to take it, %s to hold it, %s with this purchase there"),
                                                  L"\u2694", L"\u2302", L"\u2192")
                               : wxString{},
                         GetClientSize().GetWidth() - FromDIP(16));
    if (on_change) {
        on_change(units);
    }
    Layout();
}

void PurchasePanel::buy() {
    const auto units = wanted();
    if (units.empty()) {
        m_table.complain(_("Say how many of which piece to buy; nothing is chosen yet."));
        return;
    }
    m_table.book(BuyUnits{.units = units}, [this] {
        m_counts->clear_counts();
        show_total();
    });
}

} // namespace intendant::app::aa
