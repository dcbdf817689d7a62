#pragma once

#include "db/codec/digest_fields.hpp"
#include "db/codec/empire_of_the_sun/fields.hpp"
#include "db/codec/ids.hpp"
#include "db/codec/json_text.hpp"
#include "db/codec/options.hpp"
#include "db/codec/rows.hpp"
#include "model/empire_of_the_sun/map.hpp"

/// The parts of the written form that read better than their plain fields: ids, places, rows by unit, hex, card or track.
namespace intendant::db {

namespace eots = empire_of_the_sun;

// clang-format off
INTENDANT_ID(empire_of_the_sun, UnitId, tables[id].id, tables.find_unit(word),
             INTENDANT_TR("the id of a unit is expected, as \"jp_cv_akagi\""), INTENDANT_TR("there is no unit called {word}"));
INTENDANT_ID(empire_of_the_sun, CardId, tables[id].id, tables.find_card(word),
             INTENDANT_TR("the number of a card is expected, as \"JP3\" or \"AL17\""), INTENDANT_TR("there is no card called {word}"));
INTENDANT_ID(empire_of_the_sun, ScenarioId, tables.scenarios[id.index].id, empire_of_the_sun::find_scenario(tables, word),
             INTENDANT_TR("the id of a scenario is expected, as \"campaign\""), INTENDANT_TR("there is no scenario called {word}"));
INTENDANT_ID(empire_of_the_sun, WillId, tables.will[id.index].id, empire_of_the_sun::find_will(tables, word),
             INTENDANT_TR("the id of a cause is expected, as \"progress\""), INTENDANT_TR("there is no cause called {word}"));

INTENDANT_ROWS(empire_of_the_sun::DieRow, (unit), die);                // {"us_20bc_b29": [4]}
INTENDANT_ROWS(empire_of_the_sun::ReplacementRow, (unit), hex, step);  // {"us_cv_hornet": ["5808", "reduced"]}
INTENDANT_ROWS(empire_of_the_sun::LossRow, (unit), steps);             // {"jp_cv_akagi": 1}
INTENDANT_ROWS(empire_of_the_sun::ControlRow, (hex), side);            // {"2813": "japanese"}
INTENDANT_ROWS(empire_of_the_sun::CardRow, (card), place);             // {"JP3": "discards"}
INTENDANT_ROWS(empire_of_the_sun::TrackRow, (track), value);           // {"us_will": 8}
// clang-format on

namespace detail {

/// `"2813"`, `"china_box"`, `"eliminated"`, `{"turn_track": 5}`, `{"delay_box": 4}`.
template <class Tables> Json place_json(const Tables& tables, const eots::Place& place) {
    switch (place.kind) {
    case eots::PlaceKind::Hex:
        return to_json(tables, place.hex);
    case eots::PlaceKind::TurnTrack:
    case eots::PlaceKind::DelayBox:
        return {{std::string{core::id_of(place.kind)}, place.turn}};
    case eots::PlaceKind::ChinaBox:
    case eots::PlaceKind::Eliminated:
    case eots::PlaceKind::ByCard:
    case eots::PlaceKind::Map:
        break;
    }
    return std::string{core::id_of(place.kind)};
}
template <class Tables> eots::Place place_from(const Tables& tables, const Json& json) {
    if (json.is_object() && json.size() == 1) {
        const auto kind = core::of_id<eots::PlaceKind>(json.begin().key());
        if (kind != eots::PlaceKind::TurnTrack && kind != eots::PlaceKind::DelayBox) {
            throw CodecError(INTENDANT_TR("only the turn track and the Delay box have a turn"));
        }
        return {.kind = *kind, .turn = from_json<int>(tables, json.begin().value())};
    }
    const auto kind = json.is_string() ? core::of_id<eots::PlaceKind>(json.get_ref<const std::string&>()) : std::nullopt;
    if (kind && *kind != eots::PlaceKind::Hex) {
        return {.kind = *kind};
    }
    return {.kind = eots::PlaceKind::Hex, .hex = from_json<hex::HexId>(tables, json)};
}

} // namespace detail

/// `{"us_5af": ["3626", "reduced"], "us_avg": "china_box"}`; a full step goes without saying.
template <> struct JsonValue<std::vector<eots::UnitRow>> {
    template <class Tables> static Json to(const Tables& tables, const std::vector<eots::UnitRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            const auto place = detail::place_json(tables, row.place);
            object[tables[row.unit].id] = row.step == eots::Step::Full ? place : Json::array({place, std::string{core::id_of(row.step)}});
        }
        return object;
    }
    template <class Tables> static std::vector<eots::UnitRow> from(const Tables& tables, const Json& json) {
        std::vector<eots::UnitRow> rows;
        detail::for_each_key<eots::UnitId>(tables, json, [&](eots::UnitId unit, const Json& value) {
            const bool with_step = value.is_array();
            if (with_step && value.size() != 2) {
                throw CodecError(INTENDANT_TR("a place is expected, or a list of place and step"));
            }
            rows.push_back({.unit = unit,
                            .place = detail::place_from(tables, with_step ? value[0] : value),
                            .step = with_step ? from_json<eots::Step>(tables, value[1]) : eots::Step::Full});
        });
        return rows;
    }
};

/// `{"us_5af": "3626", "us_7_div": "delay_box"}`.
template <> struct JsonValue<std::vector<eots::ArrivalRow>> {
    template <class Tables> static Json to(const Tables& tables, const std::vector<eots::ArrivalRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[tables[row.unit].id] = row.hex ? to_json(tables, *row.hex) : Json(std::string{core::id_of(row.place)});
        }
        return object;
    }
    template <class Tables> static std::vector<eots::ArrivalRow> from(const Tables& tables, const Json& json) {
        std::vector<eots::ArrivalRow> rows;
        detail::for_each_key<eots::UnitId>(tables, json, [&](eots::UnitId unit, const Json& value) {
            const auto place = detail::place_from(tables, value);
            const bool hex = place.kind == eots::PlaceKind::Hex;
            rows.push_back({.unit = unit, .place = place.kind, .hex = hex ? std::optional{place.hex} : std::nullopt});
        });
        return rows;
    }
};

template <> inline constexpr bool digest_over_json<eots::Options> = true;

/// What differs from the usual: `{"depth": "books", "resources_as_printed": true}`.
template <> struct JsonValue<eots::Options> : JsonOptions<eots::Options> {
    static constexpr auto& switches = eots::switches;
    static constexpr const char* preset = "";
    static eots::Options usual(const eots::Options&) { return {}; }
    template <class Visit> static void others(Visit&& visit) { visit("depth", &eots::Options::depth); }
};

} // namespace intendant::db
