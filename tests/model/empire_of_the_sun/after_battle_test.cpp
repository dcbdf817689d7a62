// Who goes where when the battles are over, and what the forms say of it; and what is left for replacements.

#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/questions/after_battle.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// The same offensive with these battle hexes, of which some have had their combat.
State fought(State state, std::vector<std::string_view> battles, std::vector<std::string_view> at_sea,
             std::vector<std::string_view> on_land) {
    const auto hexes = [](const std::vector<std::string_view>& labels) {
        std::vector<HexId> found;
        for (const auto label : labels) {
            found.push_back(hex_at(label));
        }
        return found;
    };
    state.offensive->battles = hexes(battles);
    state.offensive->fought_at_sea = hexes(at_sea);
    state.offensive->fought = hexes(on_land);
    return state;
}

bool bound(const State& state, Travel by, std::string_view id) { return has(bound_to_go(state, by), unit(id)); }

/// What the form says below its fields, in English.
std::vector<std::string> sums_of(const State& state, std::string_view id, const core::FormValues& values = {}) {
    const auto asked = form(state, id, values);
    REQUIRE(asked);
    std::vector<std::string> words;
    for (const auto& sum : asked->sums) {
        words.push_back(to_english(tables(), sum));
    }
    return words;
}

} // namespace

TEST_CASE("a battle hex has had its combat at sea or on land, and all of them have when the fighting is over",
          "[empire_of_the_sun][offensive][rule:ES-BAT-1]") {
    CHECK_FALSE(battles_done(AtTable{}.now()));
    const auto under_way = in_the_south().now();
    CHECK(battles_done(under_way)); // none is declared
    CHECK_FALSE(fighting_is_over(under_way));
    CHECK_FALSE(battles_done(fought(under_way, {"2112"}, {}, {})));
    CHECK(fighting_is_over(fought(under_way, {"2112"}, {"2112"}, {})));
    CHECK(fighting_is_over(fought(under_way, {"2014"}, {}, {"2014"})));
    CHECK_FALSE(fighting_is_over(fought(under_way, {"2112", "2014"}, {"2112"}, {})));
    CHECK(fighting_is_over(fought(under_way, {"2112", "2014"}, {"2112"}, {"2014"})));
}

TEST_CASE("a ship in a port of the enemy flees in no offensive, or when its fighting is over",
          "[empire_of_the_sun][offensive][rule:ES-NAV-5][rule:ES-PBM-5]") {
    AtTable quiet;
    quiet.put("us_ca_us_asia", "2212");
    CHECK(bound(quiet.now(), Travel::Emergency, "us_ca_us_asia"));
    auto table = in_the_south();
    table.put("us_ca_us_asia", "2212");
    CHECK_FALSE(bound(table.now(), Travel::Emergency, "us_ca_us_asia"));                                         // nobody has fought
    CHECK_FALSE(bound(fought(table.now(), {"2112", "2014"}, {"2112"}, {}), Travel::Emergency, "us_ca_us_asia")); // one waits
    auto over = fought(table.now(), {"2112", "2014"}, {"2112"}, {"2014"});
    CHECK(bound(over, Travel::Emergency, "us_ca_us_asia"));
    over.offensive->reacting = {unit("us_ca_us_asia")};
    CHECK_FALSE(bound(over, Travel::Emergency, "us_ca_us_asia")); // it moves after battle
    CHECK(bound(over, Travel::PostBattle, "us_ca_us_asia"));
    over.offensive->left = true;
    CHECK_FALSE(bound(over, Travel::PostBattle, "us_ca_us_asia")); // too late
}

TEST_CASE("active units go home when the fighting is over, but those that came by land or strategically",
          "[empire_of_the_sun][offensive][rule:ES-PBM-1][rule:ES-PBM-3]") {
    auto table = in_the_south();
    table.rule(activate({"jp_ca_mogami", "jp_15_army"}));
    const auto before = table.now();
    CHECK(bound_to_go(before, Travel::PostBattle).empty()); // none is declared
    CHECK(bound_to_go(fought(before, {"2112"}, {}, {}), Travel::PostBattle).empty());
    auto over = fought(before, {"2112"}, {"2112"}, {});
    CHECK(bound_to_go(over, Travel::PostBattle) == std::vector{unit("jp_ca_mogami")});
    over.offensive->moved = {{.unit = unit("jp_15_army"), .from = hex_at("2212"), .by = Travel::Assault}};
    CHECK(bound(over, Travel::PostBattle, "jp_15_army"));
    over.offensive->moved.push_back({.unit = unit("jp_ca_mogami"), .from = hex_at("2212"), .by = Travel::Strategic});
    CHECK_FALSE(bound(over, Travel::PostBattle, "jp_ca_mogami"));
}

TEST_CASE("of a unit that can go nowhere after battle it is said that it stays", "[empire_of_the_sun][forms][rule:ES-PBM-6]") {
    auto table = in_the_south();
    table.put("jp_ca_mogami", "2212");
    table.rule(activate({"jp_ca_mogami"}));
    const auto over = fought(table.now(), {"2112"}, {"2112"}, {});
    for (const auto& each : reach_after_battle(over, supply_of(board_of(over)), unit("jp_ca_mogami"), Travel::PostBattle).hexes) {
        INFO(tables().map->label(each.hex));
        CHECK(tables().map->port(each.hex)); // it does not stay at sea
    }
    CHECK(sums_of(over, "post_battle").empty()); // nobody is named yet
    CHECK(sums_of(over, "post_battle", {{"unit", "jp_ca_mogami"}}).empty());
    auto nowhere = over;
    nowhere.japanese.clear();
    const auto said = sums_of(nowhere, "post_battle", {{"unit", "jp_ca_mogami"}});
    REQUIRE(said.size() == 1);
    CHECK(said.front().find("it stays") != std::string::npos);
}

TEST_CASE("what is left for replacements is told once a pool, and not of an empty one",
          "[empire_of_the_sun][forms][rule:ES-REP-1][rule:ES-REP-8]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::Replacements);
    table.put("jp_22_air_flot", "2212", Step::Reduced);
    table.put("jp_21_air_flot", "2212", Step::Reduced);
    table.put("jp_15_army", "2212", Step::Reduced);
    table.set({{Track::JapaneseAir, 2},
               {Track::JapaneseLand, 0},
               {Track::JapaneseNaval, 0},
               {Track::ChinaDivisions, 3},
               {Track::AlliedAir, 0},
               {Track::AlliedLand, 0},
               {Track::UsNaval, 0},
               {Track::CommonwealthNaval, 0},
               {Track::ChinesePool, 0}});
    const auto asked = form(table.now(), "replace", {});
    REQUIRE(asked);
    CHECK(std::ranges::any_of(asked->fields.front().choices,
                              [](const auto& each) { return each.id == "jp_15_army"; })); // a division from China
    const auto left = std::vector<std::string>{"Japanese air replacements: 2 left"};
    CHECK(sums_of(table.now(), "replace") == left);
    CHECK(sums_of(table.now(), "end") == left);
    CHECK(sums_of(table.now(), "replace", {{"unit", "jp_15_army"}}) == std::vector<std::string>{"Japanese land replacements: 0 left"});
}
