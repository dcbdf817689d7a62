#include "app/empire_of_the_sun/map/overlays.hpp"

#include "app/base/theme.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace intendant::app::es {

namespace {

using board::add_line;
using board::OverlaySheet;
using Hatch = board::Overlay::Hatch;

Hatch hatch_of(Side side) { return side == Side::Japan ? Hatch::Left : Hatch::Right; }

/// Those out of supply first: they want something done.
OverlaySheet supply_sheet(const Table& table, const Standing& standing) {
    OverlaySheet sheet{.title = _("Supply")};
    wxString without;
    wxString with;
    for (const auto side : all_sides) {
        for (const auto unit : units_on_map(table.tables(), standing.board, side)) {
            const auto why = standing.supply.why(table.tables(), standing.board, unit);
            const auto hex = standing.board[unit].place.hex;
            add_line(why.supplied ? with : without, supply_in_words(table, standing, unit));
            if (why.line.size() > 1) {
                sheet.draw_line(why.line, why.supplied);
            }
            if (!why.supplied) {
                sheet.shade(hex, theme::desk().bad);
                sheet.mark(hex, theme::desk().bad, "!");
            }
            for (const auto& cut : why.supplied ? std::vector<Cut>{} : why.cuts) {
                sheet.mark(cut.hex, theme::desk().bad, L"\u2716");
            }
        }
    }
    sheet.words = without.empty() ? wxString{_("Everybody is in supply.")} : without;
    const auto road = burma_road(table.tables(), standing.board);
    sheet.say(road.open ? wxString{_("The Burma Road is open.")}
                        : wxString::Format(_("The Burma Road is closed in %s."), table.listed(road.cut)));
    if (!with.empty()) {
        sheet.say(with);
    }
    return sheet;
}

OverlaySheet zones_sheet(const Table& table, const Standing& standing) {
    OverlaySheet sheet{.title = _("Air zones of influence")};
    const auto& zones = standing.supply.zones();
    const auto& grid = table.tables().map->grid();
    for (const auto side : all_sides) {
        int covered = 0;
        int held = 0;
        for (std::uint16_t i = 0; i < grid.size(); ++i) {
            const bool works = zones.hostile(enemy_of(side), {i});
            covered += zones.covered(side, {i}) ? 1 : 0;
            held += works ? 1 : 0;
            if (works) {
                sheet.shade(HexId{i}, shade(table.tables(), side), hatch_of(side));
            } else if (side == Side::Japan && zones.covered(side, {i})) { // both cover it
                sheet.shade(HexId{i}, theme::desk().quiet);
            }
        }
        std::vector<UnitId> sources;
        for (const auto unit : units_on_map(table.tables(), standing.board, side)) {
            if (table.tables()[unit].zone() && standing.supply.supplied(unit)) {
                sources.push_back(unit);
            }
        }
        sheet.say(wxString::Format(_("%s: hexes in the zones: %d, of them neutralised: %d."), table.word(side), covered, covered - held));
        if (!sources.empty()) {
            sheet.say(table.listed(sources));
        }
    }
    return sheet;
}

OverlaySheet resources_sheet(const Table& table, const Standing& standing) {
    OverlaySheet sheet{.title = _("Resource hexes")};
    const auto& state = table.state();
    const auto found = resources(table.tables(), standing.board, state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    for (const auto side : all_sides) {
        const auto& hexes = side == Side::Japan ? found.japanese : found.allied;
        for (const auto hex : hexes) {
            sheet.shade(hex, shade(table.tables(), side), hatch_of(side));
        }
        sheet.say(hexes.empty() ? wxString::Format(_("%s: no resource hex."), table.word(side))
                                : wxString::Format(_("%s, resource hexes: %d. %s"), table.word(side), static_cast<int>(hexes.size()),
                                                   table.listed(hexes)));
    }
    sheet.say(wxString::Format(_("For them Japan draws %d cards, before other causes."), found.base_draw));
    return sheet;
}

/// How far the fighting in a battle hex is.
wxString stage_of(const Offensive& offensive, HexId hex) {
    return has(offensive.fought, hex)          ? _("fought")
           : has(offensive.fought_at_sea, hex) ? _("fought at sea and in the air, not on land")
                                               : _("not fought yet");
}

/// Rule: ES-OFF-8.
OverlaySheet battles_sheet(const Table& table, const Standing&) {
    OverlaySheet sheet{.title = _("Battle hexes")};
    const auto& state = table.state();
    const auto declared = state.offensive ? state.offensive->battles : std::vector<HexId>{};
    for (const auto hex : declared) {
        const bool done = has(state.offensive->fought, hex);
        sheet.shade(hex, done ? theme::desk().good : theme::desk().bad);
        sheet.mark(hex, done ? theme::desk().good : theme::desk().bad, done ? L"\u2713" : L"\u2694");
        const auto stage = stage_of(*state.offensive, hex);
        const auto own = table.listed(units_in(state, hex, state.offensive->side));
        const auto enemies = table.listed(units_in(state, hex, enemy_of(state.offensive->side)));
        sheet.say(own.empty() ? wxString::Format(_("%s: %s. Attacked from afar: %s."), table.word(hex), stage, enemies)
                              : wxString::Format(_("%s: %s. %s against %s."), table.word(hex), stage, own, enemies));
    }
    const auto forced = contacts(state);
    for (const auto hex : forced) {
        sheet.shade(hex, theme::desk().now);
        sheet.mark(hex, theme::desk().now, "!");
    }
    if (!forced.empty()) {
        sheet.say(wxString::Format(_("Units of both sides stand here, and no battle is declared: %s."), table.listed(forced)));
    }
    if (sheet.words.empty()) {
        sheet.words = _("There is no battle hex.");
    }
    return sheet;
}

/// The selected hex changes hands, and who stands there is gone.
OverlaySheet loss_sheet(const Seen& seen) {
    const auto& table = seen.table;
    OverlaySheet sheet{.title = _("What if this were lost")};
    const auto hex = seen.selected();
    if (!hex) {
        sheet.words = _("Select a hex: it is shown who would fall out of supply without it.");
        return sheet;
    }
    const auto& now = seen.standing->board;
    const auto change = supply_change(table.tables(), now, with_hex_lost(table.state(), *hex));
    for (const auto unit : change.lost) {
        sheet.mark(now[unit].place.hex, theme::desk().bad, "!");
    }
    for (const auto unit : change.gained) {
        sheet.mark(now[unit].place.hex, theme::desk().good, "+");
    }
    sheet.words = table.word(*hex);
    sheet.say(change.lost.empty() ? wxString{_("Nobody falls out of supply.")}
                                  : wxString::Format(_("Fall out of supply: %s."), table.listed(change.lost)));
    if (!change.gained.empty()) {
        sheet.say(wxString::Format(_("Come into supply: %s."), table.listed(change.gained)));
    }
    return sheet;
}

/// `Burma (zone of 22nd Air Flotilla)`.
wxString cut_in_words(const Table& table, const Cut& cut) {
    if (cut.by.empty()) {
        return table.word(cut.hex);
    }
    const auto who = table.listed(cut.by);
    return table.word(cut.hex) + " " + (cut.bar == Bar::Zone ? wxString::Format(_("(zone of %s)"), who) : "(" + who + ")");
}

} // namespace

Standing::Standing(const State& state) : board(board_of(state)) { supply.compute(*state.tables, board); }

std::vector<board::HexOverlay> overlays_of(const Seen& seen) {
    using Ids = std::vector<std::string>;
    const auto of_map = [seen](OverlaySheet (*make)(const Table&, const Standing&)) {
        return [seen, make](const Ids&) { return seen.standing ? make(seen.table, *seen.standing) : OverlaySheet{}; };
    };
    const auto of_hex = [seen](OverlaySheet (*make)(const Seen&)) {
        return [seen, make](const Ids&) { return seen.standing ? make(seen) : OverlaySheet{}; };
    };
    const auto reached = [seen](const Ids& ids) { return seen.standing ? reach_sheet(seen, ids) : OverlaySheet{}; };
    // What only the place of counters answers.
    const auto if_kept = [seen](std::function<OverlaySheet(const Ids&)> make) {
        return [seen, make = std::move(make)](const Ids& ids) {
            return whole_map(seen.table.state()) ? make(ids)
                                                 : OverlaySheet{.title = seen.table.word(seen.table.state().options.depth),
                                                                .words = _("These books do not keep where the counters stand.")};
        };
    };
    return {{.key = 'S', .title = _("S: supply"), .make = if_kept(of_map(supply_sheet))},
            {.key = 'Z', .title = _("Z: air zones"), .make = if_kept(of_map(zones_sheet))},
            {.key = 'H', .title = _("H: headquarters"), .make = if_kept(of_hex(headquarters_sheet)), .of_counters = true},
            {.key = 'R', .title = _("R: reach"), .make = if_kept(reached), .of_counters = true},
            {.key = 'T', .title = _("T: reaction"), .make = if_kept(of_hex(reaction_sheet)), .of_counters = true},
            {.key = 'B', .title = _("B: battle hexes"), .make = of_map(battles_sheet)},
            {.key = 'O', .title = _("O: resource hexes"), .make = of_map(resources_sheet)},
            {.key = 'X', .title = _("X: what if it were lost"), .make = if_kept(of_hex(loss_sheet)), .of_counters = true}};
}

wxString in_hex(const Table& table, UnitId unit) {
    const auto& station = table.state()[unit];
    return station.on_map() ? wxString::Format(_("%s in %s"), table.word(unit), table.word(station.place.hex)) : table.word(unit);
}

wxString cuts_in_words(const Table& table, const std::vector<Cut>& cuts) {
    wxString text;
    for (const auto& cut : cuts) {
        text += (text.empty() ? "" : "; ") + cut_in_words(table, cut);
    }
    return text;
}

wxString supply_in_words(const Table& table, const Standing& standing, UnitId unit) {
    const auto why = standing.supply.why(table.tables(), standing.board, unit);
    const auto who = in_hex(table, unit);
    const auto steps = static_cast<int>(why.line.size()) - 1;
    const bool hq = table.tables()[unit].hq();
    const auto target = why.headquarters ? in_hex(table, *why.headquarters) : why.line.empty() ? wxString{} : table.word(why.line.back());
    if (why.supplied && why.reason != SupplyReason::Line && has(standing.board.active, unit)) {
        return wxString::Format(_("%s: in supply to the end of the offensive."), who);
    }
    switch (why.reason) {
    case SupplyReason::Line:
        return target.empty() ? wxString::Format(_("%s: in supply."), who)
                              : wxString::Format(wxPLURAL("%s: in supply, %d hex to %s.", "%s: in supply, %d hexes to %s.", steps), who,
                                                 steps, target);
    case SupplyReason::TokyoExpress:
        return wxString::Format(_("%s: in supply by the Tokyo Express."), who);
    case SupplyReason::Hump:
        return wxString::Format(_("%s: in supply by the HUMP."), who);
    case SupplyReason::Cut:
        return wxString::Format(_("%s: not in supply, the line to %s is cut in %s."), who, target, cuts_in_words(table, why.cuts));
    case SupplyReason::TooFar:
        return hq || !why.headquarters ? wxString::Format(_("%s: not in supply, no way leads to a source."), who)
                                       : wxString::Format(_("%s: not in supply, no way leads to %s within its range of %d."), who,
                                                          in_hex(table, *why.headquarters), table.tables()[*why.headquarters].hq_range);
    case SupplyReason::NoHeadquarters:
        return wxString::Format(_("%s: not in supply, no headquarters in supply may command it."), who);
    case SupplyReason::ChinaClosed:
        return wxString::Format(_("%s: not in supply, the Burma Road is closed and nothing flies over the Hump."), who);
    case SupplyReason::NotOnMap:
        break;
    }
    return {};
}

} // namespace intendant::app::es
