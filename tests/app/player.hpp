#pragma once

#include "model/axis_allies/commands.hpp"
#include "tests/app/hand.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace intendant::test {

/// A written script: the JSON of its first line's situation, and all its commands.
struct Script {
    std::string situation;
    std::vector<axis_allies::Command> commands;
};
Script read_script(const std::filesystem::path& file);

/// Books the first commands of the illustrated turn in a new file, without a window.
void prepare_sample(const std::filesystem::path& game, std::size_t commands);

/// The tables of the game.
std::shared_ptr<const axis_allies::Tables> game_tables();
/// The space of the printed board with that id.
axis_allies::SpaceId space(const char* id);

/// Begins a game through the welcome page and the dialog, from a situation in a file.
void begin_through_dialog(Hand& hand, const std::filesystem::path& game, const std::string& situation,
                          const std::filesystem::path& situation_file);

/// Enters a command as a person would, with keys and mouse on the pages of the desk, and waits until it is booked.
void enter(Hand& hand, const axis_allies::Command& command);
void enter(Hand& hand, const std::vector<axis_allies::Command>& commands);

} // namespace intendant::test
