#include "app/afrika_korps/turn/arrival_panel.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/digit_key.hpp"
#include "model/afrika_korps/advice.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::ak {

ArrivalPanel::ArrivalPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Arrivals")), layout::spaced());
    m_supply = words(all, "afrika_korps.arrival.supply");
    m_port_row = new wxPanel(this);
    auto* const port = new wxBoxSizer(wxHORIZONTAL);
    port->Add(layout::label(m_port_row, _("&Port:")), layout::line());
    m_port = new wxChoice(m_port_row, wxID_ANY);
    m_port->SetName("afrika_korps.arrival.port");
    port->Add(m_port, layout::line());
    m_port_row->SetSizer(port);
    all->Add(m_port_row);
    m_die_row = new wxPanel(this);
    auto* const die = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_die = die_field(m_die_row, die, _("Supply &die:"), "afrika_korps.arrival.die", [this](int face) { bring(die_of(face)); });
    read_dice_in(*m_die, [this](const wxString& sentence) { m_table.complain(sentence); });
    button(m_die_row, die, _("&Roll"), "afrika_korps.arrival.roll", [this] { bring(shake()); });
    m_die_row->SetSizer(die);
    all->Add(m_die_row, wxSizerFlags().Expand());
    m_place_row = new wxPanel(this);
    auto* const place = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    button(m_place_row, place, _("Place &supply"), "afrika_korps.arrival.place", [this] { bring({}); });
    button(m_place_row, place, _("De&cline"), "afrika_korps.arrival.decline",
           [this] { m_table.book(BringSupply{.dice = {}, .port = {}, .declined = true}); });
    m_place_row->SetSizer(place);
    all->Add(m_place_row, wxSizerFlags().Expand());
    m_units_part = new wxPanel(this);
    auto* const units = new wxBoxSizer(wxVERTICAL);
    units->Add(layout::label(m_units_part, _("&Units that may come in:")), layout::spaced());
    m_units = new UnitTicks(m_units_part, "afrika_korps.arrival.units");
    m_units->on_change = [this] { show_cost(); };
    units->Add(m_units, layout::spaced().Expand());
    m_about_units = layout::label(m_units_part, wxEmptyString);
    m_about_units->SetName("afrika_korps.arrival.cost");
    units->Add(m_about_units, layout::spaced());
    button(m_units_part, units, _("&Bring in"), "afrika_korps.arrival.enter", [this] { enter(); });
    m_units_part->SetSizer(units);
    all->Add(m_units_part, wxSizerFlags().Expand());
    SetSizer(all);
}

bool ArrivalPanel::supply_due() const {
    const auto& turn = state().turn;
    const bool full = own_supply_on_map(state(), turn.side) >= most_supply(tables(), turn.side);
    const bool rolls_all_the_same = turn.side == Side::Axis && state().options.roll_with_supply_full;
    return !turn.supply_done && !open_ports(state(), turn.side).empty() && (!full || rolls_all_the_same);
}

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
    m_ports = open_ports(state(), side());
    const int before = m_port->GetSelection();
    m_port->Clear();
    HexOffer offer{.hexes = {}, .text = _("Port")};
    for (const auto port : m_ports) {
        m_port->Append(word(tables(), port));
        offer.hexes.insert(port);
    }
    if (!m_ports.empty()) {
        m_port->SetSelection(std::clamp(before, 0, static_cast<int>(m_ports.size()) - 1));
    }
    say(m_supply, about_supply());
    m_port_row->Show(m_ports.size() > 1);
    m_die_row->Show(supply_due() && side() == Side::Axis);
    m_place_row->Show(supply_due());
    m_place_row->GetChildren().front()->Show(side() == Side::Allies);
    const auto units = who_may_enter(state());
    m_units->show(tables(), units, false);
    m_units_part->Show(!units.empty() && !m_ports.empty());
    show_cost();
    Layout();
}

void ArrivalPanel::show_cost() {
    int cost = 0;
    for (const auto id : m_units->ticked()) {
        cost += state()[id].status == Status::Eliminated ? tables()[id].attack : 0;
    }
    const int have = state().sides[side()].factors;
    layout::set_wrapped(
        m_about_units, have > 0 || cost > 0 ? wxString::Format(_("Replacement factors: %d of %d."), cost, have) : wxString{}, text_width());
}

std::optional<HexId> ArrivalPanel::port() const {
    const int chosen = m_port->GetSelection();
    return chosen >= 0 && chosen < static_cast<int>(m_ports.size()) ? std::optional{m_ports[static_cast<std::size_t>(chosen)]}
                                                                    : std::nullopt;
}

void ArrivalPanel::bring(std::optional<core::Throw> dice) {
    m_table.book(BringSupply{.dice = std::move(dice), .port = port(), .declined = false});
}

/// Those of each kind together: the books ask it so.
void ArrivalPanel::enter() {
    const auto ticked = m_units->ticked();
    if (ticked.empty()) {
        m_table.complain(_("Tick the units that come in."));
        m_units->SetFocus();
        return;
    }
    EnterUnits command{.units = {}, .port = port()};
    const auto kind = state()[ticked.front()].status;
    std::ranges::copy_if(ticked, std::back_inserter(command.units), [&](CounterId id) { return state()[id].status == kind; });
    const bool more = command.units.size() < ticked.size();
    m_table.book(command, [this, more] {
        if (more) {
            enter();
        }
    });
}

std::optional<wxString> ArrivalPanel::act() const {
    if (supply_due()) {
        return side() == Side::Axis ? wxString{_("Enter the supply die")} : wxString{_("Place supply")};
    }
    return std::nullopt;
}

void ArrivalPanel::do_act() {
    if (side() == Side::Axis) {
        m_die->SetFocus();
        m_table.complain(_("Type the die, 1 to 6, or roll it."));
    } else {
        bring({});
    }
}

void ArrivalPanel::set_focus() {
    if (m_die_row->IsShown()) {
        m_die->SetFocus();
    } else if (m_units_part->IsShown()) {
        m_units->SetFocus();
    } else if (m_place_row->IsShown()) {
        m_place_row->GetChildren().front()->SetFocus();
    }
}

void ArrivalPanel::point_at(HexId hex) {
    const auto place = std::ranges::find(m_ports, hex);
    if (place != m_ports.end()) {
        m_port->SetSelection(static_cast<int>(place - m_ports.begin()));
    }
}

} // namespace intendant::app::ak
