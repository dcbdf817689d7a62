#include "tests/db/file/disk.hpp"
#include "tests/db/file/sample_file.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/catch.hpp"

#include "db/file/sha256.hpp"

#include <atomic>
#include <iostream>
#include <optional>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

std::optional<FileErrorKind> refused_to_open(const std::filesystem::path& path) {
    try {
        GameFile::open(path);
    } catch (const FileError& error) {
        return error.kind();
    }
    return std::nullopt;
}

/// Opens the bytes as a game, both ways; whatever happens, they stay as they are and nothing appears beside
/// them.
std::optional<FileErrorKind> refused_bytes(const std::string& bytes) {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    write_bytes(path, bytes);
    const auto before = db::hex(sha256(bytes));

    const auto refused = refused_to_open(path);
    try {
        GameFile::open_for_review(path);
    } catch (const FileError&) { // a review may be refused too
    }

    CHECK(db::hex(sha256(bytes_of(path))) == before);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
    return refused;
}

std::string a_game(std::int64_t entries) {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, entries);
    return bytes_of(path);
}

/// What is read-only, and for what reason, as R10 asks.
enum class ReadOnly { File, Folder, Mount };

/// Ends as `work` ends, with the game made read-only for this process alone; -2 where that is forbidden. A mount is used
/// throughout: whoever is root may write whatever its permissions say.
int with_read_only(ReadOnly what, const std::filesystem::path& game, const std::function<int()>& work) {
    constexpr int forbidden = 77;
    Child child([&] {
        const auto bind = [](const std::filesystem::path& path, unsigned long flags) {
            const char* name = path.c_str();
            return ::mount(name, name, nullptr, MS_BIND, nullptr) == 0 &&
                   ::mount(name, name, nullptr, MS_BIND | MS_REMOUNT | flags, nullptr) == 0;
        };
        const auto folder = game.parent_path();
        const bool own = ::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
        bool made = own && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
        switch (what) {
        case ReadOnly::File:
            made = made && bind(game, MS_RDONLY);
            break;
        case ReadOnly::Folder: { // the file itself, mounted elsewhere before its folder was closed, may be written
            const TemporaryFolder elsewhere;
            const auto other = elsewhere / "open";
            write_bytes(other, "");
            made = made && ::mount(game.c_str(), other.c_str(), nullptr, MS_BIND, nullptr) == 0 && bind(folder, MS_RDONLY) &&
                   ::mount(other.c_str(), game.c_str(), nullptr, MS_BIND, nullptr) == 0;
            break;
        }
        case ReadOnly::Mount:
            made = made && bind(folder, MS_RDONLY);
            break;
        }
        ::_exit(made ? work() : forbidden);
    });
    const int status = child.wait();
    return status == forbidden ? -2 : status;
}

} // namespace

TEST_CASE("R9 a game that lost its end at any page is refused unchanged", "[db][refusal]") {
    constexpr std::size_t page = 4096;
    const auto whole = a_game(60);
    REQUIRE(whole.size() > 6 * page);
    REQUIRE(whole.size() % page == 0);

    for (std::size_t size = page; size < whole.size(); size += page) {
        CAPTURE(size);
        CHECK(refused_bytes(whole.substr(0, size)) == FileErrorKind::Damaged);
        CHECK(refused_bytes(whole.substr(0, size - 1)) == FileErrorKind::Damaged);
    }
    CHECK(refused_bytes(whole.substr(0, 99)) == FileErrorKind::NotAGame);
    std::cout << "R9: cut off at each of " << whole.size() / page << " pages and one byte before; 0 bytes changed\n";
}

TEST_CASE("R9 what is no game of ours is refused unchanged", "[db][refusal]") {
    const auto whole = a_game(5);
    constexpr std::size_t user_version_at = 60;
    constexpr std::size_t application_at = 68;

    SECTION("an empty file") { CHECK(refused_bytes("") == FileErrorKind::NotAGame); }
    SECTION("zeros") { CHECK(refused_bytes(std::string(8192, '\0')) == FileErrorKind::NotAGame); }
    SECTION("a letter") { CHECK(refused_bytes(std::string(500, 'a') + "\n") == FileErrorKind::NotAGame); }
    SECTION("another program's database") {
        auto other = whole;
        other.at(application_at) = 'X';
        CHECK(refused_bytes(other) == FileErrorKind::NotAGame);
    }
    SECTION("a game of the next version") {
        auto newer = whole;
        newer.at(user_version_at + 3) = static_cast<char>(newer.at(user_version_at + 3) + 1);
        CHECK(refused_bytes(newer) == FileErrorKind::NewerVersion);
    }
    SECTION("a folder") {
        const TemporaryFolder folder;
        CHECK(refused_to_open(folder.path()) == FileErrorKind::NotAGame);
    }
    SECTION("nothing") { CHECK(refused_to_open("/nowhere/evening.intendant") == FileErrorKind::NotFound); }
}

TEST_CASE("a game whose tables were tampered with can only be reviewed", "[db][refusal]") {
    const auto whole = a_game(5);
    auto tampered = whole;
    const auto at = tampered.find("RAISE(ABORT");
    REQUIRE(at != std::string::npos);
    tampered.replace(at, 5, "raise"); // as good to SQLite, and not what this program wrote
    CHECK(refused_bytes(tampered) == FileErrorKind::Damaged);

    const TemporaryFolder folder;
    write_bytes(folder / "evening.intendant", tampered);
    const auto found = GameFile::open_for_review(folder / "evening.intendant").verify();
    CHECK_FALSE(found.sound());
    CHECK(found.entries == 5);
    CHECK_FALSE(found.first_bad);
}

TEST_CASE("R10 a read-only file, folder or disk lets a game be reviewed and writes nothing", "[db][refusal]") {
    int mounted = 0;
    for (const auto what : {ReadOnly::File, ReadOnly::Folder, ReadOnly::Mount}) {
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        make_sample(path, 5);
        const auto before = bytes_of(path);
        const auto files = std::distance(std::filesystem::directory_iterator(folder.path()), {});
        const auto work = [&] {
            if (refused_to_open(path) != FileErrorKind::ReadOnly) {
                return 1;
            }
            const auto review = GameFile::open_for_review(path);
            return review.read_only() && review.last_seq() == 5 && review.verify().sound() ? 0 : 2;
        };
        int status = with_read_only(what, path, work);
        mounted += status == -2 ? 0 : 1;
        if (status == -2) {
            Disk disk; // the disk of the tests stands in
            disk.read_only = true;
            status = work();
        }
        CAPTURE(static_cast<int>(what));
        CHECK(status == 0);
        CHECK(bytes_of(path) == before);
        CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == files);
    }
    std::cout << "R10: 3 ways to be read-only, " << mounted << " of them by a mount"
              << (mounted < 3 ? ", the others on the disk of the tests, because this machine forbids a mount of one's own" : "")
              << "; 0 bytes written\n";
}

TEST_CASE("R11 a second program is told within a second and may review a copy", "[db][refusal]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    GameFile::create(path, sample_header);
    const Shared<std::atomic<std::int64_t>> booked;
    Child first([&] {
        auto game = GameFile::open(path);
        fill(game, 12);
        *booked = game.last_seq();
        ::pause();
    });
    REQUIRE(wait_until([&] { return booked->load() == 12; }));
    const auto before = db::hex(sha256(bytes_of(path)));

    const auto start = std::chrono::steady_clock::now();
    CHECK(refused_to_open(path) == FileErrorKind::InUse);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(10)); // a second where nothing else runs
    {
        const auto review = GameFile::open_for_review(path);
        CHECK(review.last_seq() == 12);
        CHECK(review.verify().sound());
        CHECK(review.path() == path);
    }
    CHECK(db::hex(sha256(bytes_of(path))) == before);

    first.kill();
    auto game = GameFile::open(path); // no lock is left to be removed by hand
    CHECK(game.last_seq() == 12);
    fill(game, 1);
}

TEST_CASE("R11 of two programs that open a game at once, one gets it", "[db][refusal]") {
    struct Race {
        std::atomic<bool> go{false};
        std::atomic<int> opened{0};
        std::atomic<int> in_use{0};
    };
    constexpr int races = 100;
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    GameFile::create(path, sample_header);
    for (int i = 0; i < races; ++i) {
        const Shared<Race> race;
        const auto run = [&] {
            while (!race->go) {
            }
            try {
                const auto game = GameFile::open(path);
                ++race->opened;
                ::pause();
            } catch (const FileError& error) {
                race->in_use += error.kind() == FileErrorKind::InUse ? 1 : 100;
            }
        };
        Child one(run);
        Child other(run);
        race->go = true;
        CAPTURE(i);
        REQUIRE(wait_until([&] { return race->opened + race->in_use >= 2; }));
        REQUIRE(race->opened == 1);
        REQUIRE(race->in_use == 1);
    }
    std::cout << "R11: " << races << " races of two programs, one got the game each time\n";
}

TEST_CASE("a review copy is taken between two transactions of a busy program", "[db][refusal]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    GameFile::create(path, sample_header);
    const Shared<std::atomic<std::int64_t>> booked;
    Child first([&] {
        auto game = GameFile::open(path);
        while (true) {
            fill(game, 20);
            *booked = game.last_seq();
            ::usleep(60000); // the table thinks
        }
    });
    REQUIRE(wait_until([&] { return booked->load() > 0; }));
    for (int i = 0; i < 5; ++i) {
        const auto before = booked->load();
        const auto review = GameFile::open_for_review(path);
        CHECK(review.verify().problem == "");
        CHECK(review.last_seq() >= before);
    }
}
