#include "app/afrika_korps/help.hpp"

namespace intendant::app::ak {

std::vector<HelpTopic> help_topics() {
    return help_topics_of(all_phases, [](Phase phase) { return word(phase); });
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    return help_entries_of(tables.clauses,
                           "GEN SET CAL SUP ASP CAP RNF RPL SUB STK MOV ZOC CMB ODD CRT EXC RET ADV DIV VA FOR SEA ROM ISO VIC AMB");
}

core::RuleRef clause_now(const State& state) {
    if (state.outcome) {
        return {};
    }
    switch (state.turn.phase) {
    case Phase::Start:
        return {"AK-CAL-10"};
    case Phase::Arrival:
        return {state.turn.side == Side::Axis ? "AK-SUP-3" : "AK-SUP-2"};
    case Phase::Movement:
        return {"AK-MOV-1"};
    case Phase::PreCombat:
        return {"AK-DIV-2"};
    case Phase::Combat:
        return {"AK-CMB-2"};
    case Phase::End:
        return {"AK-CAL-8"};
    }
    return {};
}

} // namespace intendant::app::ak
