#pragma once

#include "app/desk/entry_box.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/string.h>

#include <vector>

/// One typed line for the banker: `japan buys 1 fighter`, `move 3 inf 1 arm kar > ukr`, `uk pays 5`.
namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// Reads a line. Without a power it speaks of the one whose turn it is. Names, verbs and pieces may be shortened as long
/// as one thing begins so; they are those of the windows' language, and the English ones and the ids as well.
/// Anybody may pay and receive; everything else is done by the power whose turn it is.
EntryMeaning<Command> read_entry(const wxString& line, const State& state);

/// How the line may go on: whole lines, the likeliest first.
std::vector<wxString> completions_of(const wxString& line, const State& state);

} // namespace intendant::app::aa
