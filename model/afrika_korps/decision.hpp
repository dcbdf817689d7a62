#pragma once

#include "model/afrika_korps/game.hpp"
#include "model/core/decision.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::afrika_korps {

/// What the `decide` functions of Afrika Korps write while they think.
class Decision : public core::Decision<State, Event, apply> {
public:
    using core::Decision<State, Event, apply>::Decision;

    Side side() const { return now().turn.side; }
};

using core::number;
using core::Parameters;
using core::refuse;
using Objection = std::optional<core::Refused>;

/// Parameters of messages: names that the window translates; combat units are called as printed.
std::string name(Side side);
std::string name(KeyPlace place);
std::string name(Phase phase);
std::string name(Status status);
std::string name(Cause cause);
std::string name(CombatResult result);
std::string name(CaptureMethod method);
std::string name(Depth depth);
std::string name(const Tables& tables, CounterId counter);
std::string turn_name(int number);
std::string name(const Tables& tables, HexId hex);
std::string list_of(const Tables& tables, const std::vector<CounterId>& counters);
std::string list_of(const Tables& tables, const std::vector<HexId>& hexes);
std::string list_of(const Control& control);
std::string faces_of(const core::Throw& dice);

/// One die that was typed or thrown by the program. Rule: AK-GEN-5.
Objection die_objection(const core::Throw& dice);
/// Refuses: counters named twice; one that is not where it should be, or of another side. Rule: AK-GEN-4.
Objection counters_objection(const State& state, const std::vector<CounterId>& counters, Side side, Status status);

/// The turn is brought to this phase, every step between with what it asks of the table; warns where the phase is over already.
/// Rule: AK-CAL-5, AK-CAL-9.
Objection reach_phase(Decision& decision, Phase phase);
/// Control as the table says it: what it does not say stays as it was, or is found on the map; warns where it says otherwise than the map.
/// Rule: AK-CAL-10, AK-VIC-4.
Control control_now(Decision& decision, const std::vector<ControlRow>& rows);
/// The same for the isolated units of the side on turn. Rule: AK-ISO-1, AK-ISO-6.
std::vector<CounterId> isolated_now(Decision& decision, const std::optional<std::vector<CounterId>>& units);

/// Ends the game when a side has no combat unit on the map, unless losses of an exchange are still due; where both have none, only if the
/// table plays so. Rule: AK-VIC-1, AK-VIC-2, AK-EXC-2, AK-AMB-23.
void end_by_elimination(Decision& decision);
/// The same where losses that are due will never be paid: the turn is over.
void end_unpaid(Decision& decision);
/// These units, and those that formed the substitutes among them. Rule: AK-SUB-6.
std::vector<CounterId> with_parts(const State& state, std::vector<CounterId> units);
/// Books that units are eliminated, the parts of a substitute with it, and what follows. Rule: AK-CRT-3, AK-SUB-6.
void eliminate(Decision& decision, const std::vector<CounterId>& units, Cause cause);
/// The counter that stands for captured supply: one that its captor has at hand, else a spare one, which the books call as they did.
/// Rule: AK-CAP-2, AK-SET-5, AK-SET-6, AK-SUP-9.
CounterId captured_as(const State& state, CounterId supply);
/// Books a capture. Rule: AK-CAP-2.
void capture(Decision& decision, CounterId supply, CaptureMethod method);
/// Warns where more combat units stand in a hex than may. Rule: AK-STK-1, AK-STK-3.
void check_stacking(Decision& decision, Side side);

/// The automatic victories at odds that need a closed retreat, and have it on the map. Rule: AK-VA-7.
std::vector<StandingVictory> closed_victories(const State& state);
/// Warns where one of these is closed no more. Rule: AK-VA-7.
void check_closed(Decision& decision, const std::vector<StandingVictory>& before);

/// The phases, one file each.
core::Verdict<Event> decide(const State& state, const BeginGame& command);
core::Verdict<Event> decide(const State& state, const StartTurn& command);
core::Verdict<Event> decide(const State& state, const BringSupply& command);
core::Verdict<Event> decide(const State& state, const EnterUnits& command);
core::Verdict<Event> decide(const State& state, const Embark& command);
core::Verdict<Event> decide(const State& state, const MoveUnits& command);
core::Verdict<Event> decide(const State& state, const PlaceRommel& command);
core::Verdict<Event> decide(const State& state, const DestroySupply& command);
core::Verdict<Event> decide(const State& state, const CaptureSupply& command);
core::Verdict<Event> decide(const State& state, const ExchangeCounters& command);
core::Verdict<Event> decide(const State& state, const ClaimVictory& command);
core::Verdict<Event> decide(const State& state, const EliminateUnits& command);
core::Verdict<Event> decide(const State& state, const Attack& command);
core::Verdict<Event> decide(const State& state, const PayExchange& command);
core::Verdict<Event> decide(const State& state, const RetreatUnits& command);
core::Verdict<Event> decide(const State& state, const AdvanceUnits& command);
core::Verdict<Event> decide(const State& state, const EndPhase& command);
core::Verdict<Event> decide(const State& state, const EndTurn& command);
core::Verdict<Event> decide(const State& state, const Concede& command);
core::Verdict<Event> decide(const State& state, const LeaveUnfinished& command);
core::Verdict<Event> decide(const State& state, const ChangeOptions& command);
core::Verdict<Event> decide(const State& state, const Stocktake& command);

} // namespace intendant::afrika_korps
