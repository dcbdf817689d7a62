#pragma once

#include "db/codec/json_fields.hpp"

#include <boost/preprocessor/seq/enum.hpp>
#include <boost/preprocessor/seq/transform.hpp>
#include <boost/preprocessor/variadic/to_seq.hpp>

/// A list of rows is written as an object: a row's ids are keys, one within the other, and what is left is the value.

/// In `intendant::db`, for a struct of ids and a value; several values are a list:
///
///     INTENDANT_ROWS(FruitRow, (tree, fruit), count);   // {"north": {"apple": 2}}
///     INTENDANT_ROWS(OwnerRow, (tree), owner, planted); // {"north": ["ann", 1990]}
///
/// Of rows with the same ids the last counts.
#define INTENDANT_ROWS(Row, ids, ...) INTENDANT_ROWS_OF(Row, ids, RowValue<INTENDANT_MEMBERS(Row, __VA_ARGS__)>)

/// The same where several rows may have the same ids: their values are a list. See `said_of_no_rows`.
///
///     INTENDANT_ROW_LISTS(ToolRow, (owner), tool); // {"ann": ["saw", "ladder"]}
#define INTENDANT_ROW_LISTS(Row, ids, member) INTENDANT_ROWS_OF(Row, ids, RowList<&Row::member>)

#define INTENDANT_ROWS_OF(Row, ids, ...)                                                                                                   \
    template <> struct JsonValue<std::vector<Row>> : detail::Rows<Row, detail::__VA_ARGS__, INTENDANT_MEMBERS(Row, INTENDANT_BARE ids)> {}
#define INTENDANT_BARE(...) __VA_ARGS__
#define INTENDANT_MEMBERS(Row, ...) BOOST_PP_SEQ_ENUM(BOOST_PP_SEQ_TRANSFORM(INTENDANT_MEMBER, Row, BOOST_PP_VARIADIC_TO_SEQ(__VA_ARGS__)))
#define INTENDANT_MEMBER(s, Row, member) &Row::member

namespace intendant::db {

/// For a row whose values are a list that may not be empty: what is said of an empty one.
template <class Row> inline constexpr const char* said_of_no_rows = nullptr;

namespace detail {

template <class Row, auto Member> using MemberType = std::remove_cvref_t<decltype(std::declval<Row&>().*Member)>;

/// What is left of a row.
template <auto... Members> struct RowValue;

template <auto Member> struct RowValue<Member> {
    template <class Context, class Row> static void put(const Context& context, const Row& row, Json& place) {
        place = to_json(context, row.*Member);
    }
    template <class Context, class Row> static void take(const Context& context, Row row, const Json& json, std::vector<Row>& rows) {
        row.*Member = from_json<MemberType<Row, Member>>(context, json);
        rows.push_back(std::move(row));
    }
};

template <auto First, auto Second> struct RowValue<First, Second> {
    template <class Context, class Row> static void put(const Context& context, const Row& row, Json& place) {
        place = to_json(context, std::pair{row.*First, row.*Second});
    }
    template <class Context, class Row> static void take(const Context& context, Row row, const Json& json, std::vector<Row>& rows) {
        using Values = std::pair<MemberType<Row, First>, MemberType<Row, Second>>;
        std::tie(row.*First, row.*Second) = from_json<Values>(context, json);
        rows.push_back(std::move(row));
    }
};

template <auto Member> struct RowList {
    template <class Context, class Row> static void put(const Context& context, const Row& row, Json& place) {
        place.push_back(to_json(context, row.*Member));
    }
    template <class Context, class Row> static void take(const Context& context, Row row, const Json& json, std::vector<Row>& rows) {
        const auto values = from_json<std::vector<MemberType<Row, Member>>>(context, json);
        if (said_of_no_rows<Row> != nullptr && values.empty()) {
            throw CodecError(said_of_no_rows<Row>);
        }
        for (const auto& value : values) {
            row.*Member = value;
            rows.push_back(row);
        }
    }
};

template <class Row, class Value, auto... Ids> struct Rows {
    template <class Context> static Json to(const Context& context, const std::vector<Row>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            auto* place = &object;
            ((place = &(*place)[to_json(context, row.*Ids).template get<std::string>()]), ...);
            Value::put(context, row, *place);
        }
        return object;
    }
    template <class Context> static std::vector<Row> from(const Context& context, const Json& json) {
        std::vector<Row> rows;
        take<Ids...>(context, Row{}, json, rows);
        return rows;
    }

private:
    template <auto Id, auto... Inner, class Context>
    static void take(const Context& context, Row row, const Json& json, std::vector<Row>& rows) {
        for_each_key<MemberType<Row, Id>>(context, json, [&](const auto& id, const Json& rest) {
            row.*Id = id;
            if constexpr (sizeof...(Inner) > 0) {
                take<Inner...>(context, row, rest, rows);
            } else {
                Value::take(context, row, rest, rows);
            }
        });
    }
};

} // namespace detail
} // namespace intendant::db
