#pragma once

#include "model/core/form.hpp"
#include "model/risiko/state.hpp"

#include <string>
#include <vector>

/// What the forms of territories are made of.
namespace intendant::risiko {

/// Territories with what stands on them.
std::vector<core::FormChoice> choices_of(const State& state, const std::vector<TerritoryId>& territories);
/// One of them is named.
core::FormField territory_field(std::string key, core::Message label, std::vector<core::FormChoice> choices,
                                const core::FormValues& values);

} // namespace intendant::risiko
