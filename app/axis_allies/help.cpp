#include "app/axis_allies/help.hpp"

#include "app/axis_allies/words.hpp"
#include "app/base/language.hpp"
#include "model/axis_allies/clauses.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace intendant::app::aa {

namespace {

/// A clause's place under its heading: by group, then by number.
std::pair<std::size_t, int> place_of(const core::RuleRef& rule) {
    static constexpr std::string_view groups = "RPMCNLISOBXTVDQ";
    int number = 0;
    std::from_chars(rule.id.data() + 2, rule.id.data() + rule.id.size(), number);
    return {groups.find(rule.id.front()), number};
}

wxString text_of(const Clause& clause) { return to_wx(core::in(language(), clause.text, clause.translated_text)); }

wxString page_of(const Clause& clause) { return to_wx(core::in(language(), clause.page, clause.translated_page)); }

wxString source_of(const Clause& clause) {
    switch (clause.kind) {
    case ClauseKind::Differ:
        return _("The books differ.");
    case ClauseKind::Open:
        return _("The books leave it open.");
    case ClauseKind::Refuse:
    case ClauseKind::Warn:
    case ClauseKind::Compute:
    case ClauseKind::Inform:
        break;
    }
    return wxString::Format(_("In the books: %s"), page_of(clause));
}

/// The clauses named in a text, as `M-54`.
std::vector<std::string> cited(const Tables& tables, const std::string& text) {
    std::vector<std::string> ids;
    for (std::size_t at = 0; at + 3 < text.size(); ++at) {
        if (std::isupper(static_cast<unsigned char>(text[at])) == 0 || text[at + 1] != '-' ||
            (at > 0 && std::isalpha(static_cast<unsigned char>(text[at - 1])) != 0)) {
            continue;
        }
        auto end = at + 2;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) {
            ++end;
        }
        if (auto id = text.substr(at, end - at); explanation(tables, {id})) {
            ids.push_back(std::move(id));
        }
    }
    return ids;
}

void add(std::vector<std::string>& list, const std::string& id, const std::string& self) {
    if (id != self && std::ranges::find(list, id) == list.end()) {
        list.push_back(id);
    }
}

void add(std::vector<Link>& links, const Tables& tables, const core::RuleRef& rule) {
    const auto clause = explanation(tables, rule);
    if (!clause || std::ranges::find(links, rule.id, &Link::id) != links.end()) {
        return;
    }
    const bool printed = clause->kind != ClauseKind::Differ && clause->kind != ClauseKind::Open;
    links.push_back({rule.id, printed ? wxString::Format("%s (%s)", to_wx(rule.id), page_of(*clause)) : to_wx(rule.id), text_of(*clause)});
}

} // namespace

std::vector<HelpTopic> help_topics() {
    std::vector<HelpTopic> topics{{"setup", _("Setting up")}};
    for (const auto action : all_actions) {
        topics.push_back({std::string{id_of(action)}, word(action)});
    }
    topics.push_back({"any", _("At any time")});
    return topics;
}

std::vector<HelpEntry> help_entries(const Tables& tables) {
    auto clauses = tables.clauses;
    std::ranges::sort(clauses, {}, [](const Clause& clause) { return place_of(clause.rule); });
    std::vector<HelpEntry> entries;
    for (const auto& clause : clauses) {
        HelpEntry entry{clause.rule.id, clause.phase, text_of(clause), source_of(clause), {}};
        for (const auto& other : clause.see) {
            add(entry.see, other.id, entry.id);
        }
        for (const auto& other : cited(tables, clause.text)) {
            add(entry.see, other, entry.id);
        }
        // From a difference or an open question back to the clauses that lead to it.
        for (const auto& other : clauses) {
            if (std::ranges::find(other.see, clause.rule) != other.see.end()) {
                add(entry.see, other.rule.id, entry.id);
            }
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

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

wxString how_played(const Options& options, const core::RuleRef& rule) {
    const auto place = std::ranges::find(switches, std::string_view{rule.id}, &Switch::clause);
    if (place == switches.end()) {
        return {};
    }
    return wxString::Format(options.*place->on ? _("This table has chosen (F12): %s") : _("This table has not chosen (F12): %s"),
                            wxGetTranslation(to_wx(place->meaning)));
}

std::vector<Link> cited_by(const Tables& tables, const std::vector<core::RuleRef>& rules) {
    std::vector<Link> links;
    for (const auto& rule : rules) {
        add(links, tables, rule);
    }
    return links;
}

std::vector<Link> cited_by(const Tables& tables, const core::Refused& refused) { return cited_by(tables, std::vector{refused.rule}); }

std::vector<Link> cited_by(const Tables& tables, const std::vector<core::Warning>& warnings) {
    std::vector<Link> links;
    for (const auto& warning : warnings) {
        add(links, tables, warning.rule);
    }
    return links;
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
