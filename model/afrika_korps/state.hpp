#pragma once

#include "model/afrika_korps/battle/battle_value.hpp"
#include "model/afrika_korps/options.hpp"
#include "model/afrika_korps/tables.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::afrika_korps {

/// One value a side.
template <class T> class PerSide {
public:
    T& operator[](Side side) { return values[static_cast<std::size_t>(side)]; }
    const T& operator[](Side side) const { return values[static_cast<std::size_t>(side)]; }

    std::array<T, 2> values{};

    friend bool operator==(const PerSide&, const PerSide&) = default;
};

/// Who controls each of the four places; nobody: empty. Rule: AK-VIC-4.
using Control = std::array<std::optional<Side>, all_key_places.size()>;
inline const std::optional<Side>& of(const Control& control, KeyPlace place) { return control[static_cast<std::size_t>(place)]; }
/// The side that controls all four. Rule: AK-VIC-1.
std::optional<Side> holder_of_all(const Control& control);

/// A counter in the books. `hex` is known at depth whole map only. Units: `isolated` in turns (AK-ISO-3), `since` in player turns, the
/// first is 0. What follows `since` is of this player turn.
struct Piece {
    Status status{Status::Stock};
    std::optional<HexId> hex{};
    bool captured{false}; ///< a supply unit taken from the enemy (AK-SUP-9)
    bool turned{false};   ///< captured when its captor had no counter at hand: a spare one stands there, which this stands for (AK-SET-6)
    int isolated{0};
    int since{0}; ///< when it came to where it is
    bool isolated_at_start{false};
    bool landed{false}; ///< came in from the sea (AK-SEA-4)
    bool moved{false};
    bool with_rommel{false};    ///< had his bonus (AK-ROM-1)
    bool fixed{false};          ///< by an automatic victory (AK-VA-6, AK-VA-7)
    bool overrun{false};        ///< by an automatic victory: its zone of control is ignored (AK-VA-4)
    bool fought{false};         ///< attacked or was attacked (AK-CMB-9)
    bool retreated{false};      ///< after that (AK-FOR-5)
    bool used{false};           ///< supported an attack (AK-SUP-15)
    bool cannot_move{false};    ///< captured so that it stays (AK-CAP-15), or captor of supply in a fortress (AK-CAP-7)
    bool cannot_support{false}; ///< captured so that it supports nothing more (AK-CAP-15)
    std::vector<HexId> went{};  ///< the way it moved, the hex it left first; that alone for a counter that was exchanged (AK-SUB-4)

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// What a counter bears beside its place, and a stocktake can set right. As in `Piece`.
struct Marks {
    bool captured{false};
    int isolated{0};
    bool isolated_at_start{false};
    bool landed{false};
    bool moved{false};
    bool with_rommel{false};
    bool fought{false};
    bool retreated{false};
    bool used{false};
    bool cannot_move{false};
    bool cannot_support{false};

    friend bool operator==(const Marks&, const Marks&) = default;
};
Marks marks_of(const Piece& piece);
Piece with_marks(Piece piece, const Marks& marks);

/// A counter that a stocktake took off the map or the sea in this player turn, and what it bore: counted back it bears it again.
struct CountedOff {
    CounterId unit{};
    Marks marks{};

    friend bool operator==(const CountedOff&, const CountedOff&) = default;
};

/// The factors of a counter where the players' own has others than the printed one. Rule: AK-GEN-4.
struct OwnFactors {
    CounterId counter{};
    int attack{0};
    int defence{0};
    int movement{0};

    friend bool operator==(const OwnFactors&, const OwnFactors&) = default;
};

/// What the books say of a side beside its counters. Units: `factors` of replacement in hand (AK-RPL-6), the others in turns.
struct SideBooks {
    int factors{0};
    int without_supply{0}; ///< turns that began and ended without a supply unit on the map (AK-ISO-7)
    int control_turns{0};  ///< turns that began and ended in control of all four places (AK-VIC-1)
    bool without_supply_at_start{false};
    bool control_at_start{false};

    friend bool operator==(const SideBooks&, const SideBooks&) = default;
};

/// A substitute on the map and the units that formed it. Rule: AK-SUB-6.
struct Formed {
    CounterId substitute{};
    std::vector<CounterId> parts{};

    friend bool operator==(const Formed&, const Formed&) = default;
};

/// An automatic victory obtained and not yet booked as a battle. Rule: AK-VA-10.
struct StandingVictory {
    std::vector<CounterId> attackers{};
    std::vector<CounterId> blockers{};
    std::vector<Defender> defenders{};
    std::vector<CounterId> supply{};
    bool by_odds{false}; ///< 7-1 or more: nobody has to close a retreat

    friend bool operator==(const StandingVictory&, const StandingVictory&) = default;
};

/// What is still to be done after a battle: the losses of an exchange, retreats, and the hexes that may be entered.
/// Rule: AK-EXC-2, AK-CRT-4, AK-ADV-1.
struct Aftermath {
    std::vector<Attacker> attackers{};
    std::vector<Defender> defenders{};
    std::vector<CounterId> supply{};
    std::optional<Side> payer{}; ///< of an exchange
    int due{0};                  ///< in factors as they count
    std::vector<CounterId> retreating{};
    std::vector<HexId> hexes{}; ///< where the defenders stood

    bool open() const { return payer.has_value() || !retreating.empty(); }

    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// A combat unit where it stood when the battles began. Rule: AK-ASP-3.
struct Stood {
    CounterId unit{};
    HexId hex{};

    friend bool operator==(const Stood&, const Stood&) = default;
};

/// The player turn. Units: `number` of the calendar from 1. Rule: AK-CAL-1, AK-CAL-9.
struct Turn {
    int number{1};
    Side side{Side::Axis};
    Phase phase{Phase::Start};
    bool supply_done{false}; ///< rolled, placed or declined (AK-SUP-2, AK-SUP-3)
    int battles{0};
    std::vector<StandingVictory> victories{};
    std::optional<Aftermath> aftermath{};
    std::vector<Stood> stood{};       ///< at depth whole map, from COMBAT on; those overrun left out
    std::vector<CounterId> sallied{}; ///< who attacked out of a fortress (AK-FOR-2)
    std::vector<Stood> captors{};     ///< who captured guarded supply instead of fighting, and the hex of the supply (AK-CAP-11)
    std::vector<CountedOff> counted_off{};

    /// From 0. Units: player turns.
    int count() const { return 2 * (number - 1) + static_cast<int>(side); }

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// Who plays a side.
struct Player {
    Side side{};
    std::string name{};

    friend bool operator==(const Player&, const Player&) = default;
};

/// How a game ends; a concession is of the table. Rule: AK-VIC-1, AK-VIC-2, AK-ISO-7.
enum class Ending : std::uint8_t { Elimination, AllControlled, Time, NoSupply, Unfinished, Concession };

struct Outcome {
    Ending ending{};
    std::optional<Side> winner{}; ///< nobody: unfinished

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The whole game as a value. `tables`: the printed facts, with the factors of the players' own counters; no part of a comparison.
struct State {
    std::shared_ptr<const Tables> tables{};
    bool begun{false};
    Options options{};
    std::vector<Player> players{}; ///< those who gave a name
    std::vector<Piece> pieces{};   ///< by counter
    PerSide<SideBooks> sides{};
    Control control{};         ///< at the start of the player turn, or as it was set up
    Control control_of_turn{}; ///< at the start of the game turn (AK-AMB-17)
    std::vector<Formed> formed{};
    Turn turn{};
    std::optional<Outcome> outcome{};
    std::vector<OwnFactors> own_factors{}; ///< in the order of the table (AK-GEN-4)

    const Piece& operator[](CounterId id) const { return pieces[id.index]; }

    friend bool operator==(const State& a, const State& b);
};

/// Before anything was set up.
State empty_state(std::shared_ptr<const Tables> tables);

/// The printed facts are these, and what the players' own counters say otherwise is put over them. Rule: AK-GEN-4.
void take_facts(State& state, std::shared_ptr<const Tables> printed);
/// As on the players' counter. Rule: AK-GEN-4.
OwnFactors factors_of(const State& state, CounterId counter);

bool whole_map(const State& state);
/// The name of who plays the side; empty where none was given.
std::string player_of(const State& state, Side side);

/// The counters for which this holds, in the order of the table.
template <class Which> std::vector<CounterId> counters_where(const State& state, const Which& which) {
    std::vector<CounterId> found;
    found.reserve(state.pieces.size());
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        if (const CounterId id{static_cast<std::uint8_t>(i)}; which(id)) {
            found.push_back(id);
        }
    }
    return found;
}

/// The units of a list that says more of each.
template <class Unit> std::vector<CounterId> units_of(const std::vector<Unit>& list) {
    std::vector<CounterId> units;
    units.reserve(list.size());
    for (const auto& each : list) {
        units.push_back(each.unit);
    }
    return units;
}

bool supply_unit(const State& state, CounterId id);
/// Who may move the counter: the side that it is printed for, and of supply that was turned its captor. Rule: AK-SUP-9, AK-SET-6.
Side side_of(const State& state, CounterId id);
/// Combat units of the side on the map. Rule: AK-VIC-6.
std::vector<CounterId> combat_units(const State& state, Side side);
/// Supply units of the side on the map, own and captured. Rule: AK-SUP-1.
std::vector<CounterId> supply_units(const State& state, Side side);
/// Of these the own ones, which the limit counts. Rule: AK-SUP-6, AK-SUP-8, AK-SUP-9.
int own_supply_on_map(const State& state, Side side);
int most_supply(const Tables& tables, Side side);
/// A supply counter at hand for the side; none is left: empty. Rule: AK-SET-5.
std::optional<CounterId> supply_at_hand(const State& state, Side side, bool captured);

/// What stands in the hex; at depth whole map only.
std::vector<CounterId> units_in(const State& state, HexId hex, Side side);
/// Combat units of the side in the hex. Rule: AK-STK-1.
std::vector<CounterId> stack_in(const State& state, HexId hex, Side side);

KeyPlace base_of(Side side);
/// The ports where the side may land now: Tobruch and its own base, as far as controlled when the turn began. Rule: AK-SUP-5, AK-RNF-2,
/// AK-VIC-5, AK-SEA-6.
std::vector<HexId> open_ports(const State& state, Side side);
/// In the first turn of the calendar the Axis controls none, whatever is said where the books have no map. Rule: AK-SUP-4.
bool no_port_yet(const State& state);
/// Of these the ports where reinforcements and replacements may enter. Rule: AK-RNF-2, AK-RPL-5, AK-AMB-17.
std::vector<HexId> ports_of_entry(const State& state, Side side);
/// Replacement factors that the turn brings. Rule: AK-RPL-1 to AK-RPL-3.
int factors_due(const State& state, Side side, int number, const Control& control);
/// The reinforcements that this turn of the calendar brings to the side. Rule: AK-RNF-1.
std::vector<CounterId> reinforcements_due(const State& state, Side side, int number);

} // namespace intendant::afrika_korps
