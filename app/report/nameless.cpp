#include "app/report/nameless.hpp"

#include "db/codec/json_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace intendant::report {

namespace {

using db::Json;

constexpr std::array<std::string_view, 6> typed_texts{"overrule", "reason", "purpose", "text", "comment", "who"};

void strip(Json& value) {
    if (value.is_array()) {
        for (auto& each : value) {
            strip(each);
        }
    } else if (value.is_object()) {
        for (auto& [key, each] : value.items()) {
            const bool typed = std::ranges::find(typed_texts, key) != typed_texts.end();
            if (typed && each.is_string() && !each.get<std::string>().empty()) {
                each = "...";
            } else if (key == "players" && each.is_array()) {
                int seat = 0;
                for (auto& player : each) {
                    if (player.is_object() && player.contains("name")) {
                        player["name"] = "Player " + std::to_string(++seat);
                    }
                }
            } else {
                strip(each);
            }
        }
    }
}

} // namespace

std::string without_names(const std::string& line) {
    auto json = db::parse_json(line);
    strip(json);
    json.erase("who");
    json.erase("time");
    json.erase("digest");
    return db::json_line(json);
}

} // namespace intendant::report
