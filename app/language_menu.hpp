#pragma once

#include <wx/menu.h>

#include <functional>

namespace intendant::app {

/// The languages to choose from, each under its own name, and the computer's own choice. `changed` is called when the
/// table has chosen another one; the choice is remembered by then.
wxMenu* language_menu(std::function<void()> changed);

} // namespace intendant::app
