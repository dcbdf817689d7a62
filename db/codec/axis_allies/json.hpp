#pragma once

#include "db/codec/axis_allies/fields.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"

/// The parts of the written form that read better than their plain fields: ids, money, throws, rows by space and power.
namespace intendant::db {

template <>
struct JsonValue<axis_allies::SpaceId> {
    static const std::string& id(const axis_allies::Tables& tables, const axis_allies::SpaceId& id) { return tables[id].id; }
    static Json to(const axis_allies::Tables& tables, const axis_allies::SpaceId& id) { return tables[id].id; }
    static axis_allies::SpaceId from(const axis_allies::Tables& tables, const Json& json) {
        if (!json.is_string()) {
            throw CodecError(INTENDANT_TR("the id of a space is expected, as \"libya\""));
        }
        const auto id = tables.find(json.get_ref<const std::string&>());
        if (!id) {
            throw CodecError(core::Message{INTENDANT_TR("there is no space called {word}"), {{"word", detail::in_quotes(json.get_ref<const std::string&>())}}});
        }
        return *id;
    }
};

template <> inline constexpr bool digest_over_json<axis_allies::Options> = true;

/// The edition, and what differs from its preset as it stood when games were first recorded:
/// `{"edition": "IT", "total_victory": true}`.
template <>
struct JsonValue<axis_allies::Options> {
    template <class Context>
    static Json to(const Context& context, const axis_allies::Options& options) {
        const auto usual = axis_allies::recorded_preset(options.edition);
        Json object{{"edition", to_json(context, options.edition)}};
        if (options.depth != usual.depth) {
            object["depth"] = to_json(context, options.depth);
        }
        for (const auto& option : axis_allies::switches) {
            if (options.*option.on != usual.*option.on) {
                object[std::string(option.id)] = options.*option.on;
            }
        }
        return object;
    }
    template <class Context>
    static axis_allies::Options from(const Context& context, const Json& json) {
        if (!json.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
        axis_allies::Options options;
        if (json.contains("edition")) {
            options = axis_allies::recorded_preset(
                detail::at_place("edition", [&] { return from_json<axis_allies::Edition>(context, json["edition"]); }));
        }
        for (auto each = json.begin(); each != json.end(); ++each) {
            detail::at_place(each.key(), [&] { read_one(context, each.key(), each.value(), options); });
        }
        return options;
    }

private:
    template <class Context>
    static void read_one(const Context& context, const std::string& key, const Json& value,
                         axis_allies::Options& options) {
        const auto option = std::ranges::find(axis_allies::switches, key, &axis_allies::Switch::id);
        if (option != axis_allies::switches.end()) {
            options.*(option->on) = from_json<bool>(context, value);
        } else if (key == "depth") {
            options.depth = from_json<axis_allies::Depth>(context, value);
        } else if (key != "edition") {
            throw CodecError(INTENDANT_TR("this option is not known"));
        }
    }
};

/// `{"infantry": 2, "armor": 1}`
template <>
struct JsonValue<std::vector<axis_allies::UnitCount>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::UnitCount>& units) {
        Json object = Json::object();
        for (const auto& row : units) {
            object[to_json(context, row.unit).template get<std::string>()] = row.count;
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::UnitCount> from(const Context& context, const Json& json) {
        std::vector<axis_allies::UnitCount> units;
        detail::for_each_key<axis_allies::Unit>(context, json, [&](axis_allies::Unit unit, const Json& count) {
            units.push_back({unit, from_json<int>(context, count)});
        });
        return units;
    }
};

/// `{"manchuria": "ussr", "turkey": null}`
template <>
struct JsonValue<std::vector<axis_allies::ControlRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::ControlRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.space).template get<std::string>()] = to_json(context, row.power);
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::ControlRow> from(const Context& context, const Json& json) {
        std::vector<axis_allies::ControlRow> rows;
        detail::for_each_key<axis_allies::SpaceId>(context, json, [&](axis_allies::SpaceId space, const Json& power) {
            rows.push_back({space, from_json<std::optional<axis_allies::Power>>(context, power)});
        });
        return rows;
    }
};

/// `{"manchuria": {"ussr": {"infantry": 1, "armor": 1}}}`
template <>
struct JsonValue<std::vector<axis_allies::UnitRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::UnitRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.space).template get<std::string>()]
                  [to_json(context, row.power).template get<std::string>()]
                  [to_json(context, row.unit).template get<std::string>()] = row.count;
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::UnitRow> from(const Context& context, const Json& json) {
        using namespace axis_allies;
        std::vector<UnitRow> rows;
        detail::for_each_key<SpaceId>(context, json, [&](SpaceId space, const Json& powers) {
            detail::for_each_key<Power>(context, powers, [&](Power power, const Json& units) {
                for (const auto& [unit, count] : from_json<std::vector<UnitCount>>(context, units)) {
                    rows.push_back({space, power, unit, count});
                }
            });
        });
        return rows;
    }
};

/// `{"uk": {"infantry": 2}}`; `{}` for an empty transport
template <>
struct JsonValue<axis_allies::ShipLoad> {
    template <class Context>
    static Json to(const Context& context, const axis_allies::ShipLoad& load) {
        Json object = Json::object();
        for (const auto& row : load.units) {
            object[to_json(context, row.power).template get<std::string>()][to_json(context, row.unit).template get<std::string>()] = row.count;
        }
        return object;
    }
    template <class Context>
    static axis_allies::ShipLoad from(const Context& context, const Json& json) {
        using namespace axis_allies;
        ShipLoad load;
        detail::for_each_key<Power>(context, json, [&](Power power, const Json& units) {
            for (const auto& [unit, count] : from_json<std::vector<UnitCount>>(context, units)) {
                load.units.push_back({power, unit, count});
            }
        });
        return load;
    }
};

/// `{"sz_spain": {"uk": [{"uk": {"infantry": 2}}, {}]}}`: a list of transports
template <>
struct JsonValue<std::vector<axis_allies::ShipRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::ShipRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.space).template get<std::string>()]
                  [to_json(context, row.power).template get<std::string>()]
                      .push_back(to_json(context, row.load));
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::ShipRow> from(const Context& context, const Json& json) {
        using namespace axis_allies;
        std::vector<ShipRow> rows;
        detail::for_each_key<SpaceId>(context, json, [&](SpaceId space, const Json& powers) {
            detail::for_each_key<Power>(context, powers, [&](Power power, const Json& ships) {
                const auto loads = from_json<std::vector<ShipLoad>>(context, ships);
                if (loads.empty()) {
                    throw CodecError(INTENDANT_TR("at least one transport is expected; an empty one is { }"));
                }
                for (const auto& load : loads) {
                    rows.push_back({space, power, load});
                }
            });
        });
        return rows;
    }
};

/// `{"japan": 25}`
template <>
struct JsonValue<std::vector<axis_allies::TreasuryRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::TreasuryRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.power).template get<std::string>()] = row.amount.amount;
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::TreasuryRow> from(const Context& context, const Json& json) {
        std::vector<axis_allies::TreasuryRow> rows;
        detail::for_each_key<axis_allies::Power>(context, json, [&](axis_allies::Power power, const Json& amount) {
            rows.push_back({power, from_json<core::Money>(context, amount)});
        });
        return rows;
    }
};

/// `{"japan": {"infantry": 2}}`
template <>
struct JsonValue<std::vector<axis_allies::WaitingRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::WaitingRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.power).template get<std::string>()][to_json(context, row.unit).template get<std::string>()] = row.count;
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::WaitingRow> from(const Context& context, const Json& json) {
        using namespace axis_allies;
        std::vector<WaitingRow> rows;
        detail::for_each_key<Power>(context, json, [&](Power power, const Json& units) {
            for (const auto& [unit, count] : from_json<std::vector<UnitCount>>(context, units)) {
                rows.push_back({power, unit, count});
            }
        });
        return rows;
    }
};

/// `{"japan": ["super_submarines"]}`
template <>
struct JsonValue<std::vector<axis_allies::WeaponRow>> {
    template <class Context>
    static Json to(const Context& context, const std::vector<axis_allies::WeaponRow>& rows) {
        Json object = Json::object();
        for (const auto& row : rows) {
            object[to_json(context, row.power).template get<std::string>()].push_back(to_json(context, row.weapon));
        }
        return object;
    }
    template <class Context>
    static std::vector<axis_allies::WeaponRow> from(const Context& context, const Json& json) {
        std::vector<axis_allies::WeaponRow> rows;
        detail::for_each_key<axis_allies::Power>(context, json, [&](axis_allies::Power power, const Json& weapons) {
            for (const auto weapon : from_json<std::vector<axis_allies::Weapon>>(context, weapons)) {
                rows.push_back({power, weapon});
            }
        });
        return rows;
    }
};

/// One value for each power, unit or weapon: an object with the ids as keys.
template <class Key, class T, std::size_t N>
struct JsonValue<axis_allies::PerKey<Key, T, N>> {
    template <class Context>
    static Json to(const Context& context, const axis_allies::PerKey<Key, T, N>& values) {
        Json object = Json::object();
        for (const auto& [key, name] : EnumNames<Key>::names) {
            object[std::string(name)] = to_json(context, values[key]);
        }
        return object;
    }
    template <class Context>
    static axis_allies::PerKey<Key, T, N> from(const Context& context, const Json& json) {
        axis_allies::PerKey<Key, T, N> values;
        detail::for_each_key<Key>(context, json,
                                  [&](Key key, const Json& value) { values[key] = from_json<T>(context, value); });
        return values;
    }
};

} // namespace intendant::db
