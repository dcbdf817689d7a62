#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/board/hex_overlays.hpp"

#include <functional>
#include <string>
#include <vector>

namespace intendant::app::ak {

/// What can be laid over the board, each with the same in words, in the order of the list. `with_rommel`: reach is with his bonus.
std::vector<board::HexOverlay> overlays_of(const Table& table, std::function<bool()> with_rommel);

/// Those of these ids that there are.
std::vector<CounterId> counters_of(const Tables& tables, const std::vector<std::string>& ids);

/// How the unit is supplied, in a sentence: the line, or what cuts it. Rule: AK-ISO-1.
wxString supply_in_words(const State& state, CounterId unit);
/// What must still be fought, a line each. Rule: AK-CMB-2.
wxString duties_in_words(const State& state);

} // namespace intendant::app::ak
