#pragma once

#include "model/axis_allies/game.hpp"
#include "model/core/decision.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::axis_allies {

/// What the `decide` functions of Axis & Allies write while they think.
class Decision : public core::Decision<State, Event, apply> {
public:
    using core::Decision<State, Event, apply>::Decision;

    Power power() const { return now().turn.power; }
    /// Warns when another Action is being played. Rule: T-01.
    void belongs_to(Action action);
};

using core::number;
using core::refuse;

/// More pieces or certificates than any table has ever held: a slip of the keyboard.
inline constexpr int most_pieces_typed = 999;
inline constexpr core::Money most_money_typed{9999};

/// Refuses a throw of more dice than a record keeps face by face.
std::optional<core::Refused> too_many(const core::Throw& dice, const std::string& rule);

/// Refuses a list that names a kind of unit twice: counts are checked row by row against what is there.
std::optional<core::Refused> named_twice(const State& state, const std::string& rule, const std::vector<UnitCount>& units);

/// Refuses seats that cannot be: fewer than two players or more than five, a power with two players or with none.
/// Rule: S-01, S-03.
std::optional<core::Refused> unseated(const State& state, const std::vector<Player>& players);

/// Parameters of messages: names that the window translates.
std::string name(const Tables& tables, SpaceId space);
std::string name(Power power);
std::string name(Unit unit);
std::string name(Weapon weapon);
std::string name(Action action);
std::string name(BattleStep step);
inline std::string name(const State& state, SpaceId space) { return name(*state.tables, space); }
inline std::string name(const State&, Power power) { return name(power); }
inline std::string name(const State&, Unit unit) { return name(unit); }
inline std::string name(const State&, Weapon weapon) { return name(weapon); }
/// `2 Fighters, 1 Armor`.
/// Adds `, 2 Fighters` to a list of units; the comma where something stands before it.
void append_to_list(std::string& list, Unit unit, std::int64_t count);
std::string list_of(const std::vector<UnitCount>& units);
inline std::string list_of(Unit unit, int count) { return list_of(std::vector<UnitCount>{{unit, count}}); }
std::string list_of(const std::vector<Stack>& stacks);
inline std::string list_of(const State&, const std::vector<UnitCount>& units) { return list_of(units); }
inline std::string list_of(const State&, const std::vector<Stack>& stacks) { return list_of(stacks); }

/// The phases, one file each.
core::Verdict<Event> decide(const State& state, const BeginGame& command);
core::Verdict<Event> decide(const State& state, const Bid& command);
core::Verdict<Event> decide(const State& state, const Research& command);
core::Verdict<Event> decide(const State& state, const Develop& command);
core::Verdict<Event> decide(const State& state, const BuyUnits& command);
core::Verdict<Event> decide(const State& state, const MoveUnits& command);
core::Verdict<Event> decide(const State& state, const LoadTransport& command);
core::Verdict<Event> decide(const State& state, const UnloadTransport& command);
core::Verdict<Event> decide(const State& state, const BeginBattle& command);
core::Verdict<Event> decide(const State& state, const Fire& command);
core::Verdict<Event> decide(const State& state, const TakeLosses& command);
core::Verdict<Event> decide(const State& state, const WithdrawSubmarines& command);
core::Verdict<Event> decide(const State& state, const Retreat& command);
core::Verdict<Event> decide(const State& state, const PressOn& command);
core::Verdict<Event> decide(const State& state, const FireRocket& command);
core::Verdict<Event> decide(const State& state, const PlaceUnits& command);
core::Verdict<Event> decide(const State& state, const CollectIncome& command);
core::Verdict<Event> decide(const State& state, const EndAction& command);
core::Verdict<Event> decide(const State& state, const Concede& command);
core::Verdict<Event> decide(const State& state, const LeaveUnfinished& command);
core::Verdict<Event> decide(const State& state, const FireAtOverflight& command);
core::Verdict<Event> decide(const State& state, const Pay& command);
core::Verdict<Event> decide(const State& state, const Capture& command);
core::Verdict<Event> decide(const State& state, const ChangeOptions& command);
core::Verdict<Event> decide(const State& state, const Stocktake& command);
core::Verdict<Event> decide(const State& state, const CorrectTreasury& command);
core::Verdict<Event> decide(const State& state, const CorrectUnits& command);
core::Verdict<Event> decide(const State& state, const CorrectController& command);
core::Verdict<Event> decide(const State& state, const CorrectWeapon& command);
core::Verdict<Event> decide(const State& state, const CorrectDebt& command);
core::Verdict<Event> decide(const State& state, const CorrectWaiting& command);
core::Verdict<Event> decide(const State& state, const CorrectSeats& command);

} // namespace intendant::axis_allies
