#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/core/form.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What the players may enter now: the power whose turn it is, and in a battle whoever throws or takes losses.
namespace intendant::axis_allies {

/// All forms of the moment, with nothing filled in; the first is what comes first.
std::vector<core::Form> forms(const State& state);

/// One of them as it stands with these values: from a space follow the pieces there, from these the spaces that they reach; a purchase has its
/// sum, losses are proposed. Nothing where it is not asked for now. Rule: P-01, M-01, M-100, C-06, L-02.
std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values);

/// The command of a form; what was not filled in is as the form proposes it. Nothing where the values make none. Whether it can be booked,
/// `decide` says.
std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values);

} // namespace intendant::axis_allies
