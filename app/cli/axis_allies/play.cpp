#include "app/cli/axis_allies/game.hpp"
#include "app/cli/play_impl.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "model/core/resources.hpp"

// Axis & Allies on the command line.
namespace intendant::cli {

std::shared_ptr<const axis_allies::Tables> Terminal<axis_allies::Game>::tables() {
    return axis_allies::load_tables(core::find_resources() / axis_allies::Game::id);
}

/// A line that was written by hand and names an edition means its preset of today; a recorded one means what it meant.
template <> void complete<axis_allies::Game>(const axis_allies::Tables& tables, db::Json& line) {
    const auto options = line.find("options");
    if (options == line.end() || !options->is_object() || !options->contains("edition")) {
        return;
    }
    const auto edition = db::detail::at_place("options", [&] {
        return db::detail::at_place("edition", [&] { return db::from_json<axis_allies::Edition>(tables, (*options)["edition"]); });
    });
    const auto preset = axis_allies::preset(edition);
    for (const auto& option : axis_allies::switches) {
        const std::string id(option.id);
        if (!options->contains(id)) {
            (*options)[id] = preset.*option.on;
        }
    }
}

template ScriptLine<axis_allies::Game> read_line<axis_allies::Game>(const axis_allies::Tables&, std::string_view, LeftOpen);
template bool play(db::Session<axis_allies::Game>&, const axis_allies::Tables&, std::istream&, std::ostream&, std::ostream&,
                   const PlayOptions&);

} // namespace intendant::cli
