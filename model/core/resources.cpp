#include "model/core/resources.hpp"

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

namespace intendant::core {

namespace fs = std::filesystem;

namespace {

bool is_folder(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

} // namespace

fs::path running_program() {
    std::error_code failed;
    auto program = fs::read_symlink("/proc/self/exe", failed);
    return failed ? fs::path{} : program;
}

fs::path find_resources(const fs::path& executable) {
    if (const char* named = std::getenv("INTENDANT_RESOURCES"); named != nullptr && *named != '\0') {
        if (!is_folder(named)) {
            throw std::runtime_error("The environment variable INTENDANT_RESOURCES names " + std::string(named) +
                                     ", which is not a folder.");
        }
        return fs::absolute(named);
    }

    std::vector<fs::path> places;
    if (!executable.empty()) {
        places.push_back((fs::absolute(executable).parent_path() / ".." / "share" / "intendant").lexically_normal());
    }
#ifdef INTENDANT_SOURCE_RESOURCES
    places.emplace_back(INTENDANT_SOURCE_RESOURCES);
#endif
    for (const auto& place : places) {
        if (is_folder(place)) {
            return place;
        }
    }

    std::string sentence = "The program's resources were not found; looked in";
    for (const auto& place : places) {
        sentence += " " + place.string() + ",";
    }
    throw std::runtime_error(sentence + " and INTENDANT_RESOURCES is not set. Set it to the folder \"resources\".");
}

fs::path find_resources() { return find_resources(running_program()); }

} // namespace intendant::core
