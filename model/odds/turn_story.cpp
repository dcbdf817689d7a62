#include "model/odds/turn_story.hpp"

#include "model/core/decimal.hpp"
#include "model/odds/need.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace intendant::odds {

namespace {

/// A name as a parameter: the sign of what it names, where it is nothing else.
std::string as_parameter(const core::Message& name) {
    const bool sign = name.parameters.size() == 1 && name.id == "{" + name.parameters.front().first + "}";
    return sign ? name.parameters.front().second : core::words(core::fill(name.id, name));
}

/// As a parameter: whole where it is, else with one decimal.
std::string figure_of(double value) {
    std::array<char, 32> text{};
    const bool whole = std::abs(value - std::round(value)) < 0.05;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), whole ? std::round(value) + 0.0 : value,
                                   std::chars_format::fixed, whole ? 0 : 1)
                         .ptr;
    return core::decimal({text.data(), static_cast<std::size_t>(end - text.data())});
}

double sum_of(const std::vector<core::Figure>& figures, const std::string& measure, const std::string& side) {
    double sum = 0;
    for (const auto& each : figures) {
        sum += each.measure == measure && each.side == side ? each.value : 0;
    }
    return sum;
}

core::SeatFigure row(core::Message what, std::string list) { return {std::move(what), {"{list}", {{"list", std::move(list)}}}}; }

void append(std::string& list, const char* between, const std::string& more) { list += (list.empty() ? "" : between) + more; }

/// Spaces without a name are only drawn; where most were nobody's, a board was dealt and not conquered.
void add_taken(const TurnCourse& course, std::vector<core::SeatFigure>& rows) {
    const auto held = std::ranges::count_if(course.held_before, [](const core::Holding& each) { return !each.side.empty(); });
    const bool dealt = held * 4 < static_cast<std::ptrdiff_t>(course.held_before.size());
    std::string list;
    for (const auto& side : course.measures.sides) {
        std::string spaces;
        for (const auto& after : course.held_after) {
            const auto before = std::ranges::find(course.held_before, after.space, &core::Holding::space);
            const std::string was = before == course.held_before.end() ? std::string{} : before->side;
            if (after.side == side.id && was != side.id && !after.name.id.empty() && !(dealt && was.empty())) {
                append(spaces, ", ", as_parameter(after.name));
            }
        }
        if (!spaces.empty()) {
            append(list, "; ", as_parameter(side.name) + ": " + spaces);
        }
    }
    if (!list.empty()) {
        rows.push_back(row({INTENDANT_TR("Taken"), {}}, list));
    }
}

void add_luck(const TurnCourse& course, std::vector<core::SeatFigure>& rows) {
    for (const auto& side : course.measures.sides) {
        const auto thrown = course.dice.find(side.id);
        const auto luck = thrown == course.dice.end() ? Luck{} : thrown->second.luck();
        if (luck.dice > 0) {
            rows.push_back(
                {{INTENDANT_TR("Luck of {side}"), {{"side", as_parameter(side.name)}}},
                 {INTENDANT_TR("{hits} of {dice} {dice:die|dice} hit, {expected} to be expected; at least as many in {chance} %"),
                  {{"hits", core::number(luck.hits)},
                   {"dice", core::number(luck.dice)},
                   {"expected", figure_of(luck.expected)},
                   {"chance", percent(luck.at_least)}}}});
        }
    }
}

} // namespace

std::vector<core::SeatFigure> rows_of(const TurnCourse& course) {
    std::vector<core::SeatFigure> rows;
    add_taken(course, rows);
    const auto add_measures = [&](bool flow) {
        for (const auto& measure : course.measures.measures) {
            if (measure.flow != flow || measure.regular || measure.detail) {
                continue;
            }
            std::string list;
            for (const auto& side : course.measures.sides) {
                const auto was = figure_of(flow ? 0 : sum_of(course.before, measure.id, side.id));
                const auto is = figure_of(sum_of(flow ? course.flows : course.after, measure.id, side.id));
                if (was != is) {
                    append(list, ", ", as_parameter(side.name) + " " + (flow ? is : was + " \u2192 " + is));
                }
            }
            if (!list.empty()) {
                rows.push_back(row(measure.name, list));
            }
        }
    };
    add_measures(true);
    add_luck(course, rows);
    add_measures(false);
    return rows;
}

} // namespace intendant::odds
