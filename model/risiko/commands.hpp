#pragma once

#include "model/core/dice.hpp"
#include "model/risiko/state.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the table asks. Each command is decided in the file of its phase.
namespace intendant::risiko {

/// A territory as a situation or a stocktake sets it.
struct HoldingRow {
    TerritoryId territory;
    Colour owner;
    int armies;

    friend bool operator==(const HoldingRow&, const HoldingRow&) = default;
};

struct DealtRow {
    TerritoryId territory;
    Colour owner;

    friend bool operator==(const DealtRow&, const DealtRow&) = default;
};

struct ArmyRow {
    TerritoryId territory;
    int armies;

    friend bool operator==(const ArmyRow&, const ArmyRow&) = default;
};

inline int sum_of(const std::vector<ArmyRow>& rows) {
    int sum = 0;
    for (const auto& row : rows) {
        sum += row.armies;
    }
    return sum;
}

/// So many cards, or armies in hand, of a player.
struct InHand {
    Colour colour;
    int count;

    friend bool operator==(const InHand&, const InHand&) = default;
};

/// A game that is taken over in the middle: the whole board, whose turn it is, and the cards. What is not in a hand or among
/// the discards is in the deck.
struct Situation {
    int round{1};
    Colour player{};
    std::vector<HoldingRow> holdings{};
    std::vector<InHand> hands{};
    std::vector<CardId> discards{};
    int reshuffles{0};

    friend bool operator==(const Situation&, const Situation&) = default;
};

/// Players in clockwise order. `first`: won the throw on the table already. `switched_off`: connections that this table's board
/// does not have. Rule: RK-GEN-1, RK-GEN-3, RK-SET-2, RK-MAP-5.
struct BeginGame {
    Options options{};
    std::vector<Player> players{};
    std::optional<Colour> first{};
    std::vector<Connection> switched_off{};
    std::optional<Situation> situation{};
};
/// One die of each player who still throws for the first place, in clockwise order. Rule: RK-SET-1.
struct ThrowForFirst {
    core::Throw dice;
};
/// Who was dealt what; each territory gets one army of its owner. Rule: RK-SET-5, RK-SET-6, RK-SET-7.
struct Deal {
    std::vector<DealtRow> territories;
};
/// A pass of the set-up, or some or all of the armies due in a turn. Rule: RK-SET-8, RK-REI-9.
struct PlaceArmies {
    std::vector<ArmyRow> armies;
};
/// Rule: RK-REI-3.
struct HandInSet {
    std::vector<CardId> cards;
};
/// The attack is said aloud; dice not given are still to be said. Rule: RK-ATK-3, RK-ATK-4.
struct Announce {
    TerritoryId from;
    TerritoryId to;
    std::optional<int> attacker{};
    std::optional<int> defender{};
};
/// The dice of both sides. With `from` and `to` the announcement comes with them, each side's number of dice being what it
/// declared. `occupy`: armies that move in when the territory falls; else as many as threw. Rule: RK-ATK-9, RK-OCC-1.
struct ThrowDice {
    core::Throw attack;
    core::Throw defence;
    std::optional<int> occupy{};
    std::optional<TerritoryId> from{};
    std::optional<TerritoryId> to{};
};
/// Dice that were thrown before the announcement, so that the defender has them thrown again; after it, a ruling of the table.
/// Rule: RK-ATK-3.
struct VoidThrow {
    core::Throw attack;
    core::Throw defence;
};
/// More armies follow into the territory just conquered. Rule: RK-OCC-2.
struct Follow {
    int armies;
};
/// Rule: RK-TRN-3.
struct EndCombat {};
/// Rule: RK-MOV-1.
struct MoveArmies {
    TerritoryId from;
    TerritoryId to;
    int armies;
};
/// Ends the turn. `card`: what was drawn, where cards are shown. Rule: RK-TRN-5, RK-CRD-1.
struct EndTurn {
    std::optional<CardId> card{};
};
/// Cards above the limit, shown. Rule: RK-CRD-5.
struct DiscardCards {
    Colour player;
    std::vector<CardId> cards;
};
/// A player's objective comes into the books: sealed or in clear. `watched`: tell the keeper when it is reached. Rule: RK-OBJ-3.
struct KeepObjective {
    Colour player;
    std::optional<SealedObjective> sealed{};
    std::optional<Objective> objective{};
    bool watched{false};
};
/// A player says that he has reached his objective, and shows it. What was sealed is shown with its salt; without it (the
/// passphrase is lost, or nothing was sealed) it counts by a ruling of the table. `accepted`: what the table says where no form
/// can be evaluated. Rule: RK-OBJ-5.
struct Claim {
    Colour player;
    std::optional<ShownObjective> shown{};
    std::optional<bool> accepted{};
};
/// An objective is shown after the end. Rule: RK-OBJ-7.
struct ShowObjective {
    Colour player;
    ShownObjective shown;
};
enum class ClockAct : std::uint8_t { Start, Pause, Over };
/// Units: `elapsed` seconds played so far. Rule: RK-TA-2.
struct SetClock {
    ClockAct act;
    int elapsed;
};
/// Rule: RK-END-3.
struct LeaveUnfinished {};
/// A table ruling. Rule: RK-GEN-3.
struct ChangeOptions {
    Options options;
    std::string reason;
};
/// Who took a player's last territory.
struct Elimination {
    Colour player;
    Colour by;

    friend bool operator==(const Elimination&, const Elimination&) = default;
};
struct TrackRow {
    Track track;
    int value;

    friend bool operator==(const TrackRow&, const TrackRow&) = default;
};
/// The cards of a hand that the table has seen.
struct ShownRow {
    Colour colour;
    std::vector<CardId> cards;

    friend bool operator==(const ShownRow&, const ShownRow&) = default;
};
/// Sets the books to what is on the table: territories, numbers of cards and what cards show, as far as given, and who was
/// eliminated, holding nothing; `back`: who is in the game after all; `discards`: the whole pile; `shown`: of the hands named all that
/// was seen; `turn`: whose turn it is, which then begins. What agrees with the books is counted, and right.
/// Rule: RK-GEN-6, RK-GEN-8, RK-CRD-2, RK-ELI-1.
struct Stocktake {
    std::vector<HoldingRow> holdings{};
    std::vector<InHand> hands{};
    std::vector<Elimination> eliminated{};
    std::vector<CardSymbol> symbols{};
    std::vector<Colour> back{};
    std::optional<std::vector<CardId>> discards{};
    std::vector<ShownRow> shown{};
    std::vector<TrackRow> tracks{};
    std::optional<Colour> turn{};
    std::string reason{};
};

using Command =
    std::variant<BeginGame, ThrowForFirst, Deal, PlaceArmies, HandInSet, Announce, ThrowDice, VoidThrow, Follow, EndCombat, MoveArmies,
                 EndTurn, DiscardCards, KeepObjective, Claim, ShowObjective, SetClock, LeaveUnfinished, ChangeOptions, Stocktake>;

} // namespace intendant::risiko
