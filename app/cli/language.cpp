#include "app/cli/language.hpp"

#include "model/core/resources.hpp"

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <libintl.h>

namespace intendant::cli {

namespace {

constexpr const char* domain = "intendant";

} // namespace

Sentences::Sentences(core::Language language) : m_language(language) {
    if (language == core::Language::English) {
        return;
    }
    const std::string code{core::code_of(language)};
    const auto catalogs = core::running_program().parent_path().parent_path() / "share" / "locale";
    const auto catalog = catalogs / code / "LC_MESSAGES" / "intendant.mo";
    if (std::error_code none; !std::filesystem::exists(catalog, none)) {
        throw std::runtime_error("There is no translation " + catalog.string() + "; it comes with the windows.");
    }
    ::setenv("LANGUAGE", code.c_str(), 1);
    std::setlocale(LC_MESSAGES, "C.UTF-8"); // in the locale "C" gettext looks nothing up
    ::bindtextdomain(domain, catalogs.c_str());
    ::bind_textdomain_codeset(domain, "UTF-8");
}

std::string Sentences::operator()(const std::string& english) const {
    return m_language == core::Language::English || english.empty() ? english : ::dgettext(domain, english.c_str());
}

} // namespace intendant::cli
