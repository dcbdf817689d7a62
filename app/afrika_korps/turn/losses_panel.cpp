#include "app/afrika_korps/turn/losses_panel.hpp"

#include "app/base/layout.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

Cause cause_of(const core::RuleRef& rule) {
    return rule.id == "AK-DIV-4" ? Cause::CutOff : rule.id == "AK-DIV-6" ? Cause::Unsupported : Cause::TooWeak;
}

} // namespace

LossesPanel::LossesPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_heading = layout::heading(this, wxEmptyString);
    all->Add(m_heading, layout::spaced());
    m_words = words(all, "afrika_korps.losses.words");
    m_units = new CardList(this, "afrika_korps.losses.units");
    m_units->on_pick = [this](const std::string& key) {
        const auto unit = tables().find_counter(key);
        if (unit && state()[*unit].hex && m_around.select) {
            m_around.select(*state()[*unit].hex);
        }
    };
    all->Add(m_units, layout::spaced().Expand());
    m_given = new wxPanel(this);
    auto* const given = new wxBoxSizer(wxVERTICAL);
    m_lost = new UnitTicks(m_given, "afrika_korps.losses.lost");
    m_lost->SetMinSize(FromDIP(wxSize(100, 240)));
    given->Add(m_lost, layout::spaced().Expand());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(m_given, _("&Why:")), layout::line());
    m_cause = new wxChoice(m_given, wxID_ANY);
    m_cause->SetName("afrika_korps.losses.cause");
    m_cause->SetMinSize(FromDIP(wxSize(100, -1))); // as wide as the sheet, not as its longest words
    row->Add(m_cause, layout::line().Proportion(1));
    given->Add(row, wxSizerFlags().Expand());
    button(m_given, given, _("&Eliminate these"), "afrika_korps.losses.book", [this] { eliminate(); });
    m_given->SetSizer(given);
    all->Add(m_given, wxSizerFlags().Expand());
    SetSizer(all);
}

bool LossesPanel::only_books() const { return state().options.depth == Depth::Books; }

std::vector<Cause> LossesPanel::causes() const {
    using enum Cause;
    return only_books() ? std::vector{Battle, Exchange, Retreat, TooWeak, CutOff, Unsupported} : std::vector{TooWeak, CutOff, Unsupported};
}

void LossesPanel::set_focus() { m_given->IsShown() ? m_lost->SetFocus() : SetFocus(); }

void LossesPanel::show_given() {
    auto units = combat_units(state(), side());
    if (only_books()) {
        const auto enemies = combat_units(state(), enemy_of(side()));
        units.insert(units.end(), enemies.begin(), enemies.end());
    }
    m_lost->show(tables(), units, false);
    const int before = m_cause->GetSelection();
    m_cause->Clear();
    for (const auto cause : causes()) {
        m_cause->Append(word(cause));
    }
    m_cause->SetSelection(std::clamp(before, 0, static_cast<int>(causes().size()) - 1));
}

void LossesPanel::eliminate() {
    auto own = m_lost->ticked();
    auto enemies = own;
    std::erase_if(own, [&](CounterId id) { return tables()[id].side != side(); });
    std::erase_if(enemies, [&](CounterId id) { return tables()[id].side == side(); });
    if (own.empty() && enemies.empty()) {
        m_table.complain(_("Tick the units that are eliminated."));
        return;
    }
    const auto cause = causes().at(static_cast<std::size_t>(m_cause->GetSelection()));
    for (const auto& units : {own, enemies}) { // an entry a side
        if (!units.empty()) {
            m_table.book(EliminateUnits{.units = units, .cause = cause});
        }
    }
}

void LossesPanel::show_state() {
    if (!IsShown()) {
        return;
    }
    m_heading->SetLabelText(phase() == Phase::Combat ? _("Battles") : _("Before the battles"));
    m_given->Show(!whole_map(state()));
    if (!whole_map(state())) {
        show_given();
        say(m_words, only_books() ? _("These books keep no battles: enter who was eliminated, and why.")
                                  : _("Units that have no legal battle are eliminated before combat. Tick them."));
        m_units->Hide();
        Layout();
        return;
    }
    std::vector<CardList::Row> rows;
    for (const auto& each : whole_map(state()) ? doomed(state()) : std::vector<Doomed>{}) {
        rows.push_back({.key = tables()[each.unit].id,
                        .picture = patch(tables(), side(), 18),
                        .words = word(tables(), each.unit) + ": " + word(cause_of(each.rule)),
                        .figure = to_wx(each.rule.id),
                        .tone = CardList::Tone::Bad});
    }
    wxString words = rows.empty()
                         ? wxString{_("No unit has to be eliminated before the battles.")}
                         : wxString{_("These units can make no battle that is allowed. They are eliminated before the first battle.")};
    if (const auto more = too_many(state()); !more.empty()) { // which of them the table chooses, and types
        if (rows.empty()) {
            words.clear();
        }
        for (const auto& each : more) {
            words += (words.empty() ? "" : "\n") + m_table.say(core::Refused{each.rule, said(tables(), each)});
        }
    }
    say(m_words, words);
    m_units->Show(!rows.empty());
    m_units->show(std::move(rows));
    Layout();
}

std::optional<wxString> LossesPanel::act() const {
    const auto lost = whole_map(state()) ? doomed(state()) : std::vector<Doomed>{};
    return lost.empty() ? std::nullopt
                        : std::optional{wxString::Format(wxPLURAL("Eliminate %d unit", "Eliminate %d units", static_cast<int>(lost.size())),
                                                         static_cast<int>(lost.size()))};
}

/// Those of one cause in one entry; the next act is the next cause.
void LossesPanel::do_act() {
    const auto lost = whole_map(state()) ? doomed(state()) : std::vector<Doomed>{};
    if (lost.empty()) {
        return;
    }
    EliminateUnits command{.units = {}, .cause = cause_of(lost.front().rule)};
    for (const auto& each : lost) {
        if (cause_of(each.rule) == command.cause) {
            command.units.push_back(each.unit);
        }
    }
    m_table.book(command);
}

} // namespace intendant::app::ak
