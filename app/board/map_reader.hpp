#pragma once

#include "app/board/map.hpp"
#include "model/core/message.hpp"

#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace intendant::app::board {

/// A drawing that cannot be used: which file, which space, what is wrong with it.
class MapFault : public std::runtime_error {
public:
    explicit MapFault(core::Message why);
    const core::Message& why() const { return m_why; }

private:
    core::Message m_why;
};

/// Reads a drawing of the form `board-map/1` and puts its spaces in the order of `ids`, the spaces of the game.
///
/// Throws: MapFault for a file that cannot be read, for text that is no JSON, an unknown or missing field, a value of
/// another kind, a ring that is too short or crosses itself, an anchor beside its space, a space of the game that is not
/// drawn, and a drawn one that is not in the game.
BoardMap read_map(const std::filesystem::path& file, const std::vector<std::string>& ids);

/// The same from text. `name` stands in the sentences for the file.
BoardMap parse_map(std::string_view json, std::string_view name, const std::vector<std::string>& ids);

} // namespace intendant::app::board
