#include "tests/db/file/after_kill.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/catch.hpp"

#include "db/file/chain.hpp"
#include "db/file/file_check.hpp"

#include <atomic>
#include <iostream>
#include <optional>
#include <random>
#include <sstream>

#include <fcntl.h>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

/// What the child has told the table so far.
struct Told {
    std::atomic<bool> ready{false};
    std::atomic<std::int64_t> shown{0}; ///< the last entry that was shown as booked
};

/// What is found when the file is opened after the kill; a reason when it is not as it must be.
using Check = std::function<std::optional<std::string>(std::int64_t shown)>;

/// One child books until it is killed, 2 to 40 ms after it was ready.
std::int64_t book_until_killed(const std::function<void(Told&)>& book, std::mt19937& random) {
    const Shared<Told> told;
    Child child([&] { book(*told); });
    if (!wait_until([&] { return told->ready.load(); })) {
        return -1;
    }
    ::usleep(std::uniform_int_distribution<unsigned>(2000, 40000)(random));
    child.kill();
    return told->shown;
}

void append_for_ever(const std::filesystem::path& path, Told& told) {
    auto game = GameFile::open(path);
    told.shown = game.last_seq();
    told.ready = true;
    while (true) {
        told.shown = game.append(sample_entry(game.last_seq() + 1)).seq;
    }
}

/// The store that must not be: the whole record is written anew for every entry, over the old one.
class RewrittenFile {
public:
    /// The file stays open: closing one that was cut short makes the system write it out first, whole.
    explicit RewrittenFile(const std::filesystem::path& path) : m_file(::open(path.c_str(), O_WRONLY | O_CREAT, 0600)) {}
    RewrittenFile(const RewrittenFile&) = delete;
    RewrittenFile& operator=(const RewrittenFile&) = delete;
    ~RewrittenFile() { ::close(m_file); }

    /// Adds lines that are written with the next one.
    void remember(std::int64_t lines) {
        while (static_cast<std::int64_t>(m_lines.size()) < lines) {
            add_line();
        }
    }
    void append() {
        add_line();
        [[maybe_unused]] const int cut = ::ftruncate(m_file, 0);
        ::lseek(m_file, 0, SEEK_SET);
        for (const auto& line : m_lines) {
            [[maybe_unused]] const auto written = ::write(m_file, line.data(), line.size());
        }
    }
    void add_line() {
        const auto seq = static_cast<std::int64_t>(m_lines.size()) + 1;
        const auto content = sample_entry(seq).events;
        m_lines.push_back(std::to_string(seq) + " " + hex(sha256(content)) + " " + content + "\n");
    }

    static std::optional<std::string> wrong(const std::filesystem::path& path, std::int64_t shown) {
        std::ifstream in(path);
        std::int64_t booked = 0;
        for (std::string line; std::getline(in, line);) {
            std::istringstream words(line);
            std::int64_t seq = 0;
            std::string hash;
            std::string content;
            words >> seq >> hash >> content;
            if (seq != ++booked || hash != hex(sha256(content))) {
                return "entry " + std::to_string(booked) + " is broken";
            }
        }
        return wrong_between(shown, booked);
    }

private:
    int m_file;
    std::vector<std::string> m_lines;
};

} // namespace

TEST_CASE("R1 killing the program while it books loses nothing that was shown", "[db][crash]") {
    const int trials = long_run() ? 10000 : 1000;
    constexpr int trials_per_file = 10;
    const TemporaryFolder folder;
    std::mt19937 random(std::random_device{}());
    int interrupted = 0;
    int not_shown = 0;
    std::filesystem::path path;
    for (int trial = 0; trial < trials; ++trial) {
        if (trial % trials_per_file == 0) {
            path = folder / (std::to_string(trial) + ".intendant");
            GameFile::create(path, sample_header);
        }
        const auto shown = book_until_killed([&](Told& told) { append_for_ever(path, told); }, random);
        CAPTURE(trial, shown);
        REQUIRE(shown >= 0);
        interrupted += has_hot_journal(path) ? 1 : 0;
        const auto wrong = wrong_with_game(path, shown);
        REQUIRE(wrong.value_or("") == "");
        not_shown += GameFile::open(path).last_seq() == shown + 1 ? 1 : 0;
    }
    std::cout << "R1: " << trials << " kills, " << interrupted << " inside a transaction that was rolled back, " << not_shown
              << " after an entry was booked and before it was shown; 0 violations\n";
    CHECK(interrupted > 0);
}

TEST_CASE("R2 the same kills break a store that rewrites its file", "[db][crash]") {
    constexpr int trials = 200;
    constexpr std::int64_t lines_before = 2000; // a long record, so that nearly all the time goes into writing it
    const TemporaryFolder folder;
    std::mt19937 random(std::random_device{}());
    int broken = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const auto path = folder / (std::to_string(trial) + ".txt");
        const auto shown = book_until_killed(
            [&](Told& told) {
                RewrittenFile file(path);
                file.remember(lines_before - 1);
                file.append();
                told.shown = lines_before;
                told.ready = true;
                while (true) {
                    file.append();
                    ++told.shown;
                }
            },
            random);
        REQUIRE(shown >= 0);
        broken += RewrittenFile::wrong(path, shown) ? 1 : 0;
    }
    std::cout << "R2: " << broken << " of " << trials << " kills broke the store that rewrites its file\n";
    CHECK(broken * 10 >= trials * 9);
}
