#pragma once

#include "app/report/document.hpp"

namespace intendant::report {

/// One page of HTML that needs nothing beside it: its style and its drawings are inside.
std::string html_of(const Document& document);

} // namespace intendant::report
