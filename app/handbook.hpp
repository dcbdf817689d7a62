#pragma once

#include <filesystem>
#include <string>

namespace intendant::app {

/// The page of the handbook in the language of the windows: `index`, or the id of a game (docs/handbook). The pages stand beside the
/// program, in `../share/help/LANGUAGE/intendant`; it is not asked whether this one is there.
std::filesystem::path handbook_page(const std::string& page);

} // namespace intendant::app
