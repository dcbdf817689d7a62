#pragma once

#include "tests/model/empire_of_the_sun/at_table.hpp"

/// Entries of an offensive as the table would type them: units, hexes and cards by their ids.
namespace intendant::empire_of_the_sun::tests {

inline MoveUnits go(const std::vector<std::string_view>& ids, std::string_view to, Travel by) {
    MoveUnits found{.units = {}, .to = hex_at(to), .by = by};
    for (const auto id : ids) {
        found.units.push_back(unit(id));
    }
    return found;
}
inline ActivateUnits activate(const std::vector<std::string_view>& ids, std::optional<std::string_view> hq = {}) {
    ActivateUnits found{.units = {}, .headquarters = {}};
    for (const auto id : ids) {
        found.units.push_back(unit(id));
    }
    if (hq) {
        found.headquarters = unit(*hq);
    }
    return found;
}
inline BeginOffensive play(std::string_view id, std::string_view hq, bool as_event = false) {
    return {.card = card(id), .as_event = as_event, .headquarters = {unit(hq)}};
}
/// Japan is on the offensive with a card of value 3, led by HQ South in Saigon.
inline AtTable in_the_south(std::string_view id = "JP9") {
    AtTable table;
    table.enter(play(id, "jp_hq_south"));
    return table;
}
/// The Allies are, led by HQ Central Pacific.
inline AtTable in_the_pacific() {
    AtTable table;
    table.rule(play("AL13", "us_hq_c_pac"));
    return table;
}

/// The offensive of that card as event, by the side that plays it.
inline AtTable event_of(std::string_view id, std::string_view hq) {
    AtTable table("campaign");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    table.rule(play(id, hq, true));
    return table;
}

/// Two carriers of Japan against one of the United States, from afar and in the hex.
inline AtTable at_oahu(int intelligence) {
    AtTable table;
    table.rule(play("JP9", "jp_hq_combined_fleet_yamamoto"));
    table.put("jp_cv_akagi", "5018");
    table.put("jp_cv_soryu", "5018", Step::Reduced);
    table.rule(activate({"jp_cv_akagi", "jp_cv_soryu"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("5808"), Side::Allies), .cause = Cause::Table});
    table.put("us_cv_enterprise", "5808", Step::Reduced);
    table.put("us_7af", "5808");
    table.rule(go({"jp_cv_akagi", "jp_cv_soryu"}, "5808", Travel::Sea));
    table.rule(DeclareBattles{.hexes = {hex_at("5808")}});
    table.rule(SetIntelligence{.dice = die(intelligence)});
    return table;
}

} // namespace intendant::empire_of_the_sun::tests
