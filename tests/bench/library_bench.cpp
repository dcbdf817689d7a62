// A folder of games, listed and proved, beside bare SQLite and the proof of each game by itself.

#include "tests/bench/library_ratio.hpp"

#include "tests/bench/chances.hpp"
#include "tests/bench/games.hpp"

#include "db/shelf/library.hpp"
#include "model/axis_allies/card.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <vector>

using namespace intendant;

namespace {

constexpr int games = 100;
constexpr int entries = 171; ///< of a round as it was recorded, with its battles

/// Of the processor. Units: milliseconds a game.
template <class Work> double time_of(const Work& work) {
    const auto start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / games;
}

} // namespace

namespace intendant::bench {

LibraryRatios compare_library() {
    const Folder folder;
    const auto place = folder / "games";
    std::filesystem::create_directory(place);
    std::vector<std::filesystem::path> files;
    for (int number = 0; number < games; ++number) {
        files.push_back(place / (std::to_string(number) + ".intendant"));
        if (number == 0) {
            write_game<axis_allies::Game>(files.front(), printed_tables(), "tests/playthroughs/axis_allies/round_one.jsonl");
        } else {
            std::filesystem::copy_file(files.front(), files.back());
        }
    }
    const auto review = [](const std::filesystem::path& file) { return db::AxisAlliesSession::open_for_review(file, printed_tables()); };
    const db::CardMakers makers{{"axis_allies",
                                 {[&](const std::filesystem::path& file) {
                                      const auto session = review(file);
                                      return db::card_of(session.file(), axis_allies::card(session.state()), session.proof());
                                  },
                                  [](const db::GameFile& file) -> std::optional<core::GameCard> {
                                      const auto books = db::AxisAlliesSession::glance(file, printed_tables());
                                      return books ? std::optional(axis_allies::card(*books)) : std::nullopt;
                                  }}}};
    LibraryRatios times{};
    times.bare = time_of([&] {
        for (const auto& file : files) {
            SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
            if (database.execAndGet("SELECT max(seq) FROM entry").getInt() != entries) {
                throw std::runtime_error("a game of the library is not whole");
            }
        }
    });
    times.alone = time_of([&] {
        for (const auto& file : files) {
            static_cast<void>(review(file));
        }
    });
    db::Library library;
    times.listed = time_of([&] { library = db::list_library(place, {}, makers); }) / times.bare;
    const auto start = std::chrono::steady_clock::now();
    times.proved = time_of([&] { db::prove_cards(library, place, {}, makers); }) / times.alone;
    times.by_the_clock = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() / games;
    for (const auto& card : library.cards) {
        if (!card.proved || !card.problem.id.empty() || card.entries != entries) {
            throw std::runtime_error("a game of the library is not proved");
        }
    }
    return times;
}

int check_library_ratio() {
    return one_of_three([] {
        const auto times = compare_library();
        std::printf(
            "a game of %d entries: bare SQLite %.3f ms, listed in %.1f times that (at most %.0f); its proof %.2f ms, in the library "
            "%.2f times that (at most %.1f), by the clock %.2f ms\n",
            entries, times.bare, times.listed, most_listed, times.alone, times.proved, most_proved, times.by_the_clock);
        return times.listed <= most_listed && times.proved <= most_proved;
    });
}

} // namespace intendant::bench
