#pragma once

#include "model/core/decision.hpp"
#include "model/core/misfit.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// What the `decide` functions of Empire of the Sun write while they think.
class Decision : public core::Decision<State, Event, apply> {
public:
    using core::Decision<State, Event, apply>::Decision;

    const Map& map() const { return *tables().map; }
    int operator[](Track track) const { return now()[track]; }

    /// Tracks as they stand from now on, those that change; each is kept within its ends.
    void set(Cause cause, std::vector<TrackRow> rows, std::optional<CardId> card = {});
    /// The same by differences.
    void move(Cause cause, Track track, int by, std::optional<CardId> card = {});
    /// US Political Will, with its cause; what counts once counts once. Rule: ES-PWL-1.
    void will(std::string_view cause);
    void place(Cause cause, std::vector<UnitRow> rows, std::optional<CardId> card = {});
    /// Against a clause that only the place of counters decides: silent where the books do not keep it. Rule: ES-GEN-20.
    void breaks_on_map(std::string rule, std::string sentence, core::Parameters parameters = {}) {
        if (whole_map(now())) {
            breaks(std::move(rule), std::move(sentence), std::move(parameters));
        }
    }
};

using core::number;
using core::Parameters;
using core::refuse;
using Objection = std::optional<core::Refused>;

/// Parameters of messages: names that the window translates.
std::string name(Side side);
std::string name(Phase phase);
std::string name(Track track);
std::string name(Cause cause);
std::string name(Travel travel);
std::string name(Action action);
std::string name(Purpose purpose);
std::string name(PlaceKind place);
std::string name(Depth depth);
std::string name(CardPlace place);
std::string name(Status status);
std::string name(Step step);
std::string name(Ending ending);
std::string name(Area area);
std::string name(UnitId unit);
std::string name(CardId card);
std::string name(HexId hex);
std::string name(ScenarioId scenario);
std::string name(WillId cause);
std::string turn_name(int number);
std::string list_of(const std::vector<UnitId>& units);
std::string list_of(const std::vector<HexId>& hexes);
std::string list_of(const std::vector<CardId>& cards);
std::string faces_of(const core::Throw& dice);
/// A place of the register, a hex by its name.
std::string name(const Place& place);

/// One die that was typed or thrown by the program. Rule: ES-GEN-1.
Objection die_objection(const core::Throw& dice);
/// Refuses what these books do not keep, unless they keep that much. Rule: ES-GEN-20.
Objection depth_objection(const State& state, Depth least);
/// What the table affirms by going on is an event of the entry. Rule: ES-GEN-20.
void ask_the_table(Decision& decision);
/// Refuses units that are named twice or stand nowhere on the map. Rule: ES-GEN-21.
Objection on_map_objection(const State& state, const std::vector<UnitId>& units);
/// The turn is at this part; else a breach. Rule: ES-SEQ-1.
void expect_phase(Decision& decision, Phase phase);
/// Refuses when no offensive is under way. Rule: ES-SEQ-6.
Objection offensive_objection(const State& state);
/// Steps of a unit: 2 full, 1 reduced or one step.
int level_of(const State& state, UnitId unit);
/// It loses so many steps; where it has none left it is eliminated. Rule: ES-BAT-17.
UnitRow after_losing(const State& state, UnitId unit, int steps);
/// Where it would go from the map for a turn. Rule: ES-REI-14, ES-HQ-5, ES-HQ-7.
UnitRow repositioned(const State& state, UnitId unit);
/// Shipping points of an assault of that unit. Rule: ES-ASP-2.
int assault_cost(const State& state, UnitId unit);
/// It came by assault, carried by a ship, or in barges. Rule: ES-CTL-2.
bool came_by_sea(const Offensive& offensive, UnitId id);
/// Those that landed and were neither lost nor beaten take their hexes. Rule: ES-CTL-2.
void take_landings(Decision& decision);
/// The offensive is cancelled: everybody and everything is as before. Rule: ES-CRD-21, ES-CRD-24, ES-ASP-9.
void cancel_offensive(Decision& decision);
/// Where an active unit may be when the offensive ends: a ship in a friendly port, an aircraft on a friendly airfield, a ground unit in a friendly
/// hex. Rule: ES-NAV-4, ES-AIR-1, ES-PBM-4, ES-PBM-6, ES-PBM-7.
bool may_end_in(const State& state, UnitId id, HexId hex);
/// Ships in ports and aircraft on land that the enemy controls: they make emergency movement. Rule: ES-NAV-5, ES-AIR-5.
std::vector<UnitId> in_enemy_hexes(const State& state);
/// Why the unit is not in supply, against that clause. Rule: ES-SUP-2.
void out_of_supply(Decision& decision, const Board& board, const Supply& supply, std::string clause, UnitId unit);
/// What stands against a place of arrival, of a reinforcement or of a unit that comes back. Rule: ES-REI-2 to ES-REI-10, ES-HQ-3.
void check_arrival(Decision& decision, const Board& board, const Supply& supply, UnitId unit, HexId hex);
/// Where that unit can come in, or come back, without breaking a rule. Rule: ES-REI-2 to ES-REI-10, ES-REI-23, ES-STK-1, ES-HQ-3.
std::vector<HexId> arrival_hexes(const State& state, UnitId unit);
/// Control as far as it changes. Rule: ES-CTL-1, ES-CTL-3.
void take(Decision& decision, Side side, Cause cause, const std::vector<HexId>& hexes);
/// The game ends, unless it has.
void end_game(Decision& decision, const Outcome& outcome, std::vector<PointRow> items = {});

/// The parts of a turn, as they are entered. Each books what can be computed.
void begin_turn(Decision& decision, int number);
void enter_replacements(Decision& decision);
void enter_cards(Decision& decision);
void enter_national_status(Decision& decision);
void enter_us_will(Decision& decision);
void enter_attrition(Decision& decision);
/// Rule: ES-EOT-1 to ES-EOT-3.
void enter_end_of_turn(Decision& decision);
/// China falls at once. Rule: ES-POL-7.
void surrender(Decision& decision, Area area);

/// A card is played, set aside, discarded: whose it is, that it is his turn, and that the card is not known to lie elsewhere. `future`: it lay aside.
/// Rule: ES-CRD-1, ES-CRD-2, ES-FUT-3, ES-FUT-4.
Objection card_objection(Decision& decision, CardId card, bool future);
/// A card leaves the Japanese hand, which the Allied player draws. Rule: ES-STW-14.
Objection give_card(Decision& decision, CardId card, std::optional<CardId> given);
/// All coastal Chinese ports and those of Korea are Allied. Rule: ES-REP-9, ES-POL-14.
bool china_cut_off(const State& state);
/// JP43 from 1944, and AL79 once Tojo has resigned: they are played as events. Rule: ES-CRD-30, ES-CRD-33.
bool due_as_event(const State& state, CardId card);
/// What the event of a card needs and the books refute, a sentence each. Rule: ES-CRD-9, ES-CRD-35.
void report_unmet(Decision& decision, CardId card, const std::vector<std::string>& needs);
/// What the event of a card does to tracks and markers. Rule: ES-CRD-26.
void carry_out_event(Decision& decision, CardId card);

core::Verdict<Event> decide(const State& state, const BeginGame& command);
core::Verdict<Event> decide(const State& state, const EndPhase& command);
core::Verdict<Event> decide(const State& state, const PlaceReinforcements& command);
core::Verdict<Event> decide(const State& state, const RollForEurope& command);
core::Verdict<Event> decide(const State& state, const Replace& command);
core::Verdict<Event> decide(const State& state, const StrategicWarfare& command);
core::Verdict<Event> decide(const State& state, const BeginOffensive& command);
core::Verdict<Event> decide(const State& state, const PlayEvent& command);
core::Verdict<Event> decide(const State& state, const AttackChina& command);
core::Verdict<Event> decide(const State& state, const WithdrawUnit& command);
core::Verdict<Event> decide(const State& state, const ReturnHeadquarters& command);
core::Verdict<Event> decide(const State& state, const EndRivalry& command);
core::Verdict<Event> decide(const State& state, const DiscardCard& command);
core::Verdict<Event> decide(const State& state, const SetAside& command);
core::Verdict<Event> decide(const State& state, const PassAction& command);
core::Verdict<Event> decide(const State& state, const ActivateUnits& command);
core::Verdict<Event> decide(const State& state, const MoveUnits& command);
core::Verdict<Event> decide(const State& state, const FlyChina& command);
core::Verdict<Event> decide(const State& state, const DeclareBattles& command);
core::Verdict<Event> decide(const State& state, const SetIntelligence& command);
core::Verdict<Event> decide(const State& state, const PlayReaction& command);
core::Verdict<Event> decide(const State& state, const SpecialReaction& command);
core::Verdict<Event> decide(const State& state, const FightAtSea& command);
core::Verdict<Event> decide(const State& state, const FightOnLand& command);
core::Verdict<Event> decide(const State& state, const ThrowDie& command);
core::Verdict<Event> decide(const State& state, const LoseSteps& command);
core::Verdict<Event> decide(const State& state, const RemoveUnits& command);
core::Verdict<Event> decide(const State& state, const TakeHexes& command);
core::Verdict<Event> decide(const State& state, const EndOffensive& command);
core::Verdict<Event> decide(const State& state, const Concede& command);
core::Verdict<Event> decide(const State& state, const LeaveUnfinished& command);
core::Verdict<Event> decide(const State& state, const ChangeOptions& command);
core::Verdict<Event> decide(const State& state, const Stocktake& command);
/// Books what is counted, but for the entry that says why.
Objection count_in(Decision& decision, const Stocktake& counted);
/// What cannot stand together and did not before is told, and what nothing makes possible is refused. Rule: ES-GEN-21.
Objection tell_new_contradictions(Decision& decision, const State& before);
/// Whether what has arrived finds room: in ports, beside other headquarters, in the China box. Rule: ES-STK-1, ES-HQ-3, ES-REI-22.
void check_room(Decision& decision, const State& before);

} // namespace intendant::empire_of_the_sun
