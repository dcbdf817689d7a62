#include "model/axis_allies/battle/odds.hpp"

#include "model/axis_allies/battle/loss_order.hpp"
#include "model/axis_allies/battle/need.hpp"
#include "model/odds/retreat.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

odds::Volley volley_of(const FireGroup& group) {
    return {.dice = group.dice, .hit = group.column, .vessels_only = group.scope == HitScope::ShipsOnly};
}

std::vector<odds::Volley> volleys_of(const std::vector<FireGroup>& groups) {
    std::vector<odds::Volley> volleys;
    for (const auto& group : groups) {
        volleys.push_back(volley_of(group));
    }
    return volleys;
}

/// What has still to be thrown in the running round; nothing at its end. Rule: C-11 to C-16, C-70 to C-78.
std::optional<odds::Opening> opening_of(const BattleMoment& moment) {
    auto pending = volleys_of(moment.to_fire);
    if (moment.owed) { // hits already thrown: dice that cannot miss
        constexpr int certain = 6;
        pending.push_back({.dice = moment.owed->hits, .hit = certain, .vessels_only = moment.owed->scope == HitScope::ShipsOnly});
    }
    odds::Opening opening;
    for (const auto& pieces : moment.casualties) {
        opening.defence.push_back({.dice = pieces.count * pieces.dice, .hit = pieces.hit, .vessels_only = pieces.unit == Unit::Submarine});
    }
    switch (moment.step) {
    case BattleStep::Bombardment:
        opening.attack = std::move(pending);
        return opening;
    case BattleStep::FirstStrike:
        opening.strike = std::move(pending);
        opening.strikers_fire = false;
        return opening;
    case BattleStep::AttackerFire:
        opening.attack = std::move(pending);
        opening.strikers_fire = false;
        opening.attackers_fire = false;
        return opening;
    case BattleStep::DefenderFire:
        opening.defence = std::move(pending);
        opening.strikers_fire = false;
        opening.attackers_fire = false;
        opening.defenders_fire = false;
        return opening;
    case BattleStep::AaFire:
    case BattleStep::AttackerWithdrawal:
    case BattleStep::DefenderWithdrawal:
    case BattleStep::Decision:
    case BattleStep::RaidDamage:
        break;
    }
    return std::nullopt;
}

/// The question as the odds take it.
odds::Options options_of(const BattleQuestion& question) {
    odds::Options options{.retreat_below = question.may_retreat ? question.retreat_below : 0,
                          .attacker_withdraws_submerged_after = question.attacker_submarines_leave_after,
                          .defender_withdraws_submerged_after = question.defender_submarines_leave_after};
    if (question.gun) {
        options.air_defence = odds::AirDefence::OwnerOrder;
        if (question.moment) {
            options.gun_dice = 0;
            for (const auto& group : question.moment->to_fire) {
                options.gun_dice += group.dice;
            }
            options.gun_hits = question.moment->owed ? question.moment->owed->hits : 0;
        }
    }
    for (const auto& ship : question.bombarding) {
        options.bombard_dice += ship.count * ship.dice;
        options.bombard_hit = ship.hit;
    }
    if (question.moment) {
        options.opening = opening_of(*question.moment);
    }
    return options;
}

std::optional<core::Message> objection_to(const BattleQuestion& question) {
    if (question.kind == BattleKind::Raid) {
        return core::Message{INTENDANT_TR("A strategic bombing raid is no battle: its dice are added up."), {}};
    }
    for (const auto* side : {&question.attackers, &question.defenders}) {
        for (const auto& pieces : *side) {
            const bool here = fights(pieces.unit) && (question.kind == BattleKind::Land ? !is_ship(pieces.unit) : !is_land(pieces.unit));
            if (!here && pieces.count != 0) {
                return core::Message{question.kind == BattleKind::Land ? INTENDANT_TR("{unit} cannot fight in a battle on land.")
                                                                       : INTENDANT_TR("{unit} cannot fight in a battle at sea."),
                                     {{"unit", "@unit:" + std::string(id_of(pieces.unit))}}};
            }
        }
    }
    return std::nullopt;
}

bool holds(const std::vector<BattlePieces>& side, auto&& predicate) {
    return std::ranges::any_of(side, [&](const BattlePieces& pieces) { return pieces.count > 0 && predicate(pieces.unit); });
}

std::vector<core::Message> approximations_in(const BattleQuestion& question) {
    std::vector<core::Message> sentences;
    const auto either = [&](auto&& predicate) { return holds(question.attackers, predicate) || holds(question.defenders, predicate); };
    const auto submarine = [](Unit unit) { return unit == Unit::Submarine; };
    if (question.kind == BattleKind::Sea && either(submarine) && either(is_aircraft)) {
        sentences.push_back({INTENDANT_TR("Hits of submarines are taken before the others of the same fire. Taken column by column, "
                                          "the chance to win differs by less than 0.03 %."),
                             {}});
    }
    if (question.attacker_submarines_leave_after > 0 || question.defender_submarines_leave_after > 0) {
        sentences.push_back({INTENDANT_TR("The advice on a retreat takes all submarines to stay."), {}});
    }
    if (question.kind == BattleKind::Sea && either([](Unit unit) { return unit == Unit::Transport; })) {
        sentences.push_back({INTENDANT_TR("What transports carry is not counted among the losses."), {}});
    }
    if (question.kind == BattleKind::Sea && either([](Unit unit) { return unit == Unit::Carrier; })) {
        sentences.push_back({INTENDANT_TR("Fighters that find no deck after the battle are not counted among the losses."), {}});
    }
    const auto another = [&](const BattlePieces& pieces) { return pieces.power != question.defenders.front().power; };
    if (std::ranges::any_of(question.defenders, another)) {
        sentences.push_back({INTENDANT_TR("The defending powers are taken to agree on each loss."), {}});
    }
    return sentences;
}

/// The attacker decides at the end of a round. Rule: C-31.
bool at_the_decision(const BattleQuestion& question) {
    return question.moment && (question.moment->step == BattleStep::AttackerWithdrawal ||
                               question.moment->step == BattleStep::DefenderWithdrawal || question.moment->step == BattleStep::Decision);
}

/// A question made ready for the odds.
struct Prepared {
    odds::Force attacker;
    odds::Force defender;
    odds::Options options;
};

void compute(const BattleQuestion& question, const Prepared& ready, const odds::Options& options, odds::Workspace& workspace,
             odds::Odds& odds, const std::stop_token& stop) {
    if (question.kind == BattleKind::Sea) {
        odds::sea_battle(ready.attacker, ready.defender, options, workspace, odds, stop);
    } else {
        odds::land_battle(ready.attacker, ready.defender, options, workspace, odds, stop);
    }
}

Forecast forecast(const BattleQuestion& question, const Prepared& ready, const odds::Options& options, odds::Workspace& workspace,
                  const std::stop_token& stop) {
    Forecast forecast;
    auto& odds = forecast.odds;
    compute(question, ready, options, workspace, odds, stop);
    forecast.capture = question.kind == BattleKind::Land ? odds.win_with_land : 0.0;
    forecast.attacker = {.pieces = size_of(ready.attacker) - odds.attackers_left, .ipc = odds.attacker_loss};
    forecast.defender = {.pieces = size_of(ready.defender) - odds.defenders_left, .ipc = odds.defender_loss};
    return forecast;
}

std::optional<RetreatAdvice> advice(const BattleQuestion& question, const Prepared& ready, odds::Workspace& workspace,
                                    const std::stop_token& stop) {
    const bool now = at_the_decision(question);
    odds::RetreatPlan plan;
    if (!odds::plan_retreat(ready.attacker, ready.defender, question.kind == BattleKind::Sea ? odds::Field::Sea : odds::Field::Land,
                            ready.options, now ? odds::Deciding::Now : odds::Deciding::AfterTheRound,
                            static_cast<double>(question.prize.amount), workspace, plan, stop)) {
        return std::nullopt;
    }
    return RetreatAdvice{.now = now,
                         .stop = plan.stop,
                         .to_the_end = plan.to_the_end,
                         .best = plan.best,
                         .press_on = plan.goes_on,
                         .fewest = std::move(plan.fewest)};
}

} // namespace

BattleAnswer answer(const BattleQuestion& question, odds::Workspace& workspace, const std::stop_token& stop) {
    BattleAnswer answer;
    answer.objection = objection_to(question);
    if (answer.objection) {
        return answer;
    }
    const Prepared ready{.attacker = in_order(force_of(question.attackers), sequence_of(question.attackers, question.attacker_losses)),
                         .defender = in_order(force_of(question.defenders), sequence_of(question.defenders, question.defender_losses)),
                         .options = options_of(question)};
    answer.objection = question.kind == BattleKind::Sea ? objection_at_sea(ready.attacker, ready.defender, ready.options)
                                                        : objection(ready.attacker, ready.defender, ready.options);
    if (answer.objection) {
        return answer;
    }
    answer.to_the_end = forecast(question, ready, ready.options, workspace, stop);
    auto one_round = ready.options;
    one_round.max_rounds = 1;
    answer.next_round = forecast(question, ready, one_round, workspace, stop);
    if (question.may_retreat) {
        answer.retreat = advice(question, ready, workspace, stop);
    }
    if (question.compare_orders) {
        const ComparedBattle battle{.question = question, .attacker = ready.attacker, .defender = ready.defender, .options = ready.options};
        answer.attacker_orders = compare_orders(battle, Side::Attacker, workspace, stop);
        answer.defender_orders = compare_orders(battle, Side::Defender, workspace, stop);
    }
    answer.approximations = approximations_in(question);
    answer.cancelled = stop.stop_requested();
    if (!answer.cancelled && (!answer.to_the_end.odds.sound() || !answer.next_round.odds.sound())) {
        answer.objection =
            core::Message{INTENDANT_TR("The probabilities of this battle do not add up closely enough; no result is shown."), {}};
    }
    return answer;
}

std::optional<core::Message> taking(const BattleQuestion& question, odds::Workspace& workspace, odds::Odds& odds, odds::Taking& taking,
                                    const std::stop_token& stop) {
    if (auto why = objection_to(question)) {
        return why;
    }
    const auto attacker = in_order(force_of(question.attackers), sequence_of(question.attackers, question.attacker_losses));
    const auto defender = in_order(force_of(question.defenders), sequence_of(question.defenders, question.defender_losses));
    const auto options = options_of(question);
    const auto field = question.kind == BattleKind::Sea ? odds::Field::Sea : odds::Field::Land;
    auto why = odds::objection_to_taking(attacker, defender, field, options);
    if (!why) {
        taking = odds::take(attacker, defender, field, options, workspace, odds, stop);
    }
    return why;
}

} // namespace intendant::axis_allies
