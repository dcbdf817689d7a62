#include "app/axis_allies/odds/loss_plan_field.hpp"

#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

LossPlanField::LossPlanField(wxWindow* parent, const wxString& name, const wxString& label, const Tables& tables)
    : wxPanel(parent), m_tables(tables) {
    SetName(name);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, label), wxSizerFlags().CentreVertical());
    m_order = named_choice(this, name + ".order", words_for(loss_orders, [](const auto& words) { return word(words.order); }), wxNOT_FOUND);
    m_order->SetToolTip(_("In which order pieces are given up: for the losses proposed, and for the odds"));
    // Where the pane is narrow the choice gives way, not the words before it.
    m_order->SetMinSize(FromDIP(wxSize(110, -1)));
    row->Add(m_order, wxSizerFlags(3).CentreVertical().Border(wxLEFT, FromDIP(6)));

    m_own = new wxPanel(this);
    auto* const own_row = new wxBoxSizer(wxHORIZONTAL);
    m_list = new wxListBox(m_own, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(120, 92)));
    frame_with_keyboard(*m_list);
    m_list->SetName(name + ".own");
    m_list->SetToolTip(_("The first is lost first; Alt+Up and Alt+Down move the selected one"));
    own_row->Add(m_list, wxSizerFlags(1).Expand());
    auto* const buttons = new wxBoxSizer(wxVERTICAL);
    const auto add_button = [&](const wxString& sign, const wxString& says, const wxString& called, int by) {
        auto* const button = new wxButton(m_own, wxID_ANY, sign, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(called);
        button->SetToolTip(says);
        button->Bind(wxEVT_BUTTON, [this, by](wxCommandEvent&) { move(by); });
        buttons->Add(button, wxSizerFlags().Border(wxLEFT | wxBOTTOM, FromDIP(4)));
    };
    add_button(wxString{L"\u25B2"}, _("Lost earlier (Alt+Up)"), name + ".earlier", -1);
    add_button(wxString{L"\u25BC"}, _("Lost later (Alt+Down)"), name + ".later", 1);
    own_row->Add(buttons);
    m_own->SetSizer(own_row);
    m_own->Hide();

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags().Expand());
    all->Add(m_own, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    SetSizer(all);
    m_order->SetSelection(0);
    m_order->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { chosen(); });
    m_list->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool up = event.GetKeyCode() == WXK_UP;
        if (event.AltDown() && (up || event.GetKeyCode() == WXK_DOWN)) {
            move(up ? -1 : 1);
        } else {
            event.Skip();
        }
    });
}

void LossPlanField::offer(const std::vector<Unit>& units) {
    auto sorted = units;
    const auto place = [this](Unit unit) {
        const auto named = std::ranges::find(m_plan.own, unit);
        return std::pair{named - m_plan.own.begin(), m_tables.units[unit].cost.amount};
    };
    std::ranges::sort(sorted, {}, place);
    if (sorted != m_units) {
        m_units = sorted;
        show_own();
    }
}

void LossPlanField::set(const LossPlan& plan) {
    m_plan = plan;
    const auto here = std::ranges::find(loss_orders, plan.order, &LossOrderWords::order);
    m_order->SetSelection(static_cast<int>(here - loss_orders.begin()));
    const auto units = m_units;
    m_units.clear();
    offer(units);
    show_own();
}

void LossPlanField::show_own() {
    m_list->Clear();
    for (const auto unit : m_units) {
        m_list->Append(word(m_tables, unit));
    }
    const bool own = m_plan.order == LossOrder::Own;
    if (m_own->IsShown() != own) {
        m_own->Show(own);
        InvalidateBestSize();
        for (auto* outer = GetParent(); outer != nullptr && !outer->IsTopLevel(); outer = outer->GetParent()) {
            outer->Layout();
        }
    }
}

void LossPlanField::chosen() {
    m_plan.order = loss_orders[static_cast<std::size_t>(m_order->GetSelection())].order;
    if (m_plan.order == LossOrder::Own && m_plan.own.empty()) {
        m_plan.own = m_units;
    }
    show_own();
    if (on_change) {
        on_change();
    }
}

void LossPlanField::move(int by) {
    const int from = m_list->GetSelection();
    const int to = from + by;
    if (from == wxNOT_FOUND || to < 0 || to >= static_cast<int>(m_units.size())) {
        return;
    }
    std::swap(m_units[static_cast<std::size_t>(from)], m_units[static_cast<std::size_t>(to)]);
    // Kinds of other battles keep their places behind those of this one.
    auto own = m_units;
    for (const auto unit : m_plan.own) {
        if (std::ranges::find(own, unit) == own.end()) {
            own.push_back(unit);
        }
    }
    m_plan.own = own;
    show_own();
    m_list->SetSelection(to);
    if (on_change) {
        on_change();
    }
}

} // namespace intendant::app::aa
