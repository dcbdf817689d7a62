#pragma once

#include "db/codec/afrika_korps/json.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "tests/playthroughs/afrika_korps/player.hpp"

/// Afrika Korps for the battery (`tests/support/battery.hpp`).
namespace intendant::afrika_korps::test {

/// What a state must always show. Cheap: no Catch assertions on the way.
inline std::string unsound(const State& state) {
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const auto& piece = state.pieces[i];
        const auto& counter = state.tables->counters[i];
        if (piece.hex && (piece.status != Status::Map || !whole_map(state) || !state.tables->map->land(*piece.hex))) {
            return counter.id + " stands where nothing can stand";
        }
        if (counter.type == UnitType::Hq && piece.status == Status::Eliminated) {
            return "Rommel is eliminated";
        }
        if (piece.status == Status::Merged && counter.side == Side::Axis) {
            return counter.id + " is part of a substitute";
        }
        if (counter.kind == CounterKind::Substitute && piece.status == Status::Eliminated) {
            return counter.id + " is among the eliminated";
        }
        if (piece.hex && counter.combat_unit() && !stack_in(state, *piece.hex, enemy_of(counter.side)).empty()) {
            return "combat units of both sides in one hex, " + state.tables->map->label(*piece.hex);
        }
    }
    for (const auto& each : state.formed) {
        if (state[each.substitute].status == Status::Stock || state[each.substitute].status == Status::Eliminated) {
            return "a substitute that is not in play has parts";
        }
    }
    for (const auto side : all_sides) {
        if (state.sides[side].factors < 0) {
            return "replacement factors that are not there";
        }
    }
    return "";
}

class AfrikaKorpsByChance {
public:
    using Game = afrika_korps::Game;

    explicit AfrikaKorpsByChance(std::uint64_t seed) : m_player(seed) {}

    static std::shared_ptr<const Tables> tables() {
        static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps");
        return tables;
    }
    Command begin() { return m_player.begin(); }
    std::vector<Command> wishes(const State& state) { return m_player.wishes(state); }
    static bool over(const State& state) { return state.outcome.has_value(); }
    static core::Ledger books(const State& state) { return afrika_korps::books(state); }
    static std::string unsound(const State& state) { return test::unsound(state); }

private:
    RandomPlayer m_player;
};

} // namespace intendant::afrika_korps::test
