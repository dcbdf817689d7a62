#pragma once

#include "app/typed/line.hpp"
#include "model/axis_allies/commands.hpp"
#include "model/axis_allies/state.hpp"

#include <string>
#include <vector>

/// One typed line for the banker: `japan buys 1 fighter`, `move 3 inf 1 arm kar > ukr`, `uk pays 5 to ussr`.
namespace intendant::typed::aa {

using namespace intendant::axis_allies;

/// What can be typed, each verb with an example.
std::vector<Verb> verbs(const Tongue& tongue);

/// Reads a line. Without a power it speaks of the one whose turn it is. Names, verbs and pieces may be shortened as long
/// as one thing begins so; they are those of the tongue, and the English ones and the ids as well. Every word counts: what is not
/// understood is asked about. Anybody may pay and receive, and who fights throws and loses; everything else is done by the power whose
/// turn it is.
Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue);

/// How the line may go on: whole lines, the likeliest first.
std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue);

} // namespace intendant::typed::aa
