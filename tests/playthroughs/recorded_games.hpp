#pragma once

#include "db/codec/json_text.hpp"
#include "tests/playthroughs/script.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The whole games that are kept as recorded: lines of an export without their times.
namespace intendant::test {

/// One game of the folder and what its row in `outcomes.csv` states.
struct RecordedGame {
    std::string name;
    std::filesystem::path script;
    std::string ending;
    std::string winner;
    std::string individual_winner;
    std::string digest;         ///< of the books at the end
    std::string mended_clauses; ///< of rules mended since, by which a line would be booked otherwise today
};

std::filesystem::path folder_of_games();
/// The rows of `outcomes.csv`, in its order.
std::vector<RecordedGame> recorded_games();

/// A line as it was recorded: an export of today without its time.
std::string without_time(const std::string& line);

/// The digest as a session makes it.
std::string digest_of(const axis_allies::State& state);

/// Replays the recorded events alone, without asking the rules. The first line after whose turn, or after
/// whose game, the books are not those of its recorded digest; counted from 1.
std::optional<std::size_t> first_difference(const std::vector<std::string>& lines);

} // namespace intendant::test
