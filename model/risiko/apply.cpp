#include "model/risiko/game.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::risiko {

namespace {

/// One overload an event. Nothing is judged here: what an event says is done.
struct Apply {
    State& state;

    Holding& at(TerritoryId id) { return state.holdings[id.index]; }
    PlayerState& of(Colour colour) { return *find_player(state, colour); }

    void place(const std::vector<ArmyRow>& rows) {
        for (const auto& row : rows) {
            at(row.territory).armies += row.armies;
        }
    }
    static void add(std::vector<CardId>& cards, CardId card) { cards.insert(std::ranges::upper_bound(cards, card), card); }
    void discard(Colour player, const std::vector<CardId>& cards) {
        auto& hand = of(player);
        hand.cards -= static_cast<int>(cards.size());
        for (const auto card : cards) {
            std::erase(hand.known, card);
            add(state.discards, card);
        }
    }
    void move(TerritoryId from, TerritoryId to, int armies) {
        at(from).armies -= armies;
        at(to).armies += armies;
    }

    void operator()(const GameBegun& event) {
        state.begun = true;
        state.options = event.options;
        state.first = event.first;
        state.switched_off = event.switched_off;
        state.deck = event.deck;
        state.discards = event.discards;
        state.reshuffles = event.reshuffles;
        for (const auto& player : event.players) {
            state.players.push_back({.player = player});
        }
        state.turn.player = event.first.value_or(event.players.front().colour);
        state.turn.phase = event.first ? Phase::Deal : Phase::FirstThrow;
        for (const auto& row : event.holdings) {
            at(row.territory) = {row.owner, row.armies};
            of(row.owner).armies.set_up += row.armies;
        }
        for (const auto& hand : event.hands) {
            of(hand.colour).cards = hand.count;
        }
        for (auto& each : state.players) { // who holds nothing in a game taken over is out already
            each.eliminated_in = !event.holdings.empty() && each.armies.set_up == 0 ? 1 : 0;
        }
    }
    void operator()(const FirstThrown& event) {
        for (std::size_t i = 0; i < event.players.size(); ++i) {
            of(event.players[i]).first_faces.push_back(event.dice.faces[i]);
        }
        state.first = event.first;
        if (event.first) {
            state.turn.player = *event.first;
            state.turn.phase = Phase::Deal;
        }
    }
    void operator()(const TerritoriesDealt& event) {
        for (const auto& row : event.territories) {
            at(row.territory) = {row.owner, 1};
            ++of(row.owner).armies.set_up;
        }
        for (const auto& row : event.in_hand) {
            of(row.colour).to_place = row.count;
        }
        state.turn.player = event.next;
        state.turn.phase = Phase::InitialArmies;
    }
    void operator()(const InitialArmiesPlaced& event) {
        place(event.armies);
        of(event.player).to_place -= sum_of(event.armies);
        of(event.player).armies.set_up += sum_of(event.armies);
        state.turn.player = event.next.value_or(state.turn.player);
    }
    void operator()(const DeckMade& event) { state.deck = event.cards; }
    void operator()(const TurnBegun& event) {
        state.turn = {.round = event.round, .player = event.player, .phase = Phase::Reinforcement, .reinforcement = event.reinforcement};
    }
    void operator()(const ArmiesPlaced& event) {
        place(event.armies);
        state.turn.placed += sum_of(event.armies);
        of(event.player).armies.reinforcements += sum_of(event.armies);
    }
    void operator()(const SetHandedIn& event) {
        discard(event.player, event.cards);
        state.turn.reinforcement.set += event.armies;
        state.turn.reinforcement.territory_cards += event.territory_cards;
        ++state.turn.sets;
    }
    void operator()(const PhaseBegun& event) {
        state.turn.phase = event.phase;
        state.turn.attack.reset();
        state.turn.conquest.reset();
    }
    void operator()(const AttackAnnounced& event) {
        state.turn.attack = event.attack;
        state.turn.conquest.reset();
    }
    void operator()(const DiceThrown& event) {
        at(event.from).armies -= event.attacker_loses;
        at(event.to).armies -= event.defender_loses;
        of(event.attacker).armies.lost += event.attacker_loses;
        of(event.defender).armies.lost += event.defender_loses;
        state.turn.attack = Attack{.from = event.from, .to = event.to};
    }
    void operator()(const TerritoryOccupied& event) {
        at(event.to) = {event.by, 0};
        move(event.from, event.to, event.moved);
        ++state.turn.conquests;
        state.turn.attack.reset();
        state.turn.conquest = Conquest{event.from, event.to};
    }
    void operator()(const ArmiesFollowed& event) { move(event.from, event.to, event.armies); }
    void operator()(const ThrowVoided&) {}
    void operator()(const PlayerEliminated& event) {
        auto& out = of(event.player);
        auto& victor = of(event.by);
        out.eliminated_in = event.round;
        out.eliminated_by = event.by;
        out.cards -= event.cards;
        out.known.clear();
        victor.cards += event.cards;
        for (const auto card : event.known) {
            add(victor.known, card);
        }
    }
    void operator()(const ArmiesMoved& event) {
        move(event.from, event.to, event.armies);
        state.turn.phase = Phase::StrategicMove;
        state.turn.moved = true;
        state.turn.attack.reset();
        state.turn.conquest.reset();
    }
    void operator()(const CardDrawn& event) {
        --state.deck;
        ++of(event.player).cards;
        if (event.card) {
            add(of(event.player).known, *event.card);
        }
    }
    void operator()(const DrawSkipped&) {}
    void operator()(const DeckReshuffled& event) {
        state.deck += event.cards;
        state.discards.clear();
        state.reshuffles = event.number;
    }
    void operator()(const LastLapBegun& event) { state.last_lap = event.last; }
    void operator()(const CardsDiscarded& event) { discard(event.player, event.cards); }
    void operator()(const TurnEnded&) {
        state.turn.reinforcement = {};
        state.turn.placed = 0;
        state.turn.attack.reset();
        state.turn.conquest.reset();
    }
    void operator()(const ExtraRoundBegun& event) { state.extra_round = event.players; }
    void operator()(const ObjectiveKept& event) {
        auto& player = of(event.player);
        player.sealed = event.sealed;
        player.objective = event.objective;
        player.objective_watched = event.watched;
    }
    void operator()(const ObjectiveShown& event) {
        of(event.player).objective = event.objective;
        of(event.player).objective_shown = true;
    }
    void operator()(const ObjectiveClaimed&) {}
    void operator()(const ClockSet& event) {
        state.clock = {.elapsed = event.elapsed, .running = event.act == ClockAct::Start, .over = event.act == ClockAct::Over};
    }
    void operator()(const GameEnded& event) { state.outcome = event.outcome; }
    void operator()(const OptionsChanged& event) {
        state.options = event.after;
        const auto& before = event.before;
        if (std::tie(before.ending, before.minutes, before.reshuffles) !=
            std::tie(event.after.ending, event.after.minutes, event.after.reshuffles)) { // what had begun of the end is off
            state.clock.over = false;
            state.clock.running = state.clock.running && event.after.ending == EndingRule::TimeAttackClock;
            state.last_lap.reset();
            state.extra_round.clear();
        }
    }
    void operator()(const HoldingCorrected& event) {
        if (event.before.owner) {
            of(*event.before.owner).armies.corrected -= event.before.armies;
        }
        if (event.after.owner) {
            of(*event.after.owner).armies.corrected += event.after.armies;
        }
        at(event.territory) = event.after;
        if (event.before.owner != event.after.owner) { // what was announced or conquered may be another's now
            state.turn.attack.reset();
            state.turn.conquest.reset();
        }
    }
    void operator()(const CardsCorrected& event) {
        auto& player = of(event.player);
        state.deck -= event.after - event.before;
        player.cards = event.after;
        if (static_cast<int>(player.known.size()) > event.after) {
            player.known.clear(); // which of them went is not known
        }
    }
    void operator()(const StockTaken&) {}
    void operator()(const PlayerReturned& event) {
        of(event.player).eliminated_in = 0;
        of(event.player).eliminated_by.reset();
    }
    void operator()(const DiscardsCorrected& event) {
        state.deck -= static_cast<int>(event.after.size()) - static_cast<int>(event.before.size());
        state.discards = event.after;
    }
    void operator()(const ShownCorrected& event) { of(event.player).known = event.after; }
    void operator()(const TrackCorrected& event) {
        switch (event.track) {
        case Track::Reshuffles:
            state.reshuffles = event.after;
            return;
        case Track::Clock:
            state.clock.elapsed = event.after;
            return;
        case Track::Round:
            state.turn.round = event.after;
            return;
        case Track::Placed:
            state.turn.placed = event.after;
            return;
        case Track::Sets:
            state.turn.sets = event.after;
            return;
        case Track::Conquests:
            state.turn.conquests = event.after;
            return;
        }
    }
    void operator()(const SymbolCorrected& event) {
        std::erase_if(state.symbols, [&](const CardSymbol& each) { return each.territory == event.territory; });
        if (const CardSymbol row{event.territory, event.after}; (*state.tables)[event.territory].symbol != event.after) {
            state.symbols.insert(std::ranges::upper_bound(state.symbols, row), row);
        }
    }
};

} // namespace

State apply(State state, const Event& event) {
    std::visit(Apply{state}, event);
    return state;
}

} // namespace intendant::risiko
