#include "app/cli/sealing.hpp"

#include "db/codec/json_text.hpp"
#include "db/codec/risiko_session.hpp"

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

std::string sealed_line(const risiko::Tables& tables, std::string_view line) {
    auto json = db::parse_json(line);
    const auto passphrase = taken_passphrase(json);
    const auto command = db::RisikoSession::read(tables, db::json_line(json));
    const auto* const keep = std::get_if<risiko::KeepObjective>(&command);
    if (keep == nullptr || !keep->objective || keep->sealed) {
        throw db::CodecError("only a \"keep_objective\" with its \"objective\" in clear can be sealed");
    }
    if (!keep->objective->says_something()) {
        throw db::CodecError("an objective has a text or something to hold or destroy");
    }
    return db::RisikoSession::write(tables, risiko::KeepObjective{.player = keep->player,
                                                                  .sealed = db::seal_objective(tables, *keep->objective, passphrase),
                                                                  .watched = keep->watched});
}

std::string opened_line(const risiko::State& state, std::string_view line) {
    const auto& tables = *state.tables;
    auto json = db::parse_json(line);
    const auto passphrase = taken_passphrase(json);
    const bool claims = json.value("type", db::Json{}) == "claim";
    if (!claims && json.value("type", db::Json{}) != "show_objective") {
        throw db::CodecError("only a \"claim\" or a \"show_objective\" opens an objective");
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
    return claims ? db::RisikoSession::write(tables, claim)
                  : db::RisikoSession::write(tables, risiko::ShowObjective{.player = claim.player, .shown = *claim.shown});
}

} // namespace intendant::cli
