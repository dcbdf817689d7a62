#include "app/cli/afrika_korps/game.hpp"
#include "app/cli/play_impl.hpp"
#include "db/codec/afrika_korps/json.hpp"
#include "model/core/resources.hpp"

// Afrika Korps on the command line.
namespace intendant::cli {

std::shared_ptr<const afrika_korps::Tables> Terminal<afrika_korps::Game>::tables() {
    return afrika_korps::load_tables(core::find_resources() / afrika_korps::Game::id);
}

/// A line that was written by hand changes the rules that it names and leaves the others; a recorded one means what it meant.
template <> void complete<afrika_korps::Game>(const afrika_korps::Tables&, db::Json& line) {
    if (line.value("type", "") == "options" && line.contains("options") && line["options"].is_object() && !line.contains("named")) {
        auto& named = line["named"] = db::Json::array();
        for (const auto& [key, unused] : line["options"].items()) {
            named.push_back(key);
        }
    }
}

template ScriptLine<afrika_korps::Game> read_line<afrika_korps::Game>(const afrika_korps::Tables&, std::string_view, LeftOpen);
template bool play(db::Session<afrika_korps::Game>&, const afrika_korps::Tables&, std::istream&, std::ostream&, std::ostream&,
                   const PlayOptions&);

} // namespace intendant::cli
