#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include <unistd.h>

namespace intendant::test {

/// A folder of the test's own, where evenings are kept while it lives.
class SeatFolder {
public:
    SeatFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "seat_XXXXXX").string();
        m_path = ::mkdtemp(name.data());
        const char* const before = std::getenv("XDG_STATE_HOME");
        m_before = before != nullptr ? before : "";
        ::setenv("XDG_STATE_HOME", m_path.c_str(), 1);
    }
    ~SeatFolder() {
        m_before.empty() ? ::unsetenv("XDG_STATE_HOME") : ::setenv("XDG_STATE_HOME", m_before.c_str(), 1);
        std::error_code none;
        std::filesystem::remove_all(m_path, none);
    }
    SeatFolder(const SeatFolder&) = delete;
    SeatFolder& operator=(const SeatFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::string m_before;
};

} // namespace intendant::test
