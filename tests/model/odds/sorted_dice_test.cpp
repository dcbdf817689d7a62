#include "model/odds/odds.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <utility>

using namespace intendant::odds;

namespace {

/// Throw after throw, each state in a map.
SortedDiceOdds thrown_plainly(int attacking, int defending, const SortedDiceOptions& options) {
    std::map<std::pair<int, int>, double, std::greater<>> states{{{attacking - 1, defending}, 1.0}};
    SortedDiceOdds odds;
    while (!states.empty()) {
        const auto [armies, chance] = *states.begin();
        states.erase(states.begin());
        const auto [a, d] = armies;
        if (d == 0 || a == 0 || a <= options.stop_when_movable) {
            (d == 0 ? odds.win : a == 0 ? odds.lose : odds.stopped) += chance;
            odds.attackers_movable_left += chance * a;
            odds.defenders_left += chance * d;
            continue;
        }
        const int attack = std::min(options.most_attack_dice, a);
        const int defence = std::min(options.most_defence_dice, d);
        const int pairs = std::min(attack, defence);
        const auto losses = losses_in_one_throw(attack, defence);
        for (int lost = 0; lost <= pairs; ++lost) {
            states[{a - lost, d - (pairs - lost)}] += chance * losses[static_cast<std::size_t>(lost)];
        }
    }
    return odds;
}

} // namespace

TEST_CASE("sorted dice give what throw after throw gives, whatever the dice and the limit", "[odds]") {
    Workspace workspace;
    for (const int attack_dice : {1, 2, 3}) {
        for (const int defence_dice : {1, 2, 3}) {
            for (const int stop : {0, 1, 2, 5}) {
                for (const auto& [attacking, defending] : {std::pair{2, 1}, {2, 9}, {3, 2}, {4, 3}, {5, 12}, {14, 6}, {23, 21}}) {
                    const SortedDiceOptions options{attack_dice, defence_dice, stop};
                    CAPTURE(attack_dice, defence_dice, stop, attacking, defending);
                    const auto plain = thrown_plainly(attacking, defending, options);
                    const auto odds = sorted_dice_battle(attacking, defending, options, workspace);
                    CHECK(odds.certificate <= certificate_limit);
                    CHECK(odds.win == Approx(plain.win).margin(1e-13));
                    CHECK(odds.lose == Approx(plain.lose).margin(1e-13));
                    CHECK(odds.stopped == Approx(plain.stopped).margin(1e-13));
                    CHECK(odds.attackers_movable_left == Approx(plain.attackers_movable_left).margin(1e-11));
                    CHECK(odds.defenders_left == Approx(plain.defenders_left).margin(1e-11));
                }
            }
        }
    }
}

TEST_CASE("great armies with sorted dice end as the method's figures say", "[odds]") {
    // With three dice in defence the attacker needs 1.71 armies for each defender.
    Workspace workspace;
    CHECK(sorted_dice_battle(11, 10, {}, workspace).win == Approx(0.190).margin(5e-4));
    CHECK(sorted_dice_battle(21, 20, {}, workspace).win == Approx(0.100).margin(5e-4));
    CHECK(sorted_dice_battle(101, 100, {}, workspace).win == Approx(0.0017).margin(5e-5));
    const auto many = sorted_dice_battle(1000, 580, {}, workspace);
    CHECK(many.win == Approx(0.549).margin(1e-3));
    CHECK(many.certificate <= certificate_limit);
    const auto stopping = sorted_dice_battle(10, 10, {.stop_when_movable = 4}, workspace);
    CHECK(stopping.stopped > 0);
    CHECK(stopping.lose == 0);
    CHECK(stopping.attackers_movable_left >= 2);
}
