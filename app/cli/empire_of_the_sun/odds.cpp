#include "app/cli/empire_of_the_sun/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "model/empire_of_the_sun/battle/need.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;
using namespace empire_of_the_sun;

constexpr int most_factor = 60;
constexpr std::size_t most_units = 20;

std::optional<int> number(const Json& object, const char* key, int least, int most) {
    const auto found = value<int>(db::NoContext{}, object, key);
    if (found && (*found < least || *found > most)) {
        throw CodecError(key, "a number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
    }
    return found;
}

/// A counter by its id, or figures as they stand on it.
Fighter fighter_of(const Tables& tables, const Json& object, Side side) {
    if (!object.is_object()) {
        throw CodecError("an object { } is expected");
    }
    only(object, {"unit", "name", "arm", "attack", "defence", "attack_change", "defence_change", "step", "at", "active", "lands", "reacts",
                  "us", "one_step", "intrinsic"});
    const auto step = word<Step>(object, "step").value_or(Step::Full);
    Fighter found{.name = {}, .arm = Arm::Ground, .attack = {}, .defence = 0, .step = step};
    if (const auto id = value<std::string>(db::NoContext{}, object, "unit")) {
        const auto unit = tables.find_unit(*id);
        if (!unit || tables[*unit].hq() || tables[*unit].side != side) {
            throw CodecError("unit", "\"" + *id + "\" is no fighting unit of this side");
        }
        found = fighter(tables, *unit, step);
        for (const auto* key : {"name", "arm", "attack", "defence", "us", "one_step", "intrinsic"}) {
            if (object.contains(key)) {
                throw CodecError(key, "stands on the counter already");
            }
        }
    } else {
        found.name = value<std::string>(db::NoContext{}, object, "name").value_or("");
        const auto arm = word<Arm>(object, "arm");
        const auto attack = value<std::vector<int>>(db::NoContext{}, object, "attack");
        const auto defence = number(object, "defence", 1, most_factor);
        if (!arm || !attack || attack->size() != 2 || std::ranges::min(*attack) < 0 || std::ranges::max(*attack) > most_factor ||
            !defence) {
            throw CodecError("a unit without id needs an arm, an attack full and reduced, [12, 8], and a defence");
        }
        found.arm = *arm;
        found.attack = {(*attack)[0], (*attack)[1]};
        found.defence = *defence;
        found.us = yes(object, "us");
        found.one_step = yes(object, "one_step");
        found.intrinsic = yes(object, "intrinsic");
    }
    const int attack_change = number(object, "attack_change", -9, 9).value_or(0);
    for (auto& attack : found.attack) {
        attack = std::max(0, attack + attack_change);
    }
    found.defence = std::max(1, found.defence + number(object, "defence_change", -9, 9).value_or(0));
    const auto at = value<std::string>(db::NoContext{}, object, "at").value_or("hex");
    if (at != "hex" && at != "range" && at != "extended" && at != "escort") {
        throw CodecError("at", "one of 'hex', 'range', 'extended', 'escort' is expected");
    }
    const bool fits = at == "hex" || (at == "range" && found.flies()) || (at == "extended" && found.arm == Arm::Aircraft) ||
                      (at == "escort" && found.arm == Arm::Ship);
    if (!fits) {
        throw CodecError("at", "only aircraft and carriers fight at range, aircraft at extended range, and other ships escort");
    }
    found.in_hex = at == "hex";
    found.extended = at == "extended";
    found.active = yes(object, "active", true);
    found.lands = yes(object, "lands");
    found.reacts = yes(object, "reacts");
    if (found.lands && found.arm != Arm::Ground) {
        throw CodecError("lands", "only ground units land");
    }
    return found;
}

Force force_of(const Tables& tables, const Json& description, const char* key, Side side) {
    return db::detail::at_place(key, [&] {
        const auto found = description.find(key);
        if (found == description.end() || !found->is_object()) {
            throw CodecError("an object { } with the units of this side is expected");
        }
        only(*found, {"units", "air_naval_event", "ground_event", "ground_final", "silent", "half_defence"});
        Force force{.side = side,
                    .units = {},
                    .air_naval_event = number(*found, "air_naval_event", -9, 9).value_or(0),
                    .ground_event = number(*found, "ground_event", -9, 9).value_or(0),
                    .ground_final = number(*found, "ground_final", -9, 9),
                    .silent = yes(*found, "silent"),
                    .half_defence = yes(*found, "half_defence")};
        const auto units = found->find("units");
        if (units == found->end() || !units->is_array() || units->size() > most_units) {
            throw CodecError("units", "a list of at most " + std::to_string(most_units) + " units is expected");
        }
        for (std::size_t i = 0; i < units->size(); ++i) {
            force.units.push_back(db::detail::at_place("units", [&] {
                return db::detail::at_place("[" + std::to_string(i) + "]", [&] { return fighter_of(tables, (*units)[i], side); });
            }));
        }
        return force;
    });
}

/// Fifteen decimals, of whole hundred-thousandths.
std::string chance(std::int64_t throws) {
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), static_cast<double>(throws) / BattleOdds::all_throws,
                                   std::chars_format::fixed, 15)
                         .ptr;
    return {text.data(), end};
}

Json side_of(const Force& force, const SideOdds& sums) {
    Json units = Json::array();
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        units.push_back(Json{{"unit", force.units[i].name},
                             {"full", chance(sums.levels[i][2])},
                             {"reduced", chance(sums.levels[i][1])},
                             {"eliminated", chance(sums.levels[i][0])}});
    }
    return {{"expected_steps_lost", chance(sums.steps)}, {"expected_attack_lost", chance(sums.attack)}, {"units", units}};
}

Json result_of(const Tables& tables, const Battle& battle, LossRule rule) {
    const auto odds = battle_odds(tables, battle, rule);
    const auto sums = sums_of(battle, odds);
    struct Joint {
        bool taken;
        int offensive, reaction;
        auto operator<=>(const Joint&) const = default;
    };
    std::map<Joint, std::int64_t> joint;
    for (const auto& [outcome, throws] : odds.ends) {
        joint[{takes_hex(outcome.ground), steps_lost(battle.offensive, outcome.status, outcome.offensive),
               steps_lost(battle.reaction, outcome.status, outcome.reaction)}] += throws;
    }
    if (sums.all != BattleOdds::all_throws) {
        throw CodecError("the chances of this battle do not add up to 1; no result is given");
    }
    Json table = Json::array();
    for (const auto& [key, throws] : joint) {
        table.push_back(Json{{"hex_taken", key.taken},
                             {"offensive_steps_lost", key.offensive},
                             {"reaction_steps_lost", key.reaction},
                             {"chance", chance(throws)}});
    }
    const auto by_word = [&]<class E, std::size_t N>(E, const std::array<std::int64_t, N>& counts) {
        Json words = Json::object();
        for (std::size_t i = 0; i < N; ++i) {
            words[std::string{core::id_of(static_cast<E>(i))}] = chance(counts[i]);
        }
        return words;
    };
    return {{"status", by_word(Status{}, sums.statuses)},
            {"offensive_wins_air_naval", chance(sums.wins)},
            {"ground", by_word(GroundResult{}, sums.ground)},
            {"hex_taken", chance(sums.taken)},
            {"joint", table},
            {"offensive", side_of(battle.offensive, sums.offensive)},
            {"reaction", side_of(battle.reaction, sums.reaction)},
            {"ends", odds.ends.size()},
            {"certificate", "0.00e+00"}};
}

/// The battle as it is described, `options` too.
Battle battle_of(const Tables& tables, const Json& description) {
    const auto offensive = word<Side>(description, "offensive_side");
    if (!offensive) {
        throw CodecError("offensive_side", "'japanese' or 'allied' is expected");
    }
    const auto options = options_of(description);
    only(options, {"rule", "no_retreat", "critical_on_modified_nine", "chart_superiority", "chart_landing", "carrier_transfer"});
    Battle battle{.offensive = force_of(tables, description, "offensive", *offensive),
                  .reaction = force_of(tables, description, "reaction", enemy_of(*offensive)),
                  .year = number(description, "year", 1941, 1945).value_or(1942),
                  .terrain = word<Terrain>(description, "terrain").value_or(Terrain::Open),
                  .status = word<Status>(description, "status"),
                  .intelligence = 0,
                  .intelligence_modifier = number(description, "intelligence_modifier", -9, 9).value_or(0),
                  .no_retreat = yes(options, "no_retreat"),
                  .critical_modified = yes(options, "critical_on_modified_nine"),
                  .chart_superiority = yes(options, "chart_superiority"),
                  .chart_landing = yes(options, "chart_landing"),
                  .transfer = yes(options, "carrier_transfer", true)};
    const auto roll = number(description, "intelligence", 0, 9);
    if (battle.status.has_value() == roll.has_value()) {
        throw CodecError("status",
                         "either the status, 'surprise', 'intercept' or 'ambush', or the value for the intelligence roll is expected");
    }
    battle.intelligence = roll.value_or(0);
    for (const auto& unit : battle.offensive.units) {
        if (unit.reacts) {
            throw CodecError("offensive", "only units of the reaction react");
        }
    }
    return battle;
}

std::vector<Fighter> fighters_of(const Tables& tables, const Json& description, const char* key, Side side) {
    if (!description.contains(key)) {
        return {};
    }
    Json force = Json::object();
    force[key]["units"] = description[key];
    return force_of(tables, force, key, side).units;
}

} // namespace

Json Terminal<empire_of_the_sun::Game>::odds(const Json& description) {
    const auto tables = Terminal::tables();
    const auto battle = battle_of(*tables, description);
    const auto options = options_of(description);
    const auto rule = word<LossRule>(options, "rule").value_or(LossRule::MostAttackKept);
    Json results = Json::object();
    for (const auto each : {LossRule::LeastCost, rule}) {
        results[std::string{core::id_of(each)}] = result_of(*tables, battle, each);
    }
    return {{"rules", results}};
}

Json Terminal<empire_of_the_sun::Game>::need(const Json& description) {
    const auto tables = Terminal::tables();
    ActivationQuestion question{.battle = battle_of(*tables, description),
                                .aim = word<BattleAim>(description, "aim").value_or(BattleAim::Hex),
                                .rule = word<LossRule>(options_of(description), "rule").value_or(LossRule::MostAttackKept),
                                .chance = chance_asked(description)};
    const auto side = question.battle.offensive.side;
    question.could_activate = fighters_of(*tables, description, "could_activate", side);
    question.could_react = fighters_of(*tables, description, "could_react", enemy_of(side));
    const auto most_of = [&](const char* key, const Force& force, int usual) {
        const auto room = static_cast<int>(most_units - std::min(most_units, force.units.size()));
        return std::min(room, number(description, key, 0, static_cast<int>(most_units)).value_or(usual));
    };
    question.most_activated = most_of("most_activated", question.battle.offensive, 3);
    question.most_reacting = most_of("most_reacting", question.battle.reaction, static_cast<int>(question.could_react.size()));
    for (auto& unit : question.could_react) {
        unit.reacts = true;
    }
    const auto found = activation_need(*tables, question);
    if (found.refused) {
        throw CodecError(core::fill(found.none->id, *found.none));
    }
    Json answer{{"before", decimal(found.before)}, {"battles", found.battles}, {"certificate", "0.00e+00"}};
    if (found.none) {
        answer["none"] = core::fill(found.none->id, *found.none);
        answer["greatest"] = decimal(found.greatest);
        return answer;
    }
    answer["activate"] = found.units;
    answer["chance"] = decimal(found.chance);
    return answer;
}

} // namespace intendant::cli
