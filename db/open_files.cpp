#include "db/open_files.hpp"

#include "db/file_error.hpp"

#include <algorithm>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

namespace intendant::db {

namespace {

std::mutex guard;

std::vector<std::filesystem::path>& claimed() {
    static std::vector<std::filesystem::path> files;
    return files;
}

} // namespace

FileClaim::FileClaim(const std::filesystem::path& file) {
    const std::lock_guard lock(guard);
    const bool taken = std::ranges::any_of(claimed(), [&](const std::filesystem::path& other) {
        std::error_code none;
        return other == file || std::filesystem::equivalent(other, file, none);
    });
    if (taken) {
        throw FileError(FileErrorKind::InUse,
                        {INTENDANT_TR("The game {name} is already open in this program."), {{"name", quoted(file)}}});
    }
    claimed().push_back(file);
    m_file = file;
}

FileClaim::FileClaim(FileClaim&& other) noexcept : m_file(std::exchange(other.m_file, {})) {
}

FileClaim& FileClaim::operator=(FileClaim&& other) noexcept {
    std::swap(m_file, other.m_file);
    return *this;
}

FileClaim::~FileClaim() {
    if (!m_file.empty()) {
        const std::lock_guard lock(guard);
        std::erase(claimed(), m_file);
    }
}

} // namespace intendant::db
