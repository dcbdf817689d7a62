#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/iconbndl.h>

#include <filesystem>
#include <optional>
#include <string_view>

namespace intendant::app {

/// The folder of what the program reads, looked for once.
const std::filesystem::path& resources();

/// A drawing of `resources/icons`, such as `toolbar/undo`, in a colour (drawings in full colour ignore it).
/// Units: `size` in pixels at 100 %. Kept after the first time.
wxBitmapBundle icon(std::string_view name, const wxColour& colour, int size);

/// The program's own icon, in all sizes a desktop asks for. Every frame bears it.
wxIconBundle program_icon();

/// A die with six faces as thrown; without a face it is still to be thrown.
wxBitmapBundle die_face(std::optional<int> face, int size);

} // namespace intendant::app
