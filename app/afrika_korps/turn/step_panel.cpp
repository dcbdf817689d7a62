#include "app/afrika_korps/turn/step_panel.hpp"

#include "app/base/named.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <algorithm>

namespace intendant::app::ak {

StepPanel::StepPanel(wxWindow* parent, Table& table, AroundTurn& around) : Panel(parent, table), m_around(around) {}

int StepPanel::text_width() const { return std::max(FromDIP(180), GetParent()->GetClientSize().GetWidth() - FromDIP(26)); }

wxStaticText* StepPanel::words(wxSizer* all, const wxString& name) { return named_label(all, layout::label(this, wxEmptyString), name); }

void StepPanel::say(wxStaticText* label, const wxString& text) const { layout::show_wrapped(label, text, text_width()); }

void StepPanel::propose(board::Proposal proposal) const {
    if (m_around.propose && IsShown()) { // a battle that was booked asks once more, when the sheet shows its retreats
        m_around.propose(std::move(proposal));
    }
}

void StepPanel::propose_way(const std::vector<HexId>& way) const {
    board::Proposal proposal;
    for (const auto hex : way) {
        proposal.way.push_back(hex.index);
    }
    propose(std::move(proposal));
}

void StepPanel::go_to(wxWindow& field) {
    field.SetFocus();
    CallAfter([this, &field] {
        if (auto* const page = dynamic_cast<ScrolledPage*>(GetParent()); page != nullptr && field.IsShownOnScreen()) {
            page->Layout();
            page->bring_into_sight(field);
        }
    });
}

} // namespace intendant::app::ak
