#pragma once

#include "db/codec/afrika_korps/fields.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/hex.hpp"
#include "db/codec/ids.hpp"
#include "db/codec/json_text.hpp"
#include "db/codec/options.hpp"
#include "db/codec/rows.hpp"
#include "model/afrika_korps/map.hpp"

#include <set>

/// The parts of the written form that read better than their plain fields: ids, rows by counter or place, options.
namespace intendant::db {

// clang-format off
// A counter is written with its id and read by its printed name too.
INTENDANT_ID(afrika_korps, CounterId, tables[id].id, tables.find_unit(word),
             INTENDANT_TR("the id or the printed name of a counter is expected, as \"21/5\""),
             INTENDANT_TR("there is no counter called {word}, or both sides have one: then say which, as \"axis Supply 1\""));

INTENDANT_ROWS(afrika_korps::ControlRow, (place), side);       // {"tobruch": "allies", "axis_base": null}
INTENDANT_ROWS(afrika_korps::IsolationRow, (unit), turns);     // {"G 21Pz 5": 1}
// clang-format on

/// `{"G 21Pz 5": ["map", "W3"]}`. A counter has two names, and stands there once.
using PieceRows = detail::Rows<afrika_korps::PieceRow, detail::RowValue<&afrika_korps::PieceRow::status, &afrika_korps::PieceRow::hex>,
                               &afrika_korps::PieceRow::counter>;
template <> struct JsonValue<std::vector<afrika_korps::PieceRow>> : PieceRows {
    static std::vector<afrika_korps::PieceRow> from(const afrika_korps::Tables& tables, const Json& json) {
        auto rows = PieceRows::from(tables, json);
        std::set<afrika_korps::CounterId> once;
        for (const auto& row : rows) {
            if (!once.insert(row.counter).second) {
                throw CodecError(tables[row.counter].id, INTENDANT_TR("this counter is there twice, under both its names"));
            }
        }
        return rows;
    }
};

/// Who controls what is controlled: `{"tobruch": "allies"}`.
template <> struct JsonValue<afrika_korps::Control> {
    static Json to(const afrika_korps::Tables& tables, const afrika_korps::Control& control) {
        Json object = Json::object();
        for (const auto place : afrika_korps::all_key_places) {
            if (const auto& side = afrika_korps::of(control, place)) {
                object[std::string{core::id_of(place)}] = to_json(tables, *side);
            }
        }
        return object;
    }
    static afrika_korps::Control from(const afrika_korps::Tables& tables, const Json& json) {
        afrika_korps::Control control{};
        for (const auto& row : from_json<std::vector<afrika_korps::ControlRow>>(tables, json)) {
            control[static_cast<std::size_t>(row.place)] = row.side;
        }
        return control;
    }
};

/// A unit that is attacked: its id, or `{"unit": "21/5", "terrain": "escarpment"}` where the map does not say it.
template <> struct JsonValue<afrika_korps::DefenderRow> {
    static Json to(const afrika_korps::Tables& tables, const afrika_korps::DefenderRow& row) {
        const auto unit = to_json(tables, row.unit);
        return row.terrain ? Json{{"unit", unit}, {"terrain", to_json(tables, *row.terrain)}} : unit;
    }
    static afrika_korps::DefenderRow from(const afrika_korps::Tables& tables, const Json& json) {
        if (!json.is_object()) {
            return {.unit = from_json<afrika_korps::CounterId>(tables, json)};
        }
        if (json.size() != 2 || !json.contains("unit") || !json.contains("terrain")) {
            throw CodecError(INTENDANT_TR("a counter is expected, or an object with its unit and terrain"));
        }
        return {.unit = detail::at_place("unit", [&] { return from_json<afrika_korps::CounterId>(tables, json["unit"]); }),
                .terrain = detail::at_place("terrain", [&] { return from_json<afrika_korps::Terrain>(tables, json["terrain"]); })};
    }
};

template <> inline constexpr bool digest_over_json<afrika_korps::Options> = true;

/// What differs from the usual: `{"depth": "books", "used_supply_removed_first": true}`.
template <> struct JsonValue<afrika_korps::Options> : JsonOptions<afrika_korps::Options> {
    static constexpr auto& switches = afrika_korps::switches;
    static constexpr const char* preset = "";
    static afrika_korps::Options usual(const afrika_korps::Options&) { return {}; }
    template <class Visit> static void others(Visit&& visit) { visit("depth", &afrika_korps::Options::depth); }
};

} // namespace intendant::db
