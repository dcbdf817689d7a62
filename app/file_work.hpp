#pragma once

#include "app/desk/desk.hpp"
#include "app/files/backup_keeper.hpp"

#include <wx/weakref.h>
#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <optional>

namespace intendant::app {

class LibraryFrame;

/// What the main window does with files beside opening them: copies after each turn, their restoring, the library.
class FileWork {
public:
    explicit FileWork(wxWindow* window);

    BackupKeeper& backups() { return m_backups; }

    /// Asks which copy is to be put in the place of `game`, or of any game when it is empty. `may_look`: the game can be looked
    /// at as it is instead. `close` is called before a game is replaced.
    struct Choice {
        std::optional<std::filesystem::path> open; ///< the game that was restored, or that is to be looked at as it is
        Opening opening{Opening::ToPlay};
        wxString sentence; ///< about it, for the table
    };
    Choice restore(const std::filesystem::path& game, bool may_look, const std::function<void(const std::filesystem::path&)>& close);

    /// Shows the library; `open` gets the game that is to be opened.
    void show_library(const std::function<void(const std::filesystem::path&)>& open);

private:
    wxWindow* m_window;
    BackupKeeper m_backups;
    wxWeakRef<wxWindow> m_library;
};

} // namespace intendant::app
