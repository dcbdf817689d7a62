#pragma once

#include "db/codec/digest_fields.hpp"
#include "db/codec/ids.hpp"
#include "db/codec/json_text.hpp"
#include "db/codec/options.hpp"
#include "db/codec/risiko/fields.hpp"
#include "db/codec/rows.hpp"
#include "db/file/sealed_text.hpp"

/// The parts of the written form that read better than their plain fields: ids, rows by territory or colour, options.
namespace intendant::db {

// clang-format off
INTENDANT_ID(risiko, TerritoryId, tables[id].id, tables.find(word),
             INTENDANT_TR("the id of a territory is expected, as \"alaska\""), INTENDANT_TR("there is no territory called {word}"));
INTENDANT_ID(risiko, ContinentId, tables[id].id, tables.find_continent(word),
             INTENDANT_TR("the id of a continent is expected, as \"asia\""), INTENDANT_TR("there is no continent called {word}"));
INTENDANT_ID(risiko, CardId, tables.card_id(id), tables.find_card(word),
             INTENDANT_TR("the id of a card is expected, as \"alaska\""), INTENDANT_TR("there is no card called {word}"));

INTENDANT_ROWS(risiko::ArmyRow, (territory), armies);           // {"alaska": 2}
INTENDANT_ROWS(risiko::DealtRow, (territory), owner);           // {"alaska": "red"}
INTENDANT_ROWS(risiko::HoldingRow, (territory), owner, armies); // {"alaska": ["red", 3]}
INTENDANT_ROWS(risiko::InHand, (colour), count);                // {"red": 3}
INTENDANT_ROWS(risiko::CardSymbol, (territory), symbol);        // {"alaska": "cannon"}
// clang-format on

/// `["alaska", "kamchatka"]`; whether it crosses the sea stands in the table.
template <> struct JsonValue<risiko::Connection> {
    static Json to(const risiko::Tables& tables, const risiko::Connection& each) { return to_json(tables, std::pair{each.a, each.b}); }
    static risiko::Connection from(const risiko::Tables& tables, const Json& json) {
        const auto [a, b] = from_json<std::pair<risiko::TerritoryId, risiko::TerritoryId>>(tables, json);
        const auto found = std::ranges::find_if(tables.connections, [a = a, b = b](const auto& each) { return joins(each, a, b); });
        return found == tables.connections.end() ? risiko::Connection{.a = a, .b = b, .sea = false} : *found;
    }
};

template <> inline constexpr bool digest_over_json<risiko::Options> = true;

/// What differs from the usual: `{"ending": "time_attack_reshuffles", "reshuffles": 2, "several_sets": true}`.
template <> struct JsonValue<risiko::Options> : JsonOptions<risiko::Options> {
    static constexpr auto& switches = risiko::switches;
    static constexpr const char* preset = "";
    static risiko::Options usual(const risiko::Options&) { return {}; }
    template <class Visit> static void others(Visit&& visit) {
        visit("ending", &risiko::Options::ending);
        visit("minutes", &risiko::Options::minutes);
        visit("reshuffles", &risiko::Options::reshuffles);
        visit("objectives", &risiko::Options::objectives);
        visit("most_armies", &risiko::Options::most_armies);
    }
};

/// The objective with its salt; the digest of both is made whenever it is read, and never written.
template <> struct JsonValue<risiko::ShownObjective> {
    static Json to(const risiko::Tables& tables, const risiko::ShownObjective& shown) {
        Json object{{"objective", to_json(tables, shown.objective)}};
        if (!shown.salt.empty()) {
            object["salt"] = shown.salt;
        }
        return object;
    }
    static risiko::ShownObjective from(const risiko::Tables& tables, const Json& json) {
        if (!json.is_object() || !json.contains("objective") || json.size() > (json.contains("salt") ? 2U : 1U)) {
            throw CodecError(INTENDANT_TR("an objective is expected, and the salt where it was sealed"));
        }
        risiko::ShownObjective shown;
        shown.objective = detail::at_place("objective", [&] { return from_json<risiko::Objective>(tables, json["objective"]); });
        if (json.contains("salt")) {
            shown.salt = detail::at_place("salt", [&] { return from_json<std::string>(tables, json["salt"]); });
        }
        shown.digest = commitment_of(shown.salt, json_line(to_json(tables, shown.objective)));
        return shown;
    }
};

} // namespace intendant::db
