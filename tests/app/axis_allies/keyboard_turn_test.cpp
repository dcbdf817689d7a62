// One whole turn of one power without a mouse: what the keyboard is on is never set by the test.

#include "app/base/text.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <cctype>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Presses the keys of a text where the keyboard is.
void press(Hand& hand, const std::string& text) {
    for (const char letter : text) {
        hand.key(std::toupper(static_cast<unsigned char>(letter)));
    }
}

/// Presses what `keys` presses and waits for that many entries.
void books(Hand& hand, std::int64_t entries, const std::function<void()>& keys) {
    const auto before = hand.entries();
    keys();
    const bool booked = wait_until([&] { return hand.entries() == before + entries; }, 3000);
    INFO("the notice says: " << app::to_utf8(hand.notice()) << "; entries: " << hand.entries());
    REQUIRE(booked);
    // The page puts the keyboard where the game goes on.
    wait_until([] { return false; }, 150);
}

} // namespace

TEST_CASE("a whole turn of Germany is played from the keyboard alone", "[axis_allies][window][keyboard]") {
    const Folder folder;
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl");
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(script.commands.front()).booked);
    }
    Hand hand;
    hand.open(folder / "game.intendant");
    const auto next = [&](std::int64_t entries = 1) { books(hand, entries, [&] { hand.key(WXK_F4); }); };
    const auto enter_line = [&](const std::string& line) {
        books(hand, 1, [&] {
            hand.key('E', wxMOD_CONTROL);
            wait_until([] { return false; }, 60);
            press(hand, line);
            hand.key(WXK_RETURN);
        });
    };
    hand.key(WXK_RETURN); // the last entries have been read
    wait_until([] { return false; }, 150);

    enter_line("germany buys 2 transport 2 armor");
    next();
    books(hand, 1, [&] {
        hand.key(WXK_F5);
        wait_until([] { return false; }, 150);
        press(hand, "libya");
        hand.key(WXK_RETURN);
        press(hand, "anglo");
        hand.key(WXK_RETURN);
        press(hand, "1");
        hand.key(WXK_TAB);
        press(hand, "1");
        hand.key(WXK_RETURN);
    });
    next(); // to Combat
    next(); // the battle begins
    books(hand, 1, [&] { press(hand, "4"); });
    books(hand, 1, [&] { press(hand, "2"); });
    books(hand, 2, [&] { press(hand, "45"); }); // takes the losses shown, then the defender's throw
    books(hand, 2, [&] { press(hand, "1"); });  // presses on, then the throw
    books(hand, 2, [&] { press(hand, "2"); });
    // A Return that follows the last key of a throw at once is habit, and means nothing.
    wait_until([] { return false; }, 1600);
    books(hand, 1, [&] { hand.key(WXK_RETURN); }); // takes the losses shown
    next();                                        // to non-combat movement
    next();                                        // to placement
    enter_line("germany places 2 transport in central mediterranean");
    enter_line("germany places 2 armor in southern europe");
    next(); // to income
    next(); // the bank pays
    const auto& state = hand.session().state();
    CHECK(state.turn.power == Power::Uk);
    CHECK(controller(state, *game_tables()->find("anglo_egypt_sudan")) == Power::Germany);
    CHECK(count_of(state, *game_tables()->find("southern_europe"), Power::Germany, Unit::Armor) >= 2);
    hand.frame().close_game();
}
