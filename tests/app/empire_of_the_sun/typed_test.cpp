// Whole entries of Empire of the Sun typed into the entry line of the desk.

#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/look.hpp"

#include <wx/stattext.h>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

TEST_CASE("an offensive is typed line by line, told before it is booked, and drawn", "[empire_of_the_sun][window][typed]") {
    PacificGame game("1942");
    auto& hand = game.hand;
    const auto foreseen = [&] { return dynamic_cast<wxStaticText&>(hand.see("entry.preview")).GetLabelText(); };
    const auto line = [&](const char* typed) {
        INFO(typed);
        game.booked([&] {
            hand.type("entry.line", typed);
            hand.key(WXK_RETURN);
        });
    };
    hand.key('E', wxMOD_CONTROL);
    hand.type("entry.line", "card 3 event hq south");
    CHECK(wait_until([&] { return foreseen().Contains("JP3"); }));
    take_picture("empire-of-the-sun-entry-line");
    line("card 3 event hq south");
    REQUIRE(game.state().offensive);
    hand.type("entry.line", "move 15 army > 2014"); // nobody is activated yet
    CHECK(wait_until([&] { return foreseen().Contains("Nothing of this kind can be entered now"); }));
    line("activate 15 army, 25 army");
    hand.type("entry.line", "move zzz > 2014");
    CHECK(wait_until([&] { return foreseen().Contains("the nearest are"); }));
    hand.type("entry.line", "move 15 army > 2014");
    CHECK(wait_until([&] { return foreseen().Contains("2014"); }));
    take_picture("empire-of-the-sun-entry-line-move");
    line("move 15 army > 2014");
    CHECK(game.at("jp_15_army") == "2014");
    line("battle 2014");
    line("land 2014 1 7");
    CHECK(has(game.state().offensive->fought, *game.table().tables().find_hex("2014")));
    line("undo");
    CHECK_FALSE(has(game.state().offensive->fought, *game.table().tables().find_hex("2014")));
    CHECK(faults_in(hand.frame()).empty());
    CHECK(game.table().session().verify().sound());
}
