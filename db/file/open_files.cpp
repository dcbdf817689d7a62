#include "db/file/open_files.hpp"

#include "db/file/file_error.hpp"

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

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
        throw FileError(FileErrorKind::InUse, {INTENDANT_TR("The game {name} is already open in this program."), {{"name", quoted(file)}}});
    }
    claimed().push_back(file);
    m_file = file;
}

FileClaim::FileClaim(FileClaim&& other) noexcept : m_file(std::exchange(other.m_file, {})) {}

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

FileLock::FileLock(const std::filesystem::path& file) : m_handle(::open(file.c_str(), O_RDWR | O_CLOEXEC)) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    if (m_handle < 0) { // read-only: nobody writes, and who reads keeps the file that is there now
        m_handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        lock.l_type = F_RDLCK;
    }
    lock.l_whence = SEEK_SET;
    // of this handle, not of this process: it stays when the file is read through another
    if (::fcntl(m_handle, F_OFD_SETLK, &lock) != 0 && (errno == EAGAIN || errno == EACCES)) {
        ::close(m_handle);
        throw FileError(FileErrorKind::InUse,
                        {INTENDANT_TR("The game {name} is open in another window or program."), {{"name", quoted(file)}}});
    }
}

FileLock::~FileLock() {
    if (m_handle >= 0) {
        ::close(m_handle);
    }
}

} // namespace intendant::db
