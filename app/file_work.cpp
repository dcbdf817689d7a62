#include "app/file_work.hpp"

#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/files/library_frame.hpp"
#include "app/files/restore_dialog.hpp"
#include "app/game_list.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <iterator>
#include <memory>

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
    stop_reading();
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

void FileWork::read_recent(const std::vector<std::filesystem::path>& files, std::function<void(const Recent&)> show) {
    const auto games = std::make_shared<std::map<std::string, LibraryGame>>(library_games());
    db::CardMakers makers;
    for (const auto& [id, game] : *games) {
        makers[id] = {game.card, game.at_a_glance};
    }
    std::vector<std::filesystem::path> small;
    constexpr std::uintmax_t soon_read = 4 << 20; // bytes
    std::ranges::copy_if(files, std::back_inserter(small), [](const std::filesystem::path& file) {
        std::error_code none;
        return std::filesystem::file_size(file, none) <= soon_read && !none;
    });
    m_recent.emplace().start(
        [files = std::move(small), games, makers, show = std::move(show)](const std::stop_token& stop) -> std::function<void()> {
            auto cards = db::read_cards(files, cache_folder() / "library.sqlite", makers, [&stop] { return !stop.stop_requested(); });
            return [cards = std::move(cards), games, show] {
                for (const auto& card : cards) {
                    const auto known = games->find(card.game);
                    if (known != games->end()) {
                        const auto& says = card.card.result.id.empty() ? card.card.standing : card.card.result;
                        show({card.file, known->second.name, card.rounds, translate(says, known->second.names()),
                              [&](const wxSize& size) { return known->second.drawing(card.card, size); }});
                    }
                }
            };
        });
}

void FileWork::show_library(const std::function<void(const std::filesystem::path&)>& open,
                            std::function<std::optional<db::LibraryCard>()> at_table) {
    if (m_library) {
        m_library->Raise();
        return;
    }
    std::filesystem::path folder = to_path(settings().Read("/library/folder", wxEmptyString));
    std::error_code none;
    if (!std::filesystem::is_directory(folder, none)) { // none was chosen: where the last game lies
        const auto recent = recent_games();
        folder = recent.empty() ? games_folder() : recent.front().parent_path();
    }
    auto* const library = new LibraryFrame(m_window, folder, cache_folder() / "library.sqlite", library_games(), std::move(at_table));
    library->on_open = open;
    library->Show();
    m_library = library;
}

} // namespace intendant::app
