#include "model/risiko/decision.hpp"

#include <algorithm>

namespace intendant::risiko {

void begin_turn(Decision& decision, Colour colour, int round) {
    decision.book(TurnBegun{.player = colour, .round = round, .reinforcement = reinforcement_of(decision.now(), colour)});
}

namespace {

bool takes_turns(const State& state, Colour colour) {
    return find_player(state, colour)->in_game() &&
           (state.extra_round.empty() || std::ranges::find(state.extra_round, colour) != state.extra_round.end());
}

} // namespace

std::optional<Next> next_turn(const State& state) {
    const auto order = clockwise_from(state, state.first); // a round goes through them once (RK-TRN-6)
    const auto here = std::ranges::find(order, state.turn.player);
    if (here == order.end()) {
        return std::nullopt;
    }
    Next next{.colour = state.turn.player, .new_round = false, .passes_last_lap = false};
    auto place = static_cast<std::size_t>(here - order.begin());
    for (std::size_t steps = 0; steps < order.size(); ++steps) {
        place = (place + 1) % order.size();
        next.new_round = next.new_round || place == 0;
        next.colour = order[place];
        if (takes_turns(state, next.colour)) {
            return next;
        }
        next.passes_last_lap = next.passes_last_lap || state.last_lap == next.colour;
    }
    return std::nullopt;
}

std::vector<Colour> still_to_play(const State& state) {
    std::vector<Colour> players;
    if (!state.last_lap || state.outcome || !state.extra_round.empty()) {
        return players;
    }
    auto walk = state;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        players.push_back(walk.turn.player);
        const auto next = next_turn(walk);
        if (walk.turn.player == *state.last_lap || !next || next->passes_last_lap) {
            break;
        }
        walk.turn.player = next->colour;
    }
    return players;
}

namespace {

/// The card at the end of a turn of conquest, or why there is none. Rule: RK-CRD-1 to RK-CRD-5, RK-TA-3, RK-AMB-13.
std::optional<core::Refused> draw(Decision& decision, const std::optional<CardId>& card) {
    const auto& state = decision.now();
    const auto player = state.turn.player;
    const auto& options = state.options;
    if (card && !options.open_cards) {
        return refuse("RK-CRD-6", INTENDANT_TR("Hands are secret at this table: the card drawn is not named."));
    }
    std::optional<NoDraw> why_not;
    if (state.last_lap && !options.cards_in_last_lap) {
        why_not = NoDraw::LastLap;
    } else if (options.time_attack() && !options.forced_set_above_seven &&
               find_player(state, player)->cards >= state.tables->amounts.most_cards) {
        why_not = NoDraw::HandFull;
    } else if (state.deck == 0 && state.discards.empty()) {
        why_not = NoDraw::NoCards;
    }
    if (why_not && card) {
        return refuse(*why_not == NoDraw::HandFull  ? "RK-CRD-5"
                      : *why_not == NoDraw::LastLap ? "RK-TA-3"
                                                    : "RK-CRD-4",
                      INTENDANT_TR("{colour} draws no card now: {card} stays where it is."),
                      {{"colour", name(player)}, {"card", name(state, *card)}});
    }
    if (why_not) {
        decision.book(DrawSkipped{.player = player, .why = *why_not});
        return std::nullopt;
    }
    const auto reshuffle = [&] {
        decision.book(DeckReshuffled{
            .player = player, .number = decision.now().reshuffles + 1, .cards = static_cast<int>(decision.now().discards.size())});
    };
    if (state.deck == 0) {
        reshuffle();
    }
    if (options.open_cards) {
        if (!card || shown_by(state, *card) != nullptr || std::ranges::binary_search(decision.now().discards, *card)) {
            return refuse("RK-CRD-7",
                          card ? INTENDANT_TR("The card {card} is not in the deck.")
                               : INTENDANT_TR("Cards are open at this table: name the card drawn."),
                          {{"card", card ? name(state, *card) : ""}});
        }
    }
    decision.book(CardDrawn{.player = player, .card = card});
    if (decision.now().deck > 0) {
        return std::nullopt;
    }
    if (options.ending == EndingRule::TimeAttackReshuffles && decision.now().reshuffles >= options.reshuffles) {
        if (!decision.now().last_lap) {
            decision.book(LastLapBegun{.last = player});
        }
    } else if (!decision.now().discards.empty()) { // else RK-CRD-4
        reshuffle();
    }
    return std::nullopt;
}

} // namespace

void pass_the_turn(Decision& decision, const std::optional<Colour>& last_lap) {
    const auto player = decision.player();
    const int round = decision.now().turn.round;
    decision.book(TurnEnded{.player = player, .round = round});
    const auto& state = decision.now();
    const auto next = next_turn(state);
    const bool extra = !state.extra_round.empty();
    const bool lap_over = !extra && last_lap && (*last_lap == player || (next && next->passes_last_lap));
    const bool round_over = next && next->new_round;
    if (!state.outcome && (!next || lap_over || (round_over && (extra || state.clock.over)))) {
        count_points(decision);
    } else if (next) {
        begin_turn(decision, next->colour, round + (next->new_round ? 1 : 0));
    }
}

/// Rule: RK-TRN-1, RK-TRN-5.
core::Verdict<Event> decide(const State& state, const EndTurn& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    Decision decision(state);
    const auto player = state.turn.player;
    must_seal_first(decision);
    must_be_set_right(decision);
    if (state.turn.to_place() > 0) {
        decision.breaks("RK-REI-9", INTENDANT_TR("{colour} still has {armies} to place, which would be lost."),
                        {{"colour", name(player)}, {"armies", counted(state.turn.to_place(), Noun::Army)}});
    }
    must_throw_first(decision);
    must_discard_first(decision);
    must_hand_in_first(decision);
    if (state.turn.conquests > 0) {
        if (const auto refused = draw(decision, command.card)) {
            return *refused;
        }
    } else if (command.card) {
        return refuse("RK-CRD-1", INTENDANT_TR("{colour} conquered nothing this turn and draws no card."), {{"colour", name(player)}});
    }
    pass_the_turn(decision, state.last_lap);
    return std::move(decision).accepted();
}

/// Rule: RK-TRN-3.
core::Verdict<Event> decide(const State& state, const EndCombat&) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    if (state.turn.phase == Phase::StrategicMove) {
        return refuse("RK-TRN-3", INTENDANT_TR("The attacks of this turn have ended already."));
    }
    Decision decision(state);
    must_seal_first(decision);
    if (state.turn.to_place() > 0) {
        decision.breaks("RK-TRN-2", INTENDANT_TR("{colour} has {armies} to place first."),
                        {{"colour", name(state.turn.player)}, {"armies", counted(state.turn.to_place(), Noun::Army)}});
    }
    must_throw_first(decision);
    must_discard_first(decision);
    must_hand_in_first(decision);
    decision.book(PhaseBegun{.phase = Phase::StrategicMove});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
