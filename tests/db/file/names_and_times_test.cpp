// Names of files that people give (R20), and clocks that do not run as they should (R19).

#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/calls.hpp"
#include "tests/support/catch.hpp"

#include "db/shelf/backup_shelf.hpp"
#include "db/shelf/library.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

const std::array names{
    std::string("Serata di Perché – più frutta"),
    std::string("日本の夜 第三局"),
    std::string("Кампания Анны"),
    std::string("مساء الخميس"),
    std::string("e\u0301te\u0301 (decomposed)"),
    std::string("  blanks before, after  "),
    std::string(220, 'l'),
    std::string("50% of it's \"quoted\"; $HOME & <b> #1?mode=memory"),
    std::string("-v --help"),
    std::string("file:evening.intendant\\with\ttab\nand a new line"),
};

int run_cli(const std::string& arguments) { return std::system((std::string(INTENDANT_CLI) + " " + arguments + " >/dev/null").c_str()); }

/// For the shell, whatever is in it.
std::string in_quotes(const std::filesystem::path& path) {
    std::string text = "'";
    for (const char sign : path.string()) {
        text += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    }
    return text + "'";
}

/// The clock of the day as it should be, again.
struct RightClock {
    ~RightClock() { clock_shift = 0; }
};

} // namespace

TEST_CASE("R20 whatever a file and its folder are called, all that is done with a game works", "[db][axis_allies]") {
    const auto script = text_of(INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl");
    for (const auto& name : names) {
        CAPTURE(name);
        const TemporaryFolder outer;
        const auto folder = outer / ("in " + name.substr(0, 60));
        std::filesystem::create_directory(folder);
        const auto path = folder / (name + ".intendant");
        {
            auto game = AxisAlliesSession::create(path, printed_tables());
            REQUIRE(play(game, script).whole);
        }
        const BackupShelf shelf(outer / "shelf");
        std::int64_t last = 0;
        {
            const auto game = GameFile::open(path);
            last = game.last_seq();
            game.backup_to(folder / (name.substr(0, 200) + " copy.intendant"));
            shelf.put(shelf.copy_aside(game));
            CHECK_THROWS_AS(GameFile::open(path), FileError); // it is in use
        }
        CHECK(GameFile::open_for_review(path).verify().sound());
        CHECK(run_cli("verify -- " + in_quotes(path)) == 0);
        CHECK(run_cli("export --to " + in_quotes(folder / "lines.jsonl") + " -- " + in_quotes(path)) == 0);
        CHECK(lines_of(text_of(folder / "lines.jsonl")).size() == static_cast<std::size_t>(last));
        std::filesystem::resize_file(path, 5000);
        const auto backups = shelf.backups_of(path);
        REQUIRE(backups.size() == 1);
        REQUIRE(backups.front().sound());
        const auto beside = restore(backups.front(), path);
        REQUIRE(beside);
        CHECK(std::filesystem::file_size(*beside) == 5000);
        CHECK(AxisAlliesSession::open(path, printed_tables()).verify().entries == last);
        const auto library = read_library(folder, outer / "index", {});
        CHECK(library.cards.size() == 3);
    }
    std::cout << "R20: " << names.size() << " names, all operations; 0 failures\n";
}

TEST_CASE("R19 entries are in the order of their booking, whatever the clock says", "[db]") {
    const RightClock right;
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    constexpr std::int64_t hour = 3600;
    // set back by a day; an hour twice, as when daylight saving ends; a night in which the computer slept
    const std::array<std::int64_t, 4> shifts{0, -24 * hour, -25 * hour, 9 * hour};
    {
        auto game = GameFile::create(path, sample_header);
        for (const auto shift : shifts) {
            clock_shift = shift;
            fill(game, 5);
        }
    }
    clock_shift = -30 * 24 * hour;
    const auto game = GameFile::open(path);
    const auto entries = game.entries(1, 99);
    REQUIRE(entries.size() == 20);
    CHECK(game.verify().sound());
    CHECK(game.last_seq() == 20);
    CHECK(entries[5].time < entries[4].time); // the clock was really set back, and the log says so
    CHECK(entries[10].time < entries[9].time);
    CHECK(entries[15].time > entries[14].time);
    for (std::size_t place = 0; place < entries.size(); ++place) {
        CHECK(entries[place].seq == static_cast<std::int64_t>(place) + 1);
        CHECK(entries[place].summary == sample_entry(entries[place].seq).summary);
    }
    CHECK(game.steps().size() == 20);
    CHECK(card_of(game, {}, {}).minutes == 0); // jumps of the clock are no time at the table
    std::cout << "R19: clock set back by a day and by an hour, and a night asleep; order kept\n";
}

TEST_CASE("R19 the newest backup is the one made last, whatever the clock says", "[db][backup]") {
    const RightClock right;
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    auto game = GameFile::create(folder / "evening.intendant", sample_header);
    for (const std::int64_t shift : {0, -86400, 86400, -3600}) {
        clock_shift = shift;
        fill(game, 2);
        shelf.put(shelf.copy_aside(game));
    }
    const auto backups = shelf.backups_of(game.path());
    REQUIRE(backups.size() == 4);
    for (std::size_t place = 0; place < backups.size(); ++place) {
        CHECK(backups[place].found.entries == static_cast<std::int64_t>(8 - 2 * place));
    }
}

TEST_CASE("R19 times are those of Greenwich, whatever the time zone and its daylight saving", "[db]") {
    const RightClock right;
    const std::string zone = std::getenv("TZ") == nullptr ? "" : std::getenv("TZ");
    ::setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    ::tzset();
    constexpr std::int64_t end_of_summer_2026 = 1792890000; // 01:00 UTC, when 3 o'clock becomes 2 o'clock
    clock_shift = 0;
    std::timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    auto game = GameFile::in_memory(sample_header);
    for (const int minutes : {-30, 30}) {
        clock_shift = end_of_summer_2026 + minutes * 60 - now.tv_sec;
        fill(game, 1);
    }
    if (zone.empty()) {
        ::unsetenv("TZ");
    } else {
        ::setenv("TZ", zone.c_str(), 1);
    }
    ::tzset();
    const auto entries = game.entries(1, 2);
    CHECK(entries[0].time.substr(0, 16) == "2026-10-25T00:30"); // both are half past two on the wall
    CHECK(entries[1].time.substr(0, 16) == "2026-10-25T01:30");
}
