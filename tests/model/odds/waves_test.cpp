// Attacks one after the other, and what is taken and held: against every order with the plain solver, and against thrown dice.

#include "tests/model/odds/further_by_hand.hpp"

#include "model/odds/keep_aircraft.hpp"
#include "tests/model/odds/thrown.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace intendant::odds;
using namespace intendant::odds::test;

namespace {

using enum UnitClass;

/// At least one unit.
Force somebody(std::mt19937_64& chance, int most) {
    auto force = small_force(chance, most, Field::Land);
    if (size_of(force) == 0) {
        force.front().count = 1;
    }
    return force;
}

/// The units left when so many are, the first in order of loss gone.
Force left_of(Force force, int left) {
    int gone = size_of(force) - left;
    for (auto& group : force) {
        const int lost = std::min(gone, group.count);
        group.count -= lost;
        gone -= lost;
    }
    return force;
}

/// A random question about an attack and its counter-attack.
HoldQuestion hold_question(std::mt19937_64& chance) {
    HoldQuestion question{.attacker = somebody(chance, 3), .defender = somebody(chance, 2), .counter = somebody(chance, 3)};
    for (const auto& group : question.attacker) {
        question.as_defenders.push_back({.hit = static_cast<int>(chance() % 5), .stays = !is_air(group)});
    }
    if (chance() % 3 == 0) {
        question.joined = small_force(chance, 2, Field::Land);
    }
    question.options.air_defence = chance() % 3 == 0 ? AirDefence::OwnerOrder : AirDefence::None;
    question.options.retreat_below = chance() % 4 == 0 ? 2 : 0;
    question.counter_options.air_defence = chance() % 3 == 0 ? AirDefence::PerGroup : AirDefence::None;
    return question;
}

} // namespace

TEST_CASE("the best order of waves is the best of all, and each has the chance of the plain solver", "[odds]") {
    std::mt19937_64 chance(20261129);
    Workspace workspace;
    for (int i = 0; i < 60; ++i) {
        INFO("question " << i);
        const auto defender = somebody(chance, 3);
        std::vector<Wave> all;
        const auto count = 1 + chance() % 4;
        for (std::size_t w = 0; w < count; ++w) {
            all.push_back({.attacker = somebody(chance, 2)});
            all.back().options.air_defence = chance() % 3 == 0 ? AirDefence::OwnerOrder : AirDefence::None;
            all.back().options.retreat_below = chance() % 5 == 0 ? 2 : 0;
        }
        const auto found = waves(all, defender, workspace);
        REQUIRE_FALSE(found.objection);
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        CHECK(std::abs(found.listed.taken - plain_waves(all, order, defender)) < 1e-12);
        double best = 0;
        double worst = 1;
        std::int64_t orders = 0;
        do {
            const double taken = plain_waves(all, order, defender);
            best = std::max(best, taken);
            worst = std::min(worst, taken);
            ++orders;
        } while (std::ranges::next_permutation(order).found);
        CHECK(found.orders == orders);
        CHECK(std::abs(found.best.taken - best) < 1e-11);
        CHECK(std::abs(found.worst - worst) < 1e-11);
        std::vector<std::size_t> chosen;
        double sum = 0;
        for (const auto& each : found.best.waves) {
            chosen.push_back(each.wave);
            sum += each.takes;
        }
        CHECK(std::abs(plain_waves(all, chosen, defender) - found.best.taken) < 1e-12);
        CHECK(std::abs(sum - found.best.taken) < 1e-12);
        CHECK(found.certificate < certificate_limit);
    }
}

TEST_CASE("waves and what is taken and held come about as thrown dice say", "[odds]") {
    Workspace workspace;
    Dice dice(41);
    constexpr int evenings = 20'000;
    constexpr double away = 0.018; // five standard deviations of a half
    const Force defender{{4, 2, 1, 3, Land}, {1, 2, 1, 5, Land}, {1, 4, 1, 12, Air}};
    const std::vector<Wave> all{{.attacker = {{3, 1, 1, 3, Land}, {2, 3, 1, 12, Air}}, .options = {.air_defence = AirDefence::OwnerOrder}},
                                {.attacker = {{2, 1, 1, 3, Land}, {2, 3, 1, 5, Land}}, .options = {.bombard_dice = 2}}};
    const auto found = waves(all, defender, workspace);
    const HoldQuestion question{.attacker = {{5, 1, 1, 3, Land}, {2, 3, 1, 5, Land}, {2, 3, 1, 12, Air}},
                                .as_defenders = {{.hit = 2}, {.hit = 2}, {.hit = 4, .stays = false}},
                                .defender = defender,
                                .options = {.air_defence = AirDefence::OwnerOrder},
                                .joined = {{1, 2, 1, 3, Land}},
                                .counter = {{2, 1, 1, 3, Land}, {2, 3, 1, 5, Land}},
                                .counter_options = {.bombard_dice = 1}};
    const auto held = take_and_hold(question, workspace);
    int taken_by_waves = 0;
    int taken = 0;
    int kept = 0;
    for (int i = 0; i < evenings; ++i) {
        int left = size_of(defender);
        bool ours = false;
        for (const auto& each : found.best.waves) {
            if (!ours && left > 0) {
                const auto thrown =
                    throw_battle(all[each.wave].attacker, left_of(defender, left), Field::Land, all[each.wave].options, dice);
                left = thrown.defenders;
                ours = thrown.won && thrown.land;
            } else {
                ours = true; // all waves have units of land
            }
        }
        taken_by_waves += ours ? 1 : 0;
        const auto thrown = throw_battle(question.attacker, defender, Field::Land, question.options, dice);
        if (thrown.won && thrown.land) {
            ++taken;
            // While units of land are left, only the gun takes fighters: what was lost says how many.
            const Force on_land{{5, 2, 1, 3, Land}, {2, 2, 1, 5, Land}};
            int gone = 0;
            auto left_there = left_of(on_land, thrown.attackers - 2);
            while (thrown.attacker_loss != 12 * gone + value_of(on_land) - value_of(left_there)) {
                left_there = left_of(on_land, thrown.attackers - 2 + ++gone);
            }
            const Force garrison{{1 + left_there[0].count, 2, 1, 3, Land}, {left_there[1].count, 2, 1, 5, Land}};
            const auto counter = throw_battle(question.counter, garrison, Field::Land, question.counter_options, dice);
            kept += counter.won && counter.land ? 0 : 1;
        }
    }
    CHECK(std::abs(taken_by_waves / double{evenings} - found.best.taken) < away);
    CHECK(std::abs(taken / double{evenings} - held.taken) < away);
    CHECK(std::abs(kept / double{evenings} - held.held) < away);
    CHECK(held.certificate < certificate_limit);
}

TEST_CASE("what is taken and held is what the plain solver says of both battles", "[odds]") {
    std::mt19937_64 chance(20261130);
    Workspace workspace;
    for (int i = 0; i < 150; ++i) {
        INFO("question " << i);
        const auto question = hold_question(chance);
        const auto found = take_and_hold(question, workspace);
        REQUIRE_FALSE(found.objection);
        const auto plain = plain_hold(question);
        CHECK(std::abs(found.taken - plain.taken) < 1e-12);
        CHECK(std::abs(found.held - plain.held) < 1e-12);
        CHECK(found.certificate < certificate_limit);
    }
}

TEST_CASE("aircraft that are not to be risked are kept as thrown dice say", "[odds]") {
    const Force attacker{{2, 1, 1, 3, Land}, {3, 3, 1, 12, Air}, {1, 3, 1, 5, Land}};
    const Force defender{{3, 2, 1, 3, Land}};
    Workspace workspace;
    Dice dice(7);
    for (const bool guns : {false, true}) {
        const Options options{.air_defence = guns ? AirDefence::OwnerOrder : AirDefence::None};
        const auto found = land_battle_keeping(2, attacker, defender, options, workspace);
        CHECK(found.odds.certificate < certificate_limit);
        CHECK(std::abs(std::accumulate(found.aircraft_left.begin(), found.aircraft_left.end(), 0.0) - 1) < 1e-12);
        constexpr int evenings = 20'000;
        int won = 0;
        int kept = 0;
        for (int i = 0; i < evenings; ++i) {
            // The guns alone, then round by round: on goes who would still have two after one more loss.
            auto force = attacker;
            if (guns) {
                const int shot = dice.hits(3, 1);
                force[1].count -= shot;
            }
            auto enemy = defender;
            const auto goes_on = [&] { return size_of(force) > 0 && left_of(force, size_of(force) - 1)[1].count >= 2; };
            while (size_of(enemy) > 0 && goes_on()) {
                const auto round = throw_battle(force, enemy, Field::Land, {.max_rounds = 1}, dice);
                force = left_of(force, round.attackers);
                enemy = left_of(enemy, round.defenders);
            }
            won += size_of(enemy) == 0 && size_of(force) > 0 ? 1 : 0;
            kept += force[1].count >= 2 ? 1 : 0;
        }
        CHECK(std::abs(won / double{evenings} - found.odds.win) < 0.018);
        CHECK(std::abs(kept / double{evenings} - found.kept) < 0.018);
    }
    // Who has fewer than he wants to keep does not begin.
    const auto none = land_battle_keeping(4, attacker, defender, {}, workspace);
    CHECK(none.odds.stopped == 1);
    CHECK(none.kept == 0);
}

TEST_CASE("waves that cannot be put in order are refused in a sentence", "[odds]") {
    Workspace workspace;
    const Force one{{1, 1, 1, 3, Land}};
    CHECK(waves({}, one, workspace).objection);
    CHECK(waves(std::vector<Wave>(most_waves + 1, Wave{.attacker = one}), one, workspace).objection);
    CHECK(waves({{.attacker = {}}}, one, workspace).objection);
    CHECK(take_and_hold({.attacker = one, .defender = one, .counter = one}, workspace).objection);
    std::stop_source source;
    source.request_stop();
    CHECK(waves({{.attacker = one}}, one, workspace, {}, source.get_token()).cancelled);
    CHECK(take_and_hold({.attacker = one, .as_defenders = {{.hit = 2}}, .defender = one, .counter = one}, workspace, source.get_token())
              .cancelled);
}
