#pragma once

#include "db/codec/description.hpp"
#include "db/codec/ids.hpp"
#include "model/hex/grid.hpp"

/// How a hex is written, in any game whose tables have a map of hexes: with its printed label, `"G25"` or `"2813"`.

namespace intendant::hex {

INTENDANT_FIELDS(HexId, index);

} // namespace intendant::hex

namespace intendant::db {

template <> struct JsonValue<hex::HexId> {
    template <class Tables> static const std::string& id(const Tables& tables, const hex::HexId& hex) { return tables.map->label(hex); }
    template <class Tables> static Json to(const Tables& tables, const hex::HexId& hex) { return tables.map->label(hex); }
    template <class Tables> static hex::HexId from(const Tables& tables, const Json& json) {
        return detail::id_from(json, INTENDANT_TR("the printed label of a hex is expected"), INTENDANT_TR("there is no hex called {word}"),
                               [&](const std::string& word) { return tables.map->find(word); });
    }
};

} // namespace intendant::db
