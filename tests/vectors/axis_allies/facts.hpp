#pragma once

#include "db/codec/json_fields.hpp"
#include "model/axis_allies/state.hpp"

#include <string>
#include <vector>

namespace intendant::test {

/// Compares what the rules answer about a state with `facts`; says in a sentence each what differs.
///
/// Facts: `adjacent`, `not_adjacent` (pairs of spaces) · `chart` (power, unit: cost, move, attack, defence) · `room` (units
/// that a complex of the power on turn still takes, null: no limit) · `growth` (power, level: per cent) · `axis`
/// (level, missing to the economic victory) · `board` (side, power, unit: pieces) · `left` (space, unit: movement left, piece by
/// piece) · `markers_in_use` (power: pieces) · `chips`, `markers`, `throws` (for a number) · `retreat`,
/// `attacker_withdrawal`, `defender_withdrawal` (spaces) · `landing` (unit, at, left: spaces among those where it may land).
/// Throws: std::exception for a fact that is not known.
std::vector<std::string> differing_facts(const axis_allies::State& state, const db::Json& facts);

} // namespace intendant::test
