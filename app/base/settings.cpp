#include "app/base/settings.hpp"

#include "app/base/text.hpp"

#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr std::size_t remembered_games = 10;
/// Grows when what is written is no longer understood by older programs.
constexpr long settings_format = 1;

/// Takes what the library logs, so that none of it reaches the person raw.
class Unread : public wxLog {
public:
    Unread() : m_before(wxLog::SetActiveTarget(this)) {}
    ~Unread() override { wxLog::SetActiveTarget(m_before); }
    bool anything() const { return m_anything; }

protected:
    void DoLogRecord(wxLogLevel, const wxString&, const wxLogRecordInfo&) override { m_anything = true; }

private:
    wxLog* m_before;
    bool m_anything{false};
};

wxString complaint;

/// A folder of the user as the desktops agree on it (XDG): from the environment, or its usual place.
std::filesystem::path user_folder(const wxString& variable, const std::filesystem::path& usual) {
    wxString folder;
    const std::filesystem::path named = wxGetEnv(variable, &folder) ? to_utf8(folder) : std::string{};
    return named.is_absolute() ? named : std::filesystem::path{to_utf8(wxGetHomeDir())} / usual;
}

} // namespace

Settings open_settings(const std::filesystem::path& folder) {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const auto file = to_wx((folder / "intendant.conf").string());
    const Unread unread;
    Settings opened{.config = std::make_unique<wxFileConfig>("Intendant", wxEmptyString, file, wxEmptyString, wxCONFIG_USE_LOCAL_FILE),
                    .complaint = {}};
    const long format = opened.config->ReadLong("/format", settings_format);
    if (unread.anything()) {
        opened.complaint = wxString::Format(_("The settings in %s are damaged; what could be read is used."), file);
    } else if (format > settings_format) {
        opened.complaint = wxString::Format(_("The settings in %s are from a newer Intendant; what is understood is used."), file);
    } else {
        opened.config->Write("/format", settings_format);
    }
    return opened;
}

wxConfigBase& settings() {
    if (wxConfigBase::Get(false) == nullptr) {
        auto opened = open_settings(user_folder("XDG_CONFIG_HOME", ".config") / "intendant");
        complaint = opened.complaint;
        wxConfigBase::Set(opened.config.release());
    }
    return *wxConfigBase::Get(false);
}

wxString settings_complaint() {
    settings();
    return complaint;
}

std::vector<std::filesystem::path> recent_games() {
    std::vector<std::filesystem::path> games;
    for (std::size_t place = 0; place < remembered_games; ++place) {
        const auto text = settings().Read(wxString::Format("/recent/%zu", place), wxString{});
        std::error_code ignored;
        if (const auto game = to_path(text); !text.empty() && std::filesystem::exists(game, ignored)) {
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
        settings().Write(wxString::Format("/recent/%zu", place), path_to_wx(games[place]));
    }
    settings().Flush();
}

std::filesystem::path state_folder() { return user_folder("XDG_STATE_HOME", ".local/state") / "intendant"; }

std::filesystem::path cache_folder() { return user_folder("XDG_CACHE_HOME", ".cache") / "intendant"; }

std::filesystem::path games_folder() {
    const auto documents = to_utf8(wxStandardPaths::Get().GetDocumentsDir());
    std::error_code ignored;
    return std::filesystem::is_directory(documents, ignored) ? documents : to_utf8(wxGetHomeDir());
}

} // namespace intendant::app
