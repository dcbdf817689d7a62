// The sheet of a battle against what its dice would book: every face, every loss, the odds of all throws, and what follows when it is won.

#include "model/empire_of_the_sun/offensive/travel.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/battle_sheet.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

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

/// Two carriers of Japan against one of the United States, from afar and in the hex.
AtTable at_oahu(int intelligence) {
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
