#pragma once

#include "model/axis_allies/commands.hpp"

#include <wx/string.h>

#include <optional>
#include <vector>

/// One typed line for the banker: `japan buys 1 fighter 1 submarine`, `germany takes caucasus`, `uk pays 5`.
namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// What a line means: a command, or a sentence that says why it is none.
struct EntryMeaning {
    std::optional<Command> command{};
    wxString complaint{};
};

/// Reads a line. Without a power it speaks of the one whose turn it is. Names, verbs and pieces may be shortened as long
/// as one thing begins so; they are those of the windows' language, and the English ones and the ids as well.
/// Purchases, captures and placement are those of the power whose turn it is; anybody may pay and receive.
EntryMeaning read_entry(const wxString& line, const State& state);

/// How the line may go on: whole lines, the likeliest first.
std::vector<wxString> completions_of(const wxString& line, const State& state);

} // namespace intendant::app::aa
