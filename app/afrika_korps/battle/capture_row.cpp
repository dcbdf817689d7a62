#include "app/afrika_korps/battle/capture_row.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

CaptureRow::CaptureRow(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("afrika_korps.capture");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Capture their supply"), theme::Type::Text), layout::spaced());
    auto* const grid = new wxFlexGridSizer(2, wxSize(0, 0));
    grid->AddGrowableCol(1);
    const auto add = [&](const wxString& label, const wxString& name) {
        grid->Add(layout::label(this, label), layout::line());
        auto* const made = new wxChoice(this, wxID_ANY);
        made->SetName(name);
        made->SetMinSize(FromDIP(wxSize(100, -1)));
        grid->Add(made, layout::line().Expand());
        return made;
    };
    m_supply = add(_("S&upply unit:"), "afrika_korps.capture.supply");
    m_captor = add(_("&by:"), "afrika_korps.capture.by");
    m_captor->SetToolTip(_("Its combat of the turn: it fights in no battle (AK-CAP-11)"));
    all->Add(grid, wxSizerFlags().Expand());
    button(this, all, _("&Capture"), "afrika_korps.capture.book", [this] { capture(); });
    SetSizer(all);
    Hide();
}

void CaptureRow::offer(std::vector<CounterId> supply, std::vector<CounterId> captors) {
    Show(!supply.empty() && !captors.empty());
    const auto fill = [this](wxChoice& choice, std::vector<CounterId>& of, std::vector<CounterId> with) {
        if (of != with) {
            of = std::move(with);
            choice.Clear();
            for (const auto id : of) {
                choice.Append(word(tables(), id));
            }
            choice.SetSelection(0);
        }
    };
    fill(*m_supply, m_supplies, std::move(supply));
    fill(*m_captor, m_captors, std::move(captors));
    Layout();
}

void CaptureRow::capture() {
    const int which = m_supply->GetSelection();
    const int by = m_captor->GetSelection();
    if (which >= 0 && by >= 0) {
        m_table.book(CaptureSupply{.supply = m_supplies.at(static_cast<std::size_t>(which)),
                                   .method = CaptureMethod::BattleB,
                                   .captor = m_captors.at(static_cast<std::size_t>(by))});
    }
}

} // namespace intendant::app::ak
