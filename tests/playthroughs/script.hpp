#pragma once

#include "app/cli/play.hpp"
#include "db/session/axis_allies/session.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// A table that plays scripts: what the tests of whole games, of the session and of the command line share.
namespace intendant::test {

/// The printed facts, read once.
std::shared_ptr<const axis_allies::Tables> printed_tables();

std::string text_of(const std::filesystem::path& file);
/// Lines with something in them.
std::vector<std::string> lines_of(const std::string& text);

/// What playing a script gave.
struct Played {
    bool whole; ///< every line was booked
    std::string out;
    std::string errors;
};

Played play(db::AxisAlliesSession& session, const std::string& script, const cli::PlayOptions& options = {});

/// A game without a file on which the whole script was booked.
db::AxisAlliesSession played(const std::string& script);

/// The lines that `intendant-cli export` writes.
std::string exported(const db::AxisAlliesSession& session);

/// Every sample and every recorded game of Axis & Allies.
std::vector<std::filesystem::path> all_scripts();

} // namespace intendant::test
