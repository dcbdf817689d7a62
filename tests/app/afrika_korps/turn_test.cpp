// Afrika Korps on the desk, with the keyboard alone: a turn of each side with a supplied attack, an exchange, an automatic victory, a
// garrison that is isolated for two turns.

#include "app/widgets/card_list.hpp"
#include "tests/app/afrika_korps/open_game.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

/// Its words, on however many lines they stand.
wxString label(const AfrikaGame& game, const wxString& name) {
    auto* const text = dynamic_cast<wxStaticText*>(&game.hand.see(name));
    REQUIRE(text != nullptr);
    auto words = text->GetLabelText();
    words.Replace("\n", " ");
    return words;
}

wxString primary(const AfrikaGame& game) { return dynamic_cast<wxButton&>(game.hand.see("guide.next")).GetLabelText(); }

/// The primary button says so, after a while.
bool offers(const AfrikaGame& game, const wxString& words) {
    const bool said = wait_until([&] { return primary(game).Contains(words); }, 2000);
    INFO("the button says: " << app::to_utf8(primary(game)));
    CHECK(said);
    return said;
}

void to_movement(AfrikaGame& game, bool decline = false) {
    if (game.state().turn.phase == Phase::Start) {
        REQUIRE(offers(game, "Start the turn"));
        game.next();
    }
    if (game.state().turn.phase == Phase::Arrival) {
        if (primary(game).Contains("Place supply") && decline) {
            game.line("supply declined");
        } else if (primary(game).Contains("Place supply")) {
            game.next();
        }
        REQUIRE(offers(game, "Go on to movement"));
        game.next();
    }
    REQUIRE(game.state().turn.phase == Phase::Movement);
}

void to_combat(AfrikaGame& game) {
    REQUIRE(offers(game, "End movement"));
    game.next();
    if (game.state().turn.phase == Phase::PreCombat) {
        REQUIRE(offers(game, "Go on to the battles"));
        game.next();
    }
    REQUIRE(game.state().turn.phase == Phase::Combat);
}

} // namespace

TEST_CASE("a turn of each side with a supplied attack is played with the keyboard alone",
          "[afrika_korps][window][rule:AK-CAL-9][rule:AK-ROM-4]") {
    AfrikaGame game(
        {{"21/5", "P40"}, {"15/33", "P38"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P43"}, {"22 Gds", "P47"}, {"A Supply 1", "P46"}});
    to_movement(game);
    game.line("move 21/5 > P42");
    CHECK(game["21/5"].hex == game.hex("P42"));
    CHECK(game.table().state().turn.phase == Phase::Movement);
    to_combat(game);
    REQUIRE(offers(game, "Next battle"));
    game.hand.key(WXK_F4); // fills the sheet in, and the keyboard is where the die is typed
    REQUIRE(wait_until([&] {
        auto* const focus = wxWindow::FindFocus();
        return focus != nullptr && focus->GetName() == "afrika_korps.battle.die";
    }));
    CHECK(label(game, "afrika_korps.battle.odds").Contains("7 against 3: 2-1"));
    CHECK(label(game, "afrika_korps.battle.chances.words").Contains("exchange 33.3 %"));
    game.booked([&] { game.keys("3"); }); // defenders back two hexes
    CHECK(game["G Supply 1"].used);
    REQUIRE(game.state().turn.aftermath);
    CHECK(game.state().turn.aftermath->retreating.size() == 1);
    REQUIRE(offers(game, "Accept the retreats"));
    game.next();
    CHECK_FALSE(game.state().turn.aftermath->open());
    CHECK(game["7 Arm/7"].retreated);
    REQUIRE(offers(game, "End the battles"));
    game.next();
    REQUIRE(offers(game, "End the turn"));
    game.next();
    CHECK(game["G Supply 1"].status == Status::Stock); // it was used
    CHECK(game.state().turn.side == Side::Allies);

    to_movement(game);
    game.line("move 22 Gds > P43");
    to_combat(game);
    game.hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return label(game, "afrika_korps.battle.odds").Contains("against 7"); }));
    game.booked([&] { game.keys("4"); }); // attackers back
    while (game.state().turn.aftermath && game.state().turn.aftermath->open()) {
        game.next();
    }
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT); });
    REQUIRE(offers(game, "Rommel joins P38")); // the last supply of the Axis was used up: alone he is cut off
    game.next();
    CHECK(game["Rommel"].hex == game.hex("P38"));
    REQUIRE(offers(game, "End the battles"));
    game.next();
    game.next();
    CHECK(game.state().turn.number == 2);
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("a turn does not close over what is to be counted without a reason", "[afrika_korps][window][rule:AK-SUB-6][rule:AK-CAL-9]") {
    AfrikaGame game({{"21/5", "P40"}, {"G Supply 1", "P39"}, {"22 Gds", "L59"}, {"A Supply 1", "L60"}, {"Sub Arm 1", "L60"}});
    CHECK(label(game, "afrika_korps.turn.counted").Contains("To be counted: AK-SUB-6"));
    to_movement(game);
    to_combat(game);
    REQUIRE(offers(game, "End the battles"));
    game.next();
    REQUIRE(offers(game, "End the turn"));
    const auto entries = game.entries();
    game.hand.key(WXK_F4);
    CHECK(wait_until([&] { return game.hand.notice().Contains("AK-SUB-6"); }));
    CHECK(game.entries() == entries);
    game.booked([&] {
        game.hand.type("notice.reason", "counted tomorrow");
        game.hand.key(WXK_RETURN);
    });
    CHECK(game.state().turn.side == Side::Allies);
    CHECK(label(game, "afrika_korps.turn.counted").Contains("To be counted: AK-SUB-6"));
}

TEST_CASE("the losses of an exchange are proposed and paid with a key", "[afrika_korps][window][rule:AK-EXC-2][rule:AK-EXC-4]") {
    AfrikaGame game({{"21/5", "P40"}, {"15/8", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"22 Gds", "P60"}});
    to_movement(game);
    to_combat(game);
    game.hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return label(game, "afrika_korps.battle.odds").Contains("against 3"); }));
    game.booked([&] { game.keys("2"); }); // exchange
    CHECK(game["7 Arm/7"].status == Status::Eliminated);
    REQUIRE(game.state().turn.aftermath);
    CHECK(game.state().turn.aftermath->payer == Side::Axis);
    CHECK(label(game, "afrika_korps.after.due").Contains("at least: 3"));
    REQUIRE(offers(game, "Pay the cheapest"));
    game.next();
    CHECK_FALSE(game.state().turn.aftermath->payer);
    CHECK((game["21/5"].status == Status::Eliminated) != (game["15/8"].status == Status::Eliminated)); // one of two alike
}

TEST_CASE("an automatic victory is claimed in movement, and the defenders go without a die",
          "[afrika_korps][window][rule:AK-VA-1][rule:AK-VA-6][rule:AK-VA-10]") {
    AfrikaGame game({{"21/5", "P38"}, {"G Supply 1", "P37"}, {"4I/5", "P41"}, {"22 Gds", "P60"}});
    to_movement(game);
    game.line("move 21/5 > P40");
    auto& possible = dynamic_cast<app::CardList&>(game.hand.see("afrika_korps.move.victories"));
    REQUIRE(wait_until([&] { return possible.rows().size() == 1; }));
    CHECK(possible.rows().front().words.Contains("4I/5"));
    game.booked([&] {
        possible.SetFocus();
        game.hand.key(WXK_RETURN);
    });
    CHECK(game["4I/5"].overrun);
    CHECK(game["21/5"].fixed);
    to_combat(game);
    game.hand.key(WXK_F4);
    REQUIRE(offers(game, "Eliminate them without a die"));
    game.next();
    CHECK(game["4I/5"].status == Status::Eliminated);
    CHECK(game.state().turn.victories.empty());
}

TEST_CASE("a garrison isolated for two turns is eliminated, and the sheet said so before", "[afrika_korps][window][rule:AK-ISO-2]") {
    AfrikaGame game({{"21/5", "P40"},
                     {"G Supply 1", "P39"},
                     {"15/8", "H25"},
                     {"15/33", "H26"},
                     {"21/104", "G24"},
                     {"9A/20", "G25"},
                     {"22 Gds", "L59"},
                     {"A Supply 1", "L60"}});
    for (int turn = 1; turn <= 3; ++turn) {
        INFO("turn " << turn);
        to_movement(game); // of the Axis, who does nothing: nobody has to attack a fortress
        to_combat(game);
        REQUIRE(offers(game, "End the battles"));
        game.next();
        game.next();
        to_movement(game, true); // no supply comes into the fortress
        if (turn == 1) {         // what lies over the map says who is cut off
            game.hand.key(WXK_F2);
            REQUIRE(wait_until([&] { return game.board().canvas().HasFocus(); }));
            game.hand.key('I');
            REQUIRE(wait_until([&] { return game.board().shown() == 'I'; }));
            CHECK(game.hand.see("board.overlay.words").IsShownOnScreen());
            CHECK(game.board().canvas().overlay().marks.size() == 1);
            game.hand.key('I');
            CHECK(wait_until([&] { return game.board().canvas().overlay().empty(); }));
        }
        to_combat(game);
        REQUIRE(offers(game, "End the battles"));
        game.next();
        REQUIRE(offers(game, "End the turn"));
        const auto words = label(game, "afrika_korps.start.words");
        if (game["9A/20"].isolated == 1) {
            CHECK(words.Contains("9A/20 is eliminated"));
        }
        game.next();
        if (game["9A/20"].status == Status::Eliminated) {
            CHECK(turn == 2);
            return;
        }
    }
    FAIL("the garrison still stands");
}
