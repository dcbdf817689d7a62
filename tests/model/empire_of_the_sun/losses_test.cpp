// Which losses the rules allow: against every order of applying the hits.

#include "tests/model/empire_of_the_sun/every_order.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>
#include <random>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

Target ship(int defence, int level = 2) { return {.level = level, .defence = defence, .attack = {defence, defence / 2}}; }
Target carrier_apart(int defence, int level = 2) {
    return {.level = level, .defence = defence, .attack = {defence, defence / 2}, .capped = true};
}

std::string clause(const std::vector<Target>& targets, const Fire& fire, const Losses& losses) {
    const auto why = objection(targets, fire, losses);
    return why ? why->rule.id : "";
}

std::vector<Target> random_targets(std::mt19937& chance, bool ground) {
    std::vector<Target> targets(1 + chance() % 5);
    for (auto& each : targets) {
        each.level = 1 + static_cast<int>(chance() % 2);
        each.defence = 1 + static_cast<int>(chance() % 9);
        each.attack[1] = static_cast<int>(chance() % 6);
        each.attack[0] = each.attack[1] + static_cast<int>(chance() % 6);
        each.capped = !ground && chance() % 3 == 0;
        each.reduce_only = !ground && chance() % 6 == 0;
        each.last = ground && chance() % 4 == 0;
        if (each.last) {
            each.level = 1;
        }
        each.capped = each.capped && !each.reduce_only;
    }
    return targets;
}

} // namespace

TEST_CASE("full units are reduced before any is eliminated, and the rest of the hits is lost",
          "[empire_of_the_sun][battle][rule:ES-BAT-17][rule:ES-BAT-18][rule:ES-BAT-19]") {
    const std::vector<Target> two{ship(12), ship(10)};
    CHECK(legal_losses(two, {.hits = 9}, LossRule::LeastCost) == Losses{0, 0});
    CHECK(legal_losses(two, {.hits = 21}, LossRule::LeastCost) == Losses{0, 1}); // 11 are lost
    CHECK(legal_losses(two, {.hits = 22}, LossRule::LeastCost) == Losses{1, 1});
    CHECK(legal_losses(two, {.hits = 32}, LossRule::MostAttackLost) == Losses{1, 2});
    CHECK(clause(two, {.hits = 21}, {0, 2}) == "ES-BAT-19");
    CHECK(clause(two, {.hits = 22}, {1, 0}) == "ES-BAT-18");
    CHECK(clause(two, {.hits = 32}, {1, 1}) == "ES-BAT-17");
    CHECK(clause(two, {.hits = 10}, {1, 0}) == "ES-BAT-17");
    CHECK(clause(two, {.hits = 99}, {3, 2}) == "ES-BAT-17");
    CHECK(clause(two, {.hits = 32}, {1, 2}).empty());
}

TEST_CASE("aircraft and carriers apart from enemy ships are hit one for one",
          "[empire_of_the_sun][battle][rule:ES-BAT-20][rule:ES-BAT-21]") {
    const std::vector<Target> two{carrier_apart(12), carrier_apart(14), ship(8, 1)};
    CHECK(legal_losses(two, {.hits = 45, .cap = 1}, LossRule::MostAttackLost) ==
          Losses{0, 1, 0}); // a full carrier is left: no ship is sunk
    CHECK(legal_losses(two, {.hits = 45, .cap = 0}, LossRule::MostAttackLost) == Losses{0, 0, 1}); // the carriers can never be hit
    CHECK(clause(two, {.hits = 45, .cap = 1}, {1, 1, 0}) == "ES-BAT-20");
    CHECK(clause(two, {.hits = 45, .cap = 1}, {1, 0, 1}) == "ES-BAT-19");
}

TEST_CASE("hits of ships and aircraft reduce ground units and eliminate none", "[empire_of_the_sun][battle][rule:ES-BAT-22]") {
    const std::vector<Target> corps{{.level = 2, .defence = 10, .attack = {3, 1}, .reduce_only = true}};
    CHECK(legal_losses(corps, {.hits = 40}, LossRule::MostAttackLost) == Losses{1});
    CHECK(clause(corps, {.hits = 40}, {2}) == "ES-BAT-22");
}

TEST_CASE("a critical hit takes a step where none could be taken, and passes over full units that are too strong",
          "[empire_of_the_sun][battle][rule:ES-BAT-23]") {
    const std::vector<Target> three{ship(18), ship(10, 1), ship(12, 1)};
    CHECK(legal_losses(three, {.hits = 10}, LossRule::MostAttackLost) == Losses{0, 0, 0});
    CHECK(legal_losses(three, {.hits = 10, .critical = true}, LossRule::MostAttackLost) == Losses{0, 1, 0});
    CHECK(legal_losses(three, {.hits = 3, .critical = true}, LossRule::MostAttackLost) == Losses{0, 1, 0});
    CHECK(clause(three, {.hits = 3, .critical = true}, {0, 0, 1}) == "ES-BAT-17");
    CHECK(clause(three, {.hits = 3, .critical = true}, {0, 0, 0}) == "ES-BAT-23");
    CHECK(clause(three, {.hits = 18, .critical = true}, {0, 1, 0}) == "ES-BAT-18"); // the full one could be reduced
}

TEST_CASE("a garrison is eliminated after all others", "[empire_of_the_sun][battle][rule:ES-GND-11][rule:ES-GND-13]") {
    const std::vector<Target> city{{.level = 1, .defence = 12, .attack = {9, 9}, .last = true},
                                   {.level = 2, .defence = 12, .attack = {18, 9}}};
    CHECK(legal_losses(city, {.hits = 24}, LossRule::LeastCost) == Losses{0, 2});
    CHECK(legal_losses(city, {.hits = 36}, LossRule::LeastCost) == Losses{1, 2});
    CHECK(clause(city, {.hits = 24}, {1, 1}) == "ES-GND-13");
}

TEST_CASE("the losses by each rule are the best of every order of hits", "[empire_of_the_sun][battle][rule:ES-BAT-16]") {
    std::mt19937 chance(20261125);
    for (int round = 0; round < 4'000; ++round) {
        const bool ground = chance() % 3 == 0;
        const auto targets = random_targets(chance, ground);
        const Fire fire{.hits = static_cast<int>(chance() % 40),
                        .cap = ground ? 0 : static_cast<int>(chance() % 4),
                        .critical = !ground && chance() % 3 == 0};
        const auto allowed = losses_of_every_order(targets, fire);
        INFO("round " << round << ", " << targets.size() << " targets, " << fire.hits << " hits, cap " << fire.cap << ", critical "
                      << fire.critical);
        for (const auto rule : {LossRule::LeastCost, LossRule::MostAttackKept, LossRule::MostAttackLost}) {
            const auto losses = legal_losses(targets, fire, rule);
            REQUIRE(losses == best_of_every_order(targets, fire, rule));
            REQUIRE(std::ranges::find(allowed, losses) != allowed.end());
        }
        // What the rules allow is exactly what some order leads to.
        Losses losses(targets.size(), 0);
        for (;;) {
            const bool found = std::ranges::find(allowed, losses) != allowed.end();
            const auto why = objection(targets, fire, losses);
            INFO("losses " << Catch::StringMaker<Losses>::convert(losses) << (why ? " " + why->rule.id + " " + why->why.id : ""));
            REQUIRE(!why.has_value() == found);
            std::size_t i = 0;
            while (i < losses.size() && losses[i] == 2) {
                losses[i++] = 0;
            }
            if (i == losses.size()) {
                break;
            }
            ++losses[i];
        }
    }
}
