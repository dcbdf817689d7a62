#include "app/settings.hpp"

#include "app/text.hpp"

#include <wx/fileconf.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr std::size_t remembered_games = 10;

std::filesystem::path configuration_folder() {
    wxString folder;
    if (wxGetEnv("XDG_CONFIG_HOME", &folder) && !folder.empty()) {
        return to_utf8(folder);
    }
    return std::filesystem::path{to_utf8(wxGetHomeDir())} / ".config";
}

} // namespace

wxConfigBase& settings() {
    if (wxConfigBase::Get(false) == nullptr) {
        const auto folder = configuration_folder() / "intendant";
        std::error_code ignored;
        std::filesystem::create_directories(folder, ignored);
        wxConfigBase::Set(new wxFileConfig("Intendant", wxEmptyString, to_wx((folder / "intendant.conf").string()),
                                           wxEmptyString, wxCONFIG_USE_LOCAL_FILE));
    }
    return *wxConfigBase::Get(false);
}

std::vector<std::filesystem::path> recent_games() {
    std::vector<std::filesystem::path> games;
    for (std::size_t place = 0; place < remembered_games; ++place) {
        const auto text = settings().Read(wxString::Format("/recent/%zu", place), wxString{});
        std::error_code ignored;
        if (const std::filesystem::path game = to_utf8(text); !text.empty() && std::filesystem::exists(game, ignored)) {
            games.push_back(game);
        }
    }
    return games;
}

void remember_game(const std::filesystem::path& game) {
    auto games = recent_games();
    const auto whole = std::filesystem::absolute(game);
    std::erase(games, whole);
    games.insert(games.begin(), whole);
    games.resize(std::min(games.size(), remembered_games));
    settings().DeleteGroup("/recent");
    for (std::size_t place = 0; place < games.size(); ++place) {
        settings().Write(wxString::Format("/recent/%zu", place), to_wx(games[place].string()));
    }
    settings().Flush();
}

std::filesystem::path games_folder() {
    const auto documents = to_utf8(wxStandardPaths::Get().GetDocumentsDir());
    std::error_code ignored;
    return std::filesystem::is_directory(documents, ignored) ? documents : to_utf8(wxGetHomeDir());
}

} // namespace intendant::app
