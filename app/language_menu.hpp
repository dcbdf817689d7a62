#pragma once

#include "model/core/language.hpp"

#include <wx/menu.h>

#include <functional>

namespace intendant::app {

/// The language in its own words, so that whoever cannot read the windows finds it.
wxString own_name(core::Language language);

/// The languages to choose from, each under its own name, and the computer's own choice. `changed` is called when the
/// table has chosen another one; the choice is remembered by then.
wxMenu* language_menu(std::function<void()> changed);

} // namespace intendant::app
