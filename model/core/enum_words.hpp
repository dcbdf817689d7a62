#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace intendant::core {

/// The words of an enum's values in their order, as they stand in files and tables. A game says them once, beside the enum; ids and the
/// written form read them here. In `intendant::core`:
///
///     template <> inline constexpr std::array<std::string_view, 2> enum_words<orchard::Fruit>{"apple", "pear"};
template <class E> inline constexpr std::array<std::string_view, 0> enum_words{};

template <class E>
concept WordedEnum = !enum_words<E>.empty();

template <WordedEnum E> constexpr std::string_view id_of(E value) { return enum_words<E>[static_cast<std::size_t>(value)]; }

/// The value of that word; nothing when there is none.
template <WordedEnum E> constexpr std::optional<E> of_id(std::string_view id) {
    const auto place = std::ranges::find(enum_words<E>, id);
    return place == enum_words<E>.end() ? std::nullopt : std::optional{static_cast<E>(place - enum_words<E>.begin())};
}

} // namespace intendant::core
