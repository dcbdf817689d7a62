#include "app/afrika_korps/books/lists.hpp"

#include "db/session/history.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

using Rows = std::vector<RowList::Row>;

wxBitmapBundle emblem(const Table& table, Side side) { return patch(table.tables(), side, list_emblem); }

wxString behind_figures(const std::string&) { return _("The entries behind these figures"); }

// Replacements.

Rows factors_of_sides(const Table& table, const Past& past) {
    const auto& state = table.state();
    Rows rows;
    for (const auto side : all_sides) {
        int gained = 0;
        int spent = 0;
        for (const auto& line : past.factors()) {
            if (line.side == side) {
                (line.change > 0 ? gained : spent) += line.change > 0 ? line.change : -line.change;
            }
        }
        rows.push_back({std::string{id_of(side)},
                        emblem(table, side),
                        {word(side), count(state.sides[side].factors), count(factors_due(state, side, state.turn.number, state.control)),
                         count(gained), count(spent)}});
    }
    return rows;
}

Rows eliminated_units(const Table& table) {
    const auto& state = table.state();
    const auto& tables = table.tables();
    Rows rows;
    for (const auto side : all_sides) {
        for (const auto id :
             counters_where(state, [&](CounterId each) { return state[each].status == Status::Eliminated && tables[each].side == side; })) {
            const int missing = tables[id].attack - state.sides[side].factors;
            rows.push_back({tables[id].id,
                            emblem(table, side),
                            {word(tables, id), factors(tables, id), count(tables[id].attack),
                             missing <= 0 ? _("with the factors in hand") : wxString::Format(_("factors missing: %d"), missing)}});
        }
    }
    return rows;
}

Rows factor_entries(const Table& table, const Past& past) {
    Rows rows;
    for (const auto& line : past.factors()) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(line.entry), date(table.tables(), line.turn), word(line.side), wxString::Format("%+d", line.change),
                         count(line.then), table.said_by(line.entry)}});
    }
    return rows;
}

// Isolation and control.

wxString of_limit(int turns, int limit) { return wxString::Format(_("%d of %d"), turns, limit); }
wxString yes(bool is) { return is ? wxString{_("yes")} : wxString{L"\u2013"}; }

Rows isolated_units(const Table& table) {
    const auto& state = table.state();
    const auto& tables = table.tables();
    const bool map = whole_map(state);
    const int limit = tables.amounts.isolated_turns;
    Rows rows;
    for (const auto side : all_sides) {
        const auto cut_off = map ? isolated_on_map(state, side) : std::vector<CounterId>{};
        const auto now = [&](CounterId id) { return std::ranges::find(cut_off, id) != cut_off.end(); };
        for (const auto id : counters_where(state, [&](CounterId each) {
                 return tables[each].side == side && (state[each].isolated > 0 || state[each].isolated_at_start || now(each));
             })) {
            const auto& piece = state[id];
            const bool ends = piece.isolated + 1 >= limit && (now(id) || !map);
            rows.push_back({tables[id].id,
                            emblem(table, side),
                            {with_factors(tables, id), whereabouts(tables, piece), of_limit(piece.isolated, limit),
                             side == state.turn.side ? yes(piece.isolated_at_start) : wxString{}, map ? yes(now(id)) : wxString{},
                             ends ? _("eliminated if still isolated at the start and end of its next turn") : wxString{}}});
        }
    }
    return rows;
}

Rows clocks_of_sides(const Table& table) {
    const auto& amounts = table.tables().amounts;
    Rows rows;
    for (const auto side : all_sides) {
        const auto& books = table.state().sides[side];
        wxString controls;
        for (const auto place : all_key_places) {
            if (of(table.state().control, place) == side) {
                controls += (controls.empty() ? "" : ", ") + word(place);
            }
        }
        rows.push_back({std::string{id_of(side)},
                        emblem(table, side),
                        {word(side), of_limit(books.without_supply, amounts.isolated_turns),
                         of_limit(books.control_turns, amounts.control_turns), controls.empty() ? wxString{L"\u2013"} : controls}});
    }
    return rows;
}

Rows isolation_entries(const Table& table) {
    std::vector<std::pair<Side, db::LevelStep>> steps;
    for (const auto side : all_sides) {
        for (auto& step : db::steps_to(table.session(), "isolated", std::string{id_of(side)}, table.shown())) {
            steps.emplace_back(side, std::move(step));
        }
    }
    std::ranges::stable_sort(steps, {}, [](const auto& each) { return each.second.entry.seq; });
    Rows rows;
    for (const auto& [side, step] : steps) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(step.entry.seq), word(side), wxString::Format("%+lld", static_cast<long long>(step.change)),
                         count(step.then), table.say(step.entry)}});
    }
    return rows;
}

// Luck.

/// `2 (1.3)`: what came, and what was to be expected.
wxString against(double came, double expected) { return wxString::Format("%.0f (", came) + decimal(expected, 1) + ")"; }

std::vector<wxString> cells(const wxString& side, const wxString& column, const ColumnDice& dice) {
    const auto luck = dice.luck();
    std::vector<wxString> row{side, column, count(dice.battles())};
    for (const auto result : all_results) {
        row.push_back(against(dice.count(result), dice.expected(result)));
    }
    row.push_back(luck.dice == 0 ? wxString{} : against(static_cast<double>(luck.hits), luck.expected));
    row.push_back(luck.dice == 0 ? wxString{} : decimal(luck.at_least * 100, 1) + " %");
    return row;
}

Rows luck_by_column(const Table& table, const Past& past) {
    const auto& book = past.luck();
    Rows rows;
    for (const auto side : all_sides) {
        for (const auto column : die_columns) {
            if (const auto& dice = book.in(column, side); dice.battles() > 0) {
                rows.push_back({std::string{id_of(side)} + " " + std::string{id_of(column)}, emblem(table, side),
                                cells(word(side), word(column), dice)});
            }
        }
        if (book.of(side).battles() > 0) {
            rows.push_back({std::string{id_of(side)}, emblem(table, side), cells(word(side), _("all"), book.of(side))});
        }
    }
    return rows;
}

Rows battles_fought(const Table& table, const Past& past) {
    const auto& tables = table.tables();
    Rows rows;
    for (const auto& battle : past.luck().battles()) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {date(tables, battle.turn), word(battle.attacker), listed(tables, battle.attackers),
                         listed(tables, battle.defenders), wxString::Format("%d : %d", battle.attack, battle.defence), word(battle.column),
                         count(battle.die), printed(battle.result) + " " + word(battle.result)}});
    }
    return rows;
}

} // namespace

ListPage::Parts replacement_lists(const Read& read) {
    return {.name = "afrika_korps.replacements",
            .title = _("Replacements"),
            .lists = {{.name = "sides",
                       .columns = {{_("Side"), 120},
                                   {_("Factors in hand"), 130, true},
                                   {_("each turn, as controlled now"), 210, true},
                                   {_("gained"), 100, true},
                                   {_("spent"), 100, true}},
                       .rows = read(factors_of_sides),
                       .room = 2},
                      {.name = "units",
                       .columns = {{_("Eliminated unit"), 190}, {_("Factors"), 90}, {_("Cost"), 70, true}, {_("May come back"), 330}},
                       .empty = _("Nobody is eliminated."),
                       .rows = read(eliminated_units),
                       .room = 3},
                      {.name = "entries",
                       .columns = {{_("Entry"), 65},
                                   {_("Turn"), 130},
                                   {_("Side"), 90},
                                   {_("Change"), 80, true},
                                   {_("Then"), 70, true},
                                   {_("What was booked"), 420}},
                       .empty = _("No factor has come in yet (AK-RPL-1)."),
                       .rows = read(factor_entries),
                       .room = 3,
                       .heading = behind_figures}}};
}

ListPage::Parts isolation_lists(const Read& read) {
    return {
        .name = "afrika_korps.isolation",
        .title = _("Isolation and control"),
        .lists = {
            {.name = "units",
             .columns = {{_("Unit"), 170},
                         {_("Where"), 150},
                         {_("Turns isolated"), 115, true},
                         {_("when its turn began"), 175},
                         {_("now"), 70},
                         {_("What follows"), 250}},
             .empty = _("No unit is isolated."),
             .rows = read(isolated_units),
             .room = 3},
            {.name = "sides",
             .columns =
                 {{_("Side"), 110}, {_("Turns without supply"), 160, true}, {_("Turns of control"), 130, true}, {_("Controls"), 430}},
             .rows = read(clocks_of_sides),
             .room = 2},
            {.name = "entries",
             .columns =
                 {{_("Entry"), 65}, {_("Side"), 90}, {_("Units isolated"), 120, true}, {_("Then"), 70, true}, {_("What was booked"), 460}},
             .empty = _("No unit has been isolated yet."),
             .rows = read(isolation_entries),
             .room = 3,
             .heading = behind_figures}}};
}

ListPage::Parts luck_lists(const Read& read) {
    return {.name = "afrika_korps.luck",
            .title = _("Luck by column"),
            .hint = _("How often each result came, and in brackets how often it was to be expected. The chance is exact: of defenders "
                      "eliminated or driven back at least so often."),
            .lists = {{.name = "columns",
                       .columns = {{_("Attacker"), 95},
                                   {_("Column"), 80},
                                   {_("Battles"), 70, true},
                                   {printed(CombatResult::AttackersEliminated), 75, true},
                                   {printed(CombatResult::AttackersBack), 75, true},
                                   {printed(CombatResult::Exchange), 75, true},
                                   {printed(CombatResult::DefendersBack), 75, true},
                                   {printed(CombatResult::DefendersEliminated), 75, true},
                                   {_("Defenders gone"), 120, true},
                                   {_("as good or better"), 125, true}},
                       .empty = _("No die has decided a battle yet."),
                       .rows = read(luck_by_column),
                       .room = 3},
                      {.name = "battles",
                       .columns = {{_("Turn"), 120},
                                   {_("Attacker"), 90},
                                   {_("Attacking"), 210},
                                   {_("Attacked"), 190},
                                   {_("Factors"), 75},
                                   {_("Odds"), 60},
                                   {_("Die"), 45, true},
                                   {_("Result"), 190}},
                       .empty = _("No die has decided a battle yet."),
                       .rows = read(battles_fought),
                       .room = 3}}};
}

} // namespace intendant::app::ak
