#pragma once

#include "model/risiko/commands.hpp"

#include <variant>

/// What happened, past tense, with its numbers. `apply` takes an event into the state and has no opinion.
namespace intendant::risiko {

struct GameBegun {
    Options options;
    std::vector<Player> players;
    std::optional<Colour> first;
    std::vector<Connection> switched_off;
    std::vector<HoldingRow> holdings; ///< of a game taken over
    std::vector<InHand> hands;
    std::vector<CardId> discards;
    int deck; ///< 0 until the set-up is over
    int reshuffles;
};
/// `first` once it is decided; else those who are level throw again. Rule: RK-SET-1.
struct FirstThrown {
    std::vector<Colour> players;
    core::Throw dice;
    std::optional<Colour> first;
};
/// `in_hand`: the initial armies left after one went to each territory. Rule: RK-SET-3, RK-SET-7.
struct TerritoriesDealt {
    std::vector<DealtRow> territories;
    std::vector<InHand> in_hand;
    Colour next;
};
/// `next`: who places the next pass; nobody: all initial armies are down. Rule: RK-SET-8.
struct InitialArmiesPlaced {
    Colour player;
    std::vector<ArmyRow> armies;
    std::optional<Colour> next;
};
/// Territory cards and Jolly, shuffled, lie face down. Rule: RK-SET-10.
struct DeckMade {
    int cards;
};
struct TurnBegun {
    Colour player;
    int round;
    Reinforcement reinforcement;
};
struct ArmiesPlaced {
    Colour player;
    std::vector<ArmyRow> armies;
};
/// `territory_cards`: armies for territories shown and owned. Rule: RK-REI-4, RK-REI-5, RK-REI-6.
struct SetHandedIn {
    Colour player;
    std::vector<CardId> cards;
    int armies;
    int territory_cards;
};
struct PhaseBegun {
    Phase phase;
};
struct AttackAnnounced {
    Attack attack;
};
/// `*_left`: armies on base and target after the throw. Rule: RK-ATK-10.
struct DiceThrown {
    TerritoryId from;
    TerritoryId to;
    Colour attacker;
    Colour defender;
    core::Throw attack;
    core::Throw defence;
    int attacker_loses;
    int defender_loses;
    int attacker_left;
    int defender_left;
};
struct TerritoryOccupied {
    TerritoryId from;
    TerritoryId to;
    Colour by;
    Colour taken_from;
    int moved;
};
struct ArmiesFollowed {
    TerritoryId from;
    TerritoryId to;
    int armies;
};
/// `by_ruling`: the attack had been announced, or none was possible; the table put the dice aside all the same.
struct ThrowVoided {
    Colour player;
    core::Throw attack;
    core::Throw defence;
    bool by_ruling;
};
/// `cards`: how many the victor takes; `known`: those of them that were shown. Rule: RK-ELI-1, RK-ELI-3.
struct PlayerEliminated {
    Colour player;
    Colour by;
    int round;
    int cards;
    std::vector<CardId> known;
};
struct ArmiesMoved {
    Colour player;
    TerritoryId from;
    TerritoryId to;
    int armies;
};
struct CardDrawn {
    Colour player;
    std::optional<CardId> card;
};
enum class NoDraw : std::uint8_t { HandFull, NoCards, LastLap, TurnCutShort };
/// Rule: RK-CRD-4, RK-CRD-5, RK-TA-3, RK-TA-6.
struct DrawSkipped {
    Colour player;
    NoDraw why;
};
/// Rule: RK-CRD-3.
struct DeckReshuffled {
    Colour player;
    int number;
    int cards;
};
struct LastLapBegun {
    Colour last;
};
struct CardsDiscarded {
    Colour player;
    std::vector<CardId> cards;
};
struct TurnEnded {
    Colour player;
    int round;
};
struct ExtraRoundBegun {
    std::vector<Colour> players;
};
struct ObjectiveKept {
    Colour player;
    std::optional<SealedObjective> sealed;
    std::optional<Objective> objective;
    bool watched;
};
/// `genuine`: its digest is that of the commitment; true also at a table that seals nothing. `by_ruling`: nothing was sealed, or
/// the seal was not opened, so that nothing proves it and the table alone says that it counts. `commitment`: what had been
/// committed to when it was sealed; empty where nothing was.
struct ObjectiveShown {
    Colour player;
    Objective objective;
    std::string salt;
    bool genuine;
    bool by_ruling;
    std::string commitment;
};
struct ObjectiveClaimed {
    Colour player;
    bool reached;
};
struct ClockSet {
    ClockAct act;
    int elapsed;
};
struct GameEnded {
    Outcome outcome;
};
struct OptionsChanged {
    Options before;
    Options after;
    std::string reason;
};
struct HoldingCorrected {
    TerritoryId territory;
    Holding before;
    Holding after;
};
struct CardsCorrected {
    Colour player;
    int before;
    int after;
};
struct SymbolCorrected {
    TerritoryId territory;
    Symbol before;
    Symbol after;
};
/// In the game after all; `round`, `by`: what the books said of his elimination.
struct PlayerReturned {
    Colour player;
    int round;
    std::optional<Colour> by;
};
struct DiscardsCorrected {
    std::vector<CardId> before;
    std::vector<CardId> after;
};
struct ShownCorrected {
    Colour player;
    std::vector<CardId> before;
    std::vector<CardId> after;
};
struct TrackCorrected {
    Track track;
    int before;
    int after;
};
/// Why what was corrected with it was corrected; without a correction it was counted, and right.
struct StockTaken {
    std::string reason;
};

using Event = std::variant<GameBegun, FirstThrown, TerritoriesDealt, InitialArmiesPlaced, DeckMade, TurnBegun, ArmiesPlaced, SetHandedIn,
                           PhaseBegun, AttackAnnounced, DiceThrown, TerritoryOccupied, ArmiesFollowed, ThrowVoided, PlayerEliminated,
                           ArmiesMoved, CardDrawn, DrawSkipped, DeckReshuffled, LastLapBegun, CardsDiscarded, TurnEnded, ExtraRoundBegun,
                           ObjectiveKept, ObjectiveShown, ObjectiveClaimed, ClockSet, GameEnded, OptionsChanged, HoldingCorrected,
                           CardsCorrected, StockTaken, SymbolCorrected, PlayerReturned, DiscardsCorrected, ShownCorrected, TrackCorrected>;

} // namespace intendant::risiko
