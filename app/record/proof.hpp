#pragma once

#include "db/file/entry.hpp"

#include <wx/string.h>

namespace intendant::app {

/// What a verification found, in a sentence or two: whether the record is whole, and where not.
wxString proof_in_words(const db::Verification& found);

} // namespace intendant::app
