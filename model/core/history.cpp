#include "model/core/history.hpp"

#include <algorithm>
#include <limits>

namespace intendant::core {

namespace {

Course course_of(std::span<const Step> steps) {
    Course course;
    for (const auto& step : steps) {
        course.take(step);
    }
    return course;
}

} // namespace

bool Course::take(const Step& step) {
    switch (step.kind) {
    case EntryKind::Play: {
        if (step.seq < 0 || step.seq > std::numeric_limits<std::uint32_t>::max()) {
            return false;
        }
        const auto& here = m_plays[m_here];
        const auto& far = m_plays[here.far];
        // Jumps as long as the last two together follow those two: any ancestor is then reached in logarithmic time.
        const bool together = here.depth - far.depth == far.depth - m_plays[far.far].depth;
        m_plays.push_back({static_cast<std::uint32_t>(step.seq), m_here, together ? far.far : m_here, here.depth + 1});
        m_here = static_cast<Place>(m_plays.size() - 1);
        m_undone.clear();
        return true;
    }
    case EntryKind::Undo: {
        const Place before = stands(step.target) ? place_before(step.target) : 0;
        if (before == 0) {
            return false;
        }
        m_undone.emplace_back(step.seq, m_here);
        m_here = before;
        return true;
    }
    case EntryKind::Redo:
        if (m_undone.empty() || m_undone.back().first != step.target) {
            return false;
        }
        m_here = m_undone.back().second;
        m_undone.pop_back();
        return true;
    case EntryKind::Note:
        return true;
    }
    return false;
}

Course::Place Course::place_before(std::int64_t seq) const {
    auto place = m_here;
    while (m_plays[place].seq >= seq) {
        const auto far = m_plays[place].far;
        place = m_plays[far].seq >= seq ? far : m_plays[place].before;
    }
    return place;
}

std::vector<std::int64_t> Course::path(std::int64_t after, Place to) const {
    std::vector<std::int64_t> plays;
    for (; to != 0 && m_plays[to].seq > after; to = m_plays[to].before) {
        plays.push_back(m_plays[to].seq);
    }
    std::ranges::reverse(plays);
    return plays;
}

std::vector<std::int64_t> Course::standing_after(std::int64_t seq) const { return path(seq, m_here); }

std::vector<std::int64_t> Course::undone() const {
    return m_undone.empty() ? std::vector<std::int64_t>() : path(last(), m_undone.back().second);
}

std::optional<std::int64_t> Course::redo_target() const { return m_undone.empty() ? std::nullopt : std::optional{m_undone.back().first}; }

std::vector<std::int64_t> standing_plays(std::span<const Step> steps) { return course_of(steps).standing(); }

std::optional<std::int64_t> undo_target(std::span<const Step> steps) {
    const auto course = course_of(steps);
    return course.size() < 2 ? std::nullopt : std::optional{course.last()};
}

std::optional<std::int64_t> redo_target(std::span<const Step> steps) { return course_of(steps).redo_target(); }

} // namespace intendant::core
