#include "app/desk/open_table.hpp"

#include "app/base/failure.hpp"
#include "app/desk/clause_help.hpp"
#include "app/widgets/number_field.hpp"
#include "db/file/file_error.hpp"
#include "model/core/printable.hpp"

#include <wx/translation.h>

#include <utility>

namespace intendant::app {

bool OpenTable::may_book() {
    if (looks_back()) {
        complain(_("You are looking back at the game: nothing is booked here. F3 leads back to the game."));
        return false;
    }
    return may_note();
}

bool OpenTable::may_note() {
    if (opened_to_look()) {
        complain(_("This game is open read-only; nothing can be booked."));
    }
    return !opened_to_look();
}

std::vector<db::Entry> OpenTable::plays_of_phase() const {
    const auto now = heading();
    constexpr std::size_t most = 100;
    std::vector<db::Entry> plays;
    for (auto& line : last_entries(most)) {
        if (line.entry.kind != core::EntryKind::Play || line.undone) {
            continue;
        }
        if (core::Heading{line.entry.round, line.entry.seat, line.entry.phase} != now) {
            plays.clear();
        } else if (line.entry.seq > 1) { // what begins the game stays
            plays.push_back(std::move(line.entry));
        }
    }
    return plays;
}

wxString OpenTable::say(const db::Entry& entry) const {
    wxString text;
    try {
        for (const auto& sentence : sentences(entry)) {
            text += (text.empty() ? "" : " ") + say(sentence);
        }
    } catch (const db::FileError& error) { // damage that came after the game was opened
        return translate(error.sentence(), {});
    }
    return to_wx(core::printable(to_utf8(text)));
}

wxString OpenTable::say(const core::Refused& refused) const {
    return (refused.rule.id.empty() ? wxString{} : to_wx(refused.rule.id) + ": ") + say(refused.why);
}

wxString OpenTable::say(const std::vector<core::Warning>& warnings) const {
    wxString text;
    for (const auto& warning : warnings) {
        text += (text.empty() ? "" : "\n") + to_wx(warning.rule.id) + (warning.rule.id.empty() ? "" : ": ") + say(warning.why);
    }
    return text;
}

std::vector<std::pair<std::int64_t, wxString>> OpenTable::entries_naming(const std::string& id) const {
    constexpr std::size_t looked_through = 200;
    constexpr std::size_t most = 8;
    const auto named = '"' + id + '"'; // as events have it
    std::vector<std::pair<std::int64_t, wxString>> found;
    const auto lines = last_entries(looked_through);
    for (auto each = lines.rbegin(); each != lines.rend() && found.size() < most; ++each) {
        if (!each->undone && each->entry.events.find(named) != std::string::npos) {
            found.emplace_back(each->entry.seq, say(each->entry));
        }
    }
    return found;
}

void OpenTable::complain(const wxString& sentence) {
    const auto last = std::exchange(m_complaint, sentence);
    if (sentence.empty()) {
        if (m_notice.text() == last) {
            m_notice.dismiss();
        }
        return;
    }
    m_notice.say(NoticeBar::Kind::Refusal, sentence);
    select_typed_number();
}

void OpenTable::say_against(const db::Answer& answer, std::function<void(const std::string&)> again) {
    if (answer.refused) {
        m_notice.say(NoticeBar::Kind::Refusal, say(*answer.refused), links({answer.refused->rule}));
        select_typed_number();
    } else {
        m_notice.ask_reason(say(answer.warnings), std::move(again), links(rules_of(answer.warnings)));
    }
}

void OpenTable::guarded(const std::function<void()>& act) {
    try {
        act();
    } catch (const db::FileError& error) {
        const auto sentence = sentence_of(std::current_exception());
        if (error.kind() == db::FileErrorKind::Gone) {
            m_notice.offer(NoticeBar::Kind::Refusal, sentence, _("&Put it in place again"), [this] { put_file_back(); });
        } else {
            complain(sentence);
        }
    }
}

/// The file that was moved or deleted while the game was open.
void OpenTable::put_file_back() {
    guarded([this] {
        const auto beside = put_back();
        changed(last_entries(1).back().entry);
        m_notice.say(NoticeBar::Kind::News,
                     beside ? wxString::Format(_("The game is in its place again, with every entry. What lay there stays beside it as %s."),
                                               to_wx(beside->filename().string()))
                            : _("The game is in its place again, with every entry."));
    });
}

void OpenTable::changed(const std::optional<db::Entry>& entry) {
    if (entry) {
        m_notice.dismiss();
        entry_booked(*entry);
        if (on_change) {
            on_change(*entry);
        }
    }
}

void OpenTable::complain_of_gone_entry() {
    complain(_("This entry has been undone, or it is the first entry; there is nothing to take back from here."));
}

} // namespace intendant::app
