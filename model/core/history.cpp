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
        m_left.emplace_back(step.seq, m_here);
        m_here = before;
        return true;
    }
    case EntryKind::Redo: {
        const auto there = place_left(step.target);
        if (!there) {
            return false;
        }
        if (redo_target() == step.target) {
            m_undone.pop_back();
        } else {
            m_undone.clear();
        }
        m_left.emplace_back(step.seq, m_here);
        m_here = *there;
        return true;
    }
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

std::optional<Course::Place> Course::place_left(std::int64_t left) const {
    const auto found = std::ranges::lower_bound(m_left, left, {}, &std::pair<std::int64_t, Place>::first);
    return found != m_left.end() && found->first == left && !stands(m_plays[found->second].seq) ? std::optional{found->second}
                                                                                                : std::nullopt;
}

std::vector<std::int64_t> Course::left_at(std::int64_t left) const {
    const auto there = place_left(left);
    return there ? path(0, *there) : std::vector<std::int64_t>();
}

Course::Place Course::parted(Place one, Place other) const {
    while (one != other) { // what was played later is never on the way to what was played earlier
        auto& later = one > other ? one : other;
        const auto earlier = std::min(one, other);
        later = m_plays[later].far > earlier ? m_plays[later].far : m_plays[later].before;
    }
    return one;
}

std::vector<std::int64_t> Course::between(Place from, Place there) const { return path(m_plays[parted(from, there)].seq, there); }

std::vector<Branch> Course::branches() const {
    std::vector<char> goes_on(m_plays.size(), 0);
    for (std::size_t i = 1; i < m_plays.size(); ++i) {
        goes_on[m_plays[i].before] = 1;
    }
    std::vector<Branch> found;
    for (auto each = m_left.rbegin(); each != m_left.rend(); ++each) {
        const auto there = each->second;
        if (goes_on[there] == 0 && !stands(m_plays[there].seq)) {
            goes_on[there] = 1; // of those that left it the last is named
            const auto fork = parted(m_here, there);
            found.push_back({m_plays[fork].seq, m_plays[there].seq, m_plays[there].depth - m_plays[fork].depth, each->first});
        }
    }
    return found;
}

std::vector<std::int64_t> standing_plays(std::span<const Step> steps) { return course_of(steps).standing(); }

} // namespace intendant::core
