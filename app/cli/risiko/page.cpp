#include "app/cli/page.hpp"
#include "app/cli/risiko/game.hpp"
#include "model/core/printable.hpp"
#include "model/risiko/game.hpp"

namespace intendant::cli {

using namespace risiko;

std::string Terminal<risiko::Game>::page(const State& state) {
    const auto& tables = *state.tables;
    if (!state.begun) {
        return "The game has not begun.\n";
    }
    std::string text = (state.turn.round > 0 ? "Round " + std::to_string(state.turn.round) + ", " : std::string{}) +
                       tables[state.turn.player].name + ": " + english_name(state.turn.phase) + '\n';
    if (state.outcome) {
        std::string winners;
        for (const auto colour : state.outcome->winners) {
            winners += (winners.empty() ? "" : ", ") + tables[colour].name;
        }
        text += "The game is over. " + (winners.empty() ? "Nobody won." : "Won by: " + winners + ".") + '\n';
    }
    std::vector<std::vector<std::string>> rows{{"Colour", "Territories", "Armies", "To place", "Cards", "Points", "Player"}};
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        rows.push_back({tables[colour].name, std::to_string(territories_of(state, colour).size()), std::to_string(armies_of(state, colour)),
                        std::to_string(each.to_place), std::to_string(each.cards), std::to_string(points_of(state, colour)),
                        core::one_line(each.player.name) + (each.in_game() ? "" : " (out)")});
    }
    text += "\nPlayers\n" + columns(rows) + "\nTerritories\n";
    std::vector<std::vector<std::string>> lands;
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        const auto& holding = state.holdings[i];
        lands.push_back({tables.territories[i].name, std::to_string(holding.armies), holding.owner ? tables[*holding.owner].name : "-"});
    }
    return text + columns(lands) + "\nDeck " + std::to_string(state.deck) + ", discards " + std::to_string(state.discards.size()) + '\n';
}

} // namespace intendant::cli
