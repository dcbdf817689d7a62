#include "model/afrika_korps/seat_page.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/forms.hpp"

#include <algorithm>
#include <map>

namespace intendant::afrika_korps {

namespace {

using core::told;
core::SeatAccount account_of(const State& state, Side side) {
    constexpr std::uint32_t red = 0xA2000D; // as on the desk
    constexpr std::uint32_t blue = 0x1F4E9E;
    core::SeatAccount account{.id = std::string{id_of(side)},
                              .name = told(name(side)),
                              .player = player_of(state, side),
                              .colour = side == Side::Axis ? red : blue};
    account.now = state.turn.side == side && !state.outcome;
    const auto combat = combat_units(state, side);
    const auto add = [&](const char* of, std::string value) { account.figures.push_back({{of, {}}, told(std::move(value))}); };
    add(INTENDANT_TR("Combat units"), number(static_cast<std::int64_t>(combat.size())));
    add(INTENDANT_TR("Supply units"), number(static_cast<std::int64_t>(supply_units(state, side).size())));
    add(INTENDANT_TR("Replacement factors"), number(state.sides[side].factors));
    add(INTENDANT_TR("Isolated units"), number(std::ranges::count_if(combat, [&](CounterId id) { return state[id].isolated > 0; })));
    std::string held;
    for (const auto place : all_key_places) {
        if (of(state.control, place) == side) {
            held += (held.empty() ? "" : ", ") + name(place);
        }
    }
    add(INTENDANT_TR("Controls"), held.empty() ? "-" : held);
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& piece = state.pieces[i];
        if (side_of(state, id) == side && piece.status != Status::Stock && piece.status != Status::Due) {
            account.holdings.push_back(
                {told(name(*state.tables, id)), told(piece.hex ? name(*state.tables, *piece.hex) : name(piece.status))});
        }
    }
    return account;
}

/// The hexes where counters stand, and the places that a side controls.
std::vector<core::SeatSpace> spaces_of(const State& state) {
    std::map<HexId, std::vector<CounterId>> standing;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        if (const auto& piece = state.pieces[i]; piece.status == Status::Map && piece.hex) {
            standing[*piece.hex].push_back({static_cast<std::uint8_t>(i)});
        }
    }
    std::map<HexId, Side> held;
    for (const auto place : all_key_places) {
        if (const auto& side = of(state.control, place)) {
            const auto hex = state.tables->hex_of(place);
            held.emplace(hex, *side);
            standing[hex];
        }
    }
    std::vector<core::SeatSpace> spaces;
    for (const auto& [hex, units] : standing) {
        core::SeatSpace space{.id = (*state.tables)[hex].id, .name = told(name(*state.tables, hex))};
        if (!units.empty()) {
            space.holder = id_of(side_of(state, units.front()));
            space.mark = number(static_cast<std::int64_t>(units.size()));
            space.stands = told(list_of(*state.tables, units));
        } else {
            space.holder = id_of(held.at(hex));
        }
        spaces.push_back(std::move(space));
    }
    return spaces;
}

/// What a battle leaves to be done; or, while battles are declared, who can be attacked, with the odds of all who may. Rule: AK-ODD-1.
std::optional<core::SeatBattle> battle_of(const State& state) {
    const auto& tables = *state.tables;
    core::SeatBattle battle;
    if (const auto& after = state.turn.aftermath; after && after->open()) {
        std::vector<CounterId> attackers;
        std::vector<CounterId> defenders;
        for (const auto& each : after->attackers) {
            attackers.push_back(each.unit);
        }
        for (const auto& each : after->defenders) {
            defenders.push_back(each.unit);
        }
        battle.where = told(list_of(tables, after->hexes));
        battle.step = after->payer ? core::Message{INTENDANT_TR("Losses of the exchange: {due} {due:factor|factors} at least"),
                                                   {{"due", number(after->due)}}}
                                   : core::Message{INTENDANT_TR("Retreats"), {}};
        battle.forces = {{.name = {INTENDANT_TR("Attackers"), {}}, .pieces = {told(list_of(tables, attackers))}},
                         {.name = {INTENDANT_TR("Defenders"), {}}, .pieces = {told(list_of(tables, defenders))}}};
        return battle;
    }
    if (state.turn.phase != Phase::Combat || !whole_map(state) || state.outcome) {
        return std::nullopt;
    }
    for (const auto& each : targets(state)) {
        const auto attackers = may_attack(state, each.enemies);
        const auto value = value_of(state, attackers, each.enemies);
        battle.forces.push_back(
            {.name = told(name(tables, each.hex)),
             .pieces = {{INTENDANT_TR("Defenders: {units}"), {{"units", list_of(tables, each.enemies)}}},
                        {INTENDANT_TR("May attack: {units}"), {{"units", attackers.empty() ? "-" : list_of(tables, attackers)}}},
                        {INTENDANT_TR("Odds of all of them: {odds}"), {{"odds", value ? std::string{id_of(value->column)} : "-"}}}}});
    }
    if (battle.forces.empty()) {
        return std::nullopt;
    }
    battle.where = told(name(state.turn.phase));
    battle.step = {INTENDANT_TR("Who can be attacked"), {}};
    return battle;
}

/// The turn of the calendar with that number, as it stands in a name.
const CalendarTurn* turn_of(const Tables& tables, std::string_view number) {
    for (std::size_t i = 0; i < tables.calendar.size(); ++i) {
        if (std::to_string(i + 1) == number) {
            return &tables.calendar[i];
        }
    }
    return nullptr;
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    page.turn = told(name(state.turn.side));
    page.under = {"{turn}: {phase}", {{"turn", turn_name(state.turn.number)}, {"phase", name(state.turn.phase)}}};
    for (const auto side : all_sides) {
        page.accounts.push_back(account_of(state, side));
    }
    page.battle = battle_of(state);
    page.spaces = spaces_of(state);
    page.forms = core::for_seats(forms(state));
    page.result = card(state).result;
    return page;
}

std::string name_in(const Tables& tables, core::Language, std::string_view kind, std::string_view id) {
    if (const auto* const turn = kind == "turn" ? turn_of(tables, id) : nullptr) {
        return turn->label.substr(0, turn->label.find(' ')) + " @month:" + std::string{id} + " " + std::to_string(turn->year);
    }
    if (const auto* const turn = kind == "month" ? turn_of(tables, id) : nullptr) {
        return turn->month;
    }
    return english_name(tables, kind == "seat" ? "side" : kind, id);
}

} // namespace intendant::afrika_korps
