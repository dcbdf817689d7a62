#pragma once

#include "db/codec/description.hpp"
#include "db/codec/json_fields.hpp"
#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/message.hpp"
#include "model/core/money.hpp"
#include "model/core/rule_ref.hpp"
#include "model/core/verdict.hpp"

// How the values that all games share are written. Money is a bare number, a clause its id; the rest are
// objects.

namespace intendant::db {

INTENDANT_NAMES(core::DiceSource, {E::Table, "table"}, {E::Hits, "hits"}, {E::Program, "program"});
INTENDANT_NAMES(core::WarningKind, {E::BreaksRule, "breaks_rule"}, {E::Doubtful, "doubtful"});

template <> struct JsonValue<core::Money> {
    template <class Context> static Json to(const Context&, const core::Money& money) { return money.amount; }
    template <class Context> static core::Money from(const Context& context, const Json& json) {
        return {from_json<std::int64_t>(context, json)};
    }
};

template <> struct JsonValue<core::RuleRef> {
    template <class Context> static Json to(const Context&, const core::RuleRef& rule) { return rule.id; }
    template <class Context> static core::RuleRef from(const Context& context, const Json& json) {
        return {from_json<std::string>(context, json)};
    }
};

/// Typed dice are a list of faces; typed hits `{"hits": 2}`; the program's dice carry seed and position.
template <>
struct JsonValue<core::Throw> {
    template <class Context>
    static Json to(const Context&, const core::Throw& thrown) {
        switch (thrown.source) {
        case core::DiceSource::Table:
            return thrown.faces;
        case core::DiceSource::Hits:
            return {{"hits", thrown.hits}};
        case core::DiceSource::Program:
            return {{"faces", thrown.faces}, {"seed", thrown.seed}, {"position", thrown.position}};
        }
        return {};
    }
    template <class Context>
    static core::Throw from(const Context& context, const Json& json) {
        core::Throw thrown;
        if (json.is_array()) {
            thrown.faces = from_json<std::vector<int>>(context, json);
        } else if (json.is_object() && json.contains("hits") && json.size() == 1) {
            thrown.source = core::DiceSource::Hits;
            thrown.hits = from_json<int>(context, json["hits"]);
        } else if (json.is_object() && json.contains("faces") && json.contains("seed") && json.contains("position") &&
                   json.size() == 3) {
            thrown.source = core::DiceSource::Program;
            thrown.faces = from_json<std::vector<int>>(context, json["faces"]);
            thrown.seed = from_json<std::uint64_t>(context, json["seed"]);
            thrown.position = from_json<std::uint64_t>(context, json["position"]);
        } else {
            throw CodecError("dice are expected: a list of faces, {\"hits\": 2}, or faces with seed and position");
        }
        return thrown;
    }
};

} // namespace intendant::db

namespace intendant::core {

INTENDANT_FIELDS(Money, amount);
INTENDANT_FIELDS(RuleRef, id);
INTENDANT_FIELDS(Throw, source, optional(faces), optional(hits), optional(seed), optional(position));
INTENDANT_FIELDS(Roll, purpose, side, target, result, source);
INTENDANT_FIELDS(Posting, from, to, what, count);
INTENDANT_FIELDS(Message, id, optional(parameters));
INTENDANT_FIELDS(Warning, kind, rule, why);

} // namespace intendant::core
