#pragma once

#include "app/cli/script_line.hpp"

#include <functional>
#include <istream>
#include <ostream>
#include <string>

namespace intendant::cli {

struct PlayOptions {
    bool strict{false};             ///< stop where today's rules would book a recorded line otherwise
    std::string read_already{};     ///< what was read of the script before, to find out its game
    std::int64_t booked_already{0}; ///< entries of an earlier run: so many lines are compared with them and passed over
    std::function<void()> begun{};  ///< called when the first entry of the game is booked, before that is said
};

/// Performs a script line by line and writes one line of output for each. Stops at the first line that is malformed,
/// refused or not overruled; nothing of that line is booked. True when all lines were booked.
template <class G>
bool play(db::Session<G>& session, const typename G::Tables& tables, std::istream& script, std::ostream& out, std::ostream& errors,
          const PlayOptions& options = {});

} // namespace intendant::cli
