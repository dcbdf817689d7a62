#include "tests/bench/games.hpp"

#include "app/cli/script_line.hpp"
#include "db/session/axis_allies/session.hpp"

#include <fstream>
#include <stdexcept>

#include <unistd.h>

namespace intendant::bench {

std::shared_ptr<const axis_allies::Tables> printed_tables() {
    static const auto tables = axis_allies::load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return tables;
}

std::vector<axis_allies::Command> sample(const std::string& name) {
    std::ifstream script(INTENDANT_SOURCE_DIR "/docs/samples/" + name);
    std::vector<axis_allies::Command> commands;
    for (std::string line; std::getline(script, line);) {
        commands.push_back(std::get<axis_allies::Command>(cli::read_line<axis_allies::Game>(*printed_tables(), line).wish));
    }
    return commands;
}

axis_allies::State after(const std::string& name, std::size_t count) {
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    const auto commands = sample(name);
    for (std::size_t i = 0; i < count; ++i) {
        if (!game.book(commands.at(i)).booked) {
            throw std::runtime_error(name + ", line " + std::to_string(i + 1) + ", is not booked");
        }
    }
    return game.state();
}

void book_next(db::AxisAlliesSession& game) {
    using namespace axis_allies;
    if (!(game.state().turn.action == Action::Income ? game.book(CollectIncome{}) : game.book(EndAction{})).booked) {
        throw std::runtime_error("the rounds of a benchmark cannot be played");
    }
}

void write_rounds(const std::filesystem::path& file, std::int64_t entries) {
    auto game = db::AxisAlliesSession::create_aside(file, printed_tables());
    static_cast<void>(game.book(axis_allies::BeginGame{}));
    while (game.file().last_seq() < entries) {
        book_next(game);
    }
    game.put_in_place();
}

axis_allies::Command rich_beginning() {
    using namespace axis_allies;
    BeginGame begin;
    begin.situation.treasuries.push_back({Power::Ussr, core::Money{9999}});
    return begin;
}

axis_allies::Command cheap_entry() {
    using namespace axis_allies;
    return BuyUnits{{{Unit::Infantry, 1}}};
}

Folder::Folder() : m_path(std::filesystem::temp_directory_path() / ("intendant-bench-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(m_path);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

} // namespace intendant::bench
