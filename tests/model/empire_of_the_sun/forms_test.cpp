// What the forms of Empire of the Sun offer, and what they make of what is filled in.

#include "model/empire_of_the_sun/meta.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"
#include "tests/support/by_chance.hpp"
#include "tests/support/played_by_forms.hpp"

namespace intendant::test::empire_forms {

namespace {

using namespace empire_of_the_sun;
using namespace empire_of_the_sun::tests;
using G = empire_of_the_sun::Game;
using Clauses = std::vector<std::string>;

/// What stands first among what that field offers.
std::string first_of(const State& state, std::string_view id, const FormValues& values, std::string_view key) {
    const auto asked = form(state, id, values);
    REQUIRE(asked);
    const auto field = std::ranges::find(asked->fields, key, &FormField::key);
    INFO(id << ", " << key);
    REQUIRE(field != asked->fields.end());
    REQUIRE_FALSE(field->choices.empty());
    return field->choices.front().id;
}

bool offers(const State& state, std::string_view id, const FormValues& values, std::string_view key, std::string_view choice) {
    const auto asked = form(state, id, values);
    REQUIRE(asked);
    const auto field = std::ranges::find(asked->fields, key, &FormField::key);
    return field != asked->fields.end() && std::ranges::find(field->choices, choice, &core::FormChoice::id) != field->choices.end();
}

/// Positions of what seldom comes about.
void strategic_positions(Came& came) {
    AtTable table;
    table.next_turn();
    makes<RollForEurope, G>(table.now(), "europe", {{"die_us_xiv_corps", "5"}}, came);
    makes<PlaceReinforcements, G>(table.now(), "arrive", {{"unit", "jp_6_air_div"}, {"place", "delay_box"}}, came);
    const auto place = first_of(table.now(), "arrive", {{"unit", "jp_6_air_div"}}, "place");
    makes<PlaceReinforcements, G>(table.now(), "arrive", {{"unit", "jp_6_air_div"}, {"place", place}}, came);
    table.until(Phase::Replacements);
    table.put("jp_22_air_flot", "2212", Step::Reduced);
    table.set({{Track::JapaneseAir, 2}});
    makes<Replace, G>(table.now(), "replace", {{"unit", "jp_22_air_flot"}}, came);
    table.put("jp_22_air_flot", PlaceKind::Eliminated);
    const auto to = first_of(table.now(), "replace", {{"unit", "jp_22_air_flot"}, {"step", "full"}}, "to");
    makes<Replace, G>(table.now(), "replace", {{"unit", "jp_22_air_flot"}, {"step", "full"}, {"to", to}}, came);
    table.until(Phase::StrategicWarfare);
    makes<StrategicWarfare, G>(table.now(), "warfare", {{"submarines", "3"}}, came);
}

void card_positions(Came& came) {
    AtTable table("1942");
    table.set({{Track::JapaneseRivalry, 1}});
    table.put("jp_hq_south_seas", PlaceKind::TurnTrack, 5);
    const auto& state = table.now();
    makes<AttackChina, G>(state, "card", {{"card", "JP12"}, {"use", "china"}, {"die", "5"}}, came);
    makes<WithdrawUnit, G>(state, "card", {{"card", "JP12"}, {"use", "withdraw"}, {"unit", "jp_22_air_flot"}}, came);
    makes<EndRivalry, G>(state, "card", {{"card", "JP12"}, {"use", "end_rivalry"}}, came);
    makes<DiscardCard, G>(state, "card", {{"card", "JP12"}, {"use", "discard"}}, came);
    const FormValues back{{"card", "JP12"}, {"use", "return"}, {"unit", "jp_hq_south_seas"}};
    auto to_port = back;
    to_port["to"] = first_of(state, "card", back, "to");
    makes<ReturnHeadquarters, G>(state, "card", to_port, came);
    table.set({{Track::JapanesePasses, 1}});
    makes<PassAction, G>(table.now(), "pass", {}, came);
    makes<SetAside, G>(table.now(), "aside", {}, came);
    table.put("jp_hq_south_seas", "2212"); // where HQ South is
    makes<RemoveUnits, G>(table.now(), "remove", {{"unit", "jp_hq_south_seas"}}, came);
}

/// The first card that is no offensive, and can be played as an event now.
void event_position(Came& came) {
    const AtTable table("1942");
    const auto asked = form(table.now(), "card", {});
    REQUIRE(asked);
    for (const auto& choice : asked->fields.front().choices) {
        const FormValues event{{"card", choice.id}, {"use", "event"}};
        if (!tables()[card(choice.id)].leads_offensive() && offers(table.now(), "card", {{"card", choice.id}}, "use", "event")) {
            makes<PlayEvent, G>(table.now(), "card", event, came);
            return;
        }
    }
    FAIL("no card can be played as an event");
}

void battle_position(Came& came) {
    AtTable fights;
    fights.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    fights.put("jp_15_army", "2212");
    fights.rule(tests::activate({"jp_15_army"}));
    fights.rule(RemoveUnits{.units = units_in(fights.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    fights.put("cw_2_aus_corps", "1307");
    fights.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    makes<DeclareBattles, G>(fights.now(), "battles", {{"hex_1307", "1"}}, came);
    fights.rule(DeclareBattles{.hexes = {hex_at("1307")}});
    const FormValues dice{{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}};
    makes<FightOnLand, G>(fights.now(), "land", dice, came);
    const auto foreseen = form(fights.now(), "land", dice); // the losses are proposed before they are booked
    REQUIRE(foreseen);
    REQUIRE(foreseen->sums.size() == 1);
    CHECK(to_english(tables(), foreseen->sums.front()).find("lost:") != std::string::npos);
    auto by_hand = dice;
    by_hand["losses"] = "typed";
    by_hand["lose_cw_2_aus_corps"] = "0";
    by_hand["lose_jp_15_army"] = "0";
    CHECK_FALSE(clauses_of_form<G>(fights.now(), "land", by_hand).empty()); // hits are not kept back
}

void offensive_positions(Came& came) {
    auto flies = in_the_pacific();
    flies.put("us_10af_lrb", PlaceKind::ChinaBox);
    makes<FlyChina, G>(flies.now(), "fly_china", {{"unit", "us_10af_lrb"}, {"to", "2104"}}, came);

    AtTable lands;
    lands.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    lands.put("jp_15_army", "2212");
    lands.rule(tests::activate({"jp_15_army"}));
    lands.rule(RemoveUnits{.units = units_in(lands.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    lands.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    lands.put("cw_hq_seac", "1308");
    lands.put("cw_ma_air", "1308");
    makes<SpecialReaction, G>(lands.now(), "special", {{"hex", "1307"}, {"die", "6"}}, came);

    auto entered = in_the_south();
    CHECK_FALSE(form(entered.now(), "disengage", {}));
    entered.put("jp_1_sn_brig", "2015"); // weaker than the division there
    const FormValues leaves{{"unit", "cw_8_aus_div"}, {"to", "2014"}};
    makes<MoveUnits, G>(entered.now(), "disengage", leaves, came);
    entered.put("jp_ss_brig", "2015");
    CHECK_FALSE(form(entered.now(), "disengage", {}));

    AtTable strikes("1943");
    strikes.rule(tests::play("AL31", "us_hq_s_pac_halsey"));
    strikes.put("us_cv_lexington", "4828");
    strikes.rule(tests::activate({"us_cv_lexington"}));
    makes<PlayReaction, G>(strikes.now(), "reaction", {{"card_1", "JP36"}}, came);
    strikes.rule(PlayReaction{.cards = {card("JP36")}});
    makes<ThrowDie, G>(strikes.now(), "card_die", {{"die", "3"}}, came);
    strikes.enter(ThrowDie{.card = card("JP36"), .dice = die(3)});
    makes<LoseSteps, G>(strikes.now(), "card_loss", {{"card", "JP36"}, {"unit", "us_cv_lexington"}, {"steps", "1"}}, came);

    AtTable chutes("campaign");
    chutes.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    chutes.rule(tests::play("JP58", "jp_hq_south", true));
    chutes.put("jp_22_air_flot", "2014");
    chutes.rule(tests::activate({"jp_22_air_flot"}));
    makes<TakeHexes, G>(chutes.now(), "paratroops", {{"hex", first_of(chutes.now(), "paratroops", {}, "hex")}}, came);
}

/// The command of these values, as it fills the form in again, says the same.
void stands_again(const State& state, std::string_view id, const FormValues& values) {
    INFO("form " << id);
    const auto after = [&](const Command& command) {
        const auto verdict = decide(state, command);
        REQUIRE_FALSE(core::refused(verdict));
        auto then = state;
        for (const auto& event : core::acceptance(verdict).events) {
            then = apply(std::move(then), event);
        }
        return then;
    };
    const auto entered = answered(state, id, values);
    REQUIRE(entered);
    const auto filled = filled_form(state, *entered);
    REQUIRE(filled);
    CHECK(filled->id == id);
    for (const auto& [key, value] : values) {
        INFO(key);
        CHECK(core::text_in(filled->values, key) == value);
    }
    const auto again = answered(state, filled->id, filled->values);
    REQUIRE(again);
    CHECK(again->index() == entered->index());
    CHECK(after(*again) == after(*entered));
}

} // namespace

TEST_CASE("what the forms of Empire of the Sun offer is booked, to the end of a turn", "[empire_of_the_sun][forms]") {
    Came came;
    const AtTable any;
    const auto shared = any.now().tables;
    for (const auto* const scenario : {"1942", "1943", "1944", "short_campaign"}) {
        const BeginGame begin{.scenario = find_scenario(*shared, scenario).value(), .options = {}, .players = {}, .china_length = 5};
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(fuzz::amount(2, 10, 2)); ++seed) {
            auto state = begun<G>(shared, begin);
            const int turn = state.turn.number;
            for (int part = 0; part < 60 && state.turn.number == turn && !state.outcome; ++part) {
                state = play<G>(100 * seed + static_cast<std::uint64_t>(part), std::move(state), 20, {}, {}, came);
            }
            INFO(scenario << ", seed " << seed);
            CHECK((state.turn.number > turn || state.outcome));
        }
    }
    tell("Empire of the Sun", came);
    CHECK(came.booked > 150);
    for (const auto* const form : {"card", "activate", "move", "battles", "intelligence", "sea", "end_offensive", "arrive", "end"}) {
        INFO(form);
        CHECK(came.of_form[form] > 0);
    }
    CHECK(came.refused == 0);
    // What the table has to decide: losses as typed, and what it ends although something is open.
    for (const auto& each : came.broken) {
        INFO(each.first);
        const auto form = each.first.substr(0, each.first.find(' '));
        CHECK((form == "sea" || form == "land" || form == "end" || form == "end_offensive"));
    }
    strategic_positions(came);
    card_positions(came);
    offensive_positions(came);
    event_position(came);
    battle_position(came);
    every_command_has_its_form<G>(came, {{"BeginGame", "it begins the books, before anybody has a seat"},
                                         {"Concede", "it ends the game, which the banker asks about twice"},
                                         {"LeaveUnfinished", "it ends the evening, which the banker asks about twice"},
                                         {"ChangeOptions", "a ruling on the game itself, with a reason that is typed"},
                                         {"Stocktake", "a count of the whole board, on a page of its own"}});
}

TEST_CASE("a card, an activation, a move, battle hexes and a combat stand in their forms again as they were entered",
          "[empire_of_the_sun][forms]") {
    AtTable cards("1942");
    cards.set({{Track::JapaneseRivalry, 1}});
    cards.put("jp_hq_south_seas", PlaceKind::TurnTrack, 5);
    const auto& begun = cards.now();
    for (const auto* const use : {"offensive", "event"}) {
        FormValues leads{{"card", use == std::string_view{"event"} ? "JP3" : "JP12"}, {"use", use}};
        leads["headquarters"] = first_of(begun, "card", leads, "headquarters");
        stands_again(begun, "card", leads);
    }
    stands_again(begun, "card", {{"card", "JP12"}, {"use", "china"}, {"die", "5"}});
    stands_again(begun, "card", {{"card", "JP12"}, {"use", "withdraw"}, {"unit", "jp_22_air_flot"}});
    stands_again(begun, "card", {{"card", "JP12"}, {"use", "end_rivalry"}});
    stands_again(begun, "card", {{"card", "JP12"}, {"use", "discard"}});
    FormValues back{{"card", "JP12"}, {"use", "return"}, {"unit", "jp_hq_south_seas"}};
    back["to"] = first_of(begun, "card", back, "to");
    stands_again(begun, "card", back);

    auto entered = in_the_south();
    entered.put("jp_1_sn_brig", "2015");
    stands_again(entered.now(), "disengage", {{"unit", "cw_8_aus_div"}, {"to", "2014"}});

    AtTable fights;
    fights.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    for (const auto* const army : {"jp_15_army", "jp_25_army"}) {
        fights.put(army, "2212");
    }
    for (const auto* const flotilla : {"jp_21_air_flot", "jp_22_air_flot"}) {
        fights.put(flotilla, "1308");
    }
    stands_again(fights.now(), "activate", {{"headquarters", "jp_hq_south"}, {"unit_jp_15_army", "1"}, {"unit_jp_21_air_flot", "1"}});
    fights.rule(tests::activate({"jp_15_army", "jp_25_army", "jp_21_air_flot", "jp_22_air_flot"}));
    fights.rule(RemoveUnits{.units = units_in(fights.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    fights.put("cw_2_aus_corps", "1307");
    fights.put("cw_ma_air", "1307");
    const FormValues together{{"unit", "jp_15_army"}, {"by", "assault"}, {"to", "1307"}, {"unit_jp_25_army", "1"}};
    stands_again(fights.now(), "move", together);
    fights.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    stands_again(fights.now(), "battles", {{"hex_1307", "1"}});
    fights.rule(DeclareBattles{.hexes = {hex_at("1307")}});
    const FormValues at_sea{
        {"hex", "1307"}, {"unit_jp_21_air_flot", "0"}, {"unit_jp_22_air_flot", "1"}, {"offensive", "9"}, {"reaction", "3"}};
    stands_again(fights.now(), "sea", at_sea);
    CHECK_FALSE(answered(fights.now(), "sea", {{"hex", "1307"}, {"offensive", "9"}})); // the other die is still to come
    CHECK(battle_in_form(fights.now(), "sea", {{"hex", "1307"}, {"offensive", "9"}}));
    fights.rule(*answered(fights.now(), "sea", at_sea));
    stands_again(fights.now(), "land", {{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}, {"losses", "least_cost"}});
    stands_again(fights.now(), "land",
                 {{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}, {"losses", "typed"}, {"lose_cw_2_aus_corps", "1"}});
}

TEST_CASE("a card is found by its number and by its name, and offers what it may be used for now",
          "[empire_of_the_sun][forms][rule:ES-CRD-2][rule:ES-OFF-1]") {
    AtTable table("1942");
    const auto card_for = [&](const char* typed) { return form(table.now(), "card", {{"card", typed}})->fields.front().value; };
    CHECK(card_for("12") == "JP12");
    CHECK(card_for("jp12") == "JP12");
    CHECK(card_for("mi: mid") == "JP12");
    CHECK(card_for("no such card").empty());
    CHECK(offers(table.now(), "card", {{"card", "JP12"}}, "use", "offensive"));
    CHECK(offers(table.now(), "card", {{"card", "JP12"}}, "use", "china"));
    CHECK_FALSE(offers(table.now(), "card", {{"card", "JP12"}}, "use", "end_rivalry")); // there is none
    CHECK_FALSE(form(table.now(), "card", {})->fields.front().choices.empty());
    CHECK_FALSE(form(table.now(), "activate", {})); // nothing is under way
    table.hand(Side::Japan, 0);
    table.set({{Track::JapanesePasses, 0}});
    CHECK(form(table.now(), "card", {})->seats == std::vector<std::string>{"allied"});
}

TEST_CASE("only units that may be activated are offered, and as many as headquarters and card allow",
          "[empire_of_the_sun][forms][rule:ES-OFF-2][rule:ES-OFF-3]") {
    auto table = in_the_south();
    FormValues values;
    int chosen = 0;
    for (bool more = true; more;) {
        more = false;
        const auto asked = form(table.now(), "activate", values);
        REQUIRE(asked);
        for (const auto& field : asked->fields) {
            if (field.key.starts_with("unit_") && field.value == "0") {
                values[field.key] = "1";
                ++chosen;
                more = true;
                break;
            }
        }
        REQUIRE(chosen < 40);
    }
    const auto all = clauses_of_form<G>(table.now(), "activate", values);
    CHECK(all.empty());
    const auto most = tables()[unit("jp_hq_south")].efficiency + 3;
    CHECK(chosen == most);
    const auto sums = form(table.now(), "activate", values)->sums;
    REQUIRE_FALSE(sums.empty());
    CHECK(to_english(tables(), sums.front()) == std::to_string(most) + " of " + std::to_string(most) + " activated");
    // One more than is offered is answered with the clause.
    const auto first = form(table.now(), "activate", {});
    for (const auto& each : first->fields) {
        if (each.key.starts_with("unit_") && !values.contains(each.key)) {
            values[each.key] = "1";
            break;
        }
    }
    CHECK(has(clauses_of_form<G>(table.now(), "activate", values), std::string{"ES-OFF-2"}));
}

TEST_CASE("a form of Empire of the Sun that is answered wrongly is answered with its clause", "[empire_of_the_sun][forms][rule:ES-AIR-1]") {
    auto table = in_the_south();
    CHECK(clauses_of_form<G>(table.now(), "activate", {}) == Clauses{"-"});                                             // nobody
    CHECK(has(clauses_of_form<G>(table.now(), "activate", {{"unit_us_cv_lexington", "1"}}), std::string{"!ES-OFF-1"})); // the enemy's
    table.rule(tests::activate({"jp_22_air_flot"}));
    const FormValues flight{{"unit", "jp_22_air_flot"}, {"by", "air"}};
    auto near = flight;
    near["to"] = first_of(table.now(), "move", flight, "to");
    CHECK(clauses_of_form<G>(table.now(), "move", near).empty());
    auto far = flight;
    far["to"] = "5808";
    CHECK(has(clauses_of_form<G>(table.now(), "move", far), std::string{"ES-AIR-1"}));
    far["to"] = "9999";
    CHECK(clauses_of_form<G>(table.now(), "move", far) == Clauses{"-"});
    CHECK(clauses_of_form<G>(table.now(), "move", flight) == Clauses{"-"}); // where to?
    auto more = near;
    more["die"] = "3";
    more["unit_nobody"] = "1";
    CHECK(clauses_of_form<G>(table.now(), "move", more).empty());                       // nothing more is asked
    CHECK_FALSE(answered(table.now(), "card", {{"card", "JP12"}, {"use", "discard"}})); // an offensive is under way
    CHECK_FALSE(answered(table.now(), "sea", {{"offensive", "3"}, {"reaction", "3"}})); // nobody fights
    CHECK_FALSE(answered(table.now(), "no such form", {}));
    table.rule(EndOffensive{});
    CHECK_FALSE(answered(table.now(), "move", near)); // of an offensive that is over
    AtTable first("1942");
    const FormValues china{{"card", "JP12"}, {"use", "china"}};
    CHECK(clauses_of_form<G>(first.now(), "card", china) == Clauses{"-"}); // the die is missing
    auto two = china;
    two["die"] = "33";
    CHECK(clauses_of_form<G>(first.now(), "card", two) == Clauses{"-"}); // one too many
    CHECK(has(clauses_of_form<G>(first.now(), "card", {{"card", "JP12"}, {"use", "end_rivalry"}}), std::string{"!ES-SCN-17"}));
}

} // namespace intendant::test::empire_forms

TEST_CASE("nobody reacts once somebody has fought", "[empire_of_the_sun][forms][rule:ES-REA-1][rule:ES-OFF-15]") {
    using namespace intendant::empire_of_the_sun;
    using namespace intendant::empire_of_the_sun::tests;
    AtTable table;
    table.rule(play("JP9", "jp_hq_combined_fleet_yamamoto"));
    table.put("jp_cv_akagi", "5018");
    table.rule(activate({"jp_cv_akagi"}));
    table.rule(go({"jp_cv_akagi"}, "5808", Travel::Sea));
    CHECK_FALSE(form(table.now(), "react", {})); // no battle hex is declared
    table.rule(DeclareBattles{.hexes = {hex_at("5808")}});
    CHECK_FALSE(form(table.now(), "react", {})); // nor the status known
    table.rule(SetIntelligence{.dice = die(0)});
    REQUIRE(table.now().offensive->status == Status::Intercept);
    table.put("us_cv_enterprise", "5708");
    CHECK(form(table.now(), "react", {}));
    FightAtSea battle{.hex = hex_at("5808")};
    battle.offensive.die = die(0);
    battle.reaction.die = die(0);
    table.rule(battle);
    REQUIRE(fighting_has_begun(table.now()));
    CHECK_FALSE(form(table.now(), "react", {}));
}
