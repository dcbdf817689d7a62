#pragma once

#include "app/typed/line.hpp"
#include "model/afrika_korps/commands.hpp"
#include "model/afrika_korps/state.hpp"

#include <string>
#include <vector>

/// One typed line for a whole entry: `move 21/5 21/3 > J29`, `attack 21/5 21/104 on 7A/2 with supply 1 die 3`, `supply 4`.
namespace intendant::typed::ak {

using namespace intendant::afrika_korps;

/// What can be typed, each verb with an example.
std::vector<Verb> verbs(const Tongue& tongue);

/// Reads a line about the side whose turn it is. Verbs may be shortened as long as one begins so; units are named as printed or by id.
/// Every word counts: what is not understood, or is said where the entry has no place for it, is asked about.
Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue);

/// How the line may go on: whole lines, the likeliest first.
std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue);

} // namespace intendant::typed::ak
