#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/board/hex_overlays.hpp"

#include <memory>
#include <vector>

namespace intendant::app::ak {

/// A step of the guided sample: how far the turn has been played, and where that shows.
struct SampleStep {
    std::size_t entries;  ///< booked when the step is shown
    char over;            ///< what lies over the map, by its key
    const char* mark;     ///< the window that is framed; empty: none
    const char* hex;      ///< the hex that is selected; empty: none
    const char* sentence; ///< what the table has done, to be translated
};
const std::vector<SampleStep>& sample_steps();

/// The commands of a first turn of ours. Throws: db::FileError when its file cannot be read.
std::vector<Command> sample_commands(const Tables& tables);

/// The turn as it stands after the first commands, in a game without a file. Throws: db::FileError when there are not so many, or one of
/// them cannot be booked.
Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Command>& commands, std::size_t entries);

} // namespace intendant::app::ak
