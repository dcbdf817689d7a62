#pragma once

#include "app/board/map.hpp"
#include "app/cli/terminal.hpp"
#include "db/session/empire_of_the_sun/session.hpp"

namespace intendant::cli {

/// Empire of the Sun at a terminal: see `Spoken`.
template <> struct Terminal<empire_of_the_sun::Game> {
    static std::shared_ptr<const empire_of_the_sun::Tables> tables();
    static std::string page(const empire_of_the_sun::State& state);
    static db::Json answer(const empire_of_the_sun::State& state, const db::Json& question);
    /// How the board is drawn.
    static app::board::BoardMap board(const empire_of_the_sun::Tables& tables);
    /// What a battle hex can lead to: the joint chances of all results, losses by two rules.
    static db::Json odds(const db::Json& battle);
    /// Which further units have to be activated so that the battle hex is taken, or the sea won, with the chance asked for.
    static db::Json need(const db::Json& question);
    static constexpr std::array<OldKind, 1> old_kinds{{{"eots", ""}}};
};

} // namespace intendant::cli
