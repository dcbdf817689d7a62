#pragma once

#include "app/base/text.hpp"
#include "db/shelf/library.hpp"

#include <wx/bitmap.h>

#include <functional>

namespace intendant::app {

/// What the library needs to know of a game that the program knows.
struct LibraryGame {
    wxString name;
    std::function<db::LibraryCard(const std::filesystem::path&)> card;               ///< see `db::CardMaker::proved`
    std::function<std::optional<core::GameCard>(const db::GameFile&)> at_a_glance{}; ///< see `db::CardMaker::at_a_glance`
    std::function<Names()> names;
    /// A small drawing of who holds what. Units: pixels of the screen.
    std::function<wxBitmap(const core::GameCard&, const wxSize&)> drawing{};
};

} // namespace intendant::app
