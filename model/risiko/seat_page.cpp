#include "model/risiko/seat_page.hpp"

#include "model/risiko/chain.hpp"
#include "model/risiko/decision.hpp"
#include "model/risiko/forms.hpp"
#include "model/risiko/measures.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

using core::Message;
using core::told;

core::SeatAccount account_of(const State& state, const PlayerState& each) {
    const auto colour = each.player.colour;
    core::SeatAccount account{.id = std::string{id_of(colour)},
                              .name = told(name(colour)),
                              .player = each.player.name,
                              .colour = (*state.tables)[colour].on_light};
    account.now = state.turn.player == colour && !state.outcome;
    const auto territories = territories_of(state, colour);
    const auto add = [&](const char* of, std::int64_t value) { account.figures.push_back({{of, {}}, told(number(value))}); };
    add(INTENDANT_TR("Armies"), armies_of(state, colour));
    add(INTENDANT_TR("Territories"), static_cast<std::int64_t>(territories.size()));
    add(INTENDANT_TR("Cards in hand"), each.cards);
    if (state.options.time_attack() || state.outcome) { // RK-END-2
        add(INTENDANT_TR("Points"), points_of(state, colour));
    }
    const int to_place = each.to_place > 0 ? each.to_place : account.now && in_a_turn(state) ? state.turn.to_place() : 0;
    if (to_place > 0) {
        add(INTENDANT_TR("Armies to place"), to_place);
    }
    for (const auto id : territories) {
        account.holdings.push_back({told(name(state, id)), told(counted(state[id].armies, Noun::Army))});
    }
    return account;
}

std::vector<TerritoryId> all_territories(const State& state) {
    std::vector<TerritoryId> all;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        all.push_back({static_cast<std::uint8_t>(i)});
    }
    return all;
}

/// How many dice are thrown, as far as it is known.
Message dice_of(const Attack& attack) {
    return {attack.attacker == 0   ? INTENDANT_TR("Neither side has said yet how many dice it throws")
            : attack.defender == 0 ? INTENDANT_TR("The attacker throws {attacker} {attacker:die|dice}")
                                   : INTENDANT_TR("Dice: {attacker} against {defender}"),
            {{"attacker", number(attack.attacker)}, {"defender", number(attack.defender)}}};
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    page.turn = told(name(state.turn.player));
    page.under = state.turn.round > 0 ? Message{INTENDANT_TR("Round {round}: {phase}"),
                                                {{"round", number(state.turn.round)}, {"phase", name(state.turn.phase)}}}
                                      : told(name(state.turn.phase));
    for (const auto& each : state.players) {
        page.accounts.push_back(account_of(state, each));
    }
    for (const auto id : all_territories(state)) {
        const auto& holding = state[id];
        core::SeatSpace space{.id = (*state.tables)[id].id, .name = told(name(state, id))};
        if (holding.owner) {
            space.holder = id_of(*holding.owner);
            space.mark = number(holding.armies);
            space.stands = {"{colour}: {armies}", {{"colour", name(*holding.owner)}, {"armies", counted(holding.armies, Noun::Army)}}};
        }
        page.spaces.push_back(std::move(space));
    }
    if (const auto& attack = state.turn.attack) {
        core::SeatBattle battle{.where = {"{from} \u2192 {to}", {{"from", name(state, attack->from)}, {"to", name(state, attack->to)}}},
                                .step = dice_of(*attack)};
        battle.forces = {{.name = {INTENDANT_TR("Attackers"), {}}, .pieces = {told(counted(state[attack->from].armies, Noun::Army))}},
                         {.name = {INTENDANT_TR("Defenders"), {}}, .pieces = {told(counted(state[attack->to].armies, Noun::Army))}}};
        page.battle = std::move(battle);
    }
    page.forms = core::for_seats(forms(state));
    constexpr int seconds = 60;
    if (state.options.ending == EndingRule::TimeAttackClock) {
        page.clock = {state.clock.running ? INTENDANT_TR("Clock: {played} of {minutes} {minutes:minute|minutes}")
                                          : INTENDANT_TR("Clock: {played} of {minutes} {minutes:minute|minutes}, paused"),
                      {{"played", number(state.clock.elapsed / seconds)}, {"minutes", number(state.options.minutes)}}};
    }
    if (const auto ended = result(state)) {
        page.result = *ended;
    }
    return page;
}

std::optional<double> attacker_wins(const State& state, const std::stop_token&) {
    if (!state.turn.attack) {
        return std::nullopt;
    }
    const auto links = chain_odds(state, state.turn.attack->from, {state.turn.attack->to});
    return links.empty() ? std::nullopt : std::optional{links.front().taken};
}

std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
    if (const auto territory = kind == "territory" || kind == "space" ? tables.find(id) : std::nullopt) {
        return core::in(language, tables[*territory].name, tables[*territory].translated_name);
    }
    if (const auto continent = kind == "continent" ? tables.find_continent(id) : std::nullopt) {
        return core::in(language, tables[*continent].name, tables[*continent].translated_name);
    }
    if (const auto colour = kind == "colour" || kind == "seat" ? colour_of_id(id) : std::nullopt) {
        return core::in(language, tables[*colour].name, tables[*colour].translated_name);
    }
    if (const auto card = kind == "card" ? tables.find_card(id) : std::nullopt; card && !tables.is_jolly(*card)) {
        const auto& territory = tables.territories[card->index];
        return core::in(language, territory.name, territory.translated_name);
    }
    return english_name(tables, kind, id);
}

} // namespace intendant::risiko
