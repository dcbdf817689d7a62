#include "app/afrika_korps/turn/losses_panel.hpp"

#include "app/base/layout.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

namespace {

Cause cause_of(const core::RuleRef& rule) {
    return rule.id == "AK-DIV-4" ? Cause::CutOff : rule.id == "AK-DIV-6" ? Cause::Unsupported : Cause::TooWeak;
}

} // namespace

LossesPanel::LossesPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Before the battles")), layout::spaced());
    m_words = words(all, "afrika_korps.losses.words");
    m_units = new CardList(this, "afrika_korps.losses.units");
    m_units->on_pick = [this](const std::string& key) {
        const auto unit = tables().find_counter(key);
        if (unit && state()[*unit].hex && m_around.select) {
            m_around.select(*state()[*unit].hex);
        }
    };
    all->Add(m_units, layout::spaced().Expand());
    SetSizer(all);
}

void LossesPanel::show_state() {
    if (!IsShown()) {
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
    say(m_words, rows.empty()
                     ? wxString{_("No unit has to be eliminated before the battles.")}
                     : wxString{_("These units can make no battle that is allowed. They are eliminated before the first battle.")});
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
    const auto lost = doomed(state());
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
