#pragma once

#include "app/typed/line.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <string>
#include <vector>

/// One typed line for a whole entry: `card 12 offensive hq south`, `move 15 army > 1307`, `sea 1307 9 3`.
namespace intendant::typed::es {

using namespace intendant::empire_of_the_sun;

/// What can be typed, each verb with an example.
std::vector<Verb> verbs(const Tongue& tongue);

/// Reads a line about the books as they stand: the command is the one that the form of the same values makes. Cards by number or title, units
/// by name or id, hexes by number or name. What may mean several things is answered with the nearest three.
Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue);

/// How the line may go on: whole lines, the likeliest first.
std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue);

} // namespace intendant::typed::es
