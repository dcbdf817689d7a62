#include "model/core/resources.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

using namespace intendant;
namespace fs = std::filesystem;

namespace {

/// A folder for one test, removed with everything in it; also restores the working folder and the environment.
class Scene {
public:
    Scene() : m_before(fs::current_path()) {
        std::string pattern = (fs::temp_directory_path() / "resources_test.XXXXXX").string();
        REQUIRE(::mkdtemp(pattern.data()) != nullptr);
        m_folder = pattern;
        ::unsetenv("INTENDANT_RESOURCES");
    }
    ~Scene() {
        ::unsetenv("INTENDANT_RESOURCES");
        fs::current_path(m_before);
        fs::remove_all(m_folder);
    }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    const fs::path& folder() const { return m_folder; }

private:
    fs::path m_before;
    fs::path m_folder;
};

std::string complaint(const fs::path& executable) {
    try {
        core::find_resources(executable);
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("an installed program finds its resources beside itself, from any working folder", "[core][resources]") {
    const Scene scene;
    fs::create_directories(scene.folder() / "bin");
    fs::create_directories(scene.folder() / "share" / "intendant");
    fs::current_path("/");

    CHECK(core::find_resources(scene.folder() / "bin" / "intendant") == scene.folder() / "share" / "intendant");
}

TEST_CASE("a program in its build folder finds the resources of the source tree", "[core][resources]") {
    const Scene scene;
    fs::current_path(scene.folder());

    const auto found = core::find_resources();

    CHECK(fs::equivalent(found, fs::path(INTENDANT_SOURCE_DIR) / "resources"));
    CHECK(fs::is_directory(found / "axis_allies"));
}

TEST_CASE("the environment may name the folder of the resources", "[core][resources]") {
    const Scene scene;
    ::setenv("INTENDANT_RESOURCES", scene.folder().c_str(), 1);

    CHECK(core::find_resources("/nowhere/bin/intendant") == scene.folder());
}

TEST_CASE("a wrong name in the environment is told, not passed over", "[core][resources]") {
    const Scene scene;
    const auto wrong = scene.folder() / "missing";
    ::setenv("INTENDANT_RESOURCES", wrong.c_str(), 1);

    CHECK(complaint("/nowhere/bin/intendant").find(wrong.string()) != std::string::npos);
}
