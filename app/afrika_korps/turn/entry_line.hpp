#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/desk/entry_box.hpp"

#include <vector>

/// One typed line for a whole entry: `move 21/5 21/3 > J29`, `attack 21/5 21/104 on 7A/2 with supply 1 die 3`, `supply 4`.
namespace intendant::app::ak {

/// Reads a line about the side whose turn it is. Verbs may be shortened as long as one begins so; units are named as printed or by id.
EntryMeaning<Command> read_entry(const wxString& line, const State& state);

/// How the line may go on: whole lines, the likeliest first.
std::vector<wxString> completions_of(const wxString& line, const State& state);

} // namespace intendant::app::ak
