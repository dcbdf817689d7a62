#include "app/afrika_korps/battle/battle_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/digit_key.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr int battle_patch = 18;

wxColour colour_of(CombatResult result) {
    const auto& colours = theme::desk();
    switch (result) {
    case CombatResult::AttackersEliminated:
        return colours.bad;
    case CombatResult::AttackersBack:
        return layout::mix(colours.bad, colours.ground, 0.5);
    case CombatResult::Exchange:
        return colours.now;
    case CombatResult::DefendersBack:
        return layout::mix(colours.good, colours.ground, 0.5);
    case CombatResult::DefendersEliminated:
        return colours.good;
    }
    return colours.quiet;
}

} // namespace

wxString in_words(const Chances& chances) {
    wxString text;
    for (auto each = all_results.rbegin(); each != all_results.rend(); ++each) {
        if (chances[*each] > 0) {
            text += (text.empty() ? "" : ", ") + word(*each) + " " + percent(chances[*each] / sixths);
        }
    }
    return text;
}

BattlePanel::BattlePanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Battles")), layout::spaced());
    m_targets = new CardList(this, "afrika_korps.battle.targets");
    m_targets->on_pick = [this](const std::string& key) {
        if (const auto hex = tables().find(key)) {
            take_target(*hex);
            if (m_around.select) {
                m_around.select(*hex);
            }
        }
    };
    all->Add(m_targets, layout::spaced().Expand());
    make_units(*all);
    make_advice(*all);
    SetSizer(all);
}

void BattlePanel::make_units(wxSizer& all) {
    auto* const grid = new wxFlexGridSizer(2, wxSize(0, 0));
    grid->AddGrowableCol(1);
    m_on = name_field(this, {grid, layout::line(), layout::line().Expand()}, _("&Attack on:"), "afrika_korps.battle.on");
    m_on_label = grid->GetItem(grid->GetItemCount() - 2)->GetWindow();
    m_and = name_field(this, {grid, layout::line(), layout::line().Expand()}, _("a&nd on:"), "afrika_korps.battle.and");
    m_and_label = grid->GetItem(grid->GetItemCount() - 2)->GetWindow();
    m_on->on_change = m_and->on_change = [this] { show_enemies(); };
    all.Add(grid, wxSizerFlags().Expand());
    m_enemies_label = layout::label(this, _("De&fenders:"));
    all.Add(m_enemies_label, layout::spaced());
    m_enemies = new UnitTicks(this, "afrika_korps.battle.defenders");
    m_enemies->on_change = [this] { show_own(false); };
    all.Add(m_enemies, layout::spaced().Expand());
    m_ground_row = new wxPanel(this);
    auto* const ground = new wxBoxSizer(wxHORIZONTAL);
    ground->Add(layout::label(m_ground_row, _("&They stand on:")), layout::line());
    m_ground = new GroundChoice(m_ground_row, "afrika_korps.battle.ground");
    m_ground->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_odds(); });
    ground->Add(m_ground, layout::line().Proportion(1));
    m_ground_row->SetSizer(ground);
    all.Add(m_ground_row, wxSizerFlags().Expand());
    m_own_label = layout::label(this, _("Attac&kers:"));
    all.Add(m_own_label, layout::spaced());
    m_own = new UnitTicks(this, "afrika_korps.battle.attackers");
    m_own->on_change = [this] { show_odds(); };
    all.Add(m_own, layout::spaced().Expand());
    m_odds = words(&all, "afrika_korps.battle.odds");
    m_chances = new ShareBar(this, "afrika_korps.battle.chances");
    all.Add(m_chances, layout::spaced().Expand());
    m_chances_words = words(&all, "afrika_korps.battle.chances.words");
    m_supply_row = new wxPanel(this);
    auto* const supply = new wxBoxSizer(wxHORIZONTAL);
    supply->Add(layout::label(m_supply_row, _("&Supply:")), layout::line());
    m_supply = new wxChoice(m_supply_row, wxID_ANY);
    m_supply->SetName("afrika_korps.battle.supply");
    supply->Add(m_supply, layout::line().Proportion(1));
    m_supply_row->SetSizer(supply);
    all.Add(m_supply_row, wxSizerFlags().Expand());
    m_die_row = new wxPanel(this);
    auto* const die = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_die = die_field(
        m_die_row, die, _("&Die:"), "afrika_korps.battle.die", [this](int face) { fight(die_of(face)); },
        [this](const wxString& sentence) { m_table.say_unread(sentence); });
    read_dice_in(*m_die, [this](const wxString& sentence) { m_table.complain(sentence); });
    button(m_die_row, die, _("&Roll"), "afrika_korps.battle.roll", [this] { fight(shake()); });
    m_die_row->SetSizer(die);
    all.Add(m_die_row, wxSizerFlags().Expand());
    m_capture = new CaptureRow(this, m_table);
    m_no_die = button(this, &all, _("Eliminate them &without a die"), "afrika_korps.battle.no_die", [this] { fight({}); });
    all.Add(m_capture, wxSizerFlags().Expand());
}

void BattlePanel::make_advice(wxSizer& all) {
    m_variants_title = layout::heading(this, _("One unit more or less"), theme::Type::Text);
    all.Add(m_variants_title, layout::spaced());
    m_variants = new CardList(this, "afrika_korps.battle.variants");
    m_variants->on_pick = [this](const std::string& key) {
        if (const auto unit = tables().find_counter(key)) {
            const auto own = chosen_own();
            m_own->tick(*unit, std::ranges::find(own, *unit) == own.end());
            show_odds();
        }
    };
    all.Add(m_variants, layout::spaced().Expand());
    m_plans = new PlanList(this, m_table);
    m_plans->on_pick = [this](const Attack& attack) {
        prepare(attack);
        set_focus();
    };
    m_plans->on_criterion = [this] {
        show_plans();
        GetParent()->Layout();
    };
    all.Add(m_plans, wxSizerFlags().Expand());
}

/// Those who can still be attacked there.
std::vector<CounterId> BattlePanel::enemies_in(HexId hex) const {
    auto units = stack_in(state(), hex, enemy_of(side()));
    std::erase_if(units, [&](CounterId id) { return state()[id].fought && !state()[id].retreated; });
    return units;
}

void BattlePanel::take_target(HexId hex) {
    m_and->clear();
    m_on->choose(tables()[hex].id);
    show_enemies();
}

void BattlePanel::show_enemies() {
    std::vector<CounterId> enemies;
    for (const auto* const field : {m_on, m_and}) {
        if (const auto hex = chosen_hex(tables(), *field)) {
            for (const auto id : enemies_in(*hex)) {
                if (std::ranges::find(enemies, id) == enemies.end()) {
                    enemies.push_back(id);
                }
            }
        }
    }
    if (!whole_map(state())) {
        enemies = combat_units(state(), enemy_of(side()));
    }
    m_enemies->show(tables(), enemies, whole_map(state()));
    m_enemies->Show(!enemies.empty());
    m_enemies_label->Show(!enemies.empty());
    show_own(true);
}

void BattlePanel::show_own(bool tick_all) {
    const auto enemies = chosen_enemies();
    auto own = !whole_map(state()) ? combat_units(state(), side())
               : enemies.empty()   ? std::vector<CounterId>{}
                                   : may_attack(state(), enemies);
    std::erase_if(own, [&](CounterId id) { return state()[id].fought; });
    m_own->show(tables(), own, whole_map(state()));
    m_own->Show(!own.empty());
    m_own_label->Show(!own.empty());
    if (tick_all && whole_map(state())) {
        m_own->tick_only(own);
    }
    show_odds();
}

std::optional<BattleValue> BattlePanel::value() const {
    const auto own = chosen_own();
    const auto enemies = chosen_enemies();
    return own.empty() || enemies.empty() ? std::nullopt : value_of(state(), own, enemies, m_ground->chosen());
}

/// The automatic victory that these are.
std::optional<std::size_t> BattlePanel::standing_victory() const {
    auto enemies = chosen_enemies();
    std::ranges::sort(enemies);
    const auto& all = state().turn.victories;
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto won = units_of(all[i].defenders);
        std::ranges::sort(won);
        if (won == enemies) {
            return i;
        }
    }
    return std::nullopt;
}

/// Where defenders stand whose automatic victory has not been fought, attacked or not. Rule: AK-VA-10.
std::optional<HexId> BattlePanel::victory_to_fight() const {
    const auto& all = state().turn.victories;
    const auto won = all.empty() ? std::vector<CounterId>{} : units_of(all.front().defenders);
    return won.empty() ? std::nullopt : state()[won.front()].hex;
}

void BattlePanel::show_odds() {
    const auto found = value();
    const auto enemies = chosen_enemies();
    const bool fights = found.has_value();
    const bool victory = fights && standing_victory().has_value();
    board::Proposal proposal;
    for (const auto id : enemies) {
        if (state()[id].hex) {
            proposal.reach.insert(state()[id].hex->index);
        }
    }
    for (const auto id : chosen_own()) {
        if (state()[id].hex) {
            proposal.reach.insert(state()[id].hex->index);
        }
    }
    propose(std::move(proposal));
    if (!fights) {
        say(m_odds, enemies.empty() || chosen_own().empty() ? wxString{_("Say on whom, and tick who attacks.")}
                                                            : wxString{_("Worse than 1-6: such a battle is not allowed (AK-ODD-5).")});
    } else {
        auto text = wxString::Format(_("%d against %d: %s"), found->attack, found->defence, word(found->column));
        for (const auto id : enemies) {
            const auto& hex = state()[id].hex;
            if (hex && tables()[tables().map->terrain(*hex)].defence > 1) {
                text += "\n" + wxString::Format(_("%s: defence doubled, %s"), word(tables(), id), word(tables().map->terrain(*hex)));
            }
        }
        text += "\n" + (victory                ? wxString{_("An automatic victory: the defenders are eliminated without a die.")}
                        : found->supply_needed ? wxString{_("Needs supply (AK-ASP-1).")}
                                               : wxString{_("Needs no supply (AK-ASP-5).")});
        say(m_odds, text);
    }
    const bool no_die = fights && (victory || found->no_die());
    m_chances->Show(fights && !no_die);
    m_die_row->Show(fights && !no_die);
    m_no_die->Show(no_die);
    if (fights && !no_die) {
        const auto chance = chances(tables(), found->column);
        std::vector<ShareBar::Part> parts;
        for (const auto result : all_results) {
            if (chance[result] > 0) {
                parts.push_back({word(result), chance[result] / sixths, colour_of(result)});
            }
        }
        m_chances->show(std::move(parts));
        say(m_chances_words, in_words(chance));
    } else {
        say(m_chances_words, {});
    }
    show_supply();
    show_capture();
    show_variants();
    GetParent()->Layout();
    if (m_around.changed) {
        m_around.changed();
    }
}

void BattlePanel::show_supply() {
    const auto found = value();
    const bool needed = found && found->supply_needed && !standing_victory();
    m_supplies = needed ? supply_choices(state(), chosen_own(), chosen_enemies()) : std::vector<std::vector<CounterId>>{};
    if (needed && !whole_map(state())) {
        for (const auto id : supply_units(state(), side())) {
            m_supplies.push_back({id});
        }
    }
    m_supply->Clear();
    for (const auto& each : m_supplies) {
        wxString text;
        for (const auto id : each) {
            text += (text.empty() ? "" : ", ") + word(tables(), id);
            if (const auto& hex = state()[id].hex) {
                text += " (" + word(tables(), *hex) + ")";
            }
        }
        m_supply->Append(text);
    }
    if (m_supplies.empty() && needed) {
        m_supply->Append(_("none reaches all attackers"));
    }
    m_supply->SetSelection(0);
    m_supply_row->Show(needed);
    m_supply_row->Layout();
}

/// One unit beside the defenders takes their supply while the others fight. Rule: AK-CAP-11.
void BattlePanel::show_capture() {
    const auto enemies = chosen_enemies();
    const auto beside = [&](CounterId supply) {
        const auto& hex = state()[supply].hex;
        return !whole_map(state()) || (hex && tables().map->terrain(*hex) != Terrain::Fortress &&
                                       std::ranges::any_of(enemies, [&](CounterId id) { return state()[id].hex == hex; }));
    };
    auto supply = enemies.empty() ? std::vector<CounterId>{} : supply_units(state(), enemy_of(side()));
    std::erase_if(supply, [&](CounterId id) { return !beside(id); });
    auto captors = m_own->units();
    const auto fighting = chosen_own();
    std::erase_if(captors, [&](CounterId id) { return std::ranges::find(fighting, id) != fighting.end(); });
    m_capture->offer(std::move(supply), std::move(captors));
}

void BattlePanel::show_variants() {
    std::vector<CardList::Row> rows;
    const auto all = value() && whole_map(state()) ? variants(state(), chosen_own(), chosen_enemies()) : std::vector<Variant>{};
    for (const auto& each : all) {
        rows.push_back({.key = tables()[each.unit].id,
                        .picture = patch(tables(), side(), battle_patch),
                        .words = wxString{each.joins ? L"+ " : L"\u2212 "} + word(tables(), each.unit) +
                                 (each.supported ? wxString{} : " " + wxString{_("(no supply)")}),
                        .figure = word(each.value.column),
                        .tone = each.supported ? CardList::Tone::Quiet : CardList::Tone::Bad,
                        .tip = in_words(each.chances)});
    }
    m_variants_title->Show(!rows.empty());
    m_variants->Show(!rows.empty());
    m_variants->show(std::move(rows));
}

void BattlePanel::show_targets() {
    std::vector<CardList::Row> rows;
    const auto must = duties(state());
    const auto all = targets(state());
    for (const auto& each : all) {
        const bool duty = std::ranges::find(must.enemies, each.hex, &Duty::hex) != must.enemies.end();
        const bool victory = std::ranges::any_of(each.enemies, [&](CounterId id) { return state()[id].overrun; });
        rows.push_back({.key = tables()[each.hex].id,
                        .picture = patch(tables(), enemy_of(side()), battle_patch),
                        .words = word(tables(), each.hex) + ": " + listed(tables(), each.enemies),
                        .figure = victory      ? wxString{L"\u2713"}
                                  : each.value ? word(each.value->column)
                                               : wxString{L"\u2716"},
                        .tone = victory      ? CardList::Tone::Good
                                : each.value ? CardList::Tone::Quiet
                                             : CardList::Tone::Bad,
                        .tip = victory ? wxString{_("An automatic victory stands here")}
                               : duty  ? wxString{_("Must be attacked (AK-CMB-2)")}
                                       : wxString{_("A fortress: nobody has to attack it (AK-FOR-1)")}});
    }
    m_targets->Show(!rows.empty());
    m_targets->show(std::move(rows));
}

void BattlePanel::show_plans() { m_plans->show(chosen_hex(tables(), *m_on), text_width()); }

void BattlePanel::prepare(const Attack& attack) {
    m_on->clear();
    m_and->clear();
    std::vector<HexId> hexes;
    for (const auto& row : attack.defenders) {
        if (const auto& hex = state()[row.unit].hex; hex && std::ranges::find(hexes, *hex) == hexes.end()) {
            hexes.push_back(*hex);
        }
    }
    if (!hexes.empty()) {
        m_on->choose(tables()[hexes.front()].id);
    }
    if (hexes.size() > 1) {
        m_and->choose(tables()[hexes[1]].id);
    }
    show_enemies();
    m_enemies->tick_only(units_of(attack.defenders));
    show_own(false);
    m_own->tick_only(attack.attackers);
    show_odds();
}

wxString BattlePanel::battle_in_words() const {
    const auto found = value();
    return found && phase() == Phase::Combat ? wxString::Format(_("%s attack %s at %s"), listed(tables(), chosen_own()),
                                                                listed(tables(), chosen_enemies()), word(found->column))
                                             : wxString{};
}

void BattlePanel::fight(std::optional<core::Throw> dice) {
    if (stops_at_name()) {
        return;
    }
    Attack command{.attackers = chosen_own(), .defenders = {}, .supply = {}, .dice = std::move(dice)};
    for (const auto id : chosen_enemies()) {
        command.defenders.push_back({id, whole_map(state()) ? std::nullopt : std::optional{m_ground->chosen()}});
    }
    if (command.attackers.empty() || command.defenders.empty()) {
        m_table.complain(_("Say on whom, and tick who attacks."));
        return;
    }
    if (const int chosen = m_supply->GetSelection(); chosen >= 0 && chosen < static_cast<int>(m_supplies.size())) {
        command.supply = m_supplies[static_cast<std::size_t>(chosen)];
    }
    if (const auto victory = standing_victory()) {
        command.attackers = state().turn.victories[*victory].attackers;
    }
    m_table.book(command, [this] {
        m_on->clear();
        m_and->clear();
        show_enemies();
    });
}

void BattlePanel::show_state() {
    if (!IsShown()) {
        return;
    }
    std::vector<NameField::Item> hexes;
    for (const auto& each : targets(state())) {
        hexes.push_back({nameable(tables(), each.hex)});
    }
    m_and->Show(hexes.size() > 1);
    m_and_label->Show(hexes.size() > 1);
    m_ground_row->Show(!whole_map(state()));
    m_on->Show(whole_map(state()));
    m_on_label->Show(whole_map(state()));
    m_on->offer(hexes);
    m_and->offer(std::move(hexes));
    show_targets();
    show_enemies();
    show_plans();
    offer_rommel();
    Layout();
}

void BattlePanel::set_focus() {
    if (m_die_row->IsShown()) {
        go_to(*m_die);
    } else if (m_no_die->IsShown()) {
        go_to(*m_no_die);
    } else if (m_on->IsShown()) {
        m_on->SetFocus();
    } else {
        m_enemies->SetFocus();
    }
}

/// Where he is put who is alone in a zone of control or cut off, clicked on the board. Rule: AK-ROM-4, AK-ROM-6.
void BattlePanel::offer_rommel() {
    HexOffer offer{.hexes = {}, .text = _("Rommel joins"), .act = [this](HexId hex) { m_table.book(PlaceRommel{hex}); }};
    for (const auto hex : whole_map(state()) ? rommel_joins(state()) : std::vector<HexId>{}) {
        offer.hexes.insert(hex);
    }
    m_around.offer(std::move(offer));
}

std::optional<wxString> BattlePanel::act() const {
    if (const auto found = value()) {
        return m_no_die->IsShown() ? wxString{_("Eliminate them without a die")} : wxString{_("Enter the die")};
    }
    if (!duties(state()).none() || victory_to_fight()) {
        return wxString{_("Next battle")};
    }
    const auto joins = whole_map(state()) ? rommel_joins(state()) : std::vector<HexId>{};
    return joins.empty() ? std::nullopt : std::optional{wxString::Format(_("Rommel joins %s"), word(tables(), joins.front()))};
}

void BattlePanel::do_act() {
    if (value()) {
        if (m_no_die->IsShown()) {
            fight({});
        } else {
            go_to(*m_die);
            m_table.complain(_("Type the die, 1 to 6, or roll it."));
        }
    } else if (const auto first = m_plans->first_battle(0)) {
        prepare(*first);
        set_focus();
    } else if (const auto left = duties(state()); !left.enemies.empty()) {
        take_target(left.enemies.front().hex);
        set_focus();
    } else if (const auto victory = victory_to_fight()) {
        take_target(*victory);
        set_focus();
    } else if (const auto joins = rommel_joins(state()); !joins.empty()) {
        m_table.book(PlaceRommel{joins.front()});
    }
}

void BattlePanel::point_at(HexId hex) {
    if (!enemies_in(hex).empty()) {
        const auto first = chosen_hex(tables(), *m_on);
        if (first && *first != hex && m_own->ticked().empty()) {
            m_and->choose(tables()[hex].id);
        } else {
            m_on->choose(tables()[hex].id);
        }
        show_enemies();
    }
}

} // namespace intendant::app::ak
