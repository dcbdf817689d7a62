#include "db/file/review_copy.hpp"

#include "db/file/file_check.hpp"
#include "db/file/file_error.hpp"
#include "db/file/in_place.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// What changes with every transaction: the header with its change counter, the size, the time of the last
/// write.
struct Mark {
    std::array<char, 100> header{};
    std::uintmax_t size{0};
    fs::file_time_type written;
    bool hot{false};

    explicit Mark(const fs::path& file) : size(fs::file_size(file)), written(fs::last_write_time(file)), hot(has_hot_journal(file)) {
        std::ifstream in(file, std::ios::binary);
        in.read(header.data(), static_cast<std::streamsize>(header.size()));
    }
    friend bool operator==(const Mark&, const Mark&) = default;
};

constexpr std::string_view folder_name = "intendant-review";
constexpr std::string_view marker_name = "owner"; ///< in the folder: its lock says that somebody needs it

/// -1 where it is not there, or another program holds it.
int held(const fs::path& marker, int flags) {
    const int handle = ::open(marker.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    struct stat there {};
    if (handle >= 0 && (::flock(handle, LOCK_EX | LOCK_NB) != 0 || ::fstat(handle, &there) != 0 || there.st_nlink == 0)) {
        ::close(handle);
        return -1;
    }
    return handle;
}

/// A new folder, and the lock on its marker.
std::pair<fs::path, int> fresh_folder() {
    static std::once_flag cleared;
    std::call_once(cleared, clear_up_review_copies);
    std::error_code none;
    constexpr int attempts = 10; // another program may clear up between the two
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto folder = make_private_folder(fs::temp_directory_path(none) / folder_name);
        if (!folder) {
            break;
        }
        if (const int marker = held(*folder / marker_name, O_WRONLY | O_CREAT | O_EXCL); marker >= 0) {
            return {*folder, marker};
        }
        fs::remove_all(*folder, none);
    }
    throw FileError(FileErrorKind::Io, {INTENDANT_TR("No folder could be made for a copy to review."), {}});
}

/// Room for the copy must be there, and some left over, before it is begun.
void require_room(const fs::path& folder, std::uint64_t bytes) {
    constexpr std::uint64_t left_over = 1U << 20U;
    std::error_code failure;
    const auto room = fs::space(folder, failure);
    if (!failure && room.available < bytes + left_over) {
        throw fs::filesystem_error("no room", folder, std::make_error_code(std::errc::no_space_on_device));
    }
}

/// The pages of the game; what lies behind them is left out, and holes stay holes.
void copy_pages(const fs::path& original, const fs::path& copy, Leaving leaving) {
    constexpr std::uintmax_t any_game = std::uintmax_t{64} << 20U;
    const auto bytes =
        std::max<std::uintmax_t>(bytes_of_game(original), leaving == Leaving::AllOfIt ? std::min(fs::file_size(original), any_game) : 0);
    require_room(copy.parent_path(), bytes);
    copy_bytes(original, copy, bytes);
}

void copy_journal(const fs::path& original, const fs::path& copy) {
    const auto journal = journal_of(original);
    const auto bytes = fs::file_size(journal);
    require_room(copy.parent_path(), bytes);
    copy_bytes(journal, journal_of(copy), bytes);
}

void copy_at_rest(const fs::path& original, const fs::path& copy, Leaving leaving) {
    constexpr int attempts = 80;
    constexpr auto pause = std::chrono::milliseconds(25);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Mark before(original);
        // A journal that stays hot for a second without a change belongs to a program that died.
        const bool abandoned = before.hot && attempt > attempts / 2;
        if (!before.hot || abandoned) {
            copy_pages(original, copy, leaving);
            if (abandoned) {
                copy_journal(original, copy);
            }
            if (Mark(original) == before) {
                return;
            }
            fs::remove(journal_of(copy));
        }
        std::this_thread::sleep_for(pause);
    }
    throw FileError(FileErrorKind::InUse, {INTENDANT_TR("The game {name} is being written without a pause; try again in a moment."),
                                           {{"name", quoted(original)}}});
}

} // namespace

void clear_up_review_copies() {
    std::error_code none;
    std::vector<fs::path> left;
    for (const auto& each : fs::directory_iterator(fs::temp_directory_path(none), none)) {
        struct stat there {};
        const bool ours = each.path().filename().string().starts_with(std::string(folder_name) + "-") &&
                          ::lstat(each.path().c_str(), &there) == 0 && S_ISDIR(there.st_mode) && there.st_uid == ::geteuid();
        if (ours) {
            left.push_back(each.path());
        }
    }
    for (const auto& folder : left) {
        if (const int marker = held(folder / marker_name, O_RDWR); marker >= 0) {
            fs::remove_all(folder, none);
            ::close(marker);
        }
    }
}

ReviewCopy::ReviewCopy(const fs::path& original, Leaving leaving) {
    std::tie(m_folder, m_held) = fresh_folder();
    try {
        if (leaving == Leaving::AtRest || leaving == Leaving::AllOfIt) {
            copy_at_rest(original, file(), leaving);
        } else {
            copy_pages(original, file(), leaving);
            if (leaving == Leaving::WithJournal) {
                copy_journal(original, file());
            }
        }
    } catch (const fs::filesystem_error& error) {
        ReviewCopy thrown_away(std::move(*this));
        const bool full = error.code() == std::errc::no_space_on_device;
        throw FileError(full ? FileErrorKind::NoSpace : FileErrorKind::Io,
                        {full ? INTENDANT_TR("There is no room for a copy to review.")
                              : INTENDANT_TR("The game {name} could not be copied for review."),
                         {{"name", quoted(original)}}},
                        error.what());
    } catch (...) {
        ReviewCopy thrown_away(std::move(*this)); // no destructor runs for an object that was never made
        throw;
    }
}

ReviewCopy::ReviewCopy(ReviewCopy&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {})), m_held(std::exchange(other.m_held, -1)) {}

ReviewCopy& ReviewCopy::operator=(ReviewCopy&& other) noexcept {
    std::swap(m_folder, other.m_folder);
    std::swap(m_held, other.m_held);
    return *this;
}

ReviewCopy::~ReviewCopy() { release(); }

void ReviewCopy::release() {
    if (!m_folder.empty()) {
        std::error_code ignored; // what stays, the next start clears up
        fs::remove_all(m_folder, ignored);
    }
    if (m_held >= 0) {
        ::close(m_held);
    }
    m_folder.clear();
    m_held = -1;
}

} // namespace intendant::db
