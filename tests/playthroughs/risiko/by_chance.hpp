#pragma once

#include "db/codec/risiko/json.hpp"
#include "db/session/risiko/session.hpp"
#include "tests/playthroughs/risiko/player.hpp"

/// RisiKo! for the battery (`tests/support/battery.hpp`).
namespace intendant::risiko::test {

/// What a state must always show. Cheap: no Catch assertions on the way.
inline std::string unsound(const State& state) {
    for (const auto& holding : state.holdings) {
        if (holding.owner ? holding.armies < 1 : holding.armies != 0 || state.turn.round > 0) {
            return "a territory without its army";
        }
        if (holding.owner && (find_player(state, *holding.owner) == nullptr || !find_player(state, *holding.owner)->in_game())) {
            return "a territory of nobody";
        }
    }
    for (const auto& each : state.players) {
        if (each.cards < 0 || static_cast<int>(each.known.size()) > each.cards || each.to_place < 0) {
            return "a hand that cannot be";
        }
        if (state.options.open_cards && state.turn.round > 0 && static_cast<int>(each.known.size()) != each.cards) {
            return "a card that is not shown at an open table";
        }
    }
    if (state.deck < 0 || (state.turn.round > 0 && cards_in_game(state) != state.tables->cards())) {
        return "cards got lost";
    }
    return miscounted(state).empty() ? "" : "armies got lost";
}

class RisikoByChance {
public:
    using Game = risiko::Game;

    explicit RisikoByChance(std::uint64_t seed) : m_plan(plan_of(seed)), m_player(m_plan) {}

    static std::shared_ptr<const Tables> tables() {
        static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
        return tables;
    }
    Command begin() { return m_player.next(empty_state(tables())); }
    std::vector<Command> wishes(const State& state) {
        std::vector<Command> asked;
        if (state.begun && !state.outcome) {
            asked.push_back(m_player.next(state));
            asked.push_back(RandomPlayer(m_plan).next(state)); // where entries were taken back, somebody who knows nothing of them
        }
        asked.insert(asked.end(), {EndCombat{}, EndTurn{}, LeaveUnfinished{}});
        return asked;
    }
    static bool over(const State& state) { return state.outcome.has_value(); }
    static core::Ledger books(const State& state) { return risiko::books(state); }
    static std::string unsound(const State& state) { return test::unsound(state); }

private:
    Plan m_plan;
    RandomPlayer m_player;
};

} // namespace intendant::risiko::test
