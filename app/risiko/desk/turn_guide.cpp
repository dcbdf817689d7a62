#include "app/risiko/desk/turn_guide.hpp"

#include "app/desk/form_ways.hpp"
#include "model/risiko/contradictions.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

constexpr int patch_size = 36;

/// Where, or whose, what cannot stand together is.
wxString to_be_counted(const Tables& tables, const std::vector<Contradiction>& contradictions) {
    wxString text;
    for (const auto& each : contradictions) {
        text += text.empty() ? "" : ", ";
        text += each.territory ? word(tables, *each.territory) : each.player ? word(tables, *each.player) : wxString{_("Cards")};
    }
    return text;
}

} // namespace

wxString TurnGuide::next_label() const {
    const auto& turn = state().turn;
    if (state().outcome) {
        return _("The game is over");
    }
    switch (turn.phase) {
    case Phase::FirstThrow:
        return _("Throw for the first place");
    case Phase::Deal:
        return _("Deal the territories");
    case Phase::InitialArmies:
        return wxString::Format(_("Place armies: %d"),
                                std::min(find_player(state(), turn.player)->to_place, tables().amounts.initial_pass));
    case Phase::Reinforcement:
    case Phase::Combat:
        if (turn.to_place() > 0) {
            return wxString::Format(_("Place armies: %d"), turn.to_place());
        }
        return _("No more attacks");
    case Phase::StrategicMove:
        return turn.conquests > 0 ? _("Draw a card and end the turn") : _("End the turn");
    }
    return {};
}

wxString TurnGuide::after() const {
    if (state().outcome) {
        return state().outcome->winners.empty() ? wxString{_("The game was left unfinished.")}
                                                : wxString::Format(_("Won by: %s"), listed(tables(), state().outcome->winners));
    }
    wxString text;
    if (const auto next = state().turn.round > 0 ? next_turn(state()) : std::nullopt) {
        text = wxString::Format(_("Then: %s"), word(tables(), next->colour));
    }
    if (const auto lap = still_to_play(state()); !lap.empty()) {
        text += L" \u00B7 " + wxString::Format(_("Last lap: %s"), listed(tables(), lap));
    }
    if (!state().extra_round.empty()) {
        text += L" \u00B7 " + wxString::Format(_("Supplementary round: %s"), listed(tables(), state().extra_round));
    }
    if (const auto wrong = to_be_counted(tables(), contradictions(state())); !wrong.empty()) {
        text += L" \u00B7 " + wxString::Format(_("To be counted: %s"), wrong);
    }
    const bool past = m_table.looks_back() || !clock_shows;
    const auto time = time_shown(state(), past ? state().clock.elapsed : clock_shows());
    return time.empty() ? text : text + L" \u00B7 " + time;
}

TurnHead TurnGuide::head() const {
    const auto& turn = state().turn;
    const bool everybody = turn.phase == Phase::FirstThrow;
    TurnHead head{.emblem = patch(tables(), turn.player, patch_size),
                  .who = everybody ? wxString{_("All")} : word(tables(), turn.player),
                  .under = everybody ? wxString{} : to_wx(find_player(state(), turn.player)->player.name) + L" \u00B7 ",
                  .steps = {},
                  .next = next_label(),
                  .may = !m_table.read_only() && !state().outcome};
    head.under += turn.round > 0 ? wxString::Format(_("Round %d"), turn.round) : wxString{_("Set-up")};
    if (const auto more = after(); !more.empty()) {
        head.under += L" \u00B7 " + more;
    }
    // With the last army placed the attacks begin, though nothing says so to the books.
    const auto reached = turn.phase == Phase::Reinforcement && turn.to_place() == 0 ? Phase::Combat : turn.phase;
    for (const auto phase : all_phases) {
        if ((phase < Phase::Reinforcement) == (turn.round == 0)) {
            head.steps.push_back({word(phase), phase < reached    ? TurnHead::When::Done
                                               : phase == reached ? TurnHead::When::Now
                                                                  : TurnHead::When::ToCome});
        }
    }
    return head;
}

void TurnGuide::next_step() {
    const auto& turn = state().turn;
    if (m_table.read_only() || state().outcome) {
        return;
    }
    if (turn.round == 0 || turn.to_place() > 0) {
        place();
    } else if (turn.phase == Phase::StrategicMove) {
        end_turn();
    } else {
        do_form(m_table, "end_combat");
    }
}

std::vector<Account> accounts_of(const Table& table) {
    constexpr int size = 28;
    std::vector<Account> accounts;
    const auto& state = table.state();
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        const auto held = static_cast<int>(territories_of(state, colour).size());
        const auto name = each.player.name.empty() ? word(table.tables(), colour) : to_wx(each.player.name);
        auto detail = wxString::Format(wxPLURAL("%d territory", "%d territories", held), held) + L" \u00B7 " +
                      wxString::Format(wxPLURAL("%d card", "%d cards", each.cards), each.cards);
        if (const auto points = points_shown(state, colour); !points.empty()) {
            detail += L" \u00B7 " + wxString::Format(_("%s points"), points);
        }
        accounts.push_back({.key = std::string{id_of(colour)},
                            .emblem = patch(table.tables(), colour, size),
                            .figure = count(armies_of(state, colour)),
                            .unit = _("armies"),
                            .change = {},
                            .name = each.in_game() ? name : wxString::Format(_("%s (out)"), name),
                            .detail = std::move(detail),
                            .now = !state.outcome && colour == state.turn.player});
    }
    return accounts;
}

} // namespace intendant::app::rk
