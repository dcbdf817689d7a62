#pragma once

#include "db/session/axis_allies/session.hpp"
#include "tests/support/by_chance.hpp"

#include <memory>
#include <optional>
#include <string>

/// What the tests by chance of Axis & Allies have in common: the printed tables, and a state in its written forms.
namespace intendant::fuzz {

namespace aa = axis_allies;

std::shared_ptr<const aa::Tables> printed_tables();

std::string written(const aa::State& state);
/// The digest as a session makes it.
std::string digest_of(const aa::State& state);
/// The state as it comes back from its snapshot; none when the snapshot cannot be read.
std::optional<aa::State> through_snapshot(const aa::State& state);
/// The state as it comes back from its written form.
aa::State through_written(const aa::State& state);

} // namespace intendant::fuzz
