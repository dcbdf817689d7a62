#include "app/empire_of_the_sun/desk/battle_for_table.hpp"

#include "app/empire_of_the_sun/words.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

namespace {

constexpr int large = 96;

TableView::Battle::Side side_of(const Table& table, Side side, int strength) {
    return {
        .name = table.word(side) + wxString::Format(L" \u00B7 %d", strength), .emblem = patch(table.tables(), side, large), .pieces = {}};
}

TableView::Battle::Side side_of(const Table& table, const SheetSide& sheet) {
    auto shown = side_of(table, sheet.side, sheet.strength);
    for (const auto& unit : sheet.units) {
        const auto name =
            unit.unit ? table.word(*unit.unit) + " " + factors(table.tables(), *unit.unit, unit.level == 2 ? Step::Full : Step::Reduced)
                      : wxString{_("garrison of the city")};
        shown.pieces.push_back({.picture = {}, .name = name, .count = 0});
    }
    return shown;
}

TableView::Battle::Side side_of(const Table& table, Side side, const FoughtSide& fought) {
    auto shown = side_of(table, side, fought.strength);
    for (const auto& row : fought.units) {
        shown.pieces.push_back({.picture = {}, .name = table.word(row.unit), .count = 0});
    }
    return shown;
}

std::vector<TableView::Battle::Die> dice_of(const std::vector<int>& faces, int hits) {
    std::vector<TableView::Battle::Die> dice;
    for (const int face : faces) {
        dice.push_back({.face = face, .hits = hits > 0});
    }
    return dice;
}

TableView::Battle in_form_of(const Table& table, const BattleSheet& sheet) {
    TableView::Battle shown{.title = table.word(sheet.hex),
                            .attacker = side_of(table, sheet.offensive),
                            .defender = side_of(table, sheet.reaction),
                            .throw_words = {},
                            .dice = {}};
    for (const auto* const side : {&sheet.offensive, &sheet.reaction}) {
        if (side->die) {
            shown.dice.push_back(dice_of({*side->die}, side->faces.empty() ? 0 : side->faces[static_cast<std::size_t>(*side->die)].hits));
        }
    }
    return shown;
}

template <class Fought> TableView::Battle fought_of(const Table& table, const Fought& fought, Side offensive) {
    const auto reaction = offensive == all_sides.front() ? all_sides.back() : all_sides.front();
    return {.title = table.word(fought.hex),
            .attacker = side_of(table, offensive, fought.offensive),
            .defender = side_of(table, reaction, fought.reaction),
            .throw_words = table.say(summary(table.tables(), fought)),
            .dice = {dice_of(fought.offensive.die.faces, fought.offensive.hits), dice_of(fought.reaction.die.faces, fought.reaction.hits)}};
}

} // namespace

std::optional<TableView::Battle> battle_for_table(const Table& table, const std::optional<BattleNow>& in_form) {
    if (in_form && !table.looks_back()) {
        return in_form_of(table, in_form->sheet);
    }
    const auto& offensive = table.now().offensive;
    for (const auto& line : offensive ? table.session().last_entries(1) : std::vector<db::LogLine>{}) {
        for (const auto& event :
             line.undone ? std::vector<Event>{} : db::EmpireOfTheSunSession::read_events(table.tables(), line.entry.events)) {
            if (const auto* const at_sea = std::get_if<SeaBattleFought>(&event)) {
                return fought_of(table, *at_sea, offensive->side);
            }
            if (const auto* const on_land = std::get_if<LandBattleFought>(&event)) {
                return fought_of(table, *on_land, offensive->side);
            }
        }
    }
    return std::nullopt;
}

} // namespace intendant::app::es
