#pragma once

#include "app/typed/line.hpp"

#include "tests/support/catch.hpp"

#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The languages in which lines are typed, out of the catalogs as translators wrote them.
namespace intendant::typed::tests {

/// What stands between the quotes of a line of a catalog.
inline std::string between_quotes(const std::string& line) {
    std::string text;
    const auto begin = line.find('"') + 1;
    for (auto place = begin; place < line.rfind('"'); ++place) {
        const bool escaped = line[place] == '\\';
        place += escaped ? 1 : 0;
        text += escaped && line[place] == 'n' ? '\n' : line[place];
    }
    return text;
}

inline std::map<std::string, std::string> catalog(const std::string& code) {
    std::map<std::string, std::string> sentences;
    std::ifstream file(INTENDANT_SOURCE_DIR "/resources/translations/" + code + ".po");
    REQUIRE(file);
    std::string id;
    std::string text;
    std::string* now = &id;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("msgid \"")) {
            id = between_quotes(line);
            now = &id;
        } else if (line.starts_with("msgstr \"")) {
            text = between_quotes(line);
            now = &text;
        } else if (line.starts_with('"')) {
            *now += between_quotes(line);
        } else if (line.empty() && !text.empty()) {
            sentences.emplace(id, text);
            text.clear();
        }
    }
    return sentences;
}

/// English, Italian, French.
inline const std::vector<Tongue>& tongues() {
    static const auto all = [] {
        std::vector<Tongue> result;
        for (const auto language : core::all_languages) {
            if (language == core::Language::English) {
                result.push_back({.language = language, .sentence = {}});
                continue;
            }
            const auto sentences =
                std::make_shared<const std::map<std::string, std::string>>(catalog(std::string{core::code_of(language)}));
            result.push_back({.language = language, .sentence = [sentences](const std::string& english) {
                                  const auto found = sentences->find(english);
                                  return found == sentences->end() ? english : found->second;
                              }});
        }
        return result;
    }();
    return all;
}
inline const Tongue& english() { return tongues()[0]; }
inline const Tongue& italian() { return tongues()[1]; }
inline const Tongue& french() { return tongues()[2]; }

} // namespace intendant::typed::tests
