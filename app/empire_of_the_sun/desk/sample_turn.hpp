#pragma once

#include "app/desk/sample_of.hpp"
#include "app/empire_of_the_sun/table.hpp"
#include "model/core/form.hpp"

#include <memory>
#include <vector>

namespace intendant::app::es {

/// The guided samples, both from the book's complete example of play.
enum class Sample { OperationZ, Malaya };

/// A step of a guided sample: how far the example has been played, and where that shows.
struct SampleStep {
    std::size_t entries;     ///< booked when the step is shown
    const char* form;        ///< that stands open on the sheet; empty: the one that is due
    core::FormValues values; ///< what stands in it
    char over;               ///< what lies over the map, by its key
    const char* mark;        ///< the window that is framed
    const char* hex;         ///< the hex that is selected
    const char* sentence;    ///< what the table has done and why, with its clause, to be translated
};
const std::vector<SampleStep>& sample_steps(Sample sample);

using Play = SamplePlay<Command>;

/// The example as far as the samples tell of it: December 1941, and the first offensive of January 1942. What the book does and our rules would
/// stop is overruled, as a table does it. Throws: db::FileError when its file cannot be read.
std::vector<Play> sample_plays(const Tables& tables);

/// The example as it stands after the first entries, in a game without a file. Throws: db::FileError when there are not so many, or one of them
/// cannot be booked.
Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Play>& plays, std::size_t entries);

} // namespace intendant::app::es
