#pragma once

#include "app/desk/desk.hpp"
#include "app/files/backup_keeper.hpp"
#include "app/widgets/latest_job.hpp"
#include "db/shelf/library.hpp"

#include <wx/bitmap.h>
#include <wx/weakref.h>
#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

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

    /// What there is to say of a game that was opened lately.
    struct Recent {
        std::filesystem::path file;
        wxString game;
        int rounds;
        wxString standing;                            ///< who leads, or how it ended
        std::function<wxBitmap(const wxSize&)> board; ///< a small drawing
    };
    /// Reads these games aside; `show` gets each that can be read.
    void read_recent(const std::vector<std::filesystem::path>& files, std::function<void(const Recent&)> show);

    /// Nobody reads a game any more when this returns: it may be opened.
    void stop_reading() { m_recent.reset(); }

    /// Shows the library; `open` gets the game that is to be opened. `at_table`: what there is to say of the game that is open,
    /// which nobody else may look into.
    void show_library(const std::function<void(const std::filesystem::path&)>& open,
                      std::function<std::optional<db::LibraryCard>()> at_table);

private:
    wxWindow* m_window;
    BackupKeeper m_backups;
    wxWeakRef<wxWindow> m_library;
    std::optional<LatestJob> m_recent;
};

} // namespace intendant::app
