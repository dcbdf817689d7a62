#include "model/risiko/measures.hpp"

#include "model/core/one_of.hpp"
#include "model/odds/sorted_dice.hpp"
#include "model/risiko/decision.hpp"

#include <algorithm>
#include <functional>

namespace intendant::risiko {

namespace {

core::Figure figure(std::string measure, Colour colour, double value) { return {std::move(measure), std::string{id_of(colour)}, value}; }

/// One overload for each event that adds to a flow.
struct Flows {
    const State& before;

    using Result = std::vector<core::Figure>;

    Result operator()(const ArmiesPlaced& event) const { return {figure("reinforcements", event.player, sum_of(event.armies))}; }
    Result operator()(const DiceThrown& event) const {
        const auto& lost =
            odds::losses_in_one_throw(static_cast<int>(event.attack.faces.size()), static_cast<int>(event.defence.faces.size()));
        double expected = 0; // lost by the attacker
        for (std::size_t k = 0; k < lost.size(); ++k) {
            expected += static_cast<double>(k) * lost[k];
        }
        const double luck = expected - event.attacker_loses;
        return {figure("losses", event.attacker, event.attacker_loses), figure("losses", event.defender, event.defender_loses),
                figure("luck", event.attacker, luck), figure("luck", event.defender, -luck)};
    }
    Result operator()(
        const core::OneOf<GameBegun, FirstThrown, TerritoriesDealt, InitialArmiesPlaced, DeckMade, TurnBegun, SetHandedIn, PhaseBegun,
                          AttackAnnounced, TerritoryOccupied, ArmiesFollowed, ThrowVoided, PlayerEliminated, ArmiesMoved, CardDrawn,
                          DrawSkipped, DeckReshuffled, LastLapBegun, CardsDiscarded, TurnEnded, ExtraRoundBegun, ObjectiveKept,
                          ObjectiveShown, ObjectiveClaimed, ClockSet, GameEnded, OptionsChanged, HoldingCorrected, CardsCorrected,
                          StockTaken, SymbolCorrected, PlayerReturned, DiscardsCorrected, ShownCorrected, TrackCorrected> auto&) const {
        return {};
    }
};

} // namespace

core::Measures measures(const Tables& tables) {
    core::Measures all;
    all.measures = {
        {.id = "territories", .name = {INTENDANT_TR("Territories"), {}}},
        {.id = "armies", .name = {INTENDANT_TR("Armies"), {}}},
        {.id = "points", .name = {INTENDANT_TR("Points"), {}}},
        {.id = "cards", .name = {INTENDANT_TR("Cards in hand"), {}}},
        {.id = "reinforcements", .name = {INTENDANT_TR("Reinforcements"), {}}, .flow = true, .regular = true},
        {.id = "losses", .name = {INTENDANT_TR("Armies lost"), {}}, .flow = true},
        {.id = "luck", .name = {INTENDANT_TR("Luck: armies saved above what was expected"), {}}, .flow = true},
    };
    for (const auto colour : all_colours) {
        all.sides.push_back(
            {std::string{id_of(colour)}, {"{colour}", {{"colour", name(colour)}}}, tables[colour].on_light, tables[colour].on_dark});
    }
    all.balance = {INTENDANT_TR("Armies of the strongest player above those of the next one"), {}};
    return all;
}

std::vector<core::Figure> levels(const State& state) {
    std::vector<core::Figure> figures;
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        figures.push_back(figure("territories", colour, static_cast<double>(territories_of(state, colour).size())));
        figures.push_back(figure("armies", colour, armies_of(state, colour)));
        figures.push_back(figure("points", colour, points_of(state, colour)));
        figures.push_back(figure("cards", colour, each.cards));
    }
    return figures;
}

std::vector<core::Figure> flows(const State& before, const Event& event) { return std::visit(Flows{before}, event); }

double balance(const State& state) {
    std::vector<int> armies{0, 0};
    for (const auto& each : state.players) {
        armies.push_back(armies_of(state, each.player.colour));
    }
    std::ranges::partial_sort(armies, armies.begin() + 2, std::greater{});
    return armies[0] - armies[1];
}

std::optional<core::Message> battle_now(const State& state) {
    if (!state.turn.attack) {
        return std::nullopt;
    }
    return core::Message{"{territory}", {{"territory", name(state, state.turn.attack->to)}}};
}

std::vector<core::Holding> holdings(const State& state) {
    std::vector<core::Holding> all;
    for (std::size_t place = 0; place < state.holdings.size(); ++place) {
        const auto& holder = state.holdings[place].owner;
        const auto& id = state.tables->territories[place].id;
        all.push_back({id, {"{territory}", {{"territory", "@territory:" + id}}}, holder ? std::string{id_of(*holder)} : std::string{}});
    }
    return all;
}

std::optional<core::Message> result(const State& state) {
    if (!state.outcome) {
        return std::nullopt;
    }
    if (state.outcome->winners.empty()) {
        return core::Message{INTENDANT_TR("The game was left unfinished."), {}};
    }
    return core::Message{INTENDANT_TR("Victory: {players}."), {{"players", list_of(state.outcome->winners)}}};
}

std::vector<core::Message> player_lines(const State& state) {
    std::vector<core::Message> lines;
    for (const auto& each : state.players) {
        lines.push_back({"{player}: {colour}", {{"player", core::words(each.player.name)}, {"colour", name(each.player.colour)}}});
    }
    return lines;
}

} // namespace intendant::risiko
