// What a screen reader finds in the windows of Empire of the Sun: a name for each control that the keyboard reaches and for everything drawn;
// and each sentence that the books answer once.

#include "tests/app/empire_of_the_sun/sheet.hpp"
#include "tests/app/heard_desk.hpp"

using namespace intendant;
using namespace intendant::test;

TEST_CASE("every page of Empire of the Sun is heard", "[empire_of_the_sun][window][heard][language]") {
    PacificGame game("1942");
    pages_heard(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12, WXK_F3});
}

TEST_CASE("the dialogs of Empire of the Sun are heard", "[empire_of_the_sun][window][heard][language]") {
    {
        Hand hand;
        dialog_sounds_right(hand, "empire_of_the_sun.new_game", [&] { hand.click("welcome.new.empire_of_the_sun"); });
    }
    PacificGame game("1942");
    dialog_sounds_right(game.hand, "empire_of_the_sun.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); });
}

TEST_CASE("each answer of the books of Empire of the Sun is told once", "[empire_of_the_sun][window][heard]") {
    PacificGame game("1942");
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    const auto answered = [&](const char* card, const wxString& part) {
        const Announced announced;
        hand.type("empire_of_the_sun.card.card", card);
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return hand.notice().Contains(part); }));
        look_up();
        CHECK(announced.times(app::to_utf8(hand.notice())) == 1);
    };
    answered("444", "444"); // no such card
    answered("AL5", "ES-"); // of the other side
    hand.type("empire_of_the_sun.card.card", "3");
    hand.type("empire_of_the_sun.card.use", "Its event");
    hand.type("empire_of_the_sun.card.headquarters", "HQ South,");
    next_is_announced(hand);
    {
        const Announced announced;
        game.booked([&] { hand.key('Z', wxMOD_CONTROL); });
        CHECK(announced.times("JP3") == 1);
    }
}
