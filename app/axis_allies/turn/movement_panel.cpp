#include "app/axis_allies/turn/movement_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/number_field.hpp"
#include "model/axis_allies/reach.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace intendant::app::aa {

MovementPanel::MovementPanel(wxWindow* parent, Table& table) : Panel(parent, table), m_workspace(std::make_shared<odds::Workspace>()) {
    SetName("move");
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(8), FromDIP(8)));
    grid->AddGrowableCol(1);
    grid->Add(layout::label(this, _("&What:")), wxSizerFlags().CentreVertical());
    wxArrayString ways;
    ways.Add(_("Move"));
    ways.Add(_("Fly to a bombing raid"));
    ways.Add(_("Load a transport"));
    ways.Add(_("Unload a transport"));
    m_way = named_choice(this, "move.way", ways, Move);
    grid->Add(m_way, wxSizerFlags().Expand());
    grid->Add(layout::label(this, _("&From:")), wxSizerFlags().CentreVertical());
    m_from = new NameField(this, "move.from");
    grid->Add(m_from, wxSizerFlags().Expand());
    grid->Add(layout::label(this, _("&To:")), wxSizerFlags().CentreVertical());
    m_to = new NameField(this, "move.to");
    grid->Add(m_to, wxSizerFlags().Expand());
    m_ship_label = layout::label(this, _("Which t&ransport:"));
    grid->Add(m_ship_label, wxSizerFlags().CentreVertical());
    m_ship = named_choice(this, "move.ship");
    grid->Add(m_ship, wxSizerFlags().Expand());
    m_ship_label->Hide();
    m_ship->Hide();
    m_here = layout::hint(this, wxEmptyString);
    m_counts = new CountList(this, "move.count");
    set_accessible_name(*m_counts, _("Pieces"));
    auto* const deck = new wxBoxSizer(wxHORIZONTAL);
    m_aboard_label = layout::label(this, _("Fighters that stay on deck:"));
    deck->Add(m_aboard_label, wxSizerFlags().CentreVertical());
    m_aboard = new NumberField(this, "move.aboard");
    m_aboard->SetToolTip(_("In a battle to which their carrier sails the other fighters take off first, and fight."));
    deck->Add(m_aboard, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(8)));
    m_aboard_label->Hide();
    m_aboard->Hide();
    m_preview = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_preview->SetName("move.preview");
    m_battle = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_battle->SetName("move.battle");
    m_battle->SetFont(theme::font(theme::Type::Text, true));
    m_battle->Hide();
    m_against = new LinkRow(this, "move.against", _("Rule:"));
    m_move = new wxButton(this, wxID_ANY, _("Book the &move"));
    m_move->SetName("move.book");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced().Expand());
    all->Add(m_here, layout::spaced().Expand());
    all->Add(m_counts, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    all->Add(deck, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(m_move, layout::spaced().Expand());
    all->Add(m_preview, layout::spaced().Expand());
    all->Add(m_battle, layout::spaced().Expand());
    all->Add(m_against, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    SetSizer(all);

    m_way->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        show_units();
        tell_raid();
    });
    m_from->on_change = [this] { show_units(); };
    m_to->on_change = [this] {
        show_ships();
        preview();
    };
    m_ship->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { preview(); });
    m_counts->on_change = [this] {
        show_aboard();
        preview();
    };
    m_aboard->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { preview(); });
    m_counts->on_enter = [this] { move(); };
    m_move->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { move(); });
    m_against->on_link = [this](const std::string& id) { m_table.notice().on_rule(id); };
}

void MovementPanel::show_state() {
    if (std::exchange(m_shown, moment()) != moment()) {
        empty();
    }
    auto from = all_spaces(tables());
    for (auto& item : from) {
        item.here =
            std::ranges::any_of(stacks_in(state(), *tables().find(item.id)), [this](const Stack& stack) { return stack.owner == power(); });
    }
    m_from->offer(std::move(from));
    m_to->offer(all_spaces(tables()));
    m_move->SetToolTip(tip(tables(), clause_now(state())));
    show_units();
}

void MovementPanel::start_from(SpaceId from) {
    m_from->choose(tables()[from].id);
    show_units();
    m_to->SetFocus();
}

void MovementPanel::fill(const MoveUnits& move) {
    fill(move.raid ? Raid : Move, move.from, move.to, move.units);
    int place = 0;
    for (const auto& [load, there] : loads_in(state(), move.from, power())) {
        m_counts->set_count("transport." + std::to_string(place++), static_cast<int>(std::ranges::count(move.ships, load)));
    }
    m_aboard->SetValue(move.aboard);
    show_aboard();
    preview();
}

void MovementPanel::fill(const LoadTransport& load) { fill(Load, load.from, load.zone, load.units, load.ship); }

void MovementPanel::fill(const UnloadTransport& unload) { fill(Unload, unload.zone, unload.to, unload.units, unload.ship); }

void MovementPanel::fill(Way way, SpaceId from, SpaceId to, const std::vector<UnitCount>& units, const std::optional<ShipLoad>& ship) {
    m_way->SetSelection(way);
    m_from->choose(tables()[from].id);
    m_to->choose(tables()[to].id);
    show_units();
    for (const auto& [unit, count] : units) {
        m_counts->set_count(std::string{id_of(unit)}, count);
    }
    if (const auto found = ship ? std::ranges::find(m_loads, *ship) : m_loads.end(); found != m_loads.end()) {
        m_ship->SetSelection(static_cast<int>(found - m_loads.begin()) + 1);
    }
    preview();
}

void MovementPanel::pick(SpaceId space) {
    const bool stands = std::ranges::any_of(stacks_in(state(), space), [this](const Stack& stack) { return stack.owner == power(); });
    const auto from = this->space(*m_from);
    if (stands && (!from || !reach().contains(space.index))) { // out of reach it is where the next move begins
        m_to->clear();
        m_from->choose(tables()[space].id);
        show_units();
    } else if (from && *from != space) {
        m_to->choose(tables()[space].id);
        show_ships();
        preview();
        m_counts->set_focus();
    }
}

void MovementPanel::carry(std::optional<SpaceId> from, const std::vector<UnitCount>& units) {
    if (!from && !m_carried) {
        return;
    }
    m_carried = from.has_value();
    m_to->clear();
    if (from) {
        const bool land = std::ranges::all_of(units, [](const UnitCount& each) { return is_land(each.unit); });
        const auto way = m_way->GetSelection();
        if (!(way == Raid && bombers_only(units)) && !(way == Load && land && !tables()[*from].sea)) { // what was chosen stays
            m_way->SetSelection(Move);
            tell_raid();
        }
        m_from->choose(tables()[*from].id);
    } else {
        m_from->clear();
    }
    show_units();
    m_counts->clear_counts();
    for (const auto& [unit, count] : units) {
        m_counts->set_count(std::string{id_of(unit)}, count);
    }
    preview();
}

void MovementPanel::wish_raid(bool raid) {
    const auto way = m_way->GetSelection();
    if (raid != (way == Raid)) {
        m_way->SetSelection(raid ? Raid : Move);
        const auto units = counted();
        show_units();
        for (const auto& [unit, count] : units) {
            m_counts->set_count(std::string{id_of(unit)}, count);
        }
        preview();
    }
}

void MovementPanel::tell_raid() {
    if (on_raid) {
        on_raid(m_way->GetSelection() == Raid);
    }
}

/// What was begun for another power or Action is not carried on.
void MovementPanel::empty() {
    m_counts->clear_counts();
    m_to->clear();
    m_from->clear();
    m_way->SetSelection(Move);
    m_aboard->SetValue(0);
    tell_raid();
}

std::optional<SpaceId> MovementPanel::space(const NameField& field) const {
    const auto id = field.chosen();
    return id ? tables().find(*id) : std::nullopt;
}

void MovementPanel::show_units() {
    const auto from = space(*m_from);
    const int way = m_way->GetSelection();
    std::vector<CountList::Row> rows;
    for (const auto unit : all_units) {
        int here = 0;
        wxString detail;
        if (from) {
            for (const auto& stack : stacks_in(state(), *from)) {
                if (way == Unload) {
                    for (const auto& cargo : stack.cargo) {
                        here += cargo.owner == power() && cargo.unit == unit ? cargo.count * stack.count : 0;
                    }
                } else if (stack.owner == power() && stack.unit == unit) {
                    here += stack.count;
                    if (stack.moved > 0 || stack.halted) {
                        detail += wxString::Format(stack.halted ? _("   %d moved already") : _("   %d moved %d"), stack.count, stack.moved);
                    }
                }
            }
        }
        const bool asked = way == Raid ? unit == Unit::Bomber : way == Move ? unit != Unit::IndustrialComplex : is_land(unit);
        if (here > 0 && asked && way == Move && unit == Unit::Transport && loads_in(state(), *from, power()).size() > 1) {
            std::ranges::move(rows_of_transports(*from), std::back_inserter(rows));
        } else if (here > 0 && asked) {
            rows.push_back({std::string{id_of(unit)}, picture(tables(), unit, power(), 26), word(tables(), unit),
                            wxString::Format(_("of %d"), here) + detail, here});
        }
    }
    m_here->Show(rows.empty()); // else the rows say it
    layout::set_wrapped(m_here,
                        !from ? _("Name a space to see what stands there.")
                              : wxString::Format(_("Nothing of %s in %s can do this."), word(tables(), power()), word(tables(), *from)),
                        std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24)));
    m_counts->show(std::move(rows));
    show_ships();
    show_aboard();
    preview();
    GetParent()->Layout();
}

std::vector<CountList::Row> MovementPanel::rows_of_transports(SpaceId from) const {
    std::vector<CountList::Row> rows;
    for (const auto& [load, count] : loads_in(state(), from, power())) {
        rows.push_back({"transport." + std::to_string(rows.size()), picture(tables(), Unit::Transport, power(), 26),
                        word(tables(), Unit::Transport),
                        wxString::Format(_("of %d"), count) + "   " + _("aboard: ") + word(tables(), load, power()), count});
    }
    return rows;
}

void MovementPanel::show_ships() {
    const int way = m_way->GetSelection();
    const auto zone = way == Load ? space(*m_to) : way == Unload ? space(*m_from) : std::nullopt;
    std::vector<ShipLoad> loads;
    if (zone) {
        for (const auto& [load, count] : loads_in(state(), *zone, power(), way == Unload)) {
            if (way == Load || !load.units.empty()) {
                loads.push_back(load);
            }
        }
    }
    const bool asked = loads.size() > 1;
    if (loads != m_loads) {
        m_loads = loads;
        m_ship->Clear();
        m_ship->Append(_("as proposed"));
        for (const auto& load : m_loads) {
            m_ship->Append(word(tables(), load, power()));
        }
        m_ship->SetSelection(0);
    }
    if (asked != m_ship->IsShown()) {
        m_ship->Show(asked);
        m_ship_label->Show(asked);
        GetParent()->Layout();
    }
}

void MovementPanel::show_aboard() {
    const auto counts = [this](Unit unit) { return m_counts->count(std::string{id_of(unit)}) > 0; };
    const bool asked = m_way->GetSelection() == Move && counts(Unit::Carrier) && counts(Unit::Fighter);
    if (asked != m_aboard->IsShown()) {
        m_aboard->Show(asked);
        m_aboard_label->Show(asked);
        GetParent()->Layout();
    }
}

std::vector<UnitCount> MovementPanel::counted() const {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (const int count = m_counts->count(std::string{id_of(unit)}); count > 0) {
            units.push_back({unit, count});
        }
    }
    return units;
}

std::optional<Command> MovementPanel::wish() const {
    const auto from = space(*m_from);
    const auto to = space(*m_to);
    return from && to ? wish(*from, *to, counted()) : std::nullopt;
}

std::optional<Command> MovementPanel::wish(SpaceId from, SpaceId to, std::vector<UnitCount> units) const {
    std::vector<ShipLoad> ships;
    if (m_way->GetSelection() == Move && m_counts->find("transport.0")) {
        int place = 0;
        for (const auto& [load, there] : loads_in(state(), from, power())) {
            ships.insert(ships.end(), static_cast<std::size_t>(m_counts->count("transport." + std::to_string(place++))), load);
        }
        if (!ships.empty()) {
            units.push_back({Unit::Transport, static_cast<int>(ships.size())});
        }
    }
    const auto chosen = m_ship->GetSelection();
    const auto ship = m_ship->IsShown() && chosen > 0 ? std::optional{m_loads[static_cast<std::size_t>(chosen) - 1]} : std::nullopt;
    if (units.empty()) {
        return std::nullopt;
    }
    const auto goes = [&units](Unit unit) { return std::ranges::find(units, unit, &UnitCount::unit) != units.end(); };
    const int aboard = m_aboard->IsShown() && goes(Unit::Carrier) && goes(Unit::Fighter) ? m_aboard->GetValue() : 0;
    switch (m_way->GetSelection()) {
    case Load:
        return LoadTransport{.units = units, .from = from, .zone = to, .ship = ship};
    case Unload:
        return UnloadTransport{.units = units, .zone = from, .to = to, .ship = ship};
    default:
        return MoveUnits{
            .units = units, .from = from, .to = to, .path = {}, .raid = m_way->GetSelection() == Raid, .ships = ships, .aboard = aboard};
    }
}

void MovementPanel::move() {
    if (stops_at_name()) {
        return;
    }
    const auto command = wish();
    if (!command) {
        m_table.complain(!space(*m_from) ? _("There is no such space to move from; type the beginning of its name.")
                         : !space(*m_to) ? _("There is no such space to move to; type the beginning of its name.")
                                         : _("Say how many of which piece are to go; none is chosen yet."));
        return;
    }
    m_table.book_move(*command, [this] {
        empty();
        show_units();
        m_from->SetFocus();
    });
}

} // namespace intendant::app::aa
