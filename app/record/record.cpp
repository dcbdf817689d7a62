#include "app/record/record.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

bool Record::read_on(std::int64_t most) {
    auto seq = m_outline.size();
    const bool whole = m_log.file().read_on(m_outline, most);
    while (++seq <= m_outline.size()) {
        const auto& row = m_outline.at(seq);
        if (row.target != 0 && (row.kind == core::EntryKind::Note || row.kind == core::EntryKind::Play)) {
            m_pointing.emplace(row.target, seq);
        }
    }
    return whole;
}

const db::Entry& Record::entry(std::int64_t seq) const {
    constexpr std::size_t kept = 4000;
    constexpr std::int64_t read_at_once = 50;
    if (const auto found = m_entries.find(seq); found != m_entries.end()) {
        return found->second;
    }
    if (m_entries.size() > kept) {
        m_entries.clear();
    }
    const auto first = (seq - 1) / read_at_once * read_at_once + 1;
    for (auto& read : m_log.file().entries(first, first + read_at_once - 1)) {
        const auto number = read.seq;
        m_entries.insert_or_assign(number, std::move(read));
    }
    return m_entries.at(seq);
}

wxString Record::heading(std::int64_t seq) const {
    const auto& row = m_outline.at(seq);
    const auto round = static_cast<int>(row.round);
    const auto named = m_names("turn", std::to_string(round)); // by a game whose turns have dates or numbers of their own
    return (round == 0      ? wxString{_("Set-up")}
            : named.empty() ? wxString::Format(_("Round %d"), round)
                            : named) +
           L" \u2014 " + m_names("seat", m_outline.words[row.seat]);
}

bool Record::undone(std::int64_t seq) const { return m_outline.at(seq).kind == core::EntryKind::Play && !m_log.stands(seq); }

std::vector<std::int64_t> Record::pointing_at(std::int64_t seq) const {
    std::vector<std::int64_t> found;
    const auto [first, last] = m_pointing.equal_range(seq);
    for (auto each = first; each != last; ++each) {
        found.push_back(each->second);
    }
    return found;
}

wxString Record::changes(std::int64_t seq) const {
    const auto measures = m_log.measures();
    const auto after = m_log.levels_at(seq);
    const auto before = seq > 1 ? m_log.levels_at(seq - 1) : decltype(after){};
    const auto measure_name = [&](const std::string& id) {
        const auto found = std::ranges::find(measures.measures, id, &core::Measure::id);
        return found == measures.measures.end() ? to_wx(id) : say(found->name);
    };
    const auto side_name = [&](const std::string& id) {
        const auto found = std::ranges::find(measures.sides, id, &core::MeasuredSide::id);
        return found == measures.sides.end() ? to_wx(id) : say(found->name);
    };
    wxString text;
    for (std::size_t place = 0; place < after.size() && place < before.size(); ++place) {
        if (after[place].value != before[place].value) {
            text += (text.empty() ? "" : ";  ") + side_name(after[place].side) + ", " + measure_name(after[place].measure) +
                    wxString::Format(L": %.0f \u2192 %.0f", before[place].value, after[place].value);
        }
    }
    return text;
}

} // namespace intendant::app
