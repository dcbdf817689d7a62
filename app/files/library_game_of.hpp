#pragma once

#include "app/files/library_game.hpp"

#include <memory>
#include <utility>

namespace intendant::app {

/// What the library needs to know of a game, from its session. `Session`: a `db::Session`; its `card` is found beside its state.
template <class Session>
LibraryGame library_game_of(const wxString& name, std::shared_ptr<const typename Session::Tables> tables, std::function<Names()> names,
                            std::function<wxBitmap(const core::GameCard&, const wxSize&)> drawing) {
    return {.name = name,
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = Session::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .at_a_glance = [tables](const db::GameFile& file) -> std::optional<core::GameCard> {
                const auto books = Session::glance(file, tables);
                return books ? std::optional(card(*books)) : std::nullopt;
            },
            .names = std::move(names),
            .drawing = std::move(drawing)};
}

} // namespace intendant::app
