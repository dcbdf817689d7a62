#include "app/afrika_korps/battle/aftermath_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/icons.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr int after_patch = 18;

} // namespace

AftermathPanel::AftermathPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("After the battle")), layout::spaced());
    m_result = words(all, "afrika_korps.after.result");
    m_payment = new wxPanel(this);
    auto* const payment = new wxBoxSizer(wxVERTICAL);
    m_due = named_label(payment, layout::label(m_payment, wxEmptyString), "afrika_korps.after.due");
    m_proposals = new CardList(m_payment, "afrika_korps.after.proposals");
    m_proposals->on_pick = [this](const std::string& key) {
        pay(proposed_payments(state()).at(static_cast<std::size_t>(std::stoul(key))));
    };
    payment->Add(m_proposals, layout::spaced().Expand());
    payment->Add(layout::label(m_payment, _("Or &these:")), layout::spaced());
    m_coins = new UnitTicks(m_payment, "afrika_korps.after.coins");
    payment->Add(m_coins, layout::spaced().Expand());
    button(m_payment, payment, _("&Pay with these"), "afrika_korps.after.pay", [this] { pay(m_coins->ticked()); });
    m_payment->SetSizer(payment);
    all->Add(m_payment, wxSizerFlags().Expand());
    m_retreat = new wxPanel(this);
    auto* const retreat = new wxBoxSizer(wxVERTICAL);
    m_retreat_words = named_label(retreat, layout::label(m_retreat, wxEmptyString), "afrika_korps.after.retreat");
    m_retreating = new CardList(m_retreat, "afrika_korps.after.retreating");
    m_retreating->on_pick = [this](const std::string& key) {
        const auto unit = tables().find_counter(key);
        const auto row = unit ? std::ranges::find(m_rows, *unit, &RetreatRow::unit) : m_rows.end();
        if (row != m_rows.end()) {
            m_current = static_cast<std::size_t>(row - m_rows.begin());
            offer_retreats();
        }
    };
    retreat->Add(m_retreating, layout::spaced().Expand());
    button(m_retreat, retreat, _("&Accept the retreats"), "afrika_korps.after.accept", [this] { accept_retreats(); });
    m_retreat->SetSizer(retreat);
    all->Add(m_retreat, wxSizerFlags().Expand());
    m_advance = new wxPanel(this);
    auto* const advance = new wxBoxSizer(wxVERTICAL);
    m_advance_words = named_label(advance, layout::label(m_advance, wxEmptyString), "afrika_korps.after.advance");
    m_advancing = new UnitTicks(m_advance, "afrika_korps.after.advancing");
    advance->Add(m_advancing, layout::spaced().Expand());
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    button(m_advance, row, _("Ad&vance"), "afrika_korps.after.advance.book", [this] { this->advance(); });
    button(m_advance, row, _("&Stay"), "afrika_korps.after.stay", [this] { stay(); });
    m_advancing->on_change = [this] {
        if (m_around.changed) {
            m_around.changed();
        }
    };
    advance->Add(row);
    m_advance->SetSizer(advance);
    all->Add(m_advance, wxSizerFlags().Expand());
    SetSizer(all);
}

void AftermathPanel::stay() {
    m_stayed = m_table.session().file().last_seq();
    if (m_table.on_change) { // nothing is booked, but what is done now is something else
        m_table.on_change(m_table.session().last_entries(1).back().entry);
    }
}

bool AftermathPanel::needed() const {
    const auto& after = state().turn.aftermath;
    if (!after || phase() != Phase::Combat || state().outcome) {
        return false;
    }
    return after->open() || (!possible_advances(state()).empty() && m_stayed != m_table.session().file().last_seq());
}

void AftermathPanel::show_state() {
    if (!IsShown() || !state().turn.aftermath) {
        return;
    }
    const auto& after = *state().turn.aftermath;
    m_payment->Show(after.payer.has_value());
    m_retreat->Show(!after.retreating.empty());
    m_advance->Show(!after.open());
    wxString result;
    for (const auto& line : m_table.session().last_entries(3)) {
        if (!line.undone) {
            result = m_table.say(line.entry);
        }
    }
    say(m_result, result);
    m_around.offer({});
    if (after.payer) {
        show_payment();
    } else if (!after.retreating.empty()) {
        show_retreats();
    } else {
        show_advance();
    }
    Layout();
}

void AftermathPanel::show_payment() {
    const auto& after = *state().turn.aftermath;
    layout::set_wrapped(m_due, wxString::Format(_("%s pays in the exchange, factors at least: %d."), word(*after.payer), after.due),
                        text_width());
    std::vector<CardList::Row> rows;
    const auto proposals = proposed_payments(state());
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        int printed = 0;
        for (const auto id : proposals[i]) {
            printed += after.payer == side() ? tables()[id].attack : tables()[id].defence;
        }
        rows.push_back({.key = std::to_string(i),
                        .picture = patch(tables(), *after.payer, after_patch),
                        .words = listed(tables(), proposals[i]),
                        .figure = count(printed),
                        .tone = i == 0 ? CardList::Tone::Good : CardList::Tone::Quiet});
    }
    m_proposals->show(std::move(rows));
    m_coins->show(tables(), after.payer == side() ? units_of(after.attackers) : units_of(after.defenders), false);
}

void AftermathPanel::show_retreats() {
    m_rows = proposed_retreats(state());
    m_current = std::min(m_current, m_rows.size() - 1);
    std::vector<CardList::Row> rows;
    for (const auto& row : m_rows) {
        rows.push_back({.key = tables()[row.unit].id,
                        .picture = patch(tables(), tables()[row.unit].side, after_patch),
                        .words = word(tables(), row.unit) + L" \u2192 " +
                                 (row.eliminated ? wxString{_("no way: eliminated")} : listed(tables(), row.way)),
                        .figure = {},
                        .tone = row.eliminated ? CardList::Tone::Bad : CardList::Tone::Quiet});
    }
    m_retreating->show(std::move(rows));
    offer_retreats();
}

/// The ends that the unit may come to, clicked on the board.
void AftermathPanel::offer_retreats() {
    const auto& row = m_rows.at(m_current);
    const auto ways = retreat_ways(state(), row.unit);
    layout::set_wrapped(
        m_retreat_words,
        whole_map(state()) && !ways.empty()
            ? wxString::Format(_("%s retreats two hexes: click where it ends, or accept what is proposed."), word(tables(), row.unit))
            : wxString{_("Units that have no way are eliminated.")},
        text_width());
    HexOffer offer{.hexes = {}, .text = _("Retreat here"), .act = [this, unit = row.unit](HexId hex) { retreat(unit, hex); }};
    for (const auto& way : ways) {
        offer.hexes.insert(way.back());
    }
    m_around.offer(std::move(offer));
    board::Proposal proposal;
    if (state()[row.unit].hex) {
        proposal.way.push_back(state()[row.unit].hex->index);
    }
    for (const auto hex : row.way) {
        proposal.way.push_back(hex.index);
    }
    for (const auto& way : ways) {
        proposal.reach.insert(way.back().index);
    }
    propose(std::move(proposal));
}

void AftermathPanel::show_advance() {
    const auto advances = possible_advances(state());
    HexOffer offer{.hexes = {}, .text = _("Advance here"), .act = [this](HexId) { advance(); }};
    std::vector<CounterId> units;
    wxString where;
    for (const auto& each : advances) {
        offer.hexes.insert(each.hex);
        where += (where.empty() ? "" : ", ") + word(tables(), each.hex);
        units.insert(units.end(), each.units.begin(), each.units.end());
    }
    layout::set_wrapped(m_advance_words, wxString::Format(_("These may advance into %s."), where), text_width());
    m_advancing->show(tables(), units, false);
    m_around.offer(std::move(offer));
}

void AftermathPanel::pay(const std::vector<CounterId>& units) {
    PayExchange command;
    for (const auto id : units) {
        command.payments.push_back({.unit = id});
    }
    m_table.book(command);
}

void AftermathPanel::retreat(CounterId unit, HexId end) {
    for (const auto& way : retreat_ways(state(), unit)) {
        if (way.back() == end) {
            m_current = 0;
            m_table.book(RetreatUnits{{{.unit = unit, .way = way, .eliminated = false}}});
            return;
        }
    }
}

void AftermathPanel::accept_retreats() { m_table.book(RetreatUnits{proposed_retreats(state())}); }

void AftermathPanel::advance() {
    const auto advances = possible_advances(state());
    AdvanceUnits command{.units = m_advancing->ticked(), .to = {}};
    if (command.units.empty() || advances.empty()) {
        m_table.complain(_("Tick who advances."));
        m_advancing->SetFocus();
        return;
    }
    command.to = advances.front().hex;
    m_table.book(command);
}

std::optional<wxString> AftermathPanel::act() const {
    const auto& after = state().turn.aftermath;
    if (!after) {
        return std::nullopt;
    }
    if (after->payer) {
        return wxString{_("Pay the cheapest")};
    }
    return !after->retreating.empty()      ? wxString{_("Accept the retreats")}
           : m_advancing->ticked().empty() ? wxString{_("Stay")}
                                           : wxString{_("Advance")};
}

void AftermathPanel::do_act() {
    const auto& after = state().turn.aftermath;
    if (after->payer) {
        if (const auto proposals = proposed_payments(state()); !proposals.empty()) {
            pay(proposals.front());
        }
    } else if (!after->retreating.empty()) {
        accept_retreats();
    } else if (m_advancing->ticked().empty()) { // nobody has to
        stay();
    } else {
        advance();
    }
}

void AftermathPanel::set_focus() {
    if (m_payment->IsShown()) {
        m_proposals->SetFocus();
    } else if (m_retreat->IsShown()) {
        m_retreating->SetFocus();
    } else {
        m_advancing->SetFocus();
    }
}

void AftermathPanel::point_at(HexId) {}

} // namespace intendant::app::ak
