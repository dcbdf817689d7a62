#include "app/afrika_korps/map/overlays.hpp"

#include "app/base/theme.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

using board::add_line;
using board::OverlaySheet;

wxString in_hex(const State& state, CounterId id) {
    const auto& tables = *state.tables;
    return state[id].hex ? wxString::Format(_("%s in %s"), word(tables, id), word(tables, *state[id].hex)) : word(tables, id);
}

/// Whose zones bar these hexes.
wxString barred_by(const State& state, Side side, const std::vector<HexId>& cut) {
    const auto& tables = *state.tables;
    const auto zones = zones_of(state, enemy_of(side));
    wxString text;
    for (const auto hex : cut) {
        const auto reasons = zones.reasons(hex);
        const std::vector<CounterId> who(reasons.begin(), reasons.end());
        text += (text.empty() ? "" : "; ") + word(tables, hex);
        if (!who.empty()) {
            text += " " + wxString::Format(_("(zone of %s)"), listed(tables, who));
        }
    }
    return text;
}

OverlaySheet zones(const State& state) {
    OverlaySheet sheet{.title = _("Zones of control")};
    for (const auto side : all_sides) {
        const auto field = zones_of(state, side);
        std::vector<HexId> hexes(field.hexes().begin(), field.hexes().end());
        std::ranges::sort(hexes);
        for (const auto hex : hexes) {
            sheet.shade(hex, shade(*state.tables, side), side == Side::Axis ? board::Overlay::Hatch::Left : board::Overlay::Hatch::Right);
        }
        sheet.say(wxString::Format(_("%s, hexes: %d. %s"), word(side), static_cast<int>(hexes.size()), listed(*state.tables, hexes)));
    }
    return sheet;
}

OverlaySheet supply(const State& state) {
    OverlaySheet sheet{.title = _("Supply lines")};
    wxString cut; // first: these want something done
    wxString open;
    for (const auto side : all_sides) {
        for (const auto& line : supply_lines(state, side)) {
            add_line(line.open() && !line.line.empty() ? open : cut, supply_in_words(state, line.unit));
            if (line.line.empty()) {
                sheet.mark(*state[line.unit].hex, theme::desk().bad, L"\u2716");
                continue;
            }
            sheet.draw_line(line.line, line.open());
            for (const auto hex : line.cut) {
                sheet.mark(hex, theme::desk().bad, L"\u2716");
            }
        }
    }
    sheet.words = cut;
    if (!open.empty()) {
        sheet.say(open);
    }
    return sheet;
}

OverlaySheet reach(const State& state, const std::vector<CounterId>& units, bool with_rommel) {
    OverlaySheet sheet{.title = _("Reach")};
    if (units.empty()) {
        sheet.words = _("Select a hex with units of the side on turn.");
        return sheet;
    }
    const auto found = reach_of(state, units, with_rommel);
    std::vector<HexId> hexes(found.hexes().begin(), found.hexes().end());
    std::erase(hexes, *state[units.front()].hex);
    std::ranges::sort(hexes);
    for (const auto hex : hexes) {
        sheet.shade(hex, theme::board().accent);
    }
    sheet.words = wxString::Format(_("%s, from %s. Hexes in reach: %d."), listed(*state.tables, units),
                                   word(*state.tables, *state[units.front()].hex), static_cast<int>(hexes.size())) +
                  "\n" + listed(*state.tables, hexes);
    return sheet;
}

OverlaySheet isolated(const State& state) {
    OverlaySheet sheet{.title = _("Isolated units")};
    for (const auto side : all_sides) {
        for (const auto id : isolated_on_map(state, side)) {
            sheet.say(in_hex(state, id) + ": " +
                      (state[id].isolated > 0 ? wxString::Format(_("turns counted: %d"), state[id].isolated)
                                              : wxString{_("no turn counted yet")}));
            sheet.mark(*state[id].hex, theme::desk().bad,
                       state[id].isolated > 0 ? wxString::Format("!%d", state[id].isolated) : wxString{"!"});
            sheet.shade(*state[id].hex, theme::desk().bad);
        }
    }
    if (sheet.words.empty()) {
        sheet.words = _("Nobody is isolated.");
    }
    return sheet;
}

OverlaySheet battles(const State& state) {
    OverlaySheet sheet{.title = _("Battles to be fought")};
    const auto left = duties(state);
    for (const auto& duty : left.enemies) {
        sheet.shade(duty.hex, theme::desk().bad);
        sheet.mark(duty.hex, theme::desk().bad, duty.value ? word(duty.value->column) : wxString{"?"});
        for (const auto id : duty.own) {
            sheet.overlay.lines.push_back({.spaces = {state[id].hex->index, duty.hex.index}, .colour = theme::board().accent});
        }
    }
    for (const auto id : left.attackers) {
        sheet.shade(*state[id].hex, theme::board().accent);
    }
    sheet.words = duties_in_words(state);
    if (sheet.words.empty()) {
        sheet.words = _("Nobody has to fight.");
    }
    return sheet;
}

} // namespace

std::vector<CounterId> counters_of(const Tables& tables, const std::vector<std::string>& ids) {
    std::vector<CounterId> counters;
    for (const auto& id : ids) {
        if (const auto counter = tables.find_counter(id)) {
            counters.push_back(*counter);
        }
    }
    return counters;
}

std::vector<board::HexOverlay> overlays_of(const Table& table, std::function<bool()> with_rommel) {
    using Ids = std::vector<std::string>;
    const auto of_state = [&table](OverlaySheet (*make)(const State&)) {
        return [&table, make](const Ids&) { return whole_map(table.state()) ? make(table.state()) : OverlaySheet{}; };
    };
    const auto reached = [&table, with_rommel = std::move(with_rommel)](const Ids& ids) {
        const auto& state = table.state();
        return whole_map(state) ? reach(state, counters_of(*state.tables, ids), with_rommel()) : OverlaySheet{};
    };
    return {{.key = 'Z', .title = _("Z: zones of control"), .make = of_state(zones)},
            {.key = 'S', .title = _("S: supply lines"), .make = of_state(supply)},
            {.key = 'R', .title = _("R: reach"), .make = reached, .of_counters = true},
            {.key = 'I', .title = _("I: isolated units"), .make = of_state(isolated)},
            {.key = 'B', .title = _("B: battles"), .make = of_state(battles)}};
}

wxString supply_in_words(const State& state, CounterId unit) {
    const auto& tables = *state.tables;
    const auto side = side_of(state, unit);
    const auto lines = supply_lines(state, side);
    const auto found = std::ranges::find(lines, unit, &SupplyLine::unit);
    if (found == lines.end()) {
        return {};
    }
    const auto who = in_hex(state, unit);
    if (found->line.empty()) {
        return wxString::Format(_("%s: isolated, no supply unit can be reached."), who);
    }
    if (!found->open()) {
        return wxString::Format(_("%s: isolated, the line is cut in %s."), who, barred_by(state, side, found->cut));
    }
    const auto there = units_in(state, found->line.back(), side);
    const auto source = std::ranges::find_if(there, [&](CounterId id) { return supply_unit(state, id); });
    const auto steps = static_cast<int>(found->line.size()) - 1;
    return wxString::Format(wxPLURAL("%s: in supply, %d hex to %s.", "%s: in supply, %d hexes to %s.", steps), who, steps,
                            source != there.end() ? in_hex(state, *source) : word(tables, found->line.back()));
}

wxString duties_in_words(const State& state) {
    const auto& tables = *state.tables;
    wxString words;
    const auto left = duties(state);
    for (const auto& duty : left.enemies) {
        add_line(words, duty.value ? wxString::Format(_("%s must be attacked: %s; all beside it make %s."), word(tables, duty.hex),
                                                      listed(tables, duty.enemies), word(duty.value->column))
                                   : wxString::Format(_("%s must be attacked: %s; no odds are allowed."), word(tables, duty.hex),
                                                      listed(tables, duty.enemies)));
    }
    if (!left.attackers.empty()) {
        add_line(words, wxString::Format(_("Must attack: %s."), listed(tables, left.attackers)));
    }
    return words;
}

} // namespace intendant::app::ak
