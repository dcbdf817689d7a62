#pragma once

#include <wx/config.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// What the program remembers between two starts; in `intendant/intendant.conf` of the user's configuration folder.
namespace intendant::app {

/// A file of settings as it was read.
struct Settings {
    std::unique_ptr<wxConfigBase> config;
    wxString complaint; ///< for the person, when it was not wholly understood; else empty
};
/// Reads `intendant.conf` in the folder, which is made when it is missing. What cannot be read is left out.
Settings open_settings(const std::filesystem::path& folder);

/// The settings. They are read at the first call.
wxConfigBase& settings();
/// The complaint of `settings`.
wxString settings_complaint();

/// Games opened lately, the last one first; those that are gone are left out.
std::vector<std::filesystem::path> recent_games();
void remember_game(const std::filesystem::path& game);

/// Where the program keeps what outlives it and is no setting (backups), and what may be thrown away (indexes).
std::filesystem::path state_folder();
std::filesystem::path cache_folder();

/// Where new games are put, unless the table says otherwise.
std::filesystem::path games_folder();

} // namespace intendant::app
