#include "model/axis_allies/victory.hpp"

#include "model/axis_allies/decision.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

int lost_capitals(const State& state, Alliance alliance) {
    return static_cast<int>(
        std::ranges::count_if(all_powers, [&](Power power) { return alliance_of(power) == alliance && capital_lost(state, power); }));
}

/// The individual winner is the first in the order of play of those who have grown most; the others share. Rule: V-05, Q-22.
Outcome ended(const State& state, Ending ending, std::optional<Alliance> winner) {
    Outcome outcome{.ending = ending, .winner = winner, .individual_winner = std::nullopt, .tied_with = {}};
    if (winner) {
        outcome.tied_with = individual_winners(state, *winner);
        outcome.individual_winner = outcome.tied_with.front();
        outcome.tied_with.erase(outcome.tied_with.begin());
    }
    return outcome;
}

} // namespace

std::int64_t growth_in_tenths(const State& state, Power power) {
    return growth_in_tenths(state.tables->powers[power].starting_production, production(state, power));
}

std::int64_t growth_in_tenths(core::Money start, core::Money level) { return (level - start).amount * 1000 / start.amount; }

std::string growth_percent(const State& state, Power power) {
    const auto tenths = growth_in_tenths(state, power);
    const auto size = tenths < 0 ? -tenths : tenths;
    return (tenths < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

std::vector<Power> individual_winners(const State& state, Alliance alliance) {
    const auto most = growth_in_tenths(state, individual_winner(state, alliance));
    std::vector<Power> best;
    std::ranges::copy_if(all_powers, std::back_inserter(best),
                         [&](Power power) { return alliance_of(power) == alliance && growth_in_tenths(state, power) == most; });
    return best;
}

Power individual_winner(const State& state, Alliance alliance) {
    std::vector<Power> side;
    std::ranges::copy_if(all_powers, std::back_inserter(side), [alliance](Power power) { return alliance_of(power) == alliance; });
    return *std::ranges::max_element(side, {}, [&state](Power power) { return growth_in_tenths(state, power); });
}

std::optional<Outcome> victory_at_end_of_turn(const State& state, bool end_of_round) {
    constexpr int capitals_needed = 2; // held at the same time. V-01: both of the Axis; V-02: two of the Allies' three
    for (const auto alliance : {Alliance::Allies, Alliance::Axis}) {
        const bool whole = !state.options.total_victory || lost_capitals(state, alliance) == 0; // O-01
        if (whole && lost_capitals(state, enemy_of(alliance)) >= capitals_needed) {
            return ended(state, Ending::Military, alliance);
        }
    }
    const auto axis_level = production(state, Power::Germany) + production(state, Power::Japan);
    const bool axis_whole = !state.options.economic_victory_needs_axis_capitals || lost_capitals(state, Alliance::Axis) == 0;
    if (end_of_round && axis_whole && axis_level >= state.tables->amounts.economic_victory) {
        return ended(state, Ending::Economic, Alliance::Axis);
    }
    return std::nullopt;
}

core::Verdict<Event> decide(const State& state, const Concede& command) {
    Decision decision(state);
    decision.book(GameEnded{.outcome = ended(state, Ending::Concession, enemy_of(command.alliance))});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const LeaveUnfinished& command) {
    Decision decision(state);
    decision.book(GameEnded{.outcome = ended(state, Ending::Unfinished, command.winner)});
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
