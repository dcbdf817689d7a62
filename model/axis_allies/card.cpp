#include "model/axis_allies/card.hpp"

#include "model/axis_allies/ids.hpp"

namespace intendant::axis_allies {

namespace {

core::Message edition_of(Edition edition) {
    switch (edition) {
    case Edition::Italian:
        return {INTENDANT_TR("Italian book (IT)"), {}};
    case Edition::French:
        return {INTENDANT_TR("French book (FR2)"), {}};
    case Edition::FrenchWithClarifications:
        return {INTENDANT_TR("French book with the letter of clarifications (FR2+CL)"), {}};
    }
    return {};
}

core::Message result_of(const Outcome& outcome) {
    if (!outcome.winner) {
        return {INTENDANT_TR("Left unfinished"), {}};
    }
    const bool axis = *outcome.winner == Alliance::Axis;
    switch (outcome.ending) {
    case Ending::Military:
        return {axis ? INTENDANT_TR("The Axis, by arms") : INTENDANT_TR("The Allies, by arms"), {}};
    case Ending::Economic:
        return {axis ? INTENDANT_TR("The Axis, by production") : INTENDANT_TR("The Allies, by production"), {}};
    case Ending::Concession:
        return {axis ? INTENDANT_TR("The Axis; the Allies conceded") : INTENDANT_TR("The Allies; the Axis conceded"), {}};
    case Ending::Unfinished:
        return {axis ? INTENDANT_TR("The Axis, left unfinished") : INTENDANT_TR("The Allies, left unfinished"), {}};
    }
    return {};
}

} // namespace

core::GameCard card(const State& state) {
    core::GameCard card{.edition = edition_of(state.options.edition), .seats = {}, .winners = {}, .result = {}};
    for (const auto& player : state.players) {
        for (const auto power : player.powers) {
            const std::string id{id_of(power)};
            card.seats.push_back({.side = id, .name = {"{power}", {{"power", "@power:" + id}}}, .player = player.name});
        }
    }
    core::Money axis;
    core::Money allies;
    for (const auto power : all_powers) {
        (alliance_of(power) == Alliance::Axis ? axis : allies) += production(state, power);
    }
    card.standing = {state.battle ? INTENDANT_TR("{power} fights in {space}; a turn: Axis {axis} IPC, Allies {allies} IPC")
                                  : INTENDANT_TR("{power} plays; a turn: Axis {axis} IPC, Allies {allies} IPC"),
                     {{"power", "@power:" + std::string{id_of(state.turn.power)}},
                      {"axis", std::to_string(axis.amount)},
                      {"allies", std::to_string(allies.amount)}}};
    if (state.battle) {
        card.standing.parameters.emplace_back("space", "@space:" + (*state.tables)[state.battle->space].id);
    }
    for (const auto& holder : state.controllers) {
        card.holders.emplace_back(holder ? id_of(*holder) : "");
    }
    if (state.outcome) {
        card.result = result_of(*state.outcome);
        if (const auto winner = state.outcome->winner) {
            for (const auto power : all_powers) {
                if (alliance_of(power) == *winner) {
                    card.winners.emplace_back(id_of(power));
                }
            }
        }
    }
    return card;
}

} // namespace intendant::axis_allies
