#pragma once

#include "app/desk/entry_box.hpp"
#include "app/risiko/words.hpp"

#include <vector>

/// One typed line for a whole entry: `attack china > siam 654 32`, `place 3 siam 2 china`, `move 5 china > siam`.
namespace intendant::app::rk {

/// Reads a line about the player whose turn it is. Names and verbs may be shortened as long as one thing begins so; they are
/// those of the windows' language, and the English ones and the ids as well.
EntryMeaning<Command> read_entry(const wxString& line, const State& state);

/// How the line may go on: whole lines, the likeliest first.
std::vector<wxString> completions_of(const wxString& line, const State& state);

} // namespace intendant::app::rk
