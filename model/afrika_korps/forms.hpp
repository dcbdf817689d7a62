#pragma once

#include "model/afrika_korps/commands.hpp"
#include "model/core/form.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What the players may enter now where the books keep the map; elsewhere the banker enters everything.
namespace intendant::afrika_korps {

/// All forms of the moment, with nothing filled in; the first is what comes first.
std::vector<core::Form> forms(const State& state);

/// One of them as it stands with these values: from a hex follow the units there that may move, from these the hexes that they reach; from the
/// enemies who may attack them, the supply and the odds. Nothing where it is not asked for now.
/// Rule: AK-SUP-2, AK-MOV-1, AK-CMB-3, AK-EXC-2, AK-RET-1, AK-ADV-1.
std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values);

/// The command of a form; what was not filled in is as the form proposes it. Nothing where the values make none. Whether it can be booked,
/// `decide` says.
std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values);

} // namespace intendant::afrika_korps
