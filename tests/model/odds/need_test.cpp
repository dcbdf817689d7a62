// What is needed, against every addition that could be made.

#include "tests/model/odds/further_by_hand.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <stop_token>

using namespace intendant::odds;
using namespace intendant::odds::test;

namespace {

NeedQuestion random_question(std::mt19937_64& chance, Field field, bool guns) {
    const int most = field == Field::Sea ? 1 : 3;
    NeedQuestion question{.field = field, .attacker = small_force(chance, most, field), .defender = small_force(chance, most, field)};
    question.aim = chance() % 3 == 0 ? Aim::Hold : Aim::Take;
    question.options.retreat_below = chance() % 4 == 0 ? 2 : 0;
    if (guns && field == Field::Land) {
        question.options.air_defence = chance() % 3 == 0 ? AirDefence::PerGroup : AirDefence::OwnerOrder;
    }
    auto& side = question.aim == Aim::Take ? question.attacker : question.defender;
    for (std::size_t g = 0; g < side.size(); ++g) {
        if (chance() % 4 != 0) {
            question.additions.push_back(
                {.group = g, .most = static_cast<int>(chance() % (field == Field::Sea ? 3 : 5)), .price = side[g].cost});
        }
    }
    if (chance() % 2 == 0) {
        question.money = static_cast<std::int64_t>(chance() % 40);
    }
    constexpr std::array wanted{0.5, 0.8, 0.95, 0.3, 0.65};
    question.chance = wanted[chance() % wanted.size()];
    return question;
}

void compare(const NeedQuestion& question, Workspace& workspace) {
    const auto plain = plain_need(question);
    const auto found = need(question, workspace);
    REQUIRE_FALSE(found.refused);
    REQUIRE(found.none.has_value() == !plain.found);
    if (plain.found) {
        CHECK(found.price == plain.price);
        CHECK(found.counts == plain.counts);
        CHECK(std::abs(found.chance - plain.chance) < 1e-12);
        CHECK(found.certificate < certificate_limit);
    } else if (found.greatest > 0) {
        CHECK(std::abs(found.greatest - plain.greatest) < 1e-12);
    }
    CHECK(found.asked <= 2 * plain.tried + 2);
}

/// Infantry and armor of which more can be bought, against infantry.
NeedQuestion purchase() {
    return {.attacker = {{2, 1, 1, 3, UnitClass::Land}, {0, 3, 1, 5, UnitClass::Land}},
            .defender = {{3, 2, 1, 3, UnitClass::Land}},
            .additions = {{.group = 0, .most = 20, .price = 3}, {.group = 1, .most = 20, .price = 5}},
            .money = 40,
            .chance = 0.8};
}

} // namespace

TEST_CASE("what five hundred small battles need is the cheapest of all that could be added", "[odds]") {
    std::mt19937_64 chance(20261128);
    Workspace workspace;
    for (int i = 0; i < 500; ++i) {
        INFO("question " << i);
        compare(random_question(chance, i % 10 == 9 ? Field::Sea : Field::Land, i % 3 == 0), workspace);
    }
}

TEST_CASE("a purchase that takes a space costs no more than it must", "[odds]") {
    Workspace workspace;
    const auto question = purchase();
    std::vector<std::int64_t> prices;
    const auto found = need(question, workspace, [&](const Cheapest& better) { prices.push_back(better.price); });
    REQUIRE_FALSE(found.none);
    CHECK(found.chance >= 0.8);
    CHECK(found.price == plain_need(question).price);
    CHECK(std::abs(found.odds.win_with_land - found.chance) < 1e-15);
    // Answers come as they improve.
    REQUIRE_FALSE(prices.empty());
    CHECK(prices.back() == found.price);
    CHECK(std::ranges::is_sorted(prices, std::ranges::greater{}));
    // One unit fewer is not enough.
    Odds odds;
    for (std::size_t i = 0; i < found.counts.size(); ++i) {
        if (found.counts[i] > 0) {
            auto fewer = found.counts;
            --fewer[i];
            const auto army = with_additions(question.attacker, question.additions, fewer);
            CHECK(take(army, question.defender, Field::Land, {}, workspace, odds).taken < 0.8);
        }
    }
}

TEST_CASE("what is likely enough already needs nothing", "[odds]") {
    Workspace workspace;
    auto question = purchase();
    question.attacker[1].count = 10;
    question.money = 0;
    const auto found = need(question, workspace);
    CHECK_FALSE(found.none);
    CHECK(found.price == 0);
    CHECK(found.counts == std::vector<int>{0, 0});
    CHECK(found.chance == found.before);
}

TEST_CASE("what cannot be had is said in a sentence, and nothing is proposed", "[odds]") {
    Workspace workspace;
    const auto says = [&](const NeedQuestion& question) {
        const auto found = need(question, workspace);
        CHECK(found.counts == std::vector<int>(question.additions.size(), 0));
        REQUIRE(found.none);
        return std::pair{intendant::core::fill(found.none->id, *found.none), found.refused};
    };
    auto question = purchase();
    question.chance = 1;
    CHECK(says(question) == std::pair{std::string{"Dice make nothing certain: ask for a chance below 100 %."}, true});
    question.chance = 0;
    CHECK(says(question) == std::pair{std::string{"Ask for a chance above 0 % and below 100 %."}, true});
    question.chance = 0.95;
    question.money = 0;
    CHECK(says(question) == std::pair{std::string{"There is no money to add anything."}, false});
    question.money = 3;
    CHECK(says(question).first.starts_with("Nothing that could be added gives 95 %; the most is "));
    question.additions.clear();
    CHECK(says(question) == std::pair{std::string{"There is nothing that could be added."}, false});
    question.additions = {{.group = 0, .most = 1, .price = 1}}; // one thing for one is something
    CHECK(says(question).first.starts_with("Nothing that could be added gives 95 %; the most is "));
    question = purchase();
    question.additions[0].price = 0;
    CHECK(says(question).second);
    question = purchase();
    question.money.reset();
    question.additions[0].most = most_units;
    CHECK(says(question).first == "More than 1200 units could be added, the most that is computed.");
}

TEST_CASE("a search for what is needed stops when it is told to", "[odds]") {
    Workspace workspace;
    std::stop_source source;
    auto question = purchase();
    question.chance = 0.99;
    question.money = 100;
    int told = 0;
    const auto found = need(
        question, workspace,
        [&](const Cheapest&) {
            ++told;
            source.request_stop();
        },
        source.get_token());
    CHECK(told == 1);
    CHECK(found.cancelled);
}
