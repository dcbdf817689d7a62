// What a move that is typed would mean, before it is booked.

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/map/held_units.hpp"
#include "app/axis_allies/odds/win_chance.hpp"
#include "app/axis_allies/turn/movement_panel.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

wxString MovementPanel::way(const UnitsMoved& moved, bool legal) const {
    wxString spaces;
    for (const auto step : moved.path) {
        spaces += (spaces.empty() ? wxString{} : wxString{L" \u2192 "}) + word(tables(), step);
    }
    const int length = static_cast<int>(moved.path.size()) - 1;
    return wxString::Format(legal ? wxPLURAL("The way, %d space: %s", "The way, %d spaces: %s", length)
                                  : wxPLURAL("Not legal, %d space: %s", "Not legal, %d spaces: %s", length),
                            length, spaces);
}

wxString MovementPanel::preview_of(const Command& command, board::Proposal& proposal) {
    const auto verdict = decide(state(), command);
    if (core::refused(verdict)) {
        m_against->show(cited_by(tables(), {core::refusal(verdict).rule}));
        return L"\u2716 " + m_table.say(core::refusal(verdict));
    }
    const auto& [events, warnings] = core::acceptance(verdict);
    m_against->show(cited_by(tables(), rules_of(warnings)));
    wxString text;
    for (const auto& event : events) {
        if (const auto* const moved = std::get_if<UnitsMoved>(&event)) {
            text += (text.empty() ? "" : "\n") + way(*moved, core::keep_the_rules(warnings));
        }
    }
    for (const auto space : way_of(events)) {
        proposal.way.push_back(space.index);
    }
    for (const auto& warning : warnings) {
        text += (text.empty() ? wxString{} : wxString{"\n"}) + L"\u26A0 " + m_table.say(std::vector{warning});
    }
    show_battle(events);
    return text;
}

/// What was counted; before anything is, whatever stands there and does not fly, for aircraft see half the world.
std::set<std::size_t> MovementPanel::reach() const {
    const auto from = *space(*m_from);
    auto units = counted();
    const bool chosen = !units.empty();
    for (const auto& stack : chosen ? std::vector<Stack>{} : stacks_in(state(), from)) {
        if (stack.owner == power() && !is_aircraft(stack.unit) && stack.unit != Unit::IndustrialComplex) {
            units.push_back({stack.unit, 1});
        }
    }
    std::set<std::size_t> result;
    const auto add = [&](const std::vector<UnitCount>& together) {
        for (const auto to : reach_of(state(), from, together, [&](SpaceId space) { return *wish(from, space, together); })) {
            result.insert(to.index);
        }
    };
    if (chosen) {
        add(units);
    } else {
        std::ranges::for_each(units, [&](const UnitCount& each) { add({each}); });
    }
    return result;
}

/// The battle at the end of the move, as it would stand, and then its odds.
void MovementPanel::show_battle(const std::vector<Event>& events) {
    auto after = state();
    for (const auto& event : events) {
        after = apply(std::move(after), event);
    }
    const auto way = way_of(events);
    for (const auto& battle : pending_battles(after)) {
        if (!way.empty() && battle.space == way.back()) {
            m_battle->SetLabel(_("A battle"));
            m_battle->Show();
            m_job.start([this, question = question_of(after, battle),
                         workspace = m_workspace](const std::stop_token& stop) -> std::function<void()> {
                const auto chance = win_chance(question, *workspace, stop);
                return [this, chance] {
                    if (chance && m_battle->IsShown()) {
                        m_battle->SetLabel(wxString::Format(_("The attacker wins %s %%"), wxString::Format("%.0f", *chance * 100)));
                        m_battle->SetForegroundColour(*chance >= 0.5 ? theme::desk().good : theme::desk().bad);
                    }
                };
            });
            return;
        }
    }
}

void MovementPanel::preview() {
    wxString text;
    board::Proposal proposal;
    const auto from = space(*m_from);
    const auto to = space(*m_to);
    m_job.forget();
    m_battle->Hide();
    m_against->show({});
    const auto command = wish();
    if (to && !command) { // then the way is told, and the battle at its end
        const auto there = forces(state(), *to);
        text = word(tables(), *to) + ": " + (there.empty() ? _("empty") : there);
        if (const auto holder = controller(state(), *to)) {
            text += " (" + wxString::Format(_("controlled by %s"), word(tables(), *holder)) + ")";
        }
    }
    if (command) {
        text = preview_of(*command, proposal);
    }
    if (proposal.way.empty() && from && to) {
        proposal.way = {from->index, to->index};
    }
    if (on_proposal && IsShown()) {
        if (from && !to) {
            proposal.reach = reach();
        }
        on_proposal(std::move(proposal));
    }
    layout::set_wrapped(m_preview, text, std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24)));
    GetParent()->Layout(); // the words may take more lines
}

} // namespace intendant::app::aa
