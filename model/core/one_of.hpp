#pragma once

#include <concepts>

namespace intendant::core {

/// T is one of these. An overload for several events names them, so that a new one is thought of before it compiles:
/// `Result operator()(const core::OneOf<TurnEnded, GameEnded> auto&) const { return {}; }`.
template <class T, class... Ts>
concept OneOf = (std::same_as<T, Ts> || ...);

} // namespace intendant::core
