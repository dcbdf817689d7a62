#pragma once

#include <filesystem>
#include <vector>

/// How long a game that is opened keeps its table waiting for the window.
namespace intendant::bench {

/// Units: milliseconds.
struct FirstPaint {
    std::vector<double> desk;    ///< from the wish to open the game to its desk on the screen
    std::vector<double> minimal; ///< a window with a button and a line of text, to its first paint
};

/// Opens this game so many times in the main frame, and as many minimal windows, in turn.
FirstPaint open_windows(const std::filesystem::path& game, int times);

} // namespace intendant::bench
