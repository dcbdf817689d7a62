#include "app/afrika_korps/turn/movement_panel.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace intendant::app::ak {

MovementPanel::MovementPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Movement")), layout::spaced());
    auto* const grid = new wxFlexGridSizer(2, wxSize(0, 0));
    grid->AddGrowableCol(1);
    m_from = name_field(this, {grid, layout::line(), layout::line().Expand()}, _("&From:"), "afrika_korps.move.from");
    m_from->SetToolTip(_("A hex, or a unit by its printed name"));
    m_to = name_field(this, {grid, layout::line(), layout::line().Expand()}, _("&To:"), "afrika_korps.move.to");
    m_from->on_change = [this] { offer_units(); };
    m_to->on_change = [this] { foresee(); };
    all->Add(m_where = grid, wxSizerFlags().Expand());
    m_units = new UnitTicks(this, "afrika_korps.move.units");
    set_accessible_name(*m_units, _("Units"));
    m_units->on_change = [this] { foresee(); };
    all->Add(m_units, layout::spaced().Expand());
    m_ticks = new wxPanel(this);
    auto* const ticks = new wxBoxSizer(wxHORIZONTAL);
    button(m_ticks, ticks, _("&All"), "afrika_korps.move.all", [this] { tick(m_units->units()); });
    button(m_ticks, ticks, _("&None"), "afrika_korps.move.none", [this] { tick({}); });
    m_ticks->SetSizer(ticks);
    all->Add(m_ticks, wxSizerFlags().Expand());
    m_rommel = new wxCheckBox(this, wxID_ANY, _("With Ro&mmel's bonus"));
    m_rommel->SetName("afrika_korps.move.rommel");
    m_rommel->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { foresee(); });
    all->Add(m_rommel, layout::spaced());
    m_foreseen = words(all, "afrika_korps.move.foreseen");
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_book = button(this, row, _("Book the &move"), "afrika_korps.move.book", [this] { move(); });
    m_embark = button(this, row, _("To &sea"), "afrika_korps.move.embark", [this] { embark(); });
    m_destroy = button(this, row, _("&Destroy supply"), "afrika_korps.move.destroy", [this] { destroy(); });
    all->Add(row, wxSizerFlags().Expand());
    m_supply = words(all, "afrika_korps.move.supply");
    m_exchanges = new CardList(this, "afrika_korps.move.exchanges");
    m_exchanges->on_pick = [this](const std::string& key) {
        m_table.book(ExchangeCounters{.give = m_units->ticked(), .take = m_substitutes.at(static_cast<std::size_t>(std::stoul(key)))});
    };
    all->Add(m_exchanges, layout::spaced().Expand());
    m_victories_title = layout::heading(this, _("Automatic victories"), theme::Type::Text);
    all->Add(m_victories_title, layout::spaced());
    m_victories = new CardList(this, "afrika_korps.move.victories");
    m_victories->on_pick = [this](const std::string& key) {
        if (const auto supply = tables().find_counter(key)) {
            m_table.book(CaptureSupply{.supply = *supply, .method = CaptureMethod::Fortress, .captor = {}});
        } else {
            claim(static_cast<std::size_t>(std::stoul(key)));
        }
    };
    all->Add(m_victories, layout::spaced().Expand());
    m_by_hand = new wxToggleButton(this, wxID_ANY, _("Claim a &victory by hand"));
    m_by_hand->SetName("afrika_korps.move.by_hand");
    m_by_hand->SetToolTip(_("With units that only close the retreat, fewer attackers, or another supply unit"));
    m_by_hand->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { show_victories(); });
    all->Add(m_by_hand, layout::spaced());
    m_form = new VictoryForm(this, m_table);
    all->Add(m_form, wxSizerFlags().Expand());
    m_duties_title = layout::heading(this, _("Must still be settled"), theme::Type::Text);
    all->Add(m_duties_title, layout::spaced());
    m_duties = new CardList(this, "afrika_korps.move.duties");
    m_duties->on_pick = [this](const std::string& key) {
        if (const auto hex = tables().find(key); hex && m_around.select) {
            m_around.select(*hex);
        }
    };
    all->Add(m_duties, layout::spaced().Expand());
    SetSizer(all);
    m_to->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { move(); });
}

/// The hex that is named, or where the named unit stands.
std::optional<HexId> MovementPanel::from() const {
    const auto id = m_from->chosen();
    if (!id) {
        return std::nullopt;
    }
    if (const auto hex = tables().find(*id)) {
        return hex;
    }
    const auto unit = tables().find_counter(*id);
    return unit ? state()[*unit].hex : std::nullopt;
}

std::optional<HexId> MovementPanel::to() const { return chosen_hex(tables(), *m_to); }

MoveUnits MovementPanel::command() const {
    return {.units = m_units->ticked(), .to = to().value_or(HexId{}), .way = {}, .with_rommel = with_rommel()};
}

/// Where the books do not keep hexes: who may go to sea, be exchanged or destroyed.
std::vector<CounterId> MovementPanel::of_side_on_map() const {
    return counters_where(state(), [&](CounterId id) {
        return side_of(state(), id) == side() && tables()[id].type != UnitType::Hq && state()[id].status == Status::Map;
    });
}

void MovementPanel::tick(const std::vector<CounterId>& units) {
    m_units->tick_only(units);
    foresee();
}

/// A unit that is named moves alone, and so does one that stands alone; of several the table ticks who goes.
void MovementPanel::offer_units() {
    const auto hex = from();
    auto units = !whole_map(state()) ? of_side_on_map() : hex ? movable_in(state(), *hex) : std::vector<CounterId>{};
    const auto id = m_from->chosen();
    const auto alone = id ? tables().find_counter(*id) : std::nullopt;
    if (const auto named = alone ? std::ranges::find(units, *alone) : units.end(); named != units.end()) {
        std::rotate(units.begin(), named, named + 1); // in sight
    }
    m_units->show(tables(), units, whole_map(state()) && units.size() == 1);
    if (alone) {
        m_units->tick_only({*alone});
    }
    m_units->Show(!units.empty());
    m_ticks->Show(units.size() > 1);
    const bool by_sea = !whole_map(state()) || (hex && (*hex == tables().places.tobruch || *hex == tables().hex_of(base_of(side()))));
    m_embark->Show(by_sea && !units.empty());
    m_destroy->Show(std::ranges::any_of(units, [&](CounterId each) { return supply_unit(state(), each); }));
    foresee();
}

void MovementPanel::foresee() {
    const auto units = m_units->ticked();
    const auto place = from();
    show_exchanges();
    const auto unit = std::ranges::find_if(units, [&](CounterId id) { return tables()[id].combat_unit(); });
    say(m_supply, unit != units.end() && whole_map(state()) ? supply_in_words(state(), *unit) : wxString{});
    if (units.empty() || !place || !whole_map(state())) {
        say(m_foreseen, whole_map(state()) ? wxString{_("Say what moves, or take it up on the board.")}
                                           : wxString{_("These books do not keep where counters stand: a move needs no entry.")});
        propose({});
        GetParent()->Layout();
        return;
    }
    const auto reach = reach_of(state(), units, with_rommel());
    std::vector<NameField::Item> reached;
    board::Proposal proposal;
    for (const auto hex : reach.hexes()) {
        if (hex != *place) {
            reached.push_back({nameable(tables(), hex)});
            proposal.reach.insert(hex.index);
        }
    }
    for (auto& each : all_hexes(tables())) {
        each.here = false;
        reached.push_back(std::move(each));
    }
    m_to->offer(std::move(reached));
    const auto target = to();
    if (!target) {
        say(m_foreseen, wxString::Format(_("Hexes in reach: %d."), static_cast<int>(proposal.reach.size())));
        propose(std::move(proposal));
        GetParent()->Layout();
        return;
    }
    wxString text;
    if (reach.reached(*target)) {
        const auto spent = reach.spent(*target);
        text = spent.bonus > 0 ? wxString::Format(_("Movement points: %d, and %d by road."), spent.allowance, spent.bonus)
                               : wxString::Format(_("Movement points: %d."), spent.allowance);
        text += " ";
    }
    propose_way(reach.way(*target));
    say(m_foreseen, text + m_table.foresee(command()));
    GetParent()->Layout();
}

/// What the ticked units may be exchanged for. Rule: AK-SUB-1, AK-SUB-5.
void MovementPanel::show_exchanges() {
    const bool may = side() == Side::Allies && tables().calendar[static_cast<std::size_t>(state().turn.number - 1)].substitutes;
    m_substitutes = may ? possible_exchanges(state(), m_units->ticked()) : std::vector<std::vector<CounterId>>{};
    std::vector<CardList::Row> rows;
    for (std::size_t i = 0; i < m_substitutes.size(); ++i) {
        wxString figures;
        for (const auto id : m_substitutes[i]) {
            figures += (figures.empty() ? "" : ", ") + factors(tables(), id);
        }
        rows.push_back({.key = std::to_string(i),
                        .picture = patch(tables(), side(), 18),
                        .words = wxString::Format(_("Exchange for %s"), listed(tables(), m_substitutes[i])),
                        .figure = figures});
    }
    m_exchanges->Show(!rows.empty());
    m_exchanges->show(std::move(rows));
}

void MovementPanel::move() {
    if (stops_at_name()) {
        return;
    }
    if (m_units->ticked().empty() || !to()) {
        m_table.complain(_("Say from where to where the units move, and tick them."));
        return;
    }
    m_table.book(command(), [this] {
        empty();
        m_from->SetFocus();
    });
}

/// Nothing of a move, its bonus above all, goes into the next one.
void MovementPanel::empty() {
    m_from->clear();
    m_to->clear();
    m_rommel->SetValue(false);
    offer_units();
}

void MovementPanel::embark() {
    m_table.book(Embark{m_units->ticked()}, [this] { m_from->clear(); });
}

void MovementPanel::destroy() {
    for (const auto id : m_units->ticked()) {
        if (supply_unit(state(), id)) {
            m_table.book(DestroySupply{id});
            return;
        }
    }
    m_table.complain(_("Tick the supply unit that is destroyed."));
}

void MovementPanel::show_duties() {
    std::vector<CardList::Row> rows;
    const auto left = duties(state());
    for (const auto& duty : left.enemies) {
        const bool held = std::ranges::any_of(duty.enemies, [&](CounterId id) { return state()[id].overrun; });
        rows.push_back({.key = tables()[duty.hex].id,
                        .picture = patch(tables(), enemy_of(side()), 18),
                        .words = word(tables(), duty.hex) + ": " + listed(tables(), duty.enemies),
                        .figure = held         ? wxString{L"\u2713"}
                                  : duty.value ? word(duty.value->column)
                                               : wxString{L"\u2716"},
                        .tone = held         ? CardList::Tone::Good
                                : duty.value ? CardList::Tone::Quiet
                                             : CardList::Tone::Bad,
                        .tip = wxString::Format(_("Must be attacked (AK-CMB-2); beside it: %s"), listed(tables(), duty.own))});
    }
    for (const auto& each : whole_map(state()) ? doomed(state()) : std::vector<Doomed>{}) {
        rows.push_back({.key = state()[each.unit].hex ? tables()[*state()[each.unit].hex].id : std::string{},
                        .picture = patch(tables(), side(), 18),
                        .words = wxString::Format(_("%s: no battle allowed"), word(tables(), each.unit)),
                        .figure = to_wx(each.rule.id),
                        .tone = CardList::Tone::Bad});
    }
    for (const auto hex : whole_map(state()) ? overstacked(state(), side()) : std::vector<HexId>{}) {
        const auto units = stack_in(state(), hex, side());
        rows.push_back({.key = tables()[hex].id,
                        .picture = patch(tables(), side(), 18),
                        .words = wxString::Format(_("%s: %d units, at most %d may end here"), word(tables(), hex),
                                                  static_cast<int>(units.size()), tables().amounts.stack),
                        .figure = "AK-STK-1",
                        .tone = CardList::Tone::Bad,
                        .tip = listed(tables(), units)});
    }
    m_duties_title->Show(!rows.empty());
    m_duties->Show(!rows.empty());
    m_duties->show(std::move(rows));
}

void MovementPanel::show_victories() {
    m_possible = possible_victories(state());
    std::vector<CardList::Row> rows;
    for (std::size_t i = 0; i < m_possible.size(); ++i) {
        const auto& each = m_possible[i];
        rows.push_back({.key = std::to_string(i),
                        .picture = patch(tables(), side(), 18),
                        .words = wxString::Format(_("Claim: %s"), listed(tables(), each.defenders)),
                        .figure = word(each.value.column),
                        .tone = CardList::Tone::Good,
                        .tip = wxString::Format(_("By %s, supplied by %s (AK-VA-1)"), listed(tables(), each.attackers),
                                                listed(tables(), each.supply))});
    }
    for (const auto id : lone_supply_in_fortresses(state())) {
        rows.push_back({.key = tables()[id].id,
                        .picture = patch(tables(), enemy_of(side()), 18),
                        .words = wxString::Format(_("Capture: %s"), word(tables(), id)),
                        .figure = word(tables(), *state()[id].hex),
                        .tone = CardList::Tone::Good,
                        .tip = _("Alone in a fortress: taken at the end of movement (AK-CAP-7)")});
    }
    m_victories_title->Show(!rows.empty());
    m_victories->Show(!rows.empty());
    m_victories->show(std::move(rows));
    m_by_hand->Show(state().options.depth == Depth::Battles || !targets(state()).empty());
    m_form->Show(m_by_hand->IsShown() && m_by_hand->GetValue());
    if (m_form->IsShown()) {
        m_form->show_state();
    }
    GetParent()->Layout();
}

void MovementPanel::claim(std::size_t which) {
    if (which >= m_possible.size()) {
        return;
    }
    const auto& victory = m_possible[which];
    ClaimVictory command{.attackers = victory.attackers, .blockers = {}, .defenders = {}, .supply = victory.supply, .closed = {}};
    for (const auto id : victory.defenders) {
        command.defenders.push_back({id});
    }
    m_table.book(command);
}

void MovementPanel::show_state() {
    if (!IsShown()) {
        return;
    }
    std::vector<HexId> hexes;
    std::vector<NameField::Item> offered;
    std::vector<CounterId> units;
    for (std::uint16_t i = 0; i < tables().hexes.size(); ++i) {
        const auto here = movable_in(state(), HexId{i});
        if (!here.empty()) {
            offered.push_back({nameable(tables(), HexId{i})});
            units.insert(units.end(), here.begin(), here.end());
        }
    }
    for (auto& each : items(tables(), units)) {
        offered.push_back(std::move(each));
    }
    m_from->offer(std::move(offered));
    const auto rommel =
        counters_where(state(), [&](CounterId id) { return tables()[id].type == UnitType::Hq && state()[id].status == Status::Map; });
    m_where->ShowItems(whole_map(state()));
    m_book->Show(whole_map(state()));
    m_rommel->Show(whole_map(state()) && side() == Side::Axis && !rommel.empty());
    if (const std::pair now{state().turn.number, side()}; std::exchange(m_shown, now) != now) {
        empty();
    } else {
        offer_units();
    }
    show_victories();
    show_duties();
    Layout();
}

void MovementPanel::point_at(HexId hex) {
    const auto& id = tables()[hex].id;
    if (!movable_in(state(), hex).empty()) {
        m_from->choose(id);
        m_to->clear();
        offer_units();
    } else if (from()) {
        m_to->choose(id);
        foresee();
    }
}

} // namespace intendant::app::ak
