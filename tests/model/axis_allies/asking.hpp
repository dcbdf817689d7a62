#pragma once

#include "tests/model/axis_allies/battle/board.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What the tests of the phases ask of a board: a moment of the turn, a command in few words, the clauses against it.
namespace intendant::axis_allies::tests {

/// An empty board on which the power plays this action and holds this treasury.
inline Board playing(Power power, Action action, int treasury = 0) {
    Board board{power};
    board.state.turn.action = action;
    board.state.powers[power].treasury = core::Money{treasury};
    return board;
}

/// The clauses that warn of the command, in their order. A refusal shows as the single word `refused`.
inline std::vector<std::string> warnings_of(const Board& board, const Command& command) {
    const auto verdict = decide(board.state, command);
    if (core::refused(verdict)) {
        return {"refused"};
    }
    std::vector<std::string> clauses;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        clauses.push_back(warning.rule.id);
    }
    return clauses;
}

/// True when the command cannot be booked for the books' sake alone, without a clause.
inline bool refused_without_clause(const Board& board, const Command& command) {
    const auto verdict = decide(board.state, command);
    return core::refused(verdict) && core::refusal(verdict).rule.id.empty() && !core::refusal(verdict).why.id.empty();
}

using Clauses = std::vector<std::string>;

inline MoveUnits move(const Board& board, std::string_view from, std::string_view to, std::vector<UnitCount> units,
                      std::vector<std::string_view> path = {}) {
    MoveUnits command{.units = std::move(units), .from = board.at(from), .to = board.at(to)};
    for (const auto space : path) {
        command.path.push_back(board.at(space));
    }
    return command;
}

} // namespace intendant::axis_allies::tests
