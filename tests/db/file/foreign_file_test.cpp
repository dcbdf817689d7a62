#include "tests/db/file/sample_file.hpp"
#include "tests/db/processes.hpp"
#include "tests/support/catch.hpp"

#include "db/file/whole_file.hpp"

#include <array>
#include <chrono>
#include <functional>
#include <iostream>

#include <sys/stat.h>

/// Files of the user: what bears the name of one of ours, what is reached through links, what is moved while it is open.

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

mode_t mode_of(const std::filesystem::path& file) {
    struct stat found {};
    REQUIRE(::stat(file.c_str(), &found) == 0);
    return found.st_mode & 07777;
}

} // namespace

TEST_CASE("R24 a file of the user that bears the name of one of ours is not touched", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto lines = folder / "evening.jsonl";
    make_sample(path);
    write_bytes(folder / "evening.jsonl.part", "mine");
    write_bytes(folder / "backup.intendant.part", "mine too");
    const auto write = [](std::ostream& out) { out << "lines\n"; };

    write_whole_file(lines, write);
    auto game = GameFile::open(path);
    game.backup_to(folder / "backup.intendant");
    CHECK(bytes_of(lines) == "lines\n");
    CHECK(bytes_of(folder / "evening.jsonl.part") == "mine");
    CHECK(bytes_of(folder / "backup.intendant.part") == "mine too");

    // links are not followed, whoever made them
    const auto elsewhere = folder / "elsewhere.txt";
    write_bytes(elsewhere, "somebody else's");
    for (const auto* name : {"link.jsonl", "link.intendant"}) {
        std::filesystem::create_symlink(elsewhere, folder / name);
    }
    CHECK(failure_of([&] { write_whole_file(folder / "link.jsonl", write); }) == FileErrorKind::NotAFile);
    CHECK(failure_of([&] { game.backup_to(folder / "link.intendant"); }) == FileErrorKind::NotAFile);
    CHECK(failure_of([&] { GameFile::create(folder / "link.intendant", sample_header); }) == FileErrorKind::NotAFile);
    CHECK(failure_of([&] { game.save_proved(folder / "link.intendant"); }) == FileErrorKind::AlreadyExists);
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(failure_of([&] { write_whole_file(folder / "pipe", write); }) == FileErrorKind::NotAFile);
    CHECK(bytes_of(elsewhere) == "somebody else's");
    CHECK(std::filesystem::is_symlink(folder / "link.jsonl"));
    for (const auto& each : std::filesystem::directory_iterator(folder.path())) {
        CHECK(each.path().filename().string().front() != '.'); // nothing of ours is left
    }
    std::cout << "R24: 2 files with the name of a part, 4 links and a pipe in the place of a target: 0 bytes of them changed\n";
}

TEST_CASE("R24 a game reached through a link is opened where the link leads", "[db][hostile]") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "games");
    make_sample(folder / "games" / "evening.intendant");
    std::filesystem::create_symlink(folder / "games" / "evening.intendant", folder / "tonight.intendant");
    {
        auto game = GameFile::open(folder / "tonight.intendant");
        fill(game, 1);
    }
    CHECK(std::filesystem::is_symlink(folder / "tonight.intendant"));
    CHECK(GameFile::open(folder / "games" / "evening.intendant").last_seq() == entries_in_sample + 1);
}

TEST_CASE("R24 what replaces a file has its permissions, and a new file those that are usual", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto copy = folder / "backup.intendant";
    make_sample(path);
    const auto game = GameFile::open_for_review(path);
    game.backup_to(copy);
    const mode_t usual = mode_of(copy);
    write_bytes(folder / "plain", "");
    CHECK(usual == mode_of(folder / "plain"));
    for (const mode_t mode : {0600U, 0640U, 0666U}) {
        REQUIRE(::chmod(copy.c_str(), mode) == 0);
        game.backup_to(copy);
        CHECK(mode_of(copy) == mode);
        const auto lines = folder / "evening.jsonl";
        write_bytes(lines, "old");
        REQUIRE(::chmod(lines.c_str(), mode) == 0);
        write_whole_file(lines, [](std::ostream& out) { out << "new"; });
        CHECK(mode_of(lines) == mode);
        CHECK(bytes_of(lines) == "new");
    }
}

TEST_CASE("R24 two writers of one file never mix", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto lines = folder / "evening.jsonl";
    constexpr int writers = 4;
    constexpr int times = 25;
    const auto text_of_writer = [](int writer) { return std::string(200'000, static_cast<char>('a' + writer)); };
    {
        std::vector<std::unique_ptr<Child>> children;
        for (int writer = 0; writer < writers; ++writer) {
            children.push_back(std::make_unique<Child>([&, writer] {
                for (int time = 0; time < times; ++time) {
                    write_whole_file(lines, [&](std::ostream& out) { out << text_of_writer(writer); });
                }
                ::_exit(0);
            }));
        }
        for (auto& child : children) {
            CHECK(child->wait() == 0);
        }
    }
    const auto left = bytes_of(lines);
    int whole = 0;
    for (int writer = 0; writer < writers; ++writer) {
        whole += left == text_of_writer(writer) ? 1 : 0;
    }
    CHECK(whole == 1);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
    std::cout << "R24: " << writers * times << " writings of one file by " << writers << " programs at once; none mixed, none left over\n";
}

TEST_CASE("R24 a game that is moved, replaced or deleted while it is open is noticed, and can be put in place again", "[db][hostile]") {
    struct Hand {
        const char* name;
        std::function<void(const std::filesystem::path&)> act;
        bool beside; ///< something lies in its place
    };
    const std::array<Hand, 4> hands{{
        {"moved", [](const auto& path) { std::filesystem::rename(path, path.parent_path() / "moved.intendant"); }, false},
        {"deleted", [](const auto& path) { std::filesystem::remove(path); }, false},
        {"replaced by another file",
         [](const auto& path) {
             write_bytes(path.parent_path() / "new", "something else");
             std::filesystem::rename(path.parent_path() / "new", path);
         },
         true},
        {"its folder moved, and a new one in its place",
         [](const auto& path) {
             std::filesystem::rename(path.parent_path(), path.parent_path().string() + "-before");
             std::filesystem::create_directory(path.parent_path());
         },
         false},
    }};
    for (const auto& hand : hands) {
        CAPTURE(hand.name);
        const TemporaryFolder outer;
        std::filesystem::create_directory(outer / "games");
        const auto path = outer / "games" / "evening.intendant";
        make_sample(path);
        auto game = GameFile::open(path);
        fill(game, 1);
        hand.act(path);

        CHECK(failure_of([&] { fill(game, 1); }) == FileErrorKind::Gone);
        CHECK(game.last_seq() == entries_in_sample + 1);
        const auto beside = game.put_back();
        CHECK(beside.has_value() == hand.beside);
        if (beside) {
            CHECK(bytes_of(*beside) == "something else");
        }
        fill(game, 1);
        CHECK(game.verify().sound());
        { const auto ended = std::move(game); }
        CHECK(GameFile::open(path).last_seq() == entries_in_sample + 2);
    }
}

TEST_CASE("R24 a copy written over an open game is noticed before the next entry is booked", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    auto game = GameFile::open(path);
    fill(game, 1);
    const auto backup = bytes_of(path);
    fill(game, 1);
    CHECK(failure_of([&] { fill(game, 1); }) == std::nullopt);
    write_bytes(path, backup); // as cp does, into the same file
    CHECK(failure_of([&] { fill(game, 1); }) == FileErrorKind::Gone);
    CHECK(bytes_of(path) == backup);
    // A new date alone is no other file.
    auto again = GameFile::create(folder / "other.intendant", sample_header);
    fill(again, 3);
    std::filesystem::last_write_time(folder / "other.intendant", std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
    CHECK(failure_of([&] { fill(again, 1); }) == std::nullopt);
}
