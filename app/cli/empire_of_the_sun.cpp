#include "app/cli/play_impl.hpp"

#include "db/codec/empire_of_the_sun/json.hpp"
#include "db/session/empire_of_the_sun/session.hpp"

// Empire of the Sun on the command line.
namespace intendant::cli {

template ScriptLine<empire_of_the_sun::Game> read_line<empire_of_the_sun::Game>(const empire_of_the_sun::Tables&, std::string_view,
                                                                                LeftOpen);
template bool play(db::Session<empire_of_the_sun::Game>&, const empire_of_the_sun::Tables&, std::istream&, std::ostream&, std::ostream&,
                   const PlayOptions&);

} // namespace intendant::cli
