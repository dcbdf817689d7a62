#include "app/axis_allies/help.hpp"

#include "app/axis_allies/words.hpp"
#include "model/axis_allies/clauses.hpp"

namespace intendant::app::aa {

std::vector<HelpTopic> help_topics() {
    return help_topics_of(all_actions, [](Action action) { return word(action); });
}

std::vector<HelpEntry> help_entries(const Tables& tables) { return help_entries_of(tables.clauses, "R P M C N L I S O B X T V D Q"); }

core::RuleRef clause_now(const State& state) {
    if (state.outcome) {
        return {};
    }
    if (state.battle) {
        return {to_utf8(clause(state.battle->step))};
    }
    switch (state.turn.action) {
    case Action::ResearchAndPurchase:
        return {state.turn.breakthroughs > 0 ? "R-05" : state.turn.researched || state.turn.bought ? "P-01" : "R-01"};
    case Action::CombatMovement:
        return {"M-01"};
    case Action::Combat:
        return {"C-01"};
    case Action::NonCombatMovement:
        return {"N-01"};
    case Action::Placement:
        return {"L-01"};
    case Action::Income:
        return {"I-01"};
    }
    return {};
}

namespace {

/// The first words of a clause: as many as a line of the sheet takes.
wxString beginning(const wxString& text) {
    constexpr std::size_t letters = 34;
    if (text.length() <= letters) {
        return text;
    }
    const auto words = text.Left(letters).BeforeLast(' ');
    return words + L"\u2026";
}

} // namespace

std::vector<Link> links_to_know(const Tables& tables, std::string_view action) {
    std::vector<Link> links;
    for (const auto& clause : good_to_know(tables, action)) {
        const auto text = text_of(clause);
        links.push_back({clause.rule.id, to_wx(clause.rule.id) + "  " + beginning(text), text});
    }
    return links;
}

wxString tip(const Tables& tables, const core::RuleRef& rule) {
    const auto clause = explanation(tables, rule);
    return clause ? wxString::Format("%s\n%s, %s", text_of(*clause), to_wx(rule.id), page_of(*clause)) : wxString{};
}

} // namespace intendant::app::aa
