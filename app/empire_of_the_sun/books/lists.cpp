#include "app/empire_of_the_sun/books/lists.hpp"

#include "app/widgets/share_bar.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/points_now.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/odds/luck.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace intendant::app::es {

namespace {

using Rows = std::vector<RowList::Row>;

wxBitmapBundle emblem(const Table& table, Side side) { return patch(table.tables(), side, list_emblem); }
wxString turn_word(const Table& table, int turn) { return turn > 0 ? date(table.tables(), turn) : wxString{}; }

/// Why it has none, in the words of the warning behind the unit's name. Rule: ES-SUP-2.
wxString without_supply(const Table& table, const Board& board, const Supply& supply, UnitId unit) {
    Decision decision(table.state());
    out_of_supply(decision, board, supply, "ES-SUP-2", unit);
    const auto verdict = std::move(decision).accepted();
    wxString why;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        why = table.say(warning.why);
    }
    const auto behind = why.AfterFirst(':').Trim(false);
    return behind.empty() ? why : behind;
}

Rows supply_rows(const Table& table) {
    const auto& tables = table.tables();
    const auto board = board_of(table.state());
    Supply supply;
    supply.compute(tables, board);
    Rows with;
    Rows without;
    for (const auto side : all_sides) {
        for (const auto id : units_on_map(tables, board, side)) {
            const bool has_it = supply.supplied(id);
            const auto& station = table.state()[id];
            (has_it ? with : without)
                .push_back({tables[id].id,
                            emblem(table, side),
                            {table.word(id), factors(tables, id, station.step), table.word(station.place.hex), has_it ? _("yes") : _("no"),
                             has_it ? wxString{} : without_supply(table, board, supply, id)}});
        }
    }
    without.insert(without.end(), std::make_move_iterator(with.begin()), std::make_move_iterator(with.end()));
    return without;
}

wxString supply_sum(const Table& table) {
    return whole_map(table.state())
               ? wxString{}
               : wxString{_("These books do not keep where the counters stand: whether a unit is in supply is for the table to say.")};
}

Rows resource_rows(const Table& table) {
    const auto& state = table.state();
    Rows rows;
    for (const auto hex : table.tables().resource_hexes(state.options.resources_as_printed)) {
        const auto side = controller_of(state, hex);
        rows.push_back(
            {table.tables().map->label(hex), emblem(table, side), {table.word(hex), table.word(side), table.listed(units_in(state, hex))}});
    }
    return rows;
}

wxString resource_sum(const Table& table) {
    const auto& state = table.state();
    const auto held = resources(table.tables(), board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    return wxString::Format(_("Japan holds %d, the Allies %d; Japan draws %d cards for them."), static_cast<int>(held.japanese.size()),
                            static_cast<int>(held.allied.size()), held.base_draw);
}

Rows will_rows(const Table& table, const Past& past) {
    Rows rows;
    for (const auto& line : past.will()) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(line.entry), turn_word(table, line.turn), count(line.changed.before), count(line.changed.after),
                         table.word(line.changed.cause)}});
    }
    std::ranges::reverse(rows);
    return rows;
}

Rows deck_rows(const Table& table, const Past& past) {
    constexpr std::array order{CardPlace::Future, CardPlace::Hand, CardPlace::Discards, CardPlace::Removed, CardPlace::Unseen};
    const auto& names = table.names();
    Rows rows;
    for (const auto place : order) {
        for (std::size_t i = 0; i < table.tables().cards.size(); ++i) {
            const CardId id{static_cast<std::uint8_t>(i)};
            const auto& card = table.tables()[id];
            if (table.state()[id] == place) {
                rows.push_back({card.id,
                                emblem(table, card.side),
                                {table.word(id), count(card.operations), names("card_kind", id_of(card.kind)), table.word(place),
                                 turn_word(table, past.moved(id))}});
            }
        }
    }
    return rows;
}

wxString deck_sum(const Table& table) {
    wxString sum;
    for (const auto side : all_sides) {
        const auto reshuffled = table.state()[reshuffle_of(side)] != 0 ? _(", reshuffled when the turn ends") : wxString{};
        sum += (sum.empty() ? "" : "   ") + wxString::Format(_("%s: %d in the deck, %d in hand%s."), table.word(side),
                                                             cards_in_deck(table.state(), side), table.state()[cards_of(side)], reshuffled);
    }
    return sum;
}

Rows point_rows(const Table& table) {
    Rows rows;
    if (!table.state().begun || campaign(table.state())) {
        return rows;
    }
    for (const auto& each : points_now(table.state())) {
        rows.push_back({each.item, {}, {table.say(each.what), count(each.points), table.listed(each.scores), table.listed(each.missing)}});
    }
    return rows;
}

wxString purpose_word(const Table& table, const std::string& purpose) {
    return purpose == "air_naval" ? wxString{_("Air and naval combat")}
           : purpose == "ground"  ? wxString{_("Ground combat")}
                                  : table.names()("purpose", purpose);
}

Rows luck_rows(const Table& table, const Past& past) {
    constexpr double mean_face = 4.5;
    Rows rows;
    for (const auto& [of, faces] : past.dice()) {
        const int sum = std::accumulate(faces.begin(), faces.end(), 0);
        const int dice = static_cast<int>(faces.size());
        const auto side = core::of_id<Side>(of.second);
        wxString thrown;
        for (const auto face : faces) {
            thrown += count(face) + " ";
        }
        rows.push_back({of.first + " " + of.second,
                        side ? emblem(table, *side) : wxBitmapBundle{},
                        {purpose_word(table, of.first), count(dice), decimal(static_cast<double>(sum) / dice, 1), decimal(mean_face, 1),
                         percent(odds::chance_of_sum(dice, sum)), thrown.Trim()}});
    }
    return rows;
}

} // namespace

ListPage::Parts supply_list(const Read& read) {
    return {.name = "empire_of_the_sun.supply",
            .title = _("Supply"),
            .hint = _("Every unit on the map; first those that have none, with what cuts their line."),
            .sum = read(supply_sum),
            .lists = {{.name = "list",
                       .columns = {{_("Unit"), 190}, {_("Factors"), 70}, {_("Where"), 170}, {_("In supply"), 80}, {_("Why not"), 420}},
                       .empty = _("No unit stands in a hex that these books know."),
                       .rows = read(supply_rows)}}};
}

ListPage::Parts resource_list(const Read& read) {
    return {.name = "empire_of_the_sun.resources",
            .title = _("Resource hexes"),
            .sum = read(resource_sum),
            .lists = {{.name = "list",
                       .columns = {{_("Hex"), 180}, {_("Who holds it"), 110}, {_("Units there"), 420}},
                       .rows = read(resource_rows)}}};
}

ListPage::Parts will_list(const Read& read) {
    return {.name = "empire_of_the_sun.will",
            .title = _("US Political Will"),
            .hint = _("Each change with its cause, the latest first."),
            .lists = {
                {.name = "list",
                 .columns = {{_("Entry"), 65, true}, {_("Turn"), 120}, {_("Before"), 65, true}, {_("After"), 65, true}, {_("Cause"), 420}},
                 .empty = _("Political Will has not changed yet."),
                 .rows = read(will_rows)}}};
}

ListPage::Parts deck_list(const Read& read) {
    return {.name = "empire_of_the_sun.decks",
            .title = _("Decks"),
            .hint = _("First the cards whose place the table knows; what is in deck or hand can still come."),
            .sum = read(deck_sum),
            .lists = {{.name = "list",
                       .columns = {{_("Card"), 300}, {_("Value"), 60, true}, {_("Kind"), 110}, {_("Where"), 140}, {_("Since"), 120}},
                       .rows = read(deck_rows)}}};
}

ListPage::Parts point_list(const Read& read) {
    return {.name = "empire_of_the_sun.points",
            .title = _("Points of Japan"),
            .hint = _("Were the game to end now: item by item, with the hexes that make them and those that are missing."),
            .lists = {{.name = "list",
                       .columns = {{_("For what"), 330}, {_("Points"), 65, true}, {_("Hexes"), 220}, {_("Missing"), 220}},
                       .empty = _("Nobody counts points in a campaign."),
                       .rows = read(point_rows)}}};
}

ListPage::Parts luck_list(const Read& read) {
    return {.name = "empire_of_the_sun.luck",
            .title = _("Luck of the dice"),
            .hint = _(
                "The mean of the faces against what was to be expected, and the exact chance of a sum at least so high. In battles high is "
                "good, for intelligence low is."),
            .lists = {{.name = "list",
                       .columns = {{_("For what"), 190},
                                   {_("Dice"), 55, true},
                                   {_("Mean"), 60, true},
                                   {_("Expected"), 75, true},
                                   {_("as high or higher"), 120, true},
                                   {_("Faces"), 320}},
                       .empty = _("No die was thrown yet."),
                       .rows = read(luck_rows)}}};
}

} // namespace intendant::app::es
