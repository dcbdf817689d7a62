#pragma once

#include <string>
#include <vector>

/// What the pages of all games are laid out with.
namespace intendant::cli {

/// Lines of cells as columns. The first column and the last stand left, those between, figures, right.
std::string columns(const std::vector<std::vector<std::string>>& rows);

} // namespace intendant::cli
