#include "app/empire_of_the_sun/battle/odds_panel.hpp"

#include "app/base/named.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <memory>

namespace intendant::app::es {

namespace {

double chance(std::int64_t throws) { return static_cast<double>(throws) / BattleOdds::all_throws; }

/// Units and rule, but for the dice.
wxString key_of(const BattleNow& battle, std::int64_t entry) {
    const auto& sheet = battle.sheet;
    auto key = wxString::Format("%lld %d %d %d %d", static_cast<long long>(entry), static_cast<int>(sheet.hex.index), sheet.at_sea ? 1 : 0,
                                sheet.won_at_sea ? 1 : 0, static_cast<int>(battle.rule));
    for (const auto* const side : {&sheet.offensive, &sheet.reaction}) {
        for (const auto& unit : side->units) {
            key += wxString::Format(" %d/%d", unit.unit ? static_cast<int>(unit.unit->index) : -1, unit.attack);
        }
        key += wxString::Format(" %+d;", side->modifier);
    }
    return key;
}

} // namespace

OddsPanel::OddsPanel(wxWindow* parent, Table& table) : Part(parent, table) {
    const wxString name = "empire_of_the_sun.odds";
    SetName(name);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    SetSizer(all);
    const auto lies = wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2));
    m_heading = named_label(all, layout::heading(this, _("Odds, as it stands"), theme::Type::Text), name + ".heading", lies);
    m_bar = new ShareBar(this, name + ".bar");
    m_bar->SetMinSize(wxSize(FromDIP(120), layout::for_text(this, 30)));
    all->Add(m_bar, layout::spaced().Expand());
    m_won = named_label(all, layout::label(this, wxEmptyString), name + ".won", lies);
    m_steps = named_label(all, layout::label(this, wxEmptyString), name + ".steps", lies);
    m_lost = named_label(all, layout::label(this, wxEmptyString), name + ".lost", lies);
    m_rule = named_label(all, layout::hint(this, wxEmptyString), name + ".rule", lies);
    Hide();
}

void OddsPanel::say(wxStaticText* label, const wxString& text) const {
    layout::show_wrapped(label, text, std::max(FromDIP(180), GetParent()->GetClientSize().GetWidth() - FromDIP(32)));
}

void OddsPanel::ask(const std::optional<BattleNow>& battle) {
    Show(battle.has_value());
    if (!battle) {
        m_job.forget();
        m_asked.clear();
        m_shown.reset();
        return;
    }
    const auto key = key_of(*battle, m_table.log().file().last_seq());
    if (key == m_asked) {
        return;
    }
    m_asked = key;
    m_shown.reset();
    m_bar->set_stale(true);
    m_job.start([this, battle = *battle, tables = state().tables](const std::stop_token&) -> std::function<void()> {
        const auto answer = std::make_shared<Answer>(
            Answer{battle, odds_of(*tables, battle.sheet, battle.rule), odds_of(*tables, battle.sheet, LossRule::MostAttackLost)});
        return [this, answer] { show(*answer); };
    });
}

/// Who is most likely to be gone after it.
wxString OddsPanel::lost_in_words(const SheetSide& side, const SideOdds& odds) const {
    const auto gone = [&](std::size_t i) { return odds.levels[i][0]; };
    std::size_t most = odds.levels.size();
    for (std::size_t i = 0; i < odds.levels.size(); ++i) {
        if (side.units[i].unit && gone(i) > 0 && (most == odds.levels.size() || gone(i) > gone(most))) {
            most = i;
        }
    }
    return most == odds.levels.size()
               ? wxString{}
               : wxString::Format(_("%s eliminated: %s"), m_table.word(*side.units[most].unit), percent(chance(gone(most))));
}

void OddsPanel::show(const Answer& answer) {
    const auto& sheet = answer.battle.sheet;
    const auto& sums = answer.chosen;
    m_shown = sums;
    const bool on_ground = sums.ground[static_cast<std::size_t>(GroundResult::None)] < sums.all;
    const double wins = chance(on_ground ? sums.taken : sums.wins);
    m_bar->show({{on_ground ? _("taken") : _("won"), wins, shade(tables(), sheet.offensive.side)},
                 {on_ground ? _("held") : _("lost"), 1 - wins, shade(tables(), sheet.reaction.side)}});
    m_bar->set_stale(false);
    say(m_heading, _("Odds, as it stands"));
    say(m_won, on_ground && sheet.at_sea ? wxString::Format(_("In the air and at sea won: %s"), percent(chance(sums.wins))) : wxString{});
    say(m_steps, wxString::Format(_("Expected steps lost: %s %s, %s %s"), m_table.word(sheet.offensive.side),
                                  decimal(chance(sums.offensive.steps), 1), m_table.word(sheet.reaction.side),
                                  decimal(chance(sums.reaction.steps), 1)));
    auto lost = lost_in_words(sheet.offensive, sums.offensive);
    const auto other = lost_in_words(sheet.reaction, sums.reaction);
    lost += (lost.empty() || other.empty() ? "" : "\n") + other;
    say(m_lost, lost);
    const double worst = chance(on_ground ? answer.worst.taken : answer.worst.wins);
    say(m_rule,
        wxString::Format(_("Losses by the rule that stands in the form. If whoever rolled takes the most attack: %s."), percent(worst)));
    Layout();
    GetParent()->Layout();
}

} // namespace intendant::app::es
