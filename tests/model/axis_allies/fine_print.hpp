#pragma once

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

/// Short words for the tests of single clauses.
namespace intendant::axis_allies::tests::fine_print {

using Units = std::vector<UnitCount>;

/// An empty board in an Action of the power's turn.
inline Board board_in(Power power, Action action, int treasury = 0) {
    Board board{power};
    board.state.turn.action = action;
    board.state.powers[power].treasury = core::Money{treasury};
    return board;
}

inline MoveUnits go(const Board& board, const char* from, const char* to, Units units, const std::vector<const char*>& path = {}) {
    MoveUnits command{.units = std::move(units), .from = board.at(from), .to = board.at(to)};
    for (const auto* space : path) {
        command.path.push_back(board.at(space));
    }
    return command;
}

inline LoadTransport load(const Board& board, const char* from, const char* zone, Units units) {
    return {.units = std::move(units), .from = board.at(from), .zone = board.at(zone)};
}

inline UnloadTransport unload(const Board& board, const char* zone, const char* to, Units units) {
    return {.units = std::move(units), .zone = board.at(zone), .to = board.at(to)};
}

inline PlaceUnits place(const Board& board, const char* space, Units units) {
    return {.units = std::move(units), .space = board.at(space)};
}

/// The clauses that speak against the command: of its warnings, or of its refusal with a sign of exclamation.
inline std::set<std::string> against(const Board& board, const Command& command) {
    const auto verdict = decide(board.state, command);
    if (core::refused(verdict)) {
        return {"!" + core::refusal(verdict).rule.id};
    }
    std::set<std::string> clauses;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        clauses.insert(warning.rule.id);
    }
    return clauses;
}

using ClauseSet = std::set<std::string>;

inline void end_turn_of(Board& board, Power next) {
    while (board.state.turn.power != next) {
        board.state.turn.action = Action::Income;
        board.play(CollectIncome{});
    }
}

} // namespace intendant::axis_allies::tests::fine_print
