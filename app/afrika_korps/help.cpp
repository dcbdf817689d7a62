#include "app/afrika_korps/help.hpp"

#include "app/base/language.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace intendant::app::ak {

namespace {

/// Where a clause stands in the book: by its group, then by its number.
std::pair<std::size_t, int> place_of(const std::string& id) {
    static constexpr std::string_view groups =
        "GEN SET CAL SUP ASP CAP RNF RPL SUB STK MOV ZOC CMB ODD CRT EXC RET ADV DIV VA FOR SEA ROM ISO VIC AMB";
    const auto end = id.rfind('-');
    const auto begin = id.find('-') + 1;
    int number = 0;
    std::from_chars(id.data() + end + 1, id.data() + id.size(), number);
    return {groups.find(id.substr(begin, end - begin)), number};
}

/// The text names the clause, and not only one whose number goes on.
bool mentions(std::string_view text, std::string_view id) {
    for (auto at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const auto end = at + id.size();
        if (end == text.size() || text[end] < '0' || text[end] > '9') {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<HelpTopic> help_topics() {
    std::vector<HelpTopic> topics{{"setup", _("Setting up")}};
    for (const auto phase : all_phases) {
        topics.push_back({std::string{id_of(phase)}, word(phase)});
    }
    topics.push_back({"any", _("At any time")});
    return topics;
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    auto clauses = tables.clauses;
    std::ranges::stable_sort(clauses, {}, [](const core::Clause& clause) { return place_of(clause.rule.id); });
    std::vector<HelpEntry> entries;
    for (const auto& clause : clauses) {
        HelpEntry entry{clause.rule.id,
                        clause.phase,
                        to_wx(core::in(language(), clause.text, clause.translated_text)),
                        wxString::Format(_("In the books: %s"), to_wx(core::in(language(), clause.page, clause.translated_page))),
                        {}};
        for (const auto& other : clauses) { // those that its text names, and the questions that it leads to or from
            const bool leads = std::ranges::find(clause.see, other.rule) != clause.see.end() ||
                               std::ranges::find(other.see, clause.rule) != other.see.end();
            if (other.rule != clause.rule && (leads || mentions(clause.text, other.rule.id))) {
                entry.see.push_back(other.rule.id);
            }
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

wxString tip(const Tables& tables, const std::string& clause) {
    const auto found = core::explanation(tables.clauses, {clause});
    return found ? to_wx(core::in(language(), found->text, found->translated_text)) + "\n" + to_wx(clause) : wxString{};
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
