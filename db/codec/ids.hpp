#pragma once

#include "db/codec/json_fields.hpp"

/// In `intendant::db`: what a game's tables number is written with its id. `name` says which, from `tables` and `id`;
/// `found`, from `tables` and `word`, is the id or nothing; `expected` and `unknown` are said of no text, and of no id.
///
///     INTENDANT_ID(orchard, TreeId, tables[id].id, tables.find(word), INTENDANT_TR("..."), INTENDANT_TR("..."));
#define INTENDANT_ID(game, Id, name, found, expected, unknown)                                                                             \
    template <> struct JsonValue<game::Id> {                                                                                               \
        static decltype(auto) id(const game::Tables& tables, const game::Id& id) { return (name); }                                        \
        static Json to(const game::Tables& tables, const game::Id& id) { return name; }                                                    \
        static game::Id from(const game::Tables& tables, const Json& json) {                                                               \
            return detail::id_from(json, expected, unknown, [&](const std::string& word) { return found; });                               \
        }                                                                                                                                  \
    }

namespace intendant::db::detail {

template <class Find> auto id_from(const Json& json, const char* expected, const char* unknown, Find&& find) {
    if (!json.is_string()) {
        throw CodecError(expected);
    }
    const auto& word = json.get_ref<const std::string&>();
    const auto id = find(word);
    if (!id) {
        throw CodecError(core::Message{unknown, {{"word", in_quotes(word)}}});
    }
    return *id;
}

} // namespace intendant::db::detail
