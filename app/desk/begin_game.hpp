#pragma once

#include "app/base/failure.hpp"
#include "app/desk/new_game.hpp"
#include "app/desk/table_of.hpp"
#include "app/widgets/notice_bar.hpp"

#include <functional>
#include <optional>

namespace intendant::app {

/// Begins a game in the file of that name, or says on the notice what speaks against it. It is tried without a file first, so that a game that
/// cannot begin leaves none behind. Where the table has to say why, it is asked, and `again` called with its reason.
template <class Session>
std::optional<std::filesystem::path>
begin_or_say(NoticeBar& notice, const wxString& typed, std::shared_ptr<const typename Session::Tables> tables, const Names& names,
             const typename Session::Command& beginning, const std::string& reason, std::function<void(const std::string&)> again) {
    try {
        const auto tried = Session::in_memory(tables).book(beginning, reason);
        if (tried.refused) {
            notice.say(NoticeBar::Kind::Refusal, to_wx(tried.refused->rule.id) + ": " + translate(tried.refused->why, names),
                       links_to(tables->clauses, {tried.refused->rule}));
            return {};
        }
        if (tried.needs_reason()) {
            wxString text;
            std::vector<core::RuleRef> cited;
            for (const auto& warning : tried.warnings) {
                text += (text.empty() ? "" : "\n") + to_wx(warning.rule.id) + ": " + translate(warning.why, names);
                cited.push_back(warning.rule);
            }
            notice.ask_reason(text, std::move(again), links_to(tables->clauses, cited));
            return {};
        }
        return make_game<Session>(typed, tables, beginning, reason);
    } catch (...) {
        notice.say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
        return {};
    }
}

} // namespace intendant::app
