#include "tests/db/file/sample_file.hpp"
#include "tests/support/catch.hpp"

#include "db/file/file_check.hpp"
#include "db/file/review_copy.hpp"
#include "db/shelf/library.hpp"

#include <SQLiteCpp/Database.h>

#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/// What lies beside a game under the name of its journal, and the copies that are made to look at a game.

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

constexpr std::uint64_t page_bytes = 4096;
constexpr std::uint64_t sector_bytes = 512;
constexpr std::uint64_t record_bytes = page_bytes + 8;

std::string number(std::uint64_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(value >> static_cast<unsigned>(shift) & 0xffU);
    }
    return bytes;
}

/// What the header of a journal claims.
struct Claims {
    std::string sign = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
    std::uint64_t count{0};
    std::uint64_t pages{0};
    std::uint64_t sector{sector_bytes};
    std::uint64_t page{page_bytes};
    std::size_t bytes{sector_bytes};

    static constexpr std::uint64_t of_the_game = 0;
};

std::string journal_of_claims(const Claims& claims, std::uint64_t pages) {
    auto journal = claims.sign + number(claims.count) + number(0) + number(claims.pages == Claims::of_the_game ? pages : claims.pages) +
                   number(claims.sector) + number(claims.page);
    journal.resize(claims.bytes, '\0');
    return journal;
}

/// A folder for what is meant to be gone soon, as long as the object lives.
class TemporaryFiles {
public:
    explicit TemporaryFiles(const std::filesystem::path& folder) {
        if (const char* const before = std::getenv("TMPDIR")) {
            m_before = before;
        }
        ::setenv("TMPDIR", folder.c_str(), 1);
    }
    TemporaryFiles(const TemporaryFiles&) = delete;
    TemporaryFiles& operator=(const TemporaryFiles&) = delete;
    ~TemporaryFiles() { m_before.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", m_before.c_str(), 1); }

private:
    std::string m_before;
};

/// The copies for a look that lie in the folder.
std::vector<std::filesystem::path> copies_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> found;
    for (const auto& each : std::filesystem::directory_iterator(folder)) {
        if (each.path().filename().string().starts_with("intendant-review-")) {
            found.push_back(each.path());
        }
    }
    return found;
}

std::string what_stops(const std::function<void()>& work) {
    try {
        work();
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("R21 a journal whose claims are not of this game is named, changes nothing, and the game is looked at without it",
          "[db][hostile][journal]") {
    struct Case {
        const char* name;
        std::function<std::string(std::uint64_t pages)> journal;
        const char* says;
    };
    const auto claiming = [](const Claims& claims) { return [claims](std::uint64_t pages) { return journal_of_claims(claims, pages); }; };
    const std::array<Case, 13> cases{{
        {"it makes the game 16 TiB long", claiming({.pages = 0xffffffff}), "only be made longer"},
        {"it makes the game a page longer", [](std::uint64_t pages) { return journal_of_claims({.pages = pages + 1}, pages); },
         "only be made longer"},
        {"a diary", [](std::uint64_t) { return std::string("my diary\n"); }, "called like a journal of the game and is none"},
        {"a long diary", [](std::uint64_t) { return std::string(100'000, 'd'); }, "called like a journal of the game and is none"},
        {"a letter that begins with nothing", [](std::uint64_t) { return std::string(12, '\0') + "my dear, this is not for everybody"; },
         "not as this program writes it"},
        {"another size of pages", claiming({.page = 1024}), "not as this program writes it"},
        {"no size of pages", claiming({.page = 0}), "not as this program writes it"},
        {"a sector that is none", claiming({.sector = 511}), "not as this program writes it"},
        {"a sector beyond measure", claiming({.sector = 0x80000000}), "not as this program writes it"},
        {"more pages than it holds", claiming({.count = 1000, .bytes = sector_bytes + record_bytes}), "not as this program writes it"},
        {"more pages than the game had", claiming({.count = 3, .pages = 2, .bytes = sector_bytes + 3 * record_bytes}),
         "not as this program writes it"},
        {"far longer than a transaction", claiming({.pages = 1, .bytes = 1'000'000}), "not as this program writes it"},
        {"of a game without a page", [](std::uint64_t) { return journal_of_claims({}, 0); }, "not as this program writes it"},
    }};
    int named = 0;
    for (const auto& each : cases) {
        CAPTURE(each.name);
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        make_sample(path);
        const auto before = bytes_of(path);
        const auto journal = each.journal(before.size() / page_bytes);
        write_bytes(journal_of(path), journal);

        const auto why = what_stops([&] { GameFile::open(path); });
        CHECK_THAT(why, Catch::Contains(each.says) && Catch::Contains("evening.intendant-journal"));
        {
            const auto game = GameFile::open_for_review(path);
            CHECK(game.last_seq() == entries_in_sample);
            const auto found = game.verify();
            CHECK(found.sound());
            REQUIRE(found.told().size() == 1);
            CHECK(core::fill(found.told().front().id, found.told().front()) == why);
            CHECK(game.save_proved(folder / "saved.intendant").entries == entries_in_sample);
            std::filesystem::remove(folder / "saved.intendant");
        }
        const auto library = read_library(folder.path(), {}, {});
        REQUIRE(library.cards.size() == 1);
        CHECK(bytes_of(path) == before);
        CHECK(bytes_of(journal_of(path)) == journal);
        CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 2);
        ++named;

        std::filesystem::remove(journal_of(path));
        CHECK(GameFile::open(path).last_seq() == entries_in_sample);
    }

    // The null control: what SQLite does by itself with the same two files.
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    const auto sqlite_opens = [&] {
        try {
            SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("SELECT count(*) FROM entry");
        } catch (const SQLite::Exception&) {
        }
    };
    constexpr std::uint64_t a_gibibyte = 1U << 18U;
    write_bytes(journal_of(path), journal_of_claims({.pages = a_gibibyte}, 0));
    sqlite_opens();
    CHECK(std::filesystem::file_size(path) == a_gibibyte * page_bytes);
    write_bytes(journal_of(path), "my diary\n");
    sqlite_opens();
    CHECK_FALSE(std::filesystem::exists(journal_of(path)));
    std::cout << "R21: " << named
              << " journals with false claims named, and their games looked at without them; null control: SQLite alone makes the game "
                 "1 GiB long, and deletes a diary\n";
}

TEST_CASE("a journal that a dead program left is rolled back as ever, in whatever state it died", "[db][crash][journal]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    const auto game_as_it_was = bytes_of(path);
    const auto pages = game_as_it_was.size() / page_bytes;
    const auto first = game_as_it_was.substr(0, page_bytes);
    std::uint32_t sum = 0;
    for (std::size_t at = page_bytes - 200; at > 0; at -= 200) {
        sum += static_cast<unsigned char>(first[at]);
        if (at < 200) {
            break;
        }
    }
    const auto with_a_page = [&](Claims claims) {
        claims.bytes = sector_bytes;
        return journal_of_claims(claims, pages) + number(1) + first + number(sum);
    };
    for (const auto& journal :
         {std::string(), std::string(5, '\0'), std::string(sector_bytes, '\0'), std::string(sector_bytes, '\0') + first,
          journal_of_claims({.sign = std::string(8, '\0')}, pages), with_a_page({.sign = std::string(8, '\0')}), with_a_page({.count = 1}),
          with_a_page({.count = 0xffffffff}), journal_of_claims({}, pages)}) {
        CAPTURE(journal.size());
        write_bytes(path, game_as_it_was);
        write_bytes(journal_of(path), journal);
        CHECK_FALSE(odd_beside(path));
        CHECK(GameFile::open_for_review(path).verify().told().empty());
        auto game = GameFile::open(path);
        fill(game, 1);
        CHECK(game.verify().sound());
    }
}

TEST_CASE("R21 a copy for a look is as long as the pages of the game, leaves room on its disk, and goes with the program that made it",
          "[db][hostile][journal]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    const auto bytes = bytes_of(path);
    const auto temporary = folder / "temporary";
    std::filesystem::create_directory(temporary);
    const TemporaryFiles there(temporary);
    constexpr std::uintmax_t long_file = std::uintmax_t{1} << 40U;
    std::filesystem::resize_file(path, long_file); // as an earlier version made it
    SECTION("as long as its pages") {
        const ReviewCopy copy(path);
        CHECK(bytes_of(copy.file()) == bytes);
        CHECK(copies_in(temporary).size() == 1);
    }
    SECTION("and holes stay holes where more is wanted") {
        const ReviewCopy copy(path, Leaving::AllOfIt);
        CHECK(std::filesystem::file_size(copy.file()) == (std::uintmax_t{64} << 20U));
        struct stat found {};
        REQUIRE(::stat(copy.file().c_str(), &found) == 0);
        CHECK(static_cast<std::uint64_t>(found.st_blocks) * 512 < (1U << 20U)); // of 64
    }
    SECTION("looked at with what lies beside it") {
        write_bytes(journal_of(path), "my diary\n");
        const auto game = GameFile::open_for_review(path);
        CHECK(game.verify().sound());
        REQUIRE(copies_in(temporary).size() == 1);
        CHECK(std::filesystem::file_size(copies_in(temporary).front() / "copy.intendant") == bytes.size());
    }
    CHECK(copies_in(temporary).empty());
    SECTION("nothing is written where the disk would be full with it") {
        std::filesystem::resize_file(path, bytes.size());
        auto claims = bytes;
        const auto pages = number(0x7fffffff); // eight terabytes, all of them holes
        std::copy(pages.begin(), pages.end(), claims.begin() + 28);
        write_bytes(path, claims);
        std::filesystem::resize_file(path, std::uintmax_t{0x7fffffff} * page_bytes);
        CHECK(failure_of([&] { ReviewCopy copy(path); }) == FileErrorKind::NoSpace);
        CHECK(copies_in(temporary).empty());
    }
    SECTION("what killed programs left is cleared up, and no more than that") {
        const auto left = temporary / "intendant-review-aBcDeF";
        const auto held = temporary / "intendant-review-gHiJkL";
        const auto strange = temporary / "intendant-review-of-a-book";
        for (const auto& each : {left, held, strange}) {
            std::filesystem::create_directory(each);
            write_bytes(each / "copy.intendant", "some game");
        }
        write_bytes(left / "owner", "");
        write_bytes(held / "owner", "");
        std::filesystem::create_directory_symlink(strange, temporary / "intendant-review-linked");
        const int lock = ::open((held / "owner").c_str(), O_RDWR | O_CLOEXEC);
        REQUIRE(::flock(lock, LOCK_EX | LOCK_NB) == 0);
        clear_up_review_copies();
        CHECK_FALSE(std::filesystem::exists(left));
        CHECK(std::filesystem::exists(held / "copy.intendant"));
        CHECK(std::filesystem::exists(strange / "copy.intendant"));
        ::close(lock);
        clear_up_review_copies();
        CHECK_FALSE(std::filesystem::exists(held));
    }
}
