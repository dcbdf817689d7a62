#pragma once

#include "app/risiko/table.hpp"

#include <memory>
#include <vector>

namespace intendant::app::rk {

/// A step of the guided sample: how far the turn has been played, and where that shows.
struct SampleStep {
    std::size_t entries;   ///< booked when the step is shown
    const char* mark;      ///< the window that is framed
    const char* territory; ///< the territory that is selected
    const char* sentence;  ///< what the table has done, to be translated
};
const std::vector<SampleStep>& sample_steps();

/// The commands of a turn of ours. Throws: db::FileError when its file cannot be read.
std::vector<Command> sample_commands(const Tables& tables);

/// The turn as it stands after the first commands, in a game without a file. Throws: db::FileError when there are not so many, or one of
/// them cannot be booked.
Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Command>& commands, std::size_t entries);

} // namespace intendant::app::rk
