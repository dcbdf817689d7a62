#pragma once

#include <wx/config.h>

#include <filesystem>
#include <string>
#include <vector>

/// What the program remembers between two starts; in `intendant/intendant.conf` of the user's configuration folder.
namespace intendant::app {

/// The settings. They are made at the first call.
wxConfigBase& settings();

/// Games opened lately, the last one first; those that are gone are left out.
std::vector<std::filesystem::path> recent_games();
void remember_game(const std::filesystem::path& game);

/// Where new games are put, unless the table says otherwise.
std::filesystem::path games_folder();

} // namespace intendant::app
