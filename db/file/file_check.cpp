#include "db/file/file_check.hpp"

#include "db/file/file_error.hpp"
#include "db/file/schema.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace intendant::db {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view sqlite_magic = "SQLite format 3\0"sv;
constexpr std::string_view journal_magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"sv;

/// What SQLite takes where nobody asks for another.
constexpr std::uint64_t our_page_size = 4096;

/// A file opened to be looked at: never a link, and nothing that could keep a reader waiting.
class PlainFile {
public:
    explicit PlainFile(const std::filesystem::path& file) : m_handle(::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)) {
        struct stat found {};
        if (m_handle >= 0 && (::fstat(m_handle, &found) != 0 || !S_ISREG(found.st_mode))) {
            ::close(m_handle);
            m_handle = -1;
        }
        m_size = m_handle >= 0 ? found.st_size : 0;
    }
    PlainFile(const PlainFile&) = delete;
    PlainFile& operator=(const PlainFile&) = delete;
    ~PlainFile() {
        if (m_handle >= 0) {
            ::close(m_handle);
        }
    }

    explicit operator bool() const { return m_handle >= 0; }
    std::int64_t size() const { return m_size; }
    /// How many bytes it could read.
    std::size_t read(std::int64_t from, std::span<char> bytes) const {
        const auto got = ::pread(m_handle, bytes.data(), bytes.size(), from);
        return got < 0 ? 0 : static_cast<std::size_t>(got);
    }

private:
    int m_handle;
    std::int64_t m_size{0};
};

/// The header of an SQLite file, as its documentation lays it out.
class FileHeader {
public:
    /// True when the file is long enough to have one.
    bool read(const std::filesystem::path& file) {
        const PlainFile in(file);
        if (!in) {
            throw FileError(FileErrorKind::ReadOnly,
                            {INTENDANT_TR("The file {name} cannot be read; you may lack the permission."), {{"name", quoted(file)}}});
        }
        return in.read(0, m_bytes) == m_bytes.size();
    }

    bool is_sqlite() const { return std::string_view(m_bytes.data(), m_bytes.size()).starts_with(sqlite_magic); }
    std::uint64_t page_size() const {
        const auto size = number(16, 2);
        return size == 1 ? 65536 : size;
    }
    /// Page size, reserved bytes, fractions, schema format, text encoding and vacuum mode are those this program writes.
    bool of_our_making() const {
        return page_size() == our_page_size && number(20, 4) == 0x00402020 && number(44, 4) == 4 && number(52, 4) == 0 &&
               number(56, 4) == 1 && number(64, 4) == 0;
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

/// The header of a journal of SQLite's, as its documentation lays it out.
class JournalHeader {
public:
    explicit JournalHeader(const PlainFile& journal) : m_size(static_cast<std::uint64_t>(std::max<std::int64_t>(journal.size(), 0))) {
        m_read = journal.read(0, m_bytes);
    }

    /// Nothing of it counts yet: it is empty, or its first bytes are only filled in when what follows is written out.
    bool resting() const {
        const auto begin = m_bytes.begin();
        return std::all_of(begin, begin + static_cast<std::ptrdiff_t>(std::min<std::size_t>(m_read, filled_in_last)),
                           [](char each) { return each == 0; });
    }
    /// SQLite will roll it back: the first byte decides.
    bool hot() const { return m_read > 0 && m_bytes[0] != 0; }
    /// What a program that died in the middle may leave of the sign of a journal; that of one that did not is whole.
    bool signed_by_sqlite() const {
        const std::string_view found(m_bytes.data(), std::min(m_read, journal_magic.size()));
        const auto same = static_cast<std::size_t>(std::mismatch(found.begin(), found.end(), journal_magic.begin()).first - found.begin());
        return m_read >= known && found.find_first_not_of('\0', same) == std::string_view::npos;
    }
    std::uint64_t count() const { return number(8); }
    std::uint64_t pages_before() const { return number(16); }
    std::uint64_t sector() const { return number(20); }
    /// Its sizes are those this program works with, and it is not longer than a transaction on so many pages makes it, nor shorter than
    /// the pages that it counts.
    bool of_our_making() const {
        constexpr std::uint64_t least_sector = 512;
        constexpr std::uint64_t most_sector = 65536;
        constexpr std::uint64_t record = our_page_size + 8; // with its number and its sum
        constexpr std::uint64_t up_to_the_end = std::numeric_limits<std::uint32_t>::max();
        if (m_read < known || std::ranges::all_of(m_bytes, [](char each) { return each == 0; })) { // its first sector never arrived
            return resting();
        }
        return number(24) == our_page_size && std::has_single_bit(sector()) && sector() >= least_sector && sector() <= most_sector &&
               (pages_before() + 1) * (record + 2 * sector()) + sector() >= m_size &&
               (resting() || count() == up_to_the_end || (count() <= pages_before() && sector() + count() * record <= m_size));
    }

private:
    static constexpr std::size_t known = 28;          ///< bytes that say something
    static constexpr std::size_t filled_in_last = 12; ///< sign and count

    std::uint64_t number(std::size_t at) const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            value = value << 8U | static_cast<unsigned char>(m_bytes[at + i]);
        }
        return value;
    }

    std::array<char, known> m_bytes{};
    std::size_t m_read{0};
    std::uint64_t m_size;
};

/// Without a handle: who closes one loses the locks that this program has on the file.
std::uint64_t size_of(const std::filesystem::path& file) {
    struct stat there {};
    return ::stat(file.c_str(), &there) == 0 ? static_cast<std::uint64_t>(there.st_size) : 0;
}

std::uint64_t pages_for(std::uint64_t bytes) { return (bytes + our_page_size - 1) / our_page_size; }

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
    const PlainFile in(journal_of(file));
    return in && JournalHeader(in).hot() && !odd_beside(file);
}

std::optional<core::Message> odd_beside(const std::filesystem::path& file) {
    const auto found = [&file](std::string sentence, const std::filesystem::path& other,
                               std::vector<std::pair<std::string, std::string>> more = {}) {
        more.insert(more.begin(), {{"name", quoted(file)}, {"other", quoted(other)}});
        return core::Message{std::move(sentence), std::move(more)};
    };
    struct stat there {};
    for (const auto* mark : {"-wal", "-shm"}) {
        auto other = file;
        other += mark;
        if (::lstat(other.c_str(), &there) == 0) {
            return found(
                INTENDANT_TR("Beside the game {name} lies {other}, which another program left and which would be read as a part of it. "
                             "Nothing was changed: move that file away and open the game again. Without it the game can be looked at."),
                other);
        }
    }
    const auto journal = journal_of(file);
    if (::lstat(journal.c_str(), &there) != 0) {
        return std::nullopt;
    }
    if (!S_ISREG(there.st_mode)) {
        return found(
            INTENDANT_TR("Beside the game {name} lies {other}, which is a link, a folder or a device and no journal of this program. "
                         "Nothing was changed: move it away and open the game again. Without it the game can be looked at."),
            journal);
    }
    const PlainFile in(journal);
    if (!in) {
        return std::nullopt; // whoever needs it will be told
    }
    const JournalHeader header(in);
    if (!header.resting() && !header.signed_by_sqlite()) {
        return found(INTENDANT_TR("Beside the game {name} lies {other}, which is called like a journal of the game and is none. "
                                  "Nothing was changed: move it away and open the game again. Without it the game can be looked at."),
                     journal);
    }
    // At its end a journal may name another file that belongs to the same transaction, and SQLite deletes that file. A game is
    // one file, so its journal names none.
    std::array<char, journal_magic.size()> end{};
    const auto at = in.size() - static_cast<std::int64_t>(end.size());
    if (at > 0 && in.read(at, end) == end.size() && std::string_view(end.data(), end.size()) == journal_magic) {
        return found(
            INTENDANT_TR("Beside the game {name} lies the journal {other}, which names another file. This program writes no such journal. "
                         "Nothing was changed and nothing deleted: move it away and open the game again. Without it the game can be "
                         "looked at."),
            journal);
    }
    // SQLite makes the file as long as the journal says that it was.
    const auto pages = pages_for(size_of(file));
    if (header.hot() && header.pages_before() > pages) {
        return found(
            INTENDANT_TR(
                "The journal {other} beside the game {name} is of a game of {count} pages, and this one has {pages}: it would only "
                "be made longer. Nothing was changed: move the journal away and open the game again. Without it the game can be "
                "looked at."),
            journal, {{"count", std::to_string(header.pages_before())}, {"pages", std::to_string(pages)}});
    }
    if (!header.of_our_making() || (header.hot() && header.pages_before() == 0)) {
        return found(INTENDANT_TR("The journal {other} beside the game {name} is not as this program writes it. Nothing was changed: move "
                                  "the journal away and open the game again. Without it the game can be looked at."),
                     journal);
    }
    return std::nullopt;
}

void check_beside(const std::filesystem::path& file) {
    if (auto odd = odd_beside(file)) {
        throw FileError(FileErrorKind::Damaged, std::move(*odd));
    }
}

std::uint64_t bytes_of_game(const std::filesystem::path& file) {
    FileHeader header;
    const auto size = size_of(file);
    if (!header.read(file) || !header.pages_known()) {
        return size;
    }
    auto pages = header.pages();
    if (has_hot_journal(file)) {
        pages = std::max(pages, JournalHeader(PlainFile(journal_of(file))).pages_before());
    }
    return std::min(size, pages * our_page_size);
}

std::uint32_t schema_of(const std::filesystem::path& file) {
    FileHeader header;
    header.read(file);
    return static_cast<std::uint32_t>(header.user_version());
}

void check_game_file(const std::filesystem::path& file, Beside beside) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file)}};
    if (!std::filesystem::exists(file)) {
        throw FileError(FileErrorKind::NotFound, {INTENDANT_TR("There is no file {name} in {folder}."),
                                                  {{"name", quoted(file)}, {"folder", file.parent_path().string()}}});
    }
    if (!std::filesystem::is_regular_file(file)) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("{name} is not a file."), name});
    }
    FileHeader header;
    if (!header.read(file) || !header.is_sqlite()) {
        const bool empty = std::filesystem::file_size(file) == 0;
        throw FileError(FileErrorKind::NotAGame, {empty ? INTENDANT_TR("The file {name} is empty; there is no game in it.")
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
    if (beside == Beside::Used) {
        check_beside(file);
    }
    if (header.user_version() == 0 || !header.rollback_journal() || !header.of_our_making() || has_lost_its_end(file)) {
        throw FileError(
            FileErrorKind::Damaged,
            {header.user_version() != 0 && header.rollback_journal() && header.of_our_making()
                 ? INTENDANT_TR("The game {name} is damaged: its end is missing. A backup may be whole.")
                 : INTENDANT_TR("The game {name} is damaged: its first page is not as this program writes it. A backup may be whole."),
             name});
    }
}

} // namespace intendant::db
