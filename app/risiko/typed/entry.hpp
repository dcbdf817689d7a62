#pragma once

#include "app/typed/line.hpp"
#include "model/risiko/commands.hpp"
#include "model/risiko/state.hpp"

#include <string>
#include <vector>

/// One typed line for a whole entry: `attack china > siam 654 32`, `place 3 siam 2 china`, `move 5 china > siam`.
namespace intendant::typed::rk {

using namespace intendant::risiko;

/// What can be typed, each verb with an example.
std::vector<Verb> verbs(const Tongue& tongue);

/// Reads a line about the player whose turn it is. Names and verbs may be shortened as long as one thing begins so; they are
/// those of the tongue, and the English ones and the ids as well. Every word counts: what is not understood is asked about.
Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue);

/// How the line may go on: whole lines, the likeliest first.
std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue);

} // namespace intendant::typed::rk
