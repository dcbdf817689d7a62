// How the windows of Afrika Korps look: tests/app/matrix runs this in each language, theme and scale, and keeps a picture of each.

#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/look.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

TEST_CASE("the board, the steps of a turn and the battle sheet of Afrika Korps look right", "[.][afrika_korps][window][matrix]") {
    AfrikaGame game;
    auto& frame = game.hand.frame();
    frame.SetSize(frame.FromDIP(wxSize(1366, 768)));
    game.hand.page(WXK_F2, "board.canvas");
    looks_right(frame, "afrika-start");
    game.board().canvas().whole_board();
    looks_right(frame, "afrika-whole");
    game.board().show_over('Z');
    looks_right(frame, "afrika-zones");
    game.board().show_over(app::board::nothing_over);
    game.board().select(game.hex("W6"));
    game.board().canvas().show_spaces({game.hex("U9").index, game.hex("W16").index});
    game.next();
    game.next();
    looks_right(frame, "afrika-movement");
    game.board().show_over('S');
    looks_right(frame, "afrika-supply");
    game.board().show_over(app::board::nothing_over);
    game.hand.key(WXK_F5);
    game.hand.type("afrika_korps.move.from", "21/5");
    game.hand.type("afrika_korps.move.to", "W14");
    looks_right(frame, "afrika-move-typed");
}

TEST_CASE("the battle sheet of Afrika Korps looks right", "[.][afrika_korps][window][matrix]") {
    AfrikaGame game({{"21/5", "P40"},
                     {"21/3", "P40"},
                     {"15/8", "O39"},
                     {"G Supply 1", "P38"},
                     {"7 Arm/7", "P41"},
                     {"4I/5", "P41"},
                     {"22 Gds", "O40"},
                     {"9A/20", "G25"},
                     {"A Supply 1", "P46"}});
    auto& frame = game.hand.frame();
    frame.SetSize(frame.FromDIP(wxSize(1366, 768)));
    game.hand.page(WXK_F2, "board.canvas");
    while (game.state().turn.phase != Phase::Combat) { // steps that are empty are gone through by one key
        game.next();
    }
    game.board().canvas().show_spaces({game.hex("M36").index, game.hex("S46").index});
    looks_right(frame, "afrika-battles");
    game.hand.key(WXK_F4);
    looks_right(frame, "afrika-battle-sheet");
    game.board().show_over('B');
    looks_right(frame, "afrika-battle-overlay");
}
