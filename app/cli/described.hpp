#pragma once

#include "db/codec/json_fields.hpp"
#include "model/core/enum_words.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

/// What descriptions on standard input read alike, key by key. All throw db::CodecError with what is wrong and where.
namespace intendant::cli {

/// The value under the key; nothing where it is not said.
template <class T, class Context> std::optional<T> value(const Context& context, const db::Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end()) {
        return std::nullopt;
    }
    return db::detail::at_place(key, [&] { return db::from_json<T>(context, *found); });
}

/// The same, one of the words of an enum.
template <core::WordedEnum E> std::optional<E> word(const db::Json& object, const char* key) {
    const auto text = value<std::string>(db::NoContext{}, object, key);
    if (!text) {
        return std::nullopt;
    }
    const auto found = core::of_id<E>(*text);
    if (!found) {
        std::string words;
        for (const auto each : core::enum_words<E>) {
            words += (words.empty() ? "'" : ", '") + std::string{each} + "'";
        }
        throw db::CodecError(key, "one of " + words + " is expected");
    }
    return found;
}

/// No other key than these is there.
inline void only(const db::Json& object, std::initializer_list<std::string_view> keys) {
    for (const auto& [key, unused] : object.items()) {
        if (std::ranges::find(keys, key) == keys.end()) {
            throw db::CodecError(key, "is not known here");
        }
    }
}

} // namespace intendant::cli
