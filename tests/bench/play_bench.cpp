// Playing an export into a new game, and restoring that from a backup, beside the proof of that game.

#include "tests/bench/games.hpp"
#include "tests/bench/play_ratio.hpp"

#include "tests/bench/chances.hpp"

#include "app/cli/play.hpp"
#include "db/session/export_line.hpp"
#include "db/shelf/backup_shelf.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <sstream>
#include <stdexcept>

using namespace intendant;

namespace {

/// Units: milliseconds.
template <class Work> double time_of(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Rounds in which every power goes through its actions and collects.
std::string long_export(int entries) {
    auto game = db::AxisAlliesSession::in_memory(bench::printed_tables());
    static_cast<void>(game.book(axis_allies::BeginGame{}));
    while (game.file().last_seq() < entries) {
        bench::book_next(game);
    }
    std::string lines;
    for (const auto& entry : game.file().entries(1, entries)) {
        lines += db::export_line(entry) + "\n";
    }
    return lines;
}

} // namespace

namespace intendant::bench {

PlayRatios time_play() {
    constexpr int entries = 3000;
    const auto script = long_export(entries);
    const Folder folder;
    const auto file = folder / "played.intendant";
    const auto played = time_of([&] {
        std::istringstream lines(script);
        std::ostringstream said;
        auto game = db::AxisAlliesSession::create_aside(file, printed_tables());
        if (!cli::play(game, *printed_tables(), lines, said, said)) {
            throw std::runtime_error("the export is not played: " + said.str());
        }
        game.put_in_place();
    });
    const auto proved = time_of([&] {
        if (db::AxisAlliesSession::open_for_review(file, printed_tables()).proof().entries != entries) {
            throw std::runtime_error("what was played is not whole");
        }
    });
    db::Backup backup;
    backup.file = folder / "backup.intendant";
    std::filesystem::copy_file(file, backup.file);
    const auto restored = time_of([&] { db::restore(backup, file); });
    return {.play = played / proved, .restore = restored / proved};
}

int check_play_ratio() {
    return one_of_three([] {
        const auto [play, restore] = time_play();
        std::printf("a script is played in %.2f times the time of its proof, and restored from a backup in %.2f times (at most %.0f)\n",
                    play, restore, most_plays);
        return std::max(play, restore) <= most_plays;
    });
}

} // namespace intendant::bench
