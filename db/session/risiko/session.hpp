#pragma once

#include "db/codec/risiko/books.hpp"
#include "db/session/session.hpp"
#include "model/risiko/meta.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::db {

/// An open game of RisiKo!.
using RisikoSession = Session<risiko::Game>;

extern template class Session<risiko::Game>;

/// Reads and writes a state as it is recorded, for tests.
std::string write_state(const risiko::State& state);
std::optional<risiko::State> through_snapshot(const risiko::State& state);

/// An objective in its written form.
std::string write_objective(const risiko::Tables& tables, const risiko::Objective& objective);

/// Enciphers an objective under its player's passphrase, with the commitment to it. Rule: RK-OBJ-3.
risiko::SealedObjective seal_objective(const risiko::Tables& tables, const risiko::Objective& objective, std::string_view passphrase);
/// Opens it again, ready for a claim; nothing with another passphrase, or where the bytes are not whole.
std::optional<risiko::ShownObjective> open_objective(const risiko::Tables& tables, const risiko::SealedObjective& sealed,
                                                     std::string_view passphrase);

/// The entry in which the objective that this player has in the books was sealed; 0: none is.
std::int64_t sealed_in(const RisikoSession& session, risiko::Colour colour);

} // namespace intendant::db
