#pragma once

#include "db/codec/fields.hpp"

#include <boost/preprocessor/facilities/overload.hpp>
#include <boost/preprocessor/seq/for_each.hpp>
#include <boost/preprocessor/variadic/to_seq.hpp>

/// The shorthand in which a game's names and fields are written down; `fields.hpp` says what each stands for.

/// In `intendant::db`: the written names of an enum. `E` is the enum.
#define INTENDANT_NAMES(Type, ...)                                                                                                         \
    template <> struct EnumNames<Type> {                                                                                                   \
        using E = Type;                                                                                                                    \
        static constexpr std::pair<E, std::string_view> names[] = {__VA_ARGS__};                                                           \
    }

/// In `intendant::db`: the word of a command or an event.
#define INTENDANT_TYPE(Type, word) template <> inline constexpr std::string_view json_type<Type> = word

/// In the namespace of the struct: its fields, by the names of its members and in their order in digest and archive:
///
///     INTENDANT_FIELDS(UnitsBought, unit, count, optional(note), since(2, tug), named("owner", power));
///
/// `named` and, with two arguments, `optional` give a field another name than its member has.
#define INTENDANT_FIELDS(Type, ...)                                                                                                        \
    INTENDANT_DESCRIBE(Type) { __VA_OPT__(BOOST_PP_SEQ_FOR_EACH(INTENDANT_FIELD, , BOOST_PP_VARIADIC_TO_SEQ(__VA_ARGS__))) }               \
    static_assert(std::is_class_v<Type>)

/// The same for a struct whose list of fields is not plain: a body follows that calls `visit("name", s.member);`.
#define INTENDANT_DESCRIBE(Type) template <class V, db::FieldsOf<Type> S> void describe([[maybe_unused]] V& visit, [[maybe_unused]] S& s)

// What is not a plain member is the name of a macro below; its text has a comma before it and so takes the second place.
#define INTENDANT_FIELD(r, data, field) INTENDANT_FIELD_OF(field)
#define INTENDANT_FIELD_OF(field) INTENDANT_SECOND(INTENDANT_FIELD_##field, visit(#field, s.field), )
#define INTENDANT_SECOND(...) INTENDANT_SECOND_OF(__VA_ARGS__)
#define INTENDANT_SECOND_OF(first, second, ...) second;
#define INTENDANT_FIELD_named(name, member) , visit(name, s.member)
#define INTENDANT_FIELD_since(format, member) , visit.since(format, #member, s.member)
#define INTENDANT_FIELD_optional(...) , BOOST_PP_OVERLOAD(INTENDANT_OPTIONAL_, __VA_ARGS__)(__VA_ARGS__)
#define INTENDANT_OPTIONAL_1(member) visit.optional(#member, s.member)
#define INTENDANT_OPTIONAL_2(name, member) visit.optional(name, s.member)
