#include "model/empire_of_the_sun/points.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

/// How often an item scores.
int times(const std::string& item, const PointFacts& facts) {
    const auto once = [](bool holds) { return holds ? 1 : 0; };
    if (item == "F_bonus") {
        return once(facts.all_north_india);
    }
    switch (item.front()) {
    case 'A':
        return facts.wie_level;
    case 'B':
        return facts.china_below_stable;
    case 'C':
        return once(facts.china_surrendered);
    case 'D':
        return once(facts.burma_road_closed);
    case 'E':
        return once(facts.townsville_cut);
    case 'F':
        return facts.north_india;
    case 'G':
        return once(facts.india == "unrest");
    case 'H':
        return once(facts.india == "unstable");
    case 'I':
        return once(facts.mandates_japanese);
    case 'J':
        return std::max(0, 7 - facts.us_will); // a will of 6 gives one
    case 'K':
        return facts.alaska;
    case 'L':
        return facts.hawaii;
    case 'M':
        return once(facts.oahu);
    case 'N':
        return once(facts.new_guinea_japanese);
    case 'O':
        return once(!facts.new_guinea_japanese && !facts.new_guinea_allied);
    case 'P':
        return once(!facts.rabaul_taken_or_cut);
    case 'Q':
        return once(facts.philippines_allied == 0);
    case 'R':
        return once(facts.philippines_allied > 0 && facts.philippines_allied_supplied <= 5);
    case 'S':
        return once(!facts.allied_base_near_tokyo);
    default:
        return 0;
    }
}

} // namespace

std::vector<PointLine> victory_points(const Tables& tables, const PointFacts& facts, bool by_1944_rule) {
    std::vector<PointLine> lines;
    for (const auto& item : tables.points) {
        if (item.by_1944_rule_only && !by_1944_rule) {
            continue;
        }
        const int count = times(item.id, facts);
        if (const int scored = item.points * std::min(count, item.cap.value_or(count)); scored > 0) {
            lines.push_back({item.id, scored});
        }
    }
    return lines;
}

const std::string& victory_level(const Tables& tables, int points) {
    const auto level =
        std::ranges::find_if(tables.levels, [&](const PointLevel& each) { return points >= each.least && points <= each.most; });
    return level->level;
}

} // namespace intendant::empire_of_the_sun
