#pragma once

#include "model/core/message.hpp"

#include <wx/string.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace intendant::app {

/// The only two places where text changes between the windows and the rest of the program.
wxString to_wx(std::string_view utf8);
std::string to_utf8(const wxString& text);

/// A file's name as fields, dialogs and settings have it, and back, byte for byte: one that is no UTF-8 has its bytes in signs of
/// private use.
wxString path_to_wx(const std::filesystem::path& path);
std::filesystem::path to_path(const wxString& text);

/// For one line: what would end it or act on what stands around it is made visible.
wxString one_line(std::string_view utf8);

/// A moment as the log has it (UTC, ISO 8601) on the clock and in the order of day and month of the reader.
wxString local_time(std::string_view utc);

/// A whole number.
wxString count(std::int64_t number);

/// A number with `decimals` behind the sign that the language puts before them; for windows only, never for a file.
wxString decimal(double value, int decimals);

/// What a game calls things, in the language of the windows: kind (`space`, `seat`) and id give a name; empty: unknown.
using Names = std::function<wxString(std::string_view kind, std::string_view id)>;

/// The text with every `@kind:id` in it replaced by its name; as it is where there are no names.
wxString with_names(std::string_view text, const Names& names);

/// A sentence that was put together: a name with a full stop at its end, as U.S.S.R., ends it too.
wxString with_one_stop(wxString sentence);

/// The message in the language of the windows: its sentence translated, its parameters filled in and named.
wxString translate(const core::Message& message, const Names& names);

/// The names in a line, between commas or semicolons; what is empty is no name.
std::vector<wxString> names_in(const wxString& line);

} // namespace intendant::app
