#include "model/risiko/card.hpp"

#include "model/risiko/decision.hpp"

namespace intendant::risiko {

namespace {

core::Message ending_of(EndingRule rule) {
    switch (rule) {
    case EndingRule::Traditional:
        return {INTENDANT_TR("Traditional"), {}};
    case EndingRule::TimeAttackClock:
        return {INTENDANT_TR("TIME ATTACK by the clock"), {}};
    case EndingRule::TimeAttackReshuffles:
        return {INTENDANT_TR("TIME ATTACK by reshuffles of the deck"), {}};
    }
    return {};
}

core::Message standing(const State& state) {
    std::size_t most = 1;
    std::vector<Colour> leaders;
    for (const auto& each : state.players) {
        const auto held = territories_of(state, each.player.colour).size();
        if (held > most) {
            most = held;
            leaders.clear();
        }
        if (held == most) {
            leaders.push_back(each.player.colour);
        }
    }
    if (leaders.empty()) {
        return {};
    }
    return {leaders.size() == 1 ? INTENDANT_TR("{players} leads with {territories} {territories:territory|territories}")
                                : INTENDANT_TR("{players} lead with {territories} {territories:territory|territories} each"),
            {{"players", list_of(leaders)}, {"territories", std::to_string(most)}}};
}

core::Message result_of(const Outcome& outcome) {
    const std::vector<std::pair<std::string, std::string>> winners{{"players", list_of(outcome.winners)}};
    switch (outcome.ending) {
    case Ending::Objective:
        return {INTENDANT_TR("{players}, by the objective"), winners};
    case Ending::Points:
        return {INTENDANT_TR("{players}, by points"), winners};
    case Ending::LastPlayer:
        return {INTENDANT_TR("{players}, alone on the board"), winners};
    case Ending::Unfinished:
        break;
    }
    return outcome.winners.empty() ? core::Message{INTENDANT_TR("Left unfinished"), {}}
                                   : core::Message{INTENDANT_TR("{players}, left unfinished"), winners};
}

} // namespace

core::GameCard card(const State& state) {
    core::GameCard card{.edition = ending_of(state.options.ending), .seats = {}, .winners = {}, .result = {}};
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        card.seats.push_back(
            {.side = std::string{id_of(colour)}, .name = {"{colour}", {{"colour", name(colour)}}}, .player = each.player.name});
    }
    card.standing = standing(state);
    for (const auto& holding : state.holdings) {
        card.holders.emplace_back(holding.owner ? id_of(*holding.owner) : "");
    }
    if (state.outcome) {
        card.result = result_of(*state.outcome);
        for (const auto winner : state.outcome->winners) {
            card.winners.emplace_back(id_of(winner));
        }
    }
    return card;
}

} // namespace intendant::risiko
