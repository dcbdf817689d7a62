#pragma once

#include "model/axis_allies/ids.hpp"
#include "model/axis_allies/options.hpp"
#include "model/axis_allies/tables.hpp"
#include "model/core/money.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::axis_allies {

/// What one transport carries of one kind and owner. Rule: M-100, M-106.
struct Cargo {
    Power owner;
    Unit unit;
    int count;
    bool boarded_this_turn;
    std::optional<SpaceId> landing{}; ///< the hostile coast it is to land on in this turn's combat

    friend auto operator<=>(const Cargo&, const Cargo&) = default;
};

/// Pieces of one kind and owner in one space that share this turn's past. A carried piece is cargo of its ship.
struct Stack {
    SpaceId space;
    Power owner;
    Unit unit;
    int count;
    std::vector<Cargo> cargo{};            ///< of each transport of the stack
    int moved{0};                          ///< spaces used of this turn's movement
    std::optional<SpaceId> started_at{};   ///< where it stood before it moved this turn
    std::optional<SpaceId> entered_from{}; ///< the space from which it entered this one (C-32, C-37)
    bool attacking{false};                 ///< moved in combat movement (M-08)
    bool fought{false};                    ///< took part in a battle this turn (M-04)
    bool landed{false};   ///< came ashore from a transport (C-52); a battleship lends its shot to the landing being fought (C-47)
    bool raiding{false};  ///< bomber that announced a strategic bombing raid (C-140)
    bool halted{false};   ///< may not move any more this turn
    bool fresh{false};    ///< gun or complex captured or placed this turn (M-38, L-06)
    bool in_trust{false}; ///< gun taken with a territory that is held for an ally, and goes back with it (C-116, C-117, Q-40)
    std::vector<SpaceId> under_fire{};  ///< enemy guns that it has flown over this turn and that have still to fire at it (C-25, Q-07)
    std::vector<SpaceId> fired_at{};    ///< guns whose fire it has had, or been spared, this turn: each fires once at it (Q-07)
    std::optional<SpaceId> landed_on{}; ///< the hostile coast on which this transport has set units ashore, where that counts (Q-45)

    friend auto operator<=>(const Stack&, const Stack&) = default;
};

/// A territory taken this turn, with who controlled it before (nobody: a neutral). Rule: M-59, L-02, X-13.
struct TakenTerritory {
    SpaceId space;
    std::optional<Power> before;

    friend bool operator==(const TakenTerritory&, const TakenTerritory&) = default;
};

/// How many units a complex has put on the board this turn. Rule: L-08.
struct ComplexUse {
    SpaceId space;
    int placed;

    friend bool operator==(const ComplexUse&, const ComplexUse&) = default;
};

/// A flight over an enemy gun that has still to fire. Units: `aircraft` by kind, all now standing in `at`. Rule: C-25, Q-07.
struct Overflight {
    SpaceId gun;
    SpaceId at;
    PerUnit<int> aircraft;

    friend bool operator==(const Overflight&, const Overflight&) = default;
};

/// The turn that is being played.
struct Turn {
    int round{1};
    Power power{Power::Ussr};
    Action action{Action::ResearchAndPurchase};
    bool researched{false};
    bool bought{false};
    int breakthroughs{0}; ///< developments still to be thrown for (R-05)
    bool rocket_fired{false};
    bool income_collected{false};
    std::vector<TakenTerritory> taken{};
    std::vector<SpaceId> battle_sites{};
    std::vector<ComplexUse> complex_uses{};
    std::vector<Overflight> overflights{}; ///< as they were recorded before each piece knew its guns; see `pending_overflights`

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A power's purse and chart.
struct PowerState {
    core::Money treasury;
    core::Money debt;     ///< bombing debt, D-24
    PerUnit<int> waiting; ///< bought and not yet placed (P-03)
    PerWeapon<bool> weapons;

    friend bool operator==(const PowerState&, const PowerState&) = default;
};

enum class BattleKind : std::uint8_t { Land, Sea, Raid };
enum class Side : std::uint8_t { Attacker, Defender };

/// Where a battle stands in the printed sequence. Rule: C-11 to C-16, C-47, C-70 to C-78, C-140 to C-144.
enum class BattleStep : std::uint8_t {
    AaFire,
    Bombardment,
    FirstStrike,
    AttackerFire,
    DefenderFire,
    AttackerWithdrawal, ///< attacking submarines may leave (C-87)
    DefenderWithdrawal, ///< defending submarines may leave
    Decision,           ///< the attacker retreats or presses on (C-31)
    RaidDamage
};

/// On what the hits of a throw can be taken. Rule: C-20, C-83, C-84.
enum class HitScope : std::uint8_t { Any, ShipsOnly, AircraftOnly };

/// One column of one power that throws together. Units: `column` in pips, `dice` in dice.
struct FireGroup {
    Power power;
    int column;
    int dice;
    HitScope scope;

    friend bool operator==(const FireGroup&, const FireGroup&) = default;
};

/// Hits that a side has still to take.
struct OwedHits {
    Side side;
    int hits;
    HitScope scope;
    bool removed_at_once; ///< first strike and AA fire: gone without firing back (C-72, C-21)

    friend bool operator==(const OwedHits&, const OwedHits&) = default;
};

/// The battle on the battle board. The fighting units are the stacks of its space; see `attackers_of`.
struct Battle {
    SpaceId space;
    BattleKind kind;
    int round;
    BattleStep step;
    bool amphibious;                              ///< nobody may retreat (C-52, C-53)
    std::vector<SpaceId> origins;                 ///< where ships or soldiers of the attack came from, also those lost since (Q-49)
    std::vector<FireGroup> to_fire;               ///< columns that have not yet thrown in this step, in printed order
    std::optional<OwedHits> owed;                 ///< losses to be chosen before the next throw
    std::vector<Stack> casualties;                ///< defender's losses behind the casualty line (C-07)
    std::optional<SpaceId> attackers_withdrew_to; ///< this round (C-91)
    std::optional<SpaceId> defenders_withdrew_to;

    friend bool operator==(const Battle&, const Battle&) = default;
};

enum class Ending : std::uint8_t { Military, Economic, Concession, Unfinished };

/// How the game ended. `winner` is empty when the table named none.
struct Outcome {
    Ending ending;
    std::optional<Alliance> winner;
    std::optional<Power> individual_winner;
    std::vector<Power> tied_with{}; ///< powers of the winning side that have grown as much as the individual winner (Q-22)

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Player {
    std::string name;
    std::vector<Power> powers;

    friend bool operator==(const Player&, const Player&) = default;
};

/// What cannot stand on a board together; see `contradictions`.
enum class Contradictory : std::uint8_t {
    SideBySide,       ///< pieces of both alliances in one space (T-07, T-08)
    InEnemyTerritory, ///< only enemies of the controller stand there (T-06)
    InNeutral,        ///< pieces in a neutral territory (M-130)
    Gun,              ///< a second gun (M-31)
    Complex,          ///< a second complex (M-40)
    GunOfEnemy,       ///< a gun of the controller's enemy (M-35)
    ComplexOfEnemy,   ///< a complex of the controller's enemy (M-42)
    Decks,            ///< fighters at sea without a deck (M-64)
    WrongElement,     ///< a ship on land, a land piece or a bomber at sea (M-82, M-72)
    Cargo,            ///< more than a ship carries, or pieces of the enemy (M-100, M-106)
    Box,              ///< more pieces than the box holds (B-05)
};

/// A contradiction over which the table has closed a turn: it is not asked again.
struct LetStand {
    Contradictory what;
    SpaceId space;

    friend auto operator<=>(const LetStand&, const LetStand&) = default;
};

/// The whole game at one moment. `stacks` is sorted and equal stacks are merged, so equal games are equal values.
struct State {
    std::shared_ptr<const Tables> tables; ///< the printed facts, never changed
    Options options;
    std::vector<Player> players;
    bool begun{false};
    bool first_turn_started{false}; ///< after it no bid and no free set-up
    Turn turn{};
    PerPower<PowerState> powers;
    std::vector<std::optional<Power>> controllers; ///< by SpaceId; empty for seas and neutrals
    std::vector<Stack> stacks;
    std::vector<SpaceId> paid_neutrals{}; ///< flown over and paid for, and still nobody's (M-132, Q-04)
    std::vector<SpaceId> lost_complexes;  ///< original complexes that their first owner has lost at least once (Q-05)
    std::optional<Battle> battle;
    std::optional<Outcome> outcome;
    std::vector<LetStand> let_stand{}; ///< sorted

    friend bool operator==(const State&, const State&) = default;
};

/// A game that has not begun: an empty board with these tables.
State empty_state(std::shared_ptr<const Tables> tables);

/// Questions that rules and windows ask.
core::Money production(const State& state, Power power); ///< Rule: I-02.
std::optional<Power> controller(const State& state, SpaceId space);
bool capital_lost(const State& state, Power power); ///< Rule: C-130, C-133.
bool has_weapon(const State& state, Power power, Weapon weapon);
int count_of(const State& state, SpaceId space, Power owner, Unit unit); ///< on the space, cargo not counted
std::vector<Stack> stacks_in(const State& state, SpaceId space);
/// Enemy pieces that fight stand there. Guns and complexes alone do not occupy. Rule: T-06, T-07, T-09.
bool enemy_occupied(const State& state, SpaceId space, Power of);
/// Controlled or occupied by the power's alliance and by no enemy (sea: no enemy unit).
bool friendly(const State& state, SpaceId space, Power of);
/// Aircraft at which an enemy gun has still to fire, each gun and each place of its targets apart. Rule: C-25, Q-07.
std::vector<Overflight> pending_overflights(const State& state);
/// Land controlled by an enemy of the power.
bool enemy_controlled(const State& state, SpaceId space, Power of);
bool still_neutral(const State& state, SpaceId space);
std::optional<TakenTerritory> taken_this_turn(const State& state, SpaceId space);
/// Taken this turn from an enemy or as a neutral; what an ally gave back is not. Rule: M-59, C-117.
bool captured_this_turn(const State& state, SpaceId space);
core::Money price(const State& state, Power power, Unit unit);      ///< Rule: P-01, R-17.
int movement_allowance(const State& state, Power power, Unit unit); ///< Rule: R-16.
int attack_factor(const State& state, Power power, Unit unit);      ///< Rule: R-15.
int defence_factor(const State& state, Power power, Unit unit);     ///< Rule: R-13, R-15.
Power next_power(Power power);

/// Adds and takes stacks, keeping the vector sorted and merged. Taking what is not there is a fault of the caller.
void add_stack(std::vector<Stack>& stacks, const Stack& stack);
void take_stack(std::vector<Stack>& stacks, const Stack& stack);
bool holds_stack(const std::vector<Stack>& stacks, const Stack& stack);
/// The same stack with another count.
Stack some_of(Stack stack, int count);

} // namespace intendant::axis_allies
