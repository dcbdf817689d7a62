#pragma once

#include "db/codec/json_fields.hpp"

namespace intendant::db {

/// A game's options are written as what differs from the usual. `JsonValue<Options>` derives from this and says:
/// `switches`, the game's; `usual(options)`, what theirs differ from; `others(visit)`, which calls `visit(key, member)`
/// for what is no switch; and `preset`, the key among these that is always written and read first, or nothing.
template <class Options> struct JsonOptions {
    template <class Context> static Json to(const Context& context, const Options& options) {
        const Options usual = Game::usual(options);
        Json object = Json::object();
        const auto write = [&](std::string_view key, auto member) {
            if (key == Game::preset || options.*member != usual.*member) {
                object[std::string(key)] = to_json(context, options.*member);
            }
        };
        Game::others(write);
        for (const auto& option : Game::switches) {
            write(option.id, option.on);
        }
        return object;
    }

    template <class Context> static Options from(const Context& context, const Json& json) {
        if (!json.is_object()) {
            throw CodecError(INTENDANT_TR("an object { } is expected"));
        }
        Options options;
        if (const auto preset = json.find(Game::preset); preset != json.end()) {
            read_one(context, preset.key(), preset.value(), options);
            options = Game::usual(options);
        }
        for (auto each = json.begin(); each != json.end(); ++each) {
            read_one(context, each.key(), each.value(), options);
        }
        return options;
    }

private:
    using Game = JsonValue<Options>;

    template <class Context> static void read_one(const Context& context, const std::string& key, const Json& value, Options& options) {
        detail::at_place(key, [&] {
            bool known = false;
            const auto read = [&](std::string_view name, auto member) {
                if (name == key) {
                    options.*member = from_json<std::remove_cvref_t<decltype(options.*member)>>(context, value);
                    known = true;
                }
            };
            Game::others(read);
            for (const auto& option : Game::switches) {
                read(option.id, option.on);
            }
            if (!known) {
                throw CodecError(INTENDANT_TR("this option is not known"));
            }
        });
    }
};

} // namespace intendant::db
