#include "app/risiko/help.hpp"

namespace intendant::app::rk {

std::vector<HelpTopic> help_topics() {
    return help_topics_of(std::array{Phase::Reinforcement, Phase::Combat, Phase::StrategicMove}, [](Phase phase) { return word(phase); });
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    return help_entries_of(tables.clauses, "GEN SET TRN REI CRD ATK OCC MOV ELI OBJ END TA OPT MAP AMB");
}

core::RuleRef clause_now(const State& state) {
    if (state.outcome) {
        return {};
    }
    switch (state.turn.phase) {
    case Phase::FirstThrow:
        return {"RK-SET-1"};
    case Phase::Deal:
        return {"RK-SET-5"};
    case Phase::InitialArmies:
        return {"RK-SET-8"};
    case Phase::Reinforcement:
        return {"RK-REI-9"};
    case Phase::Combat:
        return {state.turn.conquest ? "RK-OCC-2" : "RK-ATK-1"};
    case Phase::StrategicMove:
        return {"RK-MOV-1"};
    }
    return {};
}

} // namespace intendant::app::rk
