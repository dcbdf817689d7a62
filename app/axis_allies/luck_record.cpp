#include "app/axis_allies/luck_record.hpp"

#include "app/widgets/share_bar.hpp"
#include "app/text.hpp"
#include "db/codec/axis_allies_session.hpp"

#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr double seldom = 0.05;

} // namespace

void LuckRecord::begin_anew() {
    m_book = {};
    m_state = empty_state(m_session.state().tables);
    m_last = 0;
}

/// False when the new entries change older ones.
bool LuckRecord::follow() {
    const auto last = m_session.file().last_seq();
    const bool first_reading = m_last == 0;
    for (const auto& line : m_session.last_entries(static_cast<std::size_t>(last - m_last))) {
        if (line.entry.target != 0 && !first_reading) {
            return false;
        }
        if (line.entry.kind != core::EntryKind::Play || line.undone) {
            continue;
        }
        for (const auto& event : db::read_events(*m_session.state().tables, line.entry.events)) {
            m_book.take(m_state, event);
            m_state = apply(std::move(m_state), event);
        }
    }
    m_last = last;
    return true;
}

const LuckBook& LuckRecord::up_to_now() {
    if (m_last < 0 || m_last > m_session.file().last_seq()) {
        begin_anew();
    }
    if (!follow()) {
        begin_anew();
        follow();
    }
    return m_book;
}

wxString word(const odds::Luck& luck) {
    return wxString::Format(_("%lld hits of %lld dice, %s expected; so many or more: %s"), static_cast<long long>(luck.hits),
                            static_cast<long long>(luck.dice), decimal(luck.expected, 1), percent(luck.at_least));
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
