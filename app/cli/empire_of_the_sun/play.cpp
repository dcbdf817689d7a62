#include "app/cli/empire_of_the_sun/game.hpp"
#include "app/cli/play_impl.hpp"
#include "db/codec/empire_of_the_sun/json.hpp"
#include "model/core/resources.hpp"

// Empire of the Sun on the command line.
namespace intendant::cli {

std::shared_ptr<const empire_of_the_sun::Tables> Terminal<empire_of_the_sun::Game>::tables() {
    return empire_of_the_sun::load_tables(core::find_resources() / empire_of_the_sun::Game::id);
}

template ScriptLine<empire_of_the_sun::Game> read_line<empire_of_the_sun::Game>(const empire_of_the_sun::Tables&, std::string_view,
                                                                                LeftOpen);
template bool play(db::Session<empire_of_the_sun::Game>&, const empire_of_the_sun::Tables&, std::istream&, std::ostream&, std::ostream&,
                   const PlayOptions&);

} // namespace intendant::cli
