#pragma once

#include "app/base/text.hpp"
#include "db/shelf/library.hpp"

#include <wx/bitmap.h>

#include <functional>

namespace intendant::app {

/// What the library needs to know of a game that the program knows.
struct LibraryGame {
    wxString name;
    db::CardMaker card;
    std::function<Names()> names;
    /// A small drawing of who holds what. Units: pixels of the screen.
    std::function<wxBitmap(const core::GameCard&, const wxSize&)> drawing{};
};

} // namespace intendant::app
