#include "model/afrika_korps/card.hpp"

#include "model/afrika_korps/decision.hpp"

namespace intendant::afrika_korps {

namespace {

core::Message edition(Depth depth) {
    switch (depth) {
    case Depth::Books:
        return {INTENDANT_TR("Books"), {}};
    case Depth::Battles:
        return {INTENDANT_TR("Books and battles"), {}};
    case Depth::WholeMap:
        break;
    }
    return {INTENDANT_TR("Whole map"), {}};
}

core::Message result_of(const Outcome& outcome) {
    const Parameters winner{{"side", outcome.winner ? name(*outcome.winner) : "-"}};
    switch (outcome.ending) {
    case Ending::Elimination:
        return {INTENDANT_TR("{side}, by elimination"), winner};
    case Ending::AllControlled:
        return {INTENDANT_TR("{side}, by control"), winner};
    case Ending::Time:
        return {INTENDANT_TR("{side}, with the calendar"), winner};
    case Ending::NoSupply:
        return {INTENDANT_TR("{side}, the enemy being without supply"), winner};
    case Ending::Concession:
        return {INTENDANT_TR("{side}, by concession"), winner};
    case Ending::Unfinished:
        break;
    }
    return {INTENDANT_TR("Left unfinished"), {}};
}

/// How far the calendar is, and what each side has on the map.
core::Message standing_of(const State& state) {
    const auto factors = [&](Side side) {
        int sum = 0;
        for (const auto id : combat_units(state, side)) {
            sum += (*state.tables)[id].attack;
        }
        return number(sum);
    };
    return {INTENDANT_TR("{turn}: attack factors {axis} to {allies}"),
            {{"turn", turn_name(state.turn.number)}, {"axis", factors(Side::Axis)}, {"allies", factors(Side::Allies)}}};
}

} // namespace

core::GameCard card(const State& state) {
    core::GameCard card{.edition = edition(state.options.depth), .seats = {}, .winners = {}, .result = {}};
    for (const auto side : all_sides) {
        card.seats.push_back(
            {.side = std::string{id_of(side)}, .name = {"{side}", {{"side", name(side)}}}, .player = player_of(state, side)});
    }
    for (const auto place : all_key_places) {
        const auto& side = of(state.control, place);
        card.holders.emplace_back(side ? id_of(*side) : "");
    }
    if (state.begun && !state.outcome) {
        card.standing = standing_of(state);
    }
    if (state.outcome) {
        card.result = result_of(*state.outcome);
        if (state.outcome->winner) {
            card.winners.emplace_back(id_of(*state.outcome->winner));
        }
    }
    return card;
}

} // namespace intendant::afrika_korps
