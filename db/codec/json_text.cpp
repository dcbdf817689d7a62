#include "db/codec/json_text.hpp"

#include <set>

namespace intendant::db {

namespace {

// No command or event comes near; a text nested deeper is an attack on the stack.
constexpr int deepest = 64;

} // namespace

Json parse_json(std::string_view text) {
    std::vector<std::set<std::string>> keys;
    const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > deepest) {
            throw CodecError(INTENDANT_TR("this JSON is nested too deep"));
        }
        if (event == Json::parse_event_t::object_start) {
            keys.emplace_back();
        } else if (event == Json::parse_event_t::object_end) {
            keys.pop_back();
        } else if (event == Json::parse_event_t::key) {
            const auto& key = parsed.get_ref<const std::string&>();
            if (!keys.back().insert(key).second) {
                throw CodecError(key, INTENDANT_TR("this key stands here twice"));
            }
        }
        return true;
    };
    try {
        return Json::parse(text, watch);
    } catch (const Json::parse_error& error) {
        throw CodecError(core::Message{INTENDANT_TR("this is not JSON: the text cannot be read at character {place}"),
                          {{"place", std::to_string(error.byte)}}});
    }
}

std::string json_line(const Json& json) {
    try {
        return json.dump();
    } catch (const Json::exception&) {
        throw CodecError("a text that is not UTF-8 cannot be written");
    }
}

} // namespace intendant::db
