#include "db/session/risiko/session.hpp"

#include "db/codec/json_text.hpp"
#include "db/codec/risiko/json.hpp"
#include "db/session/session_impl.hpp"

namespace intendant::db {

template class Session<risiko::Game>;

std::string write_state(const risiko::State& state) { return json_line(to_json(*state.tables, state)); }

std::optional<risiko::State> through_snapshot(const risiko::State& state) {
    auto image = read_snapshot<risiko::State>(write_snapshot(state));
    if (image) {
        image->tables = state.tables;
    }
    return image;
}

risiko::SealedObjective seal_objective(const risiko::Tables& tables, const risiko::Objective& objective, std::string_view passphrase) {
    const auto sealed = seal_text(write_objective(tables, objective), passphrase);
    return {.cipher = sealed.cipher, .commitment = sealed.commitment};
}

std::optional<risiko::ShownObjective> open_objective(const risiko::Tables& tables, const risiko::SealedObjective& sealed,
                                                     std::string_view passphrase) {
    const auto opened = open_text(sealed.cipher, passphrase);
    if (!opened) {
        return std::nullopt;
    }
    try {
        const auto objective = from_json<risiko::Objective>(tables, parse_json(opened->text));
        return risiko::ShownObjective{.objective = objective, .salt = opened->salt, .digest = commitment_of(opened->salt, opened->text)};
    } catch (const CodecError&) {
        return std::nullopt;
    }
}

std::string write_objective(const risiko::Tables& tables, const risiko::Objective& objective) {
    return json_line(to_json(tables, objective));
}

std::int64_t sealed_in(const RisikoSession& session, risiko::Colour colour) {
    std::int64_t found = 0;
    for (const auto& line : session.log()) {
        if (line.undone || line.entry.kind != core::EntryKind::Play || line.entry.command.find("keep_objective") == std::string::npos) {
            continue;
        }
        const auto command = RisikoSession::read(*session.state().tables, line.entry.command);
        const auto* const keep = std::get_if<risiko::KeepObjective>(&command);
        found = keep != nullptr && keep->sealed && keep->player == colour ? line.entry.seq : found;
    }
    return found;
}

} // namespace intendant::db
