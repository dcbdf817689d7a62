#pragma once

#include "model/core/resources.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

namespace intendant::test {

/// The resources are looked for once in a program: this program again, with the drawing of a game's board spoilt, for the test with
/// the tag. An empty drawing becomes the beginning of one. The test reads in `INTENDANT_TEST_TOLD` what the window must say.
inline void opens_with_spoilt_drawing(const std::string& game, const std::string& tag, const std::function<void(nlohmann::json&)>& spoil,
                                      const std::string& told) {
    const Folder folder;
    const auto resources = folder / "resources";
    std::filesystem::copy(core::find_resources(), resources, std::filesystem::copy_options::recursive);
    const auto file = resources / game / "map.json";
    nlohmann::json map;
    std::ifstream(file) >> map;
    spoil(map);
    std::ofstream(file) << (map.is_null() ? "{ \"format\": " : map.dump());
    setenv("INTENDANT_RESOURCES", resources.c_str(), 1);
    setenv("INTENDANT_TEST_TOLD", told.c_str(), 1);
    const auto program = std::filesystem::read_symlink("/proc/self/exe").string();
    const auto said = (folder / "said").string();
    const int status = std::system(("'" + program + "' --warn NoTests '" + tag + "' >'" + said + "' 2>/dev/null").c_str());
    unsetenv("INTENDANT_RESOURCES");
    unsetenv("INTENDANT_TEST_TOLD");
    std::ifstream text(said);
    INFO(std::string(std::istreambuf_iterator<char>(text), {}));
    CHECK(status == 0);
}

} // namespace intendant::test
