#include "model/odds/odds.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "app/cli/risiko/game.hpp"
#include "model/odds/need.hpp"
#include "model/odds/sorted_dice.hpp"
#include "model/risiko/chain.hpp"
#include "model/risiko/need.hpp"

#include <algorithm>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;

/// Fought on to the end, or until so many armies are left that may move.
Json to_the_end(const Json& description) {
    const auto options = options_of(description);
    const odds::SortedDiceOptions chosen{.most_attack_dice = number(options, "max_attack_dice", 3),
                                         .most_defence_dice = number(options, "max_defence_dice", 3),
                                         .stop_when_movable = number(options, "stop_when_movable", 0)};
    const int attacking = number(description, "armies_attacking", 0);
    const int defending = number(description, "armies_defending", 0);
    if (const auto why = odds::objection(attacking, defending, chosen)) {
        throw CodecError(core::fill(why->id, *why));
    }
    odds::Workspace workspace;
    const auto result = odds::sorted_dice_battle(attacking, defending, chosen, workspace);
    check(result.certificate);
    return {{"win", decimal(result.win)},
            {"win_significant", decimal(result.win, std::chars_format::scientific, 17)},
            {"lose", decimal(result.lose)},
            {"stopped", decimal(result.stopped)},
            {"expected_attacker_movable_left", decimal(result.attackers_movable_left)},
            {"expected_defender_left", decimal(result.defenders_left)},
            {"certificate", decimal(result.certificate, std::chars_format::scientific, 2)},
            {"states", result.states}};
}

constexpr int most_armies = 1000;

/// The armies on each territory of a chain, or on the one that is attacked.
std::vector<int> targets_of(const Json& description, std::size_t most) {
    const auto found = description.find("targets");
    if (found == description.end()) {
        return {between(description, "armies_defending", 1, most_armies, 0)};
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
Json next_throw(const Json& description) {
    const auto tables = Terminal<risiko::Game>::tables();
    const int armies = between(description, "armies_attacking", 2, most_armies, 0);
    const auto targets = targets_of(description, tables->territories.size() - 1);
    const int most_attack = risiko::most_attack_dice(*tables, armies);
    const int most_defence = risiko::most_defence_dice(*tables, targets.front());
    const int attack = between(description, "attack_dice", 1, most_attack, most_attack);
    const int defence = between(description, "defence_dice", 1, most_defence, most_defence);

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
             {{"attack_dice", attack},
              {"defence_dice", defence},
              {"attacker_loses", list_of(chances)},
              {"expected_attacker_loss", decimal(mean)},
              {"expected_defender_loss", decimal(static_cast<double>(pairs) - mean)}}},
            {"chain", chain}};
}

} // namespace

Json Terminal<risiko::Game>::odds(const Json& description) {
    const auto battle = text_at(description, "battle", "next_throw");
    if (battle == "to_the_end") {
        return to_the_end(description);
    }
    if (battle == "next_throw") {
        return next_throw(description);
    }
    throw CodecError("battle", "one of 'next_throw', 'to_the_end' is expected");
}

/// Rule: RK-ATK-2 to RK-ATK-6, RK-OCC-2.
Json Terminal<risiko::Game>::need(const Json& description) {
    const auto tables = Terminal::tables();
    const auto targets = targets_of(description, tables->territories.size() - 1);
    const int arriving = between(description, "armies_arriving", 1, most_armies, 1);
    const int standing = between(description, "armies_attacking", 0, most_armies, 0);
    const double chance = chance_asked(description);
    if (const auto why = odds::objection_to_chance(chance)) {
        throw CodecError("chance", core::fill(why->id, *why));
    }
    const auto found = risiko::armies_needed(*tables, targets, arriving, chance);
    Json answer;
    if (found.none) {
        answer["none"] = core::fill(found.none->id, *found.none);
        answer["greatest"] = decimal(found.greatest);
    } else {
        answer["armies"] = found.armies;
        answer["more"] = std::max(0, found.armies - standing);
        answer["chance"] = decimal(found.chance);
        answer["one_fewer"] = decimal(found.one_fewer);
    }
    check(found.certificate);
    answer["certificate"] = decimal(found.certificate, std::chars_format::scientific, 2);
    return answer;
}

} // namespace intendant::cli
