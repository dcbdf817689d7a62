#pragma once

#include "app/base/text.hpp"
#include "app/desk/help_page.hpp"
#include "app/widgets/link_row.hpp"
#include "model/core/clauses.hpp"
#include "model/core/option_switch.hpp"
#include "model/core/verdict.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// The clauses of a book as the windows show them.
namespace intendant::app {

wxString text_of(const core::Clause& clause);
/// Where it is printed.
wxString page_of(const core::Clause& clause);

/// The headings of the help: setting up, these parts of a turn, and what holds at any time. `word`: what a part is called.
template <class Parts, class Word> std::vector<HelpTopic> help_topics_of(const Parts& parts, Word word) {
    std::vector<HelpTopic> topics{{"setup", _("Setting up")}};
    for (const auto part : parts) {
        topics.push_back({std::string{id_of(part)}, word(part)});
    }
    topics.push_back({"any", _("At any time")});
    return topics;
}

/// Every clause under its heading, by its group and then by its number. `groups`: their letters in the order of the book, with blanks
/// between. A clause leads to the questions that its row names, then to the clauses that its text names, then to those whose rows name it.
std::vector<HelpEntry> help_entries_of(const std::vector<core::Clause>& clauses, std::string_view groups);

/// The text of a clause with its id below; empty when there is none of that id.
wxString tip(const std::vector<core::Clause>& clauses, const std::string& id);

enum class LinkLabel { Id, IdAndPage };

/// Clauses as links, each once, with its text as the tip. A page is shown where one is printed.
std::vector<Link> links_to(const std::vector<core::Clause>& clauses, const std::vector<core::RuleRef>& rules,
                           LinkLabel label = LinkLabel::Id);
/// What the warnings cite, in their order.
std::vector<core::RuleRef> rules_of(const std::vector<core::Warning>& warnings);

/// What a table says that has chosen, or has not, what a switch means.
wxString said_of_choice(bool chosen, const char* meaning);

/// How these options answer the clause; empty when the table has no choice there. `switches`: a list of `core::Switch<Options>`.
template <class Switches, class Options> wxString how_played(const Switches& switches, const Options& options, std::string_view clause) {
    const auto place = std::ranges::find(switches, clause, &core::Switch<Options>::clause);
    return place == switches.end() ? wxString{} : said_of_choice(options.*place->on, place->meaning);
}

} // namespace intendant::app
