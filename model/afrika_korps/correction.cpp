#include "model/afrika_korps/counting.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

/// What is named of the rules, over those that hold. Nothing: a name that no rule has.
std::optional<Options> with_named(const Options& before, const ChangeOptions& command) {
    if (!command.named) {
        return command.options;
    }
    auto after = before;
    for (const auto& key : *command.named) {
        const auto option = std::ranges::find(switches, key, &Switch::id);
        if (key == "depth") {
            after.depth = command.options.depth;
        } else if (option != switches.end()) {
            after.*option->on = command.options.*option->on;
        } else {
            return std::nullopt;
        }
    }
    return after;
}

} // namespace

/// Rule: AK-CAL-10, AK-VA-10.
core::Verdict<Event> decide(const State& state, const ChangeOptions& command) {
    const auto after = with_named(state.options, command);
    if (!after) {
        return refuse("AK-CAL-10", INTENDANT_TR("A rule that is named here is none that a table can choose."));
    }
    if (*after == state.options) {
        return refuse("AK-CAL-10", INTENDANT_TR("The table plays by these rules already."));
    }
    if (command.reason.empty()) {
        return refuse("AK-CAL-10", INTENDANT_TR("A change of the rules in the middle of a game is a ruling of the table: say why."));
    }
    Decision decision(state);
    decision.book(OptionsChanged{.before = state.options, .after = *after, .reason = command.reason});
    for (const auto& each : after->depth == Depth::Books ? state.turn.victories : std::vector<StandingVictory>{}) {
        decision.book(VictoryLapsed{.attackers = each.attackers, .without_battles = true});
    }
    return std::move(decision).accepted();
}

/// Rule: AK-GEN-4, AK-SUP-1, AK-SUP-9.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    if (command.reason.empty()) {
        return refuse("AK-SUP-1", INTENDANT_TR("Say why the books are corrected; the reason is kept with the entry."));
    }
    Decision decision(state);
    if (auto why = book_count(decision, command)) {
        return *why;
    }
    if (auto why = tell_new_contradictions(decision, state, Stacks::WhenTheyBind)) {
        return *why;
    }
    decision.book(StockTaken{.reason = command.reason, .agrees = decision.now() == state});
    end_by_elimination(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
