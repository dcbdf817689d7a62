#pragma once

#include "db/codec/core_fields.hpp"

#include <string_view>
#include <utility>

/// The shorthand in which a game's names and fields are written down; `fields.hpp` says what each stands for.

/// In `intendant::db`: the written names of an enum. `E` is the enum.
#define INTENDANT_NAMES(Type, ...)                                                                                     \
    template <>                                                                                                        \
    struct EnumNames<Type> {                                                                                           \
        using E = Type;                                                                                                \
        static constexpr std::pair<E, std::string_view> names[] = {__VA_ARGS__};                                       \
    }

/// In `intendant::db`: the word of a command or an event.
#define INTENDANT_TYPE(Type, word)                                                                                     \
    template <>                                                                                                        \
    inline constexpr std::string_view json_type<Type> = word

/// In the namespace of the struct: its fields, as `visit("name", s.member);` in the body that follows.
#define INTENDANT_DESCRIBE(Type)                                                                                       \
    template <class V, db::FieldsOf<Type> S>                                                                           \
    void describe([[maybe_unused]] V& visit, [[maybe_unused]] S& s)
