#pragma once

#include "db/codec/description.hpp"
#include "db/codec/ids.hpp"
#include "model/hex/contradiction.hpp"
#include "model/hex/grid.hpp"

/// How a hex is written, in any game whose tables have a map of hexes: with its printed label, `"G25"` or `"2813"`. The tables' `map_clause` is
/// the clause that says which hexes there are.

namespace intendant::hex {

INTENDANT_FIELDS(HexId, index);

} // namespace intendant::hex

namespace intendant::db {

template <> struct JsonValue<hex::HexId> {
    template <class Tables> static const std::string& id(const Tables& tables, const hex::HexId& hex) { return tables.map->label(hex); }
    template <class Tables> static Json to(const Tables& tables, const hex::HexId& hex) { return tables.map->label(hex); }
    template <class Tables> static hex::HexId from(const Tables& tables, const Json& json) {
        if (!json.is_string()) {
            throw CodecError(INTENDANT_TR("the printed label of a hex is expected"));
        }
        const auto& word = json.get_ref<const std::string&>();
        const auto found = tables.map->find(word);
        if (!found) {
            throw CodecError(core::Message{INTENDANT_TR("there is no hex called {word} on the map ({clause})"),
                                           {{"word", detail::in_quotes(word)}, {"clause", Tables::map_clause}}});
        }
        return *found;
    }
};

/// What cannot stand together, so that the table counts it: clause and sentence.
template <class Tables, class Piece> Json to_be_counted(const Tables& tables, const std::vector<hex::Contradiction<Piece>>& found) {
    Json list = Json::array();
    for (const auto& each : found) {
        list.push_back({{"clause", each.rule.id}, {"why", to_english(tables, each.why)}});
    }
    return list;
}

} // namespace intendant::db
