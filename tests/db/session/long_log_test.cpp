// R14: a log of a million entries (a hundred thousand where INTENDANT_LONG is not set) stays quick and small.

#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/db/session/long_log.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <random>
#include <sstream>

using namespace intendant;
using namespace intendant::test;

#if !defined(__SANITIZE_ADDRESS__) // what it takes is then the sanitizer's

namespace {

/// What was measured, in milliseconds, and mebibytes.
struct Figures {
    double open{0};
    double jump_worst{0};
    double page_worst{0};
    double outline{0};
    double slice_worst{0};
    double filter{0};
    double append_p99{0};
    double memory{0};
    bool whole{false};
};

double milliseconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// A row of what the system says of this process. Units: mebibytes.
double memory_row(const std::string& row) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(row + ":")) {
            return std::stod(line.substr(row.size() + 1)) / 1024;
        }
    }
    return 0;
}

void measure(const std::filesystem::path& path, Figures& figures) {
    const auto before = memory_row("VmRSS");
    std::ofstream("/proc/self/clear_refs") << "5"; // the peak counts from now
    std::optional<db::AxisAlliesSession> game;
    figures.open = milliseconds_of([&] { game.emplace(db::AxisAlliesSession::open(path, printed_tables())); });
    const auto last = game->file().last_seq();
    std::mt19937 random(14);
    std::uniform_int_distribution<std::int64_t> any(2, last);
    for (int jump = 0; jump < 100; ++jump) {
        const auto seq = any(random);
        figures.jump_worst = std::max(figures.jump_worst, milliseconds_of([&] { game->state_at(seq); }));
        figures.slice_worst =
            std::max(figures.slice_worst, milliseconds_of([&] { game->file().entries_about("ukraine_ssr", seq, seq + 499); }));
        figures.page_worst = std::max(figures.page_worst, milliseconds_of([&] { game->file().entries(seq, seq + 100); }));
    }
    db::Outline outline;
    figures.outline = milliseconds_of([&] {
        while (!game->file().read_on(outline, 100000)) {
        }
    });
    figures.filter = milliseconds_of([&] {
        for (std::int64_t from = 1; from <= last; from += 500) {
            game->file().entries_about("ukraine_ssr", from, from + 499);
        }
    });
    std::vector<double> appends;
    for (int i = 0; i < 1000; ++i) {
        appends.push_back(milliseconds_of([&] { game->note("one more"); }));
    }
    std::ranges::sort(appends);
    figures.append_p99 = appends[990];
    figures.memory = memory_row("VmHWM") - before;
    figures.whole = game->file().last_seq() == last + 1000;
}

/// What proving a long log takes. Units: mebibytes.
double memory_to_prove(const std::filesystem::path& path) {
    const Shared<double> taken;
    Child child([&] {
        const auto before = memory_row("VmRSS");
        std::ofstream("/proc/self/clear_refs") << "5";
        const auto game = db::AxisAlliesSession::open_for_review(path, printed_tables());
        if (game.proof().sound() && game.verify().sound()) {
            *taken = memory_row("VmHWM") - before;
        }
    });
    REQUIRE(child.wait() == 0);
    REQUIRE(*taken > 0);
    return *taken;
}

} // namespace

TEST_CASE("R14 a log of twice as many entries is proved in little more memory", "[db][axis_allies][long_log]") {
    constexpr std::int64_t entries = 10'000;
    const TemporaryFolder folder;
    write_long_log(folder / "half.intendant", entries);
    write_long_log(folder / "whole.intendant", 2 * entries);
    const auto half = memory_to_prove(folder / "half.intendant");
    const auto whole = memory_to_prove(folder / "whole.intendant");
    std::cout << "R14: proved in " << half << " MiB, twice as many entries in " << whole << " MiB\n";
    CHECK(whole <= half + 3); // 100 bytes an entry would be 1; the entries themselves are 8
}

TEST_CASE("R14 a very long log opens, jumps and books as quickly as a short one", "[db][axis_allies][long_log]") {
    const std::int64_t entries = long_run() ? 1000000 : 100000;
    const TemporaryFolder folder;
    const auto path = folder / "long.intendant";
    const auto written = milliseconds_of([&] { write_long_log(path, entries); });
    const auto size = static_cast<double>(std::filesystem::file_size(path)) / (1024 * 1024);
    const Shared<Figures> figures;
    Child child([&] { measure(path, *figures); });
    REQUIRE(child.wait() == 0);
    REQUIRE(figures->whole);

    struct Row {
        const char* what;
        double measured;
        double aim;
        const char* unit;
    };
    const std::array rows{
        Row{"open", figures->open, 700, "ms"},
        Row{"jump to any entry, worst of 100", figures->jump_worst, 100, "ms"},
        Row{"a page of 100 entries, worst of 100", figures->page_worst, 100, "ms"},
        Row{"what the log pane keeps of every entry", figures->outline, 1000, "ms"},
        Row{"500 entries searched for a territory, as the log pane does between two events, worst of 100", figures->slice_worst, 200, "ms"},
        Row{"1,000 entries more, p99", figures->append_p99, 50, "ms"},
        Row{"memory", figures->memory, 300, "MiB"},
        Row{"proved, memory", memory_to_prove(path), 100, "MiB"}};
    const auto decimal = [](double value) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(value < 10 ? 2 : 0) << value;
        return text.str();
    };
    std::cout << "R14: " << entries << " entries written in " << decimal(written / 1000) << " s, " << decimal(size) << " MiB\n";
    std::cout << "R14: " << entries << " entries: all of them searched for a territory, in such slices: " << decimal(figures->filter / 1000)
              << " s, while the window goes on\n";
    for (const auto& row : rows) {
        std::cout << "R14: " << entries << " entries: " << row.what << ": " << decimal(row.measured) << ' ' << row.unit << " (aim "
                  << decimal(row.aim) << ")\n";
        CAPTURE(row.what);
        CHECK(row.measured <= row.aim * (std::string(row.unit) == "MiB" ? 1 : 10));
    }
}

#endif

TEST_CASE("R14 what is written for the measurement is a whole record", "[db][axis_allies][long_log]") {
    const TemporaryFolder folder;
    const auto path = folder / "long.intendant";
    write_long_log(path, 1000);
    const auto game = db::AxisAlliesSession::open(path, printed_tables());
    CHECK(game.file().last_seq() == 1000);
    const auto found = game.verify();
    CHECK(found.problem == "");
    CHECK(found.entries == 1000);
}
