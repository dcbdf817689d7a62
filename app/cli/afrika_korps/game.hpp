#pragma once

#include "app/board/map.hpp"
#include "app/cli/terminal.hpp"
#include "db/session/afrika_korps/session.hpp"

namespace intendant::cli {

/// Afrika Korps at a terminal: see `Spoken`.
template <> struct Terminal<afrika_korps::Game> {
    static std::shared_ptr<const afrika_korps::Tables> tables();
    static std::string page(const afrika_korps::State& state);
    static db::Json answer(const afrika_korps::State& state, const db::Json& question);
    /// One battle by the combat results table: the odds, the exact chance of each result and what is to be expected.
    /// Rule: AK-ODD-1 to AK-ODD-7, AK-CRT-1, AK-EXC-1 to AK-EXC-4, AK-FOR-4, AK-FOR-5.
    static db::Json odds(const db::Json& battle);
    /// Which further units drive the defenders out with the chance asked for, with the least attack factors.
    static db::Json need(const db::Json& question);
    static constexpr std::array<OldKind, 1> old_kinds{{{"crt", ""}}};
    static app::board::BoardMap board(const afrika_korps::Tables& tables);
};

} // namespace intendant::cli
