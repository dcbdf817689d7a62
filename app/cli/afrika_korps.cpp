#include "app/cli/play_impl.hpp"

#include "db/codec/afrika_korps/json.hpp"
#include "db/session/afrika_korps/session.hpp"

// Afrika Korps on the command line.
namespace intendant::cli {

template ScriptLine<afrika_korps::Game> read_line<afrika_korps::Game>(const afrika_korps::Tables&, std::string_view, LeftOpen);
template bool play(db::Session<afrika_korps::Game>&, const afrika_korps::Tables&, std::istream&, std::ostream&, std::ostream&,
                   const PlayOptions&);

} // namespace intendant::cli
