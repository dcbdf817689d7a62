// How the windows of Afrika Korps look: tests/app/matrix runs this in each language, theme and scale, and keeps a picture of each.

#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/look.hpp"

#include <cstdlib>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

void looks_right(AfrikaGame& game, const std::string& scene) {
    wait_until([] { return false; }, 150);
    wait_until([&] { return faults_in(game.hand.frame()).empty(); }, 2000); // GTK lays out in its own time; what stays is a fault
    for (const auto& fault : faults_in(game.hand.frame())) {
        FAIL_CHECK(scene << ": " << fault);
    }
    if (const char* const folder = std::getenv("INTENDANT_MATRIX")) {
        const auto command = "import -window root -strip -colors 192 'PNG8:" + std::string{folder} + "/afrika-" + scene + ".png'";
        CHECK(std::system(command.c_str()) == 0);
    }
}

} // namespace

TEST_CASE("the board, the steps of a turn and the battle sheet of Afrika Korps look right", "[.][afrika_korps][window][matrix]") {
    AfrikaGame game;
    auto& frame = game.hand.frame();
    frame.SetSize(frame.FromDIP(wxSize(1366, 768)));
    game.hand.page(WXK_F2, "board.canvas");
    looks_right(game, "start");
    game.board().canvas().whole_board();
    looks_right(game, "whole");
    game.board().show_over('Z');
    looks_right(game, "zones");
    game.board().show_over(app::board::nothing_over);
    game.board().select(game.hex("W6"));
    game.board().canvas().show_spaces({game.hex("U9").index, game.hex("W16").index});
    game.next();
    game.next();
    looks_right(game, "movement");
    game.board().show_over('S');
    looks_right(game, "supply");
    game.board().show_over(app::board::nothing_over);
    game.hand.key(WXK_F5);
    game.hand.type("afrika_korps.move.from", "21/5");
    game.hand.type("afrika_korps.move.to", "W14");
    looks_right(game, "move-typed");
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
    for (int step = 0; step < 4; ++step) {
        game.next();
    }
    game.board().canvas().show_spaces({game.hex("M36").index, game.hex("S46").index});
    looks_right(game, "battles");
    game.hand.key(WXK_F4);
    looks_right(game, "battle-sheet");
    game.board().show_over('B');
    looks_right(game, "battle-overlay");
}
