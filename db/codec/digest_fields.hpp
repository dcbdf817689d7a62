#pragma once

#include "db/codec/json_fields.hpp"

#include <charconv>

// The text over which the digest of a state is taken. It says what the JSON says, in the order of the description and
// without sorting: one pass over the state, for it is written after every entry.

namespace intendant::db {

/// True for a type whose digest is taken over its JSON: one that leaves out what is usual, so that a new field does not
/// change the digests of old games.
template <class T> inline constexpr bool digest_over_json = false;

/// Appends the text of a value. Equal values have equal texts; different ones have different texts.
template <class Context, class T> void append_digest_text(const Context& context, const T& value, std::string& text);

namespace detail {

/// Visits the fields of a struct. Fields that are always there follow each other; the others carry their names.
template <class Context> struct DigestVisit {
    const Context& context;
    std::string& text;

    template <class T> void operator()(const char* name, const T& field) {
        if constexpr (is_a<T, std::optional>) {
            if (field) {
                named(name, *field);
            }
        } else {
            append_digest_text(context, field, text);
        }
    }
    template <class T> void optional(const char* name, const T& field) {
        if constexpr (std::equality_comparable<T>) {
            if (field == T{}) {
                return;
            }
        }
        named(name, field);
    }

private:
    template <class T> void named(const char* name, const T& field) {
        text += name;
        text += '=';
        append_digest_text(context, field, text);
    }
};

template <std::integral N> void append_digits(N number, std::string& text) {
    std::array<char, 24> digits{};
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
    text += ',';
}

inline void append_words(std::string_view words, std::string& text) {
    append_digits(words.size(), text); // so that no word can pass for the end of another
    text += words;
}

template <class Context, class List> void append_list(const Context& context, const List& list, std::string& text) {
    text += '[';
    for (const auto& element : list) {
        append_digest_text(context, static_cast<const typename List::value_type&>(element), text);
    }
    text += ']';
}

} // namespace detail

template <class Context, class T> void append_digest_text(const Context& context, const T& value, std::string& text) {
    using namespace detail;
    if constexpr (digest_over_json<T>) {
        text += to_json(context, value).dump();
    } else if constexpr (requires { JsonValue<T>::id(context, value); }) {
        append_words(JsonValue<T>::id(context, value), text);
    } else if constexpr (std::same_as<T, bool>) {
        text += value ? 'y' : 'n';
    } else if constexpr (Number<T>) {
        append_digits(value, text);
    } else if constexpr (std::same_as<T, std::string>) {
        append_words(value, text);
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(NamedEnum<T>, "EnumNames<T> says how this enum is written");
        for (const auto& [each, name] : EnumNames<T>::names) {
            if (each == value) {
                append_words(name, text);
            }
        }
    } else if constexpr (is_a<T, std::optional>) {
        text += value ? '+' : '-';
        if (value) {
            append_digest_text(context, *value, text);
        }
    } else if constexpr (is_a<T, std::vector> || is_a<T, std::set> || is_array<T>) {
        append_list(context, value, text);
    } else if constexpr (is_a<T, std::pair>) {
        append_digest_text(context, value.first, text);
        append_digest_text(context, value.second, text);
    } else if constexpr (is_a<T, std::map>) {
        text += '[';
        for (const auto& [key, mapped] : value) {
            append_digest_text(context, key, text);
            append_digest_text(context, mapped, text);
        }
        text += ']';
    } else if constexpr (is_a<T, std::variant>) {
        std::visit(
            [&]<class Alternative>(const Alternative& alternative) {
                append_words(json_type<Alternative>, text);
                append_digest_text(context, alternative, text);
            },
            value);
    } else {
        static_assert(std::is_class_v<T>, "no floating-point numbers and no bare characters in a record");
        text += '{';
        DigestVisit<Context> visit{context, text};
        describe(visit, value);
        text += '}';
    }
}

} // namespace intendant::db
