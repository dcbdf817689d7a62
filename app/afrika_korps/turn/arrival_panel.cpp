#include "app/afrika_korps/turn/arrival_panel.hpp"

#include "app/base/layout.hpp"
#include "app/desk/form_ways.hpp"
#include "model/afrika_korps/forms.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <string_view>

namespace intendant::app::ak {

ArrivalPanel::ArrivalPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Arrivals")), layout::spaced());
    m_about = words(all, "afrika_korps.arrival.about");
    for (const auto* const id : {"supply", "decline", "enter", "land", "come_back"}) {
        const bool bare = std::string_view{id} == "decline";
        m_forms.push_back(new FormPanel(this, wxString{"afrika_korps."} + id, form_ways(table, id),
                                        bare ? FormPanel::Look::Row : FormPanel::Look::Sheet));
        all->Add(m_forms.back(), wxSizerFlags().Expand());
    }
    m_supply = m_forms[0];
    m_decline = m_forms[1];
    SetSizer(all);
}

bool ArrivalPanel::supply_due() const { return form(state(), "supply", {}).has_value(); }

wxString ArrivalPanel::about_supply() const {
    const auto& turn = state().turn;
    if (turn.supply_done) {
        return _("The supply of this turn is settled.");
    }
    if (open_ports(state(), turn.side).empty()) {
        return _("No port was controlled when the turn began: no supply comes.");
    }
    if (!supply_due()) {
        return _("The map already holds the maximum number of supply units; none arrives.");
    }
    if (turn.side == Side::Allies) {
        return _("One supply unit may be placed, without a die.");
    }
    wxString faces;
    constexpr int most = 6;
    for (int face = 1; face <= most; ++face) {
        if (tables().supply_arrives(turn.number, face)) {
            faces += (faces.empty() ? "" : ", ") + count(face);
        }
    }
    return wxString::Format(_("A supply unit arrives on %s; else it is sunk."), faces);
}

void ArrivalPanel::show_state() {
    if (!IsShown()) {
        return;
    }
    for (auto* const form : m_forms) {
        form->show_state();
        form->Show(form->form().has_value());
    }
    say(m_about, about_supply());
    Layout();
}

std::optional<wxString> ArrivalPanel::act() const {
    if (supply_due()) {
        return side() == Side::Axis ? wxString{_("Enter the supply die")} : wxString{_("Place supply")};
    }
    return std::nullopt;
}

void ArrivalPanel::do_act() {
    if (side() == Side::Axis) {
        m_supply->set_focus();
        m_table.complain(_("Type the die, 1 to 6, or roll it."));
    } else {
        m_supply->book();
    }
}

void ArrivalPanel::set_focus() {
    const auto shown = std::ranges::find_if(m_forms, [this](const FormPanel* form) { return form != m_decline && form->IsShown(); });
    if (shown != m_forms.end()) {
        (*shown)->set_focus();
    }
}

/// The port into which it comes.
void ArrivalPanel::point_at(HexId hex) {
    for (auto* const form : m_forms) {
        if (form->IsShown()) {
            form->set("port", tables()[hex].id);
        }
    }
}

} // namespace intendant::app::ak
