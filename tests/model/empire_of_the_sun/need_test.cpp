// Which further units a battle needs, against every choice of them and every throw of the dice.

#include "model/empire_of_the_sun/battle/need.hpp"

#include "tests/model/empire_of_the_sun/pacific.hpp"
#include "tests/model/empire_of_the_sun/plain_battle.hpp"
#include "tests/support/chance.hpp"

#include <cmath>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

class Chance : public fuzz::Chance {
public:
    using fuzz::Chance::Chance;
    int below(int limit) { return up_to(limit - 1); }

    Fighter unit(Arm arm) {
        Fighter found{.name = "unit", .arm = arm, .attack = {}, .defence = 3 + below(7)};
        found.attack[1] = 1 + below(5);
        found.attack[0] = found.attack[1] + below(6);
        found.lands = false;
        return found;
    }
    ActivationQuestion question() {
        ActivationQuestion found{.battle = {.offensive = {.side = Side::Japan, .units = {}},
                                            .reaction = {.side = Side::Allies, .units = {}},
                                            .year = 1942,
                                            .terrain = Terrain::Open}};
        found.battle.offensive.units = {unit(Arm::Ship), unit(Arm::Ground)};
        found.battle.offensive.units.back().lands = true;
        found.battle.reaction.units = {unit(Arm::Ship), unit(Arm::Ground)};
        found.battle.intelligence = below(10);
        found.aim = below(3) == 0 ? BattleAim::AirNaval : BattleAim::Hex;
        found.rule = static_cast<LossRule>(below(3));
        for (int i = below(4); i > 0; --i) {
            found.could_activate.push_back(unit(static_cast<Arm>(below(4))));
            found.could_activate.back().lands = found.could_activate.back().arm == Arm::Ground;
        }
        found.most_activated = below(4);
        for (int i = below(2); i > 0; --i) {
            found.could_react.push_back(unit(Arm::Aircraft));
            found.could_react.back().reacts = true;
        }
        found.most_reacting = 1;
        constexpr std::array wanted{0.3, 0.5, 0.8};
        found.chance = wanted[static_cast<std::size_t>(below(3))];
        return found;
    }
};

/// The chance with these units, whatever the other side brings, counted throw by throw.
double plain_chance(const ActivationQuestion& question, unsigned activated) {
    double worst = 1;
    for (unsigned reacting = 0; reacting < (1U << question.could_react.size()); ++reacting) {
        auto battle = question.battle;
        for (std::size_t i = 0; i < question.could_activate.size(); ++i) {
            if ((activated >> i & 1U) != 0) {
                battle.offensive.units.push_back(question.could_activate[i]);
            }
        }
        if (reacting != 0) {
            battle.reaction.units.push_back(question.could_react.front());
        }
        double sum = 0;
        for (const auto& [outcome, throws] : every_throw(battle, question.rule)) {
            const bool taken = outcome.ground == GroundResult::Unopposed || outcome.ground == GroundResult::OffensiveTakes;
            sum += (question.aim == BattleAim::Hex ? taken : outcome.offensive_wins) ? throws : 0;
        }
        worst = std::min(worst, sum / BattleOdds::all_throws);
    }
    return worst;
}

} // namespace

TEST_CASE("the further units that a battle needs are the fewest of all choices", "[empire_of_the_sun][odds][rule:ES-OFF-2]") {
    Chance chance(41);
    int found_some = 0;
    for (int i = 0; i < 40; ++i) {
        INFO("question " << i);
        const auto question = chance.question();
        const auto units = static_cast<unsigned>(question.could_activate.size());
        int fewest = -1;
        double best = 0;
        double greatest = 0;
        for (unsigned choice = 0; choice < (1U << units); ++choice) {
            const int size = __builtin_popcount(choice);
            if (size > question.most_activated) {
                continue;
            }
            const double there = plain_chance(question, choice);
            greatest = std::max(greatest, there);
            if (there >= question.chance - 1e-12 && (fewest < 0 || size < fewest || (size == fewest && there > best))) {
                fewest = size;
                best = there;
            }
        }
        const auto need = activation_need(tables(), question);
        CHECK(std::abs(need.before - plain_chance(question, 0)) < 1e-12);
        REQUIRE(need.none.has_value() == (fewest < 0));
        if (fewest < 0) {
            CHECK(std::abs(need.greatest - greatest) < 1e-12);
            continue;
        }
        found_some += fewest > 0 ? 1 : 0;
        CHECK(static_cast<int>(need.units.size()) == fewest);
        CHECK(std::abs(need.chance - best) < 1e-12);
        unsigned choice = 0;
        for (const auto each : need.units) {
            choice |= 1U << each;
        }
        CHECK(std::abs(plain_chance(question, choice) - best) < 1e-12);
    }
    CHECK(found_some > 3);
}

TEST_CASE("a battle that nobody could make certain is answered with a sentence", "[empire_of_the_sun][odds]") {
    Chance chance(5);
    auto question = chance.question();
    question.chance = 1;
    CHECK(activation_need(tables(), question).refused);
    question.chance = 0.999;
    question.could_activate.clear();
    const auto none = activation_need(tables(), question);
    REQUIRE(none.none);
    CHECK_FALSE(none.refused);
    CHECK(none.units.empty());
    question.chance = 0.5;
    question.could_activate.assign(14, chance.unit(Arm::Ship));
    question.most_activated = 14;
    CHECK(activation_need(tables(), question).refused);
}

TEST_CASE("as many choices of units are tried as the limits allow, and no more", "[empire_of_the_sun][odds]") {
    using Need = ActivationNeed;
    Chance chance(7);
    auto question = chance.question();
    question.aim = BattleAim::AirNaval;
    question.chance = 0.01;
    question.most_activated = question.most_reacting = 1; // nobody, or one of them: one choice more than there are units
    question.battle.offensive.units.front().attack = {200, 200};
    const auto other = chance.unit(Arm::Ship);
    const auto refused = [&](std::size_t activations, std::size_t reactions) {
        question.could_activate.assign(activations - 1, other);
        question.could_react.assign(reactions - 1, other);
        const auto need = activation_need(tables(), question);
        CHECK(need.units.empty());
        CHECK(need.none.has_value() == need.refused);
        CHECK(need.battles == (need.refused ? 0 : static_cast<int>(reactions))); // nobody is needed, whoever reacts
        return need.refused;
    };
    CHECK_FALSE(refused(Need::most_choices, 1));
    CHECK(refused(Need::most_choices + 1, 1));
    CHECK_FALSE(refused(1, Need::most_choices));
    CHECK(refused(1, Need::most_choices + 1));
    constexpr std::size_t few = 100;
    CHECK_FALSE(refused(Need::most_pairs / few, few));
    CHECK(refused(Need::most_pairs / few + 1, few));
    CHECK(refused(Need::most_pairs / few, few + 1));
}
