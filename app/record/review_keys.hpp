#pragma once

#include "app/widgets/key_line.hpp"

namespace intendant::app {

/// The keys of the review while one looks back: told by what answers them.
std::vector<KeyLine> review_keys();

} // namespace intendant::app
