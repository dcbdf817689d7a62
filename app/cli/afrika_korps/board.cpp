#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/cli/afrika_korps/game.hpp"

namespace intendant::cli {

app::board::BoardMap Terminal<afrika_korps::Game>::board(const afrika_korps::Tables& tables) { return app::ak::board_of_tables(tables); }

} // namespace intendant::cli
