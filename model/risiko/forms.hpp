#pragma once

#include "model/core/form.hpp"
#include "model/risiko/commands.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What may be entered now: by the player whose turn it is, by the defender his dice, and, in forms without seats, by whoever keeps the
/// books. Sealed objectives, the clock, the beginning and what is set right have dialogs of their own.
namespace intendant::risiko {

/// All forms of the moment, with nothing filled in; the first is what comes first.
std::vector<core::Form> forms(const State& state);

/// One of them as it stands with these values: from a territory follow those it meets, and how many armies or dice. Nothing where it is
/// not asked for now. Rule: RK-ATK-1, RK-ATK-2, RK-MOV-1, RK-MOV-2, RK-MOV-3, RK-OCC-2, RK-REI-9.
std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values);

/// The command of a form; what was not filled in is as the form proposes it. Nothing where the values make none. Whether it can be booked,
/// `decide` says.
std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values);

/// The same at the table, where what is not asked for now is a command too: `decide` says with its clause why it cannot be booked, or what
/// it breaks.
std::optional<Command> composed(const State& state, std::string_view id, const core::FormValues& values);

} // namespace intendant::risiko
