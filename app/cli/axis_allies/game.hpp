#pragma once

#include "app/cli/terminal.hpp"
#include "db/session/axis_allies/session.hpp"

namespace intendant::cli {

/// Axis & Allies at a terminal: see `Spoken`.
template <> struct Terminal<axis_allies::Game> {
    static std::shared_ptr<const axis_allies::Tables> tables();
    static std::string page(const axis_allies::State& state);
    static db::Json answer(const axis_allies::State& state, const db::Json& question);
    static db::Json odds(const db::Json& battle);
    static constexpr std::array<OldKind, 2> old_kinds{{{"land", "land"}, {"sea", "sea"}}};
};

} // namespace intendant::cli
