#include "app/axis_allies/desk/overview.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int icon_size = 20;

/// The amount, and by how much it differs from the one before.
wxString figure(core::Money now, core::Money before) {
    const auto more = now.amount - before.amount;
    return wxString::Format("%lld", static_cast<long long>(now.amount)) +
           (more == 0 ? wxString{} : wxString::Format(" (%+lld)", static_cast<long long>(more)));
}

} // namespace

Overview::Overview(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("overview");
    int widest = 0;
    for (const auto each : all_powers) {
        widest = std::max(widest, GetTextExtent(word(tables(), each)).GetWidth());
    }
    const int name = static_cast<int>(ToDIP(widest) / layout::type_scale()) + icon_size + 46;
    constexpr int has = 64; // room for a difference
    constexpr int makes = 66;
    m_powers = new RowList(this, "overview.powers", {{_("Power"), name}, {_("Has"), has, true}, {_("Makes"), makes, true}});
    m_powers->SetMinSize(wxSize(layout::for_text(this, name + has + makes) + FromDIP(8), FromDIP(150)));
    m_powers->SetToolTip(_("Treasury and production in IPC. A click or Enter on a figure: the entries behind it"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_powers, wxSizerFlags(1).Expand());
    SetSizer(all);
    m_powers->on_cell = [this](const std::string& power, int column) {
        constexpr int production_column = 2;
        if (on_figure) {
            on_figure({.kind = column == production_column ? Figure::Production : Figure::Treasury, .power = *power_of_id(power)});
        }
    };
}

void Overview::show_state() {
    std::vector<RowList::Row> rows;
    const auto* const before = m_table.before();
    for (const auto each : all_powers) {
        rows.push_back(
            {std::string{id_of(each)},
             roundel(each, icon_size),
             {word(tables(), each),
              figure(state().powers[each].treasury, before != nullptr ? before->powers[each].treasury : state().powers[each].treasury),
              figure(production(state(), each), before != nullptr ? production(*before, each) : production(state(), each))}});
    }
    m_powers->show(std::move(rows));
}

} // namespace intendant::app::aa
