#include "app/cli/play_impl.hpp"
#include "app/cli/risiko/game.hpp"
#include "db/codec/risiko/json.hpp"
#include "model/core/resources.hpp"

// RisiKo! on the command line.
namespace intendant::cli {

std::shared_ptr<const risiko::Tables> Terminal<risiko::Game>::tables() {
    return risiko::load_tables(core::find_resources() / risiko::Game::id);
}

/// A line that was written by hand and asks for TIME ATTACK by cards without a number gets the book's; a recorded one means what it
/// meant. Rule: RK-TA-1.
template <> void complete<risiko::Game>(const risiko::Tables&, db::Json& line) {
    const auto options = line.find("options");
    if (options != line.end() && options->is_object() && options->value("ending", db::Json{}) == "time_attack_reshuffles" &&
        !options->contains("reshuffles")) {
        (*options)["reshuffles"] = risiko::suggested_reshuffles;
    }
}

template ScriptLine<risiko::Game> read_line<risiko::Game>(const risiko::Tables&, std::string_view, LeftOpen);
template bool play(db::Session<risiko::Game>&, const risiko::Tables&, std::istream&, std::ostream&, std::ostream&, const PlayOptions&);

} // namespace intendant::cli
