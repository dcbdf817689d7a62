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

INTENDANT_NAMES(core::DiceSource, {E::Table, "table"}, {E::Hits, "hits"}, {E::Program, "program"}, {E::Camera, "camera"});
INTENDANT_NAMES(core::Die, {E::SixFaces, "six_faces"}, {E::TenFaces, "ten_faces"});
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

/// The die of which a list of faces is: that of the game, six faces where it does not say.
template <class Context> constexpr core::Die usual_die() {
    if constexpr (requires { Context::usual_die; }) {
        return Context::usual_die;
    } else {
        return core::Die::SixFaces;
    }
}

/// Typed dice are a list of faces; typed hits `{"hits": 2}`; the program's dice carry seed and position, those that a camera read
/// how many were corrected. Other dice than those of
/// the game say so: `{"die": "ten_faces", "faces": [0, 9]}`.
template <> struct JsonValue<core::Throw> {
    template <class Context> static Json to(const Context& context, const core::Throw& thrown) {
        Json json;
        switch (thrown.source) {
        case core::DiceSource::Table:
            if (thrown.die == usual_die<Context>()) {
                return thrown.faces;
            }
            json = {{"faces", thrown.faces}};
            break;
        case core::DiceSource::Hits:
            json = {{"hits", thrown.hits}};
            break;
        case core::DiceSource::Program:
            json = {{"faces", thrown.faces}, {"seed", thrown.seed}, {"position", thrown.position}};
            break;
        case core::DiceSource::Camera:
            json = {{"faces", thrown.faces}, {"corrected", thrown.corrected}};
            break;
        }
        if (thrown.die != usual_die<Context>()) {
            json["die"] = to_json(context, thrown.die);
        }
        return json;
    }
    template <class Context> static core::Throw from(const Context& context, const Json& json) {
        core::Throw thrown{.die = usual_die<Context>(), .faces = {}};
        if (json.is_array()) {
            thrown.faces = from_json<std::vector<int>>(context, json);
            return thrown;
        }
        const bool ten = json.is_object() && json.contains("die");
        const auto keys = json.is_object() ? json.size() - (ten ? 1 : 0) : 0;
        if (ten) {
            thrown.die = detail::at_place("die", [&] { return from_json<core::Die>(context, json["die"]); });
        }
        if (keys == 1 && json.contains("hits")) {
            thrown.source = core::DiceSource::Hits;
            thrown.hits = from_json<int>(context, json["hits"]);
        } else if (keys == 1 && ten && json.contains("faces")) {
            thrown.faces = from_json<std::vector<int>>(context, json["faces"]);
        } else if (keys == 2 && json.contains("faces") && json.contains("corrected")) {
            thrown.source = core::DiceSource::Camera;
            thrown.faces = from_json<std::vector<int>>(context, json["faces"]);
            thrown.corrected = from_json<int>(context, json["corrected"]);
        } else if (keys == 3 && json.contains("faces") && json.contains("seed") && json.contains("position")) {
            thrown.source = core::DiceSource::Program;
            thrown.faces = from_json<std::vector<int>>(context, json["faces"]);
            thrown.seed = from_json<std::uint64_t>(context, json["seed"]);
            thrown.position = from_json<std::uint64_t>(context, json["position"]);
        } else {
            throw CodecError(
                "dice are expected: a list of faces, {\"hits\": 2}, faces with seed and position, or faces with how many were corrected");
        }
        return thrown;
    }
};

} // namespace intendant::db

namespace intendant::core {

INTENDANT_FIELDS(Money, amount);
INTENDANT_FIELDS(RuleRef, id);
INTENDANT_FIELDS(Throw, source, optional(die), optional(faces), optional(hits), optional(seed), optional(position), since(2, corrected));
INTENDANT_FIELDS(Roll, purpose, side, target, result, source, optional(die));
INTENDANT_FIELDS(Posting, from, to, what, count);
INTENDANT_FIELDS(Message, id, optional(parameters));
INTENDANT_FIELDS(Warning, kind, rule, why);

} // namespace intendant::core
