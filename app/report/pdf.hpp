#pragma once

#include "app/report/document.hpp"

namespace intendant::report {

/// The document on pages of its paper with their numbers; nothing when it was stopped.
std::optional<std::string> pdf_of(const Document& document, const GoOn& go_on = {});

} // namespace intendant::report
