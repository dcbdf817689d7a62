#include "model/core/language.hpp"

namespace intendant::core {

std::string_view code_of(Language language) {
    switch (language) {
    case Language::English:
        return "en";
    case Language::Italian:
        return "it";
    case Language::French:
        return "fr";
    }
    return {};
}

std::optional<Language> language_of_code(std::string_view code) {
    const auto language = code.substr(0, code.find_first_of("_.@-"));
    for (const auto each : all_languages) {
        if (code_of(each) == language) {
            return each;
        }
    }
    return std::nullopt;
}

const std::string& in(Language language, const std::string& english, const Translations& translations) {
    switch (language) {
    case Language::English:
        break;
    case Language::Italian:
        return translations.it.empty() ? english : translations.it;
    case Language::French:
        return translations.fr.empty() ? english : translations.fr;
    }
    return english;
}

} // namespace intendant::core
