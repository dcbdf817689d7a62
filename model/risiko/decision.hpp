#pragma once

#include "model/core/decision.hpp"
#include "model/risiko/game.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::risiko {

/// What the `decide` functions of RisiKo! write while they think.
class Decision : public core::Decision<State, Event, apply> {
public:
    using core::Decision<State, Event, apply>::Decision;

    Colour player() const { return now().turn.player; }
};

using core::number;
using core::Parameters;
using core::refuse;

/// Parameters of messages: names that the window translates.
std::string name(const Tables& tables, TerritoryId territory);
std::string name(const Tables& tables, ContinentId continent);
std::string name(const Tables& tables, CardId card);
std::string name(Colour colour);
std::string name(Symbol symbol);
std::string name(Phase phase);
std::string name(Track track);
inline std::string name(const State& state, TerritoryId territory) { return name(*state.tables, territory); }
inline std::string name(const State& state, CardId card) { return name(*state.tables, card); }
/// A number with what is counted: "1 army", "3 armies".
enum class Noun { Army, Die, Card, Territory };
std::string counted(std::int64_t count, Noun noun);
/// `2 Alaska, 1 Peru`.
std::string list_of(const Tables& tables, const std::vector<ArmyRow>& rows);
std::string list_of(const Tables& tables, const std::vector<CardId>& cards);
std::string list_of(const std::vector<Colour>& colours);
std::string faces_of(const core::Throw& dice);

/// More than any table has ever had on a territory: a slip of the keyboard.
inline constexpr int most_armies_typed = 9999;

/// True while a turn is being played.
bool in_a_turn(const State& state);
/// Why this cannot be done outside a turn.
core::Refused no_turn();
/// Faces that were typed one by one or thrown by the program, of a number that a side can throw. Rule: RK-ATK-9.
bool readable(const core::Throw& dice);
/// Why one of these throws is not readable: dice that the program is said to have thrown and has not, or else `sentence`.
/// Rule: RK-ATK-9.
core::Refused unreadable(const std::vector<const core::Throw*>& throws, std::string rule, std::string sentence, Parameters parameters);
/// Warns when a colour would have more armies on the board than there are pieces. Rule: RK-AMB-9.
void check_pieces(Decision& decision, Colour colour, int more);

/// Warns, once a turn, while an objective is still to be sealed. Rule: RK-OBJ-3.
void must_seal_first(Decision& decision);
/// Warns while the player whose turn it is holds more cards than he may: they go at once. Rule: RK-CRD-5.
void must_discard_first(Decision& decision);
/// Warns where dice are declared and not thrown: that stands until the throw. Rule: RK-ATK-4.
void must_throw_first(Decision& decision);
/// Warns where a hand above the limit asks for a set before anything else is done this turn. Rule: RK-CRD-5, RK-AMB-3.
void must_hand_in_first(Decision& decision);

/// Tells what cannot stand together in the books as they would be, but for what stood so before. Rule: RK-GEN-5, RK-CRD-2.
void tell_contradictions(Decision& decision, const State& before);
/// Warns while the books hold what cannot stand together: no turn ends over it without a reason. Rule: RK-GEN-5, RK-CRD-2.
void must_be_set_right(Decision& decision);

/// Counts points and armies: the game ends, or a supplementary round begins. Rule: RK-TA-4, RK-TA-5.
void count_points(Decision& decision);
/// Ends the game by what the elimination of a player leads to, if it leads to an end. Rule: RK-ELI-4, RK-TA-6.
void end_by_elimination(Decision& decision);
/// Ends the game when one player holds the whole board. Rule: RK-ELI-1.
void end_by_conquest(Decision& decision);
/// Ends the turn: the next player's begins, or points are counted. `last_lap`: as it was before the command, for the lap
/// that begins with the last card of a turn does not end with that turn. Rule: RK-TRN-5, RK-TRN-6, RK-TA-2, RK-TA-3, RK-TA-5, RK-TA-9.
void pass_the_turn(Decision& decision, const std::optional<Colour>& last_lap);
/// Begins the turn of a player.
void begin_turn(Decision& decision, Colour colour, int round);
/// Why options cannot be played by; nothing when they can. Rule: RK-GEN-3.
std::optional<core::Refused> unplayable(const Options& options);

/// The phases, one file each.
core::Verdict<Event> decide(const State& state, const BeginGame& command);
core::Verdict<Event> decide(const State& state, const ThrowForFirst& command);
core::Verdict<Event> decide(const State& state, const Deal& command);
core::Verdict<Event> decide(const State& state, const PlaceArmies& command);
core::Verdict<Event> decide(const State& state, const HandInSet& command);
core::Verdict<Event> decide(const State& state, const Announce& command);
core::Verdict<Event> decide(const State& state, const ThrowDice& command);
core::Verdict<Event> decide(const State& state, const VoidThrow& command);
core::Verdict<Event> decide(const State& state, const Follow& command);
core::Verdict<Event> decide(const State& state, const EndCombat& command);
core::Verdict<Event> decide(const State& state, const MoveArmies& command);
core::Verdict<Event> decide(const State& state, const EndTurn& command);
core::Verdict<Event> decide(const State& state, const DiscardCards& command);
core::Verdict<Event> decide(const State& state, const KeepObjective& command);
core::Verdict<Event> decide(const State& state, const Claim& command);
core::Verdict<Event> decide(const State& state, const ShowObjective& command);
core::Verdict<Event> decide(const State& state, const SetClock& command);
core::Verdict<Event> decide(const State& state, const LeaveUnfinished& command);
core::Verdict<Event> decide(const State& state, const ChangeOptions& command);
core::Verdict<Event> decide(const State& state, const Stocktake& command);

} // namespace intendant::risiko
