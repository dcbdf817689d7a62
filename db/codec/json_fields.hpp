#pragma once

#include "db/codec/fields.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace intendant::db {

using Json = nlohmann::json;

/// How a type of its own is written, where the rules below do not serve: an id, an amount of money. To be
/// specialised:
///
///     template <> struct JsonValue<TerritoryId> {
///         static Json to(const Tables& tables, const TerritoryId& id);
///         static TerritoryId from(const Tables& tables, const Json& json); // throws CodecError without a
///         path
///     };
///
/// The context is whatever was handed to `to_json` and `from_json`, usually the game's tables. To reach
/// further values, a specialisation calls `to_json(context, value)` and `from_json<T>(context, json)`.
template <class T> struct JsonValue;

/// The context of what needs none.
struct NoContext {};

/// Writes a value. Throws nothing of its own.
template <class Context, class T> Json to_json(const Context& context, const T& value);

/// Reads a value. Throws: CodecError that names the place, for a missing or unknown key, a wrong kind of
/// value, a number that does not fit.
template <class T, class Context> T from_json(const Context& context, const Json& json);

namespace detail {

template <class T>
concept OwnJson = requires {
    sizeof(JsonValue<T>);
};

/// Rethrows a CodecError from within `read` with the place put before it.
template <class Read> decltype(auto) at_place(const std::string& place, Read&& read) {
    try {
        return read();
    } catch (const CodecError& error) {
        throw error.inside(place);
    }
}

inline std::string in_quotes(std::string_view word) { return "'" + std::string(word) + "'"; }

/// Reads an object key by key, each key an id of type Key.
template <class Key, class Context, class Take> void for_each_key(const Context& context, const Json& json, Take&& take) {
    if (!json.is_object()) {
        throw CodecError(INTENDANT_TR("an object { } is expected"));
    }
    for (auto each = json.begin(); each != json.end(); ++each) {
        at_place(each.key(), [&] { take(from_json<Key>(context, Json(each.key())), each.value()); });
    }
}

/// Visits the fields of a struct that is written.
template <class Context> class JsonWriter {
public:
    explicit JsonWriter(const Context& context) : m_context(context), m_object(Json::object()) {}

    template <class T> void operator()(const char* name, const T& field) {
        if constexpr (is_a<T, std::optional>) {
            if (field) {
                m_object[name] = to_json(m_context, *field);
            }
        } else {
            m_object[name] = to_json(m_context, field);
        }
    }

    template <class T> void optional(const char* name, const T& field) {
        if constexpr (std::equality_comparable<T>) {
            if (field == T{}) {
                return;
            }
        }
        (*this)(name, field);
    }

    /// A field that came later: left out at its usual value, so that what does not use it is written as it was.
    template <class T> void since(int, const char* name, const T& field) { optional(name, field); }

    Json take() { return std::move(m_object); }

private:
    const Context& m_context;
    Json m_object;
};

/// Visits the fields of a struct that is read.
template <class Context> class JsonReader {
public:
    JsonReader(const Context& context, const Json& object) : m_context(context), m_object(object) {
        if (!object.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
    }

    template <class T> void operator()(const char* name, T& field) {
        if constexpr (is_a<T, std::optional>) {
            optional(name, field);
        } else {
            const auto found = find(name);
            if (found == m_object.end()) {
                throw CodecError(name, INTENDANT_TR("this is missing"));
            }
            field = at_place(name, [&] { return from_json<T>(m_context, *found); });
        }
    }

    template <class T> void optional(const char* name, T& field) {
        const auto found = find(name);
        if (found != m_object.end()) { // else the field keeps the value its struct gives it
            field = at_place(name, [&] { return from_json<T>(m_context, *found); });
        }
    }

    template <class T> void since(int, const char* name, T& field) { optional(name, field); }

    /// Marks a key as known though no field holds it.
    void know(const char* name) { find(name); }

    /// Throws: CodecError for the first key that no field asked for.
    void finish() const {
        for (auto key = m_object.begin(); key != m_object.end(); ++key) {
            if (std::ranges::find(m_known, key.key()) == m_known.end()) {
                throw CodecError(key.key(), INTENDANT_TR("this key is not known here"));
            }
        }
    }

private:
    Json::const_iterator find(const char* name) {
        m_known.emplace_back(name);
        return m_object.find(name);
    }

    const Context& m_context;
    const Json& m_object;
    std::vector<std::string_view> m_known;
};

template <Number T> T number_from(const Json& json) {
    if (json.is_number_unsigned()) {
        const auto value = json.get<std::uint64_t>();
        if (std::in_range<T>(value)) {
            return static_cast<T>(value);
        }
    } else if (json.is_number_integer()) {
        const auto value = json.get<std::int64_t>();
        if (std::in_range<T>(value)) {
            return static_cast<T>(value);
        }
    } else if (!json.is_number_float() || std::abs(json.get<double>()) < 1e15 ||
               json.get<double>() != std::trunc(json.get<double>())) { // 1.0 is no whole number as we write it; 1e30 is one too large
        throw CodecError(INTENDANT_TR("a whole number is expected"));
    }
    throw CodecError(core::Message{INTENDANT_TR("the number {number} is out of range"), {{"number", json.dump()}}});
}

template <NamedEnum E> E enum_from(const Json& json) {
    std::string all;
    for (const auto& [value, name] : EnumNames<E>::names) {
        if (json.is_string() && json.get_ref<const std::string&>() == name) {
            return value;
        }
        all += (all.empty() ? "" : ", ") + in_quotes(name);
    }
    throw CodecError(core::Message{INTENDANT_TR("one of {words} is expected"), {{"words", all}}});
}

inline const Json& array_of(const Json& json) {
    if (!json.is_array()) {
        throw CodecError(INTENDANT_TR("a list [ ] is expected"));
    }
    return json;
}

template <class T, class Context> T element_from(const Context& context, const Json& array, std::size_t i) {
    return at_place("[" + std::to_string(i) + "]", [&] { return from_json<T>(context, array[i]); });
}

template <class Variant> struct Alternatives;

/// A variant is its alternative's object with the key `type`.
template <class... Ts> struct Alternatives<std::variant<Ts...>> {
    using Variant = std::variant<Ts...>;

    template <class Context> static Json to(const Context& context, const Variant& value) {
        return std::visit(
            [&]<class T>(const T& alternative) {
                static_assert(!json_type<T>.empty(), "json_type<T> names the alternatives of a variant");
                Json object = to_json(context, alternative);
                object["type"] = json_type<T>;
                return object;
            },
            value);
    }

    template <class Context> static Variant from(const Context& context, const Json& json) {
        if (!json.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
        const auto type = json.find("type");
        if (type == json.end()) {
            throw CodecError("type", INTENDANT_TR("this is missing"));
        }
        if (!type->is_string()) {
            throw CodecError("type", INTENDANT_TR("a word in quotes is expected"));
        }
        const auto& word = type->template get_ref<const std::string&>();
        std::optional<Variant> result;
        (try_one<Ts>(context, json, word, result), ...);
        if (!result) {
            throw CodecError("type", core::Message{INTENDANT_TR("there is nothing called {word}"), {{"word", in_quotes(word)}}});
        }
        return std::move(*result);
    }

private:
    template <class T, class Context>
    static void try_one(const Context& context, const Json& json, const std::string& word, std::optional<Variant>& result) {
        if (word == json_type<T>) {
            Json rest = json;
            rest.erase("type");
            result = from_json<T>(context, rest);
        }
    }
};

} // namespace detail

template <class Context, class T> Json to_json(const Context& context, const T& value) {
    using namespace detail;
    if constexpr (OwnJson<T>) {
        return JsonValue<T>::to(context, value);
    } else if constexpr (Number<T> || std::same_as<T, bool> || std::same_as<T, std::string>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(NamedEnum<T>, "EnumNames<T> or JsonValue<T> says how this enum is written");
        for (const auto& [each, name] : EnumNames<T>::names) {
            if (each == value) {
                return name;
            }
        }
        throw CodecError("a value outside its enumeration cannot be written");
    } else if constexpr (is_a<T, std::optional>) {
        return value ? to_json(context, *value) : Json();
    } else if constexpr (is_a<T, std::vector> || is_a<T, std::set> || is_array<T>) {
        Json array = Json::array();
        for (const auto& element : value) {
            array.push_back(to_json(context, static_cast<const typename T::value_type&>(element)));
        }
        return array;
    } else if constexpr (is_a<T, std::pair>) {
        return Json::array({to_json(context, value.first), to_json(context, value.second)});
    } else if constexpr (is_a<T, std::map>) {
        Json object = Json::object();
        for (const auto& [key, mapped] : value) {
            object[to_json(context, key).template get<std::string>()] = to_json(context, mapped);
        }
        return object;
    } else if constexpr (is_a<T, std::variant>) {
        return Alternatives<T>::to(context, value);
    } else {
        static_assert(std::is_class_v<T>, "no floating-point numbers and no bare characters in a record");
        JsonWriter<Context> writer(context);
        describe(writer, value);
        return writer.take();
    }
}

template <class T, class Context> T from_json(const Context& context, const Json& json) {
    using namespace detail;
    if constexpr (OwnJson<T>) {
        return JsonValue<T>::from(context, json);
    } else if constexpr (std::same_as<T, bool>) {
        if (!json.is_boolean()) {
            throw CodecError(INTENDANT_TR("true or false is expected"));
        }
        return json.get<bool>();
    } else if constexpr (Number<T>) {
        return number_from<T>(json);
    } else if constexpr (std::same_as<T, std::string>) {
        if (!json.is_string()) {
            throw CodecError(INTENDANT_TR("a text in quotes is expected"));
        }
        return json.get<std::string>();
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(NamedEnum<T>, "EnumNames<T> or JsonValue<T> says how this enum is written");
        return enum_from<T>(json);
    } else if constexpr (is_a<T, std::optional>) {
        return json.is_null() ? T{} : T{from_json<typename T::value_type>(context, json)};
    } else if constexpr (is_a<T, std::vector> || is_a<T, std::set>) {
        T values;
        for (std::size_t i = 0; i < array_of(json).size(); ++i) {
            values.insert(values.end(), element_from<typename T::value_type>(context, json, i));
        }
        return values;
    } else if constexpr (is_array<T>) {
        T values{};
        if (array_of(json).size() != values.size()) {
            throw CodecError(core::Message{INTENDANT_TR("a list of {count} is expected"), {{"count", std::to_string(values.size())}}});
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = element_from<typename T::value_type>(context, json, i);
        }
        return values;
    } else if constexpr (is_a<T, std::pair>) {
        if (array_of(json).size() != 2) {
            throw CodecError(core::Message{INTENDANT_TR("a list of {count} is expected"), {{"count", "2"}}});
        }
        return T{element_from<typename T::first_type>(context, json, 0), element_from<typename T::second_type>(context, json, 1)};
    } else if constexpr (is_a<T, std::map>) {
        if (!json.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
        T values;
        for (auto each = json.begin(); each != json.end(); ++each) {
            at_place(each.key(), [&] {
                values.emplace(from_json<typename T::key_type>(context, Json(each.key())),
                               from_json<typename T::mapped_type>(context, each.value()));
            });
        }
        return values;
    } else if constexpr (is_a<T, std::variant>) {
        return Alternatives<T>::from(context, json);
    } else {
        static_assert(std::is_class_v<T>, "no floating-point numbers and no bare characters in a record");
        T value{};
        JsonReader<Context> reader(context, json);
        describe(reader, value);
        reader.finish();
        return value;
    }
}

} // namespace intendant::db
