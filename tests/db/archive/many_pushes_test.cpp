#include "tests/db/archive/archived_game.hpp"
#include "tests/db/archive/server.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <functional>
#include <random>
#include <thread>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace intendant;
using namespace intendant::test;

namespace {

/// A process that does `work` and is gone.
pid_t process(const std::function<void()>& work) {
    const auto child = ::fork();
    if (child == 0) {
        try {
            work();
        } catch (const std::exception&) {
            ::_exit(1);
        }
        ::_exit(0);
    }
    return child;
}

int status_of(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

TEST_CASE("processes that push at once lose and double nothing", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    const int processes = 8;
    const int pushes = long_run() ? 125 : 4;
    const auto shared = folder / "shared.intendant"; // of which each has a copy and goes on by itself
    make_sample(shared, 20);
    std::vector<pid_t> children;
    for (int each = 0; each < processes; ++each) {
        std::filesystem::copy_file(shared, folder / ("forked" + std::to_string(each) + ".intendant"));
        children.push_back(process([&, each] {
            const auto name = std::to_string(each);
            make_sample(folder / ("own" + name + ".intendant"), 10);
            for (int i = 0; i < pushes; ++i) {
                const auto game = folder / ((i % 2 == 0 ? "own" : "forked") + name + ".intendant");
                go_on(game, 3, "Player " + name);
                db::ClubArchive("").push(game, facts_of_sample("north"));
            }
        }));
    }
    for (const auto child : children) {
        CHECK(status_of(child) == 0);
    }
    db::ClubArchive club("");
    int found = 0;
    for (const auto& game : club.find({})) {
        const auto hashes = pulled(game.identity, game.branch);
        for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
            found += file.path().extension() == ".intendant" && hashes_of(file.path()) == hashes ? 1 : 0;
        }
    }
    CHECK(found == 2 * processes); // each branch is one of the games, each game one of the branches
    CHECK(club.standings({.name = "Anna"}).at(0).games == processes + 1);
}

TEST_CASE("a client that is killed and a server that goes away leave all of a push, or nothing", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    const auto game = folder / "a.intendant";
    make_long_sample(game, 150);
    std::mt19937 chance(42); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same each time
    const int kills = long_run() ? 200 : 8;
    for (int i = 0; i < kills; ++i) {
        go_on(game, 15);
        const auto child = process([&] { db::ClubArchive("").push(game, facts_of_sample()); });
        std::this_thread::sleep_for(std::chrono::microseconds(chance() % 60000));
        if (i % 3 == 0) {
            archive.tried("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'member_bert'");
        } else if (i % 6 == 1) {
            ArchiveServer::running().kill();
            ArchiveServer::running().start();
        } else {
            ::kill(child, SIGKILL);
        }
        status_of(child);
        const auto entries = archive.value("postgres", "SELECT coalesce(max(last), 0) FROM intendant.branch");
        CHECK(archive.value("postgres", "SELECT coalesce(sum(last - first + 1), 0) FROM intendant.segment") == entries);
        if (entries != "0") {
            CHECK(archive.value("postgres", "SELECT entries FROM intendant.fact") == entries);
        }
    }
    const auto pushed = db::ClubArchive("").push(game, facts_of_sample());
    CHECK(pushed.branches == 1);
    CHECK(pulled(pushed.identity) == hashes_of(game));
}

TEST_CASE("a server that goes away is told, and the next push sends what is missing", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    const auto game = folder / "a.intendant";
    make_sample(game, 30);
    db::ClubArchive club("");
    ArchiveServer::running().kill();
    CHECK(archive_failure_of([&] { club.push(game, facts_of_sample()); }) == db::ArchiveErrorKind::Away);
    CHECK(hashes_of(game).size() == 30);
    ArchiveServer::running().start();
    CHECK(db::ClubArchive("").push(game, facts_of_sample()).sent == 30);
}
