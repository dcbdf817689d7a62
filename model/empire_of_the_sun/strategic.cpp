#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <cassert>

namespace intendant::empire_of_the_sun {

SubmarineRoll submarine_roll(const Tables& tables, int turn, int die, int escorts, bool escorts_void) {
    const int modifiers = escorts_void ? 0 : escorts + tables.turn(turn).torpedo_modifier;
    const int modified = die - turn + modifiers;
    const bool success = modified <= 0;
    return {.modified = modified, .success = success, .escorts_after = escorts_void ? 0 : success ? std::max(0, escorts - 2) : escorts};
}

bool bombing_succeeds(Step step, int die) { return die <= (step == Step::Full ? 8 : 4); }

Hand japanese_hand(const Tables& tables, int turn, int resources, bool submarine_success, int bombings) {
    const auto& facts = tables.turn(turn);
    if (facts.japanese_draw == 0) {
        return {.cards = 0, .passes = 0};
    }
    const int base = facts.japanese_draw.value_or(tables.draw.at(static_cast<std::size_t>(resources)));
    const int cards =
        std::clamp(base - (submarine_success ? 1 : 0) - std::min(bombings, 2), tables.limit("hand_min"), tables.limit("hand_max"));
    const int passes = cards == 6 ? tables.limit("japanese_passes_6_cards") : cards <= 5 ? tables.limit("japanese_passes_5_cards") : 0;
    return {.cards = cards, .passes = passes};
}

Hand allied_hand(const Tables& tables, int turn, int nations_lost, int box) {
    const auto& facts = tables.turn(turn);
    if (facts.allied_cards == 0) {
        return {.cards = 0, .passes = 0};
    }
    const int lost = nations_lost - wie_box(tables, box).allied_cards; // the track takes a card away
    return {.cards = std::max(facts.allied_cards - lost, tables.limit("hand_min")),
            .passes = std::min(facts.allied_passes + lost, tables.limit("allied_passes_max"))};
}

Side first_player(const Tables& tables, int turn, int japanese_cards, int allied_cards) {
    if (japanese_cards != allied_cards) {
        return japanese_cards > allied_cards ? Side::Japan : Side::Allies;
    }
    return tables.turn(turn).first_on_tie;
}

const WieBox& wie_box(const Tables& tables, int box) {
    const auto found = std::ranges::find(tables.wie, box, &WieBox::box);
    assert(found != tables.wie.end());
    return *found;
}

int wie_moved(const Tables& tables, int box, const Card& card, int year) {
    if (year < 1942 || !card.wie.front()) {
        return box;
    }
    const int move = *card.wie.at(static_cast<std::size_t>(year - 1942));
    return std::clamp(box + move, tables.wie.back().box, tables.wie.front().box);
}

bool lost_to_europe(const Tables& tables, int box, int die, bool us_rivalry) {
    const auto& loss = wie_box(tables, box).europe_loss;
    return loss && std::clamp(die - (us_rivalry ? 1 : 0), 0, 9) <= *loss;
}

bool delayed(const Tables& tables, UnitId id, int box, bool us_rivalry, bool panama) {
    const auto& unit = tables[id];
    if (unit.side != Side::Allies || !unit.delayable) {
        return false;
    }
    const bool rival = us_rivalry && unit.service == Service::UsArmy && (unit.kind == UnitKind::Ground || unit.kind == UnitKind::Air);
    return rival || panama || wie_box(tables, box).delayed;
}

Replacements replacements(const Tables& tables, int turn, const ReplacementFacts& facts) {
    const auto& printed = tables.turn(turn);
    return {.allied_land = std::max(0, printed.allied_land - (facts.indian_levy ? 1 : 0)),
            .allied_air = printed.allied_air,
            .us_naval = printed.us_naval + (facts.oahu_allied ? printed.us_naval_with_oahu : 0),
            .commonwealth_naval = facts.commonwealth_base_allied ? printed.commonwealth_naval : 0,
            .chinese = facts.china_surrendered ? 0 : printed.chinese,
            .japanese_naval = printed.japanese_naval};
}

ChinaOffensive china_offensive(const Tables& tables, int divisions, const std::string& burma_road, int air, bool air_in_box, int die) {
    const auto taken = tables.burma_road.find(burma_road);
    assert(taken != tables.burma_road.end());
    ChinaOffensive found{.base = divisions - taken->second, .modified = die + air, .boxes = 0};
    found.boxes = found.modified <= found.base ? 1 : air_in_box ? -1 : 0;
    return found;
}

} // namespace intendant::empire_of_the_sun
