#include "app/cli/axis_allies/forces.hpp"
#include "app/cli/axis_allies/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "model/odds/hold.hpp"
#include "model/odds/need.hpp"
#include "model/odds/waves.hpp"

namespace intendant::cli {

using db::CodecError;
using db::Json;

namespace {

[[noreturn]] void refuse(const core::Message& why) { throw CodecError(core::fill(why.id, why)); }

std::string certified(double certificate) {
    check(certificate);
    return decimal(certificate, std::chars_format::scientific, 2);
}

/// Aircraft do not stay in a space on land.
bool stays(const Json& group) { return yes(group, "stays", std::string_view{text_at(group, "cls", "land")} != "air"); }

} // namespace

Json Terminal<axis_allies::Game>::need(const Json& description) {
    odds::NeedQuestion question{.field = field_of(description),
                                .attacker = force_at(description, "attacker", true),
                                .defender = force_at(description, "defender", true),
                                .options = battle_options(description),
                                .money = value<int>(db::NoContext{}, description, "money"),
                                .chance = chance_asked(description)};
    const auto aim = text_at(description, "aim", "take");
    if (aim != "take" && aim != "hold") {
        throw CodecError("aim", "one of 'take', 'hold' is expected");
    }
    question.aim = aim == "take" ? odds::Aim::Take : odds::Aim::Hold;
    const char* const side = aim == "take" ? "attacker" : "defender";
    if (description.contains(side)) {
        each_group(description, side, [&](std::size_t place, const Json& group) {
            const int more = between(group, "more", 0, odds::most_units, 0);
            if (more > 0) {
                constexpr int most_price = 100'000;
                question.additions.push_back(
                    {.group = place, .most = more, .price = between(group, "price", 1, most_price, number(group, "cost", 0))});
            }
        });
    }
    odds::Workspace workspace;
    const auto found = odds::need(question, workspace);
    if (found.refused) {
        refuse(*found.none);
    }
    Json answer{{"before", decimal(found.before)}, {"battles", found.asked}, {"certificate", certified(found.certificate)}};
    if (found.none) {
        answer["none"] = core::fill(found.none->id, *found.none);
        if (found.greatest > 0) {
            answer["greatest"] = decimal(found.greatest);
        }
        return answer;
    }
    std::vector<int> more(aim == "take" ? question.attacker.size() : question.defender.size(), 0);
    for (std::size_t i = 0; i < question.additions.size(); ++i) {
        more[question.additions[i].group] = found.counts[i];
    }
    answer["more"] = more;
    answer["price"] = found.price;
    answer["chance"] = decimal(found.chance);
    answer["attacker_loss_ipc"] = decimal(found.odds.attacker_loss);
    answer["defender_loss_ipc"] = decimal(found.odds.defender_loss);
    return answer;
}

Json Terminal<axis_allies::Game>::waves(const Json& description) {
    const auto listed = description.find("waves");
    if (listed == description.end() || !listed->is_array()) {
        throw CodecError("waves", "a list of attacks is expected, each an object with its 'attacker'");
    }
    if (field_of(description) == odds::Field::Sea) {
        throw CodecError("battle", "waves are worked out on land; at sea the number of ships left does not tell which they are");
    }
    const auto defender = force_at(description, "defender");
    std::vector<odds::Wave> waves;
    each_group(description, "waves", [&](std::size_t, const Json& wave) {
        if (!wave.is_object()) {
            throw CodecError("an object { } is expected");
        }
        waves.push_back({.attacker = force_at(wave, "attacker"), .options = battle_options(wave)});
    });
    odds::Workspace workspace;
    const auto found = odds::waves(waves, defender, workspace);
    if (found.objection) {
        refuse(*found.objection);
    }
    Json order = Json::array();
    Json rows = Json::array();
    for (const auto& each : found.best.waves) {
        order.push_back(each.wave);
        rows.push_back(Json{{"wave", each.wave},
                            {"needed", decimal(each.needed)},
                            {"takes", decimal(each.takes)},
                            {"attacker_loss_ipc", decimal(each.attacker_loss)}});
    }
    return {{"order", order},
            {"taken", decimal(found.best.taken)},
            {"waves", rows},
            {"attacker_loss_ipc", decimal(found.best.attacker_loss)},
            {"defender_loss_ipc", decimal(found.best.defender_loss)},
            {"as_listed", decimal(found.listed.taken)},
            {"worst", decimal(found.worst)},
            {"orders", found.orders},
            {"certificate", certified(found.certificate)},
            {"states", found.states}};
}

Json Terminal<axis_allies::Game>::hold(const Json& description) {
    if (field_of(description) == odds::Field::Sea) {
        throw CodecError("battle",
                         "taking and holding is worked out on land; at sea the number of ships left does not tell which they are");
    }
    odds::HoldQuestion question{.attacker = force_at(description, "attacker"),
                                .defender = force_at(description, "defender", true),
                                .options = battle_options(description),
                                .joined = force_at(description, "joined", true),
                                .counter = force_at(description, "counter"),
                                .counter_options = battle_options(description, "counter_options")};
    each_group(description, "attacker", [&](std::size_t, const Json& group) {
        const bool remains = stays(group);
        if (remains && !group.contains("defence")) {
            throw CodecError("defence", "is missing: the highest face with which it hits when it defends what was taken");
        }
        question.as_defenders.push_back({.hit = number(group, "defence", 0), .dice = number(group, "defence_dice", 1), .stays = remains});
    });
    odds::Workspace workspace;
    const auto found = odds::take_and_hold(question, workspace);
    if (found.objection) {
        refuse(*found.objection);
    }
    return {{"taken", decimal(found.taken)},
            {"held", decimal(found.held)},
            {"held_when_taken", decimal(found.taken > 0 ? found.held / found.taken : 0)},
            {"attacker_loss_ipc", decimal(found.attacker_loss)},
            {"defender_loss_ipc", decimal(found.defender_loss)},
            {"counter_loss_ipc", decimal(found.counter_loss)},
            {"certificate", certified(found.certificate)},
            {"states", found.states}};
}

} // namespace intendant::cli
