// R18: an hour at one command a second; asked for by name or by INTENDANT_LONG. INTENDANT_SOAK_SECONDS: another length.

#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <fstream>
#include <iostream>

#include <unistd.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

double resident_mebibytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) {
            return std::stod(line.substr(6)) / 1024;
        }
    }
    return 0;
}

} // namespace

TEST_CASE("R18 a long evening needs no more memory than a short one", "[.][soak]") {
    const char* const wanted = std::getenv("INTENDANT_SOAK_SECONDS");
    const int seconds = wanted == nullptr ? 3600 : std::atoi(wanted);
    const TemporaryFolder folder;
    auto game = db::AxisAlliesSession::create(folder / "evening.intendant", printed_tables());
    REQUIRE(game.book(BeginGame{}).booked);
    double settled = 0;
    for (int second = 0; second < seconds; ++second) {
        const auto commands = game.file().last_seq();
        if (second % 5 == 4) {
            game.undo();
        } else if (game.state().turn.action == Action::Income) {
            static_cast<void>(game.book(CollectIncome{})); // whether it was booked is seen below
        } else {
            static_cast<void>(game.book(EndAction{}, "the table says so"));
        }
        REQUIRE(game.file().last_seq() == commands + 1);
        game.last_entries(5);
        game.state_at(1 + second % commands);
        if (second == seconds / 6) { // ten minutes of an hour
            settled = resident_mebibytes();
        }
        ::sleep(1);
    }
    const auto grown = resident_mebibytes() - settled;
    std::cout.precision(3);
    std::cout << "R18: " << seconds << " s, " << game.file().last_seq() << " entries, " << grown << " MiB more than after " << seconds / 6
              << " s\n";
    CHECK(grown <= 10);
    CHECK(game.verify().sound());
}
