#include "app/empire_of_the_sun/desk/turn_guide.hpp"

#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <utility>

namespace intendant::app::es {

namespace {

constexpr int head_patch = 36;
constexpr int account_patch = 28;

std::vector<TurnHead::Step> steps_of(const Table& table, const std::string& due) {
    const auto& state = table.state();
    std::vector<TurnHead::Step> steps;
    const auto add = [&](const wxString& name, std::size_t now) {
        const auto place = steps.size();
        steps.push_back({name, place < now ? TurnHead::When::Done : place == now ? TurnHead::When::Now : TurnHead::When::ToCome});
    };
    if (state.offensive) {
        const std::array names{_("Card"),     _("Activate and move"), _("Battle hexes"), _("Intelligence"),
                               _("Reaction"), _("Battles"),           _("After battle")};
        std::ranges::for_each(names,
                              [&, now = static_cast<std::size_t>(offensive_step(state, due))](const wxString& name) { add(name, now); });
        return steps;
    }
    for (std::size_t i = 0; i < core::enum_words<Phase>.size(); ++i) {
        add(table.word(static_cast<Phase>(i)), static_cast<std::size_t>(state.turn.phase));
    }
    return steps;
}

/// Who acts; nothing: both sides do.
std::optional<Side> acting(const State& state) {
    return state.outcome || state.turn.phase != Phase::Offensives ? std::nullopt : std::optional{side_that_acts(state)};
}

wxString versus(int japan, int allies) { return wxString::Format("%d : %d", japan, allies); }

} // namespace

TurnHead head_of(const Table& table, const std::string& due, const std::optional<wxString>& next) {
    const auto& state = table.state();
    const auto side = acting(state);
    const auto middle = wxString{L" \u00B7 "};
    auto under = date(table.tables(), state.turn.number);
    if (const auto player = side ? one_line(player_of(state, *side)) : wxString{}; !player.empty()) {
        under = player + middle + under;
    }
    if (state.offensive) {
        under += middle + table.word(state.offensive->card);
    }
    return {.emblem = side ? patch(table.tables(), *side, head_patch) : icon("roundels/neutral", theme::desk().quiet, head_patch),
            .who = side ? table.word(*side) : wxString{_("Both sides")},
            .under = under,
            .steps = steps_of(table, due),
            .next = state.outcome ? wxString{_("The game is over")} : next.value_or(_("Nothing is due")),
            .may = !table.read_only() && next && !state.outcome};
}

std::vector<Account> accounts_of(const Table& table) {
    const auto& state = table.state();
    const auto& tables = table.tables();
    const auto japan = Side::Japan;
    const auto allies = Side::Allies;
    const auto held = resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    const auto& europe = wie_box(tables, state[Track::Wie]);
    std::vector<Account> accounts;
    const auto add = [&](const char* key, const wxString& figure, const wxString& unit, const wxString& name, const wxString& detail) {
        accounts.push_back({.key = key, .emblem = {}, .figure = figure, .unit = unit, .change = {}, .name = name, .detail = detail});
    };
    const auto box = [](const char* sign, int value) { return (value == 0 ? "" : sign) + count(value); };
    add("will", count(state[Track::UsWill]), table.word(Track::UsWill), _("At 0"), _("Japan negotiates"));
    add("cards", versus(state[Track::JapaneseCards], state[Track::AlliedCards]), _("cards in hand"), _("Passes"),
        versus(state[Track::JapanesePasses], state[Track::AlliedPasses]));
    add("asp", versus(std::max(0, asp_left(state, japan)), std::max(0, asp_left(state, allies))), _("shipping points"), _("Spent"),
        versus(state[Track::JapaneseAspUsed], state[Track::AlliedAspUsed]));
    add("resources", versus(static_cast<int>(held.japanese.size()), static_cast<int>(held.allied.size())), _("resource hexes"),
        _("Japan draws"), count(held.base_draw));
    add("europe", box(state[Track::Wie] > 0 ? "+" : "", state[Track::Wie]), table.word(Track::Wie),
        wxString::Format(_("Level %d"), europe.level), europe.delayed ? _("Allied units are delayed") : wxString{_("Allied units arrive")});
    add("china", box("-", state[Track::China]), table.word(Track::China), wxString::Format(_("India %s"), on_track(state, Track::India)),
        wxString::Format(_("road %s"), on_track(state, Track::BurmaRoad)));
    return accounts;
}

std::vector<TableView::Seat> seats_of(const Table& table) {
    std::vector<TableView::Seat> seats;
    const auto& state = table.now(); // the table sees the game as it stands
    for (const auto side : all_sides) {
        std::array<int, 4> standing{}; // by kind
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const auto& unit = state.tables->units[i];
            standing.at(static_cast<std::size_t>(unit.kind)) += unit.side == side && state.units[i].in_play() ? 1 : 0;
        }
        seats.push_back({.account = {.key = std::string{id_of(side)},
                                     .emblem = patch(table.tables(), side, account_patch),
                                     .figure = count(state[cards_of(side)]),
                                     .unit = _("cards"),
                                     .change = {},
                                     .name = table.word(side),
                                     .detail = wxString::Format(_("passes: %d"), state[passes_of(side)]),
                                     .now = acting(state) == side},
                         .player = one_line(player_of(state, side)),
                         .forces = wxString::Format(_("On the map: ground %d, air %d, naval %d"), standing[1], standing[0], standing[2])});
    }
    for (auto& account : accounts_of(table)) {
        if (account.key != "cards") { // which stand with the sides
            account.detail = account.name + " " + account.detail;
            account.name = std::exchange(account.unit, {});
            seats.push_back({.account = std::move(account), .player = {}, .forces = {}});
        }
    }
    return seats;
}

} // namespace intendant::app::es
