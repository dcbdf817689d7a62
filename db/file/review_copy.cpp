#include "db/file/review_copy.hpp"

#include "db/file/file_check.hpp"
#include "db/file/file_error.hpp"
#include "db/file/in_place.hpp"

#include <array>
#include <chrono>
#include <fstream>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

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

fs::path fresh_folder() {
    std::error_code none;
    if (auto folder = make_private_folder(fs::temp_directory_path(none) / "intendant-review")) {
        return *folder;
    }
    throw FileError(FileErrorKind::Io, {INTENDANT_TR("No folder could be made for a copy to review."), {}});
}

void copy_at_rest(const fs::path& original, const fs::path& copy) {
    constexpr int attempts = 80;
    constexpr auto pause = std::chrono::milliseconds(25);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Mark before(original);
        // A journal that stays hot for a second without a change belongs to a program that died.
        const bool abandoned = before.hot && attempt > attempts / 2;
        if (!before.hot || abandoned) {
            fs::copy_file(original, copy, fs::copy_options::overwrite_existing);
            if (abandoned) {
                fs::copy_file(journal_of(original), journal_of(copy), fs::copy_options::overwrite_existing);
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

ReviewCopy::ReviewCopy(const fs::path& original, Leaving leaving) : m_folder(fresh_folder()) {
    try {
        if (leaving == Leaving::AtRest) {
            copy_at_rest(original, file());
        } else {
            fs::copy_file(original, file());
            if (leaving == Leaving::WithJournal) {
                fs::copy_file(journal_of(original), journal_of(file()));
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

ReviewCopy::ReviewCopy(ReviewCopy&& other) noexcept : m_folder(std::exchange(other.m_folder, {})) {}

ReviewCopy& ReviewCopy::operator=(ReviewCopy&& other) noexcept {
    std::swap(m_folder, other.m_folder);
    return *this;
}

ReviewCopy::~ReviewCopy() {
    if (!m_folder.empty()) {
        std::error_code ignored; // the system clears its folder of temporary files in time
        fs::remove_all(m_folder, ignored);
    }
}

} // namespace intendant::db
