#pragma once

#include "model/core/message.hpp"

#include <wx/string.h>

#include <functional>
#include <string>
#include <string_view>

namespace intendant::app {

/// The only two places where text changes between the windows and the rest of the program.
wxString to_wx(std::string_view utf8);
std::string to_utf8(const wxString& text);

/// What a game calls things, in the language of the windows: kind (`space`, `power`) and id give a name; empty: unknown.
using Names = std::function<wxString(std::string_view kind, std::string_view id)>;

/// The text with every `@kind:id` in it replaced by its name.
wxString with_names(std::string_view text, const Names& names);

/// The message in the language of the windows: its sentence translated, its parameters filled in and named.
wxString translate(const core::Message& message, const Names& names);

} // namespace intendant::app
