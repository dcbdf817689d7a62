#pragma once

#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <optional>

namespace intendant::app {

/// How the table names a file. A test puts its own answers here; the desktop's dialogs cannot be typed into.
struct FileChoice {
    /// `proposed`: where the dialog begins and the name it offers; empty: in the folder of games, without a name.
    using Ask = std::function<std::optional<std::filesystem::path>(wxWindow* parent, const wxString& title, const wxString& pattern,
                                                                   const std::filesystem::path& proposed)>;
    Ask existing; ///< a file to open
    Ask fresh;    ///< a file to make
    /// A folder; `now`: where to begin.
    std::function<std::optional<std::filesystem::path>(wxWindow* parent, const wxString& title, const std::filesystem::path& now)> folder;
};

/// The way in use; the desktop's own dialogs unless somebody puts others in their place.
FileChoice& file_choice();

/// A game is proved before it is played on; one that is too long to be proved while somebody waits is not.
bool soon_proved(const std::filesystem::path& game);

/// A name for a repaired copy of the game, beside it, that no file has.
std::filesystem::path free_name_beside(const std::filesystem::path& game);

} // namespace intendant::app
