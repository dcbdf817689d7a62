#pragma once

#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/codec/risiko/fields.hpp"
#include "db/file/sealed_text.hpp"

/// The parts of the written form that read better than their plain fields: ids, rows by territory or colour, options.
namespace intendant::db {

namespace detail {

/// `expected` and `unknown`: what is said of no text, and of no id.
template <class Id, class Find>
Id risiko_id(const Json& json, const char* expected, const char* unknown, Find&& find) {
    if (!json.is_string()) {
        throw CodecError(expected);
    }
    const auto id = find(json.get_ref<const std::string&>());
    if (!id) {
        throw CodecError(core::Message{unknown, {{"word", in_quotes(json.get_ref<const std::string&>())}}});
    }
    return *id;
}

/// Rows as an object: the key is the id of the first field, `value` and `row` turn the rest into JSON and back.
template <class Key, class Context, class Rows, class Value>
Json rows_to(const Context& context, const Rows& rows, Value&& value) {
    Json object = Json::object();
    for (const auto& row : rows) {
        const auto& [key, rest] = value(row);
        object[to_json(context, Key{key}).template get<std::string>()] = rest;
    }
    return object;
}

template <class Key, class Row, class Context, class Make>
std::vector<Row> rows_from(const Context& context, const Json& json, Make&& make) {
    std::vector<Row> rows;
    for_each_key<Key>(context, json, [&](const Key& key, const Json& value) { rows.push_back(make(key, value)); });
    return rows;
}

} // namespace detail

template <>
struct JsonValue<risiko::TerritoryId> {
    static const std::string& id(const risiko::Tables& tables, const risiko::TerritoryId& id) { return tables[id].id; }
    static Json to(const risiko::Tables& tables, const risiko::TerritoryId& id) { return tables[id].id; }
    static risiko::TerritoryId from(const risiko::Tables& tables, const Json& json) {
        return detail::risiko_id<risiko::TerritoryId>(
            json, INTENDANT_TR("the id of a territory is expected, as \"alaska\""),
            INTENDANT_TR("there is no territory called {word}"), [&](const auto& id) { return tables.find(id); });
    }
};

template <>
struct JsonValue<risiko::ContinentId> {
    static const std::string& id(const risiko::Tables& tables, const risiko::ContinentId& id) { return tables[id].id; }
    static Json to(const risiko::Tables& tables, const risiko::ContinentId& id) { return tables[id].id; }
    static risiko::ContinentId from(const risiko::Tables& tables, const Json& json) {
        return detail::risiko_id<risiko::ContinentId>(
            json, INTENDANT_TR("the id of a continent is expected, as \"asia\""),
            INTENDANT_TR("there is no continent called {word}"),
                                                      [&](const auto& id) { return tables.find_continent(id); });
    }
};

template <>
struct JsonValue<risiko::CardId> {
    static std::string id(const risiko::Tables& tables, const risiko::CardId& id) { return tables.card_id(id); }
    static Json to(const risiko::Tables& tables, const risiko::CardId& id) { return tables.card_id(id); }
    static risiko::CardId from(const risiko::Tables& tables, const Json& json) {
        return detail::risiko_id<risiko::CardId>(
            json, INTENDANT_TR("the id of a card is expected, as \"alaska\""),
            INTENDANT_TR("there is no card called {word}"), [&](const auto& id) { return tables.find_card(id); });
    }
};

/// `{"alaska": 2}`
template <>
struct JsonValue<std::vector<risiko::ArmyRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<risiko::ArmyRow>& rows) {
        return detail::rows_to<risiko::TerritoryId>(
            context, rows, [](const auto& row) { return std::pair{row.territory, Json(row.armies)}; });
    }
    template <class Context>
    static std::vector<risiko::ArmyRow> from(const Context& context, const Json& json) {
        return detail::rows_from<risiko::TerritoryId, risiko::ArmyRow>(context, json, [&](auto id, const Json& value) {
            return risiko::ArmyRow{id, from_json<int>(context, value)};
        });
    }
};

/// `{"alaska": "red"}`
template <>
struct JsonValue<std::vector<risiko::DealtRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<risiko::DealtRow>& rows) {
        return detail::rows_to<risiko::TerritoryId>(
            context, rows, [&](const auto& row) { return std::pair{row.territory, to_json(context, row.owner)}; });
    }
    template <class Context>
    static std::vector<risiko::DealtRow> from(const Context& context, const Json& json) {
        return detail::rows_from<risiko::TerritoryId, risiko::DealtRow>(context, json, [&](auto id, const Json& value) {
            return risiko::DealtRow{id, from_json<risiko::Colour>(context, value)};
        });
    }
};

/// `{"alaska": ["red", 3]}`
template <>
struct JsonValue<std::vector<risiko::HoldingRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<risiko::HoldingRow>& rows) {
        return detail::rows_to<risiko::TerritoryId>(context, rows, [&](const auto& row) {
            return std::pair{row.territory, to_json(context, std::pair{row.owner, row.armies})};
        });
    }
    template <class Context>
    static std::vector<risiko::HoldingRow> from(const Context& context, const Json& json) {
        return detail::rows_from<risiko::TerritoryId, risiko::HoldingRow>(context, json, [&](auto id, const Json& value) {
            const auto held = from_json<std::pair<risiko::Colour, int>>(context, value);
            return risiko::HoldingRow{id, held.first, held.second};
        });
    }
};

/// `{"red": 3}`
template <>
struct JsonValue<std::vector<risiko::InHand>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<risiko::InHand>& rows) {
        return detail::rows_to<risiko::Colour>(context, rows,
                                               [](const auto& row) { return std::pair{row.colour, Json(row.count)}; });
    }
    template <class Context>
    static std::vector<risiko::InHand> from(const Context& context, const Json& json) {
        return detail::rows_from<risiko::Colour, risiko::InHand>(context, json, [&](auto colour, const Json& value) {
            return risiko::InHand{colour, from_json<int>(context, value)};
        });
    }
};

/// `{"alaska": "cannon"}`
template <>
struct JsonValue<std::vector<risiko::CardSymbol>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<risiko::CardSymbol>& rows) {
        return detail::rows_to<risiko::TerritoryId>(
            context, rows, [&](const auto& row) { return std::pair{row.territory, to_json(context, row.symbol)}; });
    }
    template <class Context>
    static std::vector<risiko::CardSymbol> from(const Context& context, const Json& json) {
        return detail::rows_from<risiko::TerritoryId, risiko::CardSymbol>(context, json, [&](auto id, const Json& value) {
            return risiko::CardSymbol{id, from_json<risiko::Symbol>(context, value)};
        });
    }
};

/// `["alaska", "kamchatka"]`; whether it crosses the sea stands in the table.
template <>
struct JsonValue<risiko::Connection> {
    static Json to(const risiko::Tables& tables, const risiko::Connection& each) {
        return to_json(tables, std::pair{each.a, each.b});
    }
    static risiko::Connection from(const risiko::Tables& tables, const Json& json) {
        const auto [a, b] = from_json<std::pair<risiko::TerritoryId, risiko::TerritoryId>>(tables, json);
        const auto found = std::ranges::find_if(tables.connections, [a = a, b = b](const auto& each) { return joins(each, a, b); });
        return found == tables.connections.end() ? risiko::Connection{.a = a, .b = b, .sea = false} : *found;
    }
};

template <> inline constexpr bool digest_over_json<risiko::Options> = true;

/// What differs from the usual: `{"ending": "time_attack_reshuffles", "reshuffles": 2, "several_sets": true}`.
template <>
struct JsonValue<risiko::Options> {
    template <class Context>
    static Json to(const Context& context, const risiko::Options& options) {
        const risiko::Options usual;
        Json object = Json::object();
        const auto write = [&](const char* key, const auto& value, const auto& usual_value) {
            if (value != usual_value) {
                object[key] = to_json(context, value);
            }
        };
        write("ending", options.ending, usual.ending);
        write("minutes", options.minutes, usual.minutes);
        write("reshuffles", options.reshuffles, usual.reshuffles);
        write("objectives", options.objectives, usual.objectives);
        write("most_armies", options.most_armies, usual.most_armies);
        for (const auto& option : risiko::switches) {
            write(option.id.data(), options.*option.on, usual.*option.on);
        }
        return object;
    }
    template <class Context>
    static risiko::Options from(const Context& context, const Json& json) {
        if (!json.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
        risiko::Options options;
        for (auto each = json.begin(); each != json.end(); ++each) {
            detail::at_place(each.key(), [&] { read_one(context, each.key(), each.value(), options); });
        }
        return options;
    }

private:
    template <class Context>
    static void read_one(const Context& context, const std::string& key, const Json& value, risiko::Options& options) {
        const auto option = std::ranges::find(risiko::switches, key, &risiko::Switch::id);
        if (option != risiko::switches.end()) {
            options.*(option->on) = from_json<bool>(context, value);
        } else if (key == "ending") {
            options.ending = from_json<risiko::EndingRule>(context, value);
        } else if (key == "minutes") {
            options.minutes = from_json<int>(context, value);
        } else if (key == "reshuffles") {
            options.reshuffles = from_json<int>(context, value);
        } else if (key == "objectives") {
            options.objectives = from_json<risiko::ObjectiveKeeping>(context, value);
        } else if (key == "most_armies") {
            options.most_armies = from_json<int>(context, value);
        } else {
            throw CodecError(INTENDANT_TR("this option is not known"));
        }
    }
};

/// The objective with its salt; the digest of both is made whenever it is read, and never written.
template <>
struct JsonValue<risiko::ShownObjective> {
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
        shown.objective =
            detail::at_place("objective", [&] { return from_json<risiko::Objective>(tables, json["objective"]); });
        if (json.contains("salt")) {
            shown.salt = detail::at_place("salt", [&] { return from_json<std::string>(tables, json["salt"]); });
        }
        shown.digest = commitment_of(shown.salt, json_line(to_json(tables, shown.objective)));
        return shown;
    }
};

} // namespace intendant::db
