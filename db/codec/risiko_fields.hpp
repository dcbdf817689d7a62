#pragma once

#include "db/codec/core_fields.hpp"
#include "model/risiko/events.hpp"

/// The written names of RisiKo!, and the fields of every command, event and state, described once for JSON and snapshots.

namespace intendant::db {

#define INTENDANT_NAMES(Type, ...)                                                                                     \
    template <>                                                                                                        \
    struct EnumNames<risiko::Type> {                                                                                   \
        using E = risiko::Type;                                                                                        \
        static constexpr std::pair<E, std::string_view> names[] = {__VA_ARGS__};                                       \
    }

INTENDANT_NAMES(Colour, {E::Red, "red"}, {E::Blue, "blue"}, {E::Green, "green"}, {E::Yellow, "yellow"},
                {E::Purple, "purple"}, {E::Black, "black"});
INTENDANT_NAMES(Phase, {E::FirstThrow, "first_throw"}, {E::Deal, "deal"}, {E::InitialArmies, "initial_armies"},
                {E::Reinforcement, "reinforcement"}, {E::Combat, "combat"}, {E::StrategicMove, "strategic_move"});
INTENDANT_NAMES(EndingRule, {E::Traditional, "traditional"}, {E::TimeAttackClock, "time_attack_clock"},
                {E::TimeAttackReshuffles, "time_attack_reshuffles"});
INTENDANT_NAMES(ObjectiveKeeping, {E::Paper, "paper"}, {E::Sealed, "sealed"}, {E::Open, "open"});
INTENDANT_NAMES(ClockAct, {E::Start, "start"}, {E::Pause, "pause"}, {E::Over, "over"});
INTENDANT_NAMES(NoDraw, {E::HandFull, "hand_full"}, {E::NoCards, "no_cards"}, {E::LastLap, "last_lap"});
INTENDANT_NAMES(Ending, {E::Objective, "objective"}, {E::Points, "points"}, {E::LastPlayer, "last_player"},
                {E::Unfinished, "unfinished"});

#undef INTENDANT_NAMES

#define INTENDANT_TYPE(Type, word)                                                                                     \
    template <>                                                                                                        \
    inline constexpr std::string_view json_type<risiko::Type> = word

INTENDANT_TYPE(BeginGame, "begin");
INTENDANT_TYPE(ThrowForFirst, "throw_for_first");
INTENDANT_TYPE(Deal, "deal");
INTENDANT_TYPE(PlaceArmies, "place");
INTENDANT_TYPE(HandInSet, "hand_in_set");
INTENDANT_TYPE(Announce, "announce");
INTENDANT_TYPE(ThrowDice, "throw");
INTENDANT_TYPE(VoidThrow, "void_throw");
INTENDANT_TYPE(Follow, "follow");
INTENDANT_TYPE(EndCombat, "end_combat");
INTENDANT_TYPE(MoveArmies, "move");
INTENDANT_TYPE(EndTurn, "end_turn");
INTENDANT_TYPE(DiscardCards, "discard");
INTENDANT_TYPE(KeepObjective, "keep_objective");
INTENDANT_TYPE(Claim, "claim");
INTENDANT_TYPE(ShowObjective, "show_objective");
INTENDANT_TYPE(SetClock, "clock");
INTENDANT_TYPE(LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(ChangeOptions, "options");
INTENDANT_TYPE(Stocktake, "stocktake");

INTENDANT_TYPE(GameBegun, "game_begun");
INTENDANT_TYPE(FirstThrown, "first_thrown");
INTENDANT_TYPE(TerritoriesDealt, "territories_dealt");
INTENDANT_TYPE(InitialArmiesPlaced, "initial_armies_placed");
INTENDANT_TYPE(DeckMade, "deck_made");
INTENDANT_TYPE(TurnBegun, "turn_begun");
INTENDANT_TYPE(ArmiesPlaced, "armies_placed");
INTENDANT_TYPE(SetHandedIn, "set_handed_in");
INTENDANT_TYPE(PhaseBegun, "phase_begun");
INTENDANT_TYPE(AttackAnnounced, "attack_announced");
INTENDANT_TYPE(DiceThrown, "dice_thrown");
INTENDANT_TYPE(TerritoryOccupied, "territory_occupied");
INTENDANT_TYPE(ArmiesFollowed, "armies_followed");
INTENDANT_TYPE(ThrowVoided, "throw_voided");
INTENDANT_TYPE(PlayerEliminated, "player_eliminated");
INTENDANT_TYPE(ArmiesMoved, "armies_moved");
INTENDANT_TYPE(CardDrawn, "card_drawn");
INTENDANT_TYPE(DrawSkipped, "draw_skipped");
INTENDANT_TYPE(DeckReshuffled, "deck_reshuffled");
INTENDANT_TYPE(LastLapBegun, "last_lap_begun");
INTENDANT_TYPE(CardsDiscarded, "cards_discarded");
INTENDANT_TYPE(TurnEnded, "turn_ended");
INTENDANT_TYPE(ExtraRoundBegun, "extra_round_begun");
INTENDANT_TYPE(ObjectiveKept, "objective_kept");
INTENDANT_TYPE(ObjectiveShown, "objective_shown");
INTENDANT_TYPE(ObjectiveClaimed, "objective_claimed");
INTENDANT_TYPE(ClockSet, "clock_set");
INTENDANT_TYPE(GameEnded, "game_ended");
INTENDANT_TYPE(OptionsChanged, "options_changed");
INTENDANT_TYPE(HoldingCorrected, "holding_corrected");
INTENDANT_TYPE(CardsCorrected, "cards_corrected");
INTENDANT_TYPE(StockTaken, "stock_taken");

#undef INTENDANT_TYPE

} // namespace intendant::db

namespace intendant::risiko {

/// Whether an image of a state has the size of this board; the rest is proved by its digest.
inline bool fits(const State& state, const Tables& tables) { return state.holdings.size() == tables.territories.size(); }

#define INTENDANT_DESCRIBE(Type)                                                                                       \
    template <class V, db::FieldsOf<Type> S>                                                                           \
    void describe([[maybe_unused]] V& visit, [[maybe_unused]] S& s)
INTENDANT_DESCRIBE(TerritoryId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(ContinentId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(CardId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(Options) {
    visit("ending", s.ending);
    visit.optional("minutes", s.minutes);
    visit.optional("reshuffles", s.reshuffles);
    visit.optional("objectives", s.objectives);
    visit.optional("most_armies", s.most_armies);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_DESCRIBE(Player) {
    visit("name", s.name);
    visit("colour", s.colour);
}
INTENDANT_DESCRIBE(Objective) {
    visit.optional("text", s.text);
    visit.optional("continents", s.continents);
    visit.optional("of_choice", s.of_choice);
    visit.optional("territories", s.territories);
    visit.optional("armies_each", s.armies_each);
    visit.optional("named", s.named);
    visit("destroy", s.destroy);
}
INTENDANT_DESCRIBE(SealedObjective) {
    visit("cipher", s.cipher);
    visit("commitment", s.commitment);
}
INTENDANT_DESCRIBE(Holding) {
    visit("owner", s.owner);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(ArmyCount) {
    visit("set_up", s.set_up);
    visit("reinforcements", s.reinforcements);
    visit("lost", s.lost);
    visit("corrected", s.corrected);
}
INTENDANT_DESCRIBE(PlayerState) {
    visit("player", s.player);
    visit("to_place", s.to_place);
    visit("armies", s.armies);
    visit("cards", s.cards);
    visit.optional("known", s.known);
    visit.optional("first_faces", s.first_faces);
    visit.optional("eliminated_in", s.eliminated_in);
    visit("eliminated_by", s.eliminated_by);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("objective_shown", s.objective_shown);
    visit.optional("objective_watched", s.objective_watched);
}
INTENDANT_DESCRIBE(ContinentBonus) {
    visit("continent", s.continent);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(Reinforcement) {
    visit("base", s.base);
    visit.optional("continents", s.continents);
    visit.optional("set", s.set);
    visit.optional("territory_cards", s.territory_cards);
    visit.optional("special", s.special);
}
INTENDANT_DESCRIBE(Attack) {
    visit("from", s.from);
    visit("to", s.to);
    visit.optional("attacker", s.attacker);
    visit.optional("defender", s.defender);
}
INTENDANT_DESCRIBE(Conquest) {
    visit("from", s.from);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(Turn) {
    visit("round", s.round);
    visit("player", s.player);
    visit("phase", s.phase);
    visit("reinforcement", s.reinforcement);
    visit("placed", s.placed);
    visit("sets", s.sets);
    visit("conquests", s.conquests);
    visit("attack", s.attack);
    visit("conquest", s.conquest);
    visit.optional("moved", s.moved);
}
INTENDANT_DESCRIBE(Clock) {
    visit("elapsed", s.elapsed);
    visit("running", s.running);
    visit("over", s.over);
}
INTENDANT_DESCRIBE(Standing) {
    visit("colour", s.colour);
    visit("points", s.points);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(Outcome) {
    visit("ending", s.ending);
    visit("winners", s.winners);
    visit("table", s.table);
}
INTENDANT_DESCRIBE(Connection) {
    visit("a", s.a);
    visit("b", s.b);
    visit("sea", s.sea);
}
INTENDANT_DESCRIBE(State) {
    visit("begun", s.begun);
    visit("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit("holdings", s.holdings);
    visit.optional("switched_off", s.switched_off);
    visit("deck", s.deck);
    visit("discards", s.discards);
    visit("reshuffles", s.reshuffles);
    visit("last_lap", s.last_lap);
    visit.optional("extra_round", s.extra_round);
    visit("clock", s.clock);
    visit("turn", s.turn);
    visit("outcome", s.outcome);
}
INTENDANT_DESCRIBE(HoldingRow) {
    visit("territory", s.territory);
    visit("owner", s.owner);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(DealtRow) {
    visit("territory", s.territory);
    visit("owner", s.owner);
}
INTENDANT_DESCRIBE(ArmyRow) {
    visit("territory", s.territory);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(CardCount) {
    visit("colour", s.colour);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(Situation) {
    visit("round", s.round);
    visit("player", s.player);
    visit("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit.optional("discards", s.discards);
    visit.optional("reshuffles", s.reshuffles);
}
INTENDANT_DESCRIBE(BeginGame) {
    visit.optional("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit.optional("switched_off", s.switched_off);
    visit("situation", s.situation);
}
INTENDANT_DESCRIBE(ThrowForFirst) {
    visit("dice", s.dice);
}
INTENDANT_DESCRIBE(Deal) {
    visit("territories", s.territories);
}
INTENDANT_DESCRIBE(PlaceArmies) {
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(HandInSet) {
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(Announce) {
    visit("from", s.from);
    visit("to", s.to);
    visit("attacker", s.attacker);
    visit("defender", s.defender);
}
INTENDANT_DESCRIBE(ThrowDice) {
    visit("attack", s.attack);
    visit("defence", s.defence);
    visit("occupy", s.occupy);
    visit("from", s.from);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(VoidThrow) {
    visit.optional("attack", s.attack);
    visit.optional("defence", s.defence);
}
INTENDANT_DESCRIBE(Follow) {
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(EndCombat) {
}
INTENDANT_DESCRIBE(MoveArmies) {
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(EndTurn) {
    visit("card", s.card);
}
INTENDANT_DESCRIBE(DiscardCards) {
    visit("player", s.player);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(KeepObjective) {
    visit("player", s.player);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("watched", s.watched);
}
INTENDANT_DESCRIBE(Claim) {
    visit("player", s.player);
    visit("shown", s.shown);
    visit("accepted", s.accepted);
}
INTENDANT_DESCRIBE(ShowObjective) {
    visit("player", s.player);
    visit("shown", s.shown);
}
INTENDANT_DESCRIBE(SetClock) {
    visit("act", s.act);
    visit("elapsed", s.elapsed);
}
INTENDANT_DESCRIBE(LeaveUnfinished) {
}
INTENDANT_DESCRIBE(ChangeOptions) {
    visit("options", s.options);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(Stocktake) {
    visit.optional("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(GameBegun) {
    visit("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit.optional("switched_off", s.switched_off);
    visit.optional("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit.optional("discards", s.discards);
    visit("deck", s.deck);
    visit.optional("reshuffles", s.reshuffles);
}
INTENDANT_DESCRIBE(FirstThrown) {
    visit("players", s.players);
    visit("dice", s.dice);
    visit("first", s.first);
}
INTENDANT_DESCRIBE(TerritoriesDealt) {
    visit("territories", s.territories);
    visit("in_hand", s.in_hand);
    visit("next", s.next);
}
INTENDANT_DESCRIBE(InitialArmiesPlaced) {
    visit("player", s.player);
    visit("armies", s.armies);
    visit("next", s.next);
}
INTENDANT_DESCRIBE(DeckMade) {
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(TurnBegun) {
    visit("player", s.player);
    visit("round", s.round);
    visit("reinforcement", s.reinforcement);
}
INTENDANT_DESCRIBE(ArmiesPlaced) {
    visit("player", s.player);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(SetHandedIn) {
    visit("player", s.player);
    visit("cards", s.cards);
    visit("armies", s.armies);
    visit("territory_cards", s.territory_cards);
}
INTENDANT_DESCRIBE(PhaseBegun) {
    visit("phase", s.phase);
}
INTENDANT_DESCRIBE(AttackAnnounced) {
    visit("attack", s.attack);
}
INTENDANT_DESCRIBE(DiceThrown) {
    visit("from", s.from);
    visit("to", s.to);
    visit("attacker", s.attacker);
    visit("defender", s.defender);
    visit("attack", s.attack);
    visit("defence", s.defence);
    visit("attacker_loses", s.attacker_loses);
    visit("defender_loses", s.defender_loses);
    visit("attacker_left", s.attacker_left);
    visit("defender_left", s.defender_left);
}
INTENDANT_DESCRIBE(TerritoryOccupied) {
    visit("from", s.from);
    visit("to", s.to);
    visit("by", s.by);
    visit("taken_from", s.taken_from);
    visit("moved", s.moved);
}
INTENDANT_DESCRIBE(ArmiesFollowed) {
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(ThrowVoided) {
    visit("player", s.player);
    visit.optional("attack", s.attack);
    visit.optional("defence", s.defence);
}
INTENDANT_DESCRIBE(PlayerEliminated) {
    visit("player", s.player);
    visit("by", s.by);
    visit("round", s.round);
    visit("cards", s.cards);
    visit.optional("known", s.known);
}
INTENDANT_DESCRIBE(ArmiesMoved) {
    visit("player", s.player);
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(CardDrawn) {
    visit("player", s.player);
    visit("card", s.card);
}
INTENDANT_DESCRIBE(DrawSkipped) {
    visit("player", s.player);
    visit("why", s.why);
}
INTENDANT_DESCRIBE(DeckReshuffled) {
    visit("player", s.player);
    visit("number", s.number);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(LastLapBegun) {
    visit("last", s.last);
}
INTENDANT_DESCRIBE(CardsDiscarded) {
    visit("player", s.player);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(TurnEnded) {
    visit("player", s.player);
    visit("round", s.round);
}
INTENDANT_DESCRIBE(ExtraRoundBegun) {
    visit("players", s.players);
}
INTENDANT_DESCRIBE(ObjectiveKept) {
    visit("player", s.player);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("watched", s.watched);
}
INTENDANT_DESCRIBE(ObjectiveShown) {
    visit("player", s.player);
    visit("objective", s.objective);
    visit.optional("salt", s.salt);
    visit("genuine", s.genuine);
}
INTENDANT_DESCRIBE(ObjectiveClaimed) {
    visit("player", s.player);
    visit("reached", s.reached);
}
INTENDANT_DESCRIBE(ClockSet) {
    visit("act", s.act);
    visit("elapsed", s.elapsed);
}
INTENDANT_DESCRIBE(GameEnded) {
    visit("outcome", s.outcome);
}
INTENDANT_DESCRIBE(OptionsChanged) {
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(HoldingCorrected) {
    visit("territory", s.territory);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(CardsCorrected) {
    visit("player", s.player);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(StockTaken) {
    visit("reason", s.reason);
}

#undef INTENDANT_DESCRIBE

} // namespace intendant::risiko
