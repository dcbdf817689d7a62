#include "model/core/history.hpp"

#include <algorithm>
#include <map>

namespace intendant::core {

namespace {

struct Course {
    std::vector<std::int64_t> standing;
    std::vector<std::int64_t> redoable; ///< undo entries not yet redone, nothing played since
};

Course course_of(std::span<const Step> steps) {
    Course course;
    std::map<std::int64_t, std::vector<std::int64_t>> taken_back;
    for (const auto& step : steps) {
        switch (step.kind) {
        case EntryKind::Play:
            course.standing.push_back(step.seq);
            course.redoable.clear();
            break;
        case EntryKind::Undo: {
            const auto first = std::ranges::lower_bound(course.standing, step.target);
            taken_back[step.seq].assign(first, course.standing.end());
            course.standing.erase(first, course.standing.end());
            course.redoable.push_back(step.seq);
            break;
        }
        case EntryKind::Redo: {
            const auto& back = taken_back[step.target];
            course.standing.insert(course.standing.end(), back.begin(), back.end());
            std::erase(course.redoable, step.target);
            break;
        }
        case EntryKind::Note:
            break;
        }
    }
    return course;
}

} // namespace

std::vector<std::int64_t> standing_plays(std::span<const Step> steps) { return course_of(steps).standing; }

std::optional<std::int64_t> undo_target(std::span<const Step> steps) {
    const auto course = course_of(steps);
    if (course.standing.size() < 2) {
        return std::nullopt;
    }
    return course.standing.back();
}

std::optional<std::int64_t> redo_target(std::span<const Step> steps) {
    const auto course = course_of(steps);
    if (course.redoable.empty()) {
        return std::nullopt;
    }
    return course.redoable.back();
}

} // namespace intendant::core
