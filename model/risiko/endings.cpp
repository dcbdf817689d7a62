#include "model/risiko/decision.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

/// Who has the most points and, among these, armies; in a supplementary round, of those who play it.
std::vector<Colour> best_of(const State& state) {
    const auto& extra = state.extra_round;
    auto table = standings(state);
    std::erase_if(table, [&](const Standing& each) {
        return !find_player(state, each.colour)->in_game() || (!extra.empty() && std::ranges::find(extra, each.colour) == extra.end());
    });
    std::vector<Colour> best;
    for (const auto& each : table) {
        if (each.points == table.front().points && each.armies == table.front().armies) {
            best.push_back(each.colour);
        }
    }
    return best;
}

bool decided(const State& state, const std::vector<Colour>& best) {
    return best.size() == 1 || (!state.extra_round.empty() && state.options.shared_victory);
}

} // namespace

/// Rule: RK-TA-4, RK-TA-5, RK-AMB-7.
void count_points(Decision& decision) {
    const auto best = best_of(decision.now());
    if (decided(decision.now(), best)) {
        decision.book(GameEnded{.outcome = {.ending = Ending::Points, .winners = best, .table = standings(decision.now())}});
        return;
    }
    // A supplementary round, in the order of the seats.
    const int round = decision.now().turn.round + 1;
    auto order = clockwise_from(decision.now(), decision.now().first);
    std::erase_if(order, [&](Colour colour) { return std::ranges::find(best, colour) == best.end(); });
    decision.book(ExtraRoundBegun{.players = order});
    begin_turn(decision, order.front(), round);
}

/// Rule: RK-ELI-1, RK-ELI-4, RK-TA-6.
void end_by_elimination(Decision& decision) {
    const auto left = std::ranges::count_if(decision.now().players, &PlayerState::in_game);
    if (decision.now().outcome) {
        return;
    }
    if (left == 1) {
        const auto last = std::ranges::find_if(decision.now().players, &PlayerState::in_game)->player.colour;
        decision.book(GameEnded{.outcome = {.ending = Ending::LastPlayer, .winners = {last}, .table = standings(decision.now())}});
    } else if (decision.now().options.time_attack() && decision.now().reshuffles > 0) {
        const auto& state = decision.now();
        if (!decided(state, best_of(state)) && state.turn.conquests > 0 && find_player(state, decision.player())->in_game()) {
            decision.book(DrawSkipped{.player = decision.player(), .why = NoDraw::TurnCutShort}); // the game goes on without his card
        }
        decision.book(TurnEnded{.player = decision.player(), .round = decision.now().turn.round});
        count_points(decision);
    }
}

void end_by_conquest(Decision& decision) {
    const auto& holdings = decision.now().holdings;
    const auto owner = holdings.front().owner;
    if (!decision.now().outcome && owner && std::ranges::all_of(holdings, [&](const Holding& each) { return each.owner == owner; })) {
        decision.book(GameEnded{.outcome = {.ending = Ending::LastPlayer, .winners = {*owner}, .table = standings(decision.now())}});
    }
}

/// Rule: RK-END-3.
core::Verdict<Event> decide(const State& state, const LeaveUnfinished&) {
    if (state.outcome) {
        return refuse("RK-END-3", INTENDANT_TR("The game has ended already."));
    }
    Decision decision(state);
    decision.book(GameEnded{.outcome = {.ending = Ending::Unfinished, .winners = {}, .table = standings(state)}});
    return std::move(decision).accepted();
}

/// Rule: RK-TA-2.
core::Verdict<Event> decide(const State& state, const SetClock& command) {
    constexpr int most_days = 7;
    constexpr int seconds_a_day = 24 * 60 * 60;
    if (state.options.ending != EndingRule::TimeAttackClock) {
        return refuse("RK-TA-2", INTENDANT_TR("This game is not played by the clock."));
    }
    if (state.clock.over) {
        return refuse("RK-TA-2", INTENDANT_TR("The time is over already."));
    }
    if (command.elapsed > most_days * seconds_a_day) {
        return refuse("RK-TA-2", INTENDANT_TR("The clock of a game counts up to {days} days."), {{"days", number(most_days)}});
    }
    if (command.elapsed < state.clock.elapsed) {
        return refuse("RK-TA-2", INTENDANT_TR("The clock stood at {seconds} {seconds:second|seconds} and does not go back."),
                      {{"seconds", number(state.clock.elapsed)}});
    }
    if ((command.act == ClockAct::Start && state.clock.running) || (command.act == ClockAct::Pause && !state.clock.running)) {
        return refuse("RK-TA-2", state.clock.running ? INTENDANT_TR("The clock is running.") : INTENDANT_TR("The clock stands still."));
    }
    Decision decision(state);
    constexpr int seconds_a_minute = 60;
    if (command.act == ClockAct::Over && command.elapsed < state.options.minutes * seconds_a_minute) {
        decision.doubts(
            "RK-TA-2",
            INTENDANT_TR("{seconds} {seconds:second was|seconds were} played, less than the {minutes} {minutes:minute|minutes} agreed on."),
            {{"seconds", number(command.elapsed)}, {"minutes", number(state.options.minutes)}});
    }
    decision.book(ClockSet{.act = command.act, .elapsed = command.elapsed});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
