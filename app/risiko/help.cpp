#include "app/risiko/help.hpp"

#include "app/base/language.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

std::vector<HelpTopic> help_topics() {
    std::vector<HelpTopic> topics{{"setup", _("Setting up")}};
    for (const auto phase : {Phase::Reinforcement, Phase::Combat, Phase::StrategicMove}) {
        topics.push_back({std::string{id_of(phase)}, word(phase)});
    }
    topics.push_back({"any", _("At any time")});
    return topics;
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    std::vector<HelpEntry> entries;
    for (const auto& clause : tables.clauses) {
        HelpEntry entry{clause.rule.id,
                        clause.phase,
                        to_wx(core::in(language(), clause.text, clause.translated_text)),
                        wxString::Format(_("In the books: %s"), to_wx(core::in(language(), clause.page, clause.translated_page))),
                        {}};
        for (const auto& other : tables.clauses) { // those that its text names, and the questions that it leads to
            const bool named =
                clause.text.find(other.rule.id + ")") != std::string::npos || clause.text.find(other.rule.id + ",") != std::string::npos;
            if (other.rule != clause.rule && (named || std::ranges::find(clause.see, other.rule) != clause.see.end())) {
                entry.see.push_back(other.rule.id);
            }
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

wxString tip(const Tables& tables, const std::string& clause) {
    const auto entries = help_entries(tables);
    const auto found = std::ranges::find(entries, clause, &HelpEntry::id);
    return found == entries.end() ? wxString{} : found->text + "\n" + to_wx(found->id);
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

wxString how_played(const Options& options, const std::string& clause) {
    const auto place = std::ranges::find(switches, std::string_view{clause}, &Switch::clause);
    if (place == switches.end()) {
        return {};
    }
    return wxString::Format(options.*place->on ? _("This table has chosen (F12): %s") : _("This table has not chosen (F12): %s"),
                            wxGetTranslation(to_wx(place->meaning)));
}

} // namespace intendant::app::rk
