#pragma once

#include "app/cli/afrika_korps/game.hpp"
#include "app/cli/axis_allies/game.hpp"
#include "app/cli/empire_of_the_sun/game.hpp"
#include "app/cli/risiko/game.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/axis_allies/card.hpp"
#include "model/empire_of_the_sun/card.hpp"
#include "model/risiko/card.hpp"

#include <string_view>
#include <tuple>
#include <type_traits>

namespace intendant::cli {

/// The games that the command line knows; a script that names none is of the first.
using Games = std::tuple<axis_allies::Game, risiko::Game, afrika_korps::Game, empire_of_the_sun::Game>;

/// Calls `act(G{})` for one game after the other until it says true. Whether it did.
template <class Act> bool any_game(Act&& act) {
    return std::apply([&](auto... games) { return (act(games) || ...); }, Games{});
}

static_assert(std::apply([](auto... games) { return (Spoken<decltype(games)> && ...); }, Games{}));

} // namespace intendant::cli
