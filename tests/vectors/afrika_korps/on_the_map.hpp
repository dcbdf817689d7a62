#pragma once

#include "tests/vectors/afrika_korps/expected.hpp"

/// The worked examples that need a turn, a map or the books.
namespace intendant::afrika_korps::tests {

void one_melee(const json& given, Expected& expect);
void no_roll(const json& given, Expected& expect);
void road_movement(const json& given, Expected& expect);
void ways(const json& given, Expected& expect);
void no_substitute(const json& given, Expected& expect);
void supply_at_sea(const json& given, Expected& expect);
void limits_of_supply(const json& given, Expected& expect);
void replacements(const json& given, Expected& expect);
void isolation_clock(const json& given, Expected& expect);
void at_sea(const json& given, Expected& expect);
void control_victory(const json& given, Expected& expect);

/// W05: the supply of an automatic victory moves past the defender, is in reach again and supports another attack.
bool supply_moves_on();
/// W16: who captures supply beside a battle may fight in it.
bool captor_may_fight();
/// W17: supply captured beside a battle may support that battle.
bool captured_may_support();
/// W17: a second unit may capture it too.
bool second_captor();
/// W24: whether a turn with supply used and an attack counts, isolated or not at its start and its end.
bool counts_isolated(bool at_start, bool at_end);

} // namespace intendant::afrika_korps::tests
