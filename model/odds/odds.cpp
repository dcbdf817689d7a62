#include "model/odds/odds.hpp"

#include "model/odds/outcomes.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::odds {

namespace {

bool out_of_range(const std::vector<Volley>& volleys) {
    constexpr int most_dice = 10 * most_units;
    return std::ranges::any_of(
        volleys, [](const Volley& volley) { return volley.dice < 0 || volley.dice > most_dice || volley.hit < 0 || volley.hit > 6; });
}

enum class Part { Attacker, Defender };

core::Message of(Part part, const char* attacker, const char* defender, std::vector<std::pair<std::string, std::string>> parameters = {}) {
    return {part == Part::Attacker ? attacker : defender, std::move(parameters)};
}

std::optional<core::Message> objection(const Force& force, Part part, bool may_be_empty) {
    for (const auto& group : force) {
        if (group.count < 0 || group.dice < 0 || group.dice > 10 || group.cost < 0) {
            return of(part, INTENDANT_TR("The attacker has a group with a count, dice or cost that cannot be."),
                      INTENDANT_TR("The defender has a group with a count, dice or cost that cannot be."));
        }
        if (group.hit < 0 || group.hit > 6) {
            return of(part, INTENDANT_TR("The attacker has a group that hits on {hit}; a die shows 1 to 6, and 0 means never."),
                      INTENDANT_TR("The defender has a group that hits on {hit}; a die shows 1 to 6, and 0 means never."),
                      {{"hit", std::to_string(group.hit)}});
        }
    }
    const auto many = [](const Group& group) { return group.count > most_units; };
    if (std::ranges::any_of(force, many) || size_of(force) > most_units) {
        return of(part, INTENDANT_TR("The attacker has more than {most} units, the most that is computed."),
                  INTENDANT_TR("The defender has more than {most} units, the most that is computed."),
                  {{"most", std::to_string(most_units)}});
    }
    if (size_of(force) == 0 && !may_be_empty) {
        return of(part, INTENDANT_TR("The attacker has no units."), INTENDANT_TR("The defender has no units."));
    }
    return std::nullopt;
}

} // namespace

std::optional<core::Message> objection(const Force& attacker, const Force& defender, const Options& options) {
    if (auto why = objection(attacker, Part::Attacker, options.opening.has_value())) {
        return why;
    }
    if (auto why = objection(defender, Part::Defender, options.opening.has_value())) {
        return why;
    }
    constexpr int most_rounds = 1000;
    if (options.bombard_dice < 0 || options.bombard_hit < 0 || options.bombard_hit > 6 || options.retreat_below < 0 ||
        std::min({options.max_rounds, options.attacker_withdraws_submerged_after, options.defender_withdraws_submerged_after}) < 0 ||
        std::max({options.max_rounds, options.attacker_withdraws_submerged_after, options.defender_withdraws_submerged_after}) >
            most_rounds ||
        options.bombard_dice > most_units || options.gun_dice < -1 || options.gun_dice > most_units || options.gun_hits < 0 ||
        (options.opening &&
         (out_of_range(options.opening->strike) || out_of_range(options.opening->attack) || out_of_range(options.opening->defence)))) {
        return core::Message{INTENDANT_TR("One of the options is out of range."), {}};
    }
    return std::nullopt;
}

bool Odds::sound() const { return !cancelled && certificate <= certificate_limit; }

void clear(Odds& odds, int attackers, int defenders, bool joint) {
    const auto a = static_cast<std::size_t>(attackers) + 1;
    const auto d = static_cast<std::size_t>(defenders) + 1;
    for (double* value : {&odds.win, &odds.lose, &odds.draw, &odds.stopped, &odds.win_with_land, &odds.attacker_loss, &odds.defender_loss,
                          &odds.attackers_left, &odds.defenders_left, &odds.certificate}) {
        *value = 0;
    }
    odds.states = 0;
    odds.cancelled = false;
    odds.attackers_left_and_win.assign(a, 0.0);
    odds.by_attackers_left.assign(a, 0.0);
    odds.defenders_left_and_lose.assign(d, 0.0);
    odds.by_defenders_left.assign(d, 0.0);
    odds.joint.assign(joint ? a * d : 0, 0.0);
}

void add(Odds& odds, const Ending& ending, double mass) {
    const auto a = static_cast<std::size_t>(ending.attackers);
    const auto d = static_cast<std::size_t>(ending.defenders);
    if (ending.enemy_gone && a > 0) {
        odds.win += mass;
        odds.win_with_land += ending.land ? mass : 0;
        odds.attackers_left_and_win[a] += mass;
    } else if (a == 0 && d > 0) {
        odds.lose += mass;
        odds.defenders_left_and_lose[d] += mass;
    } else if (a == 0) {
        odds.draw += mass;
    } else {
        odds.stopped += mass;
    }
    odds.by_attackers_left[a] += mass;
    odds.by_defenders_left[d] += mass;
    if (!odds.joint.empty()) {
        odds.joint[a * odds.by_defenders_left.size() + d] += mass;
    }
    odds.attackers_left += mass * ending.attackers;
    odds.defenders_left += mass * ending.defenders;
    odds.attacker_loss += mass * static_cast<double>(ending.attacker_loss);
    odds.defender_loss += mass * static_cast<double>(ending.defender_loss);
}

void normalise(Odds& odds) {
    const double sum = odds.win + odds.lose + odds.draw + odds.stopped;
    odds.certificate = std::abs(1.0 - sum);
    for (double* value : {&odds.win, &odds.lose, &odds.draw, &odds.stopped, &odds.win_with_land, &odds.attacker_loss, &odds.defender_loss,
                          &odds.attackers_left, &odds.defenders_left}) {
        *value /= sum;
    }
    for (auto* list :
         {&odds.attackers_left_and_win, &odds.defenders_left_and_lose, &odds.by_attackers_left, &odds.by_defenders_left, &odds.joint}) {
        for (auto& value : *list) {
            value /= sum;
        }
    }
}

} // namespace intendant::odds
