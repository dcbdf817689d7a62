#pragma once

#include "model/risiko/ids.hpp"
#include "model/risiko/objective.hpp"
#include "model/risiko/options.hpp"
#include "model/risiko/tables.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::risiko {

/// A seat at the table. Seats are kept in clockwise order.
struct Player {
    std::string name;
    Colour colour;

    friend bool operator==(const Player&, const Player&) = default;
};

/// Who holds a territory, and with how many armies. Nobody, before the deal. Rule: RK-GEN-5.
struct Holding {
    std::optional<Colour> owner;
    int armies{0};

    friend bool operator==(const Holding&, const Holding&) = default;
};

/// The armies of a colour since the beginning: what was placed, and what went. Rule: RK-GEN-6.
struct ArmyCount {
    int set_up{0};
    int reinforcements{0};
    int lost{0};
    int corrected{0}; ///< by stocktakes, in sum

    int on_board() const { return set_up + reinforcements - lost + corrected; }

    friend bool operator==(const ArmyCount&, const ArmyCount&) = default;
};

/// What the books say of a player beside the board.
struct PlayerState {
    Player player{};
    int to_place{0}; ///< initial armies still in hand (RK-SET-8)
    ArmyCount armies{};
    int cards{0};                   ///< in hand (RK-CRD-6)
    std::vector<CardId> known{};    ///< those of them that were shown, sorted (RK-CRD-7)
    std::vector<int> first_faces{}; ///< thrown for the first place (RK-SET-1)
    int eliminated_in{0};           ///< round; 0: still in the game (RK-ELI-1)
    std::optional<Colour> eliminated_by{};
    std::optional<SealedObjective> sealed{};
    std::optional<Objective> objective{}; ///< kept in clear, or shown since
    bool objective_shown{false};
    bool objective_watched{false}; ///< its player asked to be told when it is reached (RK-OBJ-4)

    bool in_game() const { return eliminated_in == 0; }

    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

struct ContinentBonus {
    ContinentId continent;
    int armies;

    friend bool operator==(const ContinentBonus&, const ContinentBonus&) = default;
};

/// The armies due in a turn, term by term. Rule: RK-REI-8.
struct Reinforcement {
    int base{0};
    std::vector<ContinentBonus> continents{};
    int set{0};
    int territory_cards{0};
    int special{0};

    int of_continents() const;
    int due() const { return base + of_continents() + set + territory_cards + special; }

    friend bool operator==(const Reinforcement&, const Reinforcement&) = default;
};

/// What was announced: base, target, and the dice of each side; 0: not yet said. Rule: RK-ATK-3, RK-ATK-4.
struct Attack {
    TerritoryId from{};
    TerritoryId to{};
    int attacker{0};
    int defender{0};

    friend bool operator==(const Attack&, const Attack&) = default;
};

/// The last conquest, into which more armies may still follow. Rule: RK-OCC-2.
struct Conquest {
    TerritoryId from{};
    TerritoryId to{};

    friend bool operator==(const Conquest&, const Conquest&) = default;
};

/// The turn that is being played. In set-up `player` is whose throw, deal or pass it is, and `round` is 0.
struct Turn {
    int round{0};
    Colour player{Colour::Red};
    Phase phase{Phase::FirstThrow};
    Reinforcement reinforcement{};
    int placed{0}; ///< of the armies due
    int sets{0};   ///< handed in this turn (RK-REI-3)
    int conquests{0};
    std::optional<Attack> attack{};
    std::optional<Conquest> conquest{};
    bool moved{false}; ///< the strategic move was made (RK-MOV-1)

    int to_place() const { return reinforcement.due() - placed; }

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// The clock of TIME ATTACK as it was last booked. Units: seconds played. Rule: RK-TA-2.
struct Clock {
    int elapsed{0};
    bool running{false};
    bool over{false};

    friend bool operator==(const Clock&, const Clock&) = default;
};

/// A figure that the books keep beside board and cards. Units: `Clock` in seconds; `Placed` in armies of those due this turn.
enum class Track : std::uint8_t { Reshuffles, Clock, Round, Placed, Sets, Conquests };

/// How a game ended. Rule: RK-OBJ-1, RK-TA-4, RK-END-3.
enum class Ending : std::uint8_t { Objective, Points, LastPlayer, Unfinished };

/// Units: `points` and `armies` at the end.
struct Standing {
    Colour colour;
    int points;
    int armies;

    friend bool operator==(const Standing&, const Standing&) = default;
};

struct Outcome {
    Ending ending{};
    std::vector<Colour> winners{}; ///< several: a shared victory (RK-AMB-7); none: unfinished
    std::vector<Standing> table{}; ///< best first

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// What the card of a territory shows on this table. Rule: RK-GEN-8.
struct CardSymbol {
    TerritoryId territory;
    Symbol symbol;

    friend auto operator<=>(const CardSymbol&, const CardSymbol&) = default;
};

/// The whole game as a value. `tables` never changes and is not part of a comparison.
struct State {
    std::shared_ptr<const Tables> tables{};
    bool begun{false};
    Options options{};
    std::vector<PlayerState> players{};     ///< clockwise
    std::optional<Colour> first{};          ///< plays first and deals (RK-SET-1, RK-SET-4)
    std::vector<Holding> holdings{};        ///< by territory
    std::vector<Connection> switched_off{}; ///< of the board's connections (RK-MAP-5)
    std::vector<CardSymbol> symbols{};      ///< of cards that show another one than the table says, sorted (RK-GEN-8)
    int deck{0};
    std::vector<CardId> discards{}; ///< sorted
    int reshuffles{0};
    std::optional<Colour> last_lap{};  ///< drew the last card: his turn ends the game (RK-TA-3)
    std::vector<Colour> extra_round{}; ///< who alone takes turns, where points and armies were level (RK-TA-5)
    Clock clock{};
    Turn turn{};
    std::optional<Outcome> outcome{};

    const Holding& operator[](TerritoryId id) const { return holdings[id.index]; }

    friend bool operator==(const State&, const State&) = default;
};

/// Before anything was set up.
State empty_state(std::shared_ptr<const Tables> tables);

/// The player of that colour; none when nobody has it.
const PlayerState* find_player(const State& state, Colour colour);
PlayerState* find_player(State& state, Colour colour);

/// The colours in the order of their seats, clockwise from this one; from the first seat where none is given.
std::vector<Colour> clockwise_from(const State& state, std::optional<Colour> start);
/// Who has shown this card and still holds it; nobody when it is not known. Rule: RK-CRD-7.
const PlayerState* shown_by(const State& state, CardId card);
/// What a card shows at this table. Rule: RK-GEN-8.
Symbol symbol_of(const State& state, CardId card);

/// The connection between two territories as this table plays; none when they are not connected. Rule: RK-MAP-3, RK-MAP-5.
std::optional<Connection> connection(const State& state, TerritoryId a, TerritoryId b);
/// Every territory connected to this one, in the order of the table.
std::vector<TerritoryId> neighbours(const State& state, TerritoryId id);
/// Of these, those that the player whose turn it is holds, or those that he does not.
std::vector<TerritoryId> neighbours(const State& state, TerritoryId id, bool own);

std::vector<TerritoryId> territories_of(const State& state, Colour colour);
int armies_of(const State& state, Colour colour);
bool owns(const State& state, Colour colour, ContinentId continent);
/// Sum of the values of a player's territories. Rule: RK-TA-4.
int points_of(const State& state, Colour colour);
/// Points and armies of the players, best first; where the ending is traditional, for information only.
/// Rule: RK-TA-4, RK-TA-5, RK-END-2.
std::vector<Standing> standings(const State& state);

/// A count as pieces of the box. Rule: RK-GEN-4.
struct Pieces {
    int flags;
    int tanks;
};
Pieces pieces_of(const Tables& tables, int armies);

/// What the books say of a track. Rule: RK-GEN-6.
int value_of(const State& state, Track track);

/// Cards in the deck, in hands and among the discards; always those of the box. Rule: RK-CRD-2.
int cards_in_game(const State& state);

} // namespace intendant::risiko
