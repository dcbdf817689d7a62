#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace intendant::core {

/// The languages in which tables and windows speak.
enum class Language { English, Italian, French };

inline constexpr std::array all_languages{Language::English, Language::Italian, Language::French};

/// `en`, `it`, `fr`.
std::string_view code_of(Language language);

/// The language of a code such as `it`, `fr_CA` or `it_IT.UTF-8`; nothing for any other language.
std::optional<Language> language_of_code(std::string_view code);

/// What stands beside an English name or sentence of a table.
struct Translations {
    std::string it;
    std::string fr;

    friend bool operator==(const Translations&, const Translations&) = default;
};

/// The words of a table in the language asked for; the English ones where it has no others.
const std::string& in(Language language, const std::string& english, const Translations& translations);

} // namespace intendant::core
