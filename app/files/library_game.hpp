#pragma once

#include "app/base/text.hpp"
#include "db/shelf/library.hpp"

#include <functional>

namespace intendant::app {

/// What the library needs to know of a game that the program knows.
struct LibraryGame {
    wxString name;
    db::CardMaker card;
    std::function<Names()> names;
};

} // namespace intendant::app
