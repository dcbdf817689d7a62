// Books that do not keep where the counters stand, with battles and without.

#include "model/empire_of_the_sun/affirmations.hpp"
#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/fits.hpp"
#include "model/empire_of_the_sun/meta.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"
#include "tests/support/by_chance.hpp"
#include "tests/support/played_by_forms.hpp"

#include <algorithm>

namespace intendant::test::empire_depths {

namespace {

using namespace empire_of_the_sun;
using namespace empire_of_the_sun::tests;
using G = empire_of_the_sun::Game;
using empire_of_the_sun::tests::play;
using test::play;

constexpr Options books{.depth = Depth::Books};
constexpr Options battles{.depth = Depth::Battles};

int standing(const State& state) {
    return static_cast<int>(units_in_play(state, Side::Japan).size() + units_in_play(state, Side::Allies).size());
}

bool any_hex(const State& state) {
    return std::ranges::any_of(state.units, [](const Station& station) { return station.on_map() || station.place.hex != HexId{}; });
}

std::vector<std::string> asked_now(const State& state) {
    std::vector<std::string> clauses;
    for (const auto& each : to_affirm(state)) {
        CHECK_FALSE(to_english(*state.tables, each.question).empty());
        clauses.push_back(each.rule.id);
    }
    return clauses;
}

/// The clauses that the entry says the table has affirmed.
std::vector<std::string> affirmed_by(const State& state, const Command& command) {
    const auto verdict = decide(state, command);
    REQUIRE_FALSE(core::refused(verdict));
    for (const auto& event : core::acceptance(verdict).events) {
        if (const auto* affirmed = std::get_if<MapAffirmed>(&event)) {
            CHECK_FALSE(misfit(state, event));
            CHECK(misfit(state, MapAffirmed{.clauses = {"ES-GEN-1"}}));
            return affirmed->clauses;
        }
    }
    return {};
}

/// The same books, kept to that depth from now on.
State kept_to(State state, Depth depth) {
    auto options = state.options;
    options.depth = depth;
    const OptionsChanged event{.before = state.options, .after = options, .reason = "for the test"};
    return apply(std::move(state), event);
}

/// Everybody who fought as the whole map found them, named one by one.
CombatSide named(const State& state, const CombatSide& said, const FoughtSide& fought) {
    CombatSide side{.die = said.die};
    for (const auto& row : fought.units) {
        const bool landed = came_by_sea(*state.offensive, row.unit) && row.from == FightsFrom::Hex;
        side.units.push_back({.unit = row.unit, .from = landed ? FightsFrom::Landing : row.from});
    }
    return side;
}

template <class Fought, class Fight> const Fought* fought_of(const core::Verdict<Event>& verdict) {
    if (core::refused(verdict)) {
        return nullptr;
    }
    for (const auto& event : core::acceptance(verdict).events) {
        if (const auto* fought = std::get_if<Fought>(&event)) {
            return fought;
        }
    }
    return nullptr;
}

/// The combat at each hex where it can be fought, on the map and from the names alone.
template <class Fought, class Fight> int compared(const State& state, fuzz::Chance& chance) {
    int found = 0;
    for (const auto hex : state.offensive->battles) {
        Fight command{.hex = hex};
        if constexpr (std::is_same_v<Fight, FightAtSea>) {
            command.offensive.units = from_afar(state, hex, state.offensive->side);
            command.reaction.units = from_afar(state, hex, enemy_of(state.offensive->side));
        }
        command.offensive.die = die(chance.up_to(9));
        command.reaction.die = die(chance.up_to(9));
        const auto on_map = decide(state, command);
        const auto* const there = fought_of<Fought, Fight>(on_map);
        if (there == nullptr) {
            continue;
        }
        Fight by_name{.hex = hex,
                      .offensive = named(state, command.offensive, there->offensive),
                      .reaction = named(state, command.reaction, there->reaction)};
        const auto by_names = decide(kept_to(state, Depth::Battles), by_name);
        INFO((core::refused(by_names) ? to_english(*state.tables, core::refusal(by_names).why) : std::string{}));
        const auto* const same = fought_of<Fought, Fight>(by_names);
        REQUIRE(same != nullptr);
        for (const auto& [one, other] : {std::pair{&there->offensive, &same->offensive}, std::pair{&there->reaction, &same->reaction}}) {
            CHECK(one->strength == other->strength);
            CHECK(one->modifier == other->modifier);
            CHECK(one->hits == other->hits);
            REQUIRE(one->units.size() == other->units.size());
            for (std::size_t i = 0; i < one->units.size(); ++i) {
                CHECK(one->units[i].unit == other->units[i].unit);
                CHECK(one->units[i].after == other->units[i].after);
            }
        }
        ++found;
    }
    return found;
}

} // namespace

TEST_CASE("below the whole map no hex is kept, and who is in play is", "[empire_of_the_sun][depth][rule:ES-GEN-20][rule:ES-GEN-21]") {
    for (const auto* const scenario : {"campaign", "1942", "1943", "1944"}) {
        INFO(scenario);
        const AtTable map(scenario);
        for (const auto& options : {books, battles}) {
            const AtTable table(scenario, options);
            CHECK(any_hex(map.now()));
            CHECK_FALSE(any_hex(table.now()));
            CHECK(standing(table.now()) == standing(map.now()));
            CHECK(table.now().japanese == map.now().japanese);
            CHECK(table.now().tracks == map.now().tracks);
            CHECK(contradictions(table.now()).empty());
        }
    }
}

TEST_CASE("what these books do not keep is refused with its clause", "[empire_of_the_sun][depth][rule:ES-GEN-20]") {
    AtTable table("short_campaign", books);
    table.enter(play("JP9", "jp_hq_south"));
    CHECK(table.refused(activate({"jp_15_army"})) == "ES-GEN-20");
    CHECK(table.refused(go({"jp_15_army"}, "2013", Travel::Land)) == "ES-GEN-20");
    CHECK(table.refused(DeclareBattles{.hexes = {hex_at("2015")}}) == "ES-GEN-20");
    CHECK(table.refused(SetIntelligence{.dice = die(3)}) == "ES-GEN-20");
    CHECK(table.refused(SpecialReaction{.hex = hex_at("2015"), .dice = die(3)}) == "ES-GEN-20");
    CHECK(table.refused(FightAtSea{.hex = hex_at("2015")}) == "ES-GEN-20");
    CHECK(table.refused(FightOnLand{.hex = hex_at("2015")}) == "ES-GEN-20");
    CHECK_FALSE(form(table.now(), "activate", {}));
    CHECK_FALSE(form(table.now(), "sea", {}));
    AtTable with_battles("short_campaign", battles);
    with_battles.enter(play("JP9", "jp_hq_south"));
    with_battles.enter(activate({"jp_15_army"})); // where it stands is the table's
    CHECK(with_battles.refused(go({"jp_15_army"}, "2013", Travel::Land)) == "ES-GEN-20");
    with_battles.rule(EndOffensive{});
    with_battles.rule(play("AL13", "us_hq_c_pac"));
    CHECK(with_battles.breaks(activate({"cw_ma_air"}), "ES-OFF-4")); // but whom it commands is printed
}

TEST_CASE("an offensive in the books is its card, the hexes that it took and the steps that it cost",
          "[empire_of_the_sun][depth][rule:ES-GEN-20][rule:ES-CTL-1][rule:ES-BAT-17][rule:ES-OFF-3]") {
    AtTable table("short_campaign", books);
    const int cards = table[Track::JapaneseCards];
    table.enter(play("JP9", "jp_hq_south"));
    CHECK(table[Track::JapaneseCards] == cards - 1);
    const auto taken = answered(table.now(), "take", {{"hex", "2015"}});
    REQUIRE(taken);
    table.enter(*taken);
    CHECK(table.holds(Side::Japan, "2015"));
    const auto lost = answered(table.now(), "lose", {{"unit", "jp_bb_nagato"}, {"steps", "1"}, {"cause", "battle"}});
    REQUIRE(lost);
    table.enter(*lost);
    CHECK(table["jp_bb_nagato"].step == Step::Reduced);
    CHECK(table["jp_bb_nagato"].in_play());
    CHECK(asked_now(table.now()) == std::vector<std::string>{"ES-OFF-3", "ES-PBM-4", "ES-STK-2"});
    CHECK(affirmed_by(table.now(), EndOffensive{}) == asked_now(table.now())); // the entry keeps what was affirmed
    table.enter(EndOffensive{});
    CHECK_FALSE(table.now().offensive);
    // Weather gives all of it back.
    AtTable other("short_campaign", books);
    other.enter(play("JP9", "jp_hq_south"));
    other.enter(*answered(other.now(), "take", {{"hex", "2015"}}));
    other.rule(EndOffensive{.cancelled = true});
    CHECK(other.holds(Side::Allies, "2015"));
}

TEST_CASE("the table is asked what the map would tell, part by part, and only where something hangs on it",
          "[empire_of_the_sun][depth][rule:ES-GEN-20][rule:ES-ATR-1][rule:ES-PWL-8][rule:ES-PWL-9][rule:ES-POL-3][rule:ES-VPT-4]") {
    CHECK(asked_now(AtTable("1942").now()).empty());
    AtTable table("1942", books);
    CHECK(asked_now(table.now()).empty()); // no offensive is under way
    table.until(Phase::NationalStatus);
    CHECK(asked_now(table.now()).empty()); // nobody has surrendered in this turn
    AtTable manila("1942", books);
    manila.flag("2813", Side::Japan);
    manila.flag("2915", Side::Japan);
    manila.until(Phase::NationalStatus);
    CHECK(has(manila.now().surrendered, Area::Philippines));
    CHECK(asked_now(manila.now()) == std::vector<std::string>{"ES-POL-3"});
    table.flag("5808", Side::Japan);
    table.until(Phase::UsWill);
    CHECK(has(asked_now(table.now()), std::string{"ES-PWL-8"}));
    CHECK(table.counted("hawaii")); // whoever controls it is taken to stand there
    table.until(Phase::Attrition);
    const bool hungry = tables().turn(table.now().turn.number).attrition;
    CHECK(has(asked_now(table.now()), std::string{"ES-ATR-1"}) == hungry);
    const auto before = table.now().units;
    table.rule(EndPhase{});
    CHECK(table.now().units == before); // nobody loses a step by what the books cannot see
}

TEST_CASE("reinforcements and replacements come to the map without a hex", "[empire_of_the_sun][depth][rule:ES-REI-2][rule:ES-REP-2]") {
    AtTable table("1942", books);
    table.next_turn();
    const auto fresh = due(table.now(), Side::Japan);
    REQUIRE_FALSE(fresh.empty());
    const auto id = tables()[fresh.front()].id;
    const auto comes = answered(table.now(), "arrive", {{"unit", id}, {"place", "map"}});
    REQUIRE(comes);
    table.enter(*comes);
    CHECK(table[id].in_play());
    CHECK_FALSE(table[id].on_map());
    CHECK(AtTable("1942").refused(PlaceReinforcements{{{.unit = fresh.front(), .place = PlaceKind::Map}}}) == "ES-REI-1");
    table.until(Phase::Replacements);
    table.put("jp_22_air_flot", PlaceKind::Eliminated);
    table.set({{Track::JapaneseAir, 2}});
    const auto back = answered(table.now(), "replace", {{"unit", "jp_22_air_flot"}, {"step", "full"}});
    REQUIRE(back);
    table.enter(*back);
    CHECK(table["jp_22_air_flot"] == Station{.place = {.kind = PlaceKind::Map}, .step = Step::Full});
    CHECK(table[Track::JapaneseAir] == 0);
}

TEST_CASE("the depth changes in the middle of a game, and what is then to be counted is told",
          "[empire_of_the_sun][depth][rule:ES-GEN-20][rule:ES-GEN-21][rule:ES-GEN-22]") {
    AtTable table("1943");
    const int there = standing(table.now());
    CHECK(table.refused(ChangeOptions{.options = books, .reason = ""}) == "ES-GEN-22");
    table.enter(ChangeOptions{.options = books, .reason = "the laptop has no room"});
    CHECK_FALSE(any_hex(table.now()));
    CHECK(standing(table.now()) == there);
    table.enter(ChangeOptions{.options = {}, .reason = "now it has"});
    const auto open = contradictions(table.now());
    REQUIRE(open.size() == 1);
    CHECK(open.front().rule.id == "ES-GEN-21");
    CHECK(static_cast<int>(open.front().units.size()) == there);
    table.put("jp_22_air_flot", "2212");
    CHECK(static_cast<int>(contradictions(table.now()).front().units.size()) == there - 1);
}

TEST_CASE("a combat from names alone is the one that the map finds, in offensives by chance",
          "[empire_of_the_sun][depth][rule:ES-BAT-2][rule:ES-BAT-3][rule:ES-BAT-4][rule:ES-GND-1][rule:ES-GND-7]") {
    const AtTable any;
    Came came;
    int at_sea = 0;
    for (const auto* const scenario : {"1942", "1943", "1944", "short_campaign"}) {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(fuzz::amount(2, 12, 1)); ++seed) {
            fuzz::Chance chance(seed);
            auto state = begun<G>(any.now().tables, BeginGame{.scenario = find_scenario(tables(), scenario).value()});
            for (int step = 0; step < 250 && !state.outcome; ++step) {
                state = play<G>(1000 * seed + static_cast<std::uint64_t>(step), std::move(state), 1, {}, {}, came);
                if (state.offensive && !state.offensive->battles.empty()) {
                    INFO(scenario << ", seed " << seed << ", step " << step);
                    at_sea += compared<SeaBattleFought, FightAtSea>(state, chance);
                    compared<LandBattleFought, FightOnLand>(state, chance);
                }
            }
        }
    }
    CHECK(at_sea > 20);
}

TEST_CASE("a ground combat from names alone is the one that the map finds, on any land",
          "[empire_of_the_sun][depth][rule:ES-GND-1][rule:ES-GND-2][rule:ES-GND-4][rule:ES-GND-5][rule:ES-GND-6][rule:ES-GND-7]") {
    AtTable table("1942");
    table.rule(play("JP9", "jp_hq_south"));
    const auto with = table.now();
    fuzz::Chance chance(7);
    int landed = 0;
    int fought = 0;
    for (int i = 0; i < fuzz::amount(300, 3000, 100); ++i) {
        auto state = with;
        const auto hex = chance.one_of(tables().map_hexes).hex;
        auto& offensive = *state.offensive;
        offensive.battles = {hex};
        for (const auto side : all_sides) {
            for (const auto id : units_in_play(with, side)) {
                if (tables()[id].hq() || !chance.one_in(30)) {
                    continue;
                }
                (side == offensive.side ? offensive.activated : offensive.reacting).push_back(id);
                const bool assault = tables()[id].kind == UnitKind::Ground && side == offensive.side && chance.one_in(2);
                offensive.moved.push_back({.unit = id, .from = with[id].place.hex, .by = assault ? Travel::Assault : Travel::Land});
                state.units[id.index].place.hex = hex;
                landed += assault ? 1 : 0;
            }
        }
        if (chance.one_in(2)) { // it has been fought at sea, and won or not
            offensive.fought_at_sea = {hex};
            offensive.won_at_sea = chance.one_in(2) ? std::vector{hex} : std::vector<HexId>{};
        }
        INFO("position " << i);
        fought += compared<LandBattleFought, FightOnLand>(state, chance);
    }
    CHECK(landed > 50);
    CHECK(fought > 50);
}

TEST_CASE("what the forms offer without the map is booked, to the end of a turn", "[empire_of_the_sun][depth][forms]") {
    const AtTable any;
    for (const auto depth : {Depth::Books, Depth::Battles}) {
        Came came;
        for (const auto* const scenario : {"1942", "1943", "short_campaign"}) {
            for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(fuzz::amount(1, 6, 1)); ++seed) {
                auto state = begun<G>(
                    any.now().tables,
                    BeginGame{.scenario = find_scenario(tables(), scenario).value(), .options = {.depth = depth}, .china_length = 5});
                const int turn = state.turn.number;
                for (int part = 0; part < 80 && state.turn.number == turn && !state.outcome; ++part) {
                    state =
                        play<G>(100 * seed + static_cast<std::uint64_t>(part), std::move(state), 20, {}, {"take", "lose", "arrive"}, came);
                    CHECK_FALSE(any_hex(state));
                }
                INFO(scenario << ", seed " << seed);
                CHECK((state.turn.number > turn || state.outcome));
            }
        }
        tell("Empire of the Sun without the map", came);
        CHECK(came.refused == 0);
        for (const auto* const each : {"card", "take", "lose", "end_offensive", "end"}) {
            INFO(each);
            CHECK(came.of_form[each] > 0);
        }
        for (const auto* const each : {"activate", "battles", "sea"}) {
            INFO(each);
            CHECK((came.of_form[each] > 0) == (depth == Depth::Battles));
        }
    }
}

} // namespace intendant::test::empire_depths
