#pragma once

#include <wx/string.h>

#include <exception>

namespace intendant::app {

/// The one place where something thrown becomes a sentence for the person at the table.
wxString sentence_of(const std::exception_ptr& failure);

} // namespace intendant::app
