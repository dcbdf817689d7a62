#pragma once

#include "app/cli/play.hpp"
#include "db/session/axis_allies/session.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/// Games and files that the benchmarks measure on.
namespace intendant::bench {

std::shared_ptr<const axis_allies::Tables> printed_tables();

/// The commands of a sample of the documentation, line by line.
std::vector<axis_allies::Command> sample(const std::string& name);

/// The state after the first `count` commands of a sample. Throws: std::runtime_error when one is not booked.
axis_allies::State after(const std::string& name, std::size_t count);

/// The first command: the printed deployment, and money enough for any number of cheap entries.
axis_allies::Command rich_beginning();
/// One of many cheap entries: a purchase.
axis_allies::Command cheap_entry();

/// Ends the action at hand, or collects where that is the income: of rounds in which every power goes through its actions. Throws:
/// std::runtime_error when that is not booked.
void book_next(db::AxisAlliesSession& game);
/// A new game of such rounds in that file.
void write_rounds(const std::filesystem::path& file, std::int64_t entries);

/// A new game in that file, with a script of docs/ or tests/ played into it whole. Throws: std::runtime_error when there is none, or one of
/// its lines is not booked.
template <class G>
void write_game(const std::filesystem::path& file, const std::shared_ptr<const typename G::Tables>& tables, const std::string& script) {
    std::ifstream lines(INTENDANT_SOURCE_DIR "/" + script);
    std::ostringstream said;
    auto game = db::Session<G>::create_aside(file, tables);
    if (!lines || !cli::play(game, *tables, lines, said, said)) {
        throw std::runtime_error(script + " is not booked: " + said.str());
    }
    game.put_in_place();
}

/// A folder that is gone when the measurement is over.
class Folder {
public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();
    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

} // namespace intendant::bench
