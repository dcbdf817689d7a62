#include "app/cli/odds.hpp"

#include "app/cli/odds_crt.hpp"
#include "app/cli/odds_empire_of_the_sun.hpp"
#include "app/cli/odds_words.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "model/core/resources.hpp"
#include "model/odds/odds.hpp"
#include "model/odds/sorted_dice.hpp"
#include "model/risiko/chain.hpp"
#include "model/risiko/meta.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace intendant::cli {

using db::CodecError;
using db::Json;

std::string decimal(double value, std::chars_format format, int digits) {
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, format, digits).ptr;
    return {text.data(), end};
}

int number(const Json& object, const char* key, int otherwise) {
    const auto found = object.find(key);
    return found == object.end() ? otherwise : db::detail::at_place(key, [&] { return db::from_json<int>(db::NoContext{}, *found); });
}

int between(const Json& object, const char* key, int least, int most, int otherwise) {
    const int value = number(object, key, otherwise);
    if (value < least || value > most) {
        throw CodecError(key, "a number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
    }
    return value;
}

bool yes(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && db::detail::at_place(key, [&] { return db::from_json<bool>(db::NoContext{}, *found); });
}

std::string text_at(const Json& object, const char* key, const char* otherwise) {
    const auto found = object.find(key);
    if (found == object.end()) {
        return otherwise;
    }
    if (!found->is_string()) {
        throw CodecError(key, "a text in quotes is expected");
    }
    return found->get<std::string>();
}

void check(double certificate) {
    if (certificate > odds::certificate_limit) {
        throw CodecError("the probabilities of this battle do not add up to 1 closely enough (" +
                         decimal(certificate, std::chars_format::scientific, 2) + "); no result is given");
    }
}

namespace {

odds::UnitClass class_of(const Json& group) {
    const auto word = text_at(group, "cls", "land");
    if (word == "land") {
        return odds::UnitClass::Land;
    }
    if (word == "air") {
        return odds::UnitClass::Air;
    }
    if (word == "ship") {
        return odds::UnitClass::Vessel;
    }
    if (word == "sub") {
        return odds::UnitClass::Submerged;
    }
    throw CodecError("cls", "one of 'land', 'air', 'ship', 'sub' is expected");
}

odds::Force force_of(const Json& description, const char* side) {
    return db::detail::at_place(side, [&] {
        odds::Force force;
        const auto found = description.find(side);
        if (found == description.end() || !found->is_array()) {
            throw CodecError("a list of groups is expected");
        }
        for (std::size_t i = 0; i < found->size(); ++i) {
            force.push_back(db::detail::at_place("[" + std::to_string(i) + "]", [&] {
                const auto& group = (*found)[i];
                if (!group.is_object()) {
                    throw CodecError("an object { } is expected");
                }
                return odds::Group{.count = number(group, "count", 0),
                                   .hit = number(group, "hit", 0),
                                   .dice = number(group, "dice", 1),
                                   .cost = number(group, "cost", 0),
                                   .unit_class = class_of(group)};
            }));
        }
        return force;
    });
}

Json list_of(const std::vector<double>& values) {
    Json list = Json::array();
    for (const auto value : values) {
        list.push_back(decimal(value));
    }
    return list;
}

Json sorted_dice(const Json& description, const Json& options) {
    const odds::SortedDiceOptions chosen{.most_attack_dice = number(options, "maxAttackDice", 3),
                                         .most_defence_dice = number(options, "maxDefenceDice", 3),
                                         .stop_when_movable = number(options, "stopWhenMovable", 0)};
    const int attacking = number(description, "armiesAttacking", 0);
    const int defending = number(description, "armiesDefending", 0);
    if (const auto why = odds::objection(attacking, defending, chosen)) {
        throw CodecError(core::fill(why->id, *why));
    }
    odds::Workspace workspace;
    const auto result = odds::sorted_dice_battle(attacking, defending, chosen, workspace);
    check(result.certificate);
    return {{"win", decimal(result.win)},
            {"winSignificant", decimal(result.win, std::chars_format::scientific, 17)},
            {"lose", decimal(result.lose)},
            {"stopped", decimal(result.stopped)},
            {"expectedAttackerMovableLeft", decimal(result.attackers_movable_left)},
            {"expectedDefenderLeft", decimal(result.defenders_left)},
            {"certificate", decimal(result.certificate, std::chars_format::scientific, 2)},
            {"states", result.states}};
}

constexpr int most_armies = 1000;

/// The armies on each territory of a chain, or on the one that is attacked.
std::vector<int> targets_of(const Json& description, std::size_t most) {
    const auto found = description.find("targets");
    if (found == description.end()) {
        return {between(description, "armiesDefending", 1, most_armies, 0)};
    }
    return db::detail::at_place("targets", [&] {
        if (!found->is_array() || found->empty() || found->size() > most) {
            throw CodecError("a list of 1 to " + std::to_string(most) + " numbers of armies is expected");
        }
        std::vector<int> targets;
        for (std::size_t i = 0; i < found->size(); ++i) {
            targets.push_back(db::detail::at_place("[" + std::to_string(i) + "]", [&] {
                const int armies = db::from_json<int>(db::NoContext{}, (*found)[i]);
                if (armies < 1 || armies > most_armies) {
                    throw CodecError("a number from 1 to " + std::to_string(most_armies) + " is expected");
                }
                return armies;
            }));
        }
        return targets;
    });
}

/// The next throw, and the territories of the chain one after the other. Rule: RK-ATK-2 to RK-ATK-6, RK-OCC-2.
Json throw_and_chain(const Json& description) {
    const auto tables = risiko::load_tables(core::find_resources() / risiko::Game::id);
    const int armies = between(description, "armiesAttacking", 2, most_armies, 0);
    const auto targets = targets_of(description, tables->territories.size() - 1);
    const int most_attack = risiko::most_attack_dice(*tables, armies);
    const int most_defence = risiko::most_defence_dice(*tables, targets.front());
    const int attack = between(description, "attackDice", 1, most_attack, most_attack);
    const int defence = between(description, "defenceDice", 1, most_defence, most_defence);

    const auto& lost = odds::losses_in_one_throw(attack, defence);
    const auto pairs = static_cast<std::size_t>(std::min(attack, defence));
    std::vector<double> chances(lost.begin(), lost.begin() + static_cast<std::ptrdiff_t>(pairs) + 1);
    double mean = 0;
    for (std::size_t armies_lost = 0; armies_lost < chances.size(); ++armies_lost) {
        mean += static_cast<double>(armies_lost) * chances[armies_lost];
    }
    Json chain = Json::array();
    for (const auto& link : risiko::chain_odds(*tables, armies, targets)) {
        chain.push_back(Json{{"taken", decimal(link.taken)}, {"armies", decimal(link.armies)}});
    }
    return {{"throw",
             {{"attackDice", attack},
              {"defenceDice", defence},
              {"attackerLoses", list_of(chances)},
              {"expectedAttackerLoss", decimal(mean)},
              {"expectedDefenderLoss", decimal(static_cast<double>(pairs) - mean)}}},
            {"chain", chain}};
}

} // namespace

std::string odds_of(std::string_view text) {
    const auto description = db::parse_json(text);
    if (!description.is_object() || !description.contains("kind") || !description["kind"].is_string()) {
        throw CodecError("kind", "'land', 'sea', 'risk', 'risiko', 'crt' or 'eots' is expected");
    }
    const auto kind = description["kind"].get<std::string>();
    const auto options = description.value("options", Json::object());
    if (!options.is_object()) {
        throw CodecError("options", "an object { } is expected");
    }
    if (kind == "risk") {
        return db::json_line(sorted_dice(description, options));
    }
    if (kind == "risiko") {
        return db::json_line(throw_and_chain(description));
    }
    if (kind == "crt") {
        return db::json_line(combat_table_odds(description, options));
    }
    if (kind == "eots") {
        return db::json_line(battle_of_the_pacific(description));
    }
    if (kind != "land" && kind != "sea") {
        throw CodecError("kind", "'land', 'sea', 'risk', 'risiko', 'crt' or 'eots' is expected");
    }
    const auto attacker = force_of(description, "attacker");
    const auto defender = force_of(description, "defender");
    const bool per_type = text_at(options, "aaCasualties", "ownerOrder") == "perType";
    const odds::Options chosen{.air_defence = !yes(options, "aaGun") ? odds::AirDefence::None
                                              : per_type             ? odds::AirDefence::PerGroup
                                                                     : odds::AirDefence::OwnerOrder,
                               .bombard_dice = number(options, "bombard", 0),
                               .bombard_hit = 4,
                               .retreat_below = number(options, "retreatBelow", 0),
                               .max_rounds = number(options, "maxRounds", 0),
                               .attacker_withdraws_submerged_after = number(options, "attackerSubsWithdrawAfter", 0),
                               .defender_withdraws_submerged_after = number(options, "defenderSubsWithdrawAfter", 0)};
    const bool land = kind == "land";
    if (const auto why = land ? odds::objection(attacker, defender, chosen) : odds::objection_at_sea(attacker, defender, chosen)) {
        throw CodecError(core::fill(why->id, *why));
    }
    odds::Workspace workspace;
    const auto result =
        land ? odds::land_battle(attacker, defender, chosen, workspace) : odds::sea_battle(attacker, defender, chosen, workspace);
    check(result.certificate);
    return db::json_line({{"win", decimal(result.win)},
                          {"winSignificant", decimal(result.win, std::chars_format::scientific, 17)},
                          {"lose", decimal(result.lose)},
                          {"draw", decimal(result.draw)},
                          {"stopped", decimal(result.stopped)},
                          {"attackerLossIPC", decimal(result.attacker_loss)},
                          {"defenderLossIPC", decimal(result.defender_loss)},
                          {"attackerUnitsLeft", decimal(result.attackers_left)},
                          {"defenderUnitsLeft", decimal(result.defenders_left)},
                          {"winWithLand", decimal(result.win_with_land)},
                          {"attackerLeftAndWin", list_of(result.attackers_left_and_win)},
                          {"defenderLeftAndLose", list_of(result.defenders_left_and_lose)},
                          {"certificate", decimal(result.certificate, std::chars_format::scientific, 2)},
                          {"states", result.states}});
}

} // namespace intendant::cli
