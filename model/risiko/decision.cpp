#include "model/risiko/decision.hpp"

#include "model/risiko/contradictions.hpp"

#include <algorithm>

namespace intendant::risiko {

bool in_a_turn(const State& state) { return state.begun && state.turn.round > 0; }

core::Refused no_turn() { return refuse("RK-TRN-1", INTENDANT_TR("The board is still being set up: nobody plays a turn yet.")); }

bool readable(const core::Throw& dice) { return dice.source != core::DiceSource::Hits && dice.hits == 0 && core::plausible(dice); }

core::Refused unreadable(const std::vector<const core::Throw*>& throws, std::string rule, std::string sentence, Parameters parameters) {
    const bool forged = std::ranges::any_of(throws, [](const core::Throw* each) {
        auto typed = *each;
        typed.source = core::DiceSource::Table;
        return each->source == core::DiceSource::Program && !core::plausible(*each) && core::plausible(typed);
    });
    return forged ? refuse(std::move(rule),
                           INTENDANT_TR("The program has not thrown these dice: its generator gives others for this seed and position."))
                  : refuse(std::move(rule), std::move(sentence), std::move(parameters));
}

void check_pieces(Decision& decision, Colour colour, int more) {
    const auto most = decision.now().options.most_armies;
    if (most > 0 && armies_of(decision.now(), colour) + more > most) {
        decision.breaks(
            "RK-AMB-9", INTENDANT_TR("{colour} would have {armies} on the board; there are pieces for {most}."),
            {{"colour", name(colour)}, {"armies", counted(armies_of(decision.now(), colour) + more, Noun::Army)}, {"most", number(most)}});
    }
}

void tell_contradictions(Decision& decision, const State& before) {
    const auto known = contradictions(before);
    for (const auto& each : contradictions(decision.now())) {
        if (std::ranges::find(known, each) == known.end()) {
            decision.doubts(each.rule.id, each.why.id, each.why.parameters);
        }
    }
}

void must_be_set_right(Decision& decision) {
    for (const auto& each : contradictions(decision.now())) {
        decision.breaks(each.rule.id, each.why.id, each.why.parameters);
    }
}

core::Verdict<Event> decide(const State& state, const Command& command) {
    if (!state.begun && !std::holds_alternative<BeginGame>(command)) {
        return refuse("RK-GEN-3", INTENDANT_TR("The game has not begun: say who plays, and how it ends."));
    }
    auto verdict = std::visit([&state](const auto& asked) { return decide(state, asked); }, command);
    const bool closing = std::holds_alternative<Claim>(command) || std::holds_alternative<ShowObjective>(command);
    if (auto* accepted = std::get_if<core::Accepted<Event>>(&verdict); accepted != nullptr && state.outcome && !closing) {
        accepted->warnings.push_back(
            {core::WarningKind::Doubtful, {"RK-END-1"}, {INTENDANT_TR("The game has ended; this would be booked after its end."), {}}});
    }
    return verdict;
}

} // namespace intendant::risiko
