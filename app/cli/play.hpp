#pragma once

#include "app/cli/script_line.hpp"

#include <istream>
#include <ostream>

namespace intendant::cli {

struct PlayOptions {
    bool strict{false}; ///< stop where today's rules would book a recorded line otherwise
};

/// Performs a script line by line and writes one line of output for each. Stops at the first line that is malformed,
/// refused or not overruled; nothing of that line is booked. True when all lines were booked.
bool play(db::AxisAlliesSession& session, const axis_allies::Tables& tables, std::istream& script, std::ostream& out,
          std::ostream& errors, const PlayOptions& options = {});

} // namespace intendant::cli
