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
    /// The cheapest addition to one side of a battle that takes, or holds, a space with the chance asked for.
    static db::Json need(const db::Json& question);
    /// In which order attacks on one space take it most surely.
    static db::Json waves(const db::Json& question);
    /// A space taken now and held against the counter-attack.
    static db::Json hold(const db::Json& question);
    static constexpr std::array<OldKind, 2> old_kinds{{{"land", "land"}, {"sea", "sea"}}};
};

} // namespace intendant::cli
