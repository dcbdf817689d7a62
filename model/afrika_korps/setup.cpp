#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

/// Rule: AK-SET-2 to AK-SET-6, AK-SUP-4.
core::Verdict<Event> decide(const State& state, const BeginGame& command) {
    if (state.begun) {
        return refuse("AK-SET-3", INTENDANT_TR("The game has begun already."));
    }
    constexpr std::size_t longest_name = 1000; // bytes
    for (auto each = command.players.begin(); each != command.players.end(); ++each) {
        if (each->name.size() > longest_name) {
            return refuse("AK-SET-1", INTENDANT_TR("A player's name is too long."));
        }
        if (std::ranges::find(each + 1, command.players.end(), each->side, &Player::side) != command.players.end()) {
            return refuse("AK-SET-1", INTENDANT_TR("Each side is played by one player."));
        }
    }
    GameBegun begun{.options = command.options, .pieces = {}, .control = {}, .players = command.players};
    begun.pieces.reserve(state.pieces.size());
    auto placed = state;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& counter = (*state.tables)[id];
        placed.pieces[i].status = counter.setup ? Status::Map : Status::Stock;
        placed.pieces[i].hex = counter.setup;
        if (counter.setup) {
            begun.pieces.push_back(
                {.counter = id, .status = Status::Map, .hex = command.options.depth == Depth::WholeMap ? counter.setup : std::nullopt});
        } else if (counter.kind == CounterKind::Reinforcement) {
            begun.pieces.push_back({.counter = id, .status = Status::Due});
        }
    }
    begun.control = control_on_map(placed);
    Decision decision(state);
    decision.book(std::move(begun));
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
