#pragma once

#include "db/shelf/library.hpp"

#include <functional>
#include <string>

namespace intendant::db {

/// What an archive says of a game beside its record: players, seats, result, luck, and the text of its notes.
struct Facts {
    std::string json; ///< as the archive's function `tell` takes it
};

/// Says a message in English, as the game it is of does.
using InEnglish = std::function<std::string(const core::Message&)>;

/// The facts of a proved game. `notes`: the texts in which the archive is searched.
Facts facts_of(const LibraryCard& card, const std::string& notes, const InEnglish& say);

} // namespace intendant::db
