#pragma once

#include "tests/app/hand.hpp"

#include <string>
#include <vector>

namespace intendant::test {

/// With Tab and Shift+Tab once around the page that is seen: each control that takes the keyboard is met, none keeps it. `where`: what it
/// is called when it is not so.
void walk_around(Hand& hand, const std::string& where);
/// Goes to each page by its function key and walks around it.
void walk_pages(Hand& hand, const std::vector<int>& pages);

} // namespace intendant::test
