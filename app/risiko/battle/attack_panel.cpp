#include "app/risiko/battle/attack_panel.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/desk/form_ways.hpp"
#include "app/widgets/digit_key.hpp"
#include "model/odds/sorted_dice.hpp"
#include "model/risiko/chain.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace intendant::app::rk {

namespace {

wxString percent(double chance) { return decimal(chance * 100, 1) + " %"; }

} // namespace

AttackPanel::AttackPanel(wxWindow* parent, Table& table)
    : Panel(parent, table),
      m_typed_on(this, [this](wxWindow* focus) { return focus != nullptr && (focus == m_attack_dice || focus == m_defence_dice); }) {
    m_typed_on.on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Attack")), layout::spaced());
    all->Add(make_where(), wxSizerFlags().Expand());
    m_odds = named_label(all, layout::label(this, wxEmptyString), "risiko.attack.odds");
    all->Add(make_dice(), wxSizerFlags().Expand());
    m_last = named_label(all, layout::label(this, wxEmptyString), "risiko.attack.last");
    m_strip = new DiceStrip(this, "risiko.attack.strip");
    all->Add(m_strip, layout::spaced().Expand());
    SetSizer(all);
}

wxSizer* AttackPanel::make_where() {
    auto* const rows = new wxFlexGridSizer(2, wxSize(0, 0));
    rows->AddGrowableCol(1);
    m_from = name_field(this, close_by(rows), _("&From:"), "risiko.attack.from");
    m_to = name_field(this, close_by(rows), _("&on:"), "risiko.attack.to");
    for (auto* const field : {m_from, m_to}) {
        rows->GetItem(field)->SetFlag(rows->GetItem(field)->GetFlag() | wxEXPAND);
    }
    m_from->on_change = [this] { offer_targets(); };
    m_to->on_change = [this] { next_throw(); };
    rows->Add(layout::label(this, _("and &then on:")), close_by());
    m_chain = new wxTextCtrl(this, wxID_ANY);
    m_chain->SetName("risiko.attack.chain");
    m_chain->SetToolTip(_("Territories one after the other, with commas between: how likely all of them fall"));
    m_chain->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_odds(); });
    rows->Add(m_chain, close_by().Expand());
    return rows;
}

wxSizer* AttackPanel::make_dice() {
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    const auto new_row = [rows] {
        auto* const made = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES); // large type needs more lines
        rows->Add(made, wxSizerFlags().Expand());
        return made;
    };
    auto* const sides = new wxFlexGridSizer(4, wxSize(0, 0));
    sides->AddGrowableCol(3);
    m_attacker = count_field(this, close_by(sides), _("&Attacker:"), "risiko.attack.attacker", 1);
    m_attack_dice = dice_field(this, close_by(sides), _("d&ice:"), "risiko.attack.dice", [this] { m_defence_dice->SetFocus(); });
    m_defender = count_field(this, close_by(sides), _("&Defender:"), "risiko.attack.defender", 1);
    m_defence_dice = dice_field(this, close_by(sides), _("di&ce:"), "risiko.attack.defence", [this] { throw_typed(); });
    set_accessible_name(*m_attack_dice, _("Attacker's dice"));
    set_accessible_name(*m_defence_dice, _("Defender's dice"));
    m_occupy = count_field(this, close_by(sides), _("&Moving in:"), "risiko.attack.occupy", 0);
    m_occupy->SetToolTip(_("How many move into a territory that is taken; 0: as many as threw"));
    rows->Add(sides, wxSizerFlags().Expand());
    for (auto* const declared : {m_attacker, m_defender}) {
        declared->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_odds(); });
    }
    for (auto* const dice : {m_attack_dice, m_defence_dice}) {
        read_dice_in(*dice, [this](const wxString& sentence) { m_table.complain(sentence); });
        dice->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { typed(); });
    }
    auto* const row = new_row();
    button(this, close_by(row), _("&Book the throw"), "risiko.attack.book", [this] { throw_typed(); });
    button(this, close_by(row), _("&Roll once"), "risiko.attack.roll", [this] { roll(false); });
    auto* const by_program = new_row();
    button(this, close_by(by_program), _("Roll to the &end"), "risiko.attack.all_in", [this] { roll(true); });
    auto* const until = new wxBoxSizer(wxHORIZONTAL); // the words stay beside their number
    m_stop_at = count_field(this, close_by(until), _("sto&p at:"), "risiko.attack.stop_at", 1);
    m_stop_at->SetToolTip(_("The program rolls on until so many armies of the attacker are left"));
    auto* const seldom = new_row();
    button(this, close_by(by_program), _("A&nnounce"), "risiko.attack.announce", [this] { announce(); });
    seldom->Add(until);
    button(this, close_by(seldom), _("&Void throw"), "risiko.attack.void", [this] { void_throw(); });
    return rows;
}

void AttackPanel::offer_targets() {
    const auto from = chosen(tables(), *m_from);
    m_to->offer(items_first(tables(), from ? neighbours(state(), *from, false) : std::vector<TerritoryId>{}));
    next_throw();
}

core::FormValues AttackPanel::filled(std::optional<TerritoryId> from, std::optional<TerritoryId> to) const {
    core::FormValues values;
    for (const auto& [key, id] : {std::pair{"from", from}, std::pair{"to", to}}) {
        if (id) {
            values[key] = tables()[*id].id;
        }
    }
    return values;
}

/// Both sides usually throw all dice that they may.
void AttackPanel::next_throw() {
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (from && to) {
        const auto& announced = state().turn.attack;
        const bool this_one = announced && announced->from == *from && announced->to == *to;
        const int most_attack = std::max(1, most_attack_dice(tables(), state()[*from].armies));
        const int most_defence = std::max(1, most_defence_dice(tables(), state()[*to].armies));
        m_attacker->SetValue(this_one && announced->attacker != 0 ? announced->attacker : most_attack);
        m_defender->SetValue(this_one && announced->defender != 0 ? announced->defender : most_defence);
    }
    show_odds();
}

namespace {

/// Where the first so many dice end; longer than the text when they are not all there.
std::size_t end_of(const wxString& text, int dice) {
    std::size_t place = 0;
    for (; place < text.length() && dice > 0; ++place) {
        dice -= text[place] >= '0' && text[place] <= '9' ? 1 : 0;
    }
    return dice > 0 ? text.length() + 1 : place;
}

} // namespace

/// One key a die: with the last one the keyboard goes on, and the throw is booked. What is typed on is for the next throw.
void AttackPanel::typed() {
    if (m_on_its_way || !typed_dice(m_attack_dice->GetValue() + m_defence_dice->GetValue())) {
        return;
    }
    const auto attack = m_attack_dice->GetValue();
    auto defence = m_defence_dice->GetValue();
    auto attack_ends = end_of(attack, m_attacker->GetValue());
    if (attack_ends > attack.length()) {
        if (attack.empty() || !m_defence_dice->HasFocus()) {
            m_given_back = false;
            return;
        }
        attack_ends = attack.length(); // the hand has gone on: fewer were thrown than proposed
    }
    if (const auto more = attack.Mid(attack_ends); !more.empty()) {
        m_attack_dice->ChangeValue(attack.Left(attack_ends));
        if (defence.empty()) {
            m_defence_dice->ChangeValue(defence = more);
        } else {
            m_typed_on.tell(more);
        }
    }
    if (m_attack_dice->HasFocus()) {
        m_typed_on.begin(TypedOn::After::Field);
        go_on_in(*m_defence_dice);
    }
    const auto defence_ends = end_of(defence, m_defender->GetValue());
    if (defence_ends > defence.length()) {
        m_given_back = false;
        return;
    }
    if (!m_given_back && chosen(tables(), *m_to)) {
        hand_on(attack.Left(attack_ends), defence.Left(defence_ends), defence.Mid(defence_ends));
    } else if (defence_ends < defence.length()) {
        m_defence_dice->ChangeValue(defence.Left(defence_ends));
        m_defence_dice->SetInsertionPointEnd();
        m_typed_on.tell(defence.Mid(defence_ends));
    }
}

/// The fields are free for the next throw at once: no key can change this one any more.
void AttackPanel::hand_on(const wxString& attack, const wxString& defence, const wxString& beyond) {
    m_on_its_way = true;
    m_typed_on.begin(TypedOn::After::Throw);
    m_attack_dice->ChangeValue({});
    m_defence_dice->ChangeValue(beyond); // which has the keyboard
    m_defence_dice->SetInsertionPointEnd();
    CallAfter([this, attack, defence] { hand_on_now(attack, defence); });
}

void AttackPanel::hand_on_now(const wxString& attack, const wxString& defence) {
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    auto values = filled(from, to);
    values["attack"] = core::as_filled(*typed_dice(attack));
    values["defence"] = core::as_filled(*typed_dice(defence));
    values["occupy"] = std::to_string(m_occupy->GetValue());
    m_taken = false;
    do_form(m_table, "throw", values, [this] { booked(); });
    m_on_its_way = false;
    const auto next = m_attack_dice->GetValue() + m_defence_dice->GetValue(); // typed meanwhile
    const bool goes_on = m_taken && IsShownOnScreen() && from == chosen(tables(), *m_from) && to && to == chosen(tables(), *m_to);
    m_given_back = !m_taken;
    m_attack_dice->ChangeValue(m_given_back ? attack : goes_on ? next : wxString{});
    m_defence_dice->ChangeValue(m_given_back ? defence : wxString{});
    m_attack_dice->SetInsertionPointEnd();
    m_defence_dice->SetInsertionPointEnd();
    if (m_given_back && IsShownOnScreen() && !m_attack_dice->HasFocus() && !m_defence_dice->HasFocus()) {
        go_on_in(*m_defence_dice); // not to the button: what is typed next is seen
    }
    if (goes_on) {
        typed();
    } else {
        m_typed_on.stop();
        m_typed_on.tell(next);
    }
}

void AttackPanel::booked() {
    m_taken = true;
    m_given_back = false;
    if (!m_on_its_way) { // with a reason, later
        m_attack_dice->ChangeValue({});
        m_defence_dice->ChangeValue({});
    }
    m_occupy->SetValue(0);
    set_focus();
}

void AttackPanel::announce() {
    if (stops_at_name()) {
        return;
    }
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (!from || !to) {
        m_table.complain(_("Name base and target of the attack first."));
        return;
    }
    auto values = filled(from, to);
    values["attacker"] = std::to_string(m_attacker->GetValue());
    values["defender"] = std::to_string(m_defender->GetValue());
    do_form(m_table, "attack", values, [this] { m_attack_dice->SetFocus(); });
}

void AttackPanel::throw_typed() {
    if (stops_at_name()) {
        return;
    }
    const auto attack = m_attack_dice->GetValue();
    const auto defence = m_defence_dice->GetValue();
    if (m_on_its_way) {
        return;
    }
    if (!chosen(tables(), *m_from) || !chosen(tables(), *m_to) || !typed_dice(attack) || !typed_dice(defence)) {
        m_table.complain(_("Name base and target, and type the dice of both sides, as 653 and 42."));
        return;
    }
    hand_on(attack, defence, {});
}

void AttackPanel::void_throw() {
    core::FormValues values;
    for (const auto& [key, field] : {std::pair{"attack", m_attack_dice}, std::pair{"defence", m_defence_dice}}) {
        if (const auto dice = typed_dice(field->GetValue())) {
            values[key] = core::as_filled(*dice);
        }
    }
    do_form(m_table, "void", values, [this] {
        m_attack_dice->ChangeValue({});
        m_defence_dice->ChangeValue({});
    });
}

void AttackPanel::roll(bool to_the_end) {
    if (stops_at_name()) {
        return;
    }
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (!from || !to) {
        m_table.complain(_("Name base and target of the attack first."));
        return;
    }
    roll_once(*from, *to, to_the_end);
}

/// The defender has fixed how many dice he throws: as many as he may, and no more than he said. Rule: RK-ATK-11.
void AttackPanel::roll_once(TerritoryId from, TerritoryId to, bool to_the_end) {
    const int a = to_the_end ? most_attack_dice(tables(), state()[from].armies) : m_attacker->GetValue();
    const int d = to_the_end ? most_defence_dice(tables(), state()[to].armies) : m_defender->GetValue();
    auto values = filled(from, to);
    values["attack"] = core::as_filled(shake(a));
    values["defence"] = core::as_filled(shake(d));
    do_form(m_table, "throw", values, [this, from, to, to_the_end] {
        if (to_the_end && !state().outcome && state()[from].owner == player() && state()[to].owner != player() &&
            state()[from].armies > std::max(1, m_stop_at->GetValue())) {
            roll_once(from, to, true);
        }
    });
}

wxString AttackPanel::odds_of_throw(TerritoryId from, TerritoryId to) const {
    const int a = std::min(m_attacker->GetValue(), most_attack_dice(tables(), state()[from].armies));
    const int d = std::min(m_defender->GetValue(), most_defence_dice(tables(), state()[to].armies));
    if (a < 1 || d < 1) {
        return {};
    }
    const auto& lost = odds::losses_in_one_throw(a, d); // by the attacker
    const auto pairs = static_cast<std::size_t>(std::min(a, d));
    double mean = 0;
    for (std::size_t k = 0; k <= pairs; ++k) {
        mean += static_cast<double>(k) * lost[k];
    }
    return wxString::Format(_("This throw, dice %d against %d: on average %s armies lost and %s taken."), a, d, decimal(mean, 2),
                            decimal(static_cast<double>(pairs) - mean, 2));
}

wxString AttackPanel::odds_of_chain(TerritoryId from, TerritoryId to) const {
    std::vector<TerritoryId> targets{to};
    const auto things = nameables(tables());
    for (const auto& name : names_in(m_chain->GetValue())) {
        if (const auto which = meant(things, name)) {
            targets.push_back({static_cast<std::uint8_t>(*which)});
        }
    }
    const auto links = chain_odds(state(), from, targets);
    if (links.empty()) {
        return _("These territories are not connected one to the next.");
    }
    wxString text;
    for (std::size_t i = 0; i < links.size(); ++i) {
        text += (i == 0 ? "" : "\n") + wxString::Format(_("%s falls in %s of all cases, with %s armies there on average."),
                                                        word(tables(), targets[i]), percent(links[i].taken), decimal(links[i].armies, 1));
    }
    return text;
}

int AttackPanel::text_width() const { return std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24)); }

void AttackPanel::show_odds() {
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (!from || !to) {
        layout::set_wrapped(m_odds, _("Say from where and on what."), text_width());
    } else {
        layout::set_wrapped(m_odds,
                            wxString::Format(_("Armies: %d against %d."), state()[*from].armies, state()[*to].armies) + "\n" +
                                odds_of_chain(*from, *to) + "\n" + odds_of_throw(*from, *to),
                            text_width());
    }
    if (on_proposal && IsShown()) {
        board::Proposal proposal;
        if (from && to) {
            proposal.way = {from->index, to->index};
        }
        for (const auto id : from && !to ? neighbours(state(), *from, false) : std::vector<TerritoryId>{}) {
            proposal.reach.insert(id.index);
        }
        on_proposal(std::move(proposal));
    }
    GetParent()->Layout(); // the words may take more lines
}

void AttackPanel::show_last() {
    wxString text;
    std::vector<core::Roll> dice;
    for (const auto& line : m_table.session().last_entries(1)) {
        dice = m_table.session().file().rolls(line.entry.seq);
        for (const auto& event : dice.empty() ? std::vector<Event>{} : db::RisikoSession::read_events(tables(), line.entry.events)) {
            const bool said_above = std::holds_alternative<PhaseBegun>(event) || std::holds_alternative<AttackAnnounced>(event);
            text += said_above ? wxString{} : m_table.say(summary(tables(), event)) + " ";
        }
    }
    layout::set_wrapped(m_last, text, text_width());
    m_last->Show(!text.empty());
    m_strip->Show(!dice.empty());
    const auto revealed = dice.size();
    m_strip->show(std::move(dice), revealed);
}

void AttackPanel::show_state() {
    if (!IsShown()) {
        return;
    }
    const auto& turn = state().turn;
    auto bases = territories_of(state(), player());
    std::erase_if(bases, [&](TerritoryId id) { return state()[id].armies < 2; });
    m_from->offer(items_first(tables(), bases));
    if (const auto now = std::pair{turn.round, turn.player}; now != m_turn) { // nothing of another one's turn stays
        m_turn = now;
        empty();
    }
    if (const auto to = chosen(tables(), *m_to); to && state()[*to].owner == player()) {
        m_to->clear(); // it was taken
    }
    if (turn.attack && chosen(tables(), *m_from) != turn.attack->from) {
        m_from->choose(tables()[turn.attack->from].id);
    }
    offer_targets();
    if (turn.attack && chosen(tables(), *m_to) != turn.attack->to) {
        m_to->choose(tables()[turn.attack->to].id);
    }
    show_last();
    Layout();
}

void AttackPanel::empty() {
    m_from->clear();
    m_to->clear();
    m_chain->ChangeValue({});
    m_attack_dice->ChangeValue({});
    m_defence_dice->ChangeValue({});
    m_given_back = false;
    m_occupy->SetValue(0);
    m_stop_at->SetValue(1);
}

void AttackPanel::set_focus() {
    if (!chosen(tables(), *m_from)) {
        m_from->SetFocus();
    } else if (!chosen(tables(), *m_to)) {
        m_to->SetFocus();
    } else {
        const auto attack = m_attack_dice->GetValue();
        go_on_in(*(end_of(attack, m_attacker->GetValue()) > attack.length() ? m_attack_dice : m_defence_dice));
    }
}

void AttackPanel::point_at(TerritoryId id) {
    (state()[id].owner == player() ? m_from : m_to)->choose(tables()[id].id);
    if (m_from->chosen() && m_to->chosen()) {
        set_focus(); // the dice come next
    }
}

void AttackPanel::carry(TerritoryId from, int armies) {
    if (armies == 0 && !std::exchange(m_carried, false)) {
        return;
    }
    m_carried = armies > 0;
    m_from->clear();
    m_to->clear();
    if (const auto& attack = state().turn.attack; attack && armies == 0) {
        prepare(attack->from, attack->to);
    } else if (armies > 0) {
        m_from->choose(tables()[from].id);
    }
    offer_targets();
    if (armies > 0) {
        m_attacker->SetValue(std::clamp(armies, 1, std::max(1, most_attack_dice(tables(), state()[from].armies))));
    }
}

void AttackPanel::prepare(TerritoryId from, TerritoryId to) {
    m_carried = false;
    m_from->choose(tables()[from].id);
    m_to->choose(tables()[to].id);
}

/// The faces stand in their fields as if they had been typed; nothing is booked before Enter.
void AttackPanel::fill(const ThrowDice& dice) {
    if (dice.from && dice.to) {
        prepare(*dice.from, *dice.to);
    }
    const auto as_typed = [](const core::Throw& thrown) {
        wxString faces;
        for (const int face : thrown.faces) {
            faces += wxString::Format("%d", face);
        }
        return faces;
    };
    m_attack_dice->ChangeValue(as_typed(dice.attack));
    m_defence_dice->ChangeValue(as_typed(dice.defence));
    m_occupy->SetValue(dice.occupy.value_or(0));
    m_given_back = true;
}

} // namespace intendant::app::rk
