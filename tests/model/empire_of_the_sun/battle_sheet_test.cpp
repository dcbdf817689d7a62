// The sheet of a battle against what its dice would book: every face, every loss, the odds of all throws, and what follows when it is won.

#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/offensive/travel.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/battle_sheet.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// The same with these dice.
template <class Fight> Fight thrown(Fight command, int offensive, int reaction) {
    command.offensive.die = die(offensive);
    command.reaction.die = die(reaction);
    return command;
}

template <class Fought, class Fight> Fought booked(const State& state, const Fight& command) {
    const auto verdict = decide(state, command);
    REQUIRE(!core::refused(verdict));
    for (const auto& event : core::acceptance(verdict).events) {
        if (const auto* const fought = std::get_if<Fought>(&event)) {
            return *fought;
        }
    }
    FAIL("nothing was fought");
    return {};
}

/// Every pair of dice books the hits that its faces show, and leaves what the sheet says.
template <class Fought, class Fight> void faces_are_booked(const State& state, const Fight& command) {
    for (int one = 0; one <= 9; ++one) {
        for (int other = 0; other <= 9; ++other) {
            const auto now = thrown(command, one, other);
            const auto fought = booked<Fought>(state, now);
            const auto sheet = battle_sheet(state, now);
            REQUIRE(sheet);
            for (const auto& [side, was, face] :
                 {std::tuple{&sheet->offensive, &fought.offensive, one}, std::tuple{&sheet->reaction, &fought.reaction, other}}) {
                REQUIRE(side->faces.size() == 10);
                CHECK(side->faces[static_cast<std::size_t>(face)].hits == was->hits);
                CHECK(side->modifier == was->modifier);
                int sum = 0;
                for (const auto& each : side->modifiers) {
                    sum += each.by;
                    CHECK_FALSE(each.why.what.id.empty());
                    CHECK_FALSE(each.why.rule.id.empty());
                }
                CHECK(sum == side->modifier);
                for (std::size_t i = 0; i < was->units.size(); ++i) {
                    CHECK(side->units[i].unit == was->units[i].unit);
                    CHECK(side->units[i].level == was->units[i].before);
                    CHECK(side->units[i].left == was->units[i].after);
                }
            }
        }
    }
}

/// Japan is at Kuantan by land with the card of Colonel Tsuji, and nothing is fought.
AtTable at_kuantan() {
    AtTable table("1942");
    table.enter(play("JP3", "jp_hq_south", true));
    table.enter(activate({"jp_15_army", "jp_25_army"}));
    table.enter(go({"jp_15_army"}, "2014", Travel::Land));
    table.enter(DeclareBattles{.hexes = {hex_at("2014")}});
    return table;
}

bool contains(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }
std::string in_english(const std::vector<Explained>& all) {
    std::string text;
    for (const auto& each : all) {
        text += each.rule.id + " " + to_english(tables(), each.what) + "\n";
    }
    return text;
}

} // namespace

TEST_CASE("the faces of a ground combat do what the sheet says", "[empire_of_the_sun][battle][sheet][rule:ES-GND-3][rule:ES-GND-8]") {
    const auto table = at_kuantan();
    const FightOnLand battle{.hex = hex_at("2014")};
    const auto open = battle_sheet(table.now(), battle);
    REQUIRE(open);
    CHECK_FALSE(open->offensive.units.front().left); // no die is thrown
    int sum = 0;
    for (const auto& each : open->offensive.units) {
        sum += each.attack;
    }
    CHECK(open->offensive.strength == sum);
    REQUIRE(open->offensive.modifiers.size() == 1); // the card's, which stands alone
    CHECK(open->offensive.modifiers.front().by == 4);
    CHECK(open->offensive.modifiers.front().why.rule.id == "ES-GND-8");
    faces_are_booked<LandBattleFought>(table.now(), battle);
}

TEST_CASE("the faces of a combat at sea do what the sheet says, whoever fires first",
          "[empire_of_the_sun][battle][sheet][rule:ES-BAT-8][rule:ES-BAT-13][rule:ES-BAT-15]") {
    for (const int intelligence : {0, 9}) { // intercept, surprise
        const auto table = at_oahu(intelligence);
        INFO(id_of(*table.now().offensive->status));
        const FightAtSea battle{.hex = hex_at("5808")};
        faces_are_booked<SeaBattleFought>(table.now(), battle);
        CHECK(battle_sheet(table.now(), battle)->reaction.strength > 0);
    }
    const auto surprised = at_oahu(9);
    const auto first = thrown(FightAtSea{.hex = hex_at("5808")}, 9, 0);
    auto one_die = first;
    one_die.reaction.die = {.die = core::Die::TenFaces, .faces = {}};
    CHECK(battle_sheet(surprised.now(), one_die)->reaction.faces[9].hits <
          battle_sheet(surprised.now(), FightAtSea{.hex = first.hex})->reaction.faces[9].hits);
    CHECK_FALSE(battle_sheet(surprised.now(), FightOnLand{.hex = first.hex})); // nobody came to land
}

TEST_CASE("the odds of the sheet are those of all its throws", "[empire_of_the_sun][battle][sheet][odds][rule:ES-GND-14][rule:ES-BAT-25]") {
    const auto table = at_kuantan();
    const FightOnLand battle{.hex = hex_at("2014")};
    for (const auto rule : {LossRule::MostAttackKept, LossRule::MostAttackLost}) {
        std::int64_t taken = 0;
        std::int64_t steps = 0;
        for (int throws = 0; throws < 100; ++throws) {
            auto now = thrown(battle, throws / 10, throws % 10);
            now.rule = rule;
            const auto fought = booked<LandBattleFought>(table.now(), now);
            taken += fought.taken ? 1 : 0;
            for (const auto& row : fought.offensive.units) {
                steps += row.before - row.after;
            }
        }
        const auto odds = odds_of(tables(), *battle_sheet(table.now(), battle), rule);
        CHECK(odds.all == BattleOdds::all_throws);
        CHECK(odds.taken == taken * (BattleOdds::all_throws / 100));
        CHECK(odds.offensive.steps == steps * (BattleOdds::all_throws / 100));
    }
    const auto sea = at_oahu(9);
    std::int64_t won = 0;
    for (int throws = 0; throws < 100; ++throws) {
        won +=
            booked<SeaBattleFought>(sea.now(), thrown(FightAtSea{.hex = hex_at("5808")}, throws / 10, throws % 10)).offensive_wins ? 1 : 0;
    }
    CHECK(odds_of(tables(), *battle_sheet(sea.now(), FightAtSea{.hex = hex_at("5808")}), LossRule::MostAttackKept).wins ==
          won * (BattleOdds::all_throws / 100));
}

TEST_CASE("what follows when a battle is won is told before",
          "[empire_of_the_sun][battle][sheet][rule:ES-RET-2][rule:ES-BAT-30][rule:ES-POL-3]") {
    const auto table = at_kuantan();
    const auto sheet = *battle_sheet(table.now(), FightOnLand{.hex = hex_at("2014")});
    const auto retreat = reaction_retreat(tables(), board_of(table.now()), sheet.hex, Side::Allies, came_by_land(table.now(), sheet.hex));
    const auto follows = in_english(if_won(table.now(), sheet));
    CHECK(contains(follows, "ES-RET-2"));
    REQUIRE_FALSE(retreat.hexes.empty());
    for (const auto& label : labels(retreat.hexes)) {
        CHECK(contains(follows, label));
    }
    const auto at_sea = at_oahu(9);
    CHECK(contains(in_english(if_won(at_sea.now(), *battle_sheet(at_sea.now(), FightAtSea{.hex = hex_at("5808")}))),
                   "the hex changes no hands"));
}

TEST_CASE("a unit that gives another attack than its counter shows says by which clause",
          "[empire_of_the_sun][battle][sheet][rule:ES-BAT-2][rule:ES-BAT-4][rule:ES-BAT-6][rule:ES-BAT-12][rule:ES-GND-2]") {
    const auto clauses = [](const SheetSide& side) {
        std::map<std::string, std::string> found;
        for (const auto& each : side.units) {
            const auto& counter = tables()[each.unit.value()];
            const int printed = counter.attack.at(each.level == 2 ? 0 : 1);
            CHECK((each.attack == printed) == !each.why); // what is told has changed something
            found[counter.id] = each.why ? each.why->rule.id : std::string{};
        }
        return found;
    };
    using Clauses = std::map<std::string, std::string>;
    auto table = at_oahu(0);
    table.put("us_1_marine_div", "5808");
    table.put("us_2_marine_div", "5808", Step::Reduced);
    table.put("jp_24_air_flot", "5018");
    table.put("jp_bb_kongo_1", "5018");
    FightAtSea at_sea{.hex = hex_at("5808")};
    at_sea.offensive.units = {{.unit = unit("jp_24_air_flot"), .from = FightsFrom::Extended},
                              {.unit = unit("jp_bb_kongo_1"), .from = FightsFrom::Escort},
                              {.unit = unit("jp_cv_akagi"), .attack = 3}};
    const auto sea = battle_sheet(table.now(), at_sea);
    REQUIRE(sea);
    CHECK(clauses(sea->offensive) ==
          Clauses{{"jp_24_air_flot", "ES-BAT-6"}, {"jp_bb_kongo_1", "ES-BAT-4"}, {"jp_cv_akagi", "ES-BAT-12"}, {"jp_cv_soryu", ""}});
    CHECK(clauses(sea->reaction) ==
          Clauses{{"us_1_marine_div", "ES-BAT-2"}, {"us_2_marine_div", "ES-BAT-2"}, {"us_7af", ""}, {"us_cv_enterprise", ""}});

    auto malaya = at_kuantan();
    malaya.put("cw_ca_kent", "2014");
    FightOnLand ashore{.hex = hex_at("2014")};
    ashore.offensive.units = {{.unit = unit("jp_15_army"), .attack = -2}};
    const auto land = battle_sheet(malaya.now(), ashore);
    REQUIRE(land);
    CHECK(clauses(land->offensive) == Clauses{{"jp_15_army", "ES-BAT-12"}});
    CHECK(clauses(land->reaction).at("cw_ca_kent") == "ES-GND-2");
}

TEST_CASE("whoever fires second fires with what the typed losses leave, a garrison beside him or not",
          "[empire_of_the_sun][battle][sheet][rule:ES-BAT-13][rule:ES-BAT-17][rule:ES-GND-13]") {
    auto table = in_the_pacific();
    const auto tokyo = hex_at("3706");
    for (const auto each : units_in(table.now(), tokyo, Side::Japan)) {
        table.rule(RemoveUnits{.units = {each}, .cause = Cause::Table});
    }
    table.put("us_cv_lexington", "3706");
    table.put("us_cv_enterprise", "3706");
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise"}));
    table.put("jp_cv_akagi", "3706");
    table.put("jp_ca_nachi", "3706");
    table.rule(DeclareBattles{.hexes = {tokyo}});
    table.rule(SetIntelligence{.dice = die(9)});
    REQUIRE(table.now().offensive->status == Status::Surprise);
    std::set<int> strengths;
    for (const auto& [lost, steps] : {std::pair{"jp_cv_akagi", 2}, {"jp_ca_nachi", 1}}) {
        FightAtSea typed = thrown(FightAtSea{.hex = tokyo}, 3, 9);
        typed.offensive.loses = std::vector<LossRow>{};
        typed.reaction.loses = std::vector<LossRow>{{unit(lost), steps}};
        const auto fought = booked<SeaBattleFought>(table.now(), typed);
        const auto sheet = battle_sheet(table.now(), typed);
        REQUIRE(sheet);
        INFO(lost);
        CHECK(std::ranges::any_of(sheet->reaction.units, [](const SheetUnit& each) { return !each.unit; })); // the city's own
        CHECK(sheet->reaction.faces.at(9).hits == fought.reaction.hits);
        strengths.insert(fought.reaction.hits);
    }
    CHECK(strengths.size() == 2); // it is not the same which of them is hit
}

TEST_CASE("aircraft that fought at sea from afar take part on land, those that did not do not",
          "[empire_of_the_sun][battle][sheet][rule:ES-GND-5][rule:ES-OFF-11]") {
    const auto superior = [](const State& state, const FightOnLand& command) {
        const auto sheet = battle_sheet(state, command);
        REQUIRE(sheet);
        return std::ranges::any_of(sheet->offensive.modifiers, [](const SheetModifier& each) { return each.why.rule.id == "ES-GND-5"; });
    };
    const auto landed = [](bool from_afar, const std::vector<std::string_view>& battles) {
        AtTable table;
        table.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
        table.put("jp_15_army", "2212");
        table.put("jp_22_air_flot", "1308");
        table.rule(activate({"jp_15_army", "jp_22_air_flot"}));
        table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
        table.put("cw_2_aus_corps", "1307");
        table.put("jp_ca_nachi", "1307");
        table.put("cw_ca_kent", "1408");
        table.rule(go({"jp_15_army"}, "1307", Travel::Assault));
        for (const auto battle : battles) {
            table.rule(DeclareBattles{.hexes = {hex_at(battle)}});
        }
        for (const auto battle : battles) {
            FightAtSea fight = thrown(FightAtSea{.hex = hex_at(battle)}, 9, 0);
            if (from_afar && battle == "1307") {
                fight.offensive.units = {{.unit = unit("jp_22_air_flot"), .from = FightsFrom::Range}};
            }
            table.rule(fight);
        }
        return table;
    };
    const FightOnLand ashore{.hex = hex_at("1307")};
    CHECK(superior(landed(true, {"1307"}).now(), ashore));
    CHECK_FALSE(superior(landed(false, {"1307"}).now(), ashore));
    // Of two battles in its range either may have been its own: the table says so, and nothing is broken by it.
    const auto two = landed(true, {"1307", "1408"});
    CHECK_FALSE(superior(two.now(), ashore));
    FightOnLand named = ashore;
    named.offensive.units = {{.unit = unit("jp_22_air_flot"), .from = FightsFrom::Range}};
    CHECK(superior(two.now(), named));
}

TEST_CASE("whoever flies into a hex after its combat on land does not fight there at sea", "[empire_of_the_sun][battle][rule:ES-BAT-1]") {
    auto table = at_kuantan();
    table.rule(thrown(FightOnLand{.hex = hex_at("2014")}, 9, 0));
    table.put("jp_22_air_flot", "2014");
    const auto at_sea = thrown(FightAtSea{.hex = hex_at("2014")}, 9, 0);
    CHECK(table.breaks(at_sea, "ES-BAT-1"));
    const auto asked = form(table.now(), "sea", {});
    CHECK((!asked || std::ranges::none_of(asked->fields.front().choices, [](const core::FormChoice& each) { return each.id == "2014"; })));
}
