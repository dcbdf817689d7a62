// How what is done with a game grows with its log, from 1,000 entries to 100,000.

#include "tests/bench/growth_ratio.hpp"

#include "tests/bench/chances.hpp"
#include "tests/bench/games.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <stdexcept>

using namespace intendant;

namespace {

/// Units: milliseconds.
struct Time {
    double processor = 1e12;
    double clock = 1e12;
};

double processor_now() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The shortest of some runs.
template <class Work> Time shortest(int runs, const Work& work) {
    Time best;
    for (int i = 0; i < runs; ++i) {
        const auto clock = std::chrono::steady_clock::now();
        const auto processor = processor_now();
        work();
        best.processor = std::min(best.processor, processor_now() - processor);
        best.clock = std::min(best.clock, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - clock).count());
    }
    return best;
}

Time time_of_opening(const std::filesystem::path& file, int runs) {
    return shortest(runs, [&] { static_cast<void>(db::AxisAlliesSession::open(file, bench::printed_tables())); });
}

constexpr int more = 60; ///< entries: ten turns

Time time_of_more(const std::filesystem::path& file, int runs) {
    auto game = db::AxisAlliesSession::open(file, bench::printed_tables());
    return shortest(runs, [&] {
        for (int i = 0; i < more; ++i) {
            bench::book_next(game);
        }
    });
}

void book_and_take_back(db::AxisAlliesSession& game) {
    bench::book_next(game);
    if (!game.undo()) {
        throw std::runtime_error("the last entry of the game that grows is not taken back");
    }
}

Time time_of_taking_back(const std::filesystem::path& file, int runs) {
    auto game = db::AxisAlliesSession::open(file, bench::printed_tables());
    return shortest(runs, [&] { book_and_take_back(game); });
}

/// A new game in which every second entry takes back the one before it, from the second on.
Time time_of_alternating(const std::filesystem::path& file, int entries) {
    return shortest(1, [&] {
        auto game = db::AxisAlliesSession::create_aside(file, bench::printed_tables());
        static_cast<void>(game.book(axis_allies::BeginGame{}));
        while (game.file().last_seq() < entries) {
            book_and_take_back(game);
        }
        game.put_in_place();
    });
}

/// What the log pane keeps of every entry.
Time time_of_outline(const std::filesystem::path& file, int runs) {
    const auto game = db::AxisAlliesSession::open(file, bench::printed_tables());
    return shortest(runs, [&] {
        db::Outline outline;
        while (!game.file().read_on(outline, game.file().last_seq())) {
        }
    });
}

/// Its anchor: the same columns of every row by bare SQLite.
Time time_of_bare_rows(const std::filesystem::path& file, int runs) {
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    return shortest(runs, [&] {
        SQLite::Statement query(database, "SELECT round, power, action, kind, target, reason <> '' FROM entry ORDER BY seq");
        std::int64_t sum = 0;
        while (query.executeStep()) {
            for (int column = 0; column < query.getColumnCount(); ++column) {
                sum += query.getColumn(column).getInt64();
            }
        }
        if (sum == 0) {
            throw std::runtime_error("the rows of the game that grows cannot be read");
        }
    });
}

void print(const char* operation, int entries, const Time& time) {
    std::printf("%s;%d;%.3f;%.3f\n", operation, entries, time.processor, time.clock);
}

} // namespace

namespace intendant::bench {

int print_growth() {
    constexpr int runs = 5;
    for (const int entries : {1000, 10'000, 100'000}) {
        const Folder folder;
        const auto file = folder / "growing.intendant";
        print("played into a new game", entries, shortest(1, [&] { write_rounds(file, entries); }));
        print("played, every second entry an undo", entries, time_of_alternating(folder / "alternating.intendant", entries));
        print("proved", entries, shortest(runs, [&] {
                  if (db::AxisAlliesSession::open_for_review(file, printed_tables()).proof().entries != entries) {
                      throw std::runtime_error("the game that grows is not whole");
                  }
              }));
        print("opened", entries, time_of_opening(file, runs));
        print("what the log pane keeps", entries, time_of_outline(file, runs));
        print("sixty entries more", entries, time_of_more(file, runs));
        print("an entry booked and taken back", entries, time_of_taking_back(file, runs));
    }
    return 0;
}

int check_growth_ratio() {
    return one_of_three([] {
        constexpr int runs = 5;
        const Folder folder;
        const auto small = folder / "short.intendant";
        const auto large = folder / "long.intendant";
        write_rounds(small, 1000);
        write_rounds(large, 8000);
        const double opened = time_of_opening(large, runs).processor / time_of_opening(small, runs).processor;
        const double kept = time_of_outline(large, runs).processor / time_of_bare_rows(large, runs).processor;
        const double booked = time_of_more(large, runs).processor / time_of_more(small, runs).processor;
        std::printf("a game of 8000 entries against one of 1000: opened in %.2f times the time (at most %.1f), an entry more in %.2f (at "
                    "most %.1f); what the log pane keeps takes %.1f times the reading of its rows by bare SQLite (at most %.1f)\n",
                    opened, most_opening, booked, most_booking, kept, most_keeping);
        return opened <= most_opening && booked <= most_booking && kept <= most_keeping;
    });
}

} // namespace intendant::bench
