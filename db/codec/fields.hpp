#pragma once

#include "model/core/enum_words.hpp"
#include "model/core/message.hpp"

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace intendant::db {

/// How a struct is described, once, for JSON, digests and archives alike. In the namespace of the struct, with
/// `description.hpp`:
///
///     INTENDANT_FIELDS(UnitsBought, unit, count, optional(note), since(2, tug), named("owner", power));
///
/// which stands for
///
///     template <class V, FieldsOf<UnitsBought> S> void describe(V& visit, S& s) {
///         visit("unit", s.unit);
///         visit("count", s.count);
///         visit.optional("note", s.note); // left out of the JSON when it has the value of T{}
///         visit.since(2, "tug", s.tug);   // the same, and digests know it from their format 2 on
///         visit("owner", s.power);
///     }
///
/// A member may be an integer, bool, enum, std::string, vector, array, optional, map, set, pair, variant of
/// described structs, or a described struct. There are no floating-point numbers in a game's record.
template <class S, class T>
concept FieldsOf = std::same_as<std::remove_const_t<S>, T>;

/// The written names of an enum's values; to be specialised, in `intendant::db`:
///
///     template <> struct EnumNames<Fruit> {
///         static constexpr std::pair<Fruit, std::string_view> names[] = {{Fruit::Apple, "apple"}};
///     };
template <class E> struct EnumNames;

/// An enum that has its words in the model (`core::enum_words`) is written with them.
template <core::WordedEnum E> struct EnumNames<E> {
    static constexpr auto names = [] {
        std::array<std::pair<E, std::string_view>, core::enum_words<E>.size()> all;
        for (std::size_t place = 0; place < all.size(); ++place) {
            all[place] = {static_cast<E>(place), core::enum_words<E>[place]};
        }
        return all;
    }();
};

/// The word that the key `type` of a struct has in JSON when the struct is one alternative of a variant; to
/// be specialised, in `intendant::db`: `template <> inline constexpr std::string_view json_type<UnitsBought>
/// = "units_bought";`
template <class T> inline constexpr std::string_view json_type{};

/// What is read is not what was expected. `path` says where, as in `units[0].count`.
class CodecError : public std::runtime_error {
public:
    explicit CodecError(const std::string& problem) : CodecError({}, core::Message{problem, {}}) {}
    explicit CodecError(const core::Message& problem) : CodecError({}, problem) {}
    CodecError(std::string path, const std::string& problem) : CodecError(std::move(path), core::Message{problem, {}}) {}
    CodecError(std::string path, const core::Message& problem)
        : std::runtime_error((path.empty() ? "" : path + ": ") + core::fill(problem.id, problem)), m_path(std::move(path)),
          m_problem(problem) {}

    const std::string& path() const { return m_path; }
    /// What is wrong, for the table in its language; what() is English.
    const core::Message& problem() const { return m_problem; }

    /// The same error, seen from one level further out: `outer` is a key or an index in brackets.
    CodecError inside(const std::string& outer) const {
        const bool joined = m_path.empty() || m_path.front() == '[';
        return {outer + (joined ? "" : ".") + m_path, m_problem};
    }

private:
    std::string m_path;
    core::Message m_problem;
};

namespace detail {

template <class T, template <class...> class Template> inline constexpr bool is_a = false;
template <template <class...> class Template, class... Args> inline constexpr bool is_a<Template<Args...>, Template> = true;

template <class T> inline constexpr bool is_array = false;
template <class T, std::size_t N> inline constexpr bool is_array<std::array<T, N>> = true;

template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires {
    EnumNames<E>::names;
};

} // namespace detail
} // namespace intendant::db
