// What headquarters and units can do from where they stand: activation, reach, reaction.

#include "app/base/theme.hpp"
#include "app/base/word_table.hpp"
#include "app/empire_of_the_sun/map/overlays.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <map>
#include <set>

namespace intendant::app::es {

namespace {

using board::add_line;
using board::OverlaySheet;

/// That of the offensive, else the one that is thought of.
std::optional<CardInHand> card_now(const Seen& seen) {
    const auto& offensive = seen.table.state().offensive;
    return offensive ? std::optional{CardInHand{offensive->card, offensive->as_event}} : seen.card();
}

/// Without a card it is asked as an operations card would do it.
std::optional<CardInHand> as_operations(const Tables& tables, Side side) {
    const auto card = usual_card(tables, side);
    return card ? std::optional{CardInHand{*card, false}} : std::nullopt;
}

std::vector<UnitId> headquarters_on_map(const Seen& seen, Side side) {
    auto found = units_on_map(seen.table.tables(), seen.standing->board, side);
    std::erase_if(found, [&](UnitId unit) { return !seen.table.tables()[unit].hq(); });
    return found;
}

/// Those of the selected hex, else all of the side that acts.
std::vector<UnitId> headquarters_meant(const Seen& seen) {
    if (const auto hex = seen.selected()) {
        auto here = units_in(seen.table.state(), *hex);
        std::erase_if(here, [&](UnitId unit) { return !seen.table.tables()[unit].hq(); });
        if (!here.empty()) {
            return here;
        }
    }
    return headquarters_on_map(seen, side_that_acts(seen.table.state()));
}

wxString why_idle(Idle idle) {
    return word_in(std::array{INTENDANT_TR("May be activated"), INTENDANT_TR("Not under its command"),
                              INTENDANT_TR("Not named by the event"), INTENDANT_TR("Out of supply"), INTENDANT_TR("Out of its range"),
                              INTENDANT_TR("Cut off from it")},
                   idle);
}

/// The words of one headquarters; its lines too when it is looked at alone.
void add_headquarters(OverlaySheet& sheet, const Seen& seen, UnitId hq, bool alone) {
    const auto& table = seen.table;
    const auto& tables = table.tables();
    const auto side = tables[hq].side;
    auto card = card_now(seen);
    const bool known = card && tables[card->card].side == side;
    card = known ? card : as_operations(tables, side);
    if (!card) {
        return;
    }
    const auto found = activation(tables, seen.standing->board, seen.standing->supply, hq, card->card, card->as_event);
    sheet.say(wxString::Format(_("%s: range %d, efficiency %d."), in_hex(table, hq), tables[hq].hq_range, tables[hq].efficiency));
    if (known) {
        sheet.say(found.may_lead ? wxString::Format(_("With %s: up to %d units."), table.word(card->card), found.most)
                                 : wxString::Format(_("It may not lead %s (%s)."), table.word(card->card), to_wx(found.clause)));
    } else if (!found.may_lead) {
        sheet.say(_("It is out of supply and may not lead."));
    }
    std::map<Idle, std::vector<UnitId>> units;
    for (const auto& each : found.units) {
        units[each.idle].push_back(each.unit);
        const bool open = each.idle == Idle::None;
        if (alone && each.line.size() > 1) {
            sheet.draw_line(each.line, open);
        }
        for (const auto& cut : alone ? each.cuts : std::vector<Cut>{}) {
            sheet.mark(cut.hex, theme::desk().bad, L"\u2716");
        }
    }
    for (const auto& [idle, who] : units) {
        const auto count = static_cast<int>(who.size());
        sheet.say(alone ? wxString::Format(_("%s (%d): %s"), why_idle(idle), count, table.listed(who))
                        : wxString::Format("%s (%d)", why_idle(idle), count));
    }
    for (const auto& each : found.units) {
        if (alone && each.idle == Idle::Cut) {
            sheet.say(wxString::Format(_("%s is cut off in %s."), in_hex(table, each.unit), cuts_in_words(table, each.cuts)));
        }
    }
}

void shade_range(OverlaySheet& sheet, const Seen& seen, const std::vector<UnitId>& all) {
    const auto& tables = seen.table.tables();
    std::set<HexId> hexes;
    for (const auto hq : all) {
        tables.map->grid().each_within(seen.standing->board[hq].place.hex, tables[hq].hq_range, [&](HexId hex) { hexes.insert(hex); });
    }
    for (const auto hex : hexes) {
        sheet.shade(hex, theme::board().accent);
    }
}

/// The unit that is meant: the first in the hand or to be moved, else the one on top of the selected hex.
std::optional<UnitId> unit_meant(const Seen& seen, const std::vector<std::string>& counters) {
    const auto& tables = seen.table.tables();
    for (const auto& id : counters) {
        if (const auto unit = tables.find_unit(id)) {
            return unit;
        }
    }
    if (const auto hex = seen.selected()) {
        for (const auto side : {side_that_acts(seen.table.state()), enemy_of(side_that_acts(seen.table.state()))}) {
            if (const auto here = troops_in(seen.table.state(), *hex, side); !here.empty()) {
                return here.front();
            }
        }
    }
    return {};
}

/// The places with a name among these; the sea has none.
wxString places_in_words(const Table& table, const Reach& found) {
    std::vector<HexId> places;
    for (const auto& each : found.hexes) {
        if (const auto* const land = table.tables().map->land(each.hex); land != nullptr && !land->name.empty()) {
            places.push_back(each.hex);
        }
    }
    return table.listed(places);
}

/// What the card allows for that kind of travel; land is counted in halves.
wxString allowed(const Reach& found) {
    switch (found.by) {
    case Travel::Land:
    case Travel::Disengage:
        return found.most % 2 == 0 ? wxString::Format(_("movement points: %d"), found.most / 2)
                                   : wxString::Format(_("movement points: %s"), decimal(found.most / 2.0, 1));
    case Travel::Air:
    case Travel::Extended:
        return wxString::Format(_("legs: %d of %d hexes"), found.most, found.range);
    case Travel::Sea:
    case Travel::Assault:
    case Travel::Transport:
    case Travel::Barges:
    case Travel::Strategic:
    case Travel::Retreat:
    case Travel::PostBattle:
    case Travel::Emergency:
    case Travel::Card:
        break;
    }
    return found.most > 0 ? wxString::Format(_("hexes of movement: %d"), found.most) : wxString{};
}

void add_reach(OverlaySheet& sheet, const Seen& seen, const Reach& found, std::set<HexId>& shown) {
    const auto& table = seen.table;
    const auto how = table.word(found.by);
    if (!found.why.empty()) {
        sheet.say(wxString::Format(_("%s: not. %s"), how, table.say(found.why)));
        return;
    }
    for (const auto& each : found.hexes) {
        if (shown.insert(each.hex).second) {
            const bool strategic = found.by == Travel::Strategic;
            sheet.shade(each.hex, strategic ? theme::desk().quiet : theme::board().accent,
                        strategic ? board::Overlay::Hatch::Left : board::Overlay::Hatch::None);
        }
    }
    const auto most = allowed(found);
    const auto count = static_cast<int>(found.hexes.size());
    const auto line = most.empty() ? wxString::Format(_("%s, hexes in reach: %d."), how, count)
                                   : wxString::Format(_("%s (%s), hexes in reach: %d."), how, most, count);
    const auto places = places_in_words(table, found);
    sheet.say(places.empty() ? line : line + " " + places);
    std::map<wxString, std::vector<HexId>> barred;
    for (const auto& each : found.barred) {
        if (const auto* const land = table.tables().map->land(each.hex); land != nullptr && !land->name.empty()) {
            barred[table.say(core::Message{each.why.front().why})].push_back(each.hex);
        }
    }
    constexpr std::size_t most_reasons = 4; // each names its hex
    for (const auto& [why, hexes] : barred) {
        if (hexes.size() > 1 || barred.size() <= most_reasons) {
            sheet.say(L"\u2716 " + why);
        }
    }
}

} // namespace

OverlaySheet headquarters_sheet(const Seen& seen) {
    OverlaySheet sheet{.title = _("Headquarters")};
    const auto all = headquarters_meant(seen);
    shade_range(sheet, seen, all);
    for (const auto hq : all) {
        add_headquarters(sheet, seen, hq, all.size() == 1);
    }
    if (all.empty()) {
        sheet.words = _("No headquarters is on the map.");
    } else if (all.size() > 1) {
        sheet.say(_("Select the hex of one of them: it is shown whom it may activate."));
    }
    return sheet;
}

OverlaySheet reach_sheet(const Seen& seen, const std::vector<std::string>& counters) {
    OverlaySheet sheet{.title = _("Reach")};
    const auto& table = seen.table;
    const auto unit = unit_meant(seen, counters);
    if (!unit || !table.state()[*unit].on_map()) {
        sheet.words = _("Select a hex with units.");
        return sheet;
    }
    auto card = card_now(seen);
    const auto side = table.tables()[*unit].side;
    const bool usual = !card;
    card = usual ? as_operations(table.tables(), side) : card;
    const auto then = card ? as_if_active(table.state(), *unit, card->card, card->as_event) : std::nullopt;
    if (!then) {
        return sheet;
    }
    const Standing standing(*then); // of active units
    sheet.words = in_hex(table, *unit);
    if (usual) {
        sheet.say(
            wxString::Format(_("No card is played: shown as with an operations card of value %d."), table.tables()[card->card].operations));
    }
    std::set<HexId> shown{table.state()[*unit].place.hex};
    for (const auto& each : reach(*then, standing.supply, *unit)) {
        add_reach(sheet, seen, each, shown);
    }
    return sheet;
}

OverlaySheet reaction_sheet(const Seen& seen) {
    OverlaySheet sheet{.title = _("Reaction")};
    const auto& table = seen.table;
    const auto& state = table.state();
    const auto& tables = table.tables();
    auto hexes = state.offensive ? state.offensive->battles : std::vector<HexId>{};
    if (const auto selected = seen.selected(); hexes.empty() && selected) {
        hexes = {*selected};
    }
    if (hexes.empty()) {
        sheet.words = _("Select a hex: it is shown who may react to a battle there.");
        return sheet;
    }
    const auto side = enemy_of(side_that_acts(state));
    const auto leaders = reaction_headquarters(tables, seen.standing->board, seen.standing->supply, side, hexes);
    sheet.words = wxString::Format(_("Battle in %s; %s reacts."), table.listed(hexes), table.word(side));
    for (const auto hex : hexes) {
        sheet.shade(hex, theme::desk().bad);
    }
    for (const auto hq : headquarters_on_map(seen, side)) {
        const auto from = seen.standing->board[hq].place.hex;
        const auto near = *std::ranges::min_element(hexes, {}, [&](HexId hex) { return tables.map->distance(from, hex); });
        const auto away = tables.map->distance(from, near);
        const bool leads = has(leaders, hq);
        if (leads) {
            sheet.overlay.lines.push_back({.spaces = {from.index, near.index}, .colour = theme::desk().good});
        }
        const auto who = in_hex(table, hq);
        if (leads && state.offensive) {
            sheet.say(wxString::Format(_("%s may lead: %d of %d hexes away, up to %d units."), who, away, tables[hq].hq_range,
                                       reaction_limit(tables, hq, tables[state.offensive->card], nullptr)));
        } else if (leads) {
            sheet.say(wxString::Format(_("%s may lead: %d of %d hexes away."), who, away, tables[hq].hq_range));
        } else {
            sheet.say(seen.standing->supply.supplied(hq)
                          ? wxString::Format(_("%s may not: %d hexes away, and its range is %d."), who, away, tables[hq].hq_range)
                          : wxString::Format(_("%s may not: it is out of supply."), who));
        }
    }
    return sheet;
}

} // namespace intendant::app::es
