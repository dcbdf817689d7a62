#include "app/cli/empire_of_the_sun/game.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"

namespace intendant::cli {

app::board::BoardMap Terminal<empire_of_the_sun::Game>::board(const empire_of_the_sun::Tables& tables) {
    return app::es::board_of_tables(tables);
}

} // namespace intendant::cli
