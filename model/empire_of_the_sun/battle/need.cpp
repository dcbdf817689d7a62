#include "model/empire_of_the_sun/battle/need.hpp"

#include "model/odds/need.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

using Choice = std::vector<std::size_t>;

constexpr auto most_choices = ActivationNeed::most_choices;

/// Every choice of at most so many of them, the smaller first, those listed first before others; no more than a few above the limit.
std::vector<Choice> choices(std::size_t units, int most) {
    std::vector<Choice> all{{}};
    for (std::size_t begin = 0, size = 1; size <= static_cast<std::size_t>(std::max(most, 0)) && size <= units; ++size) {
        const auto end = all.size();
        for (; begin < end; ++begin) {
            for (auto unit = all[begin].empty() ? 0 : all[begin].back() + 1; unit < units && all.size() <= most_choices; ++unit) {
                all.push_back(all[begin]);
                all.back().push_back(unit);
            }
        }
    }
    return all;
}

void join(Force& force, const std::vector<Fighter>& units, const Choice& chosen) {
    for (const auto place : chosen) {
        force.units.push_back(units[place]);
    }
}

double chance_of(const Tables& tables, const Battle& battle, BattleAim aim, LossRule rule) {
    int throws = 0;
    for (const auto& end : battle_odds(tables, battle, rule).ends) {
        const bool taken = takes_hex(end.outcome.ground);
        throws += (aim == BattleAim::Hex ? taken : end.outcome.offensive_wins) ? end.throws : 0;
    }
    return throws / double{BattleOdds::all_throws};
}

} // namespace

ActivationNeed activation_need(const Tables& tables, const ActivationQuestion& question) {
    ActivationNeed need;
    const auto activations = choices(question.could_activate.size(), question.most_activated);
    auto reactions = choices(question.could_react.size(), question.most_reacting);
    std::ranges::reverse(reactions); // whatever harms most is most often as many as can come
    need.none = odds::objection_to_chance(question.chance);
    if (!need.none && (std::max(activations.size(), reactions.size()) > most_choices ||
                       activations.size() * reactions.size() > ActivationNeed::most_pairs)) {
        need.none = core::Message{INTENDANT_TR("So much could be added that not everything can be tried; offer less."), {}};
    }
    if (need.none) {
        need.refused = true;
        return need;
    }
    const auto enough = [&](double chance) { return chance >= question.chance - odds::same_chance; };
    // What the other side leaves of a choice; below `floor` it does not matter how much below.
    const auto least = [&](const Choice& chosen, double floor) {
        double worst = 1;
        for (const auto& reacting : reactions) {
            if (worst < floor) {
                break;
            }
            auto battle = question.battle;
            join(battle.offensive, question.could_activate, chosen);
            join(battle.reaction, question.could_react, reacting);
            worst = std::min(worst, chance_of(tables, battle, question.aim, question.rule));
            ++need.battles;
        }
        return worst;
    };
    bool found = false;
    for (const auto& chosen : activations) {
        if (found && chosen.size() > need.units.size()) {
            break;
        }
        const double chance = least(chosen, found ? need.chance : need.greatest);
        need.before = chosen.empty() ? chance : need.before;
        need.greatest = std::max(need.greatest, chance);
        if (enough(chance) && (!found || chance > need.chance + odds::same_chance)) {
            found = true;
            need.units = chosen;
            need.chance = chance;
        }
    }
    if (!found) {
        need.none = odds::nothing_suffices(question.chance, need.greatest);
    }
    return need;
}

} // namespace intendant::empire_of_the_sun
