#include "app/desk/clause_help.hpp"

#include "app/base/language.hpp"

#include <charconv>
#include <map>
#include <utility>

namespace intendant::app {

namespace {

bool is_printed(const core::Clause& clause) { return clause.kind != core::ClauseKind::Differ && clause.kind != core::ClauseKind::Open; }

/// Where a clause stands in the book: by its group, then by its number.
std::pair<std::size_t, int> place_of(std::string_view groups, const std::string& id) {
    const auto end = id.rfind('-');
    const auto before = id.rfind('-', end - 1);
    const auto begin = before == std::string::npos ? 0 : before + 1;
    int number = 0;
    std::from_chars(id.data() + end + 1, id.data() + id.size(), number);
    return {groups.find(id.substr(begin, end - begin)), number};
}

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// The clauses that a text names, as `M-54` or `RK-ATK-5`; what looks like an id and is none is left out.
std::vector<std::string> named_in(const std::string& text, const std::vector<core::Clause>& clauses) {
    std::vector<std::string> ids;
    for (std::size_t at = 0; at < text.size();) {
        auto end = at;
        while (end < text.size() && (is_capital(text[end]) || (end > at && (is_digit(text[end]) || text[end] == '-')))) {
            ++end;
        }
        auto whole = end; // a dash behind it belongs to the sentence
        while (whole > at && text[whole - 1] == '-') {
            --whole;
        }
        if (auto id = text.substr(at, whole - at); !id.empty() && core::explanation(clauses, {id})) {
            ids.push_back(std::move(id));
        }
        at = std::max(end, at + 1);
    }
    return ids;
}

} // namespace

wxString text_of(const core::Clause& clause) { return to_wx(core::in(language(), clause.text, clause.translated_text)); }

wxString page_of(const core::Clause& clause) { return to_wx(core::in(language(), clause.page, clause.translated_page)); }

std::vector<HelpEntry> help_entries_of(const std::vector<core::Clause>& clauses, std::string_view groups) {
    std::vector<const core::Clause*> in_order;
    std::ranges::transform(clauses, std::back_inserter(in_order), [](const core::Clause& clause) { return &clause; });
    std::ranges::stable_sort(in_order, {}, [&](const core::Clause* clause) { return place_of(groups, clause->rule.id); });
    std::map<std::string, std::vector<std::string>> led_to_by;
    for (const auto* const clause : in_order) {
        for (const auto& other : clause->see) {
            led_to_by[other.id].push_back(clause->rule.id);
        }
    }
    std::vector<HelpEntry> entries;
    for (const auto* const clause : in_order) {
        HelpEntry entry{clause->rule.id, clause->phase, text_of(*clause), wxString::Format(_("In the books: %s"), page_of(*clause)), {}};
        if (clause->kind == core::ClauseKind::Differ) {
            entry.source = _("The books differ.");
        } else if (clause->kind == core::ClauseKind::Open) {
            entry.source = _("The books leave it open.");
        }
        const auto add = [&](const std::string& id) {
            if (id != entry.id && std::ranges::find(entry.see, id) == entry.see.end()) {
                entry.see.push_back(id);
            }
        };
        std::ranges::for_each(clause->see, add, &core::RuleRef::id);
        std::ranges::for_each(named_in(clause->text, clauses), add);
        std::ranges::for_each(led_to_by[clause->rule.id], add);
        entries.push_back(std::move(entry));
    }
    return entries;
}

wxString tip(const std::vector<core::Clause>& clauses, const std::string& id) {
    const auto clause = core::explanation(clauses, {id});
    return clause ? text_of(*clause) + "\n" + to_wx(id) : wxString{};
}

std::vector<Link> links_to(const std::vector<core::Clause>& clauses, const std::vector<core::RuleRef>& rules, LinkLabel label) {
    std::vector<Link> links;
    for (const auto& rule : rules) {
        const auto clause = core::explanation(clauses, rule);
        if (clause && std::ranges::find(links, rule.id, &Link::id) == links.end()) {
            const bool paged = label == LinkLabel::IdAndPage && is_printed(*clause);
            links.push_back(
                {rule.id, paged ? wxString::Format("%s (%s)", to_wx(rule.id), page_of(*clause)) : to_wx(rule.id), text_of(*clause)});
        }
    }
    return links;
}

std::vector<core::RuleRef> rules_of(const std::vector<core::Warning>& warnings) {
    std::vector<core::RuleRef> rules;
    std::ranges::transform(warnings, std::back_inserter(rules), &core::Warning::rule);
    return rules;
}

wxString said_of_choice(bool chosen, const char* meaning) {
    return wxString::Format(chosen ? _("This table has chosen (F12): %s") : _("This table has not chosen (F12): %s"),
                            wxGetTranslation(to_wx(meaning)));
}

} // namespace intendant::app
