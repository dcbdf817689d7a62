#include "app/axis_allies/books/luck_record.hpp"

#include "app/base/text.hpp"
#include "app/widgets/share_bar.hpp"
#include "db/session/axis_allies/session.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr double seldom = 0.05;

} // namespace

void LuckRecord::begin_anew() {
    m_book = {};
    m_state = empty_state(m_session.state().tables);
    m_plays.clear();
}

const LuckBook& LuckRecord::up_to(std::int64_t end) {
    const auto plays = m_session.standing_at(end > 0 ? end : m_session.file().last_seq());
    const bool goes_on = m_plays.size() <= plays.size() && std::equal(m_plays.begin(), m_plays.end(), plays.begin());
    if (!goes_on) {
        begin_anew();
    }
    for (auto place = m_plays.size(); place < plays.size(); ++place) {
        const auto entry = m_session.file().entries(plays[place], plays[place]).front();
        for (const auto& event : db::AxisAlliesSession::read_events(*m_session.state().tables, entry.events)) {
            m_book.take(m_state, event);
            m_state = apply(std::move(m_state), event);
        }
        m_plays.push_back(plays[place]);
    }
    return m_book;
}

wxString word(const odds::Luck& luck) {
    return wxString::Format(
        wxPLURAL("%lld hit of %lld dice, %s expected; chance of at least as many: %s",
                 "%lld hits of %lld dice, %s expected; chance of at least as many: %s", static_cast<unsigned>(luck.hits)),
        static_cast<long long>(luck.hits), static_cast<long long>(luck.dice), decimal(luck.expected, 1), percent(luck.at_least));
}

wxString meaning(const odds::Luck& luck) {
    if (!luck.telling) {
        return _("too few dice to tell");
    }
    if (luck.at_least <= seldom) {
        return _("lucky");
    }
    if (luck.at_most <= seldom) {
        return _("unlucky");
    }
    return _("as chance has it");
}

} // namespace intendant::app::aa
