#include "db/file/file_check.hpp"
#include "tests/app/player.hpp"
#include "tests/app/program.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

TEST_CASE("R4 kill -9 while typing loses nothing that the window showed as booked", "[axis_allies][window][crash]") {
    const int kills = std::getenv("INTENDANT_LONG") != nullptr ? 300 : 20;
    const Folder folder;
    const auto game = folder / "game.intendant";
    {
        auto session = app::aa::Session::create(game, game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    Hand hand;
    hand.frame().Iconize();
    std::mt19937 chance(417);
    std::uniform_int_distribution<int> keys(0, 8);
    std::uniform_int_distribution<int> pause(0, 25);
    std::int64_t last = 1;
    int arrived = 0; // rounds in which keys were booked
    int midway = 0;  // kills in the middle of a transaction
    for (int round = 0; round < kills; ++round) {
        INFO("kill " << round);
        Program program(game);
        REQUIRE(wait_until([&] { return program.shown_entry() == last; }, 20000));
        program.activate();
        wxUIActionSimulator simulator;
        const int typed = keys(chance);
        for (int key = 0; key < typed; ++key) {
            simulator.Char(WXK_F4);
        }
        if (round % 2 == 0 && typed > 0) { // else a busy machine would always be killed before the first key arrives
            CHECK(wait_until([&] { return program.shown_entry() > last; }, 20000));
        }
        wxMilliSleep(static_cast<unsigned long>(pause(chance)));
        const auto shown = program.shown_entry();
        program.kill();
        midway += db::has_hot_journal(game) ? 1 : 0;

        const auto session = app::aa::Session::open(game, game_tables());
        const auto booked = session.file().last_seq();
        CHECK(booked >= shown);
        CHECK(booked >= last);
        CHECK(booked <= last + typed);
        CHECK(session.verify().sound());
        arrived += booked > last ? 1 : 0;
        last = booked;
    }
    CHECK(arrived > kills / 3);
    std::cout << "R4: " << kills << " kills of the program while keys were typed, " << last << " entries, in " << arrived
              << " of them keys were booked, " << midway << " in the middle of a transaction; 0 violations\n";
    hand.frame().Iconize(false);
    hand.frame().Restore();

    hand.frame().open_game(game);
    const auto lines = hand.session().last_entries(5);
    REQUIRE(lines.size() == 5);
    CHECK(lines.back().entry.seq == last);
    hand.see("last_entries.4");
    hand.frame().close_game();
}
