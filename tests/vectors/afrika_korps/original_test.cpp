// Every example of `original.json`, compared field by field with what the rules compute. An example or a field that is neither compared
// nor named as one that says no figure fails. Movement, supply, sea and isolation are in on_the_map.cpp.

#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/battle/combat_results.hpp"
#include "model/afrika_korps/battle/exchange.hpp"
#include "model/afrika_korps/battle/odds_column.hpp"
#include "tests/vectors/afrika_korps/on_the_map.hpp"

#include <fstream>
#include <functional>
#include <map>
#include <numeric>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

Terrain terrain_of(const json& given) {
    const auto word = given.value("terrain", std::string{given.value("doubled", false) ? "fortress" : "clear"});
    return word.find("fortress") != std::string::npos ? Terrain::Fortress : *core::of_id<Terrain>(word);
}

std::string column(int attack, int defence) { return std::string{id_of(odds_column(*printed_tables(), {}, attack, defence))}; }

/// The faces of this result in the column.
json faces(OddsColumn column, CombatResult result) {
    std::vector<int> found;
    for (int die = 1; die <= 6; ++die) {
        if (std::get<CombatResult>(combat_result(*printed_tables(), column, die)) == result) {
            found.push_back(die);
        }
    }
    return found;
}

void exchanged(const json& given, Expected& expect, const std::vector<Attacker>& own, const std::vector<Defender>& enemy,
               const BattleValue& value) {
    const auto [payer, due] = exchange(value.attack, value.defence);
    expect.check_if_there("both_lose_all", payer == Payer::Both);
    for (const auto* const loser : {"defender_loses", "attacker_loses"}) {
        if (expect.has(loser)) {
            CHECK((payer == Payer::Attackers) == (loser[0] == 'd'));
            const auto& lost = expect[loser];
            CHECK((lost == "all" || lost == given[loser[0] == 'd' ? "defenders" : "attackers"]));
        }
    }
    if (payer == Payer::Both) {
        return;
    }
    const auto paying = payer == Payer::Attackers ? coins(*printed_tables(), own) : coins(*printed_tables(), enemy);
    const auto choices = cheapest_choices(paying, due);
    const std::string side = payer == Payer::Attackers ? "attacker" : "defender";
    expect.check_if_there(side + "_must_pay", due);
    expect.check_if_there(side + "_pays_at_least", due);
    expect.check_if_there(side + "_loses_units", choices.front().size());
    auto counted = json::array();
    for (const auto& set : choices) {
        std::vector<int> row;
        for (const auto place : set) {
            row.push_back(paying[place].counted);
        }
        counted.push_back(row);
    }
    expect.check_if_there("cheapest_choices", counted);
    expect.check_if_there("cheapest_choices_counted", counted);
}

/// A battle of these factors, with its die when one is thrown.
void fought(const json& given, Expected& expect, const std::vector<int>& attack, const std::vector<int>& defence) {
    const auto own = attackers(attack);
    const auto enemy = defenders(defence, terrain_of(given));
    expect.check_if_there("A", attack_value(own));
    expect.check_if_there("D", defence_value(*printed_tables(), enemy));
    const auto answer = value_of(own, enemy);
    if (const auto clause = refused(answer); !clause.empty()) {
        CHECK(clause == "AK-ODD-5");
        expect.check("odds", "not allowed");
        expect.check("result", "refused");
        expect.check("supply_needed", nullptr);
        return;
    }
    const auto& value = std::get<BattleValue>(answer);
    expect.check("odds", std::string{id_of(value.column)});
    expect.check_if_there("supply_needed", value.supply_needed);
    if (expect.has("result")) {
        const auto result = std::get<CombatResult>(combat_result(*printed_tables(), value.column, given.at("die")));
        expect.check("result", std::string{id_of(result)} + (value.no_die() ? " (no die)" : ""));
        if (result == CombatResult::Exchange) {
            exchanged(given, expect, own, enemy, value);
        }
    }
}

void units_fought(const json& given, Expected& expect) {
    fought(given, expect, factors(given.at("attackers"), true), factors(given.at("defenders"), false));
}
void factors_fought(const json& given, Expected& expect) { fought(given, expect, given.at("attack_factors"), given.at("defence_factors")); }

void cases_of_odds(const json& given, Expected& expect) {
    auto answers = json::array();
    for (const auto& each : given.at("cases")) {
        answers.push_back(each.is_array() ? column(each[0], each[1]) : column(each["A"], each["D"]));
    }
    expect.check("odds", answers);
}

void one_of_odds(const json& given, Expected& expect) { expect.check("odds", column(given.at("A"), given.at("D"))); }

void victory(const json& given, Expected& expect) {
    VictoryClaim claim{.attackers = attackers(factors(given.at("attackers"), true)),
                       .blockers = {},
                       .defenders = defenders(factors(given.at("defenders"), false)),
                       .retreat = Retreat::Open,
                       .supply =
                           given.contains("supply_line_crosses_the_defender_ZOC_when_VA_obtained") ? Supply::OutOfReach : Supply::Reaches,
                       .doomed = {}};
    const auto answer = automatic_victory(*printed_tables(), {}, claim);
    expect.check("VA", refused(answer).empty());
    if (!refused(answer).empty()) {
        expect.check("message", refused(answer));
        return;
    }
    const auto& obtained = std::get<AutomaticVictory>(answer);
    expect.check("A", obtained.value.attack);
    expect.check("D", obtained.value.defence);
    expect.check("odds", std::string{id_of(obtained.value.column)});
    expect.check("attacker_may_move_on", obtained.fixed.empty());
    CHECK(stands_at_end(obtained, Supply::Reaches));
    if (expect.has("supply_may_support_other_attacks")) {
        expect.check("supply_may_support_other_attacks", supply_moves_on());
    }
}

/// W07: a unit without supply between two enemies, and others who are counting on it to close a retreat.
void seeming_victory(const json& given, Expected& expect) {
    Position melee;
    const auto enemies = factors(given.at("its_enemies"), false);
    melee.enemy(enemies[0], "P40");
    melee.enemy(enemies[1], "P42");
    melee.own(factor(given.at("isolated_unit"), true), "P41", false, true);
    const auto forced = forced_eliminations(*printed_tables(), {}, melee.contact);
    REQUIRE(forced.size() == 1);
    CHECK(forced.front().rule.id == "AK-DIV-4");
    expect.check("isolated_unit", "eliminated before combat");
    const auto value = std::get<BattleValue>(value_of(attackers({factor(given.at("isolated_unit"), true)}), defenders(enemies)));
    expect.check("odds_of_isolated", std::string{id_of(value.column)});
    expect.check("supply_needed", value.supply_needed);
    const auto& others = given.at("others");
    VictoryClaim claim{.attackers = attackers(factors(others.at("attackers"), true)),
                       .blockers = {some_unit(Side::Axis, 9)},
                       .defenders = defenders({factor(others.at("defender"), false)}),
                       .retreat = Retreat::Closed,
                       .supply = Supply::Reaches,
                       .doomed = {some_unit(Side::Axis, 9)}};
    CHECK(refused(automatic_victory(*printed_tables(), {}, claim)) == "AK-DIV-7");
    claim.blockers.clear();
    claim.retreat = Retreat::Open;
    const auto open = automatic_victory(*printed_tables(), {}, claim);
    CHECK(refused(open) == "AK-VA-1");
    expect.check("VA", refused(open).empty());
    expect.check("odds_against_1SA/1", std::string{id_of(std::get<BattleValue>(value_of(claim.attackers, claim.defenders)).column)});
}

void isolated_at_low_odds(const json& given, Expected& expect) {
    Position melee;
    melee.enemy(given.at("its_enemies_defence")[0], "P40");
    melee.enemy(given.at("its_enemies_defence")[1], "P42");
    melee.own(factor(given.at("isolated_unit"), true), "P41", false, true);
    const auto found = melee.plans().best;
    REQUIRE(found.size() == 1);
    const auto& value = found.front().battles.front().value;
    expect.check("odds", std::string{id_of(value.column)});
    expect.check("supply_needed", value.supply_needed);
    expect.check("isolated_unit", found.front().eliminated.none() ? "may attack" : "eliminated before combat");
}

void diversion_for_five(const json& given, Expected& expect) {
    const auto& diversion = given.at("diversion");
    expect.check("odds_of_diversion", column(factors(diversion.at("attackers"), true)[0], diversion.at("defenders_total")));
    const int defence = factor(given.at("main").at("defender"), false);
    const auto& range = expect["main_A_range"];
    expect.check("main_odds", given.at("main").at("odds_stated"));
    for (int attack = 1; attack < 30; ++attack) {
        CHECK((column(attack, defence) == expect["main_odds"]) == (attack >= range[0] && attack <= range[1]));
    }
}

void diversion_at_a_hill(const json& given, Expected& expect) {
    const auto odds_of = [](const json& battle, const std::vector<int>& attack) {
        const auto value = value_of(attackers(attack), defenders(factors(battle.at("defenders"), false), terrain_of(battle)));
        return std::string{id_of(std::get<BattleValue>(value).column)};
    };
    expect.check("diversion_odds", odds_of(given.at("diversion"), factors(given.at("diversion").at("attackers"), true)));
    expect.check("main_odds", odds_of(given.at("main"), {given.at("main").at("A")}));
}

void too_weak(const json& given, Expected& expect) {
    Position melee;
    melee.enemy(given.at("defence_it_must_attack"), "P40");
    const int attack = factor(given.at("unit"), true);
    melee.own(attack, "O39");
    const auto forced = forced_eliminations(*printed_tables(), {}, melee.contact);
    REQUIRE(forced.size() == 1);
    CHECK(forced.front().rule.id == "AK-DIV-2");
    expect.check("unit", "eliminated before any battle unless reinforced to 1-6");
    CHECK(odds_of({attack}, {given.at("defence_it_must_attack")}) == "AK-ODD-5");
    expect.check("odds", "not allowed");
    const int least = expect["min_attack_needed"];
    CHECK(odds_of({least}, {given.at("defence_it_must_attack")}) != "AK-ODD-5");
    CHECK(odds_of({least - 1}, {given.at("defence_it_must_attack")}) == "AK-ODD-5");
}

void supply_table(const json& given, Expected& expect) {
    for (const bool arrives : {false, true}) {
        auto answer = json::array();
        for (const auto& window : given.at("windows")) {
            std::vector<int> found;
            for (const auto& period : printed_tables()->supply_periods) {
                for (int die = 1; period.name == window && die <= 6; ++die) {
                    if (period.arrives[static_cast<std::size_t>(die - 1)] == arrives) {
                        found.push_back(die);
                    }
                }
            }
            answer.push_back(found);
        }
        expect.check(arrives ? "arrives_on" : "sunk_on", answer);
    }
}

void supply_by_turn(const json& given, Expected& expect) {
    auto answer = json::array();
    for (const auto& each : given.at("cases")) {
        answer.push_back(printed_tables()->supply_arrives(each.at("turn"), each.at("die")) ? "arrives" : "sunk");
    }
    expect.check("results", answer);
}

/// W15: without the surrounded unit the way out is open, and two supply units are needed to reach all.
void surrounded(const json& given, Expected& expect) {
    const auto& main = given.at("main");
    Position melee;
    melee.enemy(factor(main.at("defender"), false), "P40");
    const auto alone = melee.own(factor(given.at("surrounded_attacker"), true), "P41", given.at("it_reaches_supply"), true);
    const auto forced = forced_eliminations(*printed_tables(), {}, melee.contact);
    REQUIRE(forced == std::vector{Elimination{alone, {"AK-DIV-4"}}});
    expect.check("2-2-6", "eliminated before combat");
    const auto value = std::get<BattleValue>(value_of(attackers({main.at("A")}), defenders({factor(main.at("defender"), false)})));
    expect.check("odds", std::string{id_of(value.column)});
    expect.check("VA", automatic(*printed_tables(), value.column, Retreat::Open));
    const std::vector supply{counter("A Supply 1"), counter("A Supply 2")};
    CHECK_FALSE(supply_objection(value, supply));
    expect.check("supply_units_used", supply_used(supply, supply).size());
}

void diversion_for_a_capture(const json& given, Expected& expect) {
    const auto inner = [](const json& text) { // `32 (2-2-7)`
        const auto word = text.get<std::string>();
        return json(word.substr(word.find('(') + 1));
    };
    const auto value = std::get<BattleValue>(
        value_of(attackers({factor(inner(given.at("diversion")), true)}), defenders({factor(inner(given.at("supply_with")), false)})));
    expect.check("odds", std::string{id_of(value.column)});
    expect.check("supply_needed", value.supply_needed);
    expect.check("faces_losing_the_attacker", faces(value.column, CombatResult::AttackersEliminated));
    const int sixths = chances(*printed_tables(), value.column)[CombatResult::AttackersEliminated];
    const int common = std::gcd(sixths, 6);
    expect.check("chance_of_losing_it", std::to_string(sixths / common) + "/" + std::to_string(6 / common));
    expect.check("capturer_may_join_the_battle", captor_may_fight());
}

void broken_substitute(const json& given, Expected& expect) {
    const std::vector<Attacker> own{{counter("A Sub Arm 1"), factor(given.at("substitute"), true)}};
    const auto paying = coins(*printed_tables(), own);
    const std::vector<Payment> payment{{.unit = own.front().unit, .kept = factor(expect["may_be_replaced_by"], true)}};
    CHECK(std::get<std::vector<core::Warning>>(choice(*printed_tables(), {}, paying, given.at("must_lose"), payment)).empty());
    expect.check("lost", paying.front().counted - payment.front().kept);
}

/// W17: the battle that goes with the capture.
void with_another(const json& given, Expected& expect) {
    units_fought(given, expect);
    expect.check("captured_supply_may_support_it", captured_may_support());
    expect.check("second_unit_may_join_the_capture", second_captor());
}

void siege(const json& given, Expected& expect) {
    const auto& diversion = given.at("diversion");
    Position melee;
    const auto own = factors(given.at("attackers"), true);
    melee.enemy(factors(given.at("defenders"), false)[0], "G25", Retreat::Closed);
    melee.enemy(factors(diversion.at("defenders"), false)[0], "G25", Retreat::Closed);
    melee.own(own[0], "H25");
    melee.own(own[1], "H25");
    melee.own(factors(diversion.at("attackers"), true)[0], "H26");
    const Battle main{units({0, 1}), units({0})};
    const Battle aside{units({2}), units({1})};
    bool found = false;
    for (const auto& plan : melee.plans().best) {
        if (plan.battles.size() != 2 || plan.battles[0].units != main || plan.battles[1].units != aside) {
            continue;
        }
        found = true;
        expect.check("odds", std::string{id_of(plan.battles[0].value.column)});
        expect.check("diversion_odds", std::string{id_of(plan.battles[1].value.column)});
        const auto result = std::get<CombatResult>(combat_result(*printed_tables(), plan.battles[0].value.column, given.at("die")));
        expect.check("result", std::string{id_of(result)});
        // Driven back with the way closed: every face of 3-1 loses the first defender.
        CHECK(plan.won == 6 * factors(given.at("defenders"), false)[0]);
        expect.check("defender", "eliminated (cannot retreat)");
        expect.check("diversion_die_possible", faces(plan.battles[1].value.column, CombatResult::AttackersEliminated));
    }
    CHECK(found);
}

void attack_while_isolated(const json& given, Expected& expect) {
    const auto value = std::get<BattleValue>(value_of(attackers({given.at("attack").at("A")}), defenders({given.at("attack").at("D")})));
    expect.check("odds", std::string{id_of(value.column)});
    CHECK(faces(value.column, *result_of_id(given.at("result").get<std::string>())) == json::array({expect["die"]}));
    expect.check("counts_as_isolated_turn", counts_isolated(given.at("start_isolated"), given.at("end_isolated")));
}

void die_of_a_column(const json& given, Expected& expect) {
    const auto column = *column_of_id(given.at("odds").get<std::string>());
    expect.check("result", std::string{id_of(std::get<CombatResult>(combat_result(*printed_tables(), column, given.at("die"))))});
}

void faces_by_column(const json& given, Expected& expect) {
    json answer;
    for (const auto& name : given.at("columns")) {
        const auto column = *column_of_id(name.get<std::string>());
        for (const auto result : all_results) {
            const auto found = faces(column, result);
            CHECK(static_cast<int>(found.size()) == chances(*printed_tables(), column)[result]);
            if (!found.empty()) {
                answer[name.get<std::string>()][std::string{id_of(result)}] = found;
            }
        }
    }
    expect.check("faces", answer);
}

void attacked_again(const json& given, Expected& expect) {
    auto inside = factors(given.at("defenders_inside"), false);
    inside.push_back(factor(given.at("retreated_in"), false));
    auto enemy = defenders(inside, Terrain::Fortress);
    enemy.back().retreated_in = true;
    const auto value = std::get<BattleValue>(value_of(attackers({given.at("A")}), enemy));
    expect.check("D", value.defence);
    expect.check("odds", std::string{id_of(value.column)});
    for (const auto& coin : coins(*printed_tables(), enemy)) {
        CHECK(coin.unit != enemy.back().unit);
    }
    expect.check("if_EX", "the 2-2-6 cannot pay");
    CHECK(also_lost(enemy, std::vector{enemy[0].unit, enemy[1].unit}) == std::vector{enemy[2].unit});
    expect.check("if_other_defenders_all_lost", "2-2-6 eliminated");
    expect.check("if_DE", "all three eliminated");
}

using Run = std::function<void(const json& given, Expected& expect)>;

const std::map<std::string, Run> runs{
    {"AKV-W01", cases_of_odds},
    {"AKV-W02", units_fought},
    {"AKV-W03", units_fought},
    {"AKV-W04", units_fought},
    {"AKV-W05", victory},
    {"AKV-W06", victory},
    {"AKV-W07", seeming_victory},
    {"AKV-W08", isolated_at_low_odds},
    {"AKV-W09", diversion_for_five},
    {"AKV-W11", diversion_at_a_hill},
    {"AKV-W10", one_melee},
    {"AKV-W12", too_weak},
    {"AKV-W13", no_roll},
    {"AKV-W14", supply_table},
    {"AKV-W15", surrounded},
    {"AKV-W16", diversion_for_a_capture},
    {"AKV-W17", with_another},
    {"AKV-W18", road_movement},
    {"AKV-W19", ways},
    {"AKV-W20", broken_substitute},
    {"AKV-W21", no_substitute},
    {"AKV-W22", siege},
    {"AKV-W23", supply_at_sea},
    {"AKV-W24", attack_while_isolated},
    {"AKV-W25", one_of_odds},
    {"AKV-W26", die_of_a_column},
    {"AKV-W27", one_of_odds},
    {"AKV-D01", factors_fought},
    {"AKV-D02", factors_fought},
    {"AKV-D03", factors_fought},
    {"AKV-D04", factors_fought},
    {"AKV-D05", factors_fought},
    {"AKV-D06", factors_fought},
    {"AKV-D07", factors_fought},
    {"AKV-D08", cases_of_odds},
    {"AKV-D09", faces_by_column},
    {"AKV-D10", supply_by_turn},
    {"AKV-D11", limits_of_supply},
    {"AKV-D12", replacements},
    {"AKV-D13", isolation_clock},
    {"AKV-D14", at_sea},
    {"AKV-D15", control_victory},
    {"AKV-D16", attacked_again},
};

/// What an example says in words or leaves open, and no figure of the rules can be compared with.
const std::map<std::string, std::set<std::string>> words{
    {"AKV-W10", {"note"}},                                     // its figure is lost
    {"AKV-W22", {"diversion_result_stated", "diversion_die"}}, // the die is not given
};

} // namespace

TEST_CASE("the worked examples of Afrika Korps come out as the book says", "[afrika_korps][vectors]") {
    std::ifstream file(INTENDANT_SOURCE_DIR "/tests/vectors/afrika_korps/original.json");
    REQUIRE(file);
    const auto original = json::parse(file);
    std::set<std::string> seen;
    for (const auto& example : original.at("vectors")) {
        const auto id = example.at("id").get<std::string>();
        CAPTURE(id);
        CHECK(seen.insert(id).second);
        const auto run = runs.find(id);
        REQUIRE(run != runs.end());
        Expected expect(example.at("expect"));
        run->second(example.at("given"), expect);
        const auto said = words.find(id);
        CHECK(expect.unread() == (said == words.end() ? std::set<std::string>{} : said->second));
    }
    for (const auto& run : runs) {
        CHECK(seen.contains(run.first));
    }
    CHECK(seen.size() == 43);
}
