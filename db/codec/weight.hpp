#pragma once

#include "db/codec/fields.hpp"

#include <ranges>

namespace intendant::db {

/// About how many bytes a described value takes in memory: what is kept of a game from a stranger is bounded by it.
template <class T> std::size_t weight_of(const T& value);

namespace detail {

struct Weigh {
    std::size_t sum{0};

    template <class T> void add(const T& value) {
        if constexpr (std::same_as<T, std::string>) {
            sum += sizeof(T) + value.size();
        } else if constexpr (is_a<T, std::optional>) {
            sum += sizeof(T);
            if (value) {
                add(*value);
            }
        } else if constexpr (std::ranges::range<T>) {
            sum += sizeof(T);
            for (const auto& each : value) {
                add(each);
            }
        } else if constexpr (requires { describe(*this, value); }) {
            describe(*this, value);
        } else {
            sum += sizeof(T);
        }
    }
    template <class T> void operator()(const char*, const T& field) { add(field); }
    template <class T> void optional(const char*, const T& field) { add(field); }
    template <class T> void since(int, const char*, const T& field) { add(field); }
};

} // namespace detail

template <class T> std::size_t weight_of(const T& value) {
    detail::Weigh weigh;
    weigh.add(value);
    return weigh.sum;
}

} // namespace intendant::db
