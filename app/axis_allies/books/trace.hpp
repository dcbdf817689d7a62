#pragma once

#include "app/axis_allies/table.hpp"
#include "db/session/history.hpp"

#include <optional>
#include <vector>

namespace intendant::app::aa {

/// A figure of the books of which one asks how it came about.
struct Figure {
    enum Kind { Treasury, Production, Waiting, Pieces };

    Kind kind{Treasury};
    Power power{};
    std::optional<Unit> unit{};     ///< of pieces
    std::optional<SpaceId> space{}; ///< of pieces
};

/// The entries that made the figure up to entry `end` (0: up to now), in order; the last `then` is what it was after it.
std::vector<db::LevelStep> trace(const Session& session, const Figure& figure, std::int64_t end = 0);

/// What the entries stand behind, as a heading.
wxString heading_of(const Tables& tables, const Figure& figure);

} // namespace intendant::app::aa
