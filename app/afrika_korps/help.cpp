#include "app/afrika_korps/help.hpp"

#include <array>

namespace intendant::app::ak {

std::vector<HelpTopic> help_topics() {
    return help_topics_of(all_phases, [](Phase phase) { return word(phase); });
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    return help_entries_of(tables.clauses,
                           "GEN SET CAL SUP ASP CAP RNF RPL SUB STK MOV ZOC CMB ODD CRT EXC RET ADV DIV VA FOR SEA ROM ISO VIC AMB");
}

core::RuleRef clause_now(const State& state) {
    constexpr std::array of_phases{"AK-CAL-10", "AK-SUP-3", "AK-MOV-1", "AK-DIV-2", "AK-CMB-2", "AK-CAL-8"};
    if (state.outcome) {
        return {};
    }
    const bool without_die = state.turn.phase == Phase::Arrival && state.turn.side == Side::Allies;
    return {without_die ? "AK-SUP-2" : of_phases.at(static_cast<std::size_t>(state.turn.phase))};
}

} // namespace intendant::app::ak
