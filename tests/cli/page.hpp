#pragma once

#include "db/codec/json_fields.hpp"
#include "tests/playthroughs/script.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Pages that document a written form.
namespace intendant::test {

/// The examples in the blocks of JSON under the heading `## section`.
inline std::vector<std::string> examples(const std::string& page, const std::string& section) {
    std::vector<std::string> found;
    bool here = false;
    bool block = false;
    for (const auto& line : lines_of(page)) {
        if (line.starts_with("## ")) {
            here = line == "## " + section;
        } else if (line.starts_with("```")) {
            block = line == "```json";
        } else if (here && block) {
            found.push_back(line);
        }
    }
    return found;
}

/// Of each game questions about its odds, `today` and as they were written `before`: the lines of `GAME_odds.jsonl` beside this.
inline std::vector<db::Json> odds_of_all_games() {
    std::vector<db::Json> lines;
    for (const auto& each : std::filesystem::directory_iterator(INTENDANT_SOURCE_DIR "/tests/cli")) {
        if (each.path().filename().string().ends_with("_odds.jsonl")) {
            for (const auto& line : lines_of(text_of(each.path()))) {
                lines.push_back(db::Json::parse(line));
            }
        }
    }
    return lines;
}

/// The words by which the written form names the alternatives of a variant.
template <class Variant> std::set<std::string> words() {
    std::set<std::string> found;
    [&]<std::size_t... I>(std::index_sequence<I...>) { (found.emplace(db::json_type<std::variant_alternative_t<I, Variant>>), ...); }
    (std::make_index_sequence<std::variant_size_v<Variant>>{});
    return found;
}

} // namespace intendant::test
