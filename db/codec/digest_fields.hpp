#pragma once

#include "db/codec/json_fields.hpp"
#include "db/file/sha256.hpp"

#include <algorithm>
#include <array>
#include <charconv>

// The digest of a state, and the text over which it is taken. The text says what the JSON says, in the order of the description and
// without sorting: one pass over the state, for it is written after every entry.

namespace intendant::db {

/// A digest says of everything that its format knows. A field described with `since(2, ...)` is known from format 2 on, and left
/// out at its usual value: what does not use it has the same digest in both, and stays format 1.
inline constexpr int newest_digest_format = 2;

/// The format that a written digest names: `2:` and the hexadecimal digits; digits alone are format 1. 0: none that this program
/// knows.
inline int digest_format(std::string_view written) {
    const auto colon = written.find(':');
    if (colon == std::string_view::npos) {
        return 1;
    }
    for (int format = 2; format <= newest_digest_format; ++format) {
        if (written.substr(0, colon) == std::to_string(format)) {
            return format;
        }
    }
    return 0;
}

/// True for a type whose digest is taken over its JSON: one that leaves out what is usual, so that a new field does not
/// change the digests of old games.
template <class T> inline constexpr bool digest_over_json = false;

namespace detail {

/// Where the text is written. It goes into the sum piece by piece and is never kept whole.
class DigestText {
public:
    explicit DigestText(int format) : m_format(format) {}

    /// A field of that format which is not usual is to be written: true where this text knows it.
    bool takes(int since) {
        if (since > m_format) {
            return false;
        }
        m_needed = std::max(m_needed, since);
        return true;
    }
    /// The oldest format that says what was written.
    int needed() const { return m_needed; }

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

    int m_format;
    int m_needed{1};
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
    template <class T> void since(int format, const char* name, const T& field) {
        if (!(field == T{}) && text.takes(format)) {
            named(name, field);
        }
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
    detail::DigestText text(newest_digest_format);
    detail::append_digest_text(context, value, text);
    return text.finish();
}

/// As it stands in an entry: with the format that it is in, the oldest one up to `newest` that says everything.
template <class Context, class T> std::string written_digest(const Context& context, const T& value, int newest = newest_digest_format) {
    detail::DigestText text(newest);
    detail::append_digest_text(context, value, text);
    const auto sum = hex(text.finish());
    return text.needed() == 1 ? sum : std::to_string(text.needed()) + ":" + sum;
}

/// The written digest of a value says the same as one that was recorded, in the format that this one names.
template <class Context, class T> bool has_digest(const Context& context, const T& value, std::string_view recorded) {
    const auto format = digest_format(recorded);
    return format > 0 && written_digest(context, value, format) == recorded;
}

} // namespace intendant::db
