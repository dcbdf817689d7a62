#include "app/cli/risiko/game.hpp"

#include "db/codec/json_text.hpp"
#include "db/file/sealed_text.hpp"

#include <stdexcept>
#include <variant>

namespace intendant::cli {

namespace {

/// Takes the passphrase out of the line.
std::string taken_passphrase(db::Json& line) {
    if (!line.is_object() || !line.contains("passphrase") || !line["passphrase"].is_string() ||
        line["passphrase"].get_ref<const std::string&>().empty()) {
        throw db::CodecError("the line needs a \"passphrase\"");
    }
    auto passphrase = line["passphrase"].get<std::string>();
    line.erase("passphrase");
    return passphrase;
}

} // namespace

Written Terminal<risiko::Game>::sealed_line(const risiko::Tables& tables, std::string_view line) {
    auto json = db::parse_json(line);
    const auto passphrase = taken_passphrase(json);
    if (const auto why = db::objection_to_passphrase(passphrase)) {
        throw db::CodecError("passphrase", *why);
    }
    const auto command = db::RisikoSession::read(tables, db::json_line(json));
    const auto* const keep = std::get_if<risiko::KeepObjective>(&command);
    if (keep == nullptr || !keep->objective || keep->sealed) {
        throw db::CodecError("only a \"keep_objective\" with its \"objective\" in clear can be sealed");
    }
    if (const auto why = risiko::objection(tables, *keep->objective)) { // what is sealed, nobody can look at later
        throw db::CodecError("objective", *why);
    }
    const auto sealed = db::seal_objective(tables, *keep->objective, passphrase);
    return {.line =
                db::RisikoSession::write(tables, risiko::KeepObjective{.player = keep->player, .sealed = sealed, .watched = keep->watched}),
            .told = "Note this down: it is shown again when the objective is. " + risiko::mark_of(sealed.commitment)};
}

Written Terminal<risiko::Game>::opened_line(const db::RisikoSession& session, std::string_view line) {
    const auto& state = session.state();
    const auto& tables = *state.tables;
    auto json = db::parse_json(line);
    const auto passphrase = taken_passphrase(json);
    const auto type = json.value("type", db::Json{});
    const bool claims = type == "claim";
    const bool looks = type == "look";
    if (!claims && !looks && type != "show_objective") {
        throw db::CodecError("only a \"claim\", a \"show_objective\" or a \"look\" opens an objective");
    }
    json["type"] = "claim"; // which may stand without what is shown
    auto claim = std::get<risiko::Claim>(db::RisikoSession::read(tables, db::json_line(json)));
    const auto* const player = find_player(state, claim.player);
    if (player == nullptr || !player->sealed) {
        throw std::runtime_error("Nothing is sealed for this player.");
    }
    claim.shown = db::open_objective(tables, *player->sealed, passphrase);
    if (!claim.shown) {
        throw std::runtime_error("This passphrase does not open the objective.");
    }
    const auto mark = risiko::mark_of(player->sealed->commitment);
    const auto entry = db::sealed_in(session, claim.player);
    const bool genuine = claim.shown->digest == player->sealed->commitment;
    const auto told = "Sealed in entry " + std::to_string(entry) + " as " + mark +
                      (genuine ? "; this is the objective that was sealed." : "; the objective enciphered with it is another.");
    if (looks) {
        return {.line = db::json_line({{"player", risiko::id_of(claim.player)},
                                       {"objective", db::parse_json(db::write_objective(tables, claim.shown->objective))},
                                       {"sealed_in", entry},
                                       {"mark", mark},
                                       {"genuine", genuine}}),
                .told = told};
    }
    return {.line = claims ? db::RisikoSession::write(tables, claim)
                           : db::RisikoSession::write(tables, risiko::ShowObjective{.player = claim.player, .shown = *claim.shown}),
            .told = told};
}

} // namespace intendant::cli
