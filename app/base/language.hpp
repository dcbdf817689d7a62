#pragma once

#include "model/core/language.hpp"

#include <wx/string.h>

#include <optional>

namespace intendant::app {

/// Loads the catalogs that stand beside the program (`../share/locale`) in the language that the table chose, else in
/// that of the computer (LANGUAGE, LANG); English where there is no catalog. Windows that stand already are made anew by the caller.
void load_language();

/// What was wrong with the catalog of the language, for the person; empty when nothing was. The windows speak English then.
wxString language_complaint();

/// The language of the windows; the same until `load_language` is called again.
core::Language language();

/// What the table chose, which `load_language` reads; nothing: the computer's language.
std::optional<core::Language> chosen_language();
void choose_language(std::optional<core::Language> language);

} // namespace intendant::app
