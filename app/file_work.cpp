#include "app/file_work.hpp"

#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/files/library_frame.hpp"
#include "app/files/restore_dialog.hpp"
#include "app/game_list.hpp"

#include <wx/translation.h>

namespace intendant::app {

namespace {

std::map<std::string, LibraryGame> library_games() {
    std::map<std::string, LibraryGame> games;
    for (const auto& kind : game_list()) {
        if (kind.library) {
            games[kind.id] = kind.library();
        }
    }
    return games;
}

} // namespace

FileWork::FileWork(wxWindow* window) : m_window(window), m_backups(db::BackupShelf(state_folder() / "backups")) {}

FileWork::Choice FileWork::restore(const std::filesystem::path& game, bool may_look,
                                   const std::function<void(const std::filesystem::path&)>& close) {
    const auto turn_name = [games = library_games()](const std::string& kind, const std::string& power) {
        const auto found = games.find(kind);
        return found == games.end() ? to_wx(power) : with_names("@power:" + power, found->second.names());
    };
    RestoreDialog dialog(m_window, m_backups.shelf(), game, may_look, turn_name);
    dialog.before = close;
    dialog.ShowModal();
    if (dialog.to_look_at()) {
        return {.open = dialog.to_look_at(), .opening = Opening::ToReview, .sentence = {}};
    }
    if (!dialog.restored()) {
        return {};
    }
    return {.open = dialog.restored(),
            .sentence = dialog.beside() ? wxString::Format(_("Restored. The file as it was is kept as %s."),
                                                           to_wx(dialog.beside()->filename().string()))
                                        : _("Restored.")};
}

void FileWork::show_library(const std::function<void(const std::filesystem::path&)>& open) {
    if (m_library) {
        m_library->Raise();
        return;
    }
    const std::filesystem::path last = to_path(settings().Read("/library/folder", wxEmptyString));
    std::error_code none;
    auto* const library = new LibraryFrame(m_window, std::filesystem::is_directory(last, none) ? last : games_folder(),
                                           cache_folder() / "library.sqlite", library_games());
    library->on_open = open;
    library->Show();
    m_library = library;
}

} // namespace intendant::app
