#pragma once

#include "db/codec/axis_allies/fields.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/ids.hpp"
#include "db/codec/options.hpp"
#include "db/codec/rows.hpp"

/// The parts of the written form that read better than their plain fields: ids, money, throws, rows by space and power.
namespace intendant::db {

// clang-format off
INTENDANT_ID(axis_allies, SpaceId, tables[id].id, tables.find(word),
             INTENDANT_TR("the id of a space is expected, as \"libya\""), INTENDANT_TR("there is no space called {word}"));

INTENDANT_ROWS(axis_allies::UnitCount, (unit), count);             // {"infantry": 2, "armor": 1}
INTENDANT_ROWS(axis_allies::ControlRow, (space), power);           // {"manchuria": "ussr", "turkey": null}
INTENDANT_ROWS(axis_allies::UnitRow, (space, power, unit), count); // {"manchuria": {"ussr": {"infantry": 1, "armor": 1}}}
INTENDANT_ROWS(axis_allies::WaitingRow, (power, unit), count);     // {"japan": {"infantry": 2}}
INTENDANT_ROWS(axis_allies::CarriedUnits, (power, unit), count);   // {"uk": {"infantry": 2}}
INTENDANT_ROWS(axis_allies::TreasuryRow, (power), amount);         // {"japan": 25}
INTENDANT_ROWS(axis_allies::DevelopmentRow, (power, weapon), owned); // {"japan": {"rockets": true}}
INTENDANT_ROWS(axis_allies::PlacedRow, (space), placed);           // {"japan": 4}
INTENDANT_ROW_LISTS(axis_allies::PastRow, (space, power, unit), past); // {"ukraine_ssr": {"germany": {"armor": [{"count": 2, ...}]}}}
INTENDANT_ROW_LISTS(axis_allies::WeaponRow, (power), weapon);      // {"japan": ["super_submarines"]}
INTENDANT_ROW_LISTS(axis_allies::ShipRow, (space, power), load);   // {"sz_spain": {"uk": [{"uk": {"infantry": 2}}, {}]}}
// clang-format on
template <>
inline constexpr const char*
    said_of_no_rows<axis_allies::ShipRow> = INTENDANT_TR("at least one transport is expected; an empty one is { }");

/// `{"uk": {"infantry": 2}}`; `{}` for an empty transport
template <> struct JsonValue<axis_allies::ShipLoad> {
    template <class Context> static Json to(const Context& context, const axis_allies::ShipLoad& load) {
        return to_json(context, load.units);
    }
    template <class Context> static axis_allies::ShipLoad from(const Context& context, const Json& json) {
        return {from_json<std::vector<axis_allies::CarriedUnits>>(context, json)};
    }
};

template <> inline constexpr bool digest_over_json<axis_allies::Options> = true;

/// The edition, and what differs from its preset as it stood when games were first recorded:
/// `{"edition": "IT", "total_victory": true}`.
template <> struct JsonValue<axis_allies::Options> : JsonOptions<axis_allies::Options> {
    static constexpr auto& switches = axis_allies::switches;
    static constexpr const char* preset = "edition";
    static axis_allies::Options usual(const axis_allies::Options& options) { return axis_allies::recorded_preset(options.edition); }
    template <class Visit> static void others(Visit&& visit) {
        visit("edition", &axis_allies::Options::edition);
        visit("depth", &axis_allies::Options::depth);
    }
};

/// One value for each power, unit or weapon: an object with the ids as keys.
template <class Key, class T, std::size_t N> struct JsonValue<axis_allies::PerKey<Key, T, N>> {
    template <class Context> static Json to(const Context& context, const axis_allies::PerKey<Key, T, N>& values) {
        Json object = Json::object();
        for (const auto& [key, name] : EnumNames<Key>::names) {
            object[std::string(name)] = to_json(context, values[key]);
        }
        return object;
    }
    template <class Context> static axis_allies::PerKey<Key, T, N> from(const Context& context, const Json& json) {
        axis_allies::PerKey<Key, T, N> values;
        detail::for_each_key<Key>(context, json, [&](Key key, const Json& value) { values[key] = from_json<T>(context, value); });
        return values;
    }
};

} // namespace intendant::db
