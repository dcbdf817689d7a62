#include "app/afrika_korps/help.hpp"

#include "app/base/language.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

std::vector<HelpTopic> help_topics() {
    std::vector<HelpTopic> topics{{"setup", _("Setting up")}};
    for (const auto phase : all_phases) {
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
        for (const auto& other : clause.see) {
            entry.see.push_back(other.id);
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

wxString how_played(const Options& options, const std::string& clause) {
    const auto place = std::ranges::find(switches, std::string_view{clause}, &Switch::clause);
    if (place == switches.end()) {
        return {};
    }
    return wxString::Format(options.*place->on ? _("This table has chosen (F12): %s") : _("This table has not chosen (F12): %s"),
                            wxGetTranslation(to_wx(place->meaning)));
}

} // namespace intendant::app::ak
