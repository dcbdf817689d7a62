#pragma once

#include "db/codec/json_fields.hpp"
#include "db/sha256.hpp"

#include <algorithm>
#include <array>
#include <charconv>

// The digest of a state, and the text over which it is taken. The text says what the JSON says, in the order of the description and
// without sorting: one pass over the state, for it is written after every entry.

namespace intendant::db {

/// True for a type whose digest is taken over its JSON: one that leaves out what is usual, so that a new field does not
/// change the digests of old games.
template <class T> inline constexpr bool digest_over_json = false;

namespace detail {

/// Where the text is written. It goes into the sum piece by piece and is never kept whole.
class DigestText {
public:
    void letter(char letter) {
        make_room(1);
        *m_at++ = letter;
    }
    void add(std::string_view bytes) {
        if (bytes.size() > m_piece.size()) {
            hand_on();
            m_sum.add(bytes);
            return;
        }
        make_room(bytes.size());
        m_at = std::ranges::copy(bytes, m_at).out;
    }
    /// The digits and a comma.
    template <std::integral N> void digits(N number) {
        constexpr std::size_t longest = 24;
        make_room(longest);
        if (number >= 0 && number < 10) { // nearly every number is so small
            *m_at++ = static_cast<char>('0' + number);
        } else {
            m_at = std::to_chars(m_at, m_at + longest, number).ptr;
        }
        *m_at++ = ',';
    }
    /// With their length, so that no word can pass for the end of another.
    void words(std::string_view words) {
        digits(words.size());
        add(words);
    }
    Digest finish() {
        hand_on();
        return m_sum.finish();
    }

private:
    void hand_on() {
        m_sum.add({m_piece.data(), static_cast<std::size_t>(m_at - m_piece.data())});
        m_at = m_piece.data();
    }
    void make_room(std::size_t bytes) {
        if (static_cast<std::size_t>(m_piece.data() + m_piece.size() - m_at) < bytes) {
            hand_on();
        }
    }

    Sha256 m_sum;
    std::array<char, 1024> m_piece{};
    char* m_at{m_piece.data()};
};

template <class Context, class T> void append_digest_text(const Context& context, const T& value, DigestText& text);

/// Visits the fields of a struct. Fields that are always there follow each other; the others carry their names.
template <class Context> struct DigestVisit {
    const Context& context;
    DigestText& text;

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
        text.add(name);
        text.letter('=');
        append_digest_text(context, field, text);
    }
};

template <class Context, class List> void append_list(const Context& context, const List& list, DigestText& text) {
    text.letter('[');
    for (const auto& element : list) {
        append_digest_text(context, static_cast<const typename List::value_type&>(element), text);
    }
    text.letter(']');
}

template <class Context, class T> void append_digest_text(const Context& context, const T& value, DigestText& text) {
    if constexpr (digest_over_json<T>) {
        text.add(to_json(context, value).dump());
    } else if constexpr (requires { JsonValue<T>::id(context, value); }) {
        text.words(JsonValue<T>::id(context, value));
    } else if constexpr (std::same_as<T, bool>) {
        text.letter(value ? 'y' : 'n');
    } else if constexpr (Number<T>) {
        text.digits(value);
    } else if constexpr (std::same_as<T, std::string>) {
        text.words(value);
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(NamedEnum<T>, "EnumNames<T> says how this enum is written");
        for (const auto& [each, name] : EnumNames<T>::names) {
            if (each == value) {
                text.words(name);
                break;
            }
        }
    } else if constexpr (is_a<T, std::optional>) {
        text.letter(value ? '+' : '-');
        if (value) {
            append_digest_text(context, *value, text);
        }
    } else if constexpr (is_a<T, std::vector> || is_a<T, std::set> || is_array<T>) {
        append_list(context, value, text);
    } else if constexpr (is_a<T, std::pair>) {
        append_digest_text(context, value.first, text);
        append_digest_text(context, value.second, text);
    } else if constexpr (is_a<T, std::map>) {
        text.letter('[');
        for (const auto& [key, mapped] : value) {
            append_digest_text(context, key, text);
            append_digest_text(context, mapped, text);
        }
        text.letter(']');
    } else if constexpr (is_a<T, std::variant>) {
        std::visit(
            [&]<class Alternative>(const Alternative& alternative) {
                text.words(json_type<Alternative>);
                append_digest_text(context, alternative, text);
            },
            value);
    } else {
        static_assert(std::is_class_v<T>, "no floating-point numbers and no bare characters in a record");
        text.letter('{');
        DigestVisit<Context> visit{context, text};
        describe(visit, value);
        text.letter('}');
    }
}

} // namespace detail

/// SHA-256 over the text of a value. Equal values have equal texts; different ones have different texts.
template <class Context, class T> Digest digest(const Context& context, const T& value) {
    detail::DigestText text;
    detail::append_digest_text(context, value, text);
    return text.finish();
}

} // namespace intendant::db
