#pragma once

#include "model/afrika_korps/state.hpp"
#include "model/axis_allies/state.hpp"
#include "model/empire_of_the_sun/state.hpp"
#include "model/risiko/state.hpp"

#include <string>
#include <vector>

/// The books as a page for people, in English: whose turn, what everybody has, what stands where.
namespace intendant::cli {

std::string page(const axis_allies::State& state);
std::string page(const risiko::State& state);
std::string page(const afrika_korps::State& state);
std::string page(const empire_of_the_sun::State& state);

/// Lines of cells as columns. The first column and the last stand left, those between, figures, right.
std::string columns(const std::vector<std::vector<std::string>>& rows);

} // namespace intendant::cli
