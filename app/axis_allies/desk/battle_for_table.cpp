#include "app/axis_allies/desk/battle_for_table.hpp"

#include "app/axis_allies/battle/battle_record.hpp"
#include "app/axis_allies/looks.hpp"
#include "model/axis_allies/battle/battle.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

TableView::Battle::Side side_for_table(const State& state, const std::vector<Stack>& stacks, Power otherwise) {
    constexpr int large = 96;
    const auto& tables = *state.tables;
    TableView::Battle::Side side;
    std::vector<std::pair<Power, UnitCount>> pieces;
    for (const auto& stack : stacks) {
        const auto same =
            std::ranges::find_if(pieces, [&](const auto& each) { return each.first == stack.owner && each.second.unit == stack.unit; });
        if (same != pieces.end()) {
            same->second.count += stack.count;
        } else {
            pieces.push_back({stack.owner, {stack.unit, stack.count}});
        }
    }
    std::vector<Power> owners;
    for (const auto& [power, units] : pieces) {
        side.pieces.push_back({.picture = picture(tables, units.unit, power, large),
                               .name = units.count == 1 ? word(tables, units.unit) : several(tables, units.unit),
                               .count = units.count});
        if (std::ranges::find(owners, power) == owners.end()) {
            owners.push_back(power);
        }
    }
    if (owners.empty()) {
        owners.push_back(otherwise);
    }
    for (const auto power : owners) {
        side.name += (side.name.empty() ? wxString{} : wxString{", "}) + word(tables, power);
    }
    side.emblem = roundel(owners.front(), large);
    return side;
}

void add_last_throw(const Table& table, TableView::Battle& shown) {
    for (const auto& event : events_of_battle(table)) {
        const auto* const fired = std::get_if<ColumnFired>(&event);
        if (fired == nullptr) {
            continue;
        }
        const auto hits = fired->hits == 0
                              ? wxString{_("no hit")}
                              : wxString::Format(wxPLURAL("%d hit", "%d hits", static_cast<unsigned>(fired->hits)), fired->hits);
        const auto who = word(table.tables(), fired->group.power);
        const int column = fired->group.column;
        shown.throw_words = column == 0 ? who : wxString::Format(_("%s, %d or less: %s"), who, column, hits);
        shown.dice.assign(1, {});
        for (const int face : fired->dice.faces) {
            shown.dice.front().push_back({.face = face, .hits = face <= column});
        }
    }
}

} // namespace

std::optional<TableView::Battle> battle_for_table(const Table& table) {
    const auto& state = table.now();
    if (!state.battle) {
        return std::nullopt;
    }
    const auto& battle = *state.battle;
    const auto& tables = *state.tables;
    const auto holder = controller(state, battle.space);
    const auto enemy = *std::ranges::find_if(all_powers, [&](Power each) { return !allied(each, state.turn.power); });
    TableView::Battle shown{
        .title = word(tables, battle.space) + L" \u00B7 " + word(battle.step),
        .attacker = side_for_table(state, attackers_of(state, battle), state.turn.power),
        .defender = side_for_table(state, defenders_of(state, battle), holder && !allied(*holder, state.turn.power) ? *holder : enemy),
        .throw_words = {},
        .dice = {}};
    (side_to_act(battle) == Side::Attacker ? shown.attacker : shown.defender).throws = true;
    if (!table.looks_back()) {
        add_last_throw(table, shown);
    }
    return shown;
}

} // namespace intendant::app::aa
