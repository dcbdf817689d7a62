#include "app/base/language.hpp"

#include "app/base/settings.hpp"
#include "app/base/text.hpp"

#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

constexpr const char* setting = "/language";

core::Language& spoken() {
    static auto language = core::Language::English;
    return language;
}

wxString missing_translation;

} // namespace

void load_language() {
    missing_translation.clear();
    wxFileName folder(wxStandardPaths::Get().GetExecutablePath());
    folder.RemoveLastDir();
    folder.AppendDir("share");
    folder.AppendDir("locale");
    wxFileTranslationsLoader::AddCatalogLookupPathPrefix(folder.GetPath());
    auto* const translations = new wxTranslations;
    wxTranslations::Set(translations);
    const auto chosen = chosen_language();
    if (chosen) {
        translations->SetLanguage(to_wx(core::code_of(*chosen)));
    }
    const auto found = translations->GetBestTranslation("intendant", wxLANGUAGE_ENGLISH_US);
    spoken() = chosen.value_or(core::language_of_code(to_utf8(found)).value_or(core::Language::English));
    // The buttons of wxWidgets itself speak the same language as the rest.
    translations->SetLanguage(to_wx(core::code_of(spoken())));
    const wxLogNull said_below_in_a_sentence;
    translations->AddStdCatalog();
    translations->AddCatalog("intendant", wxLANGUAGE_ENGLISH_US);
    if (spoken() != core::Language::English && !translations->IsLoaded("intendant")) {
        missing_translation =
            wxString::Format("The translation %s/%s/LC_MESSAGES/intendant.mo is missing or damaged; the windows speak English.",
                             folder.GetPath(), to_wx(core::code_of(spoken())));
        auto* const none = new wxTranslations;
        wxTranslations::Set(none);
        none->SetLanguage(wxLANGUAGE_ENGLISH_US);
        spoken() = core::Language::English;
    }
}

wxString language_complaint() { return missing_translation; }

core::Language language() { return spoken(); }

std::optional<core::Language> chosen_language() { return core::language_of_code(to_utf8(settings().Read(setting, wxString{}))); }

void choose_language(std::optional<core::Language> language) {
    if (language) {
        settings().Write(setting, to_wx(core::code_of(*language)));
    } else {
        settings().DeleteEntry(setting, false);
    }
    settings().Flush();
}

} // namespace intendant::app
