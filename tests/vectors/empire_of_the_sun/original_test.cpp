// Every example of `original.json`, compared field by field with what the rules compute. An example or a field that is not compared fails.

#include "model/empire_of_the_sun/battle/ground.hpp"
#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"
#include "tests/vectors/empire_of_the_sun/expected.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;
using nlohmann::json;

namespace {

Fighter figure(Arm arm, int attack, int reduced, int defence) {
    return {.name = "figure", .arm = arm, .attack = {attack, reduced}, .defence = defence};
}
Fighter away(Fighter unit) {
    unit.in_hex = false;
    return unit;
}
Fighter at_extended(Fighter unit) {
    unit.in_hex = false;
    unit.extended = true;
    return unit;
}
Fighter counter(const char* id, Step step = Step::Full) { return fighter(tables(), unit(id), step); }
Fighter landing(Fighter unit) {
    unit.lands = true;
    return unit;
}

Battle japanese_attack(std::vector<Fighter> japan, std::vector<Fighter> allies, int year = 1941) {
    return {.offensive = {.side = Side::Japan, .units = std::move(japan)},
            .reaction = {.side = Side::Allies, .units = std::move(allies)},
            .year = year,
            .terrain = Terrain::Mixed};
}

/// The hits by the bands of the die, `0-2`.
void strength_of_a_force(const json& given, Expected& expect) {
    std::vector<Fighter> allies;
    for (const auto& each : given.at("inputs").at("allied_units")) {
        const auto type = each.at("type").get<std::string>();
        const int attack = each.at("attack");
        auto one = figure(type == "CV" ? Arm::Carrier : type == "BB" ? Arm::Ship : Arm::Aircraft, attack, attack / 2, 10);
        if (each.value("range", "") == "extended_in_battle") {
            one = at_extended(one);
        } else if (!each.value("in_battle_hex", false)) {
            one = away(one);
        }
        allies.push_back(one);
    }
    const auto battle = japanese_attack({}, allies, 1942);
    const auto levels = levels_of(battle.reaction, Status::Intercept);
    expect.check("total_strength", air_naval_strength(battle.reaction, levels));
    json hits;
    for (const auto& [band, dice] : std::map<std::string, std::vector<int>>{{"0-2", {0, 1, 2}}, {"3-5", {3, 4, 5}}, {"6+", {6, 7, 8, 9}}}) {
        for (const int die : dice) {
            const int found = air_naval_fire(tables(), battle, false, Status::Intercept, levels, levels, die).fire.hits;
            CHECK((!hits.contains(band) || hits[band] == found));
            hits[band] = found;
        }
    }
    expect.check("hits", hits);
}

/// All Japanese units reduced but one; what the hits left can do.
std::vector<Target> all_but_one_reduced(const json& inputs) {
    const int strong = inputs.value("unreduced_unit_defence", 18);
    return {{.level = 2, .defence = strong, .attack = {18, 9}},
            {.level = 1, .defence = 10, .attack = {12, 7}},
            {.level = 1, .defence = 8, .attack = {8, 4}}};
}

void hits_left(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto targets = all_but_one_reduced(inputs);
    const Fire fire{.hits = inputs.at("remaining_after_reductions"), .cap = 0, .critical = inputs.at("critical")};
    const auto losses = legal_losses(targets, fire, LossRule::MostAttackLost);
    CHECK(losses == Losses{0, 0, 0});
    expect.check("hits_lost", fire.hits);
    expect.check("may_eliminate_reduced_unit", !objection(targets, fire, {0, 1, 0}).has_value());
}

void one_carrier_against_two(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    std::vector<Target> targets(inputs.at("target_full_strength_carriers").get<std::size_t>(),
                                Target{.level = 2, .defence = 12, .attack = {12, 8}, .capped = true});
    targets.push_back({.level = 1, .defence = 8, .attack = {9, 6}});
    const Fire fire{.hits = inputs.at("hits"), .cap = inputs.at("firer").at("carriers")};
    const auto losses = legal_losses(targets, fire, LossRule::MostAttackLost);
    int used = 0;
    for (std::size_t i = 0; i < losses.size(); ++i) {
        used += losses[i] * targets[i].defence;
    }
    CHECK(used == 12); // of 45
    CHECK(losses.back() == 0);
    CHECK(objection(targets, fire, {1, 0, 1})->rule.id == "ES-BAT-19");
    CHECK(expect["result"].get<std::string>().find("no reduced unit may be eliminated while a full-strength naval unit remains") !=
          std::string::npos);
}

void any_nine_is_critical(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    CHECK(tables()[card(inputs.at("event").get<std::string>())].status == Status::Ambush);
    auto battle = japanese_attack({figure(Arm::Ship, 18, 9, 18)}, {figure(Arm::Ship, 10, 5, 10)}, 1942);
    battle.critical_modified = true;
    const auto levels = levels_of(battle.reaction, Status::Ambush);
    for (int die = 0; die <= 9; ++die) { // 4 for the ambush
        CHECK(air_naval_fire(tables(), battle, false, Status::Ambush, levels, levels, die).fire.critical == (die >= 5));
    }
    const auto targets = all_but_one_reduced(inputs);
    const Fire fire{.hits = inputs.at("remaining_hits"), .cap = 0, .critical = inputs.at("critical")};
    const auto losses = legal_losses(targets, fire, LossRule::MostAttackLost);
    expect.check("may_eliminate_reduced_unit_with_remaining_hits", losses[1] == 1 && !objection(targets, fire, losses));
    expect.check("full_strength_unit_may_remain", losses[0] == 0);
}

void step_between_carriers(const json& given, Expected& expect) {
    const Force force{.side = Side::Japan, .units = {figure(Arm::Carrier, 12, 8, 12), figure(Arm::Carrier, 8, 6, 8)}};
    const auto moves = carrier_transfers(force, {2, 2}, {1, 1}, given.at("inputs").at("allied_critical"));
    const bool found = std::ranges::find(moves, Levels{2, 0}) != moves.end();
    expect.check("allowed", found);
    expect.check("CVL", found ? "eliminated" : "reduced");
    expect.check("CV", found ? "full strength" : "reduced");
}

/// Some dice lead to it; the text gives none.
template <class Fits> AirNavalCombat some_air_naval(const Battle& battle, Status status, const Fits& fits) {
    for (int a = 0; a <= 9; ++a) {
        for (int b = 0; b <= 9; ++b) {
            const auto combat = air_naval_combat(tables(), battle, status, a, b, LossRule::MostAttackLost);
            if (fits(combat)) {
                return combat;
            }
        }
    }
    FAIL("no dice lead to the example");
    return {};
}

void force_z(const json&, Expected& expect) {
    const auto battle = japanese_attack({away(counter("jp_22_air_flot")), counter("jp_bb_kongo_2")}, {counter("cw_bb_force_z")});
    const auto combat =
        some_air_naval(battle, Status::Surprise, [](const AirNavalCombat& each) { return each.reaction_left == Levels{0}; });
    expect.check("force_z", combat.reaction_left[0] == 0 ? "eliminated" : "not eliminated");
    expect.check("japanese_losses", (combat.offensive_left[0] == 2 ? 0 : 1) + (combat.offensive_left[1] == 2 ? 0 : 1));
}

void luzon(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto battle = japanese_attack({at_extended(counter("jp_5_air_div")), at_extended(counter("jp_21_air_flot")),
                                         at_extended(counter("jp_23_air_flot")), counter("jp_ca_takao"), landing(counter("jp_14_army"))},
                                        {counter("us_feaf"), counter("us_19_lrb"), counter("us_nl_corps")});
    const auto levels = levels_of(battle.offensive, Status::Surprise);
    CHECK(air_naval_strength(battle.offensive, levels) == inputs.at("total").get<int>());
    CHECK(air_naval_modifier(tables(), battle, Side::Japan, Status::Surprise, levels) == inputs.at("modifiers").at("surprise").get<int>());
    const auto combat = some_air_naval(battle, Status::Surprise, [&](const AirNavalCombat& each) {
        return each.offensive.efficiency.quarters == 2 && each.offensive_wins;
    });
    expect.check("hits", combat.offensive.fire.hits);
    const auto step = [&](std::size_t i) { return combat.reaction_left[i] == 1 ? "reduced" : "else"; };
    expect.check("US FEAF", step(0));
    expect.check("US 19 LRB", step(1));
    expect.check("winner", combat.offensive_wins ? "offensive" : "reaction");
    expect.check("ground_combat_follows",
                 !ground_forces(battle, combat.offensive_left, combat.reaction_left, combat.offensive_wins).offensive.empty());
}

void carrier_against_a_corps(const json&, Expected& expect) {
    const auto battle = japanese_attack({away(counter("jp_cvl_zuiho"))}, {counter("us_sl_corps")});
    for (int die = 0; die <= 9; ++die) { // eight hits at most: but a natural nine takes a step of whoever can be hit
        const auto combat = air_naval_combat(tables(), battle, Status::Surprise, die, 0, LossRule::MostAttackLost);
        CHECK((combat.reaction_left == Levels{2}) == (die != 9));
        CHECK(combat.offensive.fire.hits < 10);
    }
    expect.check("SL Corps", "no step lost");
    expect.check("hits", "insufficient");
}

void cruiser_against_a_corps(const json&, Expected& expect) {
    const auto battle = japanese_attack({counter("jp_ca_nachi"), landing(counter("jp_16_army", Step::Reduced))}, {counter("us_m_corps")});
    const auto combat = some_air_naval(battle, Status::Surprise, [](const AirNavalCombat& each) { return each.offensive.fire.hits == 10; });
    expect.check("hits", combat.offensive.fire.hits);
    expect.check("M Corps", combat.reaction_left == Levels{1} ? "reduced" : "else");
    expect.check("ground_combat_follows",
                 !ground_forces(battle, combat.offensive_left, combat.reaction_left, combat.offensive_wins).reaction.empty());
}

void wake(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto battle = japanese_attack({at_extended(counter("jp_24_air_flot")), counter("jp_cl_tenyru")}, {counter("us_vmf_211")});
    const auto levels = levels_of(battle.offensive, Status::Surprise);
    CHECK(air_naval_strength(battle.offensive, levels) == inputs.at("japanese_total").get<int>());
    const auto combat =
        some_air_naval(battle, Status::Surprise, [](const AirNavalCombat& each) { return each.offensive.efficiency.quarters == 2; });
    expect.check("hits", combat.offensive.fire.hits);
    expect.check("us_air", combat.reaction_left[0] > 0 ? "not eliminated" : "eliminated");
    // One flotilla in the air, one air unit on the ground: both still fly, and the totals decide.
    expect.check("winner", combat.offensive_wins ? "offensive" : "reaction");
    expect.check("winning_totals", json::array({air_naval_strength(battle.offensive, combat.offensive_left),
                                                air_naval_strength(battle.reaction, combat.reaction_left)}));
}

void singapore(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    auto battle = japanese_attack({counter("jp_bb_kongo_2"), away(counter("jp_22_air_flot"))}, {counter("cw_ma_air")}, 1942);
    battle.reaction.air_naval_event = inputs.at("modifiers").at("allied");
    const int japanese = given.at("dice").at("japanese");
    const int allied = given.at("dice").at("allied");
    const auto combat = air_naval_combat(tables(), battle, Status::Intercept, japanese, allied, LossRule::MostAttackLost);
    CHECK(combat.offensive.strength == inputs.at("japanese_total").get<int>());
    CHECK(combat.reaction.strength == inputs.at("allied_total").get<int>());
    expect.check("allied_modified", allied + combat.reaction.modifier);
    expect.check("efficiency",
                 {{"japanese", combat.offensive.efficiency.quarters / 4}, {"allied", combat.reaction.efficiency.quarters / 4}});
    expect.check("critical", {{"allied", combat.reaction.efficiency.critical}});
    expect.check("japanese_hits", combat.offensive.fire.hits);
    expect.check("MA air", "eliminated for " + std::to_string((2 - combat.reaction_left[0]) * battle.reaction.units[0].defence) + " hits");
    expect.check("japanese_losses", 4 - combat.offensive_left[0] - combat.offensive_left[1]);
    expect.check("ground_combat", ground_combat(tables(), battle, combat.offensive_left, combat.reaction_left, combat.offensive_wins, 0, 0,
                                                LossRule::LeastCost)
                                          .result != GroundResult::None);
}

template <class Fits> GroundCombat some_ground(const Battle& battle, const Levels& offensive, const Levels& reaction, const Fits& fits) {
    for (int a = 0; a <= 9; ++a) {
        for (int b = 0; b <= 9; ++b) {
            const auto combat = ground_combat(tables(), battle, offensive, reaction, true, a, b, LossRule::MostAttackLost);
            if (fits(combat)) {
                return combat;
            }
        }
    }
    FAIL("no dice lead to the example");
    return {};
}

void corps_driven_back(const json& given, Expected& expect) {
    auto battle = japanese_attack({counter("jp_cvl_zuiho"), landing(counter("jp_19_army", Step::Reduced))}, {counter("us_sl_corps")});
    battle.terrain = tables().map->land(hex_at("2913"))->terrain;
    const int terrain = tables().modifiers.terrain[static_cast<std::size_t>(battle.terrain)];
    CHECK(ground_modifiers(tables(), battle, {2, 1}, {2}, true).offensive - terrain ==
          given.at("inputs").at("modifiers").at("naval_and_air").get<int>());
    const auto combat = some_ground(battle, {2, 1}, {2},
                                    [](const GroundCombat& each) { return each.reaction_left == Levels{1} && each.reaction_retreats; });
    expect.check("SL Corps", combat.reaction_left == Levels{1} ? "reduced" : "else");
    auto board = empty_board();
    stand(board, "us_r_corps", "2813"); // Manila lies across the water
    const auto retreat = labels(reaction_retreat(tables(), board, hex_at("2913"), Side::Allies, {}).hexes);
    CHECK(retreat.size() == 1);
    expect.check("retreat_to", retreat.front());
}

void mindanao(const json&, Expected& expect) {
    const auto battle =
        japanese_attack({counter("jp_ca_nachi"), landing(counter("jp_16_army", Step::Reduced))}, {counter("us_m_corps", Step::Reduced)});
    const auto combat = some_ground(battle, {2, 1}, {1}, [](const GroundCombat& each) { return each.offensive_hits == 14; });
    expect.check("hits", combat.offensive_hits);
    expect.check("M Corps", combat.reaction_left == Levels{0} ? "eliminated" : "else");
    expect.check("winner", combat.result == GroundResult::OffensiveTakes ? "offensive" : "reaction");
}

void kuantan(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    // The text counts 27 factors for one full and one reduced army; the counters of the first edition may differ by two.
    auto reduced = figure(Arm::Ground, 18, 9, 12);
    reduced.step = Step::Reduced;
    auto battle = japanese_attack({figure(Arm::Ground, 18, 9, 12), reduced}, {counter("cw_3_ind_corps"), counter("cw_8_aus_div")}, 1942);
    battle.offensive.ground_final = inputs.at("modifiers").at("japanese");
    const auto own = levels_of(battle.offensive, Status::Intercept);
    const auto enemy = levels_of(battle.reaction, Status::Intercept);
    const int japanese = given.at("dice").at("japanese");
    const auto combat =
        ground_combat(tables(), battle, own, enemy, true, japanese, given.at("dice").at("allied"), LossRule::MostAttackLost);
    int allied = 0;
    for (const auto& each : battle.reaction.units) {
        allied += each.attack[0];
    }
    CHECK(allied == inputs.at("allied_total").get<int>());
    expect.check("japanese_modified", japanese + combat.modifiers.offensive);
    expect.check("efficiency",
                 {{"japanese", combat.offensive_efficiency.quarters / 4}, {"allied", combat.reaction_efficiency.quarters / 4.0}});
    expect.check("japanese_hits", combat.offensive_hits);
    expect.check("allied_hits", combat.reaction_hits);
    expect.check("allied_steps_lost", combat.reaction_steps);
    expect.check("japanese_hits_used", combat.offensive_used);
    expect.check("japanese_hits_unused", combat.offensive_hits - combat.offensive_used);
    expect.check("15th Army", combat.offensive_left[0] == 1 ? "reduced" : "else");
    expect.check("allied_hits_unused", combat.reaction_hits - combat.reaction_used);
    expect.check("japanese_steps_lost", combat.offensive_steps);
    expect.check("winner", combat.result == GroundResult::OffensiveTakes ? "offensive" : "reaction");
    auto board = empty_board();
    const auto before = resources(tables(), board).japanese.size();
    const auto retreat = labels(reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {hex_at("2013")}).hexes);
    expect.check("allied_retreat_to", std::ranges::find(retreat, "2015") != retreat.end() ? "Singapore 2015" : "");
    board.control[hex_at("2014")] = Side::Japan;
    expect.check("resource_hexes_delta", resources(tables(), board).japanese.size() - before);
}

void status_by_a_card(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    CHECK(inputs.at("offensive_card").get<std::string>() == "JP3 as EC");
    expect.check("roll_allowed", may_roll(tables()[card("JP3")], true));
    expect.check("status", std::string{id_of(*status_by_cards({tables()[card(inputs.at("reaction_card").get<std::string>())]}))});
}

void status_by_a_roll(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto value = intelligence_value(tables()[card(inputs.at("offensive_card").get<std::string>())], inputs.at("played_as") == "EC");
    CHECK(value == inputs.at("ec_value").get<int>());
    std::map<std::string, std::set<std::string>> found;
    for (int die = 0; die <= 9; ++die) {
        found[die <= *value ? "<=7" : ">7"].insert(intercepts(die, *value, 0) ? "intercept" : "surprise");
    }
    for (const auto& [band, results] : found) {
        CHECK(results.size() == 1);
        expect.check(band, *results.begin());
    }
}

void activation_of_an_event(const json& given, Expected& expect) {
    const auto& hq = tables()[unit("jp_hq_south")];
    const auto value = activation_value(tables()[card("JP3")], unit("jp_hq_south"), true);
    CHECK(value == given.at("inputs").at("logistics").get<int>());
    CHECK(hq.efficiency == given.at("inputs").at("hq_efficiency").get<int>());
    expect.check("max_units", *value + hq.efficiency);
    expect.check("battle_hexes_allowed", "any (EC); OC would be " + std::to_string(tables().limit("oc_battle_hexes")));
}

void activation_in_reaction(const json& given, Expected& expect) {
    CHECK(tables()[card("JP3")].operations == given.at("inputs").at("offensive_oc").get<int>());
    CHECK(tables()[card("AL5")].logistics == given.at("inputs").at("reaction_logistics").get<int>());
    const int most = reaction_limit(tables(), unit("cw_hq_malaya"), tables()[card("JP3")], &tables()[card("AL5")]);
    expect.check("max_units", most);
    CHECK(expect["note"].get<std::string>().find("up to " + std::to_string(most) + " units") != std::string::npos);
}

void twenty_six_units(const json& given, Expected& expect) {
    const auto& iai = tables()[card("JP2")];
    CHECK(iai.logistics == given.at("inputs").at("logistics").get<int>());
    int most = *iai.logistics;
    const auto board = board_of(tables(), Setup::Campaign);
    for (const auto hq : iai.hqs) {
        most += board[hq].on_map() ? tables()[hq].efficiency : 0;
    }
    expect.check("max_units", most);
    CHECK(most == tables().limit("jp2_max_units"));
}

void allowance(const json& given, Expected& expect) {
    const auto value = given.at("inputs").at("oc").get<std::size_t>() - 1;
    expect.check("ground_mp", tables().allowance[0][value]);
    expect.check("air", tables().legs[value] == 2 ? "twice the range" : "");
    expect.check("naval_hexes", tables().allowance[1][value]);
}

void legs_of_a_bomber(const json& given, Expected& expect) {
    const int range = given.at("inputs").at("range");
    CHECK(tables()[unit("us_19_lrb")].range == range);
    const auto legs = [&](std::size_t value) { return tables().legs[value - 1]; };
    CHECK(legs(1) == 1);
    CHECK(expect["oc1"].get<std::string>().starts_with("one leg of " + std::to_string(range) + " hexes"));
    CHECK(legs(2) == 2);
    CHECK(expect["oc2"].get<std::string>().starts_with("two legs of " + std::to_string(range) + " hexes"));
}

void emergency_of_ships(const json&, Expected& expect) {
    auto board = empty_board();
    stand(board, "us_ca_us_asia", "3014");
    const auto ports = labels(emergency_ports(tables(), board, Side::Allies, hex_at("3014")));
    CHECK(std::ranges::find(ports, "2220") != ports.end());
    CHECK(expect["placed_in"] ==
          "any friendly port within " + std::to_string(tables().limit("emergency_naval_range")) + " hexes, e.g. 2220 Soerabaja");
}

void emergency_of_aircraft(const json& given, Expected& expect) {
    auto board = empty_board();
    stand(board, "us_vmf_211", "4612");
    CHECK(tables()[unit("us_vmf_211")].extended_range == given.at("inputs").at("range").get<int>());
    expect.check("result", emergency_airfields(tables(), board, unit("us_vmf_211")).empty() ? "eliminated" : "placed");
}

Board philippines(const std::string& air, bool feaf) {
    auto board = empty_board();
    stand(board, "us_hq_sw_pac", "2813");
    stand(board, "us_sl_corps", "2913");
    stand(board, "us_p_brig", "3014");
    stand(board, "us_m_corps", "2915");
    stand(board, "jp_hq_south", "2909");
    if (air == "2915") {
        lift(board, "us_m_corps");
    }
    stand(board, "jp_5_air_div", air);
    board.control[hex_at(air)] = Side::Japan;
    if (feaf) {
        stand(board, "us_feaf", "2813");
    }
    return board;
}

void supply_in_the_philippines(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto board = philippines(inputs.at("japanese_air"), inputs.at("FEAF_present"));
    Supply supply;
    supply.compute(tables(), board);
    expect.check("HQ_SW_Pac", supply.supplied(unit("us_hq_sw_pac")) ? "in supply" : "not in supply");
    const auto open = [&](const char* id) { return activation_line(tables(), board, supply.zones(), unit("us_hq_sw_pac"), unit(id)).open; };
    if (given.at("id").get<std::string>() == "S1") {
        bool all = true;
        for (const auto* id : {"us_feaf", "us_sl_corps", "us_p_brig", "us_m_corps"}) {
            all = all && supply.supplied(unit(id)) && open(id);
        }
        expect.check("can_trace_to", all ? "all units in the example" : "not all");
    } else {
        expect.check("SL_Corps_activation", open("us_sl_corps"));
        expect.check("P_Brigade_activation", open("us_p_brig"));
    }
}

void supply_of_port_moresby(const json& given, Expected& expect) {
    json answer = json::array();
    for (const bool in_zone : given.at("inputs").at("port_moresby_in_unneutralised_enemy_zoi")) {
        auto board = empty_board();
        stand(board, "us_hq_sw_pac", "3727");
        stand(board, "us_i_corps", "3823");
        if (in_zone) {
            stand(board, "jp_hq_south_seas", "4021");
            stand(board, "jp_25_air_flot", "3822");
            board.control[hex_at("4021")] = Side::Japan;
            for (const auto& hex : tables().map_hexes) { // no line over land from another port of New Guinea
                if (hex.region == "Guinea" && hex.hex != hex_at("3823")) {
                    board.control[hex.hex] = Side::Japan;
                }
            }
        }
        Supply supply;
        supply.compute(tables(), board);
        CHECK(supply.zones().hostile(Side::Allies, hex_at("3823")) == in_zone);
        CHECK(supply.supplied(unit("us_hq_sw_pac")));
        answer.push_back(supply.supplied(unit("us_i_corps")));
    }
    expect.check("supply_to_port_moresby", answer);
}

void net_of_the_war(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const auto start = board_of(tables(), Setup::Campaign);
    auto now = start;
    int allied = inputs.at("allied_captures");
    int japanese = inputs.at("japanese_captures");
    for (const auto& hex : tables().map_hexes) {
        auto& left = start.control[hex.hex] == Side::Japan ? allied : japanese;
        if (left > 0 && counts_for_progress(tables(), hex.hex)) {
            --left;
            now.control[hex.hex] = enemy_of(start.control[hex.hex]);
        }
    }
    const auto found = progress(tables(), start, now, inputs.at("turn"));
    expect.check("net", found.allied.size() - found.japanese.size());
    expect.check("satisfied", found.enough);
    const auto cause = std::ranges::find(tables().will, "progress", &WillCause::id);
    REQUIRE(cause != tables().will.end());
    expect.check("political_will_delta", found.enough ? 0 : *cause->change);
}

void bad_torpedoes(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const int turn = inputs.at("turn");
    CHECK(tables().turn(turn).torpedo_modifier == inputs.at("torpedoes").get<int>());
    const auto roll = submarine_roll(tables(), turn, given.at("dice").at("allied"), inputs.at("escorts"), false);
    expect.check("modified", roll.modified);
    expect.check("success", roll.success);
    expect.check("japanese_draw", japanese_hand(tables(), turn, 3, roll.success, 0).cards);
}

void first_hands(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const int turn = inputs.at("turn");
    const auto allies = allied_hand(tables(), turn, 0, tables()[Setup::Campaign].markers.wie);
    expect.check("allied_cards", allies.cards);
    expect.check("allied_passes", allies.passes);
    expect.check("initiative", std::string{id_of(first_player(tables(), turn, inputs.at("japanese_cards"), allies.cards))});
}

/// The boxes below Stable Front of a named box of the track.
int below_stable(const json& box) {
    const auto name = box.get<std::string>();
    return name == "Major Breakthrough" ? 2 : name == "Stable Front" ? 0 : -1;
}

int points_of(const PointFacts& facts, const std::string& items) {
    int sum = 0;
    for (const auto& [item, points] : victory_points(tables(), facts, false)) {
        sum += items.find(item) != std::string::npos ? points : 0;
    }
    return sum;
}

void point_items(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const PointFacts facts{.wie_level = inputs.at("wie_level"),
                           .china_below_stable = below_stable(inputs.at("china")),
                           .us_will = inputs.at("political_will")};
    expect.check("wie_vp", points_of(facts, "A"));
    expect.check("china_vp", points_of(facts, "B"));
    expect.check("political_will_vp", points_of(facts, "J"));
}

void points_of_1943(const json& given, Expected& expect) {
    const auto& inputs = given.at("inputs");
    const PointFacts facts{.wie_level = wie_box(tables(), inputs.at("wie_marker")).level,
                           .china_below_stable = below_stable(inputs.at("china")),
                           .burma_road_closed = inputs.at("burma_road").get<std::string>() == "closed",
                           .india = inputs.at("india"),
                           .mandates_japanese = inputs.at("mandates_japanese"),
                           .us_will = inputs.at("political_will")};
    const int points = points_of(facts, "ABCDEFGHIJKLM");
    expect.check("japanese_vp", points);
    CHECK(tables()[Setup::Y1943].markers.start_points == points);
    expect.check("level", victory_level(tables(), points) == "japanese_tactical" ? "Japanese tactical" : "else");
}

} // namespace

TEST_CASE("the worked examples come out as the text has them", "[empire_of_the_sun][vectors]") {
    const std::map<std::string, std::function<void(const json&, Expected&)>> examples{{"N1", strength_of_a_force},
                                                                                      {"N2", hits_left},
                                                                                      {"N4", one_carrier_against_two},
                                                                                      {"N5", any_nine_is_critical},
                                                                                      {"N6", step_between_carriers},
                                                                                      {"N8", force_z},
                                                                                      {"N9", luzon},
                                                                                      {"N10", carrier_against_a_corps},
                                                                                      {"N12", cruiser_against_a_corps},
                                                                                      {"N13", wake},
                                                                                      {"N14", singapore},
                                                                                      {"G3", corps_driven_back},
                                                                                      {"G4", mindanao},
                                                                                      {"G6", kuantan},
                                                                                      {"I1", status_by_a_card},
                                                                                      {"I2", status_by_a_roll},
                                                                                      {"I4", activation_of_an_event},
                                                                                      {"I5", activation_in_reaction},
                                                                                      {"I6", twenty_six_units},
                                                                                      {"M1", allowance},
                                                                                      {"M2", legs_of_a_bomber},
                                                                                      {"M5", emergency_of_ships},
                                                                                      {"M6", emergency_of_aircraft},
                                                                                      {"S1", supply_in_the_philippines},
                                                                                      {"S3", supply_in_the_philippines},
                                                                                      {"S4", supply_of_port_moresby},
                                                                                      {"P1", net_of_the_war},
                                                                                      {"P5", bad_torpedoes},
                                                                                      {"P7", first_hands},
                                                                                      {"P9", point_items},
                                                                                      {"P10", points_of_1943}};
    std::ifstream file(INTENDANT_SOURCE_DIR "/tests/vectors/empire_of_the_sun/original.json");
    const auto all = json::parse(file);
    CHECK(all.size() == examples.size());
    for (const auto& example : all) {
        const auto id = example.at("id").get<std::string>();
        INFO(id << ": " << example.at("description"));
        const auto place = examples.find(id);
        REQUIRE(place != examples.end());
        Expected expect(example.at("expected"));
        place->second(example, expect);
        CHECK(expect.unread().empty());
    }
}
