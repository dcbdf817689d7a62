#include "app/empire_of_the_sun/help.hpp"

#include <wx/translation.h>

#include <array>

namespace intendant::app::es {

std::vector<HelpTopic> help_topics() {
    return {{"setup", _("Setting up")},
            {"strategic", _("Strategic phase")},
            {"offensives", _("Offensives")},
            {"battle", _("Battles")},
            {"political", _("Political phase")},
            {"attrition", _("Attrition")},
            {"end_of_turn", _("End of the turn")},
            {"any", _("At any time")}};
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    return help_entries_of(tables.clauses,
                           "GEN SCN SEQ REI ASP REP STW DRW CRD INI FUT OFF HQ MOV NAV AIR ZOI LND AMP STK INT REA SRM BAT GND RET "
                           "PBM CTL POL CHN BUR IND WIE RIV PWL SUP ATR EOT VIC VPT BID MRK AMB");
}

core::RuleRef clause_now(const State& state) {
    constexpr std::array of_phases{"ES-REI-1", "ES-REP-2", "ES-STW-4", "ES-DRW-1", "ES-CRD-2",
                                   "ES-POL-1", "ES-PWL-1", "ES-ATR-1", "ES-EOT-1"};
    if (state.outcome) {
        return {};
    }
    if (state.offensive) {
        const auto& offensive = *state.offensive;
        return {offensive.battles.empty() ? "ES-OFF-2" : offensive.status ? "ES-BAT-1" : "ES-INT-1"};
    }
    return {of_phases.at(static_cast<std::size_t>(state.turn.phase))};
}

} // namespace intendant::app::es
