#include "model/odds/sorted_dice.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace intendant::odds {

std::array<double, 4> losses_in_one_throw(int attack_dice, int defence_dice) {
    std::array<double, 4> counts{};
    const int dice = attack_dice + defence_dice;
    const int throws = static_cast<int>(std::lround(std::pow(6, dice)));
    for (int number = 0; number < throws; ++number) {
        std::array<int, 3> attack{};
        std::array<int, 3> defence{};
        int rest = number;
        for (int i = 0; i < dice; ++i, rest /= 6) {
            (i < attack_dice ? attack[static_cast<std::size_t>(i)] : defence[static_cast<std::size_t>(i - attack_dice)]) = 1 + rest % 6;
        }
        std::ranges::sort(attack, std::greater{});
        std::ranges::sort(defence, std::greater{});
        std::size_t lost = 0;
        for (int i = 0; i < std::min(attack_dice, defence_dice); ++i) {
            lost += attack[static_cast<std::size_t>(i)] <= defence[static_cast<std::size_t>(i)] ? 1 : 0;
        }
        counts[lost] += 1.0;
    }
    for (auto& count : counts) {
        count /= throws;
    }
    return counts;
}

namespace {

using Throws = std::array<std::array<std::array<double, 4>, 4>, 4>;

/// The losses of every throw of one to three dice a side, counted once.
const Throws& all_throws() {
    static const Throws throws = [] {
        Throws table{};
        for (int a = 1; a <= 3; ++a) {
            for (int d = 1; d <= 3; ++d) {
                table[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)] = losses_in_one_throw(a, d);
            }
        }
        return table;
    }();
    return throws;
}

} // namespace

std::optional<core::Message> objection(int attacking, int defending, const SortedDiceOptions& options) {
    constexpr int most_armies = 5000;
    const std::vector<std::pair<std::string, std::string>> most{{"most", std::to_string(most_armies)}};
    if (attacking < 2 || attacking > most_armies) {
        return core::Message{INTENDANT_TR("The attacker needs at least two armies, one of which stays behind, and at most {most}."), most};
    }
    if (defending < 1 || defending > most_armies) {
        return core::Message{INTENDANT_TR("The defender needs at least one army and at most {most}."), most};
    }
    if (std::min(options.most_attack_dice, options.most_defence_dice) < 1 ||
        std::max(options.most_attack_dice, options.most_defence_dice) > 3 || options.stop_when_movable < 0) {
        return core::Message{INTENDANT_TR("Each side throws one to three dice."), {}};
    }
    return std::nullopt;
}

SortedDiceOdds sorted_dice_battle(int attacking, int defending, const SortedDiceOptions& options, Workspace& workspace,
                                  const std::stop_token& stop) {
    // Nobody loses more than three at once, so that four rows of attackers are all that is ever looked at.
    constexpr int kept = 4;
    const int movable = attacking - 1;
    const auto width = static_cast<std::size_t>(defending) + 1;
    auto& mass = workspace.mass;
    mass.assign(kept * width, 0.0);
    const auto row = [&](int a) { return mass.data() + static_cast<std::size_t>(a % kept) * width; };
    row(movable)[defending] = 1.0;
    SortedDiceOdds odds;
    for (int a = movable; a >= 0; --a) {
        if (stop.stop_requested()) {
            odds.cancelled = true;
            return odds;
        }
        double* here = row(a);
        for (int d = defending; d >= 0; --d) {
            const double chance = here[d];
            here[d] = 0; // the row is used again
            if (chance == 0) {
                continue;
            }
            ++odds.states;
            if (d == 0 || a == 0 || a <= options.stop_when_movable) {
                (d == 0 ? odds.win : a == 0 ? odds.lose : odds.stopped) += chance;
                odds.attackers_movable_left += chance * a;
                odds.defenders_left += chance * d;
                continue;
            }
            const int attack_dice = std::min(options.most_attack_dice, a);
            const int defence_dice = std::min(options.most_defence_dice, d);
            const int pairs = std::min(attack_dice, defence_dice);
            const auto& losses = all_throws()[static_cast<std::size_t>(attack_dice)][static_cast<std::size_t>(defence_dice)];
            for (int lost = 0; lost <= pairs; ++lost) {
                row(a - lost)[d - (pairs - lost)] += chance * losses[static_cast<std::size_t>(lost)];
            }
        }
    }
    const double sum = odds.win + odds.lose + odds.stopped;
    odds.certificate = std::abs(1.0 - sum);
    for (double* value : {&odds.win, &odds.lose, &odds.stopped, &odds.attackers_movable_left, &odds.defenders_left}) {
        *value /= sum;
    }
    return odds;
}

} // namespace intendant::odds
