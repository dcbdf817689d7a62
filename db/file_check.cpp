#include "db/file_check.hpp"

#include "db/file_error.hpp"
#include "db/schema.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <thread>

namespace intendant::db {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view sqlite_magic = "SQLite format 3\0"sv;
constexpr std::string_view journal_magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"sv;

/// The header of an SQLite file, as its documentation lays it out.
class FileHeader {
public:
    /// True when the file is long enough to have one.
    bool read(const std::filesystem::path& file) {
        std::ifstream in(file, std::ios::binary);
        if (!in) {
            throw FileError(FileErrorKind::ReadOnly, {INTENDANT_TR("The file {name} cannot be read; you may lack the permission."),
                                                      {{"name", quoted(file)}}});
        }
        in.read(m_bytes.data(), static_cast<std::streamsize>(m_bytes.size()));
        return in.gcount() == static_cast<std::streamsize>(m_bytes.size());
    }

    bool is_sqlite() const {
        return std::string_view(m_bytes.data(), m_bytes.size()).starts_with(sqlite_magic);
    }
    std::uint64_t page_size() const {
        const auto size = number(16, 2);
        return size == 1 ? 65536 : size;
    }
    bool rollback_journal() const { return number(18, 1) == 1 && number(19, 1) == 1; }
    std::uint64_t pages() const { return number(28, 4); }
    bool pages_known() const { return number(24, 4) == number(92, 4); }
    std::uint64_t user_version() const { return number(60, 4); }
    std::uint64_t application() const { return number(68, 4); }

private:
    std::uint64_t number(std::size_t at, std::size_t size) const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < size; ++i) {
            value = value << 8U | static_cast<unsigned char>(m_bytes[at + i]);
        }
        return value;
    }

    std::array<char, 100> m_bytes{};
};

/// A file that is shorter than its header says has lost its end. Whoever is writing it just now is given time
/// to finish.
bool has_lost_its_end(const std::filesystem::path& file) {
    for (int attempt = 0; attempt < 10; ++attempt) {
        FileHeader header;
        if (!header.read(file)) {
            return true;
        }
        const auto size = std::filesystem::file_size(file);
        const bool whole = !header.pages_known() || size >= header.pages() * header.page_size();
        if (whole || has_hot_journal(file)) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
}

} // namespace

std::filesystem::path journal_of(const std::filesystem::path& file) {
    auto journal = file;
    journal += "-journal";
    return journal;
}

bool has_hot_journal(const std::filesystem::path& file) {
    std::ifstream in(journal_of(file), std::ios::binary);
    std::array<char, journal_magic.size()> start{};
    in.read(start.data(), start.size());
    return in && std::string_view(start.data(), start.size()) == journal_magic;
}

std::uint32_t schema_of(const std::filesystem::path& file) {
    FileHeader header;
    header.read(file);
    return static_cast<std::uint32_t>(header.user_version());
}

void check_game_file(const std::filesystem::path& file) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file)}};
    if (!std::filesystem::exists(file)) {
        throw FileError(FileErrorKind::NotFound,
                        {INTENDANT_TR("There is no file {name} in {folder}."),
                         {{"name", quoted(file)}, {"folder", file.parent_path().string()}}});
    }
    if (!std::filesystem::is_regular_file(file)) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("{name} is not a file."), name});
    }
    FileHeader header;
    if (!header.read(file) || !header.is_sqlite()) {
        const bool empty = std::filesystem::file_size(file) == 0;
        throw FileError(FileErrorKind::NotAGame,
                        {empty ? INTENDANT_TR("The file {name} is empty; there is no game in it.")
                               : INTENDANT_TR("The file {name} is not a game of this program."),
                         name});
    }
    if (header.application() != application_id) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("The file {name} belongs to another program."), name});
    }
    if (header.user_version() > newest_schema()) {
        throw FileError(
            FileErrorKind::NewerVersion,
            {INTENDANT_TR("The game {name} was written by a newer version of this program; that version or a later one can open it."),
             name});
    }
    if (header.user_version() == 0 || !header.rollback_journal() || has_lost_its_end(file)) {
        throw FileError(
            FileErrorKind::Damaged,
            {header.user_version() != 0 && header.rollback_journal()
                 ? INTENDANT_TR("The game {name} is damaged: its end is missing. A backup may be whole.")
                 : INTENDANT_TR("The game {name} is damaged: its first page is not as this program writes it. A backup may be whole."),
             name});
    }
}

} // namespace intendant::db
