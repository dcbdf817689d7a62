#pragma once

#include <filesystem>

namespace intendant::core {

/// The folder of what the programs read: `<game>/*.csv`, icons, translations.
///
/// Looked for in this order, whatever the working folder is: the folder named by the environment variable
/// INTENDANT_RESOURCES; `../share/intendant` beside the folder of `executable`; the source tree the program was built from.
///
/// Throws: std::runtime_error that names the places looked at, when it is in none of them; and when
/// INTENDANT_RESOURCES names something that is not a folder.
std::filesystem::path find_resources(const std::filesystem::path& executable);

/// The same, for the program that is running.
std::filesystem::path find_resources();

/// The file of the program that is running; empty where the system does not tell.
std::filesystem::path running_program();

} // namespace intendant::core
