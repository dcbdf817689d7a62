#pragma once

#include "app/desk/desk.hpp"
#include "app/files/library_game.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// A guided sample of a game.
struct GuidedSample {
    std::string id;    ///< among those of its game; empty where there is only one
    const char* about; ///< English; what it shows, in a line
    /// Opens it on a desk without a file. Throws: db::FileError.
    std::function<Desk*(wxWindow* parent)> open;
};

/// One game that the program knows.
struct GameKind {
    std::string id;
    wxString name;
    const char* about; ///< English; how it can begin, in a line
    /// Asks the table how the game begins and books its first entry; the file it made, or nothing. Empty where the game cannot be begun
    /// here.
    std::function<std::optional<std::filesystem::path>(wxWindow* parent)> begin;
    /// Opens a game of this kind. Throws: db::FileError.
    std::function<Desk*(wxWindow* parent, const std::filesystem::path& file, Opening opening)> open;
    /// In the order of the welcome page; empty where the game has none.
    std::vector<GuidedSample> samples{};
    /// Opens a battle that is only tried, beside no game; empty where the game has no such window.
    std::function<void(wxWindow* parent)> what_if{};
    /// What the library shows of its games; without it they are listed as unknown.
    std::function<LibraryGame()> library{};
};

/// The games in the order of the welcome page.
const std::vector<GameKind>& game_list();

/// The game that a file says it holds. Throws: db::FileError when it is none of the list.
const GameKind& kind_of(const db::Header& header);

} // namespace intendant::app
